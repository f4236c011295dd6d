/// A document that lists a carrier's codes: what its rows have in common.
struct CarrierDocument {
    let carrier: Carrier
    var family = CarrierCodeRow.Family.current
    /// The document's name, as rows cite it.
    let name: String

    /// A row from this document; without advice of its own, that of its failure's code.
    func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, _ en: String, _ zhHans: String, _ advice: LocalizedText? = nil
    ) -> CarrierCodeRow {
        CarrierCodeRow(
            carrier, code, in: family, kind, meaning: LocalizedText(en: en, zhHans: zhHans),
            advice: advice ?? Self.usualAdvice(for: kind), source: name)
    }

    private static func usualAdvice(for kind: ReturnCodeRow.Kind) -> LocalizedText {
        guard case .failure(let failure) = kind else { return LocalizedText(en: "Nothing to do.", zhHans: "无需处理。") }
        return (failure.code ?? .carrierFailure).advice
    }
}

/// Advice that several carriers' codes share, where that of the failure's code says too little.
enum CarrierAdvice {
    static let reconnect = LocalizedText(
        en: "Turn airplane mode on and off and try again; else offer another login.",
        zhHans: "开关一次飞行模式后重试；仍失败则换其他登录方式。")
    static let useCellular = LocalizedText(
        en: "Turn Wi-Fi off and use cellular data alone, or try another vendor.",
        zhHans: "关闭 Wi-Fi 仅用蜂窝数据重试，或换一家厂商。")
    static let support = LocalizedText(
        en: "Try another vendor; send the code and the request's id to the vendor's support.",
        zhHans: "换一家厂商；把返回码和请求 ID 发给厂商技术支持。")
    static let account = LocalizedText(
        en: "Have the vendor check what is registered with the carrier for this app.",
        zhHans: "请厂商核对本 App 在运营商处的报备与开通情况。")
    static let backend = LocalizedText(
        en: "Have the vendor check the server's address and request; the app itself cannot mend it.",
        zhHans: "请厂商核对服务端的 IP 与请求，App 端无法处理。")
    static let checkNumber = LocalizedText(
        en: "Pass the number that is to be verified.", zhHans: "传入待校验的手机号。")
    static let prefetch = LocalizedText(en: "Prefetch again, then log in.", zhHans: "重新预取号后再登录。")
    static let topUp = LocalizedText(
        en: "Have the vendor raise the quota with the carrier; meanwhile use another vendor.",
        zhHans: "请厂商向运营商续订额度；期间换一家厂商。")
    static let permission = LocalizedText(
        en: "Check that the app may use cellular data, then try again or offer another login.",
        zhHans: "检查 App 的蜂窝数据权限后重试，或换其他登录方式。")
    static let web = LocalizedText(
        en: "Not expected in an app: check which SDK the answer comes from.", zhHans: "App 内不应出现，请确认该结果来自哪个 SDK。")
    static let otherSIM = LocalizedText(
        en: "Offer another login, or have the user choose the right SIM for data.", zhHans: "换其他登录方式，或提示用户切换流量卡。")
    static let wait = LocalizedText(en: "Wait for the call that is under way.", zhHans: "等待正在进行的调用结束。")
    static let resources = LocalizedText(
        en: "Put the SDK's resource bundle into the app's main bundle.", zhHans: "把 SDK 的资源 bundle 加入 App 主包。")
}
