import PhoneAuth

extension FusionRows {
    /// The inner codes of the one-tap node: those of the one-tap SDK inside, with a 1 before them. Seven digits keep them
    /// apart from fusion's own; six-digit ones are brought to seven when an event is taken apart.
    static let inner: [ReturnCodeRow] = [
        oneTap(
            "1600000", .progress, en: "a call succeeded.", zhHans: "调用成功。"),
        oneTap(
            "1600001", .progress, en: "the page is shown.", zhHans: "授权页已展示。"),
        oneTap(
            "1600002", .failure(.pagePresentationFailed), en: "the page could not be shown.",
            zhHans: "授权页展示失败。",
            advice: Advice.node),
        oneTap(
            "1600004", .failure(.carrierUnknown),
            en: "the carrier's configuration could not be had.", zhHans: "获取运营商配置失败。",
            advice: Advice.carrierUnknown),
        oneTap(
            "1600005", .failure(.deviceRejected),
            en: "the device, or a page that was altered, is refused.",
            zhHans: "终端不安全，或授权页被改动。",
            advice: Advice.protectedAreas, source: rule),
        oneTap(
            "1600007", .failure(.noSIM), en: "no SIM was found.", zhHans: "未检测到 SIM 卡。",
            advice: Advice.sim),
        oneTap(
            "1600008", .failure(.cellularDataOff), en: "cellular data is off or unstable.",
            zhHans: "蜂窝网络未开启或不稳定。",
            advice: Advice.cellular),
        oneTap(
            "1600009", .failure(.unsupportedCarrier), en: "the carrier is none of the three.",
            zhHans: "运营商不是三大运营商之一。",
            advice: Advice.node),
        oneTap(
            "1600010", .genericFailure, en: "it failed for an unknown reason.",
            zhHans: "未知异常。",
            advice: Advice.node),
        oneTap(
            "1600011", .genericFailure, en: "the carrier gave no token.",
            zhHans: "获取 Token 失败。",
            advice: Advice.carrier),
        oneTap(
            "1600012", .failure(.prefetchFailed),
            en: "the masked number could not be fetched.", zhHans: "预取号失败。",
            advice: Advice.carrier),
        oneTap(
            "1600013", .failure(.carrierMaintenance),
            en: "the carrier's service is under maintenance.", zhHans: "运营商维护升级。",
            advice: Advice.node),
        oneTap(
            "1600014", .failure(.quotaExhausted),
            en: "the carrier's limit of calls is reached.", zhHans: "调用次数已达上限。",
            advice: Advice.quota),
        oneTap(
            "1600015", .failure(.timeout), en: "the time allowed passed.",
            zhHans: "接口超时。",
            advice: Advice.cellularAlone),
        oneTap(
            "1600017", .failure(.invalidCredentials),
            en: "the app's id or key cannot be parsed.", zhHans: "AppID 或密钥解析失败。",
            advice: Advice.schemeCode),
        oneTap(
            "1600018", .failure(.numberRestricted), en: "the carrier refuses this number.",
            zhHans: "号码受运营商限制。",
            advice: Advice.node, source: rule),
        oneTap(
            "1600021", .failure(.carrierChanged), en: "the data SIM changed.",
            zhHans: "检测到运营商已切换。",
            advice: Advice.again),
        oneTap(
            "1600025", .failure(.integrationFault),
            en: "the environment check failed on an argument.", zhHans: "环境检查失败，参数有误。",
            advice: Advice.order),
        oneTap(
            "1600026", .failure(.busy), en: "a prefetch was asked for while the page is up.",
            zhHans: "授权页已拉起时禁止预取。",
            advice: Advice.pageFirst),
        oneTap(
            "1700000", .event("backTapped"), en: "back was tapped.", zhHans: "点击返回。"),
        oneTap(
            "1700001", in: [.present, .login], .failure(.userChoseOtherMethod),
            en: "the button for other logins was tapped; a login ends.", zhHans: "点击其他登录方式；登录就此结束。",
            advice: Advice.otherLogin),
        oneTap(
            "1700001", in: [.scene], .event("otherMethodTapped"), en: "the button for other logins was tapped.",
            zhHans: "点击其他登录方式。"),
        oneTap(
            "1700002", .event("loginTapped"), en: "the login button was tapped.", zhHans: "点击登录按钮。"),
        oneTap(
            "1700003", .event("checkboxToggled"), en: "the check box was tapped.", zhHans: "点击勾选框。"),
        oneTap(
            "1700004", .event("agreementTapped"), en: "an agreement was tapped.", zhHans: "点击协议。"),
        oneTap(
            "1700006", .event("consentDialogShown"), en: "the second agreement dialog came up.", zhHans: "弹出二次授权弹窗。"),
        oneTap(
            "1700007", .event("consentDialogDismissed"), en: "the second dialog was closed.", zhHans: "二次授权弹窗关闭。"),
        oneTap(
            "1700008", .event("consentDialogConfirmed"), en: "the second dialog was confirmed.", zhHans: "二次授权弹窗点击确认。"),
        oneTap(
            "1700009", .event("agreementTapped"), en: "an agreement was tapped in the second dialog.",
            zhHans: "二次授权弹窗里点击协议。"),
    ]

    /// A row that says which of the one-tap SDK's codes it is; the texts tell what that one means.
    private static func oneTap(
        _ code: String, in stages: [Stage] = [], _ kind: ReturnCodeRow.Kind, en: String, zhHans: String,
        advice: LocalizedText = .nothingToDo, source: String = header
    ) -> ReturnCodeRow {
        row(
            code, in: stages, kind, en: "The one-tap SDK's \(code.dropFirst()), inside fusion: \(en)",
            zhHans: "融合认证内部的一键登录 \(code.dropFirst())：\(zhHans)", advice: advice, source: source)
    }
}
