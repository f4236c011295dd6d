package import PhoneAuth
import PhoneAuthModel

/// Styles for tests of a vendor's page table: one that sets every field, and its neighbours that differ in a single one.
package enum StyleFields {
    /// A style in which every field is set, to something that is no default.
    ///
    /// A placement has the anchors that a control needs: which of the eight differs from control to control. The landscape ones
    /// differ from the upright ones.
    ///
    /// - Parameter mode: How the page comes up; only ``PhoneAuth/AuthPageStyle/Mode/fullScreen`` is the default.
    package static func complete(_ mode: AuthPageStyle.Mode = .push) -> AuthPageStyle {
        var style = AuthPageStyle()
        setPage(of: &style, mode)
        setControls(of: &style)
        setAgreements(of: &style)
        setDialog(of: &style)
        return style
    }

    /// The same style but for one leaf, which has another valid value.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - path: One of its ``PhoneAuth/AuthPageStyle/fieldPaths``.
    /// - Returns: the style; `nil` where the path is none of its leaves, or no other value is valid there.
    package static func changed(_ style: AuthPageStyle, at path: String) -> AuthPageStyle? {
        let steps = path.split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
        let json = style.json
        guard let value = json.value(at: steps) else { return nil }
        for candidate in candidates(instead: value) where candidate != value {
            guard let changed = try? AuthPageStyle(json: json.replacing(steps, with: candidate)) else { continue }
            // A text that holds an enum's case could be read as it was.
            if changed != style { return changed }
        }
        return nil
    }
}

// MARK: Another value

extension StyleFields {
    private static func candidates(instead value: JSONValue) -> [JSONValue] {
        switch value {
        case .bool(let flag): [.bool(!flag)]
        case .integer, .number:
            value.double.map { number in
                [number + 1, number - 1, number * 0.5, number * 0.5 + 0.1].map { JSONValue(seconds: $0) }
            } ?? []
        case .string("hidden"): [["top": 9, "centerX": 1, "width": 90, "height": 19]]
        case .string(let text): [.string(text + "2"), "70%", "#01020304", "「」"] + choices.map { .string($0) }
        // The only leaf that is an object is a colour.
        case .object: [["light": "#010203", "dark": "#040506"]]
        case .null, .array: []
        }
    }

    /// Every name that a field with a choice may hold.
    private static let choices: [String] =
        names(AuthPageStyle.Mode.self) + names(AuthPageStyle.Direction.self) + names(AuthPageStyle.Transition.self)
        + names(AuthPageStyle.Orientation.self) + names(AuthPageStyle.Appearance.self)
        + names(AuthPageStyle.Language.self) + names(AuthPageStyle.StatusBarStyle.self)
        + names(AuthPageStyle.ContentMode.self) + names(AuthPageStyle.VerticalAlignment.self)
        + names(AuthPageStyle.TapArea.self) + names(AuthPageStyle.Alignment.self) + names(AuthPageStyle.Shake.self)
        + names(AuthPageStyle.Opener.self) + names(AuthPageStyle.Position.self)
        + names(AuthPageStyle.OtherLogin.Kind.self) + names(AuthPageStyle.OtherLogin.AppleType.self)
        + names(AuthPageStyle.OtherLogin.AppleStyle.self)

    private static func names<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> [String] {
        type.allCases.map(\.rawValue)
    }
}

extension JSONValue {
    fileprivate func value(at steps: [String]) -> JSONValue? {
        guard let step = steps.first else { return self }
        let rest = Array(steps.dropFirst())
        switch self {
        case .object(let members): return members[step]?.value(at: rest)
        case .array(let elements):
            guard let index = Int(step), elements.indices.contains(index) else { return nil }
            return elements[index].value(at: rest)
        default: return nil
        }
    }

    fileprivate func replacing(_ steps: [String], with value: JSONValue) -> JSONValue {
        guard let step = steps.first else { return value }
        let rest = Array(steps.dropFirst())
        switch self {
        case .object(var members):
            members[step] = members[step]?.replacing(rest, with: value)
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].replacing(rest, with: value)
            return .array(elements)
        default: return self
        }
    }
}

// MARK: The complete style

extension StyleFields {
    private typealias Style = AuthPageStyle

    private static func label(_ text: String, _ color: UInt32, _ fontSize: Double, bold: Bool) -> Style.Label {
        Style.Label(text, color: Style.Color(color, dark: color ^ 0xFFFFFF), fontSize: fontSize, isBold: bold)
    }

    private static func color(_ color: UInt32) -> Style.Color { Style.Color(color, dark: color ^ 0x0F0F0F) }

