import AlicomFusionAuthStandIn
import AliyunFusionSimulation
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthAliyunFusion

@Suite("Fusion's page")
@MainActor struct PageTests {
    private func style() -> AuthPageStyle {
        var style = AuthPageStyle()
        style.navigationBar.title = .init("Login", color: .black, fontSize: 18)
        style.loginButton.title.text = "Go"
        style.logo.isHidden = true
        style.switchButton.isHidden = true
        style.agreements.items = [
            .init(name: "Terms", url: "https://example.com/t"), .init(name: "Privacy", url: "https://example.com/p"),
        ]
        style.agreements.carrierPosition = 2
        style.agreements.checkbox.isChecked = true
        style.consentDialog.isEnabled = true
        style.consentDialog.logsInOnAgree = false
        return style
    }

    @Test("A style becomes the model's properties")
    func rules() {
        let page = PageTable.aliyunFusion.translate(style()).page
        #expect(page["navTitle"] == .label(.init("Login", color: .black, fontSize: 18)))
        #expect(page["logoIsHidden"]?.flag == true)
        #expect(page["changeBtnIsHidden"]?.flag == true)
        #expect(page["privacyOne"]?.agreements?.first?.name == "Terms")
        #expect(page["privacyTwo"]?.agreements?.first?.url == "https://example.com/p")
        #expect(page["privacyThree"] == nil, "an agreement that is not there shifts no other")
        #expect(page["privacyOperatorIndex"]?.number == 2)
        #expect(page["privacyAlertIsNeedShow"]?.flag == true)
        #expect(page["privacyAlertIsNeedAutoLogin"]?.flag == false)
    }

    @Test("The page is styled before it is shown: a box that the style ticks logs in at the first tap")
    func styledBeforeShown() async throws {
        var settings = PhoneSettings()
        settings.user = [UserStep(after: 1, .tapLogin)]
        let run = SimulatedRun(
            .aliyunFusion, configuration: fusionConfiguration { $0.page = style() },
            on: SimulatedPhone(settings: settings), vendors: simulatedFusion)
        let report = try await run.report()
        #expect(report.outcomeName == "success")
        #expect(report.events.map(\.event)[1] == .loginTapped(isChecked: true))
    }

    @Test("A tapped agreement is found in the style")
    func agreement() async throws {
        var settings = PhoneSettings()
        settings.user = [
            UserStep(after: 1, .tapAgreement(1)), UserStep(after: 2, .tapAgreement(-1)), UserStep(after: 3, .tapBack),
        ]
        let run = SimulatedRun(
            .aliyunFusion, configuration: fusionConfiguration { $0.page = style() },
            on: SimulatedPhone(settings: settings), vendors: simulatedFusion)
        let events = try await run.report().events.map(\.event)
        #expect(events.contains(.agreementTapped(index: 1, title: "Privacy", url: "https://example.com/p")))
        #expect(
            events.contains { event in
                if case .agreementTapped(index: -1, _, _) = event { true } else { false }
            })
    }
}
