import PhoneAuth

extension AliyunPage {
    /// Whether the SDK shows its second agreement dialog: on a popup it has none.
    static func hasDialog(_ style: AuthPageStyle) -> Bool {
        style.consentDialog.isEnabled && style.presentation.mode != .popup
    }

    static let dialog: [PageRule] = frame + texts + looks

    private static let frame: [PageRule] = [
        PageRule(["consentDialog.enabled", "presentation.mode"], "privacyAlertIsNeedShow") { .flag(hasDialog($0)) },
        PageRule(["consentDialog.autoLogin"], "privacyAlertIsNeedAutoLogin") { .flag($0.consentDialog.logsInOnAgree) },
        PageRule(["consentDialog.transition"], "privacyAlertEntryAnimation") {
            $0.consentDialog.transition.motion(lasting: 0.3)
        },
        PageRule(["consentDialog.transition"], "privacyAlertExitAnimation") {
            $0.consentDialog.transition.motion(lasting: 0.3)
        },
        PageRule(["consentDialog.cornerRadius"], "privacyAlertCornerRadiusArray") {
            .numbers(Array(repeating: $0.consentDialog.cornerRadius, count: 4))
        },
        PageRule(["consentDialog.alpha"], "privacyAlertAlpha") { .number($0.consentDialog.alpha.within(dialogAlphas)) },
        // Each part has a background of its own, white unless it is set.
        PageRule(["consentDialog.backgroundColor"], "privacyAlertBackgroundColor") {
            .color($0.consentDialog.backgroundColor)
        },
        PageRule(["consentDialog.backgroundColor"], "privacyAlertTitleBackgroundColor") {
            .color($0.consentDialog.backgroundColor)
        },
        PageRule(["consentDialog.backgroundColor"], "privacyAlertContentBackgroundColor") {
            .color($0.consentDialog.backgroundColor)
        },
        PageRule(["consentDialog.maskColor"], "privacyAlertMaskColor") { .color($0.consentDialog.maskColor) },
        PageRule(["consentDialog.maskAlpha"], "privacyAlertMaskAlpha") {
            .number($0.consentDialog.maskAlpha.within(dialogAlphas))
        },
        PageRule(["consentDialog.maskAlpha"], "privacyAlertMaskIsNeedShow") { .flag($0.consentDialog.maskAlpha > 0) },
        PageRule(["consentDialog.dismissOnMaskTap"], "tapPrivacyAlertMaskCloseAlert") {
            .flag($0.consentDialog.dismissOnMaskTap)
        },
        PageRule(["consentDialog.closeButton.hidden"], "privacyAlertCloseButtonIsNeedShow") {
            .flag(!$0.consentDialog.closeButton.isHidden)
        },
        PageRule(["consentDialog.closeButton.image"], "privacyAlertCloseButtonImage") {
            $0.consentDialog.closeButton.image.map { .image($0) }
        },
    ]

    private static let texts: [PageRule] = [
        PageRule(["consentDialog.title.text", "language"], "privacyAlertTitleContent") {
            .text($0.consentDialog.title.text ?? $0.standardTexts.dialogTitle)
        },
        // Left out, they are as on the page, which the SDK sees to.
        PageRule(["consentDialog.prefix"], "privacyAlertPreText") { $0.consentDialog.prefix.map { .text($0) } },
        PageRule(["consentDialog.suffix"], "privacyAlertSufText") { $0.consentDialog.suffix.map { .text($0) } },
        PageRule(["consentDialog.agreeButton.title.text", "language"], "privacyAlertBtnContent") {
            .text($0.consentDialog.agreeButton.title.text ?? $0.standardTexts.agreeButton)
        },
    ]

    private static let looks: [PageRule] = [
        PageRule(["consentDialog.title.color"], "privacyAlertTitleColor") { .color($0.consentDialog.title.color) },
        PageRule(["consentDialog.title.fontSize", "consentDialog.title.bold"], "privacyAlertTitleFont") {
            $0.consentDialog.title.font(atLeast: smallestText)
        },
        PageRule(["consentDialog.contentFontSize"], "privacyAlertContentFont") {
            .font(size: max(smallestText, $0.consentDialog.contentFontSize), isBold: false)
        },
        PageRule(["consentDialog.contentColors"], "privacyAlertContentColors") {
            .colors([$0.consentDialog.contentColors.text, $0.consentDialog.contentColors.link])
        },
        PageRule(["consentDialog.contentAlignment"], "privacyAlertContentAlignment") {
            .number($0.consentDialog.contentAlignment.number)
        },
        PageRule(["consentDialog.agreeButton.title.color"], "privacyAlertButtonTextColors") {
            .colors(Array(repeating: $0.consentDialog.agreeButton.title.color, count: 2))
        },
        PageRule(
            ["consentDialog.agreeButton.title.fontSize", "consentDialog.agreeButton.title.bold"],
            "privacyAlertButtonFont"
        ) {
            $0.consentDialog.agreeButton.title.font(atLeast: smallestButton)
        },
        // Both pictures or none. A style has no colour for this button: without pictures it has that of the login button,
        // so that a white title can be read.
        PageRule(["consentDialog.agreeButton.images"], "privacyAlertBtnBackgroundImages") {
            let images = $0.consentDialog.agreeButton.images
            return images.normal.map { .images([$0, images.highlighted ?? $0]) }
        },
        PageRule(
            ["loginButton.backgroundColor", "consentDialog.agreeButton.images.normal"],
            "privacyAlertBtnBackgroundImages.color"
        ) {
            $0.consentDialog.agreeButton.images.normal == nil ? $0.loginButton.backgroundColor.map { .color($0) } : nil
        },
        PageRule(
            ["loginButton.cornerRadius", "consentDialog.agreeButton.images.normal"],
            "privacyAlertBtnBackgroundImages.cornerRadius"
        ) {
            $0.consentDialog.agreeButton.images.normal == nil ? .number($0.loginButton.cornerRadius) : nil
        },
    ]
}

extension AuthPageStyle.ConsentDialog {
    /// The placement, with the position where it leaves the height on the page open.
    var place: AuthPageStyle.Placement {
        guard leavesPlaceOpen, position == .bottom else { return placement.centered }
        return placement.mapped { anchors in
            var anchors = anchors
            if anchors.leavesPlaceOpen { anchors.bottom = 0 }
            return anchors
        }
    }

    /// Whether the position decides anything.
    var leavesPlaceOpen: Bool {
        [false, true].contains { placement.anchors(inLandscape: $0)?.leavesPlaceOpen ?? false }
    }
}

extension AuthPageStyle.Placement {
    /// The same in the middle, where it says nothing of the height on the page.
    fileprivate var centered: Self {
        mapped { anchors in
            var anchors = anchors
            if anchors.leavesPlaceOpen { anchors.centerY = 0 }
            return anchors
        }
    }
}

extension AuthPageStyle.Anchors {
    fileprivate var leavesPlaceOpen: Bool { top == nil && bottom == nil && centerY == nil }
}
