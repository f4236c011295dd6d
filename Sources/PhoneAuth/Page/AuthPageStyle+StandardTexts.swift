extension AuthPageStyle {
    /// What a page says where a style leaves a text out.
    public struct StandardTexts: Hashable, Sendable {
        /// The title of the navigation bar and of a popup.
        public var title: String
        /// The title of the login button.
        public var loginButton: String
        /// The title of the button that leads to another login.
        public var switchButton: String
        /// The title of the button that asks for another number.
        public var otherNumberButton: String
        /// The words before the agreements.
        public var prefix: String
        /// The three words between the agreements.
        public var separators: [String]
        /// The words after the agreements.
        public var suffix: String
        /// What is said when the box is not ticked.
        public var uncheckedHint: String
        /// The title of the consent dialog.
        public var dialogTitle: String
        /// The title of the button that agrees.
        public var agreeButton: String
        /// The title of the button that does not.
        public var disagreeButton: String
    }

    /// What the page says where this style leaves a text out.
    public var standardTexts: StandardTexts { language.standardTexts }
}

extension AuthPageStyle.Language {
    /// The standard texts in this language.
    public var standardTexts: AuthPageStyle.StandardTexts {
        switch self {
        case .simplifiedChinese:
            AuthPageStyle.StandardTexts(
                title: "一键登录", loginButton: "本机号码一键登录", switchButton: "其他登录方式", otherNumberButton: "其他手机号登录",
                prefix: "我已阅读并同意", separators: ["和", "、", "、"], suffix: "并使用本机号码登录",
                uncheckedHint: "请先勾选协议", dialogTitle: "请阅读并同意以下条款", agreeButton: "同意并继续", disagreeButton: "不同意")
        case .traditionalChinese:
            AuthPageStyle.StandardTexts(
                title: "一鍵登入", loginButton: "本機號碼一鍵登入", switchButton: "其他登入方式", otherNumberButton: "其他手機號登入",
                prefix: "我已閱讀並同意", separators: ["和", "、", "、"], suffix: "並使用本機號碼登入",
                uncheckedHint: "請先勾選協議", dialogTitle: "請閱讀並同意以下條款", agreeButton: "同意並繼續", disagreeButton: "不同意")
        case .english:
            AuthPageStyle.StandardTexts(
                title: "Sign In", loginButton: "Sign in with this number", switchButton: "Other ways to sign in",
                otherNumberButton: "Use another number", prefix: "I have read and agree to ",
                separators: [" and ", ", ", ", "], suffix: " and sign in with this number",
                uncheckedHint: "Please accept the agreements first",
                dialogTitle: "Please read and accept the following", agreeButton: "Agree and continue",
                disagreeButton: "Disagree")
        }
    }
}
