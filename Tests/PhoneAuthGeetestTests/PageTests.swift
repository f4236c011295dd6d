import Foundation
import OneLoginSDKStandIn
import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import GeetestSimulation

@MainActor @Suite("Geetest's page")
struct PageTests {
    private let binding = GeetestBinding()

    /// The page that the provider hands over for a style.
    private func page(_ style: AuthPageStyle) async throws -> (VendorPage, GeetestPageHooks) {
        let sdk = ScriptedSDK()
        let phone = SimulatedPhone()
        let client = try ScriptedClient.client(sdk, SimulatedScheduler(phone: phone))
        phone.schedule(after: 1) { sdk.fail(.text("-20302")) }
        _ = try? await client.login(from: UIViewController(), style: style)
        return (try #require(sdk.page), try #require(sdk.hooks))
    }

    private func model(_ style: AuthPageStyle, log: EventLog = EventLog()) async throws -> OLAuthViewModel {
        let (page, hooks) = try await page(style)
        let model = OLAuthViewModel()
        binding.apply(page, to: model)
        binding.apply(hooks, of: page, to: model) { log.add($0) }
        binding.report(from: model, hooks) { log.add($0) }
        return model
    }

    @Test("uses only properties that the SDK has")
    func properties() async throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Vendors/Geetest/API.tsv")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        var style = AuthPageStyle()
        style.logo.image = "logo"
        style.slogan.text = "slogan"
        style.switchButton.backgroundColor = .white
        style.navigationBar.backImage = "back"
        style.loginButton.images.normal = "button"
        style.agreements.checkbox.images = .init(checked: "on", unchecked: "off")
        let (page, _) = try await page(style)
        #expect(page.properties.count > 30)
        for name in page.properties.keys {
            let property = name.prefix { $0 != "." }
            #expect(lines.contains { $0.hasPrefix("OLAuthViewModel\tvar\tvar \(property):") }, "\(name)")
        }
    }

    @Test("puts what the style says onto the SDK's model")
    func translation() async throws {
        var style = AuthPageStyle()
        style.appearance = .dark
        style.language = .english
        style.navigationBar.title.text = "Log in"
        style.logo.image = "logo"
        style.logo.cornerRadius = 3
        style.loginButton.images = .init(normal: "button")
        style.switchButton.title.text = "Other"
        style.agreements.checkbox.size = 20
        style.agreements.alignment = .center
        style.agreements.shake = .vertical
        style.agreements.carrierQuotes = ""
        style.consentDialog.isEnabled = true
        let model = try await model(style)
        #expect(model.userInterfaceStyle == 2)
        #expect(model.languageType == .english)
        #expect(model.naviTitle?.string == "Log in")
        #expect(!model.logoHidden)
        #expect(model.logoCornerRadius == 3)
        #expect(model.authButtonTitle?.string == "Sign in with this number")
        #expect(model.authButtonImages?.count == 3)
        #expect(model.switchButtonText == "Other")
        #expect(model.checkBoxRect.size == CGSize(width: 20, height: 20))
        #expect(model.termsAlignment == .center)
        #expect(model.shakeStyle == .vertical)
        #expect(!model.hasQuotationMarkOnCarrierProtocol)
        #expect(!model.defaultCheckBoxState)
        #expect(model.willAuthDialogDisplay)
    }

    @Test("hides the logo where there is no picture, so that the SDK's own does not show")
    func noLogo() async throws {
        #expect(try await model(AuthPageStyle()).logoHidden)
    }

    @Test("gives the SDK exactly four texts around the agreements")
    func words() async throws {
        var style = AuthPageStyle()
        #expect(try await model(style).auxiliaryPrivacyWords as? [String] == ["我已阅读并同意", "和", "、", "并使用本机号码登录"])
        style.agreements.prefix = "a"
        style.agreements.separators = ["b"]
        style.agreements.suffix = "c"
        #expect(try await model(style).auxiliaryPrivacyWords as? [String] == ["a", "b", "、", "c"])
    }

    @Test("puts the app's agreements around the carrier's, which has the index 0", arguments: [0, 1, 3])
    func agreementOrder(carrierPosition: Int) async throws {
        var style = AuthPageStyle()
        style.agreements.items = (1...3).map { .init(name: "Terms \($0)", url: "https://example.com/\($0)") }
        style.agreements.carrierPosition = carrierPosition
        let terms = try #require(try await model(style).additionalPrivacyTerms as? [OLPrivacyTermItem])
        #expect(terms.map(\.termTitle) == ["Terms 1", "Terms 2", "Terms 3"])
        #expect(terms.map(\.index) == terms.map(\.index).sorted())
        #expect(terms.filter { $0.index < 0 }.count == carrierPosition)
        #expect(!terms.contains { $0.index == 0 })
        #expect(terms.allSatisfy { $0.block == nil })
    }

    @Test("takes agreements over only where the SDK is not to open them")
    func agreementBlocks() async throws {
        var style = AuthPageStyle()
        style.agreements.items = [.init(name: "Terms", url: "https://example.com/terms")]
        #expect(try await model(style).carrierTermItemBlock == nil)
        style.agreementPage.openedBy = .app
        let log = EventLog()
        let model = try await model(style, log: log)
        let term = try #require(model.additionalPrivacyTerms?.first as? OLPrivacyTermItem)
        term.block?(term, UIViewController())
        model.carrierTermItemBlock?(term, UIViewController())
        #expect(
            log.events == [
                GeetestPageEvent("clickAgreement", .init(index: 0)),
                GeetestPageEvent("clickAgreement", .init(index: -1)),
            ])
    }

    @Test("reports every block by its name")
    func blocks() async throws {
        let log = EventLog()
        let model = try await model(AuthPageStyle(), log: log)
        model.viewLifeCycleBlock?("viewDidAppear:", true)
        model.clickAuthButtonBlock?()
        model.clickBackButtonBlock?()
        model.clickSwitchButtonBlock?()
        model.clickCheckboxBlock?(true)
        #expect(model.customDisabledAuthActionBlock?() == false)
        model.tapAuthBackgroundBlock?()
        model.clickAuthDialogDisagreeBtnBlock?()
        model.tapAuthDialogBackgroundBlock?()
        #expect(
            log.events.map(\.name) == [
                "viewDidAppear:", "clickAuthButton", "clickBackButton", "clickSwitchButton", "clickCheckbox", "hint",
                "tapAuthBackground", "dialogDisagree", "dialogBackground",
            ])
        #expect(log.events[4].details.isChecked == true)
    }
}

/// What was reported, from any thread.
final class EventLog: Sendable {
    private let log = Snapshot<[GeetestPageEvent]>([])

    var events: [GeetestPageEvent] { log.current }
    func add(_ event: GeetestPageEvent) { log.update(log.current + [event]) }
}
