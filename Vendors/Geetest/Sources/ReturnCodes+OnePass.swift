import PhoneAuth

/// OnePass: `GOPErrorCode`, the numbers of OnePass 1, and the system's network errors, which the SDK may hand on.
///
/// None of OneLogin's meanings holds here, even where the number is the same.
enum OnePassReturnCodes {
    static let rows: [ReturnCodeRow] = phone + gateway + carriers + first + system

    private static let header = "GOPError.h 2.9.9"
    private static let table = "Geetest, OnePass iOS error codes"
    static let tryAgain = LocalizedText(en: "Try again, or send a text message.", zhHans: "重试，或改用短信验证。")
    private static let useSMS = LocalizedText(en: "Send a text message instead.", zhHans: "改用短信验证。")
    private static let useCellular = LocalizedText(
        en: "Ask the user to turn cellular data on; else send a text message.", zhHans: "提示用户打开蜂窝数据，否则改用短信验证。")

    static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, en: String, zhHans: String, _ advice: LocalizedText,
        source: String = header, versions: String? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .onePass, code, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice, source: source,
            versions: versions)
    }

    private static let phone: [ReturnCodeRow] = [
        row(
            "-20301", .failure(.invalidPhoneNumber), en: "The number to verify cannot be used.", zhHans: "待验证的手机号不可用。",
            LocalizedText(en: "Ask for a mainland mobile number.", zhHans: "请用户填写大陆手机号。")),
        row(
            "-20302", .failure(.unsupportedNetwork), en: "The network is not supported: mostly cellular data is off.",
            zhHans: "网络不支持，多为蜂窝数据未打开。", useCellular),
        row(
            "-20303", .failure(.unsupportedCarrier), en: "OnePass does not serve the SIM's carrier.",
            zhHans: "OnePass 不支持该 SIM 卡的运营商。", useSMS),
        row(
            "-20305", .failure(.cellularPermissionDenied),
            en: "The app lacks the right to use cellular data (since 2.9.1).", zhHans: "应用没有蜂窝数据权限（2.9.1 起）。",
            LocalizedText(en: "Send the user to the app's settings.", zhHans: "引导用户到设置里打开无线数据权限。"),
            versions: "2.9.1..."),
    ]

    private static let gateway: [ReturnCodeRow] = [
        row(
            "-20304", .failure(.serviceUnavailable), en: "Geetest's server named no carrier address.",
            zhHans: "极验服务端没有下发运营商地址。", tryAgain),
        row(
            "-20404", .failure(.busy, .retry), en: "A verification is under way already.", zhHans: "正在认证，请勿重复调用。",
            LocalizedText(en: "Wait for its result.", zhHans: "等待上一次认证的结果。")),
        row(
            "-50100", .failure(.invalidCredentials),
            en: "Geetest's answer before the carrier's is wrong: mostly a wrong app id or bundle identifier.",
            zhHans: "极验网关前置接口返回异常，多为 AppID 或 BundleID 不符。",
            LocalizedText(
                en: "Check OnePass's own app id in the console; it is not OneLogin's.",
                zhHans: "核对控制台里 OnePass 的 AppID，它与 OneLogin 的不同。")),
        row(
            "-39900", .failure(.networkFailure), en: "A request failed; the system's error inside says how.",
            zhHans: "网络请求失败，具体见其中的系统错误。",
            LocalizedText(
                en: "Look at GOPErrorOriginalErrorKey; try again, or send a text message.",
                zhHans: "查看 GOPErrorOriginalErrorKey；重试，或改用短信验证。"), source: "GOPError.h 2.9.9; \(table)"),
        row(
            "-39901", .failure(.networkFailure), en: "The socket to the carrier failed, at a step that the text names.",
            zhHans: "与运营商的 socket 通信失败，出错步骤见描述文字。", tryAgain),
        row(
            "-39902", .failure(.networkFailure), en: "The server answered with nothing.", zhHans: "服务端返回为空。", tryAgain),
    ]

    private static let carriers: [ReturnCodeRow] = [
        row("-40101", .genericFailure, en: "China Mobile gave no token.", zhHans: "移动获取 token 失败。", tryAgain),
        row(
            "-40104", .failure(.unsupportedNetwork), en: "China Mobile does not support this network.",
            zhHans: "移动不支持当前网络。", useCellular),
        row("-40201", .genericFailure, en: "China Unicom gave no token.", zhHans: "联通获取 token 失败。", tryAgain),
        row(
            "-40204", .failure(.unsupportedNetwork), en: "China Unicom does not support this network.",
            zhHans: "联通不支持当前网络。", useCellular),
        row("-40301", .genericFailure, en: "China Telecom gave no token.", zhHans: "电信获取 token 失败。", tryAgain),
        row(
            "-40302", .failure(.malformedResponse), en: "China Telecom's answer could not be read.",
            zhHans: "电信返回结果无法解析。", tryAgain),
        row(
            "-40304", .failure(.unsupportedNetwork), en: "China Telecom does not support this network.",
            zhHans: "电信不支持当前网络。", useCellular),
        row(
            "-49900", .failure(.carrierUnknown), en: "The carrier could not be found out.", zhHans: "未知运营商。", useSMS),
    ]

    private static let firstDocument = "Geetest, OnePass 1 for iOS, 2018 (obsolete)"
    private static let update = LocalizedText(
        en: "Replace OnePass 1 by OneLoginSDK; meanwhile send a text message.",
        zhHans: "用 OneLoginSDK 替换 OnePass 1；期间改用短信验证。")

    /// The numbers of OnePass 1, which OneLoginSDK has replaced.
    private static let first: [ReturnCodeRow] = [
        row(
            "-200", .failure(.internalFailure),
            en: "Obsolete, OnePass 1: the client failed; its document says no more.",
            zhHans: "已废弃（OnePass 1）：客户端出错，文档未作更多说明。", update, source: "\(firstDocument), low confidence"),
        row(
            "-300", .failure(.networkFailure), en: "Obsolete, OnePass 1: the connection failed.",
            zhHans: "已废弃（OnePass 1）：网络连接出错。", update, source: firstDocument),
        row(
            "-500", .failure(.internalFailure),
            en: "Obsolete, OnePass 1: the client failed and its own text message went out instead.",
            zhHans: "已废弃（OnePass 1）：客户端出错，转由其自带短信验证。", update, source: "\(firstDocument), low confidence"),
    ]
}
