extension AuthPageStyle {
    /// The status bar above the page.
    public struct StatusBar: Hashable, Sendable {
        /// The colour of its signs.
        public var style = StatusBarStyle.default
        /// Whether it is hidden.
        public var isHidden = false

        /// The standard bar.
        public init() {}
    }

    /// The colour of the status bar's signs.
    public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// As the appearance asks for.
        case `default`
        /// Light signs, for a dark page.
        case lightContent
        /// Dark signs, for a light page.
        case darkContent
    }

    /// The bar with title and back button.
    public struct NavigationBar: Hashable, Sendable {
        /// Whether the page has none.
        public var isHidden = false
        /// Its colour.
        public var backgroundColor = Color(0xFFFFFF, dark: 0x1C1C1E)
        /// The title.
        public var title = Label(color: Color(0x262626, dark: 0xF2F2F2), fontSize: 18, isBold: true)
        /// Where the title stands; the vendor's place when `nil`.
        public var titlePlacement: Placement?
        /// The picture of the back button; the vendor's own when `nil`.
        public var backImage: String?
        /// Whether there is no back button.
        public var isBackHidden = false
        /// Where the back button stands; the vendor's place when `nil`.
        public var backPlacement: Placement?
        /// A button of the app's on the right.
        public var rightItem: RightItem?

        /// The standard bar.
        public init() {}
    }

    /// A button of the app's on the right of the navigation bar. A tap is the event `customControlTapped`.
    public struct RightItem: Hashable, Sendable {
        /// The name that the event carries.
        public var id: String
        /// The text; also what a screen reader says.
        public var title: String?
        /// The picture.
        public var image: String?

        /// Makes a button.
        public init(id: String, title: String? = nil, image: String? = nil) {
            self.id = id
            self.title = title
            self.image = image
        }
    }
}

extension AuthPageStyle.StatusBar: FieldObject {
    static var fields: [Field<Self>] {
        [Field("style", \.style), Field("hidden", \.isHidden)]
    }
}

extension AuthPageStyle.NavigationBar: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("hidden", \.isHidden),
            Field("backgroundColor", \.backgroundColor),
            Field("title", \.title),
            Field("titlePlacement", \.titlePlacement),
            Field("backImage", \.backImage, .notBlank),
            Field("backHidden", \.isBackHidden),
            Field("backPlacement", \.backPlacement),
            Field("rightItem", \.rightItem),
        ]
    }
}

extension AuthPageStyle.RightItem: FieldObject {
    init() { self.init(id: "") }

    static var fields: [Field<Self>] {
        [
            Field("id", \.id, isRequired: true, .notBlank),
            Field("title", \.title, .notBlank),
            Field("image", \.image, .notBlank),
        ]
    }

    func checkTogether(at path: String, into log: inout ProblemLog) {
        guard title == nil, image == nil else { return }
        log.reject(.emptyValue, at: path, "has neither a title nor an image")
    }
}
