import PhoneAuth

extension ReturnCodeTable {
    /// The outer codes of `YjdlShSDK`. They say what failed, and only seldom why: the carrier's inner code does that.
    ///
    /// Success is the absence of an error, so the rows of successes are for the reader. The document of 2.3.4.7 lists
    /// fourteen codes; the others come from the same vendor's documents for other platforms and from its other labels.
    static let shanyan = ReturnCodeTable(
        vendor: .shanyan, rows: successes + setup + network + page + verification + actions)

    private static let document = "YjdlShSDK 2.3.4.7, return codes"
    private static let readme = "253CL/flash_iOS, README"
    private static let uniApp = "253CL/uniappx-shanyan-sdk, readme"
    private static let harmony = "Shanyan, HarmonyOS document"

    private static let successes: [ReturnCodeRow] = [
        ReturnCodeRow(
            .shanyan, "1000", .success,
            meaning: LocalizedText(
                en: "It succeeded; in a login, the token is there.", zhHans: "调用成功；登录时已得到 token。"),
            source: document),
        ReturnCodeRow(
            .shanyan, "1022", in: [.initialize, .prefetch], .success,
            meaning: LocalizedText(en: "Another number for success before the page.", zhHans: "初始化或预取号成功的另一个返回码。"),
            source: uniApp),
        ReturnCodeRow(
            .shanyan, "2000", in: [.verify], .success,
            meaning: LocalizedText(en: "The token for number verification is there.", zhHans: "本机校验的 token 获取成功。"),
            source: document),
    ]

