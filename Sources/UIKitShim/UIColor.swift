#if !canImport(UIKit)
    public import Foundation

    /// A colour of a layer, which is the same in every appearance.
    public final class CGColor: Sendable {
        /// The colour that it was made of.
        public let color: UIColor

        init(color: UIColor) {
            self.color = color
        }
    }

    /// A colour, fixed or different in light and dark appearance.
    public final class UIColor: NSObject, Sendable {
        private let source: Source

        /// Creates a colour from its components, each from 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(.components(Components(red: red, green: green, blue: blue, alpha: alpha)))
        }

        /// Creates a grey from its brightness and opacity, each from 0 to 1.
        public convenience init(white: CGFloat, alpha: CGFloat) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        }

        /// Creates a colour that is asked for anew in every appearance.
        public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
            self.init(.dynamic(dynamicProvider))
        }

        private init(_ source: Source) {
            self.source = source
        }

        /// The colour in an appearance; a fixed colour is the same in all.
        public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
            switch source {
            case .components: self
            case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
            }
        }

        /// The same colour with another opacity.
        public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
            switch source {
            case .components(var components):
                components.alpha = alpha
                return UIColor(.components(components))
            case .dynamic(let provider):
                return UIColor { provider($0).withAlphaComponent(alpha) }
            }
        }

        /// The colour for a layer: the one in light appearance.
        public var cgColor: CGColor {
            CGColor(color: resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
        }

        /// Writes the components, in light appearance where they differ, and answers whether it could.
        @discardableResult
        public func getRed(
            _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
            blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            let components = components(in: .light)
            red?.pointee = components.red
            green?.pointee = components.green
            blue?.pointee = components.blue
            alpha?.pointee = components.alpha
            return true
        }

        /// Makes this the colour of what is filled next; nothing is drawn here.
        public func setFill() {}

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIColor else { return false }
            return components(in: .light) == other.components(in: .light)
                && components(in: .dark) == other.components(in: .dark)
        }

        public override var hash: Int { components(in: .light).hashValue }

        private func components(in style: UIUserInterfaceStyle) -> Components {
            switch source {
            case .components(let components): components
            case .dynamic(let provider): provider(UITraitCollection(userInterfaceStyle: style)).components(in: style)
            }
        }

        private struct Components: Hashable, Sendable {
            let red: CGFloat
            let green: CGFloat
            let blue: CGFloat
            var alpha: CGFloat
        }

        private enum Source: Sendable {
            case components(Components)
            case dynamic(@Sendable (UITraitCollection) -> UIColor)
        }
    }

    extension UIColor {
        /// Black.
        public static let black = UIColor(white: 0, alpha: 1)
        /// White.
        public static let white = UIColor(white: 1, alpha: 1)
        /// Nothing at all.
        public static let clear = UIColor(white: 0, alpha: 0)
        /// Middle grey.
        public static let gray = UIColor(white: 0.5, alpha: 1)
        /// A grey one third of the way from black to white.
        public static let darkGray = UIColor(white: 1.0 / 3.0, alpha: 1)
        /// A grey two thirds of the way from black to white.
        public static let lightGray = UIColor(white: 2.0 / 3.0, alpha: 1)
        /// Pure red.
        public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        /// Pure green.
        public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        /// Pure blue.
        public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
#endif
