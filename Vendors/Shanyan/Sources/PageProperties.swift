import PhoneAuth

/// The type of every property of `YjdlShUIConfigure`, in the order of the class.
enum ShanyanPageProperties {
    static let all: [String: PagePropertyType] =
        page.merging(bars) { $1 }.merging(controls) { $1 }.merging(agreements) { $1 }.merging(checkbox) { $1 }
        .merging(window) { $1 }

    /// What the framework itself sets, in code.
    private static let page: [String: PagePropertyType] = [
        "viewController": .code, "manualDismiss": .code,
        "loadingView": .code, "customAreaView": .code, "customPrivacyAlertView": .code, "checkBoxTipView": .code,
        "yjdlShBackgroundImg": .image, "yjdlShBackgroundColor": .color,
    ]

    private static let bars: [String: PagePropertyType] = [
        "yjdlShNavigationBarHidden": .flag, "yjdlShNavigationBackgroundClear": .flag,
        "yjdlShNavigationAttributesTitleText": .label,
        "yjdlShNavigationRightControl": .code, "yjdlShNavigationLeftControl": .code,
        "yjdlShNavigationBackBtnImage": .image, "yjdlShNavigationBackBtnHidden": .flag,
        "yjdlShNavBackBtnImageInsets": .insets, "yjdlShNavBackBtnAlimentRight": .flag,
        "yjdlShNavigationBottomLineHidden": .flag,
        "yjdlShNavigationTintColor": .color, "yjdlShNavigationBarTintColor": .color,
        "yjdlShNavigationBackgroundImage": .image, "yjdlShNavigationBarMetrics": .choice(barMetrics),
        "yjdlShNavigationShadowImage": .image, "yjdlShPreferredStatusBarStyle": .choice(statusBarStyles),
        "yjdlShPrefersStatusBarHidden": .flag, "yjdlShNavigationBarStyle": .choice(barStyles),
    ]

    private static let controls: [String: PagePropertyType] = [
        "yjdlShLogoImage": .image, "yjdlShLogoCornerRadius": .number, "yjdlShLogoHiden": .flag,
        "yjdlShPhoneNumberColor": .color, "yjdlShPhoneNumberFont": .font,
        "yjdlShPhoneNumberTextAlignment": .choice(alignments),
        "yjdlShLoginBtnText": .text, "yjdlShLoginBtnTextColor": .color, "yjdlShLoginBtnBgColor": .color,
        "yjdlShLoginBtnTextFont": .font, "yjdlShLoginBtnNormalBgImage": .image,
        "yjdlShLoginBtnHightLightBgImage": .image, "yjdlShLoginBtnDisabledBgImage": .image,
        "yjdlShLoginBtnBorderColor": .color, "yjdlShLoginBtnCornerRadius": .number,
        "yjdlShLoginBtnBorderWidth": .number,
        "yjdlShSloganTextFont": .font, "yjdlShSloganTextColor": .color, "yjdlShSlogaTextAlignment": .choice(alignments),
        "yjdlShSupplierSloganTextFont": .font, "yjdlShSupplierSloganTextColor": .color,
        "yjdlShSupplierSloganTextAlignment": .choice(alignments), "yjdlShSupplierSloganHidden": .flag,
        "yjdlShLoadingSize": .size, "yjdlShLoadingCornerRadius": .number, "yjdlShLoadingBackgroundColor": .color,
        "yjdlShLoadingIndicatorStyle": .choice(indicatorStyles), "yjdlShLoadingTintColor": .color,
    ]

