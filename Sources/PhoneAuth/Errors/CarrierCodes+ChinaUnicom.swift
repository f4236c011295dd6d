/// China Unicom's present SDK (`OAuth`, of ZZX). Shanyan's document heads its table 通返回码: the first character is lost.
extension CarrierCodes {
    private static let document = CarrierDocument(
        carrier: .chinaUnicom, name: "YjdlShSDK 2.3.4.7, China Unicom's return codes (headed 通返回码)")
    private static let aliyun = CarrierDocument(
        carrier: .chinaUnicom, name: "Aliyun, carriers' codes (another vendor's table)")
    private static let qiniu = CarrierDocument(
        carrier: .chinaUnicom, name: "QAuth_iOS, README (another vendor's table)")

    static let unicomGateway: [CarrierCodeRow] = [
        document.row("100", .success, "China Unicom did what was asked, and sent data.", "联通返回成功并带有数据。"),
        document.row(
            "111", .failure(.numberMismatch), "The number is not the one that this SIM uses; the check is charged.",
            "待认证号码与本机号码不一致（计费）。"),
        document.row(
            "112", .genericFailure, "The check ran, but China Unicom could not see this phone's number.",
            "认证时没有取到本机号码。", CarrierAdvice.reconnect),
        document.row(
            "1101", .failure(.proxyOrVPN),
            "No province belongs to the public address: the request came over Wi-Fi, wap or a proxy.",
            "公网 IP 查不到归属省份：请求走了 Wi-Fi、wap 或代理。"),
        document.row(
            "1102", .failure(.proxyOrVPN),
            "No province belongs to the private address; a restart of the phone may help.",
            "私网 IP 查不到归属省份，可尝试重启手机。"),
        document.row(
            "1103", .failure(.invalidPhoneNumber), "The number to verify did not reach China Unicom.", "联通没有收到待认证的手机号。",
            CarrierAdvice.checkNumber),
        document.row(
            "1104", .failure(.integrationFault), "The exchange was sent without the authorisation code.",
            "置换请求没有携带授权码。",
            CarrierAdvice.backend),
        document.row(
            "1105", .failure(.integrationFault), "A parameter is missing, misnamed or encrypted wrongly.",
            "参数缺失、名称有误或加密不对。",
            CarrierAdvice.support),
        document.row(
            "1106", .failure(.bundleMismatch), "China Unicom's key belongs to another bundle identifier.",
            "联通密钥与 Bundle ID 不匹配。"),
        document.row(
            "1107", .failure(.quotaExhausted), "What was paid for China Unicom's calls is used up.", "联通侧的可用条数不足。",
            CarrierAdvice.topUp),
        document.row(
            "1108", .failure(.wrongTokenPurpose), "A login's code was sent to be verified, or the other way round.",
            "取号的置换码用于认证，或认证的用于取号。"),
        document.row("1201", .genericFailure, "China Unicom gave no number.", "联通取号没有成功。", CarrierAdvice.reconnect),
        document.row(
            "1202", .genericFailure, "China Unicom's number check did not come to an end.", "联通号码认证没有成功。",
            CarrierAdvice.reconnect),
        document.row(
            "1203", .genericFailure, "China Unicom gave no code to exchange.", "联通没有给出置换码。", CarrierAdvice.reconnect),
        document.row(
            "2101", .failure(.signatureInvalid), "The parameter sign is wrong, or wrongly named.", "参数 sign 的值或名称有误。"),
        document.row(
            "2102", .failure(.tokenExpired), "China Unicom's access code is wrong or too old.", "联通 accessCode 不正确或已过期。"
        ),
        document.row(
            "2103", .failure(.tokenExpired), "No such sequence: it is too old, or its key is not the app's.",
            "序列号不存在：已过期，或与客户端密钥不是一套。"),
        document.row(
            "2201", .failure(.invalidCredentials), "China Unicom's app id is wrong or has not been activated.",
            "联通 AppID 有误或尚未激活。"),
        document.row(
            "2202", .failure(.bundleMismatch), "What the app says of itself is not what China Unicom has on file.",
            "App 上报的应用信息与联通报备不一致。"),
        document.row(
            "2203", .failure(.integrationFault), "What the SDK says of itself cannot be used.", "SDK 上报的自身信息有误。",
            CarrierAdvice.support),
        document.row(
            "2205", .genericFailure, "China Unicom could not parse how the user is connected.", "联通解析用户接入信息失败。",
            CarrierAdvice.reconnect),
        document.row("2206", .failure(.rateLimited), "China Unicom's flow control stepped in.", "触发联通流量控制。"),
        document.row("3201", .failure(.serviceUnavailable), "A server of China Unicom's has failed.", "联通服务端出错，系统繁忙。"),
        document.row("3202", .failure(.serviceUnavailable), "A gateway inside China Unicom failed.", "联通内部网关出错。"),
        document.row("3203", .failure(.serviceUnavailable), "The routing inside China Unicom failed.", "联通内部路由出错。"),
        document.row(
            "3204", .failure(.capabilityNotEnabled), "The account has no right to charged calls.", "账号没有支付权限。",
            CarrierAdvice.account),
        aliyun.row(
            "3205", .failure(.unsupportedNetwork), "China Unicom does not serve this province.", "该省份的联通不支持取号。"),
        document.row(
            "3206", .failure(.carrierMaintenance), "China Unicom has paused number lookup for now.", "联通取号功能暂停使用。"),
        document.row(
            "3207", .failure(.unsupportedOperation, .nextVendor), "China Unicom has no such function.", "联通不提供该功能。",
            CarrierAdvice.support),
    ]

