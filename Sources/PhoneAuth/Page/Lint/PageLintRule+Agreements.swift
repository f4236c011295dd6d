import PhoneAuthModel

extension PageLintRule {
    /// The agreements and the box.
    static let agreements: [PageLintRule] = [
        PageLintRule(
            "checkboxTicked", .error, .layout,
            en: "The box is not ticked when the page comes up.", zh: "协议勾选框默认不得勾选。",
            source: "MIIT's rules on consent: an agreement ticked beforehand is none; Shanyan's own default is ticked"
        ) { subject in
            if subject.style.agreements.checkbox.isChecked {
                return [Hit("agreements.checkbox.checked", "the box is ticked before the user has touched it")]
            }
            return subject.layouts.filter { $0.isTicked == true }.map {
                Hit("agreements.checkbox.checked", "the box is ticked before the user has touched it", on: $0)
            }
        },
        PageLintRule(
            "checkboxSmall", .warning, .style,
            en: "The box to tick should be at least 8 points wide.", zh: "协议勾选框宜不小于 8 点。",
            source: "MIIT's rules on consent: the user must be able to see and to tick it"
        ) { subject in
            let box = subject.style.agreements.checkbox
            guard !box.isHidden, box.size < 8 else { return [] }
            return [Hit("agreements.checkbox.size", "the box is \(box.size.short) points wide, less than 8")]
        },
        PageLintRule(
            "agreementCount", .error, .style,
            en: "A page has at most three agreements beside the carrier's.", zh: "除运营商协议外，最多三个协议。",
            source: "Aliyun document, privacyOne to privacyThree"
        ) { subject in
            let count = subject.style.agreements.items.count
            return count > 3 ? [Hit("agreements.items", "there are \(count) agreements, more than three")] : []
        },
        PageLintRule(
            "agreementNames", .error, .style,
            en: "The agreements have different names.", zh: "协议名称不得相同。",
            source: "Aliyun document, privacyOne to privacyThree"
        ) { subject in
            let names = subject.style.agreements.items.map { $0.name.trimmed }
            var seen: Set<String> = []
            return names.indices.filter { !seen.insert(names[$0]).inserted }.map {
                Hit("agreements.items[\($0)].name", "an agreement before this one has the name “\(names[$0])” too")
            }
        },
        PageLintRule(
            "agreementTexts", .error, .vendors([.geetest]),
            en: "Geetest takes four texts around the agreements, no more and no fewer.", zh: "极验协议文案数组必须恰好四个元素。",
            source: "Geetest document, auxiliaryPrivacyWords"
        ) { subject in
            counted(["auxiliaryPrivacyWords"], subject, "text")
        },
    ]

    /// Overrides that are lists and do not hold four elements.
    static func counted(_ properties: [String], _ subject: PageLintSubject, _ what: String) -> [Hit] {
        properties.compactMap { property in
            guard let count = subject.overrides[property]?.count, count != 4, let vendor = subject.vendor else {
                return nil
            }
            return Hit("pageOverrides.\(vendor).\(property)", "\(count) \(count == 1 ? what : "\(what)s"), not four")
        }
    }
}

extension String {
    /// The text without the blanks around it.
    fileprivate var trimmed: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...end].drop { $0.isWhitespace })
    }
}

extension PageProperty {
    /// How many elements a list has.
    fileprivate var count: Int? {
        switch self {
        case .numbers(let values): values.count
        case .texts(let values): values.count
        default: nil
        }
    }
}
