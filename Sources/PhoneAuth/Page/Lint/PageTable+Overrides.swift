extension PageTable {
    /// A style with what a configuration overrides, as far as the style has a field for that: the other way round through the
    /// rules.
    ///
    /// The linter looks at the style; so a property that does what `slogan.hidden` would do is judged as `slogan.hidden` is.
    package func style(
        _ style: AuthPageStyle, overriddenBy overrides: [String: PageProperty]
    ) -> AuthPageStyle {
        var style = style
        for (property, value) in overrides.sorted(by: { $0.key < $1.key }) {
            for rule in rules where rule.property == property {
                for (field, read) in OverriddenField.all where rule.fields.contains(where: { $0.covers(path: field) }) {
                    read(value, rule, &style)
                }
            }
        }
        return style
    }
}

/// What an override means for one of the style's fields that the linter looks at.
private enum OverriddenField {
    typealias Read = @Sendable (_ value: PageProperty, _ rule: PageRule, _ style: inout AuthPageStyle) -> Void

    static let all: [(field: String, read: Read)] =
        [
            choice("slogan.hidden", \.slogan.isHidden),
            choice("loginButton.hidden", \.loginButton.isHidden),
            choice("agreements.checkbox.checked", \.agreements.checkbox.isChecked),
            choice("consentDialog.enabled", \.consentDialog.isEnabled),
            number("number.fontSize", \.number.fontSize),
            number("agreements.fontSize", \.agreements.fontSize),
            number("consentDialog.alpha", \.consentDialog.alpha),
            number("consentDialog.maskAlpha", \.consentDialog.maskAlpha),
            number("slogan.fontSize", \.slogan.fontSize),
            text("slogan.text", \.slogan.text),
            text("loginButton.title.text", \.loginButton.title.text),
            text("background.image", \.background.image),
            text("background.gif", \.background.gif),
            text("background.video", \.background.video),
            color("slogan.color", \.slogan.color),
            color("agreements.linkColor", \.agreements.linkColor),
            (
                "agreements.carrierColor",
                { value, _, style in
                    if case .color(let color) = value { style.agreements.carrierColor = color }
                }
            ),
            ("agreements.items", readAgreements),
        ] + (0..<3).map { agreement($0) }
        + PageControl.allCases.compactMap { control in
            guard control.placement != nil else { return nil }
            return placement("\(control.rawValue).placement") { style, placement in
                if let path = control.placement { style[keyPath: path] = placement }
            }
        } + [
            placement("consentDialog.placement") { $0.consentDialog.placement = $1 },
            placement("presentation.popup.placement") { $0.presentation.popup.placement = $1 },
        ]

    /// A flag or an enum case: the one of two choices that would have given the value, whichever way round it is written.
    private static func choice(
        _ field: String, _ path: any WritableKeyPath<AuthPageStyle, Bool> & Sendable
    ) -> (String, Read) {
        (
            field,
            { value, rule, style in
                for choice in [true, false] {
                    var other = style
                    other[keyPath: path] = choice
                    guard rule.value(other, .medium)?.asNumber == value.asNumber, value.asNumber != nil else {
                        continue
                    }
                    style = other
                    return
                }
            }
        )
    }

    private static func number(
        _ field: String, _ path: any WritableKeyPath<AuthPageStyle, Double> & Sendable
    ) -> (String, Read) {
        (
            field,
            { value, _, style in
                switch value {
                case .font(let size, _): style[keyPath: path] = size
                case .label(let label): style[keyPath: path] = label.fontSize
                case .number(let number): style[keyPath: path] = number
                default: break
                }
            }
        )
    }

    private static func text(
        _ field: String, _ path: any WritableKeyPath<AuthPageStyle, String?> & Sendable
    ) -> (String, Read) {
        (
            field,
            { value, _, style in
                switch value {
                case .text(let text), .image(let text): style[keyPath: path] = text
                case .label(let label): style[keyPath: path] = label.text
                default: break
                }
            }
        )
    }

    private static func color(
        _ field: String, _ path: any WritableKeyPath<AuthPageStyle, AuthPageStyle.Color> & Sendable
    ) -> (String, Read) {
        (
            field,
            { value, _, style in
                switch value {
                case .color(let color): style[keyPath: path] = color
                case .label(let label): style[keyPath: path] = label.color
                default: break
                }
            }
        )
    }

    private static func placement(
        _ field: String,
        _ set: @escaping @Sendable (inout AuthPageStyle, AuthPageStyle.Placement) -> Void
    ) -> (String, Read) {
        (
            field,
            { value, _, style in
                switch value {
                case .placement(let placement): set(&style, placement.placement)
                case .offsets(let offsets, _): set(&style, offsets.placement)
                default: break
                }
            }
        )
    }

    private static let readAgreements: Read = { value, rule, style in
        // A property for one agreement is read below.
        guard rule.fields.contains("agreements.items"), case .agreements(let items) = value else { return }
        style.agreements.items = items
    }

    private static func agreement(_ index: Int) -> (String, Read) {
        (
            "agreements.items[\(index)].name",
            { value, rule, style in
                guard !rule.fields.contains("agreements.items"), case .agreements(let items) = value,
                    let item = items.first
                else { return }
                if style.agreements.items.indices.contains(index) {
                    style.agreements.items[index] = item
                } else {
                    style.agreements.items.append(item)
                }
            }
        )
    }
}

extension PageProperty {
    /// A flag or a number, however it is written.
    fileprivate var asNumber: Double? {
        switch self {
        case .flag(let flag): flag ? 1 : 0
        case .number(let number): number
        default: nil
        }
    }
}

extension PageOffsets {
    /// The same as a placement. What is 0 counts as not given; a size counts only as a pair.
    fileprivate var placement: AuthPageStyle.Placement {
        AuthPageStyle.Placement(anchors(portrait), landscape: .anchors(anchors(landscape)))
    }

    private func anchors(_ offsets: Offsets) -> AuthPageStyle.Anchors {
        let hasSize = width > 0 && height > 0
        return AuthPageStyle.Anchors(
            top: offsets.top == 0 ? nil : offsets.top, left: offsets.left == 0 ? nil : offsets.left,
            centerX: offsets.left == 0 ? offsets.centerX : nil, width: hasSize ? .points(width) : nil,
            height: hasSize ? height : nil)
    }
}
