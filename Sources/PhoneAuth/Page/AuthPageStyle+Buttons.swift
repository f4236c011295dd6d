extension AuthPageStyle {
    /// The button that logs in.
    public struct LoginButton: Hashable, Sendable {
        /// Whether it is hidden. Vendors and carriers refuse a page without it; the linter says so.
        public var isHidden = false
        /// Its title.
        public var title = Label(color: .white, isBold: true)
        /// Its colour, where it has no picture.
        public var backgroundColor: Color? = Color(0x0064C8)
        /// Pictures instead of the colour.
        public var images = ButtonImages()
        /// The radius of its corners in points.
        public var cornerRadius = 8.0
        /// Where it stands.
        public var placement = Placement(
            Anchors(top: 240, centerX: 0, width: .share(0.85), height: 48),
            landscape: .anchors(Anchors(top: 90, centerX: 0, width: .share(0.6), height: 44)))

        /// The standard button.
        public init() {}
    }

    /// A button's pictures by its state.
    public struct ButtonImages: Hashable, Sendable {
        /// As it is.
        public var normal: String?
        /// While it cannot be tapped.
        public var disabled: String?
        /// While a finger is on it.
        public var highlighted: String?

        /// Makes a set of pictures.
        public init(normal: String? = nil, disabled: String? = nil, highlighted: String? = nil) {
            self.normal = normal
            self.disabled = disabled
            self.highlighted = highlighted
        }
    }

    /// The button that leads to another way to log in. A tap ends the login as `userChoseOtherMethod`.
    public struct SwitchButton: Hashable, Sendable {
        /// Whether there is none.
        public var isHidden = false
        /// Its title.
        public var title = Label(color: Color(0x0064C8), fontSize: 15)
        /// Its colour; clear when `nil`.
        public var backgroundColor: Color?
        /// Where it stands.
        public var placement = Placement(
            Anchors(top: 304, centerX: 0, width: 160, height: 24),
            landscape: .anchors(Anchors(top: 142, centerX: 0, width: 160, height: 24)))

        /// The standard button.
        public init() {}
    }

    /// The button that stays in a fusion scene and asks for another number. Hidden unless the style shows it.
    public struct OtherNumberButton: Hashable, Sendable {
        /// Whether there is none.
        public var isHidden = true
        /// Its title.
        public var title = Label(color: Color(0x0064C8), fontSize: 15)
        /// Where it stands.
        public var placement = Placement(
            Anchors(top: 336, centerX: 0, width: 160, height: 24), landscape: .hidden)

        /// The standard button, hidden.
        public init() {}
    }
}

extension AuthPageStyle.LoginButton: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("hidden", \.isHidden),
            Field("title", \.title),
            Field("backgroundColor", \.backgroundColor),
            Field("images", \.images),
            Field("cornerRadius", \.cornerRadius, .cornerRadius),
            Field("placement", \.placement),
        ]
    }
}

extension AuthPageStyle.ButtonImages: FieldObject {
    /// No pictures.
    public init() { self.init(normal: nil) }

    static var fields: [Field<Self>] {
        [
            Field("normal", \.normal, .notBlank),
            Field("disabled", \.disabled, .notBlank),
            Field("highlighted", \.highlighted, .notBlank),
        ]
    }
}

extension AuthPageStyle.SwitchButton: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("hidden", \.isHidden),
            Field("title", \.title),
            Field("backgroundColor", \.backgroundColor),
            Field("placement", \.placement),
        ]
    }
}

extension AuthPageStyle.OtherNumberButton: FieldObject {
    static var fields: [Field<Self>] {
        [Field("hidden", \.isHidden), Field("title", \.title), Field("placement", \.placement)]
    }
}
