/// China Unicom's older SDK: its requests, and the gateways that it asked.
extension CarrierCodes {
    private static let qiniu = CarrierDocument(
        carrier: .chinaUnicom, family: .older, name: "QAuth_iOS, README (another vendor's table)")
    private static let obsolete = CarrierDocument(
        carrier: .chinaUnicom, family: .older, name: "QAuth_iOS, README (another vendor's table; struck out there)")

    static let unicomOlderRequests: [CarrierCodeRow] = [
        qiniu.row(
            "400", .failure(.integrationFault), "Older China Unicom SDK: the request's parameters are empty.",
            "联通旧版 SDK：请求参数为空。", CarrierAdvice.support),
        qiniu.row(
            "401", .failure(.integrationFault), "Older China Unicom SDK: a required parameter is missing.",
            "联通旧版 SDK：缺少必填参数。", CarrierAdvice.support),
        qiniu.row(
            "402", .failure(.clockSkew),
            "Older China Unicom SDK: a parameter is not acceptable, mostly a time stamp that is too far off.",
            "联通旧版 SDK：参数不被接受，多为时间戳偏差过大。"),
        qiniu.row(
            "600", .genericFailure, "Older China Unicom SDK: the request is called illegal, without a reason.",
            "联通旧版 SDK：判定为非法请求，未说明原因。", CarrierAdvice.support),
        qiniu.row(
            "1000", .failure(.integrationFault), "Older China Unicom SDK: the server could not parse the request.",
            "联通旧版 SDK：服务端无法解析请求。", CarrierAdvice.support),
        qiniu.row(
            "1001", .failure(.clockSkew), "Older China Unicom SDK: the request is too far from Beijing time.",
            "联通旧版 SDK：请求时间与北京时间相差过大。"),
        qiniu.row(
            "1002", .failure(.signatureInvalid), "Older China Unicom SDK: the signature does not fit key and request.",
            "联通旧版 SDK：签名与密钥或请求不符。"),
        qiniu.row(
            "1003", .failure(.tokenExpired),
            "Older China Unicom SDK, at verification: the code is too old, used, unknown, or another app's.",
            "联通旧版 SDK 认证：授权码超过三十分钟、已用过、不存在或属于其他应用。"),
        qiniu.row(
            "1004", .failure(.integrationFault), "Older China Unicom SDK: the way of encryption is not known there.",
            "联通旧版 SDK：不支持所用的加密方式。", CarrierAdvice.support),
        qiniu.row(
            "1005", .failure(.invalidCredentials), "Older China Unicom SDK: RSA encryption failed, mostly for the key.",
            "联通旧版 SDK：RSA 加密出错，多为密钥问题。"),
        qiniu.row(
            "1010", .failure(.serviceUnavailable), "Older China Unicom SDK: one service did not reach another.",
            "联通旧版 SDK：服务之间访问不通。"),
        qiniu.row(
            "1011", .failure(.serviceUnavailable), "Older China Unicom SDK: one service gave another a wrong answer.",
            "联通旧版 SDK：服务之间返回了错误结果。"),
        obsolete.row(
            "2004", .genericFailure, "Older China Unicom SDK, obsolete: there is no such user.",
            "联通旧版 SDK（已停用）：没有该用户。", CarrierAdvice.otherSIM),
    ]

