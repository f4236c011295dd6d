/// China Unicom's older SDK (`account_login_sdk_noui_core`, of 小沃): on the phone, and at its platform.
///
/// Shanyan brought it up to 2.3.6.3. Its 100, 101 and 103 mean something else again on Aliyun's web pages.
extension CarrierCodes {
    private static let header = CarrierDocument(
        carrier: .chinaUnicom, family: .older, name: "China Unicom, UniAuthHelper.h")
    private static let qiniu = CarrierDocument(
        carrier: .chinaUnicom, family: .older, name: "QAuth_iOS, README (another vendor's table)")
    private static let obsolete = CarrierDocument(
        carrier: .chinaUnicom, family: .older, name: "QAuth_iOS, README (another vendor's table; struck out there)")

    static let unicomOlderPhone: [CarrierCodeRow] = [
        header.row("0", .success, "China Unicom's older SDK did what was asked.", "联通旧版 SDK 返回成功。"),
        qiniu.row(
            "10000", .failure(.timeout),
            "Older China Unicom SDK: the request took too long; allow three seconds or more.",
            "联通旧版 SDK：请求超时，时限应不少于三秒。"),
        qiniu.row(
            "10001", .failure(.prefetchExpired), "Older China Unicom SDK: the token was asked for without a prefetch.",
            "联通旧版 SDK：未预取号就取 token。", CarrierAdvice.prefetch),
        obsolete.row(
            "10002", .failure(.malformedResponse), "Older China Unicom SDK, obsolete: the answer could not be parsed.",
            "联通旧版 SDK（已停用）：返回内容无法解析。"),
        qiniu.row(
            "10003", .failure(.networkFailure),
            "Older China Unicom SDK: with Wi-Fi on, cellular data could not be used.",
            "联通旧版 SDK：Wi-Fi 开启时无法强制走蜂窝网络。", CarrierAdvice.useCellular),
        qiniu.row(
            "10004", .failure(.cellularDataOff), "Older China Unicom SDK: cellular data is off.", "联通旧版 SDK：蜂窝数据未打开。"),
        obsolete.row(
            "10005", .failure(.networkFailure), "Older China Unicom SDK, obsolete: the network could not be looked at.",
            "联通旧版 SDK（已停用）：判断网络状态时出错。"),
        qiniu.row(
            "10007", .failure(.prefetchExpired), "Older China Unicom SDK: the prefetch lapsed.", "联通旧版 SDK：预取号已过期。"),
        obsolete.row(
            "10010", .failure(.networkFailure),
            "Older China Unicom SDK, obsolete: the HTTP status was neither 200 nor 302.",
            "联通旧版 SDK（已停用）：HTTP 状态码既非 200 也非 302。"),
        qiniu.row(
            "10011", .failure(.networkFailure), "Older China Unicom SDK: the HTTPS connection broke.",
            "联通旧版 SDK：HTTPS 通信出错。"),
        obsolete.row(
            "10012", .failure(.malformedResponse), "Older China Unicom SDK, obsolete: status 200 with an empty body.",
            "联通旧版 SDK（已停用）：返回 200 但内容为空。"),
        obsolete.row(
            "10013", .failure(.malformedResponse),
            "Older China Unicom SDK, obsolete: the address to go on to is wrong.",
            "联通旧版 SDK（已停用）：跳转地址有误。"),
        qiniu.row(
            "10021", .failure(.serviceUnavailable), "Older China Unicom SDK: it could not be initialised.",
            "联通旧版 SDK：初始化失败。"),
        obsolete.row(
            "10022", .failure(.malformedResponse),
            "Older China Unicom SDK, obsolete: the request was answered by nothing.",
            "联通旧版 SDK（已停用）：网络请求没有响应内容。"),
        qiniu.row(
            "10024", .failure(.networkFailure), "Older China Unicom SDK: the HTTP connection broke.",
            "联通旧版 SDK：HTTP 通信出错。"),
        qiniu.row(
            "10025", .genericFailure, "Older China Unicom SDK: an exception on iOS that is not described.",
            "联通旧版 SDK：iOS 端未细分的异常。", CarrierAdvice.reconnect),
        qiniu.row(
            "10026", .failure(.networkFailure), "Older China Unicom SDK: a socket failed on iOS.",
            "联通旧版 SDK：iOS 端 socket 出错。",
            CarrierAdvice.permission),
    ]

