import PhoneAuth

extension ReturnCodeTable {
    /// The codes of `PNSReturnCode`, and beside them those that the header lacks: of older SDKs, of the liveness check that
    /// came and went, and of other platforms. 600000 is the success of every stage, and nothing else is any stage's.
    static let aliyunPNVS = ReturnCodeTable(
        vendor: .aliyunPNVS,
        rows: PNVSRows.results + PNVSRows.phone + PNVSRows.service + PNVSRows.configuration + PNVSRows.page
            + PNVSRows.liveness + PNVSRows.older + PNVSRows.otherPlatforms)
}

/// The rows, by what they are about.
enum PNVSRows {
    static let results: [ReturnCodeRow] = [
        row(
            "600000", .success,
            en: "The call succeeded, whichever it was: secret, environment check, prefetch or token.",
            zhHans: "调用成功：设置密钥、环境检查、预取号、获取 token 都用此码。", source: headerAndGuide)
    ]

    static let phone: [ReturnCodeRow] = [
        row(
            "600004", .failure(.carrierUnknown),
            en: "The carrier's configuration could not be had. (On H5 the number says that the scheme is missing.)",
            zhHans: "获取运营商配置失败。（H5 上同一数字表示方案号不存在。）",
            advice: LocalizedText(
                en: "Toggle airplane mode or offer another login; keep the SDK up to date.",
                zhHans: "开关一次飞行模式或换其他登录方式；保持 SDK 为新版本。")),
        row(
            "600005", .failure(.deviceRejected),
            en: "The device is thought unsafe, or the page's protected areas were altered; only the text says which.",
            zhHans: "终端被判为不安全，或授权页受保护的区域被改动；只能由文案区分。",
            advice: LocalizedText(
                en: "Keep own views off number, button and agreement; else offer another login.",
                zhHans: "自定义控件不要遮挡号码、按钮和协议；否则换其他登录方式。"), source: errorPage),
        row(
            "600007", .failure(.noSIM), en: "No SIM was found in the phone.", zhHans: "未检测到 SIM 卡。",
            advice: LocalizedText(en: "Ask the user to insert a SIM.", zhHans: "提示用户插入 SIM 卡。")),
        row(
            "600008", .failure(.cellularDataOff), en: "Cellular data is off or unstable.", zhHans: "蜂窝网络未开启或不稳定。",
            advice: LocalizedText(
                en: "Ask the user to turn cellular data on and to allow it for this app.",
                zhHans: "提示用户打开蜂窝数据，并允许本 App 使用。")),
        row(
            "600009", .failure(.unsupportedCarrier),
            en: "The SIM's carrier is none of the three; virtual operators count as none.",
            zhHans: "SIM 卡不属于三大运营商；虚拟运营商也不支持。",
            advice: LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。")),
        row(
            "600018", .failure(.numberRestricted), en: "The carrier has restricted this number (China Unicom's only).",
            zhHans: "号码被运营商管控（仅联通号码）。",
            advice: LocalizedText(
                en: "Offer another login; the user should ask the carrier.", zhHans: "换其他登录方式；请用户联系运营商。")),
        row(
            "600021", .failure(.carrierChanged),
            en: "At the tap the data SIM was another carrier's than at the prefetch.",
            zhHans: "点击登录时，流量卡的运营商与预取号时不同。",
            advice: LocalizedText(en: "Close the page and start the login again.", zhHans: "关闭授权页后重新发起登录。")),
    ]
}

extension PNVSRows {
    static let header = "PNSReturnCode.h 2.14.15"
    static let headerAndGuide = "PNSReturnCode.h 2.14.15; Aliyun, iOS client integration"
    static let errorPage = "Aliyun, one-click login error codes, table for apps; not in PNSReturnCode.h 2.14.15"

    static func row(
        _ code: String, in stages: [Stage] = [], _ kind: ReturnCodeRow.Kind, en: String, zhHans: String,
        advice: LocalizedText = LocalizedText(en: "Nothing to do.", zhHans: "无需处理。"), source: String = header,
        versions: String? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .aliyunPNVS, code, in: stages, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice,
            source: source, versions: versions)
    }
}
