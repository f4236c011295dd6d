import PhoneAuth

/// How a style becomes an `OLAuthViewModel`: one rule a property.
enum GeetestPageRules {
    static let all: [PageRule] = page + bars + texts + buttons + agreements + popup + dialog

    private static let page: [PageRule] = [
        PageRule(["presentation.mode"], "pullAuthVCStyle") { .number($0.presentation.mode == .push ? 1 : 0) },
        PageRule(["orientations"], "supportedInterfaceOrientations") {
            .number(Double($0.orientations.reduce(0) { $0 | 1 << $1.interfaceOrientation }))
        },
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
        PageRule(["background.color"], "backgroundColor") { .color($0.background.color) },
        PageRule(["background.image"], "backgroundImage") { $0.background.image.map { .image($0) } },
        PageRule(["background.landscapeImage"], "landscapeBackgroundImage") {
            $0.background.landscapeImage.map { .image($0) }
        },
        PageRule(["background.gif"], "backgroundGifPath") { $0.background.gif.map { .text($0) } },
        PageRule(["background.video"], "backgroundVideoPath") { $0.background.video.map { .text($0) } },
    ]

    private static let bars: [PageRule] = [
        PageRule(["statusBar.style"], "statusBarStyle") {
            switch $0.statusBar.style {
            case .default: .number(0)
            case .lightContent: .number(1)
            case .darkContent: .number(3)
            }
        },
        // A popup has no bar.
        PageRule(["navigationBar.hidden"], "naviHidden") {
            .flag($0.navigationBar.isHidden || $0.presentation.mode == .popup)
        },
        PageRule(["navigationBar.backgroundColor"], "naviBgColor") { .color($0.navigationBar.backgroundColor) },
        PageRule(["navigationBar.title"], "naviTitle") {
            .label($0.navigationBar.title.filled(with: $0.standardTexts.title))
        },
        PageRule(["navigationBar.backImage"], "naviBackImage") { $0.navigationBar.backImage.map { .image($0) } },
        PageRule(["navigationBar.backHidden"], "backButtonHidden") { .flag($0.navigationBar.isBackHidden) },
        PageRule(["navigationBar.backPlacement"], "backButtonRect", on: { GeetestGeometry($0, on: $1).backButtonRect }),
        PageRule(["navigationBar.rightItem"], "naviRightControl") {
            $0.navigationBar.rightItem == nil || $0.presentation.mode == .popup ? nil : .block
        },
    ]

    private static func rect(
        _ fields: [String], _ property: String, _ control: GeetestGeometry.Control
    ) -> PageRule {
        PageRule(fields, property, on: { GeetestGeometry($0, on: $1).rect(of: control) })
    }

    private static let texts: [PageRule] = [
        PageRule(["logo.image"], "appLogo") { $0.logo.image.map { .image($0) } },
        // Without a picture the SDK would show its own logo.
        PageRule(["logo.hidden", "logo.image"], "logoHidden") {
            .flag($0.logo.isHidden || $0.logo.image == nil || $0.isAlwaysHidden($0.logo.placement))
        },
        PageRule(["logo.cornerRadius"], "logoCornerRadius") { .number($0.logo.cornerRadius) },
        rect(["logo.placement"], "logoRect", .logo),
        PageRule(["number.color"], "phoneNumColor") { .color($0.number.color) },
        PageRule(["number.fontSize", "number.bold"], "phoneNumFont") {
            .font(size: $0.number.fontSize, isBold: $0.number.isBold)
        },
        rect(["number.placement"], "phoneNumRect", .number),
        PageRule(["slogan.text"], "sloganText") { $0.slogan.text.map { .text($0) } },
        PageRule(["slogan.color"], "sloganTextColor") { .color($0.slogan.color) },
        PageRule(["slogan.fontSize"], "sloganTextFont") { .font(size: $0.slogan.fontSize, isBold: false) },
        rect(["slogan.placement"], "sloganRect", .slogan),
    ]

