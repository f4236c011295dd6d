import PhoneAuthModel

extension PageLintRule {
    /// The background, and other logins.
    static let rest: [PageLintRule] = [
        PageLintRule(
            "backgroundConflict", .warning, .style,
            en: "The background is one of a film, a picture and a moving picture.", zh: "背景视频、图片、动图只能设置其一。",
            source: "Geetest document, backgroundVideoPath: one of the three counts, the film before the picture"
        ) { subject in
            let background = subject.style.background
            let given = [
                ("background.video", background.video),
                ("background.image", background.image ?? background.landscapeImage),
                ("background.gif", background.gif),
            ].filter { $0.1 != nil }.map(\.0)
            return given.dropFirst().map { Hit($0, "it is not shown: \(given[0]) is") }
        },
        PageLintRule(
            "appleMissing", .error, .style,
            en: "A page with a third party's login has Sign in with Apple too.", zh: "提供第三方登录时必须同时提供 Apple 登录。",
            source: "App Review Guidelines 4.8, from iOS 13 on"
        ) { subject in
            let items = subject.style.otherLogins.items
            let others = items.filter { $0.kind == .wechat || $0.kind == .qq }.map(\.kind.rawValue)
            guard !others.isEmpty else { return [] }
            guard !items.contains(where: { $0.kind == .apple }) else {
                return subject.asked.filter { !$0.holds(.otherLogins) }.map {
                    let field = subject.style.placementField(of: .otherLogins, in: $0)
                    return Hit(field, "the row with Apple's button: not all of it is on the page", on: $0)
                }
            }
            return [
                Hit("otherLogins.items", "\(others.joined(separator: ", ")) without apple: App Review refuses the app")
            ]
        },
        PageLintRule(
            "otherLoginsNarrow", .error, .style,
            en: "The row of other logins has room for its buttons.", zh: "其他登录方式一行须容得下所有按钮。",
            source: "App Review Guidelines 4.8: Apple's button must be seen; buttons are 16 points apart"
        ) { subject in
            let count = Double(subject.style.otherLogins.items.count)
            return subject.asked.compactMap { layout in
                guard let frame = layout.controls[.otherLogins] else { return nil }
                let needed = count * frame.height + (count - 1) * 16
                guard frame.width < needed - 0.5 else { return nil }
                let detail = "the row is \(frame.width.short) points wide, and its buttons take \(needed.short),"
                return Hit(subject.style.placementField(of: .otherLogins, in: layout), detail, on: layout)
            }
        },
    ]
}
