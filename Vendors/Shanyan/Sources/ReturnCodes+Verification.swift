import PhoneAuth

/// Number verification, and the taps that the delegate tells of.
extension ShanyanReturnCodes {
    private static let bySMS = LocalizedText(en: "Verify by text message.", zhHans: "改用短信验证。")

    static let verification: [ReturnCodeRow] = [
        row(
            "2001", .failure(.invalidPhoneNumber), en: "There is no number to verify.", zhHans: "本机校验的手机号为空。",
            LocalizedText(en: "Ask the user for the number.", zhHans: "请用户填写手机号。"), in: [.verify],
            source: document),
        noToken(
            "2003", en: "China Unicom gave no token for verification; the uni-app layer means any carrier.",
            zhHans: "本机校验：联通获取 token 失败（uni-app 插件中指任一运营商）。"),
        noToken("2004", en: "China Telecom gave no token for verification.", zhHans: "本机校验：电信获取 token 失败。"),
        noToken("2005", en: "China Mobile gave no token for verification.", zhHans: "本机校验：移动获取 token 失败。"),
        row(
            "2009", .failure(.unsupportedCarrier), en: "The carrier is none of the three, so nothing can be verified.",
            zhHans: "非三大运营商，无法本机校验。", bySMS, in: [.verify], source: document),
        row(
            "2010", .failure(.internalFailure), en: "An exception ended the fetching of the verification's token.",
            zhHans: "本机校验获取 token 时出现异常。", bySMS, in: [.verify], source: harmony),
        row(
            "2023", .failure(.cellularDataOff),
            en: "Cellular data is off, so the number cannot be verified; on HarmonyOS the code means a time-out.",
            zhHans: "本机校验：未开启移动网络（HarmonyOS 上表示超时）。",
            LocalizedText(
                en: "Ask the user to turn cellular data on, else verify by text message.",
                zhHans: "提示用户打开蜂窝数据，否则改用短信验证。"), in: [.verify], source: document),
    ]

    private static func noToken(_ code: String, en: String, zhHans: String) -> ReturnCodeRow {
        row(
            code, .genericFailure, en: en, zhHans: zhHans,
            LocalizedText(
                en: "The inner code is the carrier's and says why; verify by text message.",
                zhHans: "原因见内层的运营商返回码；改用短信验证。"), in: [.verify], source: document)
    }

    /// The types of the delegate's `yjdlShActionListener`, which are numbers of their own beside the results' codes.
    static let actions: [ReturnCodeRow] = [
        action(
            "1", "agreementTapped", en: "An agreement was tapped: 0 is the carrier's, 1 to 3 are the app's.",
            zhHans: "用户点击协议：0 为运营商协议，1 至 3 为应用自己的协议。"),
        action(
            "2", "checkboxToggled", en: "The check box was tapped: 1 is ticked, 0 unticked.",
            zhHans: "用户点击勾选框：1 为勾选，0 为取消。"),
        action(
            "3", "loginTapped", en: "The login button was tapped: 1 with the box ticked, 0 without.",
            zhHans: "用户点击登录按钮：1 为已勾选协议，0 为未勾选。"),
    ]

    private static func action(_ type: String, _ name: String, en: String, zhHans: String) -> ReturnCodeRow {
        row(
            type, .event(name), en: en, zhHans: zhHans,
            LocalizedText(en: "Nothing to do.", zhHans: "无需处理。"), in: [.login],
            source: "YjdlShSDK 2.3.4.7, yjdlShActionListener: types, with a code of their own")
    }
}
