import PhoneAuth

extension PNVSRows {
    /// The authorization page: shown or not, what the user does on it, gone.
    static let page: [ReturnCodeRow] = [
        event(
            "600001", "pagePresented", en: "The authorization page is shown.", zhHans: "授权页已展示。", source: headerAndGuide
        ),
        row(
            "600002", .failure(.pagePresentationFailed), en: "The authorization page could not be shown.",
            zhHans: "唤起授权页失败。",
            advice: LocalizedText(
                en: "Present from a controller in a window; toggle airplane mode; else offer another login.",
                zhHans: "用已在窗口中的控制器弹出；开关一次飞行模式；仍失败则换其他登录方式。"), source: headerAndGuide),
        row(
            "700000", in: [.login], .failure(.userCancelled), en: "The user went back; the page closes itself.",
            zhHans: "用户点击返回，授权页自行关闭。",
            advice: LocalizedText(
                en: "Keep the login screen as it is, without a message.", zhHans: "停留在登录页，不要提示错误。"),
            source: headerAndGuide),
        row(
            "700001", in: [.login], .failure(.userChoseOtherMethod),
            en: "The user asked for another login; the page stays up.", zhHans: "用户点击切换其他登录方式，授权页不会自行关闭。",
            advice: LocalizedText(
                en: "Show the other login, and close the page.", zhHans: "展示其他登录方式，并关闭授权页。"),
            source: headerAndGuide),
        event(
            "700002", "loginTapped",
            en: "The login button was tapped; with the box unticked no token follows.",
            zhHans: "用户点击登录按钮；未勾选协议时不会获取 token。", source: headerAndGuide),
        event("700003", "checkboxToggled", en: "The check box was tapped.", zhHans: "用户点击勾选框。", source: headerAndGuide),
        event(
            "700004", "agreementTapped", en: "An agreement on the page was tapped.", zhHans: "用户点击授权页上的协议。",
            source: headerAndGuide),
        event(
            "700006", "consentDialogShown",
            en: "A login tap with the box unticked brought up the second agreement dialog.",
            zhHans: "未勾选时点击登录，弹出二次授权弹窗。"),
        event("700007", "consentDialogDismissed", en: "The second dialog was closed.", zhHans: "二次授权弹窗关闭。"),
        event(
            "700008", "consentDialogConfirmed", en: "The second dialog was confirmed.", zhHans: "二次授权弹窗点击确认。"),
        event(
            "700009", "agreementTapped", en: "An agreement was tapped in the second dialog.",
            zhHans: "二次授权弹窗里点击协议。"),
        event(
            "700010", "backTapped", en: "Back was tapped on a page that the app closes itself.",
            zhHans: "授权页设为手动关闭时点击返回。"),
        event("700020", "pageDismissed", en: "The authorization page is gone.", zhHans: "授权页已销毁。"),
    ]

    static func event(
        _ code: String, _ name: String, en: String, zhHans: String, source: String = header, versions: String? = nil
    ) -> ReturnCodeRow {
        row(code, in: [.login], .event(name), en: en, zhHans: zhHans, source: source, versions: versions)
    }
}
