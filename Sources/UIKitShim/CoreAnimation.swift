#if !canImport(UIKit)
    public import Foundation

    /// A movement to hang on a layer.
    open class CAAnimation: NSObject {
        /// How long it takes, in seconds.
        public var duration: TimeInterval = 0
    }

    /// What a view draws on.
    open class CALayer: NSObject {
        /// Where the layer lies in the one above it.
        public var frame = CGRect.zero
        /// The radius of its corners.
        public var cornerRadius: CGFloat = 0
        /// The width of its border.
        public var borderWidth: CGFloat = 0
        /// How much of what lies behind is covered, from 0 to 1.
        public var opacity: Float = 1
        /// Whether what lies outside is cut off.
        public var masksToBounds = false
    }
#endif
