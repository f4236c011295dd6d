/// China Telecom's SDK (`EAccountApiSDK`).
extension CarrierCodes {
    private static let document = CarrierDocument(
        carrier: .chinaTelecom, name: "YjdlShSDK 2.3.4.7, China Telecom's return codes")
    private static let aggregators = CarrierDocument(
        carrier: .chinaTelecom, name: "seen in other aggregators' tables only (low confidence)")
    private static let mobtech = CarrierDocument(
        carrier: .chinaTelecom, name: "MobTech, carriers' codes (another vendor's table, low confidence)")

    static let telecomGateway: [CarrierCodeRow] = [
        document.row("0", .success, "China Telecom did what was asked.", "电信返回成功。"),
        mobtech.row(
            "-2", .failure(.invalidCredentials), "China Telecom was sent no app id.", "发往电信的 AppID 为空。"),
        mobtech.row(
            "-6", .failure(.invalidCredentials), "China Telecom does not accept the app id.", "电信不认可该 AppID。"),
        mobtech.row(
            "-32", .failure(.tokenExpired), "China Telecom does not accept the access token.", "电信不认可该 access token。"),
        mobtech.row(
            "-61", .failure(.integrationFault), "China Telecom was sent no access token.", "发往电信的请求没有 access token。",
            CarrierAdvice.backend),
        document.row(
            "-64", .failure(.capabilityNotEnabled), "The app has no right to this interface of China Telecom's.",
            "应用无权访问电信的该接口。", CarrierAdvice.account),
        document.row(
            "-65", .failure(.rateLimited), "China Telecom's interface is called too often.", "调用电信接口的频率超限。"),
        mobtech.row(
            "-66", .failure(.wrongTokenPurpose), "China Telecom's token does not reach as far as this call.",
            "电信 token 的权限不足以完成该调用。"),
        document.row(
            "-20005", .failure(.signatureInvalid), "China Telecom rejects the signature.", "电信校验签名不一致。"),
        document.row(
            "-20006", .failure(.invalidCredentials), "China Telecom knows no such app.", "电信侧不存在该应用。"),
        document.row(
            "-20007", .failure(.invalidCredentials), "China Telecom has no public key of this app's.", "电信侧没有该应用的公钥。"),
        document.row(
            "-20100", .failure(.serviceUnavailable), "China Telecom's own parsing failed.", "电信内部解析出错。"),
        document.row(
            "-20102", .failure(.integrationFault), "China Telecom could not parse the encrypted parameters.",
            "电信解析加密参数失败。", CarrierAdvice.support),
        document.row(
            "-30001", .failure(.clockSkew), "China Telecom does not accept the time stamp.", "电信不接受请求的时间戳。"),
        document.row(
            "-30003", .genericFailure, "China Telecom's topClass is no longer valid.", "电信的 topClass 已失效。",
            CarrierAdvice.support),
        document.row(
            "51002", .failure(.integrationFault), "A parameter for China Telecom is empty.", "发往电信的参数为空。",
            CarrierAdvice.support),
        document.row(
            "51114", .genericFailure, "China Telecom found no number for this connection.", "电信查不到该连接的手机号。",
            CarrierAdvice.reconnect),
        aggregators.row(
            "51207", .failure(.invalidCredentials), "The access code belongs to another app id.",
            "accessCode 属于其他 AppID。"),
        aggregators.row(
            "51208", .failure(.wrongTokenPurpose), "The access code is not for this service.", "accessCode 不能用于该业务。"),
        aggregators.row(
            "-99999", .failure(.serviceUnavailable), "Something inside China Telecom went wrong.", "电信内部错误。"),
    ]

    /// The lookup of the number. What -10010 to -10017 mean is known in their order only.
    static let telecomNumbers: [CarrierCodeRow] = [
        aggregators.row(
            "-10000", .genericFailure, "China Telecom's lookup broke off.", "电信取号过程异常。", CarrierAdvice.reconnect),
        document.row("-10001", .genericFailure, "China Telecom gave no number.", "电信取号没有成功。", CarrierAdvice.reconnect),
        document.row(
            "-10002", .failure(.integrationFault), "A parameter of the lookup is wrong.", "电信取号的参数有误。",
            CarrierAdvice.support),
        document.row(
            "-10003", .failure(.malformedResponse), "Decryption failed; the list does not say on which side.",
            "电信取号解密失败（未说明哪一端）。"),
        document.row(
            "-10004", .failure(.proxyOrVPN), "China Telecom does not admit the address.", "电信限制了当前 IP。"),
        document.row(
            "-10005", .failure(.malformedResponse),
            "Another carrier's lookup came back with parameters that are wrong.",
            "异网取号的回调参数不正常。"),
        document.row(
            "-10006", .genericFailure,
            "The phone is on China Telecom's network, and yet its number (MDN) was not found.",
            "确为电信网络，但没有取到号码（MDN）。", CarrierAdvice.reconnect),
        document.row(
            "-10007", .genericFailure, "China Telecom sent the lookup on to another carrier.", "电信将取号转往异网。",
            CarrierAdvice.otherSIM),
        document.row(
            "-10008", .failure(.rateLimited), "The lookups passed the limit that was set.", "取号次数超过预设阈值。"),
        document.row(
            "-10009", .failure(.clockSkew), "The lookup's time stamp is too old.", "取号请求的时间戳过期。"),
        aggregators.row(
            "-10010", .genericFailure, "China Telecom could not make out the number.", "电信未能识别号码。",
            CarrierAdvice.reconnect),
        aggregators.row(
            "-10011", .genericFailure, "The number's carrier is not the one that was asked.", "号码所属运营商与请求的不一致。",
            CarrierAdvice.otherSIM),
        aggregators.row(
            "-10012", .genericFailure, "The number's area is not the one that was asked.", "号码归属地与请求的不一致。",
            CarrierAdvice.otherSIM),
        aggregators.row(
            "-10013", .failure(.unsupportedCarrier), "The service or the carrier is not served.", "不支持该业务或该运营商。"),
        aggregators.row(
            "-10014", .failure(.malformedResponse), "AES failed in the lookup.", "取号时 AES 加解密失败。"),
        aggregators.row(
            "-10015", .genericFailure, "The lookup over IPv6 failed.", "IPv6 取号失败。", CarrierAdvice.reconnect),
        aggregators.row(
            "-10016", .failure(.riskRejected), "China Telecom's security check said no.", "电信安全检测未通过。"),
        aggregators.row(
            "-10017", .failure(.integrationFault), "The redirect has to be over https.", "重定向必须使用 https。",
            CarrierAdvice.support),
    ]
}
