import PhoneAuth

extension ReturnCodeTable {
    /// The outer codes of `YjdlShSDK`. They say what failed, and only seldom why: the carrier's inner code does that.
    ///
    /// Success is the absence of an error, so the rows of successes are for the reader. The document of 2.3.4.7 lists
    /// fourteen codes; the others come from the same vendor's documents for other platforms and from its other labels.
    static let shanyan = ReturnCodeTable(vendor: .shanyan, rows: ShanyanReturnCodes.rows)
}

/// The rows, in the order in which a login meets them. Those of the phone and of number verification are in files of their own.
enum ShanyanReturnCodes {
    static let rows: [ReturnCodeRow] = successes + setup + prefetch + phone + page + verification + actions

    static let document = "YjdlShSDK 2.3.4.7, return codes"
    static let readme = "253CL/flash_iOS, README"
    static let uniApp = "253CL/uniappx-shanyan-sdk, readme (another platform's table of the same vendor)"
    static let harmony = "Shanyan, HarmonyOS document (another platform's table of the same vendor)"

    static let otherLogin = LocalizedText(
        en: "Offer another login without showing the error.", zhHans: "不提示错误，直接换其他登录方式。")
    static let seeCarrier = LocalizedText(
        en: "The inner code is the carrier's and says why; offer another login.", zhHans: "原因见内层的运营商返回码；换其他登录方式。")

