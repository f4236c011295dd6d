import PhoneAuth

/// The system's network errors, `NSURLErrorDomain`, as OnePass may hand them on.
extension OnePassReturnCodes {
    static let system: [ReturnCodeRow] = requests + answers + security

    private static let table = "Geetest, OnePass iOS error codes: NSURLErrorDomain"
    private static let checkProxy = LocalizedText(
        en: "Ask the user to turn off VPN and proxy; else send a text message.", zhHans: "提示用户关闭 VPN 或代理，否则改用短信验证。")
    private static let checkClock = LocalizedText(
        en: "Ask the user to set date and time automatically; else send a text message.",
        zhHans: "提示用户打开自动设置时间，否则改用短信验证。")
    private static let reportGeetest = LocalizedText(
        en: "Send a text message; tell Geetest the SDK's version if it stays.", zhHans: "改用短信验证；持续出现请带上 SDK 版本联系极验。")

    private static func system(
        _ code: String, _ failure: PhoneAuthError.Code, en: String, zhHans: String, _ advice: LocalizedText = tryAgain,
        source: String = table
    ) -> ReturnCodeRow {
        row(code, .failure(failure), en: en, zhHans: zhHans, advice, source: source)
    }

    private static let requests: [ReturnCodeRow] = [
        system("-999", .networkFailure, en: "The request was cancelled before it ended.", zhHans: "请求在完成前被取消。"),
        system(
            "-1000", .internalFailure, en: "The address to ask is no URL.", zhHans: "请求地址不是合法的 URL。", reportGeetest),
        system("-1001", .timeout, en: "The request took longer than its time-out.", zhHans: "请求超时。"),
        system(
            "-1002", .internalFailure, en: "The address has a scheme that the system does not speak.",
            zhHans: "系统不支持该 URL 的协议。", reportGeetest),
        system("-1003", .networkFailure, en: "No server of that name was found.", zhHans: "找不到该名称的服务器。"),
        system("-1004", .networkFailure, en: "The server took no connection.", zhHans: "无法与服务器建立连接。"),
        system(
            "-1005", .networkFailure, en: "The connection broke in the middle, as on a weak network.",
            zhHans: "连接中途断开，常见于弱网。",
            LocalizedText(en: "Try again on a better network, or send a text message.", zhHans: "网络好转后重试，或改用短信验证。")),
        system("-1006", .networkFailure, en: "DNS gave no address for the server.", zhHans: "DNS 查询失败。"),
        system(
            "-1009", .noNetwork, en: "The phone is not online.", zhHans: "手机未联网。",
            LocalizedText(en: "Ask the user to check the network.", zhHans: "提示用户检查网络。")),
        system(
            "-1022", .integrationFault, en: "App Transport Security forbids the request.", zhHans: "请求被 ATS 拦截。",
            LocalizedText(en: "Add the carriers' ATS exceptions.", zhHans: "在 Info.plist 里加上运营商域名的 ATS 例外。"),
            source: "Foundation, NSURLError"),
    ]

    private static let answers: [ReturnCodeRow] = [
        system(
            "-1007", .networkFailure, en: "The servers redirected too often.", zhHans: "服务器重定向次数过多。", checkProxy),
        system("-1008", .networkFailure, en: "The server does not have what was asked for.", zhHans: "请求的资源不可用。"),
        system(
            "-1010", .networkFailure, en: "A redirect led to an address that does not exist.", zhHans: "重定向到了不存在的地址。",
            checkProxy),
        system("-1011", .networkFailure, en: "The server's response is bad.", zhHans: "服务器响应异常。"),
        system("-1014", .networkFailure, en: "The response has a length but no bytes.", zhHans: "返回的数据为零字节。"),
        system(
            "-1015", .malformedResponse, en: "The transfer encoding of the response cannot be undone.",
            zhHans: "返回的原始数据无法解码。"),
        system(
            "-1016", .malformedResponse, en: "The content encoding of the response cannot be undone.",
            zhHans: "返回的正文内容无法解码。"),
        system("-1017", .malformedResponse, en: "The response cannot be parsed.", zhHans: "响应体无法解析。"),
        system(
            "-1102", .networkFailure, en: "The server refuses what was asked for: mostly a value that was used before.",
            zhHans: "没有资源访问权限，多为一次性参数已被用过。",
            LocalizedText(
                en: "Start a new verification; do not reuse values of an earlier one.", zhHans: "重新发起认证，不要复用之前的参数。")),
    ]

    private static let security: [ReturnCodeRow] = [
        system(
            "-1012", .networkFailure, en: "The TLS authentication was broken off: the certificate does not match.",
            zhHans: "安全认证被中断，多为证书不匹配。", checkProxy),
        system(
            "-1013", .networkFailure, en: "The request needs an authentication that the other side does not offer.",
            zhHans: "请求需要安全认证，而对端不支持。", checkProxy),
        system("-1200", .networkFailure, en: "No secure connection came about.", zhHans: "建立安全连接失败。", checkProxy),
        system(
            "-1201", .networkFailure, en: "The server's certificate is out of date, by the phone's clock.",
            zhHans: "按手机时间，服务端证书不在有效期内。", checkClock),
        system(
            "-1202", .networkFailure, en: "The server's certificate is not trusted.", zhHans: "服务端证书不受信任。",
            checkProxy),
        system(
            "-1203", .networkFailure, en: "The server's certificate comes from an unknown root.",
            zhHans: "服务端证书的根证书未知。", checkProxy),
    ]
}
