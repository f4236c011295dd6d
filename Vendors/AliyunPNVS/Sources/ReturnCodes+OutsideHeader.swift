import PhoneAuth

/// Codes that the present header lacks. None of them is a success, whatever its own platform takes it for.
extension PNVSRows {
    /// The SDKs whose headers had the liveness check: it came, went, came back and went again.
    static let livenessVersions = "2.11.1..<2.12.0, 2.12.9..<2.12.11"
    private static let livenessHeader = "PNSReturnCode.h 2.11.1 and 2.12.9; not in 2.14.15"

    /// The liveness check of some SDKs. These rows stand before those of other platforms that share their numbers.
    static let liveness: [ReturnCodeRow] = [
        row(
            "600030", .genericFailure, en: "The liveness check's request failed, for a reason that is not told.",
            zhHans: "活体认证接口请求失败，未说明原因。",
            advice: LocalizedText(
                en: "Offer another login; newer SDKs have no liveness check.", zhHans: "换其他登录方式；新版 SDK 已无活体认证。"),
            source: livenessHeader, versions: livenessVersions),
        row(
            "600031", .failure(.networkFailure), en: "The liveness check could not reach its server.",
            zhHans: "活体认证时网络错误。",
            advice: LocalizedText(en: "Try again on a better network.", zhHans: "换更好的网络重试。"),
            source: livenessHeader, versions: livenessVersions),
        row(
            "600032", .failure(.clockSkew), en: "The phone's clock is too far off for the liveness check.",
            zhHans: "手机时间不准，活体认证无法进行。",
            advice: LocalizedText(
                en: "Ask the user to set date and time automatically.", zhHans: "提示用户打开自动设置时间。"),
            source: livenessHeader, versions: livenessVersions),
        row(
            "600033", .failure(.capabilityNotEnabled), en: "The account lacks the liveness check.",
            zhHans: "账号未开通活体认证。",
            advice: LocalizedText(
                en: "Turn it on in the console, or leave the liveness check out.", zhHans: "到控制台开通，或不使用活体认证。"),
            source: livenessHeader, versions: livenessVersions),
        row(
            "600034", .failure(.invalidCredentials), en: "The liveness check does not accept the SDK's secret.",
            zhHans: "活体认证不认可 SDK 密钥。",
            advice: LocalizedText(
                en: "Check secret and bundle identifier in the console.", zhHans: "核对控制台里的密钥与 BundleID。"),
            source: livenessHeader, versions: livenessVersions),
        row(
            "600035", .failure(.serviceUnavailable), en: "The liveness check is busy.", zhHans: "活体认证繁忙。",
            advice: LocalizedText(
                en: "Try again later, or offer another login.", zhHans: "稍后重试，或换其他登录方式。"),
            source: livenessHeader, versions: livenessVersions),
        row(
            "600036", .failure(.accountDisabled), en: "The liveness check is suspended for this account.",
            zhHans: "该账号的活体认证已停机。",
            advice: LocalizedText(
                en: "Check the account's balance in the console, or ask Aliyun.", zhHans: "到控制台检查账号是否欠费，或联系阿里云。"),
            source: livenessHeader, versions: livenessVersions),
        event(
            "700005", "vendorEvent", en: "The page of the liveness check is about to open.",
            zhHans: "活体认证页即将打开。", source: livenessHeader, versions: livenessVersions),
    ]

    private static let firstHeader = "PNSReturnCode.h of 2019, its SDK version not told; not in 2.14.15"

    /// The codes of the first header, before 700000 and 700001 took their place.
    static let older: [ReturnCodeRow] = [
        row(
            "600003", in: [.login], .failure(.userCancelled),
            en: "The user went back, in SDKs of 2019; now it is 700000.",
            zhHans: "用户点击返回（2019 年的 SDK；现为 700000）。",
            advice: LocalizedText(
                en: "Keep the login screen as it is; bring the SDK up to date.", zhHans: "停留在登录页；请升级 SDK。"),
            source: firstHeader),
        row(
            "600016", in: [.login], .failure(.userChoseOtherMethod),
            en: "The user asked for another login, in SDKs of 2019; now it is 700001.",
            zhHans: "用户点击切换按钮（2019 年的 SDK；现为 700001）。",
            advice: LocalizedText(
                en: "Show the other login; bring the SDK up to date.", zhHans: "展示其他登录方式；请升级 SDK。"),
            source: firstHeader),
    ]

