import PhoneAuth

extension ReturnCodeTable {
    /// The codes of `AlicomFusionEvent`: scenes, tokens and the one-tap node here, the other nodes and the inner codes beside.
    ///
    /// Scenes are numbered 100001 to 100005 as well; those are no codes.
    static let aliyunFusion = ReturnCodeTable(
        vendor: .aliyunFusion,
        rows: FusionRows.scene + FusionRows.token + FusionRows.number + FusionRows.nodes + FusionRows.inner)
}

/// The rows, by what they are about.
enum FusionRows {
    static let scene: [ReturnCodeRow] = [
        row(
            "100001", .failure(.sceneNotFound), en: "There is no scene with this number.", zhHans: "场景不存在。",
            advice: Advice.scene),
        row(
            "100002", .failure(.sceneNotStarted), en: "The scene was not started, or its node is not finished.",
            zhHans: "场景未开始，或当前节点尚未完成。",
            advice: Advice.order),
        row(
            "100003", .failure(.sceneBusy), en: "Another scene is under way, or its number does not match.",
            zhHans: "上一个场景未结束，或场景编号不一致。",
            advice: Advice.order, repetition: .closeAndReopen),
        row(
            "100004", .progress, en: "The scene is over.", zhHans: "场景已结束。"),
        row(
            "110005", .progress,
            en: "The scene ended well; also: the captcha passed the check on the phone. It proves no login.",
            zhHans: "场景成功结束；也可能是图形验证本地校验通过，不代表登录成功。"),
        row(
            "200001", .failure(.sceneNodeFailed), en: "The template has no node to go on with.", zhHans: "未找到下一个节点。",
            advice: Advice.scene),
        row(
            "200002", .progress, en: "The next node was found.", zhHans: "已找到下一个节点。"),
        row(
            "200003", .failure(.sceneNodeBusy), en: "The present node is not finished.", zhHans: "当前节点尚未完成。",
            advice: Advice.order),
    ]

    static let token: [ReturnCodeRow] = [
        row(
            "300001", .failure(.authTokenPending), en: "The authentication token is being checked.",
            zhHans: "鉴权 Token 校验中。",
            advice: Advice.wait),
        row(
            "300002", in: [.initialize], .success, en: "The authentication token is accepted.", zhHans: "鉴权 Token 有效。"),
        row(
            "300002", in: [.availability, .prefetch, .present, .login, .verify, .scene, .exchange], .progress,
            en: "A renewed authentication token is accepted.", zhHans: "更新后的鉴权 Token 有效。"),
        row(
            "300003", .failure(.authTokenInvalid), en: "The authentication token is not valid.", zhHans: "鉴权 Token 无效。",
            advice: Advice.token, repetition: .initializeAgain),
        row(
            "300004", .failure(.authTokenRefreshFailed), en: "No new authentication token came within a minute.",
            zhHans: "一分钟内未取得新的鉴权 Token。",
            advice: Advice.fetcher),
        row(
            "300004", in: [.present, .login], .failure(.authTokenRefreshFailed),
            en: "No new authentication token came within a minute, and the scene cannot start.",
            zhHans: "一分钟内未取得新的鉴权 Token，场景无法开始。",
            advice: Advice.fetcher, repetition: .initializeAgain),
        row(
            "300005", .failure(.authTokenInvalid), en: "The authentication token cannot be parsed.",
            zhHans: "鉴权 Token 解析失败。",
            advice: Advice.token, repetition: .initializeAgain),
        row(
            "300006", .failure(.authTokenInvalid), en: "The check of the authentication token failed.",
            zhHans: "鉴权 Token 校验失败。",
            advice: Advice.token, repetition: .initializeAgain),
    ]

