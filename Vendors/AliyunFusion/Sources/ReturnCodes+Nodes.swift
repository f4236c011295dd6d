import PhoneAuth

extension FusionRows {
    /// The nodes beside the one-tap node, the network, and the SDK itself.
    static let nodes: [ReturnCodeRow] = textMessage + upGoing + captcha + rest

    private static let textMessage: [ReturnCodeRow] = [
        row(
            "500001", .progress, en: "The text-message node is ready.", zhHans: "短信验证节点初始化成功。"),
        row(
            "500002", .failure(.sceneNodeFailed), en: "The text-message node could not be set up.",
            zhHans: "短信验证节点初始化失败。",
            advice: Advice.node),
        row(
            "500003", .progress, en: "The SDK asks for the user's present number.", zhHans: "SDK 请求当前手机号。"),
        row(
            "500004", .failure(.invalidPhoneNumber), en: "The number that the app gave could not be filled in.",
            zhHans: "自动填充手机号失败。",
            advice: Advice.number),
        row(
            "500005", .event("pagePresented"), en: "The text-message page is shown.", zhHans: "短信验证页已展示。"),
        row(
            "500006", .failure(.pagePresentationFailed), en: "The text-message page could not be shown.",
            zhHans: "短信验证页展示失败。",
            advice: Advice.node),
        row(
            "500007", .event("vendorEvent"), en: "The code was sent.", zhHans: "验证码已发送。"),
        row(
            "500008", .failure(.sceneNodeFailed), en: "The code could not be sent.", zhHans: "验证码发送失败。",
            advice: Advice.node),
        row(
            "500009", .failure(.rateLimited, .otherMethod), en: "Codes were sent too often.", zhHans: "验证码发送过于频繁。",
            advice: Advice.upGoing),
        row(
            "500010", .failure(.riskRejected), en: "The number is a risk.", zhHans: "手机号存在风险。",
            advice: Advice.upGoing),
        row(
            "500011", in: [.scene], .success, en: "The present number's check has a token.",
            zhHans: "校验当前手机号获取 Token 成功。"),
        row(
            "500012", .failure(.sceneNodeFailed), en: "The present number's check got no token.",
            zhHans: "校验当前手机号获取 Token 失败。",
            advice: Advice.node),
        row(
            "500013", in: [.scene], .success, en: "The text-message node has a token.", zhHans: "短信验证获取 Token 成功。"),
        row(
            "500014", .failure(.sceneNodeFailed), en: "The text-message node got no token.", zhHans: "短信验证获取 Token 失败。",
            advice: Advice.node),
        row(
            "500015", .failure(.numberMismatch), en: "The typed number is not the one that the app gave.",
            zhHans: "输入的手机号与当前手机号不一致。",
            advice: Advice.number),
        row(
            "510001", .event("pageDismissed"),
            en: "The text-message page is gone; as the scene's end it says that the user left.",
            zhHans: "短信验证页已消失；作为场景结束的返回码表示用户离开。"),
        row(
            "510002", .event("vendorEvent"), en: "Sending the code was tapped.", zhHans: "点击获取验证码。"),
        row(
            "510003", .event("vendorEvent"), en: "Submitting the code was tapped.", zhHans: "点击提交验证码。"),
        row(
            "510004", .event("backTapped"), en: "Back was tapped on the text-message page.", zhHans: "短信验证页点击返回。"),
        row(
            "510005", .event("vendorEvent"), en: "The check box on the text-message page was tapped.",
            zhHans: "短信验证页点击勾选框。"),
        row(
            "510006", .event("agreementTapped"), en: "An agreement on the text-message page was tapped.",
            zhHans: "短信验证页点击协议。"),
    ]

    private static let upGoing: [ReturnCodeRow] = [
        row(
            "600001", .progress, en: "The node for a message from the user is ready.", zhHans: "上行短信节点初始化成功。"),
        row(
            "600002", .failure(.sceneNodeFailed), en: "The node for a message from the user could not be set up.",
            zhHans: "上行短信节点初始化失败。",
            advice: Advice.node),
        row(
            "600003", .event("pagePresented"), en: "The page for a message from the user is shown.", zhHans: "上行短信页已展示。"
        ),
        row(
            "600004", .failure(.pagePresentationFailed), en: "The page for a message from the user could not be shown.",
            zhHans: "上行短信页展示失败。",
            advice: Advice.node),
        row(
            "600005", .event("vendorEvent"), en: "The user sent the message.", zhHans: "用户已发出短信。"),
        row(
            "600006", .failure(.sceneNodeFailed), en: "The user's message was not sent.", zhHans: "用户短信未发出。",
            advice: Advice.node),
        row(
            "600007", in: [.scene], .success, en: "The node for a message from the user has a token.",
            zhHans: "上行短信获取 Token 成功。"),
        row(
            "600008", .failure(.sceneNodeFailed), en: "The node for a message from the user got no token.",
            zhHans: "上行短信获取 Token 失败。",
            advice: Advice.node),
        row(
            "610001", .event("pageDismissed"),
            en: "The page for a message from the user is gone; as the scene's end it says that the user left.",
            zhHans: "上行短信页已消失；作为场景结束的返回码表示用户离开。"),
        row(
            "610002", .event("vendorEvent"), en: "Writing the message was tapped.", zhHans: "点击去发送短信。"),
        row(
            "610003", .event("vendorEvent"), en: "The user says that the message is sent.", zhHans: "点击我已发送短信。"),
        row(
            "610004", .event("backTapped"), en: "Back was tapped on the page for a message from the user.",
            zhHans: "上行短信页点击返回。"),
    ]

