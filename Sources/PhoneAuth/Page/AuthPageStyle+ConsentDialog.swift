extension AuthPageStyle {
    /// The dialog that asks again when the login button is tapped and the box is not ticked.
    public struct ConsentDialog: Hashable, Sendable {
        /// Whether there is one.
        public var isEnabled = false
        /// Whether agreeing logs in at once; else it only ticks the box. In a file: `autoLogin`.
        public var logsInOnAgree = true
        /// Where it stands when its placement does not say.
        public var position = Position.center
        /// The animation.
        public var transition = Transition.cover
        /// Where it stands.
        public var placement = Placement(Anchors(centerX: 0, centerY: 0, width: 300, height: 200))
        /// Its colour.
        public var backgroundColor = Color(0xFFFFFF, dark: 0x2C2C2E)
        /// How opaque it is, 0 to 1.
        public var alpha = 1.0
        /// The radius of its corners in points.
        public var cornerRadius = 10.0
        /// The colour that dims the page.
        public var maskColor = Color.black
        /// How much it dims, 0 to 1.
        public var maskAlpha = 0.5
        /// Whether a tap beside the dialog closes it.
        public var dismissOnMaskTap = false
        /// The button that closes it.
        public var closeButton = DialogCloseButton()
        /// Its title.
        public var title = Label(isBold: true)
        /// The size of the agreements' font in points.
        public var contentFontSize = 14.0
        /// The colours of the agreements.
        public var contentColors = ContentColors()
        /// How the lines of the agreements are aligned.
        public var contentAlignment = Alignment.left
        /// The words before the agreements; as on the page when `nil`.
        public var prefix: String?
        /// The words after the agreements; as on the page when `nil`.
        public var suffix: String?
        /// The button that agrees.
        public var agreeButton = DialogButton(title: Label(color: .white))
        /// The button that does not.
        public var disagreeButton = DialogButton(title: Label())

        /// The standard dialog, not enabled.
        public init() {}
    }

    /// Where a dialog stands.
    public enum Position: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// In the middle of the page.
        case center
        /// At its lower edge.
        case bottom
    }

    /// The button that closes a dialog.
    public struct DialogCloseButton: Hashable, Sendable {
        /// Whether there is none.
        public var isHidden = false
        /// The picture; the vendor's own when `nil`.
        public var image: String?

        /// The vendor's button.
        public init() {}
    }

    /// The colours of a text with links.
    public struct ContentColors: Hashable, Sendable {
        /// The words.
        public var text = Color(0x999999)
        /// The links.
        public var link = Color(0x1890FF)

        /// The standard colours.
        public init() {}
    }

    /// A button of a dialog.
    public struct DialogButton: Hashable, Sendable {
        /// Its title.
        public var title: Label
        /// Its pictures.
        public var images: DialogButtonImages

        /// Makes a button.
        public init(title: Label, images: DialogButtonImages = DialogButtonImages()) {
            self.title = title
            self.images = images
        }
    }

    /// The pictures of a dialog's button; the vendor's own where `nil`.
    public struct DialogButtonImages: Hashable, Sendable {
        /// As it is.
        public var normal: String?
        /// While a finger is on it.
        public var highlighted: String?

        /// The vendor's own pictures.
        public init() {}
    }
}

extension AuthPageStyle.ConsentDialog: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("enabled", \.isEnabled),
            Field("autoLogin", \.logsInOnAgree),
            Field("position", \.position),
            Field("transition", \.transition),
            Field("placement", \.placement),
            Field("backgroundColor", \.backgroundColor),
            Field("alpha", \.alpha, .within(0...1)),
            Field("cornerRadius", \.cornerRadius, .cornerRadius),
            Field("maskColor", \.maskColor),
            Field("maskAlpha", \.maskAlpha, .within(0...1)),
            Field("dismissOnMaskTap", \.dismissOnMaskTap),
            Field("closeButton", \.closeButton),
            Field("title", \.title),
            Field("contentFontSize", \.contentFontSize, .fontSize),
            Field("contentColors", \.contentColors),
            Field("contentAlignment", \.contentAlignment),
            Field("prefix", \.prefix),
            Field("suffix", \.suffix),
            Field("agreeButton", \.agreeButton),
            Field("disagreeButton", \.disagreeButton),
        ]
    }
}

extension AuthPageStyle.DialogCloseButton: FieldObject {
    static var fields: [Field<Self>] {
        [Field("hidden", \.isHidden), Field("image", \.image, .notBlank)]
    }
}

extension AuthPageStyle.ContentColors: FieldObject {
    static var fields: [Field<Self>] {
        [Field("text", \.text), Field("link", \.link)]
    }
}

extension AuthPageStyle.DialogButton: FieldObject {
    /// A button with the standard text.
    public init() { self.init(title: AuthPageStyle.Label()) }

    static var fields: [Field<Self>] {
        [Field("title", \.title), Field("images", \.images)]
    }
}

extension AuthPageStyle.DialogButtonImages: FieldObject {
    static var fields: [Field<Self>] {
        [Field("normal", \.normal, .notBlank), Field("highlighted", \.highlighted, .notBlank)]
    }
}