    private static let buttons: [PageRule] = [
        PageRule(["loginButton.title"], "authButtonTitle") {
            .label($0.loginButton.title.filled(with: $0.standardTexts.loginButton))
        },
        // The SDK takes three pictures or none.
        PageRule(["loginButton.images"], "authButtonImages") {
            guard let normal = $0.loginButton.images.normal else { return nil }
            let images = $0.loginButton.images
            return .images([normal, images.disabled ?? normal, images.highlighted ?? normal])
        },
        PageRule(["loginButton.backgroundColor"], "authButtonImages") {
            $0.loginButton.backgroundColor.map { .colors([$0, $0.opacity(0.4), $0.opacity(0.8)]) }
        },
        PageRule(["loginButton.cornerRadius"], "authButtonCornerRadius") { .number($0.loginButton.cornerRadius) },
        rect(["loginButton.placement"], "authButtonRect", .loginButton),
        PageRule(["switchButton.hidden"], "switchButtonHidden") {
            .flag($0.switchButton.isHidden || $0.isAlwaysHidden($0.switchButton.placement))
        },
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
        rect(["switchButton.placement"], "switchButtonRect", .switchButton),
    ]

    private static let agreements: [PageRule] = [
        PageRule(["agreements.checkbox.checked"], "defaultCheckBoxState") { .flag($0.agreements.checkbox.isChecked) },
        PageRule(["agreements.checkbox.images.checked"], "checkedImage") {
            $0.agreements.checkbox.images.checked.map { .image($0) }
        },
        PageRule(["agreements.checkbox.images.unchecked"], "uncheckedImage") {
            $0.agreements.checkbox.images.unchecked.map { .image($0) }
        },
        rect(
            ["agreements.checkbox.size", "agreements.checkbox.verticalAlignment", "agreements.placement"],
            "checkBoxRect", .checkbox),
        rect(["agreements.placement", "agreements.checkbox.size"], "termsRect", .terms),
        PageRule(["agreements.items"], "additionalPrivacyTerms") { .agreements($0.agreements.items) },
        PageRule(["agreements.carrierPosition"], "additionalPrivacyTerms.carrierPosition") {
            .number(Double($0.agreements.carrierPosition))
        },
        // The SDK takes exactly four texts: the third separator has no place.
        PageRule(["agreements.prefix", "agreements.separators", "agreements.suffix"], "auxiliaryPrivacyWords") {
            let standard = $0.standardTexts
            let given = $0.agreements.separators ?? []
            let separators = given + standard.separators.dropFirst(given.count)
            return .texts(
                [$0.agreements.prefix ?? standard.prefix] + separators.prefix(2) + [
                    $0.agreements.suffix ?? standard.suffix
                ])
        },
        PageRule(["agreements.linkColor", "agreements.fontSize"], "privacyTermsAttributes") {
            .label(AuthPageStyle.Label(color: $0.agreements.linkColor, fontSize: $0.agreements.fontSize))
        },
        PageRule(["agreements.lineSpacing"], "privacyTermsAttributes.lineSpacing") {
            .number($0.agreements.lineSpacing)
        },
        PageRule(["agreements.underline"], "privacyTermsAttributes.underline") { .flag($0.agreements.isUnderlined) },
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
        PageRule(["agreementPage.openedBy"], "carrierTermItemBlock") {
            $0.agreementPage.openedBy == .vendor ? nil : .block
        },
        PageRule(["agreementPage.navigationColor"], "webNaviBgColor") { .color($0.agreementPage.navigationColor) },
    ]
}

extension AuthPageStyle {
    /// Whether a placement hides its control in every orientation that the page may take.
    fileprivate func isAlwaysHidden(_ placement: Placement) -> Bool {
        !isUpright && placement.landscape == .hidden
    }
}

extension AuthPageStyle.Orientation {
    /// The number of UIKit's interface orientation; a mask holds it as a bit.
    fileprivate var interfaceOrientation: Int {
        switch self {
        case .portrait: 1
        case .portraitUpsideDown: 2
        case .landscapeRight: 3
        case .landscapeLeft: 4
        }
    }
}
