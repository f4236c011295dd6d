import PhoneAuth

extension ShanyanPageRules {
    static let agreements: [PageRule] = [
        .agreement(0, "yjdlShAppPrivacyFirst"),
        .agreement(1, "yjdlShAppPrivacySecond"),
        .agreement(2, "yjdlShAppPrivacyThird"),
        PageRule(["agreements.prefix", "language"], "yjdlShAppPrivacyNormalDesTextFirst") {
            .text($0.agreements.prefix ?? $0.standardTexts.prefix)
        },
        separator(0, "yjdlShAppPrivacyNormalDesTextSecond"),
        separator(1, "yjdlShAppPrivacyNormalDesTextThird"),
        separator(2, "yjdlShAppPrivacyNormalDesTextFourth"),
        PageRule(["agreements.suffix", "language"], "yjdlShAppPrivacyNormalDesTextLast") {
            .text($0.agreements.suffix ?? $0.standardTexts.suffix)
        },
        PageRule(["agreements.textColor", "agreements.linkColor"], "yjdlShAppPrivacyColor") {
            .colors([$0.agreements.textColor, $0.agreements.linkColor])
        },
        PageRule(["agreements.fontSize"], "yjdlShAppPrivacyTextFont") {
            .font(size: $0.agreements.fontSize, isBold: false)
        },
        PageRule(["agreements.alignment"], "yjdlShAppPrivacyTextAlignment") { .number($0.agreements.alignment.number) },
        PageRule(["agreements.lineSpacing"], "yjdlShAppPrivacyLineSpacing") { .number($0.agreements.lineSpacing) },
        PageRule(["agreements.underline"], "yjdlShPrivacyShowUnderline") { .flag($0.agreements.isUnderlined) },
        PageRule(["agreements.carrierQuotes"], "yjdlShAppPrivacyPunctuationMarks") {
            .flag(!$0.agreements.carrierQuotes.isEmpty)
        },
        // The carrier's agreement stands first or last, nowhere between.
        PageRule(["agreements.carrierPosition", "agreements.items"], "yjdlShOperatorPrivacyAtLast") {
            .flag($0.agreements.carrierPosition > 0 && $0.agreements.carrierPosition >= $0.agreements.items.count)
        },
    ]

    static let checkbox: [PageRule] = [
        PageRule(["agreements.checkbox.hidden"], "yjdlShCheckBoxHidden") { .flag($0.agreements.checkbox.isHidden) },
        // Always said: the SDK's box is ticked when nobody says anything.
        PageRule(["agreements.checkbox.checked"], "yjdlShCheckBoxValue") { .flag($0.agreements.checkbox.isChecked) },
        PageRule(["agreements.checkbox.size", "agreements.checkbox.tapArea"], "yjdlShCheckBoxSize") {
            .size(width: $0.agreements.checkbox.size, height: $0.agreements.checkbox.size)
        },
        PageRule(["agreements.checkbox.images.unchecked"], "yjdlShCheckBoxUncheckedImage") {
            $0.agreements.checkbox.images.unchecked.map { .image($0) }
        },
        PageRule(["agreements.checkbox.images.checked"], "yjdlShCheckBoxCheckedImage") {
            $0.agreements.checkbox.images.checked.map { .image($0) }
        },
        PageRule(["agreements.checkbox.imageInsets"], "yjdlShCheckBoxImageEdgeInsets") {
            .insets($0.agreements.checkbox.imageInsets)
        },
        PageRule(["agreements.checkbox.verticalAlignment"], "yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop") {
            $0.agreements.checkbox.verticalAlignment == .top ? .flag(true) : nil
        },
        PageRule(["agreements.checkbox.verticalAlignment"], "yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY") {
            $0.agreements.checkbox.verticalAlignment == .center ? .flag(true) : nil
        },
        PageRule(
            ["agreements.uncheckedHint", "agreements.shake", "agreements.disablesLoginButton", "language"],
            "yjdlShCheckBoxTipMsg"
        ) {
            .text($0.agreements.uncheckedHint ?? $0.standardTexts.uncheckedHint)
        },
        // Nothing of the style's: the app shows a dialog of its own in the provider's hooks.
        PageRule(["consentDialog.enabled"], "customPrivacyAlertView") { _ in nil },
    ]

    private static func separator(_ index: Int, _ property: String) -> PageRule {
        PageRule(["agreements.separators[\(index)]", "agreements.items", "language"], property) { style in
            let separators = style.agreements.separators ?? style.standardTexts.separators
            guard style.agreements.items.count > index, separators.indices.contains(index) else { return nil }
            return .text(separators[index])
        }
    }
}
