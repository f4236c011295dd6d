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
            advice: Advice.scene, source: headerAndPage),
        row(
            "100002", .failure(.sceneNotStarted), en: "The scene was not started, or its node is not finished.",
            zhHans: "场景未开始，或当前节点尚未完成。",
            advice: Advice.order, source: headerAndPage),
        row(
            "100003", .failure(.sceneBusy), en: "Another scene is under way, or its number does not match.",
            zhHans: "上一个场景未结束，或场景编号不一致。",
            advice: Advice.order, source: headerAndPage, repetition: .closeAndReopen),
        row(
            "100004", .progress, en: "The scene is over, whatever came of it.", zhHans: "场景已结束，结果不论。",
            advice: LocalizedText(en: "Stop the scene.", zhHans: "停止该场景。"), source: headerAndPage),
        row(
            "110005", .progress,
            en: "The scene ended well; it proves no login. (The captcha's node uses the number for something else.)",
            zhHans: "场景成功结束，但不代表登录成功。（图形验证节点用同一数字表示别的含义。）",
            advice: LocalizedText(
                en: "Log in on the token that the server accepted, never on this code.",
                zhHans: "以服务端认可的 Token 为准，不要凭此码登录。"),
            source: headerAndPage),
        row(
            "200001", .failure(.sceneNodeFailed), en: "The template has no node to go on with.", zhHans: "未找到下一个节点。",
            advice: Advice.scene, source: headerAndPage),
        row(
            "200002", .progress, en: "The next node was found.", zhHans: "已找到下一个节点。"),
        row(
            "200003", .failure(.sceneNodeBusy), en: "The present node is not finished.", zhHans: "当前节点尚未完成。",
            advice: Advice.order),
    ]

    static let token: [ReturnCodeRow] = [
        row(
            "300001", .failure(.authTokenPending),
            en: "The authentication token is still being checked; no scene starts before it is accepted.",
            zhHans: "鉴权 Token 校验中，通过之前不能开始场景。",
            advice: Advice.wait, source: headerAndGuide),
        row(
            "300002", in: [.initialize], .success, en: "The authentication token is accepted.", zhHans: "鉴权 Token 有效。"),
        row(
            "300002", .progress,
            en: "A renewed authentication token is accepted.", zhHans: "更新后的鉴权 Token 有效。"),
        row(
            "300003", .failure(.authTokenInvalid), en: "The authentication token is not valid, or not any more.",
            zhHans: "鉴权 Token 无效或已失效。",
            advice: Advice.token, source: headerAndGuide, repetition: .initializeAgain),
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
            advice: Advice.whole, repetition: .initializeAgain),
        row(
            "300006", .failure(.authTokenInvalid),
            en: "The check of the authentication token failed, with this scheme code and bundle identifier.",
            zhHans: "以此方案 Code 与 BundleID 校验鉴权 Token 失败。",
            advice: Advice.token, source: headerAndGuide, repetition: .initializeAgain),
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
            "400007", .genericFailure,
            en: "The one-tap node got no token. (One revision of the help page calls it a success: a slip.)",
            zhHans: "一键登录获取 Token 失败。（帮助文档某版误写为成功。）",
            advice: Advice.inner),
        row(
            "400008", .progress,
            en: "The help page's number for a tap on the one-tap page; the header, and the SDK, have 410008.",
            zhHans: "帮助文档里一键登录页点击事件的编号；头文件与 SDK 中为 410008。",
            advice: Advice.tap, source: errorPage),
        row(
            "410008", .progress, en: "Something on the one-tap page was tapped; the inner code says what.",
            zhHans: "一键登录页点击事件，具体见内层返回码。",
            advice: Advice.tap),
        row(
            "410009", in: [.present, .login], .failure(.userChoseOtherMethod),
            en: "The user asked for another number; a login ends.", zhHans: "用户点击其他手机号登录；登录就此结束。",
            advice: Advice.otherLogin),
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
    static let headerAndPage = "AlicomFusionEvent.h 1.2.3; Aliyun, fusion error codes"
    static let headerAndGuide = "AlicomFusionEvent.h 1.2.3; Aliyun, fusion iOS integration"
    /// Not in the header: the code of the one-tap SDK, with the 1 that fusion puts before those.
    static let rule = "PNSReturnCode.h 2.14.15, with fusion's leading 1"

    static func row(
        _ code: String, in stages: [Stage] = [], _ kind: ReturnCodeRow.Kind, en: String, zhHans: String,
        advice: LocalizedText = .nothingToDo, source: String = header, repetition: ReturnCodeRow.Repetition? = nil,
        node: String? = nil
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .aliyunFusion, code, in: stages, kind, meaning: LocalizedText(en: en, zhHans: zhHans), advice: advice,
            source: source, repetition: repetition, node: node)
    }
}
