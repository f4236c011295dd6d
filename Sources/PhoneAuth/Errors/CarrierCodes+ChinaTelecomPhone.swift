/// China Telecom: what its SDK says on the phone.
extension CarrierCodes {
    private static let document = CarrierDocument(
        carrier: .chinaTelecom, name: "YjdlShSDK 2.3.4.7, China Telecom's return codes")
    private static let qiniu = CarrierDocument(
        carrier: .chinaTelecom, name: "QAuth_iOS, README (another vendor's table)")
    private static let harmony = CarrierDocument(
        carrier: .chinaTelecom, name: "Shanyan, HarmonyOS document (another platform's table)")
    private static let aliyun = CarrierDocument(
        carrier: .chinaTelecom, name: "Aliyun, carriers' codes (another vendor's table)")
    private static let faq = CarrierDocument(
        carrier: .chinaTelecom, name: "Aliyun, SDK questions (as printed; perhaps 80008 is meant)")

    static let telecomPhone: [CarrierCodeRow] = [
        document.row("80000", .failure(.timeout), "China Telecom's SDK waited too long.", "电信 SDK 等待请求超时。"),
        document.row(
            "80001", .failure(.networkFailure), "A request to China Telecom failed on the network.", "发往电信的请求网络异常。"),
        document.row(
            "80002", .failure(.networkFailure),
            "China Telecom's server answered with an HTTP status that is no success.",
            "电信服务器返回的响应码不对。"),
        document.row("80003", .failure(.noNetwork), "China Telecom's SDK found no network.", "电信 SDK 未检测到网络。"),
        document.row(
            "80004", .failure(.cellularDataOff), "China Telecom's SDK found cellular data off.", "电信 SDK 检测到蜂窝数据未打开。"),
        document.row(
            "80005", .failure(.timeout), "The socket to China Telecom waited too long.", "与电信的 socket 等待超时。"),
        document.row(
            "80006", .failure(.networkFailure), "The name of China Telecom's server could not be resolved.",
            "解析电信服务器域名时出错。"),
        document.row(
            "80007", .failure(.networkFailure), "Reading from or writing to China Telecom failed.", "与电信的读写出错。"),
        document.row(
            "80008", .failure(.networkFailure), "There is no route to China Telecom's server; a VPN may be the cause.",
            "没有到电信服务器的路由，可能与 VPN 有关。",
            LocalizedText(
                en: "Have the user turn off VPN and proxy, or try another vendor.", zhHans: "提示用户关闭 VPN 与代理，或换一家厂商。")),
        document.row(
            "80009", .failure(.networkFailure), "The system knows no host of China Telecom's server's name.",
            "系统找不到电信服务器的主机名。"),
        qiniu.row(
            "80010", .failure(.networkFailure), "China Telecom's server closed the socket.", "电信服务器主动断开了 socket。"),
        qiniu.row(
            "80800", .failure(.networkFailure), "The switch from Wi-Fi to cellular data failed.", "从 Wi-Fi 切换到蜂窝时出错。",
            CarrierAdvice.useCellular),
        qiniu.row(
            "80801", .failure(.timeout), "The switch from Wi-Fi to cellular data took too long.", "从 Wi-Fi 切换到蜂窝超时。",
            CarrierAdvice.useCellular),
        harmony.row(
            "80999", .failure(.internalFailure), "China Telecom's SDK broke down in a way nobody foresaw.",
            "电信 SDK 意外崩溃。", CarrierAdvice.support),
        faq.row(
            "800008", .failure(.proxyOrVPN), "What China Telecom answers when a VPN is on.", "开启 VPN 时电信返回的码。"),
    ]

    static let telecomPage: [CarrierCodeRow] = [
        qiniu.row(
            "80100", .failure(.malformedResponse), "China Telecom's login came back with nothing in it.", "电信登录结果为空。"),
        qiniu.row(
            "80101", .failure(.malformedResponse), "China Telecom's login came back with something unreadable.",
            "电信登录结果异常。"),
        qiniu.row(
            "80102", .genericFailure, "China Telecom's prefetch broke off.", "电信预登录异常。", CarrierAdvice.reconnect),
        qiniu.row(
            "80103", .failure(.notInitialized, .nextVendor), "China Telecom's SDK was not initialised by the vendor's.",
            "厂商 SDK 没有初始化电信 SDK。",
            LocalizedText(en: "Initialise again, or try another vendor.", zhHans: "重新初始化，或换一家厂商。")),
        qiniu.row(
            "80104", .failure(.prefetchExpired), "China Telecom's SDK has no prefetch to log in with.",
            "电信 SDK 登录前没有预登录。", CarrierAdvice.prefetch),
        qiniu.row(
            "80105", .failure(.integrationFault), "The nib of China Telecom's page could not be loaded.",
            "电信授权页的 nib 加载失败。", CarrierAdvice.resources),
        qiniu.row(
            "80200", .failure(.userCancelled), "The user closed China Telecom's page.", "用户关闭了电信授权页。"),
        qiniu.row(
            "80201", .failure(.userChoseOtherMethod), "The user chose another login on China Telecom's page.",
            "用户在电信授权页选择其他登录方式。"),
    ]

    /// The numbering of the newer SDK.
    static let telecomNewer: [CarrierCodeRow] = [
        aliyun.row("100003", .failure(.timeout), "Newer China Telecom SDK: it took too long.", "电信新版 SDK：超时。"),
        aliyun.row(
            "100004", .failure(.noNetwork), "Newer China Telecom SDK: there is no network.", "电信新版 SDK：没有网络。"),
        aliyun.row(
            "100005", .failure(.userCancelled), "Newer China Telecom SDK: back was tapped.", "电信新版 SDK：用户点击返回。"),
        aliyun.row(
            "100009", .genericFailure, "Newer China Telecom SDK: it failed for an unknown reason.", "电信新版 SDK：未知错误。",
            CarrierAdvice.reconnect),
        aliyun.row(
            "200001", .failure(.invalidCredentials), "Newer China Telecom SDK: client id or secret is wrong.",
            "电信新版 SDK：client id 或 secret 有误。"),
    ]
}
