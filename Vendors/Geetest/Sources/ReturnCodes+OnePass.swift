import PhoneAuth

extension GeetestReturnCodes {
    /// OnePass: `GOPErrorCode`, and the system's network errors, which the SDK may hand on.
    static let onePass: [ReturnCodeRow] = phone + gateway + carriers + network

    private static let header = "GOPError.h 2.9.9"
    private static let table = "Geetest, OnePass iOS error codes"
    private static let tryAgain = LocalizedText(en: "Try again, or send a text message.", zhHans: "重试，或改用短信验证。")
    private static let useSMS = LocalizedText(en: "Send a text message instead.", zhHans: "改用短信验证。")
    private static let useCellular = LocalizedText(
        en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。")

    private static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, en: String, zhHans: String, _ advice: LocalizedText = .nothingToDo,
        source: String = header
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .onePass, code, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice, source: source)
    }

    private static let phone: [ReturnCodeRow] = [
        row(
            "-20301", .failure(.invalidPhoneNumber), en: "The number cannot be used.", zhHans: "手机号不合法。",
            LocalizedText(en: "Ask for a mainland mobile number.", zhHans: "请用户填写大陆手机号。")),
        row(
            "-20302", .failure(.unsupportedNetwork), en: "The network is not supported: mostly cellular data is off.",
            zhHans: "网络不支持，多为蜂窝数据未打开。", useCellular),
        row(
            "-20303", .failure(.unsupportedCarrier), en: "The carrier is not supported.", zhHans: "运营商不支持。", useSMS),
        row(
            "-20305", .failure(.cellularPermissionDenied), en: "The app may not use cellular data (since 2.9.1).",
            zhHans: "应用没有蜂窝数据权限（2.9.1 起）。",
            LocalizedText(en: "Send the user to the app's settings.", zhHans: "引导用户到设置里打开无线数据权限。")),
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
            en: "Geetest's answer is not as expected: mostly a wrong app id or bundle identifier.",
            zhHans: "极验服务端返回异常，多为 AppID 或 BundleID 不符。",
            LocalizedText(
                en: "Check OnePass's own app id in the console; it is not OneLogin's.",
                zhHans: "核对控制台里 OnePass 的 AppID，它与 OneLogin 的不同。")),
        row(
            "-39900", .failure(.networkFailure), en: "A request failed on the network.", zhHans: "网络请求失败。", tryAgain),
        row(
            "-39901", .failure(.networkFailure), en: "The connection to the carrier failed.", zhHans: "与运营商的连接失败。",
            tryAgain),
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

    private static let network: [ReturnCodeRow] = [
        system("-999", .networkFailure, en: "The request was cancelled.", zhHans: "请求被取消。"),
        system("-1001", .timeout, en: "The request took too long.", zhHans: "请求超时。"),
        system("-1003", .networkFailure, en: "The server's name was not found.", zhHans: "找不到服务器。"),
        system("-1004", .networkFailure, en: "The server could not be reached.", zhHans: "无法连接服务器。"),
        system("-1005", .networkFailure, en: "The connection was lost.", zhHans: "网络连接中断。"),
        system("-1009", .noNetwork, en: "The phone is not online.", zhHans: "手机未联网。"),
        system("-1022", .integrationFault, en: "App Transport Security forbids the request.", zhHans: "被 ATS 拦截。"),
        system("-1200", .networkFailure, en: "A secure connection failed.", zhHans: "安全连接失败。"),
    ]

    private static func system(
        _ code: String, _ failure: PhoneAuthError.Code, en: String, zhHans: String
    ) -> ReturnCodeRow {
        let advice =
            failure == .integrationFault
            ? LocalizedText(en: "Add the carriers' ATS exceptions.", zhHans: "在 Info.plist 里加上运营商域名的 ATS 例外。")
            : tryAgain
        return row(code, .failure(failure), en: en, zhHans: zhHans, advice, source: table)
    }
}
