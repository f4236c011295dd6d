#if !canImport(UIKit)
    public import Foundation

    /// A rectangle on the screen.
    @MainActor
    open class UIView: NSObject {
        /// Where the view lies in its superview.
        public var frame: CGRect
        /// The colour behind the content.
        public var backgroundColor: UIColor?
        /// What bars and the phone's edges cover of the view.
        public var safeAreaInsets = UIEdgeInsets.zero
        /// Whether the view is not shown.
        public var isHidden = false
        /// How much of what lies behind is covered, from 0 to 1.
        public var alpha: CGFloat = 1
        /// A number to find the view by.
        public var tag = 0
        /// How the content fits the view.
        public var contentMode: ContentMode = .scaleToFill
        /// Which distances and sides give way when the superview changes its size.
        public var autoresizingMask: AutoresizingMask = []
        /// Whether what lies outside the bounds is cut off.
        public var clipsToBounds = false
        /// Whether the view takes touches.
        public var isUserInteractionEnabled = true
        /// What is read out for the view.
        public var accessibilityLabel: String?
        /// A name for tests to find the view by.
        public var accessibilityIdentifier: String?
        /// What the view draws on.
        public let layer = CALayer()
        /// The view that this one lies in.
        public private(set) weak var superview: UIView?
        /// The views in this one, the lowest first.
        public private(set) var subviews: [UIView] = []
        /// The gestures that the view answers.
        public private(set) var gestureRecognizers: [UIGestureRecognizer]?

        /// Creates a view at a place.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Creates a view without a size.
        public override convenience init() {
            self.init(frame: .zero)
        }

        /// The view's rectangle in its own coordinates.
        public var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }

        /// The middle of the view in its superview.
        public var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set {
                frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
            }
        }

        /// The window that the view is shown in, if it is shown.
        public var window: UIWindow? {
            var view: UIView? = self
            while let current = view {
                if let window = current as? UIWindow { return window }
                view = current.superview
            }
            return nil
        }

        /// Puts a view on top of the others in this one, taking it out of the one it was in.
        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            view.superview = self
            subviews.append(view)
        }

        /// Puts a view at a place among the others in this one, counted from the lowest.
        open func insertSubview(_ view: UIView, at index: Int) {
            addSubview(view)
            subviews.insert(subviews.removeLast(), at: index)
        }

        /// Puts a view under one of the others in this one.
        open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
            view.removeFromSuperview()
            insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
        }

        /// Takes the view out of the one that it lies in.
        open func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }

        /// The view itself or the first below it with a tag.
        public func viewWithTag(_ tag: Int) -> UIView? {
            if self.tag == tag { return self }
            for view in subviews {
                if let found = view.viewWithTag(tag) { return found }
            }
            return nil
        }

        /// Makes the view answer a gesture.
        public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
            gestureRecognizer.view = self
        }

        /// Places the subviews; a subclass overrides it.
        open func layoutSubviews() {}

        /// Asks for the subviews to be placed again.
        open func setNeedsLayout() {}

        /// Places the subviews at once.
        open func layoutIfNeeded() {
            layoutSubviews()
        }

        /// Distances and sides that may give way.
        public struct AutoresizingMask: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt

            /// Creates a mask from its bits.
            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            /// The distance from the left edge.
            public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
            /// The width.
            public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
            /// The distance from the right edge.
            public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
            /// The distance from the top edge.
            public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
            /// The height.
            public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
            /// The distance from the bottom edge.
            public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
        }

        /// How content fits a view of another size.
        public enum ContentMode: Int, Sendable {
            case scaleToFill = 0
            case scaleAspectFit = 1
            case scaleAspectFill = 2
            case redraw = 3
            case center = 4
            case top = 5
            case bottom = 6
            case left = 7
            case right = 8
            case topLeft = 9
            case topRight = 10
            case bottomLeft = 11
            case bottomRight = 12
        }
    }

    /// Objective-C's name of the type; Swift refuses it here as it does with UIKit.
    @available(*, unavailable, renamed: "UIView.ContentMode")
    public typealias UIViewContentMode = UIView.ContentMode

    /// The view that all others of a screen lie in.
    @MainActor
    open class UIWindow: UIView {
        /// The controller whose view fills the window.
        public var rootViewController: UIViewController? {
            didSet {
                oldValue?.viewIfLoaded?.removeFromSuperview()
                if let view = rootViewController?.view { addSubview(view) }
            }
        }

        /// Whether the window takes the keyboard's input.
        public private(set) var isKeyWindow = false

        /// Shows the window in front of the others.
        public func makeKeyAndVisible() {
            isHidden = false
            isKeyWindow = true
        }
    }

    /// A picture on the screen.
    @MainActor
    open class UIImageView: UIView {
        /// The picture.
        public var image: UIImage?

        /// Creates a view of a picture, as big as it.
        public convenience init(image: UIImage?) {
            self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
            self.image = image
        }
    }

    /// A way of touching that a view answers.
    @MainActor
    open class UIGestureRecognizer: NSObject {
        /// The view that answers.
        public fileprivate(set) weak var view: UIView?
        /// Whether the view answers at all.
        public var isEnabled = true
    }

    /// A tap.
    @MainActor
    open class UITapGestureRecognizer: UIGestureRecognizer {
        /// How many taps it takes.
        public var numberOfTapsRequired = 1
    }
#endif
