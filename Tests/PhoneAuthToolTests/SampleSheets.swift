import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// A page that nobody laid out: one of everything, so that a test knows what a picture must show.
enum SampleSheets {
    static func page(width: Double = 393, height: Double = 852, loginText: String = "本机号码一键登录") -> SimulatedPage {
        typealias Element = SimulatedPage.Element
        let ink = SimulatedPage.Color(light: "#262626FF", dark: "#F2F2F2FF")
        let blue = SimulatedPage.Color(light: "#0064C8FF", dark: "#0064C8FF")
        let paper = SimulatedPage.Color(light: "#EFF3F2FF", dark: "#1C1C1EFF")
        func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SimulatedPage.Frame {
            SimulatedPage.Frame(x: x, y: y, width: width, height: height)
        }
        func element(
            _ kind: String, _ frame: SimulatedPage.Frame, _ text: String? = nil, size: Double = 16,
            _ color: SimulatedPage.Color? = nil, on background: SimulatedPage.Color? = nil, id: String? = nil,
            image: String? = nil, corners: [Double] = [0, 0, 0, 0]
        ) -> Element {
            var element = Element(kind, frame)
            (element.text, element.fontSize, element.color) = (text, text == nil ? nil : size, color)
            (element.background, element.id, element.image, element.corners) = (background, id, image, corners)
            return element
        }
        let isLandscape = width > height
        let top = isLandscape ? 32.0 : height > 2 * width ? 103 : 64
        let login =
            isLandscape
            ? frame(width * 0.2, top + 90, width * 0.6, 44) : frame(width * 0.075, top + 240, width * 0.85, 48)
        let middle = width / 2
        var page = SimulatedPage(width: width, height: height)
        var agreements = element(
            "agreements", frame(50, height - 94, width - 78, 60), "我已阅读并同意《中国移动认证服务条款》和《用户协议》、《隐私政策》并使用本机号码登录",
            size: 12, SimulatedPage.Color(light: "#555555FF", dark: "#AAAAAAFF"))
        agreements.linkColor = blue
        agreements.alignment = "left"
        var box = element("checkbox", frame(28, height - 92, 18, 18))
        box.isChecked = false
        page.elements = [
            element("background", frame(0, 0, width, height), on: paper),
            element("navigationBar", frame(0, 0, width, top), on: paper),
            element("title", frame(60, top - 38, width - 120, 30), "一键登录", size: 18, ink),
            element("backButton", frame(0, top - 38, 44, 30), image: "icon_back"),
            element("rightItem", frame(width - 60, top - 38, 52, 30), "帮助", ink, id: "help"),
            element("logo", frame(middle - 36, top + 20, 72, 72), image: "logo", corners: [8, 8, 8, 8]),
            element("pageTitle", frame(middle - 60, top + 100, 120, 30), "登录", size: 24, ink),
            element("number", frame(middle - 80, top + 134, 160, 30), "138****0000", size: 24, ink),
            element("slogan", frame(middle - 100, top + 168, 200, 16), "中国移动提供认证服务", size: 12, ink),
            element(
                "loginButton", login, loginText,
                SimulatedPage.Color(light: "#FFFFFFFF", dark: "#FFFFFFFF"), on: blue, corners: [8, 8, 8, 8]),
            element("switchButton", frame(middle - 80, top + 304, 160, 24), "其他登录方式", size: 15, blue),
            element(
                "otherLogin", frame(middle - 82, top + 380, 44, 44), "\u{F8FF}",
                SimulatedPage.Color(light: "#FFFFFFFF", dark: "#FFFFFFFF"),
                on: SimulatedPage.Color(light: "#000000FF", dark: "#000000FF"), id: "apple", corners: [6, 6, 6, 6]),
            element("otherLogin", frame(middle - 22, top + 380, 44, 44), id: "wechat", image: "wechat"),
            box, agreements,
        ]
        let (left, dialogTop) = (middle - 150, height / 2 - 100)
        let white = SimulatedPage.Color(light: "#FFFFFFFF", dark: "#2C2C2EFF")
        page.dialog = [
            element("dialog", frame(left, dialogTop, 300, 200), on: white, corners: [10, 10, 0, 0]),
            element("dialogTitle", frame(left, dialogTop + 12, 300, 24), "请阅读并同意以下条款", ink),
            element("dialogContent", frame(left + 16, dialogTop + 48, 268, 80), "《用户协议》和《隐私政策》", size: 14, ink),
            element("agreeButton", frame(left + 16, dialogTop + 140, 268, 44), "同意并继续", white, on: blue),
        ]
        return page
    }

    /// A report with one field of each fate.
    static let report = PageTable(
        model: "Sample", properties: [:],
        rules: [
            PageRule(["number.fontSize", "loginButton.title.text"], "sample") { _ in nil }
        ],
        limits: [
            PageLimit(["switchButton.hidden"], .approximated, "drawn by the framework"),
            PageLimit(["background.gif"], .unsupported, "no animated <background>"),
        ]
    ).translate(
        AuthPageStyle(),
        reporting: [
            "number.fontSize", "loginButton.title.text", "switchButton.hidden", "background.gif",
            "presentation.popup.maskAlpha",
        ]
    ).report

    static let findings = [
        PageFinding(
            field: "loginButton.hidden", vendor: nil, rule: "loginButtonHidden", severity: .error,
            message: "The login button may not be hidden."),
        PageFinding(
            field: "agreements.fontSize", vendor: nil, rule: "agreementFont", severity: .warning,
            message: "The agreement's font is small."),
        PageFinding(
            field: "consentDialog.alpha", vendor: nil, rule: "dialogAlpha", severity: .error,
            message: "The dialog is see-through."),
    ]

    static func sheet(_ vendor: Vendor, findings: [PageFinding] = [], loginText: String = "登录")
        -> PagePreview.Sheet
    {
        let snapshots = [PageScreen.medium, .small, .large].flatMap { screen in
            [false, true].map { isLandscape in
                let size = screen.size(inLandscape: isLandscape)
                return PagePreview.Snapshot(
                    screen: screen, isLandscape: isLandscape,
                    page: page(width: size.width, height: size.height, loginText: loginText))
            }
        }
        return PagePreview.Sheet(vendor: vendor, snapshots: snapshots, report: report, findings: findings)
    }
}
