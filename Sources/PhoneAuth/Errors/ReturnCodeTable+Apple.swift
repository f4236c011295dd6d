extension ReturnCodeTable {
    /// The codes of Sign in with Apple, `ASAuthorizationError`, which apps offer beside the one-click login.
    ///
    /// No provider of this package gives them: they are here so that they can be looked up like the vendors' own. No failure
    /// sends the user to another vendor, for who has asked for Apple is served by another login.
    public static let apple = ReturnCodeTable(
        vendor: Vendor(rawValue: "apple"),
        rows: [
            row(
                "1000", .failure(.unknown, .otherMethod),
                meaning: LocalizedText(
                    en: "Apple's authorization failed, and Apple does not say why.", zhHans: "苹果授权失败，苹果未说明原因。"),
                advice: LocalizedText(
                    en:
                        "Check that app id and profile have the capability Sign in with Apple, and that an Apple account "
                        + "is signed in on the phone; else offer another login.",
                    zhHans: "检查 App ID 与描述文件是否开通 Sign in with Apple、手机是否已登录苹果账号；否则换其他登录方式。")),
            row(
                "1001", .failure(.userCancelled),
                meaning: LocalizedText(en: "The user closed Apple's sheet.", zhHans: "用户关闭了苹果授权面板。"),
                advice: LocalizedText(
                    en: "Keep the login screen as it is, without a message.", zhHans: "停留在登录页，不要提示错误。")),
            row(
                "1002", .failure(.malformedResponse, .otherMethod),
                meaning: LocalizedText(
                    en: "Apple's authorization got an answer that cannot be used.", zhHans: "苹果授权收到无法使用的响应。"),
                advice: LocalizedText(
                    en: "Let the user try again later, or offer another login.", zhHans: "让用户稍后再试，或换其他登录方式。")),
            row(
                "1003", .failure(.integrationFault),
                meaning: LocalizedText(
                    en: "Nothing on the phone took the request for Apple's authorization up.",
                    zhHans: "手机上没有任何一方处理苹果授权请求。"),
                advice: LocalizedText(
                    en: "Check the requests that the controller is given, its delegate and its presentation context; "
                        + "meanwhile offer another login.",
                    zhHans: "检查控制器的请求、代理与展示上下文；期间换其他登录方式。")),
            row(
                "1004", .failure(.internalFailure, .otherMethod),
                meaning: LocalizedText(
                    en: "Apple's authorization was attempted and failed.", zhHans: "苹果授权已发起但失败。"),
                advice: LocalizedText(
                    en: "Read the error's underlying reason and log it; offer another login.",
                    zhHans: "查看并记录错误里的底层原因；换其他登录方式。")),
        ])

    private static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, meaning: LocalizedText, advice: LocalizedText
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            Product(rawValue: "apple"), code, kind, meaning: meaning, advice: advice,
            source: "ASAuthorizationError, AuthenticationServices; the guide to other logins")
    }
}
