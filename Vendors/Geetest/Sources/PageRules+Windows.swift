import PhoneAuth

/// The popup and the second dialog.
extension GeetestPageRules {
    private static func whenPopup(
        _ fields: [String], _ property: String, _ value: @escaping @Sendable (AuthPageStyle.Popup) -> PageProperty?
    ) -> PageRule {
        PageRule(fields, property) { $0.presentation.mode == .popup ? value($0.presentation.popup) : nil }
    }

    static let popup: [PageRule] = [
        PageRule(["presentation.mode"], "isPopup") { .flag($0.presentation.mode == .popup) },
        PageRule(
            ["presentation.popup.placement"], "popupRect",
            on: { $0.presentation.mode == .popup ? GeetestGeometry($0, on: $1).popupRect : nil }),
        whenPopup(["presentation.popup.cornerRadius"], "popupCornerRadius") { .number($0.cornerRadius.all.max() ?? 0) },
        // One radius, and which corners have it.
        whenPopup(["presentation.popup.cornerRadius"], "popupRectCorners") {
            let rounded = $0.cornerRadius.all.enumerated().filter { $0.element > 0 }.map { Double(1 << $0.offset) }
            return rounded.isEmpty || rounded.count == 4 ? nil : .numbers(rounded)
        },
        PageRule(["presentation.transition"], "popupAnimationStyle") {
            $0.presentation.mode == .popup ? .number($0.presentation.transition.number) : nil
        },
        whenPopup(["presentation.popup.closeButton.image"], "closePopupImage") {
            $0.closeButton.image.map { .image($0) }
        },
        whenPopup(["presentation.popup.closeButton.top"], "closePopupTopOffset") { .number($0.closeButton.top) },
        // The SDK counts to the right.
        whenPopup(["presentation.popup.closeButton.right"], "closePopupRightOffset") {
            .number(-$0.closeButton.right)
        },
        whenPopup(["presentation.popup.dismissOnMaskTap"], "canClosePopupFromTapGesture") {
            .flag($0.dismissOnMaskTap)
        },
        whenPopup(
            ["presentation.popup.maskColor", "presentation.popup.maskAlpha"], "popupMaskView.backgroundColor"
        ) {
            .color($0.maskColor.opacity($0.maskAlpha))
        },
    ]

    private static func whenAsked(
        _ fields: [String], _ property: String,
        _ value: @escaping @Sendable (AuthPageStyle.ConsentDialog, AuthPageStyle.StandardTexts) -> PageProperty?
    ) -> PageRule {
        PageRule(fields.map { "consentDialog.\($0)" }, property) {
            $0.consentDialog.isEnabled ? value($0.consentDialog, $0.standardTexts) : nil
        }
    }

    private static func font(_ label: AuthPageStyle.Label) -> PageProperty {
        .font(size: label.fontSize, isBold: label.isBold)
    }

    /// Both pictures or none.
    private static func images(_ images: AuthPageStyle.DialogButtonImages) -> PageProperty? {
        images.normal.map { .images([$0, images.highlighted ?? $0]) }
    }

    static let dialog: [PageRule] = [
        PageRule(["consentDialog.enabled"], "willAuthDialogDisplay") { .flag($0.consentDialog.isEnabled) },
        whenAsked(["dismissOnMaskTap"], "canCloseAuthDialogFromTapGesture") { dialog, _ in
            .flag(dialog.dismissOnMaskTap)
        },
        PageRule(
            ["consentDialog.placement"], "authDialogRect",
            on: { $0.consentDialog.isEnabled ? GeetestGeometry($0, on: $1).dialogRect : nil }),
        whenAsked(["position"], "isAuthDialogBottom") { dialog, _ in
            .flag(dialog.position == .bottom && !dialog.isPlacedVertically)
        },
        whenAsked(["backgroundColor", "alpha"], "authDialogBgColor") { dialog, _ in
            .color(dialog.backgroundColor.opacity(dialog.alpha))
        },
        whenAsked(["cornerRadius"], "authDialogCornerRadius") { dialog, _ in .number(dialog.cornerRadius) },
        whenAsked(["transition"], "authDialogAnimationStyle") { dialog, _ in .number(dialog.transition.number) },
        whenAsked(["title.text"], "authDialogTitleText") { .text($0.title.text ?? $1.dialogTitle) },
        whenAsked(["title.color"], "authDialogTitleColor") { dialog, _ in .color(dialog.title.color) },
        whenAsked(["title.fontSize", "title.bold"], "authDialogTitleFont") { dialog, _ in font(dialog.title) },
        whenAsked(["contentFontSize"], "authDialogContentFont") { dialog, _ in
            .font(size: dialog.contentFontSize, isBold: false)
        },
        whenAsked(["agreeButton.title.text"], "authDialogAgreeBtnText") {
            .text($0.agreeButton.title.text ?? $1.agreeButton)
        },
        whenAsked(["agreeButton.title.color"], "authDialogAgreeBtnColor") { dialog, _ in
            .color(dialog.agreeButton.title.color)
        },
        whenAsked(["agreeButton.title.fontSize", "agreeButton.title.bold"], "authDialogAgreeBtnFont") { dialog, _ in
            font(dialog.agreeButton.title)
        },
        whenAsked(["agreeButton.images"], "authDialogAgreeBtnImages") { dialog, _ in
            images(dialog.agreeButton.images)
        },
        whenAsked(["disagreeButton.title.text"], "authDialogDisagreeBtnText") {
            .text($0.disagreeButton.title.text ?? $1.disagreeButton)
        },
        whenAsked(["disagreeButton.title.color"], "authDialogDisagreeBtnColor") { dialog, _ in
            .color(dialog.disagreeButton.title.color)
        },
        whenAsked(["disagreeButton.title.fontSize", "disagreeButton.title.bold"], "authDialogDisagreeBtnFont") {
            dialog, _ in font(dialog.disagreeButton.title)
        },
        whenAsked(["disagreeButton.images"], "authDialogDisagreeBtnImages") { dialog, _ in
            images(dialog.disagreeButton.images)
        },
    ]
}

extension AuthPageStyle.Corners {
    /// The radii in the order of `UIRectCorner`'s bits.
    var all: [Double] { [topLeft, topRight, bottomLeft, bottomRight] }
}

extension AuthPageStyle.Transition {
    /// The number in both of the SDK's lists of animations.
    fileprivate var number: Double {
        switch self {
        case .cover: 0
        case .flip: 1
        case .fade: 2
        case .custom: 3
        }
    }
}

extension AuthPageStyle.ConsentDialog {
    /// Whether the placement says how high the dialog stands.
    var isPlacedVertically: Bool {
        let anchors = placement.anchors
        return anchors.top != nil || anchors.bottom != nil || anchors.centerY != nil
    }
}
