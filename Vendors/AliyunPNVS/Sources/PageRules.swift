import PhoneAuth

/// How a style becomes what `TXCustomModel` has beyond ``AliyunPage``: the popup's bar, loading, who opens agreements.
enum AliyunPNVSPageRules {
    /// The height of a popup's title bar, which the framework sets.
    static let titleBar = 44.0

    static let all: [PageRule] = (popup + rest).map { $0.inAppearance(AliyunPNVSPageProperties.all) }

    private static let popup: [PageRule] = [
        .inPopup("presentation.popup.cornerRadius", "alertCornerRadiusArray") {
            // Counterclockwise.
            let corners = $0.presentation.popup.cornerRadius
            return .numbers([corners.topLeft, corners.bottomLeft, corners.bottomRight, corners.topRight])
        },
        .inPopup("presentation.popup.maskColor", "alertBlurViewColor") { .color($0.presentation.popup.maskColor) },
        .inPopup("presentation.popup.maskAlpha", "alertBlurViewAlpha") { .number($0.presentation.popup.maskAlpha) },
        .inPopup("presentation.popup.dismissOnMaskTap", "tapAuthPageMaskClosePage") {
            .flag($0.presentation.popup.dismissOnMaskTap)
        },
        .inPopup("presentation.popup.titleBarColor", "alertTitleBarColor") {
            .color($0.presentation.popup.titleBarColor)
        },
        // Of its frame the SDK takes the height alone. It is set, so that the page's zero is where the framework thinks.
        .inPopup("presentation.popup.titleBarColor", "alertTitleBarFrameBlock") { _ in
            .placement(PagePlacement(.init(.init(top: 0, left: 0, right: 0, height: titleBar))))
        },
        .inPopup("presentation.popup.title", "language", "alertTitle") {
            .label($0.presentation.popup.title.filled(with: $0.standardTexts.title))
        },
        .inPopup("presentation.popup.closeButton.hidden", "alertCloseItemIsHidden") {
            .flag($0.presentation.popup.closeButton.isHidden)
        },
        .inPopup("presentation.popup.closeButton.image", "alertCloseImage") {
            $0.presentation.popup.closeButton.image.map { .image($0) }
        },
        .inPopup(
            "presentation.popup.closeButton.top", "presentation.popup.closeButton.right", "alertCloseItemFrameBlock"
        ) {
            let button = $0.presentation.popup.closeButton
            return .placement(PagePlacement(.init(.init(top: button.top, right: button.right))))
        },
        .inPopup("background.color", "alertContentViewColor") { .color($0.background.color) },
    ]

    private static let rest: [PageRule] = [
        PageRule(["agreements.lineSpacing"], "privacyLineSpaceDp") { .number($0.agreements.lineSpacing) },
        PageRule(["agreements.underline"], "privacyOperatorUnderline") { .flag($0.agreements.isUnderlined) },
        PageRule(["agreementPage.openedBy"], "privacyVCIsCustomized") { .flag($0.agreementPage.openedBy != .vendor) },
        PageRule(["loading.autoHide"], "autoHideLoginLoading") { .flag($0.loading.hidesAutomatically) },
        PageRule(["loading.backgroundColor"], "loadingBackgroundImage.color") { .color($0.loading.backgroundColor) },
        PageRule(["loading.cornerRadius"], "loadingBackgroundImage.cornerRadius") { .number($0.loading.cornerRadius) },
        PageRule(["pageTitle"], "customViewBlock") { $0.pageTitle.label.text == nil ? nil : .block },
        PageRule(["pageTitle"], "customViewLayoutBlock") { $0.pageTitle.label.text == nil ? nil : .block },
    ]
}

extension PageRule {
    /// A rule for a page that is a popup. The last name is the property's, those before are the fields'.
    fileprivate static func inPopup(
        _ names: String..., value: @escaping @Sendable (AuthPageStyle) -> PageProperty?
    ) -> PageRule {
        PageRule(names.dropLast() + ["presentation.mode"], names[names.count - 1]) { style in
            style.presentation.mode == .popup ? value(style) : nil
        }
    }
}
