#if !canImport(UIKit)
    import Foundation

    /// A wheel that turns while something is under way.
    @MainActor
    open class UIActivityIndicatorView: UIView {
        /// The colour of the wheel.
        public var color: UIColor! = .gray
        /// Whether the wheel turns.
        public private(set) var isAnimating = false

        /// Creates a wheel.
        public init(style: Style) {
            let side: CGFloat = style == .large ? 37 : 20
            super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        }

        /// Lets the wheel turn.
        open func startAnimating() { isAnimating = true }
        /// Stops the wheel.
        open func stopAnimating() { isAnimating = false }

        /// How large the wheel is.
        public enum Style: Int, Sendable {
            case medium = 100
            case large = 101
        }
    }
#endif