    private static let agreements: [String: PagePropertyType] = [
        "yjdlShPrivacyShowUnderline": .flag, "yjdlShAppPrivacyColor": .colors, "yjdlShAppPrivacyTextFont": .font,
        "yjdlShAppPrivacyTextAlignment": .choice(alignments), "yjdlShAppPrivacyPunctuationMarks": .flag,
        "yjdlShAppPrivacyLineSpacing": .number, "yjdlShAppPrivacyNeedSizeToFit": .flag,
        "yjdlShAppPrivacyTextContainerInset": .insets, "yjdlShAppPrivacyAbbreviatedName": .text,
        "yjdlShAppPrivacyFirst": .agreement, "yjdlShAppPrivacySecond": .agreement, "yjdlShAppPrivacyThird": .agreement,
        "yjdlShAppPrivacyNormalDesTextFirst": .text, "yjdlShAppPrivacyNormalDesTextSecond": .text,
        "yjdlShAppPrivacyNormalDesTextThird": .text, "yjdlShAppPrivacyNormalDesTextFourth": .text,
        "yjdlShAppPrivacyNormalDesTextLast": .text, "yjdlShOperatorPrivacyAtLast": .flag,
        "yjdlShAppPrivacyWebAttributesTitle": .label, "yjdlShAppPrivacyWebNormalAttributesTitle": .label,
        "yjdlShAppPrivacyWebTitleList": .texts,
        // Attributes of a text that is not known yet: the label's colour and font, without its text.
        "yjdlShAppPrivacyWebAttributes": .label,
        "yjdlShAppPrivacyWebBackBtnImage": .image,
        "yjdlShAppPrivacyWebPreferredStatusBarStyle": .choice(statusBarStyles),
        "yjdlShAppPrivacyWebNavigationTintColor": .color, "yjdlShAppPrivacyWebNavigationBarTintColor": .color,
        "yjdlShAppPrivacyWebNavigationBackgroundImage": .image,
        "yjdlShAppPrivacyWebNavigationBarMetrics": .choice(barMetrics),
        "yjdlShAppPrivacyWebNavigationShadowImage": .image,
        "yjdlShAppPrivacyWebNavigationBarStyle": .choice(barStyles),
        "yjdlShAppPrivacyWebModalPresentationStyle": .choice(presentationStyles),
    ]

    private static let checkbox: [String: PagePropertyType] = [
        "yjdlShCheckBoxHidden": .flag, "yjdlShCheckBoxValue": .flag, "yjdlShCheckBoxSize": .size,
        "yjdlShCheckBoxImageEdgeInsets": .insets, "yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop": .flag,
        "yjdlShCheckBoxVerticalAlignmentOffset": .number,
        "yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY": .flag,
        "yjdlShCheckBoxUncheckedImage": .image, "yjdlShCheckBoxCheckedImage": .image,
        "yjdlShCheckBoxTipMsg": .text, "yjdlShCheckBoxTipDisable": .flag,
    ]

    private static let window: [String: PagePropertyType] = [
        "shouldAutorotate": .flag, "supportedInterfaceOrientations": .orientations,
        "preferredInterfaceOrientationForPresentation": .choice(orientations),
        "yjdlShAuthTypeUseWindow": .flag, "yjdlShAuthWindowCornerRadius": .number,
        "yjdlShAuthWindowModalTransitionStyle": .choice(transitionStyles),
        "yjdlShAuthWindowModalPresentationStyle": .choice(presentationStyles),
        "yjdlShAuthWindowOverrideUserInterfaceStyle": .choice(["unspecified": 0, "light": 1, "dark": 2]),
        "yjdlShAuthWindowPresentingAnimate": .flag, "yjdlShAuthWindowDismissAnimate": .flag,
        "yjdlShAuthWindowMaskLayer": .code,
        ShanyanLayout.portrait: .members(ShanyanLayout.names), ShanyanLayout.landscape: .members(ShanyanLayout.names),
    ]

    // UIKit's enums, which the SDK takes as numbers.

    private static let alignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    private static let statusBarStyles = ["default": 0, "lightContent": 1, "darkContent": 3]
    private static let barStyles = ["default": 0, "black": 1]
    private static let barMetrics = ["default": 0, "compact": 1, "defaultPrompt": 101, "compactPrompt": 102]
    private static let indicatorStyles = ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101]
    private static let orientations = [
        "portrait": 1, "portraitUpsideDown": 2, "landscapeRight": 3, "landscapeLeft": 4,
    ]
    private static let transitionStyles = ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2]
    private static let presentationStyles = [
        "automatic": -2, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "overFullScreen": 5,
        "overCurrentContext": 6,
    ]
}
