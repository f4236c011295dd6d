#if !canImport(UIKit)
    public import Foundation

    /// An image: a name or a size, without pixels.
    public final class UIImage: NSObject, Sendable {
        /// The size in points; zero for a named image, whose file is not looked at.
        public let size: CGSize
        /// The name that the image was asked for by.
        package let name: String?
        /// The colour of an image of nothing else.
        package let fill: UIColor?
        /// The radius of such an image's corners.
        package let cornerRadius: Double

        /// Creates an image without a size.
        public convenience override init() {
            self.init(name: nil, size: .zero)
        }

        /// Finds an image in the app; every name but the empty one is taken to exist.
        public convenience init?(named name: String) {
            guard !name.isEmpty else { return nil }
            self.init(name: name, size: .zero)
        }

        /// Creates an image of one colour, to be stretched.
        package convenience init(filledWith color: UIColor, cornerRadius: Double = 0) {
            self.init(name: nil, size: CGSize(width: 3, height: 3), fill: color, cornerRadius: cornerRadius)
        }

        fileprivate init(name: String?, size: CGSize, fill: UIColor? = nil, cornerRadius: Double = 0) {
            self.name = name
            self.size = size
            self.fill = fill
            self.cornerRadius = cornerRadius
        }

        /// A copy that stretches outside its insets.
        public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    }

    /// Draws images in code; here it answers an image of the right size.
    public class UIGraphicsImageRenderer: NSObject {
        private let size: CGSize

        /// Creates a renderer for images of a size.
        public init(size: CGSize) {
            self.size = size
        }

        /// Runs the drawing code and answers the image.
        public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
            actions(UIGraphicsImageRendererContext())
            return UIImage(name: nil, size: size)
        }
    }

    /// What the drawing code of a renderer draws on.
    public class UIGraphicsImageRendererContext: NSObject {
        /// Fills a rectangle with the colour set last.
        public func fill(_ rect: CGRect) {}
    }

    /// A path to fill.
    public class UIBezierPath: NSObject {
        /// The smallest rectangle that holds the path.
        public let bounds: CGRect

        /// Creates a rectangle with round corners.
        public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
            bounds = rect
        }

        /// Fills the path with the colour set last.
        public func fill() {}
    }
#endif
