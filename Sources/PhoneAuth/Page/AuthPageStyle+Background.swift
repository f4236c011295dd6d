extension AuthPageStyle {
    /// What lies behind everything. At most one of picture, moving picture and film is shown; the linter says so.
    public struct Background: Hashable, Sendable {
        /// The colour.
        public var color = Color(0xFFFFFF, dark: 0x1C1C1E)
        /// A picture.
        public var image: String?
        /// The picture in landscape; the same one when `nil`.
        public var landscapeImage: String?
        /// How the picture fills the page.
        public var contentMode = ContentMode.scaleAspectFill
        /// A moving picture (GIF).
        public var gif: String?
        /// A film, played again and again.
        public var video: String?

        /// A plain background.
        public init() {}
    }

    /// How a picture fills its place, as UIKit names it.
    public enum ContentMode: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// Stretched to fit.
        case scaleToFill
        /// As large as fits, nothing cut off.
        case scaleAspectFit
        /// As small as fills, the rest cut off.
        case scaleAspectFill
        /// Drawn anew for each size.
        case redraw
        /// In its own size in the middle.
        case center
        /// In its own size at the top.
        case top
        /// In its own size at the bottom.
        case bottom
        /// In its own size on the left.
        case left
        /// In its own size on the right.
        case right
        /// In its own size in the upper left corner.
        case topLeft
        /// In its own size in the upper right corner.
        case topRight
        /// In its own size in the lower left corner.
        case bottomLeft
        /// In its own size in the lower right corner.
        case bottomRight
    }
}

extension AuthPageStyle.Background: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("color", \.color),
            Field("image", \.image, .notBlank),
            Field("landscapeImage", \.landscapeImage, .notBlank),
            Field("contentMode", \.contentMode),
            Field("gif", \.gif, .notBlank),
            Field("video", \.video, .notBlank),
        ]
    }
}
