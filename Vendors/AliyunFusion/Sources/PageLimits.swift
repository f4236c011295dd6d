import PhoneAuth

/// What `AlicomFusionNumberAuthModel` cannot do, or only nearly, beyond `AliyunPage`'s limits: its popup has no bar, and it lacks a
/// few properties of `TXCustomModel`.
enum AliyunFusionPageLimits {
    static let all: [PageLimit] = [
        PageLimit(
            [
                "presentation.popup.title", "presentation.popup.titleBarColor", "presentation.popup.closeButton",
            ], .unsupported, "fusion's popup has no title bar"),
        PageLimit(["presentation.popup.cornerRadius"], .unsupported, "fusion's popup has square corners"),
        PageLimit(
            ["presentation.popup.maskColor", "presentation.popup.maskAlpha"], .unsupported,
            "what lies behind fusion's popup is dimmed as the SDK likes"),
        PageLimit(
            ["presentation.popup.dismissOnMaskTap"], .unsupported, "fusion has no switch for a tap beside the popup"),
        PageLimit(["agreements.lineSpacing"], .unsupported, "fusion sets the lines as it likes"),
        PageLimit(["agreements.underline"], .unsupported, "fusion underlines nothing"),
        PageLimit(
            ["agreementPage.openedBy"], .approximated,
            "fusion opens no agreement; the app or the framework's Safari page does"
        ) { $0.agreementPage.openedBy == .vendor },
        PageLimit(["agreementPage.openedBy"], .given, "fusion only reports the tap"),
        PageLimit(
            [
                "agreementPage.navigationColor", "agreementPage.titleColor", "agreementPage.titleFontSize",
                "agreementPage.backImage",
            ], .unsupported, "fusion opens no agreement"
        ) { $0.agreementPage.openedBy == .vendor },
        PageLimit(
            ["loading"], .unsupported, "fusion shows its wheel as it likes; startLoading and endLoading are reported"),
    ]
}