    private static func setPage(of style: inout Style, _ mode: Style.Mode) {
        style.presentation.mode = mode
        style.presentation.direction = .right
        style.presentation.transition = .flip
        style.presentation.duration = 0.4
        style.presentation.popup.placement = Style.Placement(
            .init(top: 90, left: 20, width: 330, height: 400),
            landscape: .anchors(.init(top: 10, left: 120, width: 400, height: 300)))
        style.presentation.popup.cornerRadius = .init(topLeft: 11, topRight: 12, bottomLeft: 13, bottomRight: 14)
        style.presentation.popup.maskColor = color(0x102030)
        style.presentation.popup.maskAlpha = 0.6
        style.presentation.popup.dismissOnMaskTap = true
        style.presentation.popup.title = label("弹窗登录", 0x101112, 15, bold: true)
        style.presentation.popup.titleBarColor = color(0x131415)
        style.presentation.popup.closeButton = .init()
        style.presentation.popup.closeButton.isHidden = true
        style.presentation.popup.closeButton.image = "popup_close"
        style.presentation.popup.closeButton.top = 4
        style.presentation.popup.closeButton.right = 9
        style.orientations = [.portrait, .landscapeLeft, .landscapeRight]
        style.appearance = .dark
        style.language = .english
        style.statusBar.style = .lightContent
        style.statusBar.isHidden = true
        style.navigationBar.isHidden = true
        style.navigationBar.backgroundColor = color(0x202122)
        style.navigationBar.title = label("欢迎登录", 0x232425, 17, bold: false)
        style.navigationBar.titlePlacement = Style.Placement(
            .init(top: 6, left: 100, width: 150, height: 24),
            landscape: .anchors(.init(top: 3, left: 200, width: 150, height: 24)))
        style.navigationBar.backImage = "nav_back"
        style.navigationBar.isBackHidden = true
        style.navigationBar.backPlacement = Style.Placement(
            .init(top: 7, left: 12, width: 28, height: 28),
            landscape: .anchors(.init(top: 2, left: 14, width: 28, height: 28)))
        style.navigationBar.rightItem = .init(id: "support", title: "帮助", image: "nav_help")
        style.background.color = color(0x303132)
        style.background.image = "back"
        style.background.landscapeImage = "back_wide"
        style.background.contentMode = .center
        style.background.gif = "back.gif"
        style.background.video = "back.mp4"
        style.loading.hidesAutomatically = false
        style.loading.color = color(0x333435)
        style.loading.backgroundColor = color(0x363738)
        style.loading.size = 50
        style.loading.cornerRadius = 9
    }

    private static func setControls(of style: inout Style) {
        style.logo.isHidden = true
        style.logo.image = "brand"
        style.logo.cornerRadius = 15
        style.logo.placement = Style.Placement(.init(top: 30, left: 40, width: 60, height: 64), landscape: .hidden)
        style.pageTitle.label = label("欢迎", 0x404142, 22, bold: false)
        style.pageTitle.placement = Style.Placement(
            .init(top: 100, left: 41, width: 90, height: 30),
            landscape: .anchors(.init(top: 5, left: 100, width: 90, height: 30)))
        style.number.color = color(0x434445)
        style.number.fontSize = 26
        style.number.isBold = false
        style.number.placement = Style.Placement(
            .init(top: 140, centerX: 8, width: 210, height: 33),
            landscape: .anchors(.init(top: 22, centerX: 9, width: 210, height: 33)))
        style.slogan.isHidden = true
        style.slogan.text = "认证服务"
        style.slogan.color = color(0x464748)
        style.slogan.fontSize = 11
        style.slogan.placement = Style.Placement(
            .init(top: 180, right: 30, width: 180, height: 20),
            landscape: .anchors(.init(top: 58, right: 31, width: 180, height: 20)))
        style.loginButton.isHidden = true
        style.loginButton.title = label("登录", 0x505152, 19, bold: false)
        style.loginButton.backgroundColor = color(0x535455)
        style.loginButton.images = .init(normal: "login", disabled: "login_off", highlighted: "login_down")
        style.loginButton.cornerRadius = 16
        style.loginButton.placement = Style.Placement(
            .init(centerX: 2, centerY: -90, width: .share(0.8), height: 50),
            landscape: .anchors(.init(centerX: 3, centerY: -40, width: .share(0.8), height: 50)))
        style.switchButton.isHidden = true
        style.switchButton.title = label("换一种方式", 0x565758, 13, bold: true)
        style.switchButton.backgroundColor = color(0x595A5B)
        style.switchButton.placement = Style.Placement(
            .init(top: 310, centerX: 4, width: 150, height: 26),
            landscape: .anchors(.init(top: 150, centerX: 5, width: 150, height: 26)))
        style.otherNumberButton.isHidden = false
        style.otherNumberButton.title = label("换一个号码", 0x606162, 12, bold: true)
        style.otherNumberButton.placement = Style.Placement(
            .init(top: 345, centerX: 6, width: 150, height: 25),
            landscape: .anchors(.init(top: 180, centerX: 7, width: 150, height: 25)))
        style.otherLogins.items = [
            .init(.apple, id: "with-apple", title: "苹果", image: "apple"),
            .init(.wechat, id: "with-wechat", title: "微信", image: "wechat"),
            .init(.custom, id: "with-mail", title: "邮箱", image: "mail"),
        ]
        for index in style.otherLogins.items.indices {
            style.otherLogins.items[index].appleType = .continue
            style.otherLogins.items[index].appleStyle = .whiteOutline
            style.otherLogins.items[index].cornerRadius = 7
        }
        style.otherLogins.placement = Style.Placement(
            .init(top: 385, left: 30, right: 34, height: 42),
            landscape: .anchors(.init(top: 210, left: 90, right: 94, height: 38)))
    }