    static let unicomPhone: [CarrierCodeRow] = [
        aliyun.row(
            "-2", .failure(.unsupportedNetwork),
            "The request went over a wrong path, not over cellular data; another table says the province is unknown.",
            "请求没有走蜂窝数据通道（另有资料称省份未知）。", CarrierAdvice.useCellular),
        document.row("10100", .failure(.noNetwork), "China Unicom's SDK found no network.", "联通 SDK 未检测到网络。"),
        document.row(
            "10101", .failure(.cellularDataOff), "China Unicom's SDK found cellular data off.", "联通 SDK 未检测到蜂窝数据。"),
        document.row(
            "10102", .failure(.invalidCredentials), "China Unicom's SDK was given no ApiKey or PublicKey.",
            "没有向联通 SDK 传入 ApiKey 或 PublicKey。"),
        document.row("10103", .failure(.timeout), "China Unicom's SDK waited too long.", "联通 SDK 等待超时。"),
        document.row("10104", .failure(.userCancelled), "The user left China Unicom's page.", "用户离开了联通授权页。"),
        document.row(
            "10105", .failure(.userChoseOtherMethod), "The user chose another login on China Unicom's page.",
            "用户在联通授权页选择其他登录方式。"),
        document.row(
            "10106", .failure(.malformedResponse), "China Unicom's SDK could not decrypt the answer.",
            "联通 SDK 解密返回数据失败。"),
        document.row("10107", .event("pagePresented"), "China Unicom's page is shown.", "联通授权页已拉起。"),
        aliyun.row(
            "10109", .genericFailure, "China Unicom's SDK gives no closer reason.", "联通 SDK 未说明具体原因。",
            CarrierAdvice.reconnect),
        document.row(
            "10110", .failure(.busy, .retry), "China Unicom's SDK is fetching a number already.", "联通 SDK 正在取号。",
            CarrierAdvice.wait),
        document.row(
            "20100", .failure(.quotaExhausted), "The number of trial calls is used up.", "测试次数已用完。", CarrierAdvice.topUp
        ),
        document.row(
            "20101", .failure(.rateLimited),
            "Too many authorisation codes in ten minutes: thirty are allowed, or fifty by another table.",
            "十分钟内获取的授权码过多（上限 30 个，另有资料为 50 个）。"),
        document.row(
            "30200", .failure(.malformedResponse),
            "The server's data is not in the form that China Unicom's SDK expects.",
            "服务端数据不是联通 SDK 预期的格式。"),
    ]

    /// Six digits, where the same SDK says the same on the phone; seen in other vendors' tables only.
    static let unicomSixDigits: [CarrierCodeRow] = [
        qiniu.row(
            "101001", .failure(.integrationFault), "Six-digit form: the exchange has no authorisation code.",
            "六位返回码：置换时缺少授权码。", CarrierAdvice.support),
        qiniu.row(
            "101002", .failure(.invalidPhoneNumber), "Six-digit form: there is no number to verify.",
            "六位返回码：缺少待认证的手机号。",
            CarrierAdvice.checkNumber),
        qiniu.row(
            "101003", .failure(.integrationFault), "Six-digit form: the page was opened without its configuration.",
            "六位返回码：拉起授权页时没有传界面配置。", CarrierAdvice.support),
        qiniu.row(
            "101004", .failure(.invalidCredentials), "Six-digit form: ApiKey or PublicKey is empty, or was never set.",
            "六位返回码：ApiKey 或 PublicKey 为空，尚未初始化。"),
        qiniu.row(
            "101005", .failure(.timeout), "Six-digit form: the time that was set has passed.", "六位返回码：超过了设定的等待时间。"),
        qiniu.row(
            "101006", .failure(.invalidCredentials), "Six-digit form: the public key is not the one that was issued.",
            "六位返回码：公钥与申请的不一致。"),
        qiniu.row(
            "101007", .failure(.userCancelled), "Six-digit form: the user went back from the page.", "六位返回码：用户从授权页返回。"),
        qiniu.row(
            "102001", .failure(.networkFailure), "Six-digit form: the request could not be moved to cellular data.",
            "六位返回码：切换到蜂窝通道失败。", CarrierAdvice.useCellular),
        qiniu.row(
            "201001", .failure(.rateLimited), "Six-digit form: more than thirty calls in ten minutes.",
            "六位返回码：十分钟内访问超过三十次。"),
        qiniu.row(
            "302001", .failure(.malformedResponse), "Six-digit form: the answer could not be decrypted.",
            "六位返回码：返回数据解密失败。"),
        qiniu.row(
            "302002", .failure(.networkFailure), "Six-digit form: a request failed on the network.", "六位返回码：网络访问出错。"),
        qiniu.row(
            "302003", .failure(.malformedResponse), "Six-digit form: the server's data is not in the right form.",
            "六位返回码：服务端数据格式不对。"),
    ]
}
