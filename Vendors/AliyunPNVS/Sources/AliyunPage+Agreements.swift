import PhoneAuth

extension AliyunPage {
    static let agreements: [PageRule] = checkbox + texts + looks

    private static let checkbox: [PageRule] = [
        PageRule(["agreements.checkbox.hidden"], "checkBoxIsHidden") { .flag($0.agreements.checkbox.isHidden) },
        PageRule(["agreements.checkbox.checked"], "checkBoxIsChecked") { .flag($0.agreements.checkbox.isChecked) },
        PageRule(["agreements.checkbox.size"], "checkBoxWH") { .number($0.agreements.checkbox.size) },
        // Both pictures or none.
        PageRule(["agreements.checkbox.images"], "checkBoxImages") {
            guard let unchecked = $0.agreements.checkbox.images.unchecked,
                let checked = $0.agreements.checkbox.images.checked
            else { return nil }
            return .images([unchecked, checked])
        },
        PageRule(["agreements.checkbox.imageInsets"], "checkBoxImageEdgeInsets") {
            .insets($0.agreements.checkbox.imageInsets)
        },
        PageRule(["agreements.checkbox.verticalAlignment"], "checkBoxVerticalCenter") {
            .flag($0.agreements.checkbox.verticalAlignment == .center)
        },
        PageRule(["agreements.checkbox.tapArea"], "expandAuthPageCheckedScope") {
            .flag($0.agreements.checkbox.tapArea == .prefix)
        },
    ]

    private static let texts: [PageRule] = [
        .agreement(0, "privacyOne"),
        .agreement(1, "privacyTwo"),
        .agreement(2, "privacyThree"),
        PageRule(["agreements.carrierPosition"], "privacyOperatorIndex") {
            .number(Double($0.agreements.carrierPosition))
        },
        PageRule(["agreements.carrierQuotes"], "privacyOperatorPreText") {
            quotes(of: $0).map { .text($0.before) }
        },
        PageRule(["agreements.carrierQuotes"], "privacyOperatorSufText") { quotes(of: $0).map { .text($0.after) } },
        PageRule(["agreements.prefix", "language"], "privacyPreText") {
            .text($0.agreements.prefix ?? $0.standardTexts.prefix)
        },
        PageRule(["agreements.separators", "language"], "privacyConectTexts") {
            .texts($0.agreements.separators ?? $0.standardTexts.separators)
        },
        PageRule(["agreements.suffix", "language"], "privacySufText") {
            .text($0.agreements.suffix ?? $0.standardTexts.suffix)
        },
    ]

    private static let looks: [PageRule] = [
        PageRule(["agreements.textColor", "agreements.linkColor"], "privacyColors") {
            .colors([$0.agreements.textColor, $0.agreements.linkColor])
        },
        PageRule(["agreements.carrierColor"], "privacyOperatorColor") {
            $0.agreements.carrierColor.map { .color($0) }
        },
        color(of: 0, "privacyOneColor"),
        color(of: 1, "privacyTwoColor"),
        color(of: 2, "privacyThreeColor"),
        PageRule(["agreements.fontSize"], "privacyFont") {
            .font(size: max(smallestText, $0.agreements.fontSize), isBold: false)
        },
        PageRule(["agreements.alignment"], "privacyAlignment") { .number($0.agreements.alignment.number) },
        PageRule(["agreements.shake"], "privacyAnimation") { $0.agreements.shake.motion },
    ]

    private static func color(of index: Int, _ property: String) -> PageRule {
        PageRule(["agreements.items[\(index)].color"], property) { style in
            guard style.agreements.items.indices.contains(index) else { return nil }
            return style.agreements.items[index].color.map { .color($0) }
        }
    }

    /// The signs around the carrier's agreement, where the SDK takes them.
    static func quotes(of style: AuthPageStyle) -> (before: String, after: String)? {
        let quotes = style.agreements.carrierQuotes
        guard let before = quotes.first, let after = quotes.last else { return ("", "") }
        guard "<([《（【『".contains(before), ">)]》）】』".contains(after) else { return nil }
        return (String(before), String(after))
    }

    static let agreementPage: [PageRule] = [
        PageRule(["agreementPage.navigationColor"], "privacyNavColor") { .color($0.agreementPage.navigationColor) },
        PageRule(["agreementPage.titleColor"], "privacyNavTitleColor") { .color($0.agreementPage.titleColor) },
        PageRule(["agreementPage.titleFontSize"], "privacyNavTitleFont") {
            .font(size: $0.agreementPage.titleFontSize, isBold: false)
        },
        PageRule(["agreementPage.backImage"], "privacyNavBackImage") { $0.agreementPage.backImage.map { .image($0) } },
    ]
}
