import PhoneAuth

extension ReturnCodeTable {
    /// The codes of `PNSReturnCode`. 600000 is the success of every stage.
    static let aliyunPNVS = ReturnCodeTable(vendor: .aliyunPNVS, rows: results + failures + configuration + page)

    private static let header = "PNSReturnCode.h 2.14.15"
    private static let guide = "Aliyun, iOS client integration"

    private static let results: [ReturnCodeRow] = [
        ReturnCodeRow(
            .aliyunPNVS, "600000", .success,
            meaning: LocalizedText(en: "The call succeeded.", zhHans: "调用成功。"), source: header)
    ]

    private static let failures: [ReturnCodeRow] = [
        ReturnCodeRow(
            .aliyunPNVS, "600002", .failure(.pagePresentationFailed),
            meaning: LocalizedText(en: "The authorization page could not be shown.", zhHans: "唤起授权页失败。"),
            advice: LocalizedText(
                en: "Check the presenting controller; else offer another login.",
                zhHans: "检查用于弹出的控制器；仍失败则换其他登录方式。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600004", .failure(.carrierUnknown),
            meaning: LocalizedText(en: "The carrier's configuration could not be had.", zhHans: "获取运营商配置失败。"),
            advice: LocalizedText(
                en: "Toggle airplane mode or offer another login; keep the SDK up to date.",
                zhHans: "开关一次飞行模式或换其他登录方式；保持 SDK 为新版本。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600007", .failure(.noSIM),
            meaning: LocalizedText(en: "No SIM was found.", zhHans: "未检测到 SIM 卡。"),
            advice: LocalizedText(en: "Ask the user to insert a SIM.", zhHans: "提示用户插入 SIM 卡。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600008", .failure(.cellularDataOff),
            meaning: LocalizedText(en: "Cellular data is off or unstable.", zhHans: "蜂窝网络未开启或不稳定。"),
            advice: LocalizedText(en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。"),
            source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600009", .failure(.unsupportedCarrier),
            meaning: LocalizedText(en: "The carrier is none of the three.", zhHans: "运营商不是三大运营商之一。"),
            advice: LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600010", .genericFailure,
            meaning: LocalizedText(en: "It failed for an unknown reason.", zhHans: "未知异常。"),
            advice: LocalizedText(
                en: "Check that the SIM is in service, or offer another login.", zhHans: "检查 SIM 卡是否欠费，或换其他登录方式。"),
            source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600011", .genericFailure,
            meaning: LocalizedText(en: "The carrier gave no token.", zhHans: "获取 token 失败。"),
            advice: LocalizedText(
                en: "Look at the carrier's code; try again or offer another login.", zhHans: "查看运营商返回码；重试或换其他登录方式。"),
            source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600012", .genericFailure,
            meaning: LocalizedText(en: "The masked number could not be fetched.", zhHans: "预取号失败。"),
            advice: LocalizedText(
                en: "Look at the carrier's code; try again or offer another login.", zhHans: "查看运营商返回码；重试或换其他登录方式。"),
            source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600013", .failure(.carrierMaintenance),
            meaning: LocalizedText(en: "The carrier's service is under maintenance.", zhHans: "运营商维护升级，该功能不可用。"),
            advice: LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600014", .failure(.quotaExhausted),
            meaning: LocalizedText(en: "The carrier's limit of calls is reached.", zhHans: "运营商维护升级，调用次数已达上限。"),
            advice: LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600015", .failure(.timeout),
            meaning: LocalizedText(en: "The SDK's own time-out passed.", zhHans: "接口超时。"),
            advice: LocalizedText(en: "Try again on cellular data alone.", zhHans: "切换到蜂窝数据后重试。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600018", .failure(.numberRestricted),
            meaning: LocalizedText(en: "The carrier refuses this number.", zhHans: "号码受运营商限制。"),
            advice: LocalizedText(en: "The user should ask the carrier.", zhHans: "请用户联系运营商。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600021", .failure(.carrierChanged),
            meaning: LocalizedText(en: "The data SIM changed since the prefetch.", zhHans: "点击登录时检测到运营商已切换。"),
            advice: LocalizedText(en: "Start the login again.", zhHans: "重新发起登录。"), source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600005", .failure(.deviceRejected),
            meaning: LocalizedText(
                en: "The device, or a page that was altered, is refused.", zhHans: "手机终端不安全，或授权页被改动。"),
            advice: LocalizedText(
                en: "Keep own views off number, button and agreement; else offer another login.",
                zhHans: "自定义控件不要遮挡号码、按钮和协议；否则换其他登录方式。"), source: "Aliyun, App error codes"),
        ReturnCodeRow(
            .aliyunPNVS, "600023", .failure(.integrationFault),
            meaning: LocalizedText(en: "A custom view could not be loaded.", zhHans: "加载自定义控件异常。"),
            advice: LocalizedText(en: "Check the page's custom views.", zhHans: "检查授权页的自定义控件。"),
            source: "Aliyun, App error codes"),
    ]

    private static let configuration: [ReturnCodeRow] = [
        ReturnCodeRow(
            .aliyunPNVS, "600017", .failure(.invalidCredentials),
            meaning: LocalizedText(
                en: "The secret cannot be parsed, or belongs to another bundle identifier.",
                zhHans: "密钥解析失败，或与 BundleID 不符。"),
            advice: LocalizedText(
                en: "Check secret, bundle identifier and scheme in the console.", zhHans: "核对控制台里的密钥、BundleID 和方案。"),
            source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600025", .failure(.integrationFault),
            meaning: LocalizedText(en: "The environment check failed on an argument.", zhHans: "环境检查失败，参数有误。"),
            advice: LocalizedText(en: "Check the arguments and the order of calls.", zhHans: "检查参数与调用顺序。"),
            source: header),
        ReturnCodeRow(
            .aliyunPNVS, "600026", .failure(.busy),
            meaning: LocalizedText(
                en: "A prefetch or check was asked for while the page is up.", zhHans: "授权页已拉起，禁止预取或检查。"),
            advice: LocalizedText(en: "Wait until the page is gone.", zhHans: "等授权页关闭后再调用。"), source: header),
    ]

    private static let page: [ReturnCodeRow] = [
        event("600001", "pagePresented", en: "The authorization page is shown.", zhHans: "唤起授权页成功。"),
        ReturnCodeRow(
            .aliyunPNVS, "700000", in: [.login], .failure(.userCancelled),
            meaning: LocalizedText(en: "The user went back; the page closes itself.", zhHans: "用户点击返回，授权页自行关闭。"),
            source: header),
        ReturnCodeRow(
            .aliyunPNVS, "700001", in: [.login], .failure(.userChoseOtherMethod),
            meaning: LocalizedText(
                en: "The user asked for another login; the page stays up.", zhHans: "用户点击切换其他登录方式，授权页不会自行关闭。"),
            source: header),
        event("700002", "loginTapped", en: "The login button was tapped.", zhHans: "用户点击登录按钮。"),
        event("700003", "checkboxToggled", en: "The check box was tapped.", zhHans: "用户点击勾选框。"),
        event("700004", "agreementTapped", en: "An agreement was tapped.", zhHans: "用户点击协议。"),
        event("700006", "consentDialogShown", en: "The second agreement dialog came up.", zhHans: "弹出二次授权弹窗。"),
        event("700007", "consentDialogDismissed", en: "The second dialog was closed.", zhHans: "二次授权弹窗关闭。"),
        event("700008", "consentDialogConfirmed", en: "The second dialog was confirmed.", zhHans: "二次授权弹窗点击确认。"),
        event(
            "700009", "agreementTapped", en: "An agreement was tapped in the second dialog.",
            zhHans: "二次授权弹窗里点击协议。"),
        event(
            "700010", "backTapped", en: "Back was tapped on a page that the app closes itself.",
            zhHans: "授权页设为手动关闭时点击返回。"),
        event("700020", "pageDismissed", en: "The authorization page is gone.", zhHans: "授权页已销毁。"),
    ]

    private static func event(_ code: String, _ name: String, en: String, zhHans: String) -> ReturnCodeRow {
        ReturnCodeRow(
            .aliyunPNVS, code, in: [.login], .event(name), meaning: LocalizedText(en: en, zhHans: zhHans),
            source: header)
    }
}
