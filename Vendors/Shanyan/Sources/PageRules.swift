import PhoneAuth

/// How a style becomes a `YjdlShUIConfigure`: one rule a property.
enum ShanyanPageRules {
    static let all: [PageRule] = bars + texts + buttons + agreements + checkbox

    /// The property whose presence says that the provider draws a switch button: the SDK has none of its own.
    static let customArea = "customAreaView"

    private static let bars: [PageRule] = [
        PageRule(["appearance"], "yjdlShAuthWindowOverrideUserInterfaceStyle") {
            // `UIUserInterfaceStyle`; the SDK's own page is light whatever the system says.
            switch $0.appearance {
            case .system: .number(0)
            case .light: .number(1)
            case .dark: .number(2)
            }
        },
        PageRule(["statusBar.style"], "yjdlShPreferredStatusBarStyle") {
            // `UIStatusBarStyle`.
            switch $0.statusBar.style {
            case .default: .number(0)
            case .lightContent: .number(1)
            case .darkContent: .number(3)
            }
        },
        PageRule(["statusBar.hidden"], "yjdlShPrefersStatusBarHidden") { .flag($0.statusBar.isHidden) },
        PageRule(["navigationBar.hidden"], "yjdlShNavigationBarHidden") { .flag($0.navigationBar.isHidden) },
        PageRule(["navigationBar.backgroundColor"], "yjdlShNavigationBarTintColor") {
            .color($0.navigationBar.backgroundColor)
        },
        PageRule(["navigationBar.title"], "yjdlShNavigationAttributesTitleText") {
            .label($0.navigationBar.title.filled(with: $0.standardTexts.title))
        },
        PageRule(["navigationBar.backImage"], "yjdlShNavigationBackBtnImage") {
            $0.navigationBar.backImage.map { .image($0) }
        },
        PageRule(["navigationBar.backHidden"], "yjdlShNavigationBackBtnHidden") {
            .flag($0.navigationBar.isBackHidden)
        },
        PageRule(["background.color"], "yjdlShBackgroundColor") { .color($0.background.color) },
        PageRule(["background.image"], "yjdlShBackgroundImg") { $0.background.image.map { .image($0) } },
    ]

    private static let texts: [PageRule] = [
        PageRule(["logo.image"], "yjdlShLogoImage") { $0.logo.image.map { .image($0) } },
        // Without a picture the SDK would show the one in its own bundle.
        PageRule(["logo.hidden"], "yjdlShLogoHiden") { .flag($0.logo.isHidden || $0.logo.image == nil) },
        PageRule(["logo.cornerRadius"], "yjdlShLogoCornerRadius") { .number($0.logo.cornerRadius) },
        PageRule(["number.color"], "yjdlShPhoneNumberColor") { .color($0.number.color) },
        PageRule(["number.fontSize", "number.bold"], "yjdlShPhoneNumberFont") {
            .font(size: $0.number.fontSize, isBold: $0.number.isBold)
        },
        PageRule(["slogan.color"], "yjdlShSloganTextColor") { .color($0.slogan.color) },
        PageRule(["slogan.fontSize"], "yjdlShSloganTextFont") { .font(size: $0.slogan.fontSize, isBold: false) },
    ]

    private static let buttons: [PageRule] = [
        PageRule(["loginButton.title"], "yjdlShLoginBtnText") {
            .text($0.loginButton.title.text ?? $0.standardTexts.loginButton)
        },
        PageRule(["loginButton.title"], "yjdlShLoginBtnTextColor") { .color($0.loginButton.title.color) },
        PageRule(["loginButton.title"], "yjdlShLoginBtnTextFont") {
            .font(size: $0.loginButton.title.fontSize, isBold: $0.loginButton.title.isBold)
        },
        PageRule(["loginButton.backgroundColor"], "yjdlShLoginBtnBgColor") {
            $0.loginButton.backgroundColor.map { .color($0) }
        },
        PageRule(["loginButton.images"], "yjdlShLoginBtnNormalBgImage") {
            $0.loginButton.images.normal.map { .image($0) }
        },
        PageRule(["loginButton.images"], "yjdlShLoginBtnHightLightBgImage") {
            $0.loginButton.images.highlighted.map { .image($0) }
        },
        PageRule(["loginButton.images"], "yjdlShLoginBtnDisabledBgImage") {
            $0.loginButton.images.disabled.map { .image($0) }
        },
        PageRule(["loginButton.cornerRadius"], "yjdlShLoginBtnCornerRadius") { .number($0.loginButton.cornerRadius) },
        PageRule(["switchButton.hidden", "switchButton.title"], customArea) {
            $0.switchButton.isHidden
                ? nil : .label($0.switchButton.title.filled(with: $0.standardTexts.switchButton))
        },
    ]

