/// China Mobile: what its SDK says on the phone. The SDK has had one numbering, save for two codes that were reused.
extension CarrierCodes {
    private static let document = CarrierDocument(
        carrier: .chinaMobile, name: "YjdlShSDK 2.3.4.7, China Mobile's return codes")
    private static let header = CarrierDocument(
        carrier: .chinaMobile, name: "China Mobile, UAFSDKErrorCode.h 5.9.7")
    private static let olderHeader = CarrierDocument(
        carrier: .chinaMobile, family: .older, name: "China Mobile, UASDKErrorCode.h 5.8.3.1 (commented out there)")
    private static let qiniu = CarrierDocument(
        carrier: .chinaMobile, name: "QAuth_iOS, README (another vendor's table)")
    private static let jiguang = CarrierDocument(
        carrier: .chinaMobile, name: "Jiguang, carriers' codes (another vendor's table)")
    private static let harmony = CarrierDocument(
        carrier: .chinaMobile, name: "Shanyan, HarmonyOS document (another platform's table)")

    static let mobilePhone: [CarrierCodeRow] = [
        jiguang.row(
            "102101", .failure(.noNetwork), "China Mobile's older number for a phone without network.",
            "移动旧版返回码：手机没有网络。"),
        jiguang.row(
            "102102", .failure(.networkFailure), "China Mobile's older number for a request that failed.",
            "移动旧版返回码：网络请求异常。"),
        jiguang.row(
            "102103", .failure(.cellularDataOff), "China Mobile's older number for cellular data being off.",
            "移动旧版返回码：蜂窝数据未打开。"),
        jiguang.row(
            "102203", .failure(.integrationFault), "China Mobile's SDK was given an argument that it cannot use.",
            "传给移动 SDK 的参数有误。", CarrierAdvice.support),
        jiguang.row(
            "102223", .failure(.malformedResponse),
            "The answer could not be parsed; often the SIM's bill is not paid.",
            "返回内容解析失败，常见于号码欠费。",
            LocalizedText(
                en: "Have the user check the SIM's balance, or offer another login.", zhHans: "提示用户检查是否欠费，或换其他登录方式。")),
        jiguang.row(
            "102507", .failure(.timeout), "The login took too long after the button was tapped.",
            "点击登录按钮后等待超时。"),
        harmony.row(
            "102508", .failure(.networkFailure), "The older SDK could not move the request to cellular data.",
            "旧版 SDK 切换到蜂窝网络失败。", CarrierAdvice.useCellular),
        jiguang.row(
            "200002", .failure(.noSIM), "Android's number for a phone without a SIM.", "Android 端返回码：手机没有 SIM 卡。"),
        qiniu.row(
            "200005", .failure(.integrationFault),
            "Android's number for a missing permission to read the phone's state.",
            "Android 端返回码：缺少读取手机状态的权限。", CarrierAdvice.web),
        qiniu.row(
            "200010", .failure(.noSIM), "The SIM is missing or cannot be read.", "SIM 卡缺失或无法识别。"),
        document.row(
            "200021", .failure(.malformedResponse), "China Mobile's SDK could not parse the data that it received.",
            "移动 SDK 解析收到的数据失败。"),
        document.row("200022", .failure(.noNetwork), "The phone had no network at all.", "手机当前没有任何网络。"),
        document.row(
            "200023", .failure(.timeout), "A request of China Mobile's SDK took too long.", "移动 SDK 的请求等待过久。"),
        qiniu.row(
            "200024", .failure(.networkFailure), "Wi-Fi was on, and the request could not be moved to cellular data.",
            "Wi-Fi 开启时未能切换到蜂窝网络。", CarrierAdvice.useCellular),
        document.row(
            "200025", .genericFailure,
            "Anything else: a socket failed, or the system keeps the app off cellular data.",
            "其他原因，例如 socket 出错或系统未允许 App 使用蜂窝数据。", CarrierAdvice.permission),
        qiniu.row(
            "200026", .failure(.integrationFault), "An input of the SDK's is not as it should be.", "SDK 入参不合要求。",
            CarrierAdvice.support),
        document.row(
            "200027", .failure(.cellularDataOff), "Cellular data is off, or too unstable to be used.",
            "蜂窝数据未打开，或信号不稳定。"),
        document.row(
            "200028", .failure(.networkFailure), "A request to China Mobile failed on its way.", "发往移动的请求途中出错。"),
        document.row(
            "200038", .failure(.networkFailure), "The request to another carrier's gateway failed.",
            "向异网网关发出的取号请求失败。"),
        qiniu.row(
            "200039", .genericFailure, "Another carrier's gateway gave no number.", "异网网关没有给出号码。",
            CarrierAdvice.otherSIM),
        document.row("200048", .failure(.noSIM), "There is no SIM in the phone.", "手机里没有插 SIM 卡。"),
        document.row(
            "200050", .failure(.networkFailure),
            "The connection ended early: on iOS a socket failed, or the app may not use cellular data.",
            "连接提前中断：iOS 上多为 socket 出错或 App 无蜂窝权限。", CarrierAdvice.permission),
        header.row(
            "200062", .failure(.rateLimited), "The app asked for authorisation too often in a row.", "连续授权次数过多。"),
        olderHeader.row(
            "200062", .failure(.unsupportedCarrier), "Before the number was reused: no prefetch for China Unicom.",
            "该返回码改用前：不支持为联通预取号。"),
        olderHeader.row(
            "200063", .failure(.unsupportedCarrier), "Old SDKs: no prefetch for China Telecom.", "旧版 SDK：不支持为电信预取号。"),
        document.row(
            "200064", .failure(.malformedResponse), "China Mobile's server sent data that makes no sense.",
            "移动服务器返回的数据异常。"),
        document.row(
            "200072", .failure(.networkFailure),
            "The server's certificate could not be traced to a trusted root: something may be reading along.",
            "服务器证书的根证书校验未通过，可能存在抓包代理。",
            LocalizedText(en: "Have the user turn off proxies and set the time right.", zhHans: "提示用户关闭代理并校准时间。")),
        document.row(
            "200080", .failure(.unsupportedCarrier), "Only China Mobile's own numbers can be verified here.",
            "此处只能校验移动号码。"),
        document.row("200082", .failure(.serviceUnavailable), "China Mobile's server is too busy.", "移动服务器过于繁忙。"),
        document.row(
            "200086", .failure(.malformedResponse), "The answer lacks the address to go on at (ppLocation).",
            "返回内容缺少后续地址 ppLocation。"),
        document.row(
            "200089", .failure(.busy, .retry), "China Mobile's SDK is at work on an earlier call.", "移动 SDK 正在处理上一次调用。",
            CarrierAdvice.wait),
        header.row(
            "200096", .failure(.unsupportedNetwork),
            "The network does not serve number lookup; Wi-Fi and cellular may differ in IP version.",
            "当前网络不支持取号，可能是 Wi-Fi 与蜂窝的 IP 版本不一致。", CarrierAdvice.useCellular),
    ]

    static let mobilePage: [CarrierCodeRow] = [
        qiniu.row(
            "200015", .failure(.smsCodeRejected), "The text message's code is not in the right form.", "短信验证码的格式不对。"),
        document.row(
            "200020", .failure(.userCancelled), "The user closed China Mobile's page.", "用户关闭了移动授权页。"),
        qiniu.row(
            "200040", .failure(.integrationFault), "A resource of China Mobile's page could not be loaded.",
            "移动授权页的资源加载失败。", CarrierAdvice.resources),
        document.row(
            "200060", .failure(.userChoseOtherMethod), "The user asked for another account.", "用户点击了切换账号。"),
        document.row(
            "200061", .failure(.pagePresentationFailed), "China Mobile's page is not as the SDK made it.",
            "移动授权页异常，可能被改动。",
            LocalizedText(
                en: "Do not alter the page's views; else offer another login.", zhHans: "不要改动授权页控件；否则换其他登录方式。")),
        document.row("200087", .event("pagePresented"), "China Mobile's page is shown.", "移动授权页已展示。"),
    ]
}
