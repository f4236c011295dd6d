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
            each(subject.layouts, of: subject) { control, layout in
                let neighbours = layout.neighbours(of: control)
                guard !neighbours.isEmpty else { return nil }
                return "\(control.words) and \(neighbours.joined(separator: ", ")) lie on each other"
            }
        },
        PageLintRule(
            "requiredControlOffScreen", .error, .layout,
            en: "The carrier's slogan, the login button and the agreements must lie on the page as a whole.",
            zh: "运营商品牌标语、登录按钮和协议必须完整位于页面内。",
            source: "Shanyan document, part 3; Aliyun document, frame blocks: not beyond the content view"
        ) { subject in
            each(subject.everyLayout, of: subject) { control, layout in
                layout.holds(control) ? nil : "\(control.words): not all of it is on the page"
            }
        },
    ]

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
        return subject.everyLayout.filter { $0.controls[control] == nil }.map { layout in
            let field = subject.style.placementField(of: control, in: layout)
            return Hit(field, "\(control.words) cannot be seen", on: layout)
        }
    }
}

extension AuthPageStyle {
    /// The field that hides a control, or makes it invisible, whatever the screen.
    func invisibleField(of control: PageControl) -> String? {
        switch control {
        case .slogan:
            if slogan.isHidden { return "slogan.hidden" }
            if let text = slogan.text, text.isBlank { return "slogan.text" }
            return slogan.color.isClear ? "slogan.color" : nil
        case .loginButton:
            if loginButton.isHidden { return "loginButton.hidden" }
            guard loginButton.images.normal == nil, loginButton.backgroundColor?.isClear ?? true else { return nil }
            if let text = loginButton.title.text, text.isBlank { return "loginButton.title.text" }
            return loginButton.title.color.isClear ? "loginButton.title.color" : nil
        case .agreements:
            if agreements.textColor.isClear { return "agreements.textColor" }
            if agreements.linkColor.isClear { return "agreements.linkColor" }
            return agreements.carrierColor?.isClear == true ? "agreements.carrierColor" : nil
        default:
            return nil
        }
    }
}

extension AuthPageStyle.Color {
    /// Whether nothing of it is seen, on a light page or on a dark one.
    fileprivate var isClear: Bool { light.alpha == 0 || dark?.alpha == 0 }
}
