#if !canImport(UIKit)
    public import Foundation

    /// Distances from the four edges of a rectangle, in points.
    public struct UIEdgeInsets: Hashable, Sendable {
        /// From the top edge.
        public var top: CGFloat
        /// From the left edge.
        public var left: CGFloat
        /// From the bottom edge.
        public var bottom: CGFloat
        /// From the right edge.
        public var right: CGFloat

        /// No distance on any side.
        public static let zero = UIEdgeInsets()

        /// Creates insets of zero.
        public init() {
            self.init(top: 0, left: 0, bottom: 0, right: 0)
        }

        /// Creates insets.
        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    extension NSValue {
        /// Boxes a size.
        public convenience init(cgSize: CGSize) {
            self.init(size: cgSize)
        }

        /// Boxes a point.
        public convenience init(cgPoint: CGPoint) {
            self.init(point: cgPoint)
        }

        /// Boxes a rectangle.
        public convenience init(cgRect: CGRect) {
            self.init(rect: cgRect)
        }

        /// Boxes insets.
        public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
            self.init(
                edgeInsets: NSEdgeInsets(
                    top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
        }

        /// The size in the box.
        public var cgSizeValue: CGSize { sizeValue }

        /// The point in the box.
        public var cgPointValue: CGPoint { pointValue }

        /// The rectangle in the box.
        public var cgRectValue: CGRect { rectValue }

        /// The insets in the box.
        public var uiEdgeInsetsValue: UIEdgeInsets {
            let insets = edgeInsetsValue
            return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
    }
#endif
