import PhoneAuth

/// How a style becomes an `OLAuthViewModel`: one rule a property.
enum GeetestPageRules {
    static let all: [PageRule] = navigation + texts + buttons + agreements

    private static let navigation: [PageRule] = [
        PageRule(["appearance"], "userInterfaceStyle") {
            switch $0.appearance {
            case .system: .number(0)
            case .light: .number(1)
            case .dark: .number(2)
            }
        },
        PageRule(["language"], "languageType") {
            switch $0.language {
            case .simplifiedChinese: .number(0)
            case .traditionalChinese: .number(1)
            case .english: .number(2)
            }
        },
        PageRule(["navigationBar.hidden"], "naviHidden") { .flag($0.navigationBar.isHidden) },
        PageRule(["navigationBar.backgroundColor"], "naviBgColor") { .color($0.navigationBar.backgroundColor) },
        PageRule(["navigationBar.title"], "naviTitle") {
            .label($0.navigationBar.title.filled(with: $0.standardTexts.title))
        },
        PageRule(["navigationBar.backImage"], "naviBackImage") { $0.navigationBar.backImage.map { .image($0) } },
        PageRule(["navigationBar.backHidden"], "backButtonHidden") { .flag($0.navigationBar.isBackHidden) },
        PageRule(["background.color"], "backgroundColor") { .color($0.background.color) },
    ]

    private static let texts: [PageRule] = [
        PageRule(["logo.image"], "appLogo") { $0.logo.image.map { .image($0) } },
        // Without a picture the SDK would show its own logo.
        PageRule(["logo.hidden", "logo.image"], "logoHidden") { .flag($0.logo.isHidden || $0.logo.image == nil) },
        PageRule(["logo.cornerRadius"], "logoCornerRadius") { .number($0.logo.cornerRadius) },
        PageRule(["number.color"], "phoneNumColor") { .color($0.number.color) },
        PageRule(["number.fontSize", "number.bold"], "phoneNumFont") {
            .font(size: $0.number.fontSize, isBold: $0.number.isBold)
        },
        PageRule(["slogan.text"], "sloganText") { $0.slogan.text.map { .text($0) } },
        PageRule(["slogan.color"], "sloganTextColor") { .color($0.slogan.color) },
        PageRule(["slogan.fontSize"], "sloganTextFont") { .font(size: $0.slogan.fontSize, isBold: false) },
    ]

    private static let buttons: [PageRule] = [
        PageRule(["loginButton.title"], "authButtonTitle") {
            .label($0.loginButton.title.filled(with: $0.standardTexts.loginButton))
        },
        PageRule(["loginButton.images"], "authButtonImages") {
            guard let normal = $0.loginButton.images.normal else { return nil }
            let images = $0.loginButton.images
            return .images([normal, images.disabled ?? normal, images.highlighted ?? normal])
        },
        PageRule(["loginButton.cornerRadius"], "authButtonCornerRadius") { .number($0.loginButton.cornerRadius) },
        PageRule(["switchButton.hidden"], "switchButtonHidden") { .flag($0.switchButton.isHidden) },
        PageRule(["switchButton.title.text"], "switchButtonText") {
            .text($0.switchButton.title.text ?? $0.standardTexts.switchButton)
        },
        PageRule(["switchButton.title.color"], "switchButtonColor") { .color($0.switchButton.title.color) },
        PageRule(["switchButton.title.fontSize", "switchButton.title.bold"], "switchButtonFont") {
            .font(size: $0.switchButton.title.fontSize, isBold: $0.switchButton.title.isBold)
        },
        PageRule(["switchButton.backgroundColor"], "switchButtonBackgroundColor") {
            $0.switchButton.backgroundColor.map { .color($0) }
        },
    ]

    private static let agreements: [PageRule] = [
        PageRule(["agreements.checkbox.checked"], "defaultCheckBoxState") { .flag($0.agreements.checkbox.isChecked) },
        PageRule(["agreements.checkbox.images.checked"], "checkedImage") {
            $0.agreements.checkbox.images.checked.map { .image($0) }
        },
        PageRule(["agreements.checkbox.images.unchecked"], "uncheckedImage") {
            $0.agreements.checkbox.images.unchecked.map { .image($0) }
        },
        PageRule(["agreements.checkbox.size"], "checkBoxRect") {
            let side = $0.agreements.checkbox.size
            return .offsets(PageOffsets(width: side, height: side), frame: nil)
        },
        PageRule(["agreements.items"], "additionalPrivacyTerms") { .agreements($0.agreements.items) },
        // The SDK takes exactly four texts: the third separator has no place.
        PageRule(["agreements.prefix", "agreements.separators", "agreements.suffix"], "auxiliaryPrivacyWords") {
            let standard = $0.standardTexts
            let separators =
                ($0.agreements.separators ?? [])
                + standard.separators.dropFirst(
                    $0.agreements.separators?.count ?? 0)
            return .texts(
                [$0.agreements.prefix ?? standard.prefix] + separators.prefix(2) + [
                    $0.agreements.suffix ?? standard.suffix
                ])
        },
        PageRule(["agreements.linkColor", "agreements.fontSize"], "privacyTermsAttributes") {
            .label(AuthPageStyle.Label(color: $0.agreements.linkColor, fontSize: $0.agreements.fontSize))
        },
        PageRule(["agreements.textColor"], "termTextColor") { .color($0.agreements.textColor) },
        PageRule(["agreements.alignment"], "termsAlignment") {
            switch $0.agreements.alignment {
            case .left: .number(0)
            case .center: .number(1)
            case .right: .number(2)
            }
        },
        PageRule(["agreements.carrierQuotes"], "hasQuotationMarkOnCarrierProtocol") {
            .flag(!$0.agreements.carrierQuotes.isEmpty)
        },
        PageRule(["agreements.uncheckedHint"], "notCheckProtocolHint") {
            .text($0.agreements.uncheckedHint ?? $0.standardTexts.uncheckedHint)
        },
        PageRule(["agreements.shake"], "shakeStyle") {
            switch $0.agreements.shake {
            case .none: .number(0)
            case .horizontal: .number(1)
            case .vertical: .number(2)
            }
        },
        PageRule(["agreements.disablesLoginButton"], "disableAuthButtonWhenUnchecked") {
            .flag($0.agreements.disablesLoginButton)
        },
        PageRule(["consentDialog.enabled"], "willAuthDialogDisplay") { .flag($0.consentDialog.isEnabled) },
    ]
}
