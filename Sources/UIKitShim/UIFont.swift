#if !canImport(UIKit)
    public import Foundation

    /// A font: a name, a size and a weight.
    public final class UIFont: NSObject, Sendable {
        /// The name that the font was made with, or that of the system's font.
        public let fontName: String
        /// The size in points.
        public let pointSize: CGFloat
        package let weight: Weight

        /// Creates a font by name; every name but the empty one is taken to exist.
        public convenience init?(name fontName: String, size fontSize: CGFloat) {
            guard !fontName.isEmpty else { return nil }
            self.init(fontName: fontName, pointSize: fontSize, weight: .regular)
        }

        private init(fontName: String, pointSize: CGFloat, weight: Weight) {
            self.fontName = fontName
            self.pointSize = pointSize
            self.weight = weight
        }

        /// The system's font.
        public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
            systemFont(ofSize: fontSize, weight: .regular)
        }

        /// The system's font in a weight.
        public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
            UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
        }

        /// The system's font in bold.
        public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
            systemFont(ofSize: fontSize, weight: .bold)
        }

        /// The same font in another size.
        public func withSize(_ fontSize: CGFloat) -> UIFont {
            UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIFont else { return false }
            return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
        }

        public override var hash: Int { pointSize.hashValue }

        /// How heavy a font is, from -1 to 1.
        public struct Weight: RawRepresentable, Hashable, Sendable {
            /// The weight as a number; 0 is regular.
            public let rawValue: CGFloat

            /// Creates a weight from its number.
            public init(rawValue: CGFloat) {
                self.rawValue = rawValue
            }

            /// Lighter than regular.
            public static let light = Weight(rawValue: -0.4)
            /// The weight of running text.
            public static let regular = Weight(rawValue: 0)
            /// A little heavier than regular.
            public static let medium = Weight(rawValue: 0.23)
            /// Between medium and bold.
            public static let semibold = Weight(rawValue: 0.3)
            /// Bold.
            public static let bold = Weight(rawValue: 0.4)
        }
    }
#endif
