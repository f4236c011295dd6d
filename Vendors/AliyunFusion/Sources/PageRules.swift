import PhoneAuth

/// How a style becomes an `AlicomFusionNumberAuthModel`: one rule a property.
enum AliyunFusionPageRules {
    static let all: [PageRule] = navigation + texts + agreements

    private static let navigation: [PageRule] = [
        PageRule(["navigationBar.hidden"], "navIsHidden") { .flag($0.navigationBar.isHidden) },
        PageRule(["navigationBar.backgroundColor"], "navColor") { .color($0.navigationBar.backgroundColor) },
        PageRule(["navigationBar.title"], "navTitle") { .label($0.navigationBar.title) },
        PageRule(["navigationBar.backImage"], "navBackImage") { $0.navigationBar.backImage.map { .image($0) } },
        PageRule(["navigationBar.backHidden"], "hideNavBackItem") { .flag($0.navigationBar.isBackHidden) },
        PageRule(["background.color"], "backgroundColor") { .color($0.background.color) },
    ]

    private static let texts: [PageRule] = [
        PageRule(["logo.image"], "logoImage") { $0.logo.image.map { .image($0) } },
        PageRule(["logo.hidden"], "logoIsHidden") { .flag($0.logo.isHidden) },
        PageRule(["number.color"], "numberColor") { .color($0.number.color) },
        PageRule(["number.fontSize", "number.bold"], "numberFont") {
            .font(size: $0.number.fontSize, isBold: $0.number.isBold)
        },
        PageRule(["slogan.hidden"], "sloganIsHidden") { .flag($0.slogan.isHidden) },
        PageRule(["slogan.text", "slogan.color", "slogan.fontSize"], "sloganText") {
            $0.slogan.text == nil
                ? nil : .label(.init($0.slogan.text, color: $0.slogan.color, fontSize: $0.slogan.fontSize))
        },
        PageRule(["loginButton.title"], "loginBtnText") { .label($0.loginButton.title) },
        PageRule(["switchButton.hidden"], "changeBtnIsHidden") { .flag($0.switchButton.isHidden) },
        PageRule(["switchButton.title"], "changeBtnTitle") { .label($0.switchButton.title) },
    ]

    private static let agreements: [PageRule] = [
        PageRule(["agreements.checkbox.hidden"], "checkBoxIsHidden") { .flag($0.agreements.checkbox.isHidden) },
        PageRule(["agreements.checkbox.checked"], "checkBoxIsChecked") { .flag($0.agreements.checkbox.isChecked) },
        PageRule(["agreements.checkbox.size"], "checkBoxWH") { .number($0.agreements.checkbox.size) },
        PageRule(["agreements.checkbox.images"], "checkBoxImages") {
            guard let unchecked = $0.agreements.checkbox.images.unchecked,
                let checked = $0.agreements.checkbox.images.checked
            else { return nil }
            return .images([unchecked, checked])
        },
        .agreement(0, "privacyOne"),
        .agreement(1, "privacyTwo"),
        .agreement(2, "privacyThree"),
        PageRule(["agreements.separators"], "privacyConectTexts") { $0.agreements.separators.map { .texts($0) } },
        PageRule(["agreements.textColor", "agreements.linkColor"], "privacyColors") {
            .colors([$0.agreements.textColor, $0.agreements.linkColor])
        },
        PageRule(["agreements.prefix"], "privacyPreText") { $0.agreements.prefix.map { .text($0) } },
        PageRule(["agreements.suffix"], "privacySufText") { $0.agreements.suffix.map { .text($0) } },
        PageRule(["agreements.carrierPosition"], "privacyOperatorIndex") {
            .number(Double($0.agreements.carrierPosition))
        },
        PageRule(["agreements.fontSize"], "privacyFont") { .font(size: $0.agreements.fontSize, isBold: false) },
        PageRule(["consentDialog.enabled"], "privacyAlertIsNeedShow") { .flag($0.consentDialog.isEnabled) },
        PageRule(["consentDialog.autoLogin"], "privacyAlertIsNeedAutoLogin") { .flag($0.consentDialog.logsInOnAgree) },
    ]
}
