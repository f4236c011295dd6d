#if !canImport(UIKit)
    public import Foundation

    /// A movement to hang on a layer.
    open class CAAnimation: NSObject {
        /// How long it takes, in seconds.
        public var duration: TimeInterval = 0
    }

    /// A movement of one property of a layer, by its key path.
    open class CAPropertyAnimation: CAAnimation {
        /// The property.
        public var keyPath: String?

        /// Creates an animation of a property.
        public convenience init(keyPath: String?) {
            self.init()
            self.keyPath = keyPath
        }
    }

    /// A movement from one value to another.
    open class CABasicAnimation: CAPropertyAnimation {
        /// The value at the beginning.
        public var fromValue: Any?
        /// The value at the end.
        public var toValue: Any?
    }

    /// A movement through several values.
    open class CAKeyframeAnimation: CAPropertyAnimation {
        /// The values in turn.
        public var values: [Any]?
    }

    /// Several movements at once.
    open class CAAnimationGroup: CAAnimation {
        /// The movements.
        public var animations: [CAAnimation]?
    }

    /// What a view draws on.
    open class CALayer: NSObject {
        /// Where the layer lies in the one above it.
        public var frame = CGRect.zero
        /// The radius of its corners.
        public var cornerRadius: CGFloat = 0
        /// The width of its border.
        public var borderWidth: CGFloat = 0
        /// The colour of its border.
        public var borderColor: CGColor?
        /// How much of what lies behind is covered, from 0 to 1.
        public var opacity: Float = 1
        /// Whether what lies outside is cut off.
        public var masksToBounds = false
    }
#endif
