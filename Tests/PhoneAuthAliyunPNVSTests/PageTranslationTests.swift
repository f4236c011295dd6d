import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@testable import PhoneAuthAliyunPNVS

@Suite("A style for Aliyun PNVS")
struct PageTranslationTests {
    private func translate(
        _ change: (inout AuthPageStyle) -> Void = { _ in }
    ) -> (page: VendorPage, report: PageReport) {
        var style = AuthPageStyle()
        change(&style)
        let translation = PageTable.aliyunPNVS.translate(style)
        return (translation.page, translation.report)
    }

    private func kind(_ field: String, in report: PageReport) -> String? {
        if report.applied.contains(field) { return "applied" }
        if report.inactive.contains(field) { return "inactive" }
        if report.approximated.contains(where: { $0.field == field }) { return "approximated" }
        return report.unsupported.contains { $0.field == field } ? "unsupported" : nil
    }

    @Test("fills the texts that it leaves out in its language, since the SDK's own are Chinese")
    func standardTexts() {
        let page = translate { $0.language = .english }.page
        #expect(page["navTitle"] == .label(AuthPageStyle().navigationBar.title.filled(with: "Sign In")))
        #expect(
            page["loginBtnText"] == .label(AuthPageStyle().loginButton.title.filled(with: "Sign in with this number")))
        #expect(page["privacyPreText"] == .text("I have read and agree to "))
        #expect(page["privacyConectTexts"] == .texts([" and ", ", ", ", "]))
        #expect(page["privacyAlertBtnContent"] == .text("Agree and continue"))
        #expect(page["sloganText"] == nil, "the slogan is the carrier's")
    }

    @Test("sets no font that the SDK would ignore, and says so")
    func smallFonts() {
        let (page, report) = translate {
            $0.number.fontSize = 14
            $0.agreements.fontSize = 9
            $0.consentDialog.isEnabled = true
            $0.consentDialog.contentFontSize = 10
            $0.consentDialog.agreeButton.title.fontSize = 8
        }
        #expect(page["numberFont"] == .font(size: 16, isBold: true))
        #expect(page["privacyFont"] == .font(size: 12, isBold: false))
        #expect(page["privacyAlertContentFont"] == .font(size: 12, isBold: false))
        #expect(page["privacyAlertButtonFont"] == .font(size: 10, isBold: false))
        for field in ["number.fontSize", "agreements.fontSize", "consentDialog.contentFontSize"] {
            #expect(kind(field, in: report) == "approximated")
        }
    }

    @Test("has its corners in the SDK's order: upper left, lower left, lower right, upper right")
    func corners() {
        let page = translate {
            $0.presentation.mode = .popup
            $0.presentation.popup.cornerRadius = .init(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4)
        }.page
        #expect(page["alertCornerRadiusArray"] == .numbers([1, 3, 4, 2]))
    }

    @Test("says on which screen, and in which orientation, the SDK finds the login button too narrow")
    func narrowButton() {
        func kind(_ width: Double, on screen: PageScreen, _ orientations: [AuthPageStyle.Orientation]) -> String? {
            var style = AuthPageStyle()
            style.orientations = orientations
            style.loginButton.placement = .init(
                .init(top: 240, centerX: 0, width: .points(width), height: 48))
            let report = PageTable.aliyunPNVS.translate(style, on: screen).report
            return self.kind("loginButton.placement.width", in: report)
        }
        #expect(kind(190, on: .small, [.portrait]) == "applied")
        #expect(kind(190, on: .medium, [.portrait]) == "unsupported")
        #expect(kind(205, on: .medium, [.portrait]) == "applied")
        #expect(kind(205, on: .large, [.portrait]) == "unsupported")
        // Nothing is said of landscape: the same width holds there.
        #expect(kind(300, on: .medium, [.portrait, .landscapeLeft]) == "approximated")
        #expect(kind(300, on: .medium, [.landscapeLeft]) == "unsupported")
        #expect(kind(190, on: .medium, [.portrait, .landscapeLeft]) == "unsupported")
        #expect(kind(440, on: .medium, [.landscapeLeft]) == "applied")
    }

    @Test("gives the login button three pictures, or a colour, or neither")
    func pictures() {
        let one = translate { $0.loginButton.images.normal = "go" }.page
        #expect(one["loginBtnBgImgs"] == .images(["go", "go", "go"]))
        #expect(one["loginBtnBgImgs.color"] == nil)
        let (none, report) = translate {
            $0.loginButton.images.disabled = "off"
            $0.loginButton.backgroundColor = .black
        }
        #expect(none["loginBtnBgImgs"] == nil)
        #expect(none["loginBtnBgImgs.color"] == .color(.black))
        #expect(kind("loginButton.backgroundColor", in: report) == "approximated")
        #expect(kind("loginButton.images.disabled", in: report) == "unsupported")
        #expect(translate { $0.loginButton.backgroundColor = nil }.page["loginBtnBgImgs.color"] == nil)
    }

    @Test("takes the carrier's quotes that the SDK knows, nothing for none, and refuses others")
    func quotes() {
        let page = translate { $0.agreements.carrierQuotes = "【】" }.page
        #expect(page["privacyOperatorPreText"] == .text("【"))
        #expect(page["privacyOperatorSufText"] == .text("】"))
        #expect(translate { $0.agreements.carrierQuotes = "" }.page["privacyOperatorPreText"] == .text(""))
        let (other, report) = translate { $0.agreements.carrierQuotes = "“”" }
        #expect(other["privacyOperatorPreText"] == nil)
        #expect(kind("agreements.carrierQuotes", in: report) == "unsupported")
    }

    @Test("has a second dialog on a full-screen page alone")
    func dialogInPopup() {
        let (popup, report) = translate {
            $0.presentation.mode = .popup
            $0.consentDialog.isEnabled = true
            $0.consentDialog.alpha = 0.5
        }
        #expect(popup["privacyAlertIsNeedShow"] == .flag(false))
        #expect(kind("consentDialog.enabled", in: report) == "unsupported")
        #expect(kind("consentDialog.alpha", in: report) == "unsupported")
        #expect(translate { $0.consentDialog.isEnabled = true }.page["privacyAlertIsNeedShow"] == .flag(true))
    }

    @Test("is a popup by a frame alone, which no full-screen page has")
    func popup() {
        #expect(translate().page["contentViewFrameBlock"] == nil)
        let page = translate {
            $0.presentation.mode = .popup
            $0.presentation.popup.placement.landscape = .hidden
        }.page
        let placement = page["contentViewFrameBlock"]?.placement
        let screen = CGSize(width: 800, height: 400)
        let frame = placement?.frame(in: screen, screen: screen, natural: CGRect(origin: .zero, size: screen))
        #expect(frame == CGRect(x: 250, y: 30, width: 300, height: 340), "a popup cannot be hidden")
    }

    @Test("prints a popup's frames in the view below its title bar, where the SDK counts them")
    func printedPopup() {
        var style = AuthPageStyle()
        style.presentation.mode = .popup
        style.agreements.placement = .init(.init(bottom: 20, left: 20, right: 20, height: 60))
        style.loginButton.placement = .init(.init(centerX: 0, centerY: 10, width: 200, height: 40))
        style.number.placement = .init(.init(top: 30, centerX: 0))
        let page = PageTable.aliyunPNVS.translate(style).page
        let json = PageTable.aliyunPNVS.json(of: page, style: style, on: .medium)
        // The popup is 340 points high, and its bar 44.
        #expect(json["privacyFrameBlock"]?["y"] == 216)
        #expect(json["loginBtnFrameBlock"]?["y"] == 116)
        #expect(json["numberFrameBlock"]?["y"] == 30)
        #expect(json["contentViewFrameBlock"]?["height"] == 340)
    }

    @Test("cannot be pushed: it slides in from the right, and the report says so")
    func push() {
        let (page, report) = translate {
            $0.presentation.mode = .push
            $0.presentation.direction = .top
        }
        #expect(page["presentDirection"] == .number(1))
        #expect(kind("presentation.mode", in: report) == "approximated")
        #expect(kind("presentation.direction", in: report) == "inactive")
    }

    @Test("gives the SDK the colours of the appearance that it asks for, whatever the phone's")
    func appearance() {
        let page = translate {
            $0.appearance = .dark
            $0.navigationBar.backgroundColor = .init(0x111111, dark: 0x222222)
        }.page
        #expect(page["navColor"] == .color(.init(0x222222)))
        let system = translate { $0.navigationBar.backgroundColor = .init(0x111111, dark: 0x222222) }.page
        #expect(system["navColor"] == .color(.init(0x111111, dark: 0x222222)))
    }

    @Test("leaves agreements to the app where it says so")
    func agreements() {
        #expect(translate().page["privacyVCIsCustomized"] == .flag(false))
        for opener in [AuthPageStyle.Opener.app, .safari] {
            let (page, report) = translate {
                $0.agreementPage.openedBy = opener
                $0.agreementPage.titleFontSize = 30
            }
            #expect(page["privacyVCIsCustomized"] == .flag(true))
            #expect(kind("agreementPage.titleFontSize", in: report) == "inactive")
        }
    }

    @Test("fades, flips and shakes by animations that the framework makes")
    func animations() {
        let page = translate {
            $0.presentation.transition = .fade
            $0.presentation.duration = 0.5
            $0.agreements.shake = .horizontal
        }.page
        #expect(page["entryAnimation"] == .members(["opacity": 0, "duration": 0.5]))
        #expect(page["privacyAnimation"]?.members?["transform.translation.x"] == 8)
        #expect(translate().page["entryAnimation"] == nil, "the SDK's own animation covers")
    }

    @Test("puts orientations together as UIKit's mask")
    func orientations() {
        #expect(
            translate { $0.orientations = AuthPageStyle.Orientation.allCases }.page["supportedInterfaceOrientations"]
                == .number(30))
        #expect(translate { $0.orientations = [.landscapeLeft] }.page["supportedInterfaceOrientations"] == .number(16))
    }

    @Test("lets an override win, and says which field is not as the style asks")
    func override() {
        var style = AuthPageStyle()
        style.switchButton.title.text = "Other"
        let translation = PageTable.aliyunPNVS.translate(
            style, overrides: ["changeBtnTitle": .label(.init("Mine"))])
        #expect(translation.page["changeBtnTitle"] == .label(.init("Mine")))
        #expect(translation.report.approximated.map(\.field) == ["switchButton.title.text"])
    }
}
