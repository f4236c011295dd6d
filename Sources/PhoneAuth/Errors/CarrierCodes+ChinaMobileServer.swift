/// China Mobile: what its gateway and its platform say.
extension CarrierCodes {
    private static let document = CarrierDocument(
        carrier: .chinaMobile, name: "YjdlShSDK 2.3.4.7, China Mobile's return codes")
    private static let qiniu = CarrierDocument(
        carrier: .chinaMobile, name: "QAuth_iOS, README (another vendor's table)")
    private static let jiguang = CarrierDocument(
        carrier: .chinaMobile, name: "Jiguang, carriers' codes (another vendor's table)")
    private static let harmony = CarrierDocument(
        carrier: .chinaMobile, name: "Shanyan, HarmonyOS document (another platform's table)")
    private static let aliyun = CarrierDocument(
        carrier: .chinaMobile, name: "Aliyun, carriers' codes (web table; seldom seen in apps)")

    static let mobileGateway: [CarrierCodeRow] = [
        document.row("103000", .success, "China Mobile did what was asked.", "移动返回成功。"),
        document.row(
            "103108", .failure(.smsCodeRejected), "China Mobile's text message code is wrong.", "移动短信验证码不正确。"),
        document.row(
            "103109", .failure(.smsCodeRejected), "The text message code was typed too late.", "短信验证码已过校验时限。",
            LocalizedText(en: "Send a new code.", zhHans: "重新发送验证码。")),
        document.row(
            "103111", .failure(.proxyOrVPN),
            "The gateway saw an address that is not China Mobile's: a VPN, a proxy, roaming, or another SIM's data.",
            "网关看到的 IP 不属于移动：VPN、代理、境外网络或流量卡不符。"),
        document.row(
            "103125", .failure(.invalidPhoneNumber), "The number for the text message is not in the right form.",
            "下发短信的手机号格式不对。"),
        aliyun.row(
            "103134", .genericFailure, "The gateway's lookup came back without a number.", "网关取号返回为空。",
            CarrierAdvice.reconnect),
        document.row(
            "103211", .genericFailure,
            "China Mobile gives no closer reason; often the message was not in the right form.",
            "移动未说明具体原因，常见于报文格式不对。", CarrierAdvice.support),
        document.row(
            "103273", .failure(.unsupportedCarrier),
            "The prefetch was sent on to China Unicom, which is not served here.",
            "预取号被转往联通，此处尚不支持。", CarrierAdvice.otherSIM),
        qiniu.row(
            "103412", .failure(.integrationFault), "The request is empty, is no JSON, or is encrypted wrongly.",
            "请求为空、非 JSON 或加密方式不对。", CarrierAdvice.support),
        qiniu.row(
            "103414", .failure(.integrationFault), "A parameter of the request did not pass China Mobile's check.",
            "请求参数未通过移动校验。", CarrierAdvice.support),
        aliyun.row(
            "103609", .failure(.unsupportedNetwork), "An address of the Internet of things may not look numbers up.",
            "物联网 IP 不允许取号。", CarrierAdvice.otherSIM),
        qiniu.row(
            "103811", .failure(.integrationFault), "The exchange was sent without a token.", "换取号码的请求没有携带 token。",
            CarrierAdvice.backend),
        document.row(
            "103902", .failure(.prefetchExpired),
            "The prefetch's credential (scrip) is void, mostly after rapid repeats.",
            "预取号凭证 scrip 失效，多因短时间内反复登录。"),
        document.row(
            "103911", .failure(.rateLimited), "More than thirty tokens in ten minutes have not been used.",
            "十分钟内未使用的 token 超过三十个。"),
        qiniu.row(
            "104201", .failure(.tokenExpired), "China Mobile's token has expired, was used, or never existed.",
            "移动 token 已过期、用过或不存在。"),
        qiniu.row(
            "105001", .genericFailure, "China Mobile could not have the number from China Unicom.", "经移动向联通取号失败。",
            CarrierAdvice.otherSIM),
        document.row(
            "105002", .genericFailure, "China Mobile found no number: often a data-only SIM, or roaming over cmwap.",
            "移动没有取到号码，常见于物联网卡、纯流量卡或 cmwap 漫游。", CarrierAdvice.reconnect),
        document.row(
            "105003", .genericFailure, "China Mobile could not have the number from China Telecom.", "经移动向电信取号失败。",
            CarrierAdvice.otherSIM),
    ]

