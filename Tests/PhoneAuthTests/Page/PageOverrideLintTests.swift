import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuth

@MainActor @Suite("The linter on what a configuration overrides")
struct PageOverrideLintTests {
    /// Overrides, and what is found, as `field rule`.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let overrides: [String: JSONValue]
        let expected: [String]

        var testDescription: String { name }
    }

    nonisolated static let cases = [
        Case(name: "nothing", overrides: [:], expected: []),
        Case(
            name: "a hidden slogan", overrides: ["sloganIsHidden": true],
            expected: ["pageOverrides.aliyunPNVS.sloganIsHidden requiredControlHidden"]),
        Case(
            name: "a second dialog on a popup",
            overrides: [
                "privacyAlertIsNeedShow": true,
                "contentViewFrameBlock": ["centerX": 0, "centerY": 0, "width": 375, "height": 600],
            ],
            expected: ["pageOverrides.aliyunPNVS.privacyAlertIsNeedShow dialogInPopup"]),
        Case(name: "a slogan that stays", overrides: ["sloganIsHidden": false], expected: []),
        Case(
            name: "a hidden slogan, written the other way round", overrides: ["showsSlogan": 0],
            expected: ["pageOverrides.aliyunPNVS.showsSlogan requiredControlHidden"]),
        Case(
            name: "a button off the page", overrides: ["loginBtnFrameBlock": ["top": -500, "left": 20, "right": 20]],
            expected: ["pageOverrides.aliyunPNVS.loginBtnFrameBlock requiredControlOffScreen"]),
        Case(
            name: "a button on the agreements",
            overrides: ["loginBtnFrameBlock": ["bottom": 60, "left": 20, "right": 20, "height": 44]],
            expected: ["pageOverrides.aliyunPNVS.loginBtnFrameBlock requiredControlCovered"]),
        Case(
            name: "a button hidden in landscape",
            overrides: ["loginBtnFrameBlock": ["top": 240, "left": 20, "right": 20, "landscape": "hidden"]],
            expected: ["pageOverrides.aliyunPNVS.loginBtnFrameBlock requiredControlHidden"]),
        Case(
            name: "a button placed with offsets",
            overrides: [
                "loginRect": ["portrait": ["top": 240], "landscape": ["top": 90], "width": 340, "height": 10]
            ],
            expected: [
                "pageOverrides.aliyunPNVS.loginRect loginButtonFlat",
                "pageOverrides.aliyunPNVS.loginRect loginButtonNarrow",
            ]),
        Case(
            name: "small fonts", overrides: ["privacyFont": 9, "numberFont": ["size": 12]],
            expected: [
                "pageOverrides.aliyunPNVS.numberFont numberFontSmall",
                "pageOverrides.aliyunPNVS.privacyFont agreementFontSmall",
            ]),
        Case(
            name: "a ticked box", overrides: ["checkBoxIsChecked": true],
            expected: ["pageOverrides.aliyunPNVS.checkBoxIsChecked checkboxTicked"]),
        Case(
            name: "a name that the style has", overrides: ["privacyTwo": ["name": "用户协议", "url": "https://a.example"]],
            expected: ["pageOverrides.aliyunPNVS.privacyTwo agreementNames"]),
        Case(
            name: "three corners", overrides: ["alertCornerRadiusArray": [8, 8, 8]],
            expected: ["pageOverrides.aliyunPNVS.alertCornerRadiusArray cornerCount"]),
        Case(name: "four corners", overrides: ["alertCornerRadiusArray": [8, 8, 8, 8]], expected: []),
        Case(name: "what the linter has no rule for", overrides: ["logoIsHidden": true], expected: []),
    ]

    private static let table = PageTable(
        model: "Model",
        properties: [
            "sloganIsHidden": .flag, "showsSlogan": .number, "loginBtnFrameBlock": .placement, "loginRect": .offsets,
            "privacyFont": .font, "numberFont": .font, "checkBoxIsChecked": .flag, "privacyTwo": .agreement,
            "alertCornerRadiusArray": .numbers, "logoIsHidden": .flag, "auxiliaryPrivacyWords": .texts,
            "privacyAlertIsNeedShow": .flag, "contentViewFrameBlock": .placement,
        ],
        rules: [
            PageRule(["slogan.hidden"], "sloganIsHidden") { .flag($0.slogan.isHidden) },
            PageRule(["slogan.hidden"], "showsSlogan") { .number($0.slogan.isHidden ? 0 : 1) },
            PageRule(["loginButton.placement"], "loginBtnFrameBlock") {
                .placement(PagePlacement($0.loginButton.placement))
            },
            PageRule(["loginButton.placement"], "loginRect") { _ in nil },
            PageRule(["number.fontSize", "number.bold"], "numberFont") {
                .font(size: $0.number.fontSize, isBold: $0.number.isBold)
            },
            PageRule(["agreements.fontSize"], "privacyFont") { .font(size: $0.agreements.fontSize, isBold: false) },
            PageRule(["agreements.checkbox.checked"], "checkBoxIsChecked") { .flag($0.agreements.checkbox.isChecked) },
            PageRule(["logo.hidden"], "logoIsHidden") { .flag($0.logo.isHidden) },
            .agreement(1, "privacyTwo"),
        ], limits: [])

    private func review(
        _ vendor: Vendor, _ overrides: [String: JSONValue], style: AuthPageStyle = .good,
        page: @escaping @MainActor (LoginRequest) -> SimulatedPage? = { _ in nil }
    ) async throws -> [PageFinding] {
        var configuration = try PhoneAuthConfiguration(data: ConfigurationSamples.small.data)
        configuration.page = style
        configuration.pageOverrides = [vendor: overrides]
        let review = PageReview(configuration) {
            [
                VendorRegistration(vendor: vendor, pageTable: Self.table) { _ in PageVendor(page) }
            ]
        }
        return await review.findings(for: [vendor])
    }

    @Test("says which of them breaks a rule", arguments: cases)
    func finds(expectation: Case) async throws {
        let findings = try await review(.aliyunPNVS, expectation.overrides)
        #expect(findings.map(\.short) == expectation.expected)
        #expect(findings.allSatisfy { $0.vendor == .aliyunPNVS })
    }

    @Test("says which field of the style they do the work of, and nothing of that in the JSON")
    func styleFields() async throws {
        let finding = try #require(try await review(.aliyunPNVS, ["loginBtnFrameBlock": ["top": -500]]).first)
        #expect(finding.field == "pageOverrides.aliyunPNVS.loginBtnFrameBlock")
        #expect(finding.styleField == "loginButton.placement")
        #expect(!finding.screens.isEmpty)
        #expect(finding.json["styleField"] == nil && finding.json["screens"] == nil)
    }

    @Test("counts Geetest's texts")
    func texts() async throws {
        let findings = try await review(.geetest, ["auxiliaryPrivacyWords": ["a", "b", "c"]])
        #expect(findings.map(\.short) == ["pageOverrides.geetest.auxiliaryPrivacyWords agreementTexts"])
    }

    @Test("does not blame them for what is wrong with the style")
    func blamesStyle() async throws {
        var style = AuthPageStyle.good
        style.slogan.isHidden = true
        let findings = try await review(.aliyunPNVS, ["numberFont": 20], style: style)
        #expect(findings.map(\.short) == ["slogan.hidden requiredControlHidden"])
        #expect(findings.first?.vendor == nil)
    }

    @Test("sees in the vendor's own layout what no rule of the translation tells")
    func layout() async throws {
        // The vendor moves its slogan onto the login button where the corners are square.
        let findings = try await review(.aliyunPNVS, ["alertCornerRadiusArray": [0, 0, 0, 0]]) { request in
            let isSquare = request.page["alertCornerRadiusArray"] != nil
            return .sample(sloganAt: isSquare ? 240 : 190, width: request.presenter.view.bounds.width)
        }
        #expect(
            Set(findings.map(\.short)) == ["pageOverrides.aliyunPNVS.alertCornerRadiusArray requiredControlCovered"])
    }

    @Test("looks at each vendor's layout, and leaves the style's fields their findings")
    func vendorLayout() async throws {
        let findings = try await review(.shanyan, [:]) { request in
            var page = SimulatedPage.sample(width: request.presenter.view.bounds.width)
            page.elements.removeAll { $0.kind == "slogan" }
            return page
        }
        #expect(
            findings.map(\.short) == [
                "slogan.placement requiredControlHidden", "slogan.placement.landscape requiredControlHidden",
            ])
        #expect(findings.allSatisfy { $0.vendor == .shanyan })
    }

    @Test("looks at the button that is asked for, where the vendor puts its own in its place")
    func askedFor() async throws {
        var style = AuthPageStyle.good
        style.loginButton.placement.anchors.width = 100
        let findings = try await review(.aliyunPNVS, [:], style: style) { request in
            .sample(width: request.presenter.view.bounds.width)
        }
        #expect(findings.map(\.short) == ["loginButton.placement.width loginButtonNarrow"])
    }

    @Test("sees a box that the vendor ticks by itself")
    func tickedByVendor() async throws {
        let findings = try await review(.shanyan, [:]) { request in
            var page = SimulatedPage.sample(width: request.presenter.view.bounds.width)
            for index in page.elements.indices where page.elements[index].kind == "checkbox" {
                page.elements[index].isChecked = true
            }
            return page
        }
        #expect(findings.map(\.short) == ["agreements.checkbox.checked checkboxTicked"])
    }
}

