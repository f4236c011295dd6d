import PhoneAuth

/// What the carriers' parts, the carriers and Geetest's server say no to.
extension OneLoginReturnCodes {
    private static let seeCarrier = LocalizedText(
        en: "Look at the carrier's code in metadata; try again or use another login.",
        zhHans: "查看 metadata 里的运营商返回码；重试或改用其他登录方式。")
    private static let checkLinking = LocalizedText(
        en: "Link all four xcframeworks and pass -ObjC to the linker.", zhHans: "检查四个 xcframework 是否都已链接，并加上 -ObjC。")
    private static let contactGeetest = LocalizedText(
        en: "Use another login; tell Geetest if it stays.", zhHans: "改用其他登录方式；持续出现请联系极验。")

    static let parts: [ReturnCodeRow] = [
        row(
            "-20407", .failure(.sdkNotLinked), en: "China Mobile's part, TYRZUISDK, is missing or broken.",
            zhHans: "移动 SDK（TYRZUISDK）缺失或异常。", checkLinking),
        row(
            "-20408", .failure(.sdkNotLinked), en: "China Unicom's part, OAuth, is missing or broken.",
            zhHans: "联通 SDK（OAuth）缺失或异常。", checkLinking),
        row(
            "-20409", .failure(.sdkNotLinked), en: "China Telecom's part, EAccountApiSDK, is missing or broken.",
            zhHans: "电信 SDK（EAccountApiSDK）缺失或异常。", checkLinking),
    ]

    static let carriers: [ReturnCodeRow] = [
        row(
            "-20420", .genericFailure, en: "The carrier's answer holds no token.", zhHans: "运营商返回结果里没有 token。",
            seeCarrier),
        row(
            "-40101", .genericFailure, en: "China Mobile answered the prefetch with unusable data.",
            zhHans: "移动预取号返回异常。", seeCarrier),
        row(
            "-40102", .genericFailure, en: "China Mobile answered the login with unusable data.", zhHans: "移动取号返回异常。",
            seeCarrier),
        row(
            "-40201", .genericFailure, en: "China Unicom answered the prefetch with unusable data.",
            zhHans: "联通预取号返回异常。", seeCarrier),
        row(
            "-40202", .genericFailure, en: "China Unicom answered the login with unusable data.", zhHans: "联通取号返回异常。",
            seeCarrier),
        row(
            "-40301", .genericFailure,
            en: "China Telecom answered the prefetch with unusable data; its login has no number of its own.",
            zhHans: "电信预取号返回异常；电信取号没有单独的返回码。", seeCarrier),
    ]

    /// The header numbers eight places at which RSA may fail and says of none which it is.
    static let encryption: [ReturnCodeRow] = [
        encryption("-20411", "first", "第一"), encryption("-20412", "second", "第二"),
        encryption("-20413", "third", "第三"), encryption("-20414", "fourth", "第四"),
        encryption("-20415", "fifth", "第五"), encryption("-20416", "sixth", "第六"),
        encryption("-20417", "seventh", "第七"), encryption("-20418", "eighth, added in later SDKs,", "第八", "（后来的版本新增）"),
    ]

    private static func encryption(
        _ code: String, _ place: String, _ zhHansPlace: String, _ zhHansNote: String = ""
    ) -> ReturnCodeRow {
        row(
            code, .failure(.internalFailure),
            en: "RSA encryption of the request failed, at the \(place) of the SDK's eight unnamed places.",
            zhHans: "请求的 RSA 加密失败：SDK 未说明的八处中的\(zhHansPlace)处\(zhHansNote)。", contactGeetest)
    }

    static let service: [ReturnCodeRow] = [
        row(
            "-20600", .failure(.riskRejected), en: "The captcha that older SDKs put before the login failed.",
            zhHans: "旧版 SDK 登录前的行为验证失败。",
            LocalizedText(
                en: "Use another login, and update OneLoginSDK.",
                zhHans: "改用其他登录方式，并升级 OneLoginSDK。")),
        row(
            "-50100", .failure(.invalidCredentials),
            en: "Geetest's configuration is not as expected: mostly a wrong app id or bundle identifier.",
            zhHans: "极验配置接口返回异常，多为 AppID 或 BundleID 不符。",
            LocalizedText(
                en: "Check app id and bundle identifier in the console, and that the product is OneLogin.",
                zhHans: "核对控制台里的 AppID、BundleID，并确认产品是 OneLogin。")),
        row(
            "-50101", .failure(.serviceUnavailable), en: "Geetest's configuration could not be decrypted.",
            zhHans: "极验配置接口返回内容无法解密。", contactGeetest),
    ]

    /// Numbers that the vendor's texts mention and the SDK for iOS does not give.
    static let strangers: [ReturnCodeRow] = [
        row(
            "-20301", .failure(.userCancelled),
            en: "The system's back key, which only Android has: the SDK for iOS gives -20302.",
            zhHans: "系统返回键，仅 Android 有；iOS 的返回是 -20302。",
            LocalizedText(en: "Stay on the login screen.", zhHans: "停留在登录页即可。"),
            source: "gt_onelogin_flutter_plugin, Android (low confidence on iOS)"),
        row(
            "-30003", .failure(.unknown),
            en: "An example in the header's comments; no constant has this number.", zhHans: "头文件注释里的示例值，没有对应的常量。",
            LocalizedText(
                en: "Use another login; tell Geetest the SDK's version if it ever comes.",
                zhHans: "改用其他登录方式；若真的出现，请带上 SDK 版本联系极验。"),
            source: "OneLogin.h 2.9.9, comments"),
    ]
}
