import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import Testing
import UIKitShim
import YjdlShSDKStandIn

@testable import PhoneAuthShanyan
@testable import ShanyanSimulation

@MainActor @Suite("Shanyan's page")
struct PageTests {
    private func page(_ adjust: (inout AuthPageStyle) -> Void = { _ in }) -> VendorPage {
        var style = AuthPageStyle()
        adjust(&style)
        return PageTable.shanyan.translate(style).page
    }

    private func model(_ page: VendorPage) -> YjdlShUIConfigure {
        let model = YjdlShUIConfigure()
        ShanyanBinding().apply(page, to: model)
        return model
    }

    @Test("always says whether the box is ticked: the SDK's own is ticked")
    func checkbox() {
        #expect(YjdlShUIConfigure().yjdlShCheckBoxValue.boolValue)
        #expect(!model(page()).yjdlShCheckBoxValue.boolValue)
        #expect(model(page { $0.agreements.checkbox.isChecked = true }).yjdlShCheckBoxValue.boolValue)
    }

    @Test("speaks the style's language where the style leaves a text out")
    func texts() {
        let model = model(page { $0.language = .english })
        #expect(model.yjdlShLoginBtnText == "Sign in with this number")
        #expect(model.yjdlShNavigationAttributesTitleText.string == "Sign In")
        #expect(model.yjdlShAppPrivacyNormalDesTextFirst == "I have read and agree to ")
        #expect(model.yjdlShAppPrivacyNormalDesTextFourth == ", ")
        #expect(model.yjdlShCheckBoxTipMsg == "Please accept the agreements first")
    }

    @Test("hands an agreement over as name and address")
    func agreements() throws {
        let model = model(
            page {
                $0.agreements.items = [.init(name: "Terms", url: "https://example.com/terms")]
                $0.agreements.prefix = "I accept "
                $0.agreements.separators = ["+"]
            })
        try #require(model.yjdlShAppPrivacyFirst.count == 2)
        #expect(model.yjdlShAppPrivacyFirst[0] as? String == "Terms")
        #expect(model.yjdlShAppPrivacyFirst[1] as? URL == URL(string: "https://example.com/terms"))
        #expect(model.yjdlShAppPrivacySecond.isEmpty)
        #expect(model.yjdlShAppPrivacyNormalDesTextFirst == "I accept ")
        #expect(model.yjdlShAppPrivacyNormalDesTextSecond == "+")
        #expect(model.yjdlShAppPrivacyNormalDesTextThird.isEmpty)
    }

    @Test(
        "puts the carrier's agreement last only where the style does", arguments: [(0, false), (1, false), (2, true)])
    func carrierPosition(position: Int, isLast: Bool) {
        let page = page {
            $0.agreements.items = [.init(name: "A", url: "https://a.com"), .init(name: "B", url: "https://b.com")]
            $0.agreements.carrierPosition = position
        }
        #expect(page["yjdlShOperatorPrivacyAtLast"] == .flag(isLast))
    }

    @Test("copies numbers, flags, colours, fonts and images in the boxes that the SDK wants")
    func boxes() {
        let model = model(
            page {
                $0.appearance = .dark
                $0.navigationBar.isHidden = true
                $0.logo.image = "logo"
                $0.loginButton.cornerRadius = 6
                $0.loginButton.backgroundColor = .black
                $0.number.fontSize = 30
                $0.agreements.checkbox.size = 20
            })
        #expect(model.yjdlShAuthWindowOverrideUserInterfaceStyle == 2)
        #expect(model.yjdlShNavigationBarHidden == NSNumber(value: true))
        #expect(model.yjdlShLogoImage.name == "logo")
        #expect(model.yjdlShLogoHiden == NSNumber(value: false))
        #expect(model.yjdlShLoginBtnCornerRadius == 6)
        #expect(model.yjdlShLoginBtnBgColor == .black)
        #expect(model.yjdlShPhoneNumberFont == .boldSystemFont(ofSize: 30))
        #expect(model.yjdlShCheckBoxSize.cgSizeValue == CGSize(width: 20, height: 20))
    }

    @Test("hides the logo where the app has none, since the SDK would show its own")
    func noLogo() {
        #expect(page()["yjdlShLogoHiden"] == .flag(true))
    }

    @Test("names only properties that the SDK has")
    func properties() throws {
        let table = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Vendors/Shanyan/API.tsv")
        let text = try String(contentsOf: table, encoding: .utf8)
        for rule in ShanyanPageRules.all {
            #expect(text.contains("var \(rule.property): "), "\(rule.property)")
        }
    }

    @Test(
        "puts the switch button where the style wants it",
        arguments: [
            (
                AuthPageStyle.Anchors(top: 10, left: 20, width: 100, height: 30),
                CGRect(x: 20, y: 10, width: 100, height: 30)
            ),
            (
                AuthPageStyle.Anchors(bottom: 10, right: 20, width: 100, height: 30),
                CGRect(x: 280, y: 760, width: 100, height: 30)
            ),
            (AuthPageStyle.Anchors(top: 0, left: 10, right: 10), CGRect(x: 10, y: 0, width: 380, height: 24)),
            (
                AuthPageStyle.Anchors(centerX: 5, centerY: -8, width: .share(0.5), height: 20),
                CGRect(x: 105, y: 382, width: 200, height: 20)
            ),
        ])
    func switchButton(anchors: AuthPageStyle.Anchors, frame: CGRect) {
        let area = UIView(frame: .zero)
        var style = AuthPageStyle.SwitchButton()
        style.placement = .init(anchors, landscape: .hidden)
        let button = SwitchButton(title: .label(.init("Other")), style: style)
        button.draw(in: area, pageSize: CGSize(width: 400, height: 800)) {}
        #expect(area.subviews.first?.frame == frame)
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
        button.draw(in: wide, pageSize: .zero) {}
        #expect(wide.subviews.isEmpty)
    }
}