extension SimulatedPage {
    /// A page that no rule objects to.
    static func sample(sloganAt slogan: Double = 190, width: Double = 393) -> SimulatedPage {
        var agreements = Element("agreements", Frame(x: 28, y: 310, width: width - 56, height: 50))
        agreements.text = "我已阅读并同意"
        var checkbox = Element("checkbox", Frame(x: 28, y: 312, width: 18, height: 18))
        checkbox.isChecked = false
        var brand = Element("slogan", Frame(x: 100, y: slogan, width: 100, height: 15))
        brand.text = "中国移动提供认证服务"
        var button = Element("loginButton", Frame(x: 20, y: 240, width: width - 40, height: 48))
        button.text = "一键登录"
        return SimulatedPage(
            width: width, height: 1000,
            elements: [
                Element("background", Frame(x: 0, y: 0, width: width, height: 1000)), brand, button, agreements,
                checkbox,
            ])
    }
}

/// A vendor whose page lies as a test says.
@MainActor private final class PageVendor: PhoneAuthProvider {
    static let vendor = Vendor.aliyunPNVS
    static let returnCodes = ReturnCodeTable(vendor: .aliyunPNVS, rows: [])
    let capabilities: Capabilities = [.loginPage]
    let sdkVersion = "1"
    let requirements = SDKRequirements(documentedVersion: "1", infoPlistKeys: [])
    var pageController: UIViewController? { nil }
    private let page: @MainActor (LoginRequest) -> SimulatedPage?

    init(_ page: @escaping @MainActor (LoginRequest) -> SimulatedPage?) {
        self.page = page
    }

    func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        if let page = page(request) { SimulatedPhone.current.layOut(page) }
        throw error(.userCancelled, .login)
    }

    func product(for purpose: Purpose) -> Product { .aliyunPNVS }
    func initialize(for purpose: Purpose) async throws(PhoneAuthError) {}
    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {}
    func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        Prefetch(carrier: .unknown, lifetime: 60)
    }
    func loginAgain() async throws(PhoneAuthError) -> LoginCredential { throw unsupported(.login) }
    func verificationCredential(for number: PhoneNumber) async throws(PhoneAuthError) -> VerificationCredential {
        throw unsupported(.verify)
    }
    func dismissPage(animated: Bool) async throws(PhoneAuthError) {}
    func stopLoading() throws(PhoneAuthError) {}
    func isAgreementChecked() throws(PhoneAuthError) -> Bool { false }
    func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) {}
    func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment { throw unsupported(.availability) }
    func forgetPrefetch() {}
}
