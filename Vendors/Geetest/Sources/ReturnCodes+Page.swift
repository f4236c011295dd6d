import PhoneAuth

/// The blocks of the page's model. They have no numbers; the rows go by the blocks' names.
extension OneLoginReturnCodes {
    static let page: [ReturnCodeRow] = [
        event("viewDidAppear", "pagePresented", en: "The page is visible.", zhHans: "授权页已显示。"),
        event("viewDidDisappear", "pageDismissed", en: "The page is gone, or covered.", zhHans: "授权页已消失或被遮住。"),
        progress("viewDidLoad", en: "The page is being built.", zhHans: "授权页正在创建。"),
        progress("viewWillAppear", en: "The page is coming up.", zhHans: "授权页即将显示。"),
        progress("viewWillDisappear", en: "The page is going away.", zhHans: "授权页即将消失。"),
        event("clickAuthButton", "loginTapped", en: "The login button was tapped.", zhHans: "用户点击登录按钮。"),
        event(
            "hint", "loginTapped", en: "The login button was tapped with the box unticked.",
            zhHans: "未勾选协议时点击登录按钮。"),
        event("clickCheckbox", "checkboxToggled", en: "The check box was tapped.", zhHans: "用户点击勾选框。"),
        event("clickAgreement", "agreementTapped", en: "An agreement was tapped.", zhHans: "用户点击协议。"),
        event("clickBackButton", "backTapped", en: "Back was tapped.", zhHans: "用户点击返回按钮。"),
        event("clickSwitchButton", "otherMethodTapped", en: "Switch account was tapped.", zhHans: "用户点击切换账号。"),
        event("tapAuthBackground", "maskTapped", en: "The popup's surroundings were tapped.", zhHans: "用户点击弹窗背景。"),
        event(
            "dialogDisagree", "consentDialogDismissed", en: "Disagree was tapped in the second dialog.",
            zhHans: "用户在二次弹窗点击不同意。"),
        event(
            "dialogBackground", "consentDialogDismissed", en: "The second dialog was closed by a tap beside it.",
            zhHans: "用户点击二次弹窗外部将其关闭。"),
    ]

    private static let model = "OLAuthViewModel.h 2.9.9"

    private static func event(_ code: String, _ name: String, en: String, zhHans: String) -> ReturnCodeRow {
        row(code, .event(name), en: en, zhHans: zhHans, in: [.login], source: model)
    }

    private static func progress(_ code: String, en: String, zhHans: String) -> ReturnCodeRow {
        row(code, .progress, en: en, zhHans: zhHans, in: [.login], source: model)
    }
}