    private static let h5Page = "Aliyun, one-click login error codes, table for H5"

    /// Codes of other platforms. That one of them comes on iOS says nothing about the phone, so they read as unknown.
    static let otherPlatforms: [ReturnCodeRow] = [
        row(
            "600016", .failure(.unknown),
            en: "Not a code of the present iOS SDK: on Android it says that the prefetch succeeded. "
                + "On iOS that is 600000, and this counts as no success.",
            zhHans: "不是现行 iOS SDK 的返回码：Android 上表示预取号成功。iOS 预取号成功为 600000，此码不作为成功。",
            advice: LocalizedText(
                en: "Look for a wrapper that mixes up the platforms; prefetch again.",
                zhHans: "检查封装层是否混用了两个平台的返回码；重新预取号。"),
            source: "Seen in wrappers of Android's SDK (low confidence)"),
        row(
            "600019", .failure(.unknown),
            en: "Not a code of any SDK of Aliyun's that is known here: a wrapper gives it to a button of its own.",
            zhHans: "不是已知的阿里云 SDK 返回码：某封装库用于它自己的按钮。",
            advice: LocalizedText(
                en: "Ask the wrapper's authors what it means; the SDK says nothing by it.",
                zhHans: "向该封装库的作者确认含义；SDK 本身没有此码。"),
            source: "Seen in a public wrapper (low confidence)"),
        row(
            "600024", .failure(.unknown),
            en: "Not an iOS code: on Android it says that the environment check succeeded. "
                + "On iOS that is 600000, and this counts as no success.",
            zhHans: "不是 iOS 返回码：Android 上表示终端环境检查通过。iOS 检查通过为 600000，此码不作为成功。",
            advice: LocalizedText(
                en: "Look for a wrapper that mixes up the platforms; check the environment again.",
                zhHans: "检查封装层是否混用了两个平台的返回码；重新检查环境。"),
            source: "Aliyun, one-click login error codes, table for apps (Android); not in PNSReturnCode.h 2.14.15"),
        row(
            "600028", .failure(.unknown),
            en: "Not an iOS code: on H5 it says that the access token or the JWT handed in is missing or wrong.",
            zhHans: "不是 iOS 返回码：H5 上表示传入的 accessToken 或 jwtToken 缺失或有误。",
            advice: LocalizedText(
                en: "On H5 hand both tokens in; on iOS look for a wrapper that mixes up the platforms.",
                zhHans: "H5 上检查两个 token；iOS 上检查封装层是否混用返回码。"), source: h5Page),
        row(
            "600030", .failure(.unknown),
            en: "Not an iOS code: on H5 it says that the page's style sheet hides something that has to be seen.",
            zhHans: "不是 iOS 返回码：H5 上表示页面 CSS 不合规，隐去了必须可见的元素。",
            advice: LocalizedText(
                en:
                    "On H5 give title, agreement and button their styles; on iOS look for a wrapper that mixes up the platforms.",
                zhHans: "H5 上补齐标题、协议、按钮的样式；iOS 上检查封装层是否混用返回码。"), source: h5Page),
        row(
            "600032", .failure(.unknown),
            en: "Not an iOS code: on H5 it says that the business type of the authorization is wrong.",
            zhHans: "不是 iOS 返回码：H5 上表示鉴权的业务类型有误。",
            advice: LocalizedText(
                en: "On H5 correct the business type that the server asks a token for; "
                    + "on iOS look for a wrapper that mixes up the platforms.",
                zhHans: "H5 上检查服务端申请 token 时的业务类型；iOS 上检查封装层是否混用返回码。"), source: h5Page),
        row(
            "600034", .failure(.unknown),
            en: "Not an iOS code: on H5 it says that the request's authorization has lapsed.",
            zhHans: "不是 iOS 返回码：H5 上表示请求的鉴权信息已失效。",
            advice: LocalizedText(
                en:
                    "On H5 have the server fetch a new authorization; on iOS look for a wrapper that mixes up the platforms.",
                zhHans: "H5 上由服务端重新获取鉴权 token；iOS 上检查封装层是否混用返回码。"), source: h5Page),
    ]
}