    static let number: [ReturnCodeRow] = [
        row(
            "400001", .progress, en: "The one-tap node is ready.", zhHans: "一键登录节点初始化成功。"),
        row(
            "400002", .genericFailure, en: "The one-tap node could not be set up.", zhHans: "一键登录节点初始化失败。",
            advice: Advice.inner),
        row(
            "400003", .event("pagePresented"), en: "The one-tap page is shown.", zhHans: "一键登录页已展示。"),
        row(
            "400004", .failure(.pagePresentationFailed), en: "The one-tap page could not be shown.",
            zhHans: "一键登录页展示失败。",
            advice: Advice.inner),
        row(
            "400005", .event("pageDismissed"),
            en: "The one-tap page is gone; as the scene's end it says that the user left.",
            zhHans: "一键登录页已消失；作为场景结束的返回码表示用户离开。"),
        row(
            "400006", .success, en: "The one-tap node has a token.", zhHans: "一键登录获取 Token 成功。"),
        row(
            "400007", .genericFailure, en: "The one-tap node got no token.", zhHans: "一键登录获取 Token 失败。",
            advice: Advice.inner),
        row(
            "400008", .progress,
            en: "Something on the one-tap page was tapped; the inner code says what. The header has 410008.",
            zhHans: "一键登录页点击事件，具体见内层返回码；头文件中为 410008。", source: errorPage),
        row(
            "410008", .progress, en: "Something on the one-tap page was tapped; the inner code says what.",
            zhHans: "一键登录页点击事件，具体见内层返回码。"),
        row(
            "410009", in: [.present, .login], .failure(.userChoseOtherMethod),
            en: "The user asked for another number; a login ends.", zhHans: "用户点击其他手机号登录；登录就此结束。"),
        row(
            "410009", in: [.scene], .event("otherNumberTapped"),
            en: "The user asked for another number; the scene goes on with a text message.",
            zhHans: "用户点击其他手机号登录；场景转到短信验证。"),
        row(
            "410010", .event("backTapped"), en: "Back was tapped on the one-tap page.", zhHans: "一键登录页点击返回。"),
        row(
            "410011", .event("agreementTapped"), en: "An agreement on the one-tap page was tapped.",
            zhHans: "一键登录页点击协议。"),
        row(
            "410012", .event("agreementTapped"), en: "An agreement in the second dialog was tapped.",
            zhHans: "二次弹窗点击协议。"),
    ]
}

extension FusionRows {
    static let header = "AlicomFusionEvent.h 1.2.3"
    static let errorPage = "Aliyun, fusion error codes"
    /// Not in the header: the code of the one-tap SDK, with the 1 that fusion puts before those.
    static let rule = "PNSReturnCode.h 2.14.15, with fusion's leading 1"

    static func row(
        _ code: String, in stages: [Stage] = [], _ kind: ReturnCodeRow.Kind, en: String, zhHans: String,
        advice: LocalizedText = .nothingToDo, source: String = header, repetition: ReturnCodeRow.Repetition? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .aliyunFusion, code, in: stages, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice,
            source: source, repetition: repetition)
    }

    /// What to do, for several codes alike.
    enum Advice {
        static let scene = LocalizedText(
            en: "Check the scene's number and its template in the console.", zhHans: "核对场景编号与控制台里的模板。")
        static let order = LocalizedText(
            en: "Wait for the scene's end, and stop each scene before the next starts.",
            zhHans: "等场景结束；每个场景结束后先停止，再开始下一个。")
        static let wait = LocalizedText(en: "Try again in a moment.", zhHans: "稍后重试。")
        static let token = LocalizedText(
            en: "Fetch a new token for this scheme, platform and bundle identifier; check the scheme code.",
            zhHans: "为该方案、平台和 BundleID 重新获取 Token，并核对方案 Code。")
        static let fetcher = LocalizedText(
            en: "Check that the app's server hands out tokens, and in time.", zhHans: "检查服务端能否及时下发 Token。")
        static let inner = LocalizedText(
            en: "Look at the inner code and the carrier's; offer another login.", zhHans: "查看内层与运营商返回码；换其他登录方式。")
        static let carrier = LocalizedText(
            en: "Look at the carrier's code; try again or offer another login.", zhHans: "查看运营商返回码；重试或换其他登录方式。")
        static let node = LocalizedText(en: "Offer another login.", zhHans: "换其他登录方式。")
        static let upGoing = LocalizedText(
            en: "Continue the scene with a message from the user.", zhHans: "让场景转到上行短信。")
        static let number = LocalizedText(
            en: "Check the number that the app gives the scene.", zhHans: "检查 App 提供给场景的手机号。")
        static let captcha = LocalizedText(
            en: "Check that AlicomCaptcha4.bundle is in the app, or switch the captcha off in the console.",
            zhHans: "检查 App 是否带有 AlicomCaptcha4.bundle，或在控制台关闭图形验证。")
        static let network = LocalizedText(en: "Ask the user to look at the network.", zhHans: "提示用户检查网络。")
        static let schemeCode = LocalizedText(
            en: "Check the scheme code and its bundle identifier in the console.",
            zhHans: "核对控制台里的方案 Code 与 BundleID。")
        static let sim = LocalizedText(en: "Ask the user to insert a SIM.", zhHans: "提示用户插入 SIM 卡。")
        static let cellular = LocalizedText(en: "Ask the user to turn cellular data on.", zhHans: "提示用户打开蜂窝数据。")
        static let again = LocalizedText(en: "Start the login again.", zhHans: "重新发起登录。")
    }
}