    private static func setAgreements(of style: inout Style) {
        style.agreements.checkbox.isHidden = true
        style.agreements.checkbox.isChecked = true
        style.agreements.checkbox.size = 16
        style.agreements.checkbox.images = .init(checked: "box_on", unchecked: "box_off")
        style.agreements.checkbox.imageInsets = .init(top: 1, left: 2, bottom: 3, right: 4)
        style.agreements.checkbox.verticalAlignment = .top
        style.agreements.checkbox.tapArea = .prefix
        style.agreements.items = [
            .init(name: "用户协议", url: "https://example.com/terms", color: color(0x616263)),
            .init(name: "隐私政策", url: "https://example.com/privacy", color: color(0x646566)),
            .init(name: "会员协议", url: "https://example.com/members", color: color(0x676869)),
        ]
        style.agreements.carrierPosition = 2
        style.agreements.carrierColor = color(0x707172)
        style.agreements.carrierQuotes = "【】"
        style.agreements.prefix = "同意"
        style.agreements.separators = ["与", "及", "以及"]
        style.agreements.suffix = "并登录"
        style.agreements.textColor = color(0x737475)
        style.agreements.linkColor = color(0x767778)
        style.agreements.fontSize = 13
        style.agreements.alignment = .right
        style.agreements.lineSpacing = 3
        style.agreements.isUnderlined = true
        style.agreements.uncheckedHint = "请勾选"
        style.agreements.shake = .vertical
        style.agreements.disablesLoginButton = true
        style.agreements.placement = Style.Placement(
            .init(bottom: 30, left: 35, right: 36, height: 70),
            landscape: .anchors(.init(bottom: 12, left: 90, right: 91, height: 50)))
        style.agreementPage.openedBy = .app
        style.agreementPage.navigationColor = color(0x797A7B)
        style.agreementPage.titleColor = color(0x808182)
        style.agreementPage.titleFontSize = 16
        style.agreementPage.backImage = "web_back"
    }

    private static func setDialog(of style: inout Style) {
        style.consentDialog.isEnabled = true
        style.consentDialog.logsInOnAgree = false
        style.consentDialog.position = .bottom
        style.consentDialog.transition = .fade
        style.consentDialog.placement = Style.Placement(
            .init(bottom: 10, left: 20, width: 320, height: 220),
            landscape: .anchors(.init(bottom: 8, left: 60, width: 360, height: 190)))
        style.consentDialog.backgroundColor = color(0x838485)
        style.consentDialog.alpha = 0.9
        style.consentDialog.cornerRadius = 17
        style.consentDialog.maskColor = color(0x868788)
        style.consentDialog.maskAlpha = 0.3
        style.consentDialog.dismissOnMaskTap = true
        style.consentDialog.closeButton.isHidden = true
        style.consentDialog.closeButton.image = "dialog_close"
        style.consentDialog.title = label("请先同意", 0x898A8B, 20, bold: false)
        style.consentDialog.contentFontSize = 15
        style.consentDialog.contentColors.text = color(0x909192)
        style.consentDialog.contentColors.link = color(0x939495)
        style.consentDialog.contentAlignment = .center
        style.consentDialog.prefix = "继续即同意"
        style.consentDialog.suffix = "的内容"
        style.consentDialog.agreeButton.title = label("好的", 0x969798, 14, bold: true)
        style.consentDialog.agreeButton.images.normal = "agree"
        style.consentDialog.agreeButton.images.highlighted = "agree_down"
        style.consentDialog.disagreeButton.title = label("不了", 0xA0A1A2, 14, bold: true)
        style.consentDialog.disagreeButton.images.normal = "disagree"
        style.consentDialog.disagreeButton.images.highlighted = "disagree_down"
    }
}
