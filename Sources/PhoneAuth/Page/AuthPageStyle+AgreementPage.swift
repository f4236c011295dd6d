extension AuthPageStyle {
    /// The page that shows an agreement.
    public struct AgreementPage: Hashable, Sendable {
        /// Who opens it. Fusion's SDK opens none: with `vendor` the app's hook does, or else the browser.
        public var openedBy = Opener.vendor
        /// The colour of its navigation bar.
        public var navigationColor = Color(0xFFFFFF, dark: 0x1C1C1E)
        /// The colour of its title.
        public var titleColor = Color(0x262626, dark: 0xF2F2F2)
        /// The size of its title's font in points.
        public var titleFontSize = 18.0
        /// The picture of its back button; the vendor's own when `nil`.
        public var backImage: String?

        /// The vendor's page.
        public init() {}
    }

    /// Who opens an agreement.
    public enum Opener: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// The vendor, in a page of its own.
        case vendor
        /// The app, by its hook ``PageHooks/opensAgreement`` or at the event `agreementTapped`.
        case app
        /// The framework, in a Safari page.
        case safari
    }

    /// What shows that the login is under way.
    public struct Loading: Hashable, Sendable {
        /// Whether the vendor takes it away by itself. In a file: `autoHide`.
        public var hidesAutomatically = true
        /// The colour of the wheel.
        public var color = Color(0x0064C8)
        /// The colour behind the wheel.
        public var backgroundColor = Color(light: RGBA(red: 0, green: 0, blue: 0, alpha: 128))
        /// Its side in points.
        public var size = 60.0
        /// The radius of its corners in points.
        public var cornerRadius = 8.0

        /// The standard wheel.
        public init() {}
    }
}

extension AuthPageStyle.AgreementPage: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("openedBy", \.openedBy),
            Field("navigationColor", \.navigationColor),
            Field("titleColor", \.titleColor),
            Field("titleFontSize", \.titleFontSize, .fontSize),
            Field("backImage", \.backImage, .notBlank),
        ]
    }
}

extension AuthPageStyle.Loading: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("autoHide", \.hidesAutomatically),
            Field("color", \.color),
            Field("backgroundColor", \.backgroundColor),
            Field("size", \.size, .side),
            Field("cornerRadius", \.cornerRadius, .cornerRadius),
        ]
    }
}
