import PhoneAuth

/// The properties of `OLAuthViewModel`, SDK 2.9.9, and how `pageOverrides` write them.
enum GeetestPageProperties {
    static let all: [String: PagePropertyType] = [bars, controls, agreements, page, popup, dialog, other, code].reduce(
        into: [:]
    ) { all, group in all.merge(group) { first, _ in first } }

    private static let bars: [String: PagePropertyType] = [
        "statusBarStyle": .choice(["default": 0, "lightContent": 1, "darkContent": 3]),
        "navTextMargin": .number, "naviTitle": .label, "naviBgColor": .color, "naviBackImage": .image,
        "naviHidden": .flag, "backButtonRect": .offsets, "backButtonHidden": .flag,
    ]

    private static let controls: [String: PagePropertyType] = [
        "appLogo": .image, "logoRect": .offsets, "logoHidden": .flag, "logoCornerRadius": .number,
        "phoneNumColor": .color, "phoneNumFont": .font, "phoneNumRect": .offsets,
        "switchButtonText": .text, "switchButtonColor": .color, "switchButtonBackgroundColor": .color,
        "switchButtonFont": .font, "switchButtonRect": .offsets, "switchButtonHidden": .flag,
        "authButtonImages": .images, "authButtonTitle": .label, "authButtonRect": .offsets,
        "authButtonCornerRadius": .number,
        "sloganText": .text, "sloganRect": .offsets, "sloganTextColor": .color, "sloganTextFont": .font,
    ]

    private static let agreements: [String: PagePropertyType] = [
        "defaultCheckBoxState": .flag, "checkedImage": .image, "uncheckedImage": .image, "checkBoxRect": .offsets,
        "privacyTermsAttributes": .label, "privacyTermsAttributes.lineSpacing": .number,
        "privacyTermsAttributes.underline": .flag,
        "additionalPrivacyTerms": .agreements, "additionalPrivacyTerms.carrierPosition": .integer,
        "termTextColor": .color, "termsRect": .offsets, "auxiliaryPrivacyWords": .texts,
        "termsAlignment": .choice(["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]),
        "hasQuotationMarkOnCarrierProtocol": .flag, "disableAuthButtonWhenUnchecked": .flag,
        "shakeStyle": .choice(["none": 0, "horizontal": 1, "vertical": 2]),
        "spaceBetweenCheckboxAndTermsText": .number, "notCheckProtocolHint": .text,
        "webNaviHidden": .flag, "webNaviTitle": .label, "webNaviBgColor": .color,
    ]

    private static let page: [String: PagePropertyType] = [
        "languageType": .choice(["simplifiedChinese": 0, "traditionalChinese": 1, "english": 2]),
        "userInterfaceStyle": .choice(["unspecified": 0, "light": 1, "dark": 2]),
        "backgroundColor": .color, "backgroundImage": .image, "landscapeBackgroundImage": .image,
        "backgroundGifPath": .text, "backgroundVideoPath": .text,
        "supportedInterfaceOrientations": .orientations, "pullAuthVCStyle": .choice(["modal": 0, "push": 1]),
        "modalPresentationStyle": .choice([
            "automatic": -2, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
            "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
        ]),
    ]

    private static let animations = PagePropertyType.choice([
        "coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "custom": 3,
    ])

    private static let popup: [String: PagePropertyType] = [
        "isPopup": .flag, "popupRect": .offsets, "popupCornerRadius": .number, "popupRectCorners": .integers,
        "popupAnimationStyle": animations, "closePopupImage": .image, "closePopupTopOffset": .number,
        "closePopupRightOffset": .number, "canClosePopupFromTapGesture": .flag,
        "popupMaskView": .code, "popupMaskView.backgroundColor": .color,
    ]

    private static let dialog: [String: PagePropertyType] = [
        "willAuthDialogDisplay": .flag, "canCloseAuthDialogFromTapGesture": .flag, "authDialogRect": .offsets,
        "isAuthDialogBottom": .flag, "authDialogBgColor": .color, "authDialogTitleText": .text,
        "authDialogTitleColor": .color, "authDialogTitleFont": .font, "authDialogContentFont": .font,
        "authDialogDisagreeBtnText": .text, "authDialogDisagreeBtnFont": .font, "authDialogDisagreeBtnColor": .color,
        "authDialogDisagreeBtnImages": .images, "authDialogAgreeBtnText": .text, "authDialogAgreeBtnFont": .font,
        "authDialogAgreeBtnColor": .color, "authDialogAgreeBtnImages": .images, "authDialogCornerRadius": .number,
        "authDialogRectCorners": .integers, "authDialogAnimationStyle": animations,
    ]

    /// What only code can make, beside blocks; and what the SDK has given up.
    private static let other: [String: PagePropertyType] = [
        "naviRightControl": .code, "attrPhone": .code, "popupTransitionAnimation": .code,
        "authDialogTransitionAnimation": .code, "modalPresentationAnimation": .code, "modalDismissAnimation": .code,
        "checkBoxSize": .code, "captchaAPI1": .code, "captchaAPI2": .code, "captchaTimeout": .code,
    ]

    private static let code: [String: PagePropertyType] = Dictionary(
        uniqueKeysWithValues: [
            "clickBackButtonBlock", "clickSwitchButtonBlock", "clickAuthButtonBlock", "clickCheckboxBlock",
            "customAuthActionBlock", "customDisabledAuthActionBlock", "carrierTermItemBlock", "hintBlock",
            "customUIHandler", "authVCTransitionBlock", "autolayoutBlock", "tapAuthBackgroundBlock",
            "tapAuthDialogBackgroundBlock", "clickAuthDialogDisagreeBtnBlock", "loadingViewBlock",
            "stopLoadingViewBlock", "viewLifeCycleBlock",
        ].map { ($0, .code) })
}