    private static let captcha: [ReturnCodeRow] = [
        row(
            "110001", .progress, en: "The captcha node is ready.", zhHans: "图形验证节点初始化成功。"),
        row(
            "110002", .failure(.sceneNodeFailed), en: "The captcha node could not be set up.", zhHans: "图形验证节点初始化失败。",
            advice: Advice.captcha),
        row(
            "110003", .event("vendorEvent"), en: "The captcha is shown.", zhHans: "图形验证已展示。"),
        row(
            "110004", .failure(.pagePresentationFailed), en: "The captcha could not be shown.", zhHans: "图形验证展示失败。",
            advice: Advice.captcha),
        row(
            "110005", .progress,
            en: "The captcha passed the check on the phone; the server's follows. "
                + "(Without a node the number says that a scene ended well.)",
            zhHans: "图形验证本地校验通过，接着由服务端校验。（不属于节点时，同一数字表示场景成功结束。）",
            advice: LocalizedText(en: "Wait for 110007 or 110008.", zhHans: "等待 110007 或 110008。"),
            node: FusionNode.captcha),
        row(
            "110006", .event("vendorEvent"), en: "The captcha failed the check on the phone and shows another picture.",
            zhHans: "图形验证本地校验失败，自动刷新。"),
        row(
            "110007", .progress, en: "The server accepted the captcha.", zhHans: "图形验证服务端校验通过。"),
        row(
            "110008", .failure(.riskRejected), en: "The server refused the captcha.", zhHans: "图形验证服务端校验未通过。",
            advice: Advice.node),
        row(
            "110009", .event("vendorEvent"), en: "The captcha is gone; as the scene's end it says that the user left.",
            zhHans: "图形验证已消失；作为场景结束的返回码表示用户离开。"),
        row(
            "110010", .event("vendorEvent"), en: "Back was tapped on the captcha.", zhHans: "图形验证点击返回。"),
        row(
            "110011", .event("vendorEvent"), en: "The captcha was left because of an error.", zhHans: "图形验证因错误返回。"),
    ]

    // The header's names for 700002 and 700003 are swapped against its comments, so both are read alike.
    private static let rest: [ReturnCodeRow] = [
        row(
            "700001", .progress, en: "The device is no risk.", zhHans: "设备检测安全。"),
        row(
            "700002", .failure(.deviceRejected),
            en:
                "The device check stops the scene: by its comment the device is a risk, by its name it was checked too often.",
            zhHans: "设备检测未通过：注释为设备存在风险，常量名却是检测过于频繁。",
            advice: Advice.device),
        row(
            "700003", .failure(.deviceRejected),
            en:
                "The device check stops the scene: by its comment it was asked for too often, by its name the device is a risk.",
            zhHans: "设备检测未通过：注释为检测过于频繁，常量名却是设备存在风险。",
            advice: Advice.device),
        row(
            "700004", .event("vendorEvent"), en: "The device check failed.", zhHans: "设备检测失败。"),
        row(
            "800001", .failure(.noNetwork), en: "There is no network.", zhHans: "无网络。",
            advice: Advice.network),
        row(
            "800002", .failure(.networkFailure), en: "The network is too slow.", zhHans: "网络超时。",
            advice: Advice.network),
        row(
            "800003", .event("vendorEvent"), en: "The network is back.", zhHans: "网络已恢复。"),
        row(
            "900001", .failure(.internalFailure), en: "A step inside the SDK took too long.", zhHans: "SDK 内部步骤超时。",
            advice: Advice.node),
        row(
            "900002", .failure(.invalidCredentials), en: "The scheme code is empty.", zhHans: "方案 Code 为空。",
            advice: Advice.schemeCode),
        row(
            "900003", .event("loadingStarted"), en: "The app may show a spinner.", zhHans: "可以显示加载提示。"),
        row(
            "900004", .event("loadingEnded"), en: "The app may take the spinner away.", zhHans: "可以隐藏加载提示。"),
    ]
}
