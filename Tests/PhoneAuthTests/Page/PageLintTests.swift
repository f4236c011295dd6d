import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("The linter's rules")
struct PageLintTests {
    /// A change to a good style, and what is found then, as `field rule`.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let vendor: Vendor?
        let expected: [String]
        let change: @Sendable (inout AuthPageStyle) -> Void

        init(
            _ name: String, on vendor: Vendor? = nil, finds expected: String...,
            change: @escaping @Sendable (inout AuthPageStyle) -> Void
        ) {
            self.name = name
            self.vendor = vendor
            self.expected = expected
            self.change = change
        }

        var testDescription: String { name }
    }

    static let visibility: [Case] = [
        Case("hidden slogan", finds: "slogan.hidden requiredControlHidden") { $0.slogan.isHidden = true },
        Case("blank slogan", finds: "slogan.text requiredControlHidden") { $0.slogan.text = " " },
        Case("clear slogan", finds: "slogan.color requiredControlHidden") { $0.slogan.color.light.alpha = 0 },
        Case("slogan hidden in landscape", finds: "slogan.placement.landscape requiredControlHidden") {
            $0.slogan.placement.landscape = .hidden
        },
        Case("slogan hidden in a landscape that never comes") {
            $0.orientations = [.portrait]
            $0.slogan.placement.landscape = .hidden
        },
        Case("hidden login button", finds: "loginButton.hidden requiredControlHidden") {
            $0.loginButton.isHidden = true
        },
        Case("login button without colour and words", finds: "loginButton.title.text requiredControlHidden") {
            $0.loginButton.backgroundColor = nil
            $0.loginButton.title.text = ""
        },
        Case("login button with words that cannot be seen", finds: "loginButton.title.text requiredControlHidden") {
            $0.loginButton.title.text = "\u{200B}\u{3164}"
        },
        Case("login button with words of its colour", finds: "loginButton.title.color requiredControlHidden") {
            $0.loginButton.title.color = .white
            $0.loginButton.backgroundColor = .white
        },
        Case("slogan in a font of one point", finds: "slogan.fontSize requiredControlHidden") {
            $0.slogan.fontSize = 1
        },
        Case("slogan that is nearly clear", finds: "slogan.color requiredControlHidden") {
            $0.slogan.color.light.alpha = 25
        },
        Case("agreements of one point", finds: "agreements.placement requiredControlHidden") {
            $0.agreements.placement.anchors = .init(bottom: 40, left: 28, width: 1, height: 1)
        },
        Case("popup with the placements of a whole screen", finds: "presentation.mode popupPlacements") {
            $0 = AuthPageStyle()
            $0.presentation.mode = .popup
        },
        Case("login button without colour, with words") { $0.loginButton.backgroundColor = nil },
        Case("login button with a picture alone") {
            $0.loginButton.images.normal = "button"
            $0.loginButton.title.text = ""
        },
        Case("agreements hidden in landscape", finds: "agreements.placement.landscape requiredControlHidden") {
            $0.agreements.placement.landscape = .hidden
        },
        Case("clear agreements", finds: "agreements.linkColor requiredControlHidden") {
            $0.agreements.linkColor.dark = .init(red: 0, green: 0, blue: 0, alpha: 0)
        },
        Case("agreements under the login button", finds: "agreements.placement requiredControlCovered") {
            $0.agreements.placement.anchors = .init(top: 250, left: 28, right: 28, height: 60)
        },
        Case("agreements under the other logins", finds: "agreements.placement requiredControlCovered") {
            $0.agreements.placement.anchors = .init(top: 400, left: 28, right: 28, height: 60)
        },
        Case("agreements just below the other logins") {
            $0.agreements.placement.anchors = .init(top: 424, left: 28, right: 28, height: 60)
        },
        Case("slogan under the navigation bar", finds: "slogan.placement requiredControlCovered") {
            $0.slogan.placement.anchors.top = -10
        },
        Case("slogan under the bar where there is none") {
            $0.navigationBar.isHidden = true
            $0.slogan.placement.anchors.top = -10
        },
        Case("slogan on the page's title", finds: "slogan.placement requiredControlCovered") {
            $0.slogan.placement.anchors.top = 120
        },
        Case("popup's close button on the login button", finds: "loginButton.placement requiredControlCovered") {
            $0.becomePopup()
            $0.presentation.popup.closeButton.top = 160
            $0.presentation.popup.closeButton.right = 60
        },
        Case("good popup") { $0.becomePopup() },
        Case("popup too small", finds: "agreements.placement requiredControlOffScreen") {
            $0.becomePopup()
            $0.presentation.popup.placement = .init(.init(centerX: 0, centerY: 0, width: 300, height: 250))
        },
        Case("agreements below the page", finds: "agreements.placement requiredControlOffScreen") {
            $0.agreements.placement.anchors = .init(top: 860, left: 28, right: 28, height: 60)
        },
        Case("login button wider than the page", finds: "loginButton.placement requiredControlOffScreen") {
            $0.loginButton.placement.anchors.width = 400
        },
    ]

    static let sizes: [Case] = [
        Case("narrow login button", on: .aliyunPNVS, finds: "loginButton.placement.width loginButtonNarrow") {
            $0.loginButton.placement.anchors.width = 180
        },
        Case("narrow in landscape", on: .aliyunFusion, finds: "loginButton.placement.landscape.width loginButtonNarrow")
        {
            $0.loginButton.placement.landscape = .anchors(.init(top: 90, centerX: 0, width: .share(0.4), height: 44))
        },
        Case("narrow between edges", on: .aliyunPNVS, finds: "loginButton.placement loginButtonNarrow") {
            $0.loginButton.placement.anchors = .init(top: 240, left: 120, right: 120, height: 44)
        },
        Case("narrow elsewhere", on: .geetest) { $0.loginButton.placement.anchors.width = 100 },
        Case("half the width", on: .aliyunPNVS) { $0.loginButton.placement.anchors.width = .share(0.5) },
        Case("button of 19 points", finds: "loginButton.placement.height loginButtonFlat") {
            $0.loginButton.placement.anchors.height = 19
        },
        Case("button of 20 points", finds: "loginButton.placement.height loginButtonLow") {
            $0.loginButton.placement.anchors.height = 20
        },
        Case("button of 40 points") { $0.loginButton.placement.anchors.height = 40 },
        Case("number of 15 points", finds: "number.fontSize numberFontSmall") { $0.number.fontSize = 15.5 },
        Case("number of 16 points") { $0.number.fontSize = 16 },
        Case("agreements of 9 points", finds: "agreements.fontSize agreementFontSmall") { $0.agreements.fontSize = 9 },
        Case("agreements of 12 points") { $0.agreements.fontSize = 12 },
        Case("thin agreements", on: .geetest, finds: "agreements.placement.width termsSmall") {
            $0.agreements.placement.anchors = .init(bottom: 40, left: 28, width: 50, height: 60)
        },
        Case("agreements too thin beside their box", on: .geetest, finds: "agreements.placement.width termsSmall") {
            $0.agreements.placement.anchors = .init(bottom: 40, left: 28, width: 70, height: 60)
        },
        Case("agreements just wide enough beside their box", on: .geetest) {
            $0.agreements.placement.anchors = .init(bottom: 40, left: 28, width: 71, height: 60)
        },
        Case("agreements wide enough beside a small box", on: .geetest) {
            $0.agreements.checkbox.size = 12
            $0.agreements.placement.anchors = .init(bottom: 40, left: 28, width: 65, height: 60)
        },
        Case("flat agreements", on: .geetest, finds: "agreements.placement.height termsSmall") {
            $0.agreements.placement.anchors = .init(bottom: 40, left: 28, right: 28, height: 20)
        },
        Case("flat agreements elsewhere", on: .shanyan) {
            $0.agreements.placement.anchors = .init(bottom: 40, left: 28, right: 28, height: 20)
        },
    ]

    static let rest: [Case] = [
        Case("box ticked", finds: "agreements.checkbox.checked checkboxTicked") {
            $0.agreements.checkbox.isChecked = true
        },
        Case("four agreements", finds: "agreements.items agreementCount") {
            $0.agreements.items = ["a", "b", "c", "d"].map { .init(name: $0, url: "https://example.com/\($0)") }
        },
        Case("repeated name", finds: "agreements.items[1].name agreementNames") {
            $0.agreements.items = ["a", "a"].map { .init(name: $0, url: "https://example.com/\($0)") }
        },
        Case("dialog on a popup", on: .aliyunPNVS, finds: "consentDialog.enabled dialogInPopup") {
            $0.becomePopup()
            $0.consentDialog.isEnabled = true
        },
        Case("dialog on another's popup", on: .geetest) {
            $0.becomePopup()
            $0.consentDialog.isEnabled = true
        },
        Case("flat dialog", on: .aliyunFusion, finds: "consentDialog.placement.height dialogFlat") {
            $0.consentDialog.isEnabled = true
            $0.consentDialog.placement = .init(.init(centerX: 0, centerY: 0, width: 300, height: 49))
        },
        Case("flat dialog that is not shown", on: .aliyunFusion) {
            $0.consentDialog.placement = .init(.init(centerX: 0, centerY: 0, width: 300, height: 49))
        },
        Case(
            "faint dialog", on: .aliyunPNVS, finds: "consentDialog.alpha dialogFaint",
            "consentDialog.maskAlpha dialogFaint"
        ) {
            $0.consentDialog.isEnabled = true
            $0.consentDialog.alpha = 0.29
            $0.consentDialog.maskAlpha = 0.1
        },
        Case("dialog without a mask", on: .aliyunPNVS) {
            $0.consentDialog.isEnabled = true
            $0.consentDialog.alpha = 0.3
            $0.consentDialog.maskAlpha = 0
        },
        Case(
            "three backgrounds", finds: "background.gif backgroundConflict", "background.image backgroundConflict"
        ) {
            $0.background.video = "film.mp4"
            $0.background.gif = "moving.gif"
            $0.background.image = "still"
        },
        Case("a picture for each orientation") {
            $0.background.image = "still"
            $0.background.landscapeImage = "wide"
        },
        Case("WeChat without Apple", finds: "otherLogins.items appleMissing") {
            $0.otherLogins.items = [.init(.wechat)]
        },
        Case("QQ without Apple", finds: "otherLogins.items appleMissing") {
            $0.otherLogins.items = [.init(.custom, id: "mail"), .init(.qq)]
        },
        Case("WeChat with Apple") { $0.otherLogins.items = [.init(.wechat), .init(.apple)] },
        Case("Apple's button below the page", finds: "otherLogins.placement appleMissing") {
            $0.otherLogins.placement.anchors = .init(top: 900, centerX: 0, width: .share(0.85), height: 44)
        },
        Case("row too narrow for its buttons", finds: "otherLogins.placement otherLoginsNarrow") {
            $0.otherLogins.placement.anchors = .init(top: 380, centerX: 0, width: 100, height: 44)
        },
        Case("small box", finds: "agreements.checkbox.size checkboxSmall") { $0.agreements.checkbox.size = 7 },
        Case("dialog off the screen", finds: "consentDialog.placement dialogOffScreen") {
            $0.consentDialog.isEnabled = true
            $0.consentDialog.placement = .init(.init(top: 2000, centerX: 0, width: 300, height: 200))
        },
        Case("repeated name with blanks around it", finds: "agreements.items[1].name agreementNames") {
            $0.agreements.items = ["a", " a "].map { .init(name: $0, url: "https://example.com/a") }
        },
        Case("the app's own login alone") { $0.otherLogins.items = [.init(.custom, id: "mail")] },
    ]

    @Test("find what they are for, and nothing else", arguments: visibility + sizes + rest)
    func finds(expectation: Case) {
        var style = AuthPageStyle.good
        expectation.change(&style)
        let subject =
            expectation.vendor.map { PageLintSubject(style, vendor: $0, table: .none) } ?? PageLintSubject(style)
        #expect(subject.findings.map(\.short) == expectation.expected)
        #expect(subject.findings.allSatisfy { $0.vendor == expectation.vendor })
    }

    @Test("find nothing on a good page", arguments: [nil] + Vendor.known.map { Optional($0) })
    func good(vendor: Vendor?) {
        let subject =
            vendor.map { PageLintSubject(.good, vendor: $0, table: .none) } ?? PageLintSubject(.good)
        #expect(subject.findings == [])
    }

    @Test("find nothing on the standard page")
    func standard() {
        #expect(PageLintSubject(AuthPageStyle()).findings == [])
    }

    @Test("have a case each that breaks them", arguments: PageLintRule.all.map(\.id))
    func covered(rule: String) {
        // The two that only overrides can break are in the suite of the overrides.
        let cases = (Self.visibility + Self.sizes + Self.rest).flatMap(\.expected)
        #expect(cases.contains { $0.hasSuffix(" \(rule)") } || ["agreementTexts", "cornerCount"].contains(rule))
    }

    @Test("have names of their own, and say what must be so in both languages", arguments: PageLintRule.all.map(\.id))
    func described(id: String) throws {
        #expect(PageLintRule.all.count { $0.id == id } == 1)
        let rule = try #require(PageLintRule.all.first { $0.id == id })
        #expect(rule.meaning.en.hasSuffix("."))
        #expect(rule.meaning.zhHans.hasSuffix("。"))
        #expect(!rule.source.isEmpty)
    }

    @Test("name every screen on which something is wrong")
    func screens() throws {
        var style = AuthPageStyle.good
        style.loginButton.placement.anchors.width = 400
        let finding = try #require(PageLintSubject(style).findings.first)
        #expect(finding.message.hasSuffix("on 375×667, 393×852"))
        #expect(finding.screens == ["375×667", "393×852"])
        #expect(finding.styleField == finding.field)
        #expect(finding.severity == .error)
    }
}

extension AuthPageStyle {
    /// A page with everything on it that may be in the way.
    static var good: AuthPageStyle {
        var style = AuthPageStyle()
        style.orientations = [.portrait, .landscapeLeft]
        style.logo.image = "logo"
        style.pageTitle.label.text = "登录"
        style.otherNumberButton.isHidden = false
        style.otherLogins.items = [.init(.apple), .init(.wechat, image: "wechat")]
        style.agreements.items = [.init(name: "用户协议", url: "https://example.com/terms")]
        return style
    }

    /// Makes the page a popup on which everything has room.
    mutating func becomePopup() {
        orientations = [.portrait]
        presentation.mode = .popup
        logo.image = nil
        pageTitle.label.text = nil
        otherLogins.items = []
        otherNumberButton.isHidden = true
        switchButton.isHidden = true
        number.placement = .init(.init(top: 20, centerX: 0))
        slogan.placement = .init(.init(top: 60, centerX: 0))
        loginButton.placement = .init(.init(top: 100, centerX: 0, width: .share(0.85), height: 48))
        agreements.placement = .init(.init(top: 220, left: 20, right: 20, height: 60))
    }
}

extension PageFinding {
    /// Field and rule, for comparing.
    var short: String { "\(field) \(rule)" }
}