    static let unicomOlderAccount: [CarrierCodeRow] = [
        qiniu.row(
            "100", .failure(.capabilityNotEnabled),
            "Older China Unicom SDK: the app is not authorised. The present SDK says success with it.",
            "联通旧版 SDK：应用未授权（新版 SDK 中为成功）。", CarrierAdvice.account),
        qiniu.row(
            "101", .failure(.invalidCredentials),
            "Older China Unicom SDK: the app's secret is wrong. On Aliyun's web pages: no province for the address.",
            "联通旧版 SDK：应用密钥不对（阿里云网页端则指公网 IP 无归属省份）。"),
        qiniu.row(
            "102", .failure(.invalidCredentials), "Older China Unicom SDK: the client id is missing or unknown.",
            "联通旧版 SDK：client_id 缺失或无效。"),
        obsolete.row(
            "103", .failure(.capabilityNotEnabled),
            "Older China Unicom SDK, obsolete: this address may not call. On Aliyun's web pages: the signature.",
            "联通旧版 SDK（已停用）：该 IP 未授权给应用（阿里云网页端则指验签失败）。", CarrierAdvice.backend),
        qiniu.row(
            "104", .failure(.quotaExhausted), "Older China Unicom SDK: the app's calls are used up.",
            "联通旧版 SDK：应用可用次数不足。", CarrierAdvice.topUp),
        qiniu.row(
            "105", .failure(.bundleMismatch),
            "Older China Unicom SDK: the bundle identifier is not the one registered.",
            "联通旧版 SDK：包名与报备不符。"),
        qiniu.row(
            "106", .failure(.accountDisabled), "Older China Unicom SDK: the app's account is not in a normal state.",
            "联通旧版 SDK：应用状态不正常。", CarrierAdvice.account),
        qiniu.row(
            "107", .failure(.accountDisabled),
            "Older China Unicom SDK: the merchant's account is not in a normal state.",
            "联通旧版 SDK：商户状态不正常。", CarrierAdvice.account),
        qiniu.row(
            "108", .failure(.quotaExhausted), "Older China Unicom SDK: the merchant's calls are used up.",
            "联通旧版 SDK：商户请求次数超出限额。", CarrierAdvice.topUp),
        qiniu.row(
            "200", .failure(.tokenExpired), "Older China Unicom SDK: there is no such token id.", "联通旧版 SDK：tokenId 无效。"
        ),
        qiniu.row(
            "201", .failure(.tokenExpired),
            "Older China Unicom SDK, at login: the token is over thirty minutes old, used, unknown, or another app's.",
            "联通旧版 SDK 登录：token 超过三十分钟、已用过、不存在或属于其他应用。"),
        qiniu.row(
            "202", .failure(.invalidCredentials), "Older China Unicom SDK: the token was issued for another app.",
            "联通旧版 SDK：token 未授权给该应用。"),
        qiniu.row(
            "203", .failure(.wrongTokenPurpose),
            "Older China Unicom SDK: the token's level is too low for this interface.",
            "联通旧版 SDK：token 的鉴权级别不够。"),
        qiniu.row(
            "300", .failure(.capabilityNotEnabled), "Older China Unicom SDK: the interface is not open.",
            "联通旧版 SDK：接口尚未开放。", CarrierAdvice.account),
        qiniu.row(
            "301", .failure(.capabilityNotEnabled), "Older China Unicom SDK: the app may not use this interface.",
            "联通旧版 SDK：应用无权使用该接口。", CarrierAdvice.account),
        qiniu.row(
            "302", .failure(.capabilityNotEnabled), "Older China Unicom SDK: this address may not use the interface.",
            "联通旧版 SDK：该 IP 无权使用接口。", CarrierAdvice.backend),
        qiniu.row(
            "303", .failure(.quotaExhausted), "Older China Unicom SDK: today's calls of this interface are used up.",
            "联通旧版 SDK：该接口当日次数已用完。", CarrierAdvice.topUp),
    ]
}