    private static let setup: [ReturnCodeRow] = [
        ReturnCodeRow(
            .shanyan, "1001", .genericFailure,
            meaning: LocalizedText(en: "The SDK could not be initialised.", zhHans: "SDK 初始化失败。"),
            advice: LocalizedText(
                en: "Look at the inner code; without one the request failed. Try again later.",
                zhHans: "查看内层返回码；没有时多为网络请求失败，稍后重试。"), source: document),
        ReturnCodeRow(
            .shanyan, "1010", .genericFailure,
            meaning: LocalizedText(en: "The initialisation broke off.", zhHans: "初始化过程出现异常。"),
            advice: LocalizedText(en: "Try again later, or offer another login.", zhHans: "稍后重试，或换其他登录方式。"),
            source: harmony),
        ReturnCodeRow(
            .shanyan, "19", in: [.initialize], .failure(.bundleMismatch),
            meaning: LocalizedText(
                en: "The app id belongs to another bundle identifier.", zhHans: "appId 与包名或 BundleID 不符。"),
            advice: LocalizedText(
                en: "Each bundle identifier needs an app id of its own: compare them in the console.",
                zhHans: "每个 BundleID 对应一个 appId，请在控制台核对。"), source: harmony),
        ReturnCodeRow(
            .shanyan, "10029", in: [.initialize], .failure(.invalidCredentials),
            meaning: LocalizedText(en: "The vendor knows no such app id.", zhHans: "appId 不存在。"),
            advice: LocalizedText(en: "Check the app id in the configuration.", zhHans: "检查配置里的 appId。"),
            source: harmony),
        ReturnCodeRow(
            .shanyan, "1016", .failure(.invalidCredentials),
            meaning: LocalizedText(en: "The app id is empty.", zhHans: "appId 为空。"),
            advice: LocalizedText(en: "Check the app id in the configuration.", zhHans: "检查配置里的 appId。"),
            source: uniApp),
        ReturnCodeRow(
            .shanyan, "1004", .failure(.notInitialized),
            meaning: LocalizedText(en: "The SDK has not been initialised.", zhHans: "SDK 尚未初始化。"),
            advice: LocalizedText(
                en: "Wait for the initialisation; it may have failed.", zhHans: "等待初始化完成，并确认没有失败。"), source: uniApp),
        ReturnCodeRow(
            .shanyan, "1032", .failure(.accountDisabled),
            meaning: LocalizedText(en: "The vendor has disabled the account.", zhHans: "账户已被禁用。"),
            advice: LocalizedText(
                en: "Check account and balance in the console.", zhHans: "在控制台检查账户状态与余额。"), source: document),
        ReturnCodeRow(
            .shanyan, "1014", .failure(.internalFailure),
            meaning: LocalizedText(en: "Something inside the SDK went wrong.", zhHans: "SDK 内部异常。"),
            advice: LocalizedText(
                en: "Offer another login and tell the vendor.", zhHans: "换其他登录方式，并反馈给供应商。"), source: uniApp),
        ReturnCodeRow(
            .shanyan, "1019", .failure(.unknown),
            meaning: LocalizedText(en: "A failure that the SDK has no number for.", zhHans: "未归类的其他错误。"),
            advice: LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。"), source: uniApp),
    ]

    private static let network: [ReturnCodeRow] = [
        ReturnCodeRow(
            .shanyan, "1023", .genericFailure,
            meaning: LocalizedText(en: "The masked number could not be fetched.", zhHans: "预取号失败。"),
            advice: LocalizedText(
                en: "The inner code is the carrier's and says why; offer another login.",
                zhHans: "原因见内层的运营商返回码；换其他登录方式。"), source: document),
        ReturnCodeRow(
            .shanyan, "1005", .genericFailure,
            meaning: LocalizedText(en: "The request for the masked number failed.", zhHans: "预取号请求失败。"),
            advice: LocalizedText(en: "Try again later, or offer another login.", zhHans: "稍后重试，或换其他登录方式。"),
            source: uniApp),
        ReturnCodeRow(
            .shanyan, "1020", .genericFailure,
            meaning: LocalizedText(en: "The fetching of the number broke off.", zhHans: "预取号过程出现异常。"),
            advice: LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。"), source: harmony),
        ReturnCodeRow(
            .shanyan, "1002", .failure(.carrierUnknown),
            meaning: LocalizedText(en: "The carrier's data could not be had.", zhHans: "获取运营商信息失败。"),
            advice: LocalizedText(
                en: "The SIM may be none of the three carriers'; offer another login.",
                zhHans: "SIM 卡可能不属于三大运营商；换其他登录方式。"), source: uniApp),
        ReturnCodeRow(
            .shanyan, "1006", .failure(.noSIM),
            meaning: LocalizedText(en: "No SIM was recognised.", zhHans: "无法识别 SIM 卡，或没有 SIM 卡。"),
            advice: LocalizedText(en: "Ask the user to insert a SIM.", zhHans: "提示用户插入 SIM 卡。"), source: uniApp),
        ReturnCodeRow(
            .shanyan, "1009", .failure(.noSIM),
            meaning: LocalizedText(en: "No SIM was found.", zhHans: "未检测到 SIM 卡。"),
            advice: LocalizedText(en: "Ask the user to insert a SIM.", zhHans: "提示用户插入 SIM 卡。"), source: readme),
        ReturnCodeRow(
            .shanyan, "1007", .failure(.networkFailure),
            meaning: LocalizedText(en: "A request failed on the way.", zhHans: "网络请求失败。"),
            advice: LocalizedText(en: "Try again once.", zhHans: "重试一次。"), source: uniApp),
        ReturnCodeRow(
            .shanyan, "1008", .failure(.cellularDataOff),
            meaning: LocalizedText(
                en: "Cellular data is off, for the phone or for this app.", zhHans: "未开启移动网络，或本 App 不允许使用。"),
            advice: LocalizedText(en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。"),
            source: document),
    ]

    private static let page: [ReturnCodeRow] = [
        ReturnCodeRow(
            .shanyan, "1003", in: [.present], .failure(.pagePresentationFailed),
            meaning: LocalizedText(en: "The authorization page could not be shown.", zhHans: "拉起授权页失败。"),
            advice: LocalizedText(
                en: "Check that the presenting controller is in a window; else offer another login.",
                zhHans: "检查用于弹出的控制器是否在窗口里；仍失败则换其他登录方式。"), source: document),
        ReturnCodeRow(
            .shanyan, "1003", .genericFailure,
            meaning: LocalizedText(en: "No token came of the login tap.", zhHans: "一键登录获取 token 失败。"),
            advice: LocalizedText(
                en: "The inner code is the carrier's and says why; offer another login.",
                zhHans: "原因见内层的运营商返回码；换其他登录方式。"), source: document),
        ReturnCodeRow(
            .shanyan, "1030", in: [.present], .failure(.pagePresentationFailed),
            meaning: LocalizedText(en: "The opening of the page broke off.", zhHans: "拉起授权页过程出现异常。"),
            advice: LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。"), source: harmony),
        ReturnCodeRow(
            .shanyan, "1031", in: [.present], .failure(.busy),
            meaning: LocalizedText(
                en: "The page was asked for before the last one was gone.", zhHans: "上一个授权页尚未销毁就再次拉起。"),
            advice: LocalizedText(
                en: "Close the page and open it again.", zhHans: "先关闭授权页再拉起。"), source: uniApp,
            repetition: .closeAndReopen),
        ReturnCodeRow(
            .shanyan, "1031", .failure(.rateLimited),
            meaning: LocalizedText(en: "Too many calls in too short a time.", zhHans: "调用过于频繁。"),
            advice: LocalizedText(en: "Wait a little.", zhHans: "稍后再试。"), source: uniApp),
        ReturnCodeRow(
            .shanyan, shanyanBack, in: [.login], .failure(.userCancelled),
            meaning: LocalizedText(
                en: "The user went back; the page closes itself.", zhHans: "用户点击返回，授权页自行关闭。"), source: document),
    ]

    private static let verification: [ReturnCodeRow] = [
        ReturnCodeRow(
            .shanyan, "2001", in: [.verify], .failure(.invalidPhoneNumber),
            meaning: LocalizedText(en: "There is no number to verify.", zhHans: "本机校验的手机号为空。"),
            advice: LocalizedText(en: "Check the number.", zhHans: "检查手机号。"), source: document),
        noToken("2003", en: "China Unicom gave no token for verification.", zhHans: "本机校验：联通获取 token 失败。"),
        noToken("2004", en: "China Telecom gave no token for verification.", zhHans: "本机校验：电信获取 token 失败。"),
        noToken("2005", en: "China Mobile gave no token for verification.", zhHans: "本机校验：移动获取 token 失败。"),
        ReturnCodeRow(
            .shanyan, "2009", in: [.verify], .failure(.unsupportedCarrier),
            meaning: LocalizedText(en: "The carrier is none of the three.", zhHans: "非三大运营商。"),
            advice: LocalizedText(en: "Verify by text message.", zhHans: "改用短信验证。"), source: document),
        ReturnCodeRow(
            .shanyan, "2010", in: [.verify], .failure(.internalFailure),
            meaning: LocalizedText(en: "The fetching of the token broke off.", zhHans: "本机校验获取 token 时出现异常。"),
            advice: LocalizedText(en: "Verify by text message.", zhHans: "改用短信验证。"), source: harmony),
        ReturnCodeRow(
            .shanyan, "2023", in: [.verify], .failure(.cellularDataOff),
            meaning: LocalizedText(en: "Cellular data is off.", zhHans: "本机校验：未开启移动网络。"),
            advice: LocalizedText(en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。"),
            source: document),
    ]

    private static func noToken(_ code: String, en: String, zhHans: String) -> ReturnCodeRow {
        ReturnCodeRow(
            .shanyan, code, in: [.verify], .genericFailure, meaning: LocalizedText(en: en, zhHans: zhHans),
            advice: LocalizedText(
                en: "The inner code is the carrier's and says why; verify by text message.",
                zhHans: "原因见内层的运营商返回码；改用短信验证。"), source: document)
    }

    /// The types of the delegate's `yjdlShActionListener`, which are numbers of their own beside the results' codes.
    private static let actions: [ReturnCodeRow] = [
        action("1", "agreementTapped", en: "An agreement was tapped.", zhHans: "用户点击协议。"),
        action("2", "checkboxToggled", en: "The check box was tapped.", zhHans: "用户点击勾选框。"),
        action("3", "loginTapped", en: "The login button was tapped.", zhHans: "用户点击登录按钮。"),
    ]

    private static func action(_ type: String, _ name: String, en: String, zhHans: String) -> ReturnCodeRow {
        ReturnCodeRow(
            .shanyan, type, in: [.login], .event(name), meaning: LocalizedText(en: en, zhHans: zhHans),
            source: "YjdlShSDK 2.3.4.7, yjdlShActionListener")
    }
}