    static let unicomOlderGateway: [CarrierCodeRow] = [
        obsolete.row(
            "3002", .genericFailure, "Older China Unicom gateway, obsolete: sent on to another carrier's lookup.",
            "联通旧版网关（已停用）：转往异网取号。", CarrierAdvice.otherSIM),
        obsolete.row(
            "3003", .genericFailure, "Older China Unicom gateway, obsolete: the lookup failed in its own network.",
            "联通旧版网关（已停用）：本网取号失败，不再转往异网。", CarrierAdvice.reconnect),
        obsolete.row(
            "3004", .genericFailure, "Older China Unicom gateway, obsolete: the lookup over NET failed.",
            "联通旧版网关（已停用）：NET 方式取号失败。", CarrierAdvice.reconnect),
        obsolete.row(
            "3005", .failure(.unsupportedNetwork), "Older China Unicom gateway, obsolete: no lookup over Wi-Fi.",
            "联通旧版网关（已停用）：Wi-Fi 上网无法取号。", CarrierAdvice.useCellular),
        obsolete.row(
            "3006", .failure(.integrationFault), "Older China Unicom gateway, obsolete: URL encoding failed.",
            "联通旧版网关（已停用）：URL 编码失败。", CarrierAdvice.support),
        obsolete.row(
            "3007", .failure(.serviceUnavailable),
            "Older China Unicom gateway, obsolete: the check's interface failed.",
            "联通旧版网关（已停用）：认证接口请求异常。"),
        obsolete.row(
            "3009", .failure(.unsupportedCarrier),
            "Older China Unicom gateway, obsolete: not a number of China Unicom's.",
            "联通旧版网关（已停用）：不是联通号码。"),
        qiniu.row(
            "3010", .genericFailure, "Older China Unicom gateway: the lookup ended in an error.", "联通旧版网关：取号出错。",
            CarrierAdvice.reconnect),
        qiniu.row(
            "3011", .failure(.proxyOrVPN),
            "Older China Unicom gateway: the source address is refused: not its data, APN 3gwap, or an IoT SIM.",
            "联通旧版网关：源 IP 未通过，可能未走联通数据、APN 为 3gwap 或是物联网卡。"),
        qiniu.row(
            "3012", .genericFailure, "Older China Unicom gateway: the lookup failed inside the service.",
            "联通旧版网关：服务内部取号失败。", CarrierAdvice.support),
        qiniu.row(
            "3013", .genericFailure, "Older China Unicom gateway: China Telecom's gateway gave no number.",
            "联通旧版网关：电信网关没有取到号码。", CarrierAdvice.otherSIM),
        qiniu.row(
            "3014", .genericFailure, "Older China Unicom gateway: China Telecom's gateway answered with an error.",
            "联通旧版网关：电信网关返回错误。", CarrierAdvice.otherSIM),
        qiniu.row(
            "3015", .failure(.serviceUnavailable),
            "Older China Unicom gateway: the callback's message was kept no longer.",
            "联通旧版网关：回调消息缓存已清除。"),
        qiniu.row(
            "3016", .genericFailure, "Older China Unicom gateway: China Mobile's gateway gave no number.",
            "联通旧版网关：移动网关没有取到号码。", CarrierAdvice.otherSIM),
        qiniu.row(
            "3017", .genericFailure, "Older China Unicom gateway: China Mobile's gateway answered with an error.",
            "联通旧版网关：移动网关返回错误。", CarrierAdvice.otherSIM),
        qiniu.row(
            "3018", .genericFailure, "Older China Unicom gateway: no authorisation code could be made.",
            "联通旧版网关：未能生成授权码。", CarrierAdvice.support),
        qiniu.row(
            "3032", .failure(.invalidCredentials), "Older China Unicom gateway: there is no such app id.",
            "联通旧版网关：APPID 不存在。"),
        qiniu.row(
            "3050", .failure(.serviceUnavailable), "Older China Unicom gateway: an inner error.", "联通旧版网关：网关内部错误。"),
        qiniu.row(
            "3051", .failure(.proxyOrVPN),
            "Older China Unicom gateway: the public address is refused: not its data, APN 3gwap, or an IoT SIM.",
            "联通旧版网关：公网 IP 未通过校验，可能未走联通数据、APN 为 3gwap 或是物联网卡。"),
        qiniu.row(
            "3052", .failure(.proxyOrVPN), "Older China Unicom gateway: no province belongs to the public address.",
            "联通旧版网关：公网 IP 没有对应省份。"),
        obsolete.row(
            "3053", .failure(.proxyOrVPN), "Older China Unicom gateway, obsolete: the address is of another province.",
            "联通旧版网关（已停用）：公网 IP 的省份与输入不一致。"),
        qiniu.row(
            "3054", .failure(.proxyOrVPN), "Older China Unicom gateway: the private address did not pass the check.",
            "联通旧版网关：私网 IP 未通过校验。"),
        qiniu.row(
            "3055", .failure(.proxyOrVPN), "Older China Unicom gateway: no number was found for the private address.",
            "联通旧版网关：按私网 IP 查不到号码。"),
        qiniu.row(
            "3056", .failure(.unsupportedNetwork), "Older China Unicom gateway: this province is not served yet.",
            "联通旧版网关：该省份暂不支持取号。"),
        qiniu.row(
            "3057", .genericFailure, "Older China Unicom gateway: no number was found for its code.",
            "联通旧版网关：按网关鉴权码查不到号码。", CarrierAdvice.reconnect),
        qiniu.row(
            "3058", .failure(.integrationFault), "Older China Unicom gateway: its code is not in the right form.",
            "联通旧版网关：网关鉴权码格式不对。", CarrierAdvice.support),
        qiniu.row(
            "3059", .failure(.prefetchExpired), "Older China Unicom gateway: its code has lapsed.", "联通旧版网关：网关鉴权码已过期。"),
        qiniu.row(
            "3060", .failure(.invalidCredentials),
            "Older China Unicom gateway: the account for the gateway is refused.",
            "联通旧版网关：网关账号未通过认证。", CarrierAdvice.account),
        qiniu.row(
            "3061", .failure(.quotaExhausted), "Older China Unicom gateway: its lookups are used up.", "联通旧版网关：取号配额不足。",
            CarrierAdvice.topUp),
        qiniu.row(
            "3062", .failure(.capabilityNotEnabled), "Older China Unicom gateway: this address may not use it.",
            "联通旧版网关：该 IP 无权访问网关。", CarrierAdvice.backend),
        qiniu.row(
            "3063", .failure(.rateLimited), "Older China Unicom gateway: too many connections at once.",
            "联通旧版网关：并发连接数超限。"),
        qiniu.row(
            "3064", .failure(.integrationFault), "Older China Unicom gateway: a parameter is not acceptable.",
            "联通旧版网关：访问参数不合法。", CarrierAdvice.support),
        qiniu.row(
            "3065", .failure(.capabilityNotEnabled), "Older China Unicom gateway: the app may not use this capability.",
            "联通旧版网关：应用无权使用该能力。", CarrierAdvice.account),
        qiniu.row(
            "3066", .failure(.serviceUnavailable), "Older China Unicom gateway: it is not available for now.",
            "联通旧版网关：服务暂时不可用。"),
    ]
}
