extension AuthPageStyle {
    /// Buttons for other logins: a row of squares of the placement's height, 16 points apart.
    ///
    /// A tap ends the phone login as `userChoseOtherMethod`. WeChat is shown only where its app is installed.
    public struct OtherLogins: Hashable, Sendable {
        /// The buttons, from left to right. Apple asks that its own be among them when another company's is.
        public var items: [OtherLogin] = []
        /// Where the row stands.
        public var placement = Placement(
            Anchors(top: 380, centerX: 0, width: .share(0.85), height: 44),
            landscape: .anchors(Anchors(top: 176, centerX: 0, width: .share(0.6), height: 40)))

        /// No buttons.
        public init() {}
    }

    /// A button for another login.
    public struct OtherLogin: Hashable, Sendable {
        /// Whose login it is.
        public var kind: Kind
        /// The name that the app knows it by; the kind's own when `nil`. A ``Kind/custom`` one must have it.
        public var id: String?
        /// What a screen reader says.
        public var title: String?
        /// The picture; all but ``Kind/apple`` must have it. Apple's button draws itself.
        public var image: String?
        /// The words of Apple's button. The square shows the logo alone: a screen reader says them where there is no
        /// ``title``.
        public var appleType = AppleType.signIn
        /// The colours of Apple's button.
        public var appleStyle = AppleStyle.black
        /// The radius of the corners in points.
        public var cornerRadius = 6.0

        /// Makes a button.
        public init(_ kind: Kind, id: String? = nil, title: String? = nil, image: String? = nil) {
            self.kind = kind
            self.id = id
            self.title = title
            self.image = image
        }

        /// The ``id``, or the kind's name.
        public var identifier: String { id ?? kind.rawValue }

        /// Whose login it is.
        public enum Kind: String, Hashable, Sendable, CaseIterable, FieldChoice {
            /// Sign in with Apple.
            case apple
            /// WeChat.
            case wechat
            /// QQ.
            case qq
            /// The app's own.
            case custom
        }

        /// The words on Apple's button, as `ASAuthorizationAppleIDButton` names them.
        public enum AppleType: String, Hashable, Sendable, CaseIterable, FieldChoice {
            /// “Sign in with Apple”.
            case signIn
            /// “Continue with Apple”.
            case `continue`
            /// “Sign up with Apple”.
            case signUp
        }

        /// The colours of Apple's button, as `ASAuthorizationAppleIDButton` names them.
        public enum AppleStyle: String, Hashable, Sendable, CaseIterable, FieldChoice {
            /// Black.
            case black
            /// White.
            case white
            /// White with a line around it.
            case whiteOutline
        }
    }
}

extension AuthPageStyle.OtherLogins: FieldObject {
    static var fields: [Field<Self>] {
        [Field("items", \.items, .upTo(6)), Field("placement", \.placement)]
    }

    func checkTogether(at path: String, into log: inout ProblemLog) {
        log.rejectRepeated(items.map(\.identifier), in: "\(path).items", key: "id")
    }
}

extension AuthPageStyle.OtherLogin: FieldObject {
    init() { self.init(.custom) }

    static var fields: [Field<Self>] {
        [
            Field("kind", \.kind, isRequired: true),
            Field("id", \.id, .notBlank),
            Field("title", \.title, .notBlank),
            Field("image", \.image, .notBlank),
            Field("appleType", \.appleType),
            Field("appleStyle", \.appleStyle),
            Field("cornerRadius", \.cornerRadius, .cornerRadius),
        ]
    }

    func checkTogether(at path: String, into log: inout ProblemLog) {
        guard log.wasRead("\(path).kind") else { return }
        if kind == .custom, id == nil {
            log.reject(.missingKey, at: "\(path).id", "a custom login needs an id, by which the app knows it")
        }
        if kind != .apple, image == nil {
            log.reject(.missingKey, at: "\(path).image", "a login button without a picture cannot be seen")
        }
    }
}
