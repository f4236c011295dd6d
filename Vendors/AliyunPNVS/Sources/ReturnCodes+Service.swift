import PhoneAuth

extension PNVSRows {
    /// What goes wrong at Aliyun or the carrier.
    static let service: [ReturnCodeRow] = [
        row(
            "600010", .genericFailure, en: "It failed, and the SDK does not know why.", zhHans: "失败，SDK 也不知道原因。",
            advice: LocalizedText(
                en: "Check that the SIM is in service and paid for, or offer another login.",
                zhHans: "检查 SIM 卡状态、是否欠费，或换其他登录方式。")),
        row(
            "600011", .genericFailure, en: "No token was had; the carrier's own code says why.",
            zhHans: "获取 token 失败，原因见运营商返回码。",
            advice: LocalizedText(
                en: "Look at the carrier's code; try again or offer another login.", zhHans: "查看运营商返回码；重试或换其他登录方式。"),
            source: headerAndGuide),
        row(
            "600012", .genericFailure, en: "The masked number could not be fetched; the carrier's own code says why.",
            zhHans: "预取号失败，原因见运营商返回码。",
            advice: LocalizedText(
                en: "Check cellular data and the carrier's code; try again or offer another login.",
                zhHans: "检查蜂窝数据与运营商返回码；重试或换其他登录方式。")),
        row(
            "600013", .failure(.carrierMaintenance),
            en: "The carrier has taken the service down for maintenance or an upgrade.", zhHans: "运营商维护或升级，服务暂停。",
            advice: LocalizedText(
                en: "Use another vendor or another login until it is over.", zhHans: "维护结束前换一家厂商或其他登录方式。"),
            source: headerAndGuide),
        row(
            "600014", .failure(.quotaExhausted),
            en: "The number of calls that the carrier allows is used up.", zhHans: "运营商允许的调用次数已用完。",
            advice: LocalizedText(
                en: "Check the quota in the console; meanwhile use another vendor or another login.",
                zhHans: "到控制台核对用量；期间换一家厂商或其他登录方式。"), source: headerAndGuide),
        row(
            "600015", .failure(.timeout), en: "The call was not done within the time allowed.", zhHans: "接口在限定时间内未完成。",
            advice: LocalizedText(
                en: "Try again on cellular data alone, or offer another login.", zhHans: "只用蜂窝数据重试，或换其他登录方式。"),
            source: headerAndGuide),
    ]

    /// What the app or its console has to put right.
    static let configuration: [ReturnCodeRow] = [
        row(
            "600017", .failure(.invalidCredentials),
            en: "The secret cannot be parsed, or belongs to another bundle identifier.",
            zhHans: "密钥解析失败，或与 BundleID 不符。",
            advice: LocalizedText(
                en: "Compare the secret with the console's for this bundle identifier and for iOS: the whole of it, "
                    + "without blanks or line breaks; and check that the scheme exists.",
                zhHans: "与控制台核对此 BundleID 的 iOS 密钥：须完整、不带空格或换行，且方案已创建。")),
        row(
            "600023", .failure(.integrationFault), en: "A view of the app's own could not be put on the page.",
            zhHans: "App 的自定义控件无法加载到授权页。",
            advice: LocalizedText(en: "Check the page's custom views.", zhHans: "检查授权页的自定义控件。"), source: errorPage),
        row(
            "600025", .failure(.integrationFault),
            en:
                "The environment check failed on an argument. (On H5 the number says that the app's identity was refused.)",
            zhHans: "环境检查的参数有误。（H5 上同一数字表示接入方身份校验失败。）",
            advice: LocalizedText(
                en: "Check the arguments' types and ranges, and that the secret was set first.",
                zhHans: "检查参数的类型与范围，并确认已先设置密钥。")),
        row(
            "600026", .failure(.busy),
            en: "A prefetch or check was asked for while the authorization page is up.", zhHans: "授权页显示期间禁止预取号或检查。",
            advice: LocalizedText(en: "Wait until the page is gone.", zhHans: "等授权页关闭后再调用。")),
    ]
}