    static func row(
        _ code: String, _ kind: ReturnCodeRow.Kind, en: String, zhHans: String, _ advice: LocalizedText,
        in stages: [Stage] = [], source: String, repetition: ReturnCodeRow.Repetition? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .shanyan, code, in: stages, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice,
            source: source, repetition: repetition)
    }

    private static let judgeByError = LocalizedText(
        en: "Judge by the absence of an error, and in a login by the token.", zhHans: "以没有 error 为准，登录时还要有 token。")

    private static let successes: [ReturnCodeRow] = [
        row(
            "1000", .success, en: "It succeeded: the initialisation, the prefetch, the page, or the token.",
            zhHans: "成功：初始化、预取号、拉起授权页或获取 token。", judgeByError,
            source: "\(document); other platforms use it for every step"),
        row(
            "1022", .success, en: "Another number for success before the page.", zhHans: "初始化或预取号成功的另一个返回码。",
            judgeByError, in: [.initialize, .prefetch],
            source: "\(uniApp); an old plugin for iOS gives it for the prefetch"),
        row(
            "2000", .success, en: "The token for number verification is there.", zhHans: "本机校验的 token 获取成功。",
            LocalizedText(en: "Send the token to your server.", zhHans: "把 token 交给服务端校验。"), in: [.verify],
            source: "\(document); the uni-app layer gives 1000 instead"),
    ]

    private static let setup: [ReturnCodeRow] = [
        row(
            "1001", .genericFailure,
            en: "The SDK could not be initialised; the uni-app layer means a carrier's error.",
            zhHans: "SDK 初始化失败（uni-app 插件中指运营商返回错误）。",
            LocalizedText(
                en: "Look at the inner code; without one the request failed. Try again later.",
                zhHans: "查看内层返回码；没有时多为网络请求失败，稍后重试。"), source: document),
        row(
            "1010", .genericFailure, en: "An exception ended the initialisation.", zhHans: "初始化过程出现异常。",
            LocalizedText(en: "Initialise again later; until then another login.", zhHans: "稍后重新初始化，期间换其他登录方式。"),
            source: harmony),
        row(
            "19", .failure(.bundleMismatch), en: "The app id belongs to another bundle identifier.",
            zhHans: "appId 与包名或 BundleID 不符。",
            LocalizedText(
                en: "Each bundle identifier needs an app id of its own: compare them in the console.",
                zhHans: "每个 BundleID 对应一个 appId，请在控制台核对。"), in: [.initialize], source: harmony),
        row(
            "10029", .failure(.invalidCredentials), en: "The vendor knows no such app id.", zhHans: "appId 不存在。",
            LocalizedText(
                en: "Copy the app id from the console, without blanks.", zhHans: "从控制台复制 appId，不要带空格。"),
            in: [.initialize], source: harmony),
        row(
            "1016", .failure(.invalidCredentials), en: "The app id is empty.", zhHans: "appId 为空。",
            LocalizedText(en: "Put the app id into the configuration.", zhHans: "在配置里填写 appId。"), source: uniApp),
        row(
            "1004", .failure(.notInitialized), en: "The SDK was asked for something before it was initialised.",
            zhHans: "SDK 尚未初始化就被调用。",
            LocalizedText(
                en: "Wait for the initialisation and look at its error.", zhHans: "等待初始化完成，并确认没有失败。"), source: uniApp),
        row(
            "1032", .failure(.accountDisabled), en: "The vendor has disabled the account.", zhHans: "账户已被禁用。",
            LocalizedText(
                en: "Check account and balance in the console.", zhHans: "在控制台检查账户状态与余额。"), source: document),
        row(
            "1014", .failure(.internalFailure), en: "Something inside the SDK went wrong.", zhHans: "SDK 内部异常。",
            LocalizedText(
                en: "Offer another login and tell the vendor.", zhHans: "换其他登录方式，并反馈给供应商。"), source: uniApp),
        row(
            "1019", .failure(.unknown), en: "A failure that the SDK has no number for.", zhHans: "未归类的其他错误。",
            LocalizedText(
                en: "Offer another login; the message may say more.", zhHans: "换其他登录方式；详情可看 message。"),
            source: uniApp),
        row(
            "-1", .failure(.malformedResponse), en: "The uni-app plugin got no result at all; no code of the SDK's.",
            zhHans: "uni-app 插件没有收到任何结果，不是 SDK 的返回码。",
            LocalizedText(
                en: "Offer another login; in a native app, find out who made it.", zhHans: "换其他登录方式；原生应用里请查明来源。"),
            source: "253CL/uniappx-shanyan-sdk, plugin source"),
    ]

    private static let prefetch: [ReturnCodeRow] = [
        row(
            "1023", .genericFailure, en: "The number could not be fetched, in the prefetch or at the page.",
            zhHans: "预取号或取号失败。", seeCarrier, source: document),
        row(
            "1005", .genericFailure, en: "The request for the masked number failed.", zhHans: "预取号请求失败。",
            LocalizedText(en: "Try again later, or offer another login.", zhHans: "稍后重试，或换其他登录方式。"),
            source: uniApp),
        row(
            "1020", .genericFailure, en: "An exception ended the prefetch.", zhHans: "预取号过程出现异常。", otherLogin,
            source: harmony),
    ]

    private static let page: [ReturnCodeRow] = [
        row(
            "1003", .failure(.pagePresentationFailed), en: "The authorization page could not be shown.",
            zhHans: "拉起授权页失败。",
            LocalizedText(
                en: "Check that the presenting controller is in a window; else offer another login.",
                zhHans: "检查用于弹出的控制器是否在窗口里；仍失败则换其他登录方式。"), in: [.present], source: document),
        row(
            "1003", .genericFailure, en: "No token came of the login tap.", zhHans: "一键登录获取 token 失败。", seeCarrier,
            source: document),
        row(
            "1030", .failure(.pagePresentationFailed), en: "An exception ended the opening of the page.",
            zhHans: "拉起授权页过程出现异常。", otherLogin, in: [.present], source: harmony),
        row(
            "1031", .failure(.busy), en: "The page was asked for before the last one was gone.",
            zhHans: "上一个授权页尚未销毁就再次拉起。",
            LocalizedText(en: "Close the page and open it again.", zhHans: "先关闭授权页再拉起。"), in: [.present],
            source: uniApp, repetition: .closeAndReopen),
        row(
            "1031", .failure(.rateLimited), en: "Too many calls in too short a time.", zhHans: "调用过于频繁。",
            LocalizedText(en: "Wait a little before the next call.", zhHans: "稍后再调用。"), source: uniApp),
        row(
            ReturnCodeTable.shanyanBack, .failure(.userCancelled), en: "The user went back; the page closes itself.",
            zhHans: "用户点击返回，授权页自行关闭。",
            LocalizedText(
                en: "Stay on the login screen; the page need not be closed.", zhHans: "停留在登录页，无需再关闭授权页。"),
            in: [.login], source: document),
    ]
}
