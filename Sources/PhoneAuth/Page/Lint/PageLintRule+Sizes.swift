import PhoneAuthModel

extension PageLintRule {
    /// Sizes and fonts below which a vendor does not go, or nobody can read.
    static let sizes: [PageLintRule] = [
        PageLintRule(
            "loginButtonNarrow", .error, .aliyun,
            en: "Aliyun's login button is at least half as wide as the page.", zh: "阿里云登录按钮的宽度不得小于页面宽度的一半。",
            source: "Aliyun document, loginBtnFrameBlock"
        ) { subject in
            loginButton(subject.asked, of: subject, "width") { frame, layout in
                frame.width >= layout.page.width / 2 - 0.5
                    ? nil
                    : "the login button is \(frame.width.short) points wide, less than half of \(layout.page.width.short),"
            }
        },
        PageLintRule(
            "loginButtonFlat", .error, .layout,
            en: "The login button is at least 20 points high.", zh: "登录按钮的高度不得小于 20 点。",
            source: "Aliyun document, loginBtnFrameBlock"
        ) { subject in
            loginButton(subject.everyLayout, of: subject, "height") { frame, _ in
                frame.height >= 20 ? nil : "the login button is \(frame.height.short) points high, less than 20,"
            }
        },
        PageLintRule(
            "loginButtonLow", .warning, .layout,
            en: "The login button should be at least 40 points high.", zh: "登录按钮的高度宜不小于 40 点。",
            source: "Aliyun document, which says 20 in one place and 40 in another"
        ) { subject in
            loginButton(subject.everyLayout, of: subject, "height") { frame, _ in
                frame.height < 20 || frame.height >= 40
                    ? nil : "the login button is \(frame.height.short) points high, less than 40,"
            }
        },
        PageLintRule(
            "numberFontSmall", .error, .style,
            en: "The number's font is at least 16 points.", zh: "号码字体不得小于 16 点。",
            source: "Aliyun document, numberFont: smaller ones are ignored"
        ) { subject in
            let size = subject.style.number.fontSize
            return size < 16 ? [Hit("number.fontSize", "the number's font has \(size.short) points, less than 16")] : []
        },
        PageLintRule(
            "agreementFontSmall", .error, .style,
            en: "The agreements' font is at least 12 points.", zh: "协议字体不得小于 12 点。",
            source: "Aliyun document, privacyFont: smaller ones are ignored"
        ) { subject in
            let size = subject.style.agreements.fontSize
            guard size < 12 else { return [] }
            return [Hit("agreements.fontSize", "the agreements' font has \(size.short) points, less than 12")]
        },
        PageLintRule(
            "termsSmall", .error, .vendors([.geetest]),
            en: "Geetest takes a size of the agreements only when they are wider than 50 and higher than 20 points.",
            zh: "极验条款区域宽度需大于 50、高度需大于 20 才会生效。",
            source: "Geetest document, termsRect"
        ) { subject in
            // What counts is what is asked for: what Geetest shows in its place is never too small.
            subject.asked.compactMap { layout in
                guard let frame = layout.controls[.agreements] else { return nil }
                let field = subject.style.placementField(of: .agreements, in: layout)
                let anchors = subject.style.anchors(of: .agreements, in: layout)
                // The box stands in the same frame, and does not count.
                let width = frame.width - subject.style.agreements.checkbox.textShift
                if width <= 50 {
                    let place = anchors?.width == nil ? field : "\(field).width"
                    return Hit(
                        place, "the agreements are \(width.short) points wide beside their box, not more than 50,",
                        on: layout)
                }
                guard frame.height <= 20 else { return nil }
                let place = anchors?.height == nil ? field : "\(field).height"
                return Hit(place, "the agreements are \(frame.height.short) points high, not more than 20,", on: layout)
            }
        },
    ]

    private static func loginButton(
        _ layouts: [PageLayout], of subject: PageLintSubject, _ side: String,
        _ problem: (PageFrame, PageLayout) -> String?
    ) -> [Hit] {
        layouts.compactMap { layout in
            guard let frame = layout.controls[.loginButton], let problem = problem(frame, layout) else { return nil }
            let field = subject.style.placementField(of: .loginButton, in: layout)
            let anchors = subject.style.anchors(of: .loginButton, in: layout)
            let isGiven = side == "width" ? anchors?.width != nil : anchors?.height != nil
            return Hit(isGiven ? "\(field).\(side)" : field, problem, on: layout)
        }
    }
}

extension Double {
    /// The number with at most one decimal, for messages.
    var short: String {
        let rounded = (self * 10).rounded() / 10
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
