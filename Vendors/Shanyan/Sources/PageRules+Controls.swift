import PhoneAuth

extension ShanyanPageRules {
    static let texts: [PageRule] = [
        PageRule(["logo.image"], "yjdlShLogoImage") { $0.logo.image.map { .image($0) } },
        // Without a picture the SDK would show the one in its own bundle.
        PageRule(["logo.hidden", "logo.image"], "yjdlShLogoHiden") { .flag($0.logo.isHidden || $0.logo.image == nil) },
        PageRule(["logo.cornerRadius"], "yjdlShLogoCornerRadius") { .number($0.logo.cornerRadius) },
        PageRule(["number.color"], "yjdlShPhoneNumberColor") { .color($0.number.color) },
        PageRule(["number.fontSize", "number.bold"], "yjdlShPhoneNumberFont") {
            .font(size: $0.number.fontSize, isBold: $0.number.isBold)
        },
        PageRule(["number.placement"], "yjdlShPhoneNumberTextAlignment") {
            .number($0.number.placement.anchors.alignment.number)
        },
        PageRule(["slogan.color"], "yjdlShSloganTextColor") { .color($0.slogan.color) },
        PageRule(["slogan.fontSize"], "yjdlShSloganTextFont") { .font(size: $0.slogan.fontSize, isBold: false) },
        PageRule(["slogan.placement"], "yjdlShSlogaTextAlignment") {
            .number($0.slogan.placement.anchors.alignment.number)
        },
        // The vendor's own line below the carrier's, which no style knows. It has no place in a layout of one's own, and later
        // versions of the SDK hide it by themselves.
        PageRule([], "yjdlShSupplierSloganHidden") { _ in .flag(true) },
    ]

    static let loginButton: [PageRule] = [
        PageRule(["loginButton.title.text", "language"], "yjdlShLoginBtnText") {
            .text($0.loginButton.title.text ?? $0.standardTexts.loginButton)
        },
        PageRule(["loginButton.title.color"], "yjdlShLoginBtnTextColor") { .color($0.loginButton.title.color) },
        PageRule(["loginButton.title.fontSize", "loginButton.title.bold"], "yjdlShLoginBtnTextFont") {
            .font(size: $0.loginButton.title.fontSize, isBold: $0.loginButton.title.isBold)
        },
        PageRule(["loginButton.backgroundColor"], "yjdlShLoginBtnBgColor") {
            $0.loginButton.backgroundColor.map { .color($0) }
        },
        PageRule(["loginButton.images.normal"], "yjdlShLoginBtnNormalBgImage") {
            $0.loginButton.images.normal.map { .image($0) }
        },
        PageRule(["loginButton.images.highlighted"], "yjdlShLoginBtnHightLightBgImage") {
            $0.loginButton.images.highlighted.map { .image($0) }
        },
        PageRule(["loginButton.images.disabled"], "yjdlShLoginBtnDisabledBgImage") {
            $0.loginButton.images.disabled.map { .image($0) }
        },
        PageRule(["loginButton.cornerRadius"], "yjdlShLoginBtnCornerRadius") { .number($0.loginButton.cornerRadius) },
    ]

    static let agreementPage: [PageRule] = [
        PageRule(
            ["agreementPage.navigationColor", "agreementPage.openedBy"], "yjdlShAppPrivacyWebNavigationBarTintColor"
        ) {
            .color($0.agreementPage.navigationColor)
        },
        PageRule(["agreementPage.titleColor", "agreementPage.titleFontSize"], "yjdlShAppPrivacyWebAttributes") {
            .label(.init(nil, color: $0.agreementPage.titleColor, fontSize: $0.agreementPage.titleFontSize))
        },
        PageRule(["agreementPage.backImage"], "yjdlShAppPrivacyWebBackBtnImage") {
            $0.agreementPage.backImage.map { .image($0) }
        },
    ]

    static let loading: [PageRule] = [
        PageRule(["loading.color"], "yjdlShLoadingTintColor") { .color($0.loading.color) },
        PageRule(["loading.backgroundColor"], "yjdlShLoadingBackgroundColor") { .color($0.loading.backgroundColor) },
        PageRule(["loading.size"], "yjdlShLoadingSize") {
            .size(width: $0.loading.size, height: $0.loading.size)
        },
        PageRule(["loading.cornerRadius"], "yjdlShLoadingCornerRadius") { .number($0.loading.cornerRadius) },
    ]
}
