import PhoneAuth

extension FusionRows {
    /// The inner codes of the one-tap node: those of the one-tap SDK inside, with a 1 before them.
    static let inner: [ReturnCodeRow] = [
        row(
            "1600000", .progress, en: "Inside the one-tap node: a call succeeded.", zhHans: "一键登录内部：调用成功。"),
        row(
            "1600001", .progress, en: "Inside the one-tap node: the page is shown.", zhHans: "一键登录内部：授权页已展示。"),
        row(
            "1600002", .failure(.pagePresentationFailed), en: "Inside the one-tap node: the page could not be shown.",
            zhHans: "一键登录内部：授权页展示失败。",
            advice: Advice.node),
        row(
            "1600004", .failure(.carrierUnknown),
            en: "Inside the one-tap node: the carrier's configuration could not be had.", zhHans: "一键登录内部：获取运营商配置失败。",
            advice: Advice.node),
        row(
            "1600005", .failure(.deviceRejected),
            en: "Inside the one-tap node: the device, or a page that was altered, is refused.",
            zhHans: "一键登录内部：终端不安全，或授权页被改动。",
            advice: Advice.node, source: rule),
        row(
            "1600007", .failure(.noSIM), en: "Inside the one-tap node: no SIM was found.", zhHans: "一键登录内部：未检测到 SIM 卡。",
            advice: Advice.sim),
        row(
            "1600008", .failure(.cellularDataOff), en: "Inside the one-tap node: cellular data is off or unstable.",
            zhHans: "一键登录内部：蜂窝网络未开启或不稳定。",
            advice: Advice.cellular),
        row(
            "1600009", .failure(.unsupportedCarrier), en: "Inside the one-tap node: the carrier is none of the three.",
            zhHans: "一键登录内部：运营商不是三大运营商之一。",
            advice: Advice.node),
        row(
            "1600010", .genericFailure, en: "Inside the one-tap node: it failed for an unknown reason.",
            zhHans: "一键登录内部：未知异常。",
            advice: Advice.node),
        row(
            "1600011", .genericFailure, en: "Inside the one-tap node: the carrier gave no token.",
            zhHans: "一键登录内部：获取 Token 失败。",
            advice: Advice.carrier),
        row(
            "1600012", .failure(.prefetchFailed),
            en: "Inside the one-tap node: the masked number could not be fetched.", zhHans: "一键登录内部：预取号失败。",
            advice: Advice.carrier),
        row(
            "1600013", .failure(.carrierMaintenance),
            en: "Inside the one-tap node: the carrier's service is under maintenance.", zhHans: "一键登录内部：运营商维护升级。",
            advice: Advice.node),
        row(
            "1600014", .failure(.quotaExhausted),
            en: "Inside the one-tap node: the carrier's limit of calls is reached.", zhHans: "一键登录内部：调用次数已达上限。",
            advice: Advice.node),
        row(
            "1600015", .failure(.timeout), en: "Inside the one-tap node: the time allowed passed.",
            zhHans: "一键登录内部：接口超时。",
            advice: Advice.cellular),
        row(
            "1600017", .failure(.invalidCredentials),
            en: "Inside the one-tap node: the app's id or key cannot be parsed.", zhHans: "一键登录内部：AppID 或密钥解析失败。",
            advice: Advice.schemeCode),
        row(
            "1600018", .failure(.numberRestricted), en: "Inside the one-tap node: the carrier refuses this number.",
            zhHans: "一键登录内部：号码受运营商限制。",
            advice: Advice.node, source: rule),
        row(
            "1600021", .failure(.carrierChanged), en: "Inside the one-tap node: the data SIM changed.",
            zhHans: "一键登录内部：检测到运营商已切换。",
            advice: Advice.again),
        row(
            "1600025", .failure(.integrationFault),
            en: "Inside the one-tap node: the environment check failed on an argument.", zhHans: "一键登录内部：环境检查失败，参数有误。",
            advice: Advice.order),
        row(
            "1600026", .failure(.busy), en: "Inside the one-tap node: a prefetch was asked for while the page is up.",
            zhHans: "一键登录内部：授权页已拉起时禁止预取。",
            advice: Advice.order),
        row(
            "1700000", .event("backTapped"), en: "Back was tapped.", zhHans: "点击返回。"),
        row(
            "1700001", in: [.present, .login], .failure(.userChoseOtherMethod),
            en: "The button for other logins was tapped; a login ends.", zhHans: "点击其他登录方式；登录就此结束。"),
        row(
            "1700001", in: [.scene], .event("otherMethodTapped"), en: "The button for other logins was tapped.",
            zhHans: "点击其他登录方式。"),
        row(
            "1700002", .event("loginTapped"), en: "The login button was tapped.", zhHans: "点击登录按钮。"),
        row(
            "1700003", .event("checkboxToggled"), en: "The check box was tapped.", zhHans: "点击勾选框。"),
        row(
            "1700004", .event("agreementTapped"), en: "An agreement was tapped.", zhHans: "点击协议。"),
        row(
            "1700006", .event("consentDialogShown"), en: "The second agreement dialog came up.", zhHans: "弹出二次授权弹窗。"),
        row(
            "1700007", .event("consentDialogDismissed"), en: "The second dialog was closed.", zhHans: "二次授权弹窗关闭。"),
        row(
            "1700008", .event("consentDialogConfirmed"), en: "The second dialog was confirmed.", zhHans: "二次授权弹窗点击确认。"),
        row(
            "1700009", .event("agreementTapped"), en: "An agreement was tapped in the second dialog.",
            zhHans: "二次授权弹窗里点击协议。"),
    ]
}
