package import PhoneAuth

/// What the page models of Aliyun's two SDKs, `TXCustomModel` and `AlicomFusionNumberAuthModel`, have in common: the second is
/// the first without the popup's bar and a few later properties, under the same names.
package enum AliyunPage {
    /// The type of every property that both have.
    package static let properties: [String: PagePropertyType] =
        pageProperties.merging(agreementProperties) { first, _ in first }.merging(dialogProperties) { first, _ in first
        }

    /// Of page, bars and controls.
    private static let pageProperties: [String: PagePropertyType] = [
        "contentViewFrameBlock": .placement,
        "supportedInterfaceOrientations": .orientations,
        "navIsHidden": .flag,
        "navIsHiddenAfterLoginVCDisappear": .flag,
        "navColor": .color,
        "navTitle": .label,
        "navBackImage": .image,
        "hideNavBackItem": .flag,
        "navMoreView": .code,
        "navBackButtonFrameBlock": .placement,
        "navTitleFrameBlock": .placement,
        "navMoreViewFrameBlock": .placement,
        "presentDirection": .direction,
        "animationDuration": .number,
        "entryAnimation": .motion,
        "exitAnimation": .motion,
        "bgEntryAnimation": .motion,
        "bgExitAnimation": .motion,
        "prefersStatusBarHidden": .flag,
        "preferredStatusBarStyle": .statusBarStyle,
        "backgroundColor": .color,
        "backgroundImage": .image,
        "backgroundImageContentMode": .contentMode,
        "logoImage": .image,
        "logoIsHidden": .flag,
        "logoFrameBlock": .placement,
        "sloganText": .label,
        "sloganIsHidden": .flag,
        "sloganFrameBlock": .placement,
        "numberColor": .color,
        "numberFont": .font,
        "numberFrameBlock": .placement,
        "loginBtnText": .label,
        "loginBtnBgImgs": .images,
        "loginBtnFrameBlock": .placement,
        "changeBtnTitle": .label,
        "changeBtnIsHidden": .flag,
        "changeBtnFrameBlock": .placement,
        "customViewBlock": .code,
        "customViewLayoutBlock": .code,
        // What a picture is drawn in where there is none.
        "loginBtnBgImgs.color": .color, "loginBtnBgImgs.cornerRadius": .number,
    ]

    /// Of the agreements and their page.
    private static let agreementProperties: [String: PagePropertyType] = [
        "checkBoxImages": .images,
        "checkBoxImageEdgeInsets": .insets,
        "checkBoxIsChecked": .flag,
        "checkBoxIsHidden": .flag,
        "checkBoxWH": .number,
        "checkBoxVerticalCenter": .flag,
        "privacyOne": .agreement,
        "privacyTwo": .agreement,
        "privacyThree": .agreement,
        "privacyConectTexts": .texts,
        "privacyColors": .colors,
        "privacyOperatorColor": .color,
        "privacyOneColor": .color,
        "privacyTwoColor": .color,
        "privacyThreeColor": .color,
        "privacyAlignment": .textAlignment,
        "privacyPreText": .text,
        "privacySufText": .text,
        "privacyOperatorPreText": .text,
        "privacyOperatorSufText": .text,
        "privacyOperatorIndex": .integer,
        "privacyFont": .font,
        "expandAuthPageCheckedScope": .flag,
        "privacyFrameBlock": .placement,
        "privacyAnimation": .motion,
        "privacyNavColor": .color,
        "privacyNavTitleFont": .font,
        "privacyNavTitleColor": .color,
        "privacyNavBackImage": .image,
    ]

    /// Of the second agreement dialog.
    private static let dialogProperties: [String: PagePropertyType] = [
        "privacyAlertIsNeedShow": .flag,
        "privacyAlertIsNeedAutoLogin": .flag,
        "privacyAlertEntryAnimation": .motion,
        "privacyAlertExitAnimation": .motion,
        "privacyAlertCornerRadiusArray": .numbers,
        "privacyAlertBackgroundColor": .color,
        "privacyAlertAlpha": .number,
        "privacyAlertTitleContent": .text,
        "privacyAlertTitleFont": .font,
        "privacyAlertTitleColor": .color,
        "privacyAlertTitleBackgroundColor": .color,
        "privacyAlertTitleAlignment": .textAlignment,
        "privacyAlertContentFont": .font,
        "privacyAlertContentBackgroundColor": .color,
        "privacyAlertContentColors": .colors,
        "privacyAlertOperatorColor": .color,
        "privacyAlertOneColor": .color,
        "privacyAlertTwoColor": .color,
        "privacyAlertThreeColor": .color,
        "privacyAlertContentAlignment": .textAlignment,
        "privacyAlertPreText": .text,
        "privacyAlertSufText": .text,
        "privacyAlertBtnContent": .text,
        "privacyAlertBtnBackgroundImages": .images,
        "privacyAlertButtonTextColors": .colors,
        "privacyAlertButtonFont": .font,
        "privacyAlertCloseButtonIsNeedShow": .flag,
        "privacyAlertCloseButtonImage": .image,
        "privacyAlertMaskIsNeedShow": .flag,
        "tapPrivacyAlertMaskCloseAlert": .flag,
        "privacyAlertMaskColor": .color,
        "privacyAlertMaskAlpha": .number,
        "privacyAlertMaskEntryAnimation": .motion,
        "privacyAlertMaskExitAnimation": .motion,
        "privacyAlertFrameBlock": .placement,
        "privacyAlertTitleFrameBlock": .placement,
        "privacyAlertPrivacyContentFrameBlock": .placement,
        "privacyAlertButtonFrameBlock": .placement,
        "privacyAlertCloseFrameBlock": .placement,
        "privacyAlertCustomViewBlock": .code,
        "privacyAlertCustomViewLayoutBlock": .code,
        "privacyAlertBtnBackgroundImages.color": .color, "privacyAlertBtnBackgroundImages.cornerRadius": .number,
    ]
}

extension PagePropertyType {
    /// An animation: where something comes from or moves to, by a layer's key paths.
    package static let motion = PagePropertyType.members([
        "duration", "opacity", "transform.rotation.y", "transform.scale", "transform.translation.x",
        "transform.translation.y",
    ])
    /// `NSTextAlignment`.
    package static let textAlignment = PagePropertyType.choice([
        "left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4,
    ])
    /// `UIStatusBarStyle`.
    package static let statusBarStyle = PagePropertyType.choice(["default": 0, "lightContent": 1, "darkContent": 3])
    /// `UIView.ContentMode`.
    package static let contentMode = PagePropertyType.choice([
        "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6,
        "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
    ])
    /// `PNSPresentationDirection` and `AlicomFusionPresentationDirection`.
    package static let direction = PagePropertyType.choice(["bottom": 0, "right": 1, "top": 2, "left": 3])
}
