import PhoneAuthModel

extension PageLintRule {
    /// What carriers look for on a page: their name, the agreements, the button.
    static let visibility: [PageLintRule] = [
        PageLintRule(
            "requiredControlHidden", .error, .layout,
            en: "The carrier's slogan, the login button and the agreements must be seen.",
            zh: "运营商品牌标语、登录按钮和协议必须可见。",
            source: "Shanyan document, part 3 (design rules); the carriers switch off the login of apps that hide them"
        ) { subject in
            PageControl.required.flatMap { control in hidden(control, subject) }
        },
        PageLintRule(
            "requiredControlCovered", .error, .layout,
            en: "Nothing may lie over or under the carrier's slogan, the login button and the agreements.",
            zh: "运营商品牌标语、登录按钮和协议不得被遮挡。",
            source: "Shanyan document, part 3 (design rules)"
        ) { subject in
            subject.style.leavesPopupToStandard ? [] : covered(subject)
        },
        PageLintRule(
            "requiredControlOffScreen", .error, .layout,
            en: "The carrier's slogan, the login button and the agreements must lie on the page as a whole.",
            zh: "运营商品牌标语、登录按钮和协议必须完整位于页面内。",
            source: "Shanyan document, part 3; Aliyun document, frame blocks: not beyond the content view"
        ) { subject in
            subject.style.leavesPopupToStandard ? [] : offScreen(subject)
        },
        PageLintRule(
            "popupPlacements", .error, .layout,
            en: "A popup has placements of its own, with room for what must be seen.",
            zh: "弹窗模式须另行设置各控件的位置。",
            source: "the standard placements are those of a whole screen"
        ) { subject in
            guard subject.style.leavesPopupToStandard else { return [] }
            let hits = covered(subject) + offScreen(subject)
            let fields = PageControl.required.map { "\($0.rawValue).placement" }.joined(separator: ", ")
            return hits.isEmpty
                ? [] : [Hit("presentation.mode", "the standard placements do not fit the popup: set \(fields)")]
        },
    ]

    private static func covered(_ subject: PageLintSubject) -> [Hit] {
        each(subject.layouts, of: subject) { control, layout in
            // What is off the page is told as that, and an overlap of two of them at one end.
            guard layout.holds(control) else { return nil }
            let later = PageControl.required.drop { $0 != control }.dropFirst()
            let neighbours = layout.neighbours(of: control, except: Set(later.filter(layout.holds)))
            guard !neighbours.isEmpty else { return nil }
            return "\(control.words) and \(neighbours.joined(separator: ", ")) lie on each other"
        }
    }

    private static func offScreen(_ subject: PageLintSubject) -> [Hit] {
        each(subject.everyLayout, of: subject) { control, layout in
            layout.holds(control) ? nil : "\(control.words): not all of it is on the page"
        }
    }

    private static func each(
        _ layouts: [PageLayout], of subject: PageLintSubject, _ problem: (PageControl, PageLayout) -> String?
    ) -> [Hit] {
        PageControl.required.flatMap { control in
            layouts.compactMap { layout in
                problem(control, layout).map {
                    Hit(subject.style.placementField(of: control, in: layout), $0, on: layout)
                }
            }
        }
    }

    private static func hidden(_ control: PageControl, _ subject: PageLintSubject) -> [Hit] {
        if let field = subject.style.invisibleField(of: control) {
            return [Hit(field, "\(control.words) cannot be seen")]
        }
        let least = subject.style.leastSize(of: control)
        return subject.everyLayout.compactMap { layout in
            let field = subject.style.placementField(of: control, in: layout)
            guard let frame = layout.controls[control] else {
                return Hit(field, "\(control.words) cannot be seen", on: layout)
            }
            guard frame.width < least.width || frame.height < least.height else { return nil }
            let size = "\(frame.width.short)×\(frame.height.short) points"
            return Hit(field, "\(control.words): \(size) are too few to see it", on: layout)
        }
    }
}

extension AuthPageStyle {
    /// Whether the page is a popup on which everything that must be seen stands where it stands on a whole screen.
    fileprivate var leavesPopupToStandard: Bool {
        guard presentation.mode == .popup else { return false }
        let standard = AuthPageStyle()
        return PageControl.required.allSatisfy { placement(of: $0) == standard.placement(of: $0) }
    }

    /// The size below which a control cannot be seen: the agreements need room for a few signs of their font.
    fileprivate func leastSize(of control: PageControl) -> (width: Double, height: Double) {
        guard control == .agreements else { return (10, 6) }
        return (max(10, 3 * agreements.fontSize), max(6, agreements.fontSize))
    }

    /// The field that hides a control, or makes it invisible, whatever the screen.
    func invisibleField(of control: PageControl) -> String? {
        switch control {
        case .slogan:
            if slogan.isHidden { return "slogan.hidden" }
            if slogan.text?.hasNothingToSee == true { return "slogan.text" }
            if slogan.fontSize < Self.leastFontSize { return "slogan.fontSize" }
            return slogan.color.isClear ? "slogan.color" : nil
        case .loginButton:
            if loginButton.isHidden { return "loginButton.hidden" }
            guard loginButton.images.normal == nil else { return nil }
            let title = loginButton.title
            if title.text?.hasNothingToSee == true { return "loginButton.title.text" }
            if title.fontSize < Self.leastFontSize { return "loginButton.title.fontSize" }
            return title.color.isClear || title.color == loginButton.backgroundColor ? "loginButton.title.color" : nil
        case .agreements:
            if agreements.fontSize < Self.leastFontSize { return "agreements.fontSize" }
            if agreements.textColor.isClear { return "agreements.textColor" }
            if agreements.linkColor.isClear { return "agreements.linkColor" }
            return agreements.carrierColor?.isClear == true ? "agreements.carrierColor" : nil
        default:
            return nil
        }
    }

    /// The size of a font below which nobody can read it.
    private static let leastFontSize = 6.0
}

extension AuthPageStyle.Color {
    /// Whether next to nothing of it is seen, on a light page or on a dark one.
    fileprivate var isClear: Bool { [light, dark ?? light].contains { $0.alpha < 26 } }
}

extension String {
    /// Whether the text shows nothing: blanks, and characters that have no shape.
    fileprivate var hasNothingToSee: Bool {
        unicodeScalars.allSatisfy { scalar in
            let properties = scalar.properties
            return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
                || [.control, .format].contains(properties.generalCategory)
        }
    }
}
