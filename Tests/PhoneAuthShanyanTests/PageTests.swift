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
        let items = ["A", "B", "C"].map { AuthPageStyle.Agreement(name: $0, url: "https://example.com") }
        let model = model(
            page {
                $0.language = .english
                $0.agreements.items = items
            })
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
        // What stands between agreements that there are not is left to the SDK.
        #expect(model.yjdlShAppPrivacyNormalDesTextThird == YjdlShUIConfigure().yjdlShAppPrivacyNormalDesTextThird)
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
}