    static let mobileAccount: [CarrierCodeRow] = [
        document.row(
            "103101", .failure(.signatureInvalid),
            "The request's signature is wrong: mostly a key with a mistake in it.",
            "请求签名错误，多因密钥填错。"),
        document.row(
            "103102", .failure(.bundleMismatch), "China Mobile knows the app id under another bundle identifier.",
            "移动登记的 Bundle ID 与 App 不一致。"),
        document.row("103119", .failure(.invalidCredentials), "China Mobile knows no such app id.", "移动侧不存在该 AppID。"),
        jiguang.row(
            "103133", .failure(.integrationFault),
            "Token and exchange used different app keys: mostly two vendors share one China Mobile SDK.",
            "取 token 与换号所用的 AppKey 不同，多因同时集成了两家厂商。",
            LocalizedText(en: "Keep one vendor of those that bring this SDK.", zhHans: "自带移动 SDK 的厂商只保留一家。")),
        qiniu.row(
            "103511", .failure(.capabilityNotEnabled), "The calling server's address is not on China Mobile's list.",
            "调用方服务器 IP 不在移动白名单内。", CarrierAdvice.backend),
        qiniu.row(
            "105012", .failure(.unsupportedCarrier), "The account does not serve China Telecom's numbers.",
            "当前账号不支持电信号码。"),
        qiniu.row(
            "105013", .failure(.unsupportedCarrier), "The account does not serve China Unicom's numbers.",
            "当前账号不支持联通号码。"),
        qiniu.row(
            "105018", .failure(.wrongTokenPurpose), "A token for number verification was used to fetch a number.",
            "用本机号码校验的 token 去换取号码。"),
        qiniu.row(
            "105019", .failure(.capabilityNotEnabled), "One-click login is not ticked for this app at China Mobile.",
            "该应用未在移动平台勾选一键登录能力。"),
        document.row(
            "105021", .failure(.quotaExhausted), "Today's number of lookups is used up.", "当日取号次数已用完。",
            CarrierAdvice.topUp),
        aliyun.row(
            "105112", .failure(.clockSkew), "The request's time stamp is not one that China Mobile accepts.",
            "移动不接受请求里的时间戳。"),
        aliyun.row(
            "105113", .failure(.invalidCredentials), "The app id is empty or malformed.", "AppID 为空或格式不合法。"),
        document.row(
            "105302", .failure(.capabilityNotEnabled), "The app id is not among those that China Mobile admits.",
            "AppID 未加入移动白名单。", CarrierAdvice.account),
        qiniu.row(
            "105312", .failure(.quotaExhausted),
            "What was paid for China Mobile's numbers is used up, or not yet booked.",
            "移动套餐余量不足，或新方案尚未同步。", CarrierAdvice.topUp),
        document.row(
            "105313", .genericFailure, "China Mobile calls the request illegal and does not say why.",
            "移动判定为非法请求，未说明原因。", CarrierAdvice.reconnect),
        harmony.row(
            "105315", .failure(.unsupportedCarrier), "This kind of carrier is not served.", "不支持该运营商类型。"),
        harmony.row(
            "105317", .failure(.numberRestricted), "China Mobile restricts this user.", "移动对该用户做了限制。"),
        harmony.row(
            "105422", .failure(.quotaExhausted), "What was paid for China Telecom's numbers is used up.",
            "电信号码的套餐余量不足。",
            CarrierAdvice.topUp),
        harmony.row(
            "105423", .failure(.quotaExhausted), "What was paid for China Unicom's numbers is used up.", "联通号码的套餐余量不足。",
            CarrierAdvice.topUp),
        aliyun.row(
            "111002", .failure(.numberRestricted), "The number is on China Mobile's black list.", "号码在移动黑名单中。"),
    ]

    /// Codes of China Mobile's web pages, which an app hardly meets.
    static let mobileOther: [CarrierCodeRow] = [
        aliyun.row(
            "500", .failure(.networkFailure), "On web pages: the network failed.", "网页端返回码：网络异常。", CarrierAdvice.web),
        aliyun.row(
            "503", .failure(.tokenExpired), "On web pages: the token's round is over; fetch another.",
            "网页端返回码：本次取 token 已结束，需重新获取。", CarrierAdvice.web),
        aliyun.row(
            "110023", .failure(.capabilityNotEnabled), "On web pages: the app has no entitlement.", "网页端返回码：应用没有权益。",
            CarrierAdvice.account),
        aliyun.row(
            "110024", .failure(.integrationFault), "On web pages: BusinessType is set wrongly.",
            "网页端返回码：BusinessType 配置有误。", CarrierAdvice.web),
        aliyun.row(
            "110025", .failure(.capabilityNotEnabled), "On web pages: the app's entitlement has ended.",
            "网页端返回码：应用权益已到期。", CarrierAdvice.account),
        aliyun.row(
            "110026", .failure(.integrationFault), "On web pages: the origin is not the one registered.",
            "网页端返回码：请求来源 Origin 与报备不符。", CarrierAdvice.web),
        aliyun.row(
            "130010", .failure(.integrationFault), "On web pages: a parameter is empty.", "网页端返回码：有参数未填。",
            CarrierAdvice.web),
        aliyun.row(
            "170001", .failure(.integrationFault), "On web pages: the Referer header is missing or wrong.",
            "网页端返回码：请求头 Referer 缺失或不符。", CarrierAdvice.web),
    ]
}