    private static let agreements: [PageRule] = [
        .agreement(0, "yjdlShAppPrivacyFirst"),
        .agreement(1, "yjdlShAppPrivacySecond"),
        .agreement(2, "yjdlShAppPrivacyThird"),
        PageRule(["agreements.prefix"], "yjdlShAppPrivacyNormalDesTextFirst") {
            .text($0.agreements.prefix ?? $0.standardTexts.prefix)
        },
        separator(0, "yjdlShAppPrivacyNormalDesTextSecond"),
        separator(1, "yjdlShAppPrivacyNormalDesTextThird"),
        separator(2, "yjdlShAppPrivacyNormalDesTextFourth"),
        PageRule(["agreements.suffix"], "yjdlShAppPrivacyNormalDesTextLast") {
            .text($0.agreements.suffix ?? $0.standardTexts.suffix)
        },
        PageRule(["agreements.textColor", "agreements.linkColor"], "yjdlShAppPrivacyColor") {
            .colors([$0.agreements.textColor, $0.agreements.linkColor])
        },
        PageRule(["agreements.fontSize"], "yjdlShAppPrivacyTextFont") {
            .font(size: $0.agreements.fontSize, isBold: false)
        },
        PageRule(["agreements.alignment"], "yjdlShAppPrivacyTextAlignment") {
            // `NSTextAlignment`, as iOS numbers it.
            switch $0.agreements.alignment {
            case .left: .number(0)
            case .center: .number(1)
            case .right: .number(2)
            }
        },
        PageRule(["agreements.lineSpacing"], "yjdlShAppPrivacyLineSpacing") { .number($0.agreements.lineSpacing) },
        PageRule(["agreements.underline"], "yjdlShPrivacyShowUnderline") { .flag($0.agreements.isUnderlined) },
        PageRule(["agreements.carrierQuotes"], "yjdlShAppPrivacyPunctuationMarks") {
            .flag(!$0.agreements.carrierQuotes.isEmpty)
        },
        // The carrier's agreement stands first or last, nowhere between.
        PageRule(["agreements.carrierPosition"], "yjdlShOperatorPrivacyAtLast") {
            .flag($0.agreements.carrierPosition > 0 && $0.agreements.carrierPosition >= $0.agreements.items.count)
        },
    ]

    private static let checkbox: [PageRule] = [
        PageRule(["agreements.checkbox.hidden"], "yjdlShCheckBoxHidden") { .flag($0.agreements.checkbox.isHidden) },
        // Always said: the SDK's box is ticked when nobody says anything.
        PageRule(["agreements.checkbox.checked"], "yjdlShCheckBoxValue") { .flag($0.agreements.checkbox.isChecked) },
        PageRule(["agreements.checkbox.size"], "yjdlShCheckBoxSize") { .number($0.agreements.checkbox.size) },
        PageRule(["agreements.checkbox.images"], "yjdlShCheckBoxUncheckedImage") {
            $0.agreements.checkbox.images.unchecked.map { .image($0) }
        },
        PageRule(["agreements.checkbox.images"], "yjdlShCheckBoxCheckedImage") {
            $0.agreements.checkbox.images.checked.map { .image($0) }
        },
        PageRule(
            ["agreements.checkbox.verticalAlignment"], "yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop"
        ) { $0.agreements.checkbox.verticalAlignment == .top ? .flag(true) : nil },
        PageRule(
            ["agreements.checkbox.verticalAlignment"], "yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY"
        ) { $0.agreements.checkbox.verticalAlignment == .center ? .flag(true) : nil },
        PageRule(["agreements.uncheckedHint"], "yjdlShCheckBoxTipMsg") {
            .text($0.agreements.uncheckedHint ?? $0.standardTexts.uncheckedHint)
        },
    ]

    private static func separator(_ index: Int, _ property: String) -> PageRule {
        PageRule(["agreements.separators"], property) { style in
            let separators = style.agreements.separators ?? style.standardTexts.separators
            return separators.indices.contains(index) ? .text(separators[index]) : nil
        }
    }
}
