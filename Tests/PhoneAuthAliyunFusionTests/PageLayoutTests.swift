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

@MainActor @Suite("Fusion's page on a simulated phone")
struct PageLayoutTests {
    private func exampleStyle() throws -> AuthPageStyle {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("PhoneAuthToolTests/Configurations/complete.json")
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        return try AuthPageStyle(
            data: JSONSerialization.data(withJSONObject: json?["page"] as? [String: Any] ?? [:]))
    }

    private func run(
        _ style: AuthPageStyle, isLandscape: Bool = false, hooks: PageHooks = PageHooks(),
        user: [UserStep] = [UserStep(after: 5, .tapBack)], _ set: @MainActor (SimulatedPhone) -> Void = { _ in }
    ) async throws -> (report: RunReport, page: SimulatedPage) {
        var settings = PhoneSettings()
        settings.isLandscape = isLandscape
        settings.user = user
        let phone = SimulatedPhone(settings: settings)
        set(phone)
        var run = SimulatedRun(
            .aliyunFusion, configuration: fusionConfiguration { $0.page = style }, on: phone, vendors: simulatedFusion)
        run.hooks = hooks
        let report = try await run.report()
        return (report, try #require(phone.lastPage))
    }

    private func lines(_ elements: [SimulatedPage.Element]) -> [String] {
        elements.map { element in
            let frame = element.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map {
                let number = ($0 * 1000).rounded() / 1000
                return number == number.rounded() ? String(Int(number)) : String(number)
            }
            return "\(element.kind)\(element.id.map { " \($0)" } ?? "") \(numbers.joined(separator: " "))"
        }
    }

    @Test("lies upright where the style asks for it, with its own title and button for another number")
    func portrait() async throws {
        let page = try await run(try exampleStyle()).page
        #expect(
            lines(page.elements) == [
                "background 0 0 393 852",
                "navigationBar 0 0 393 103",
                "title 160.5 70 72 22",
                "backButton 12 59 44 44",
                "rightItem help 333 59 48 44",
                "logo 160.5 143 72 72",
                "pageTitle 172.5 219 48 30",
                "slogan 136.5 293 120 15",
                "number 123.5 253 146 29",
                "loginButton 29.475 343 334.05 48",
                "switchButton 116.5 407 160 24",
                "otherNumberButton 116.5 439 160 24",
                "checkbox 28 724 18 18",
                "agreements 51 718 314 30",
                "otherLogin apple 114.5 483 44 44",
                "otherLogin wechat 174.5 483 44 44",
                "otherLogin qq 234.5 483 44 44",
            ])
        #expect(page["otherNumberButton"]?.text == "其他手机号登录")
        #expect(page["pageTitle"]?.text == "登录")
    }

    @Test("lies in landscape where the style asks for it")
    func landscape() async throws {
        let page = try await run(try exampleStyle(), isLandscape: true).page
        #expect(
            lines(page.elements) == [
                "background 0 0 852 393",
                "navigationBar 0 0 852 32",
                "title 390 5 72 22",
                "backButton 12 0 32 32",
                "rightItem help 792 0 48 32",
                "slogan 366 88 120 15",
                "number 353 52 146 29",
                "loginButton 170.4 122 511.2 44",
                "switchButton 346 174 160 24",
                "checkbox 80 304 18 18",
                "agreements 103 304 669 18",
                "otherLogin apple 350 208 40 40",
                "otherLogin wechat 406 208 40 40",
                "otherLogin qq 462 208 40 40",
            ])
    }

    @Test("is a popup without a bar")
    func popup() async throws {
        var style = try exampleStyle()
        style.presentation.mode = .popup
        let page = try await run(style).page
        #expect(page["popup"]?.frame == .init(x: 46.5, y: 256, width: 300, height: 340))
        #expect(page["navigationBar"] == nil)
        #expect(page["number"]?.frame.y == 406.0)
        #expect(page.dialog.isEmpty)
    }

    @Test("counts the middle of a popup from the popup's, which has no bar")
    func middleOfPopup() async throws {
        var style = AuthPageStyle()
        style.presentation.mode = .popup
        style.pageTitle.label.text = "Welcome"
        style.pageTitle.placement = .init(.init(centerX: 0, centerY: -60, width: 100, height: 20))
        style.loginButton.placement = .init(.init(centerX: 0, centerY: 10, width: 200, height: 40))
        let page = try await run(style).page
        #expect(page["popup"]?.frame == .init(x: 46.5, y: 256, width: 300, height: 340))
        #expect(page["loginButton"]?.frame == .init(x: 96.5, y: 416, width: 200, height: 40))
        #expect(page["pageTitle"]?.frame.y == 356)
    }

    @Test("has neither title nor button for another number where the style has none")
    func without() async throws {
        let page = try await run(AuthPageStyle()).page
        #expect(page["pageTitle"] == nil)
        #expect(page["otherNumberButton"] == nil)
    }

    @MainActor private final class Canvas {
        weak var view: UIView?
        var frames: PageFrames?

        func find(_ name: String) -> UIControl? {
            func search(_ view: UIView) -> UIControl? {
                if view.accessibilityIdentifier == PageAdditions.identifier(name) { return view as? UIControl }
                for subview in view.subviews {
                    if let found = search(subview) { return found }
                }
                return nil
            }
            return view.flatMap { search($0) }
        }
    }

    @Test("lets the app draw with the frames of the SDK's own controls, the title's among them")
    func customViews() async throws {
        let canvas = Canvas()
        var hooks = PageHooks()
        hooks.customViews = { canvas.frames = $0.frames }
        _ = try await run(try exampleStyle(), hooks: hooks)
        #expect(canvas.frames?.controls[.loginButton]?.y == 240.0)
        #expect(canvas.frames?.controls[.loginButton]?.height == 48.0)
        #expect(canvas.frames?.controls[.pageTitle]?.y == 116.0)
    }

    @Test("ends the login at another login's button, once")
    func otherLogin() async throws {
        let canvas = Canvas()
        var hooks = PageHooks()
        hooks.customViews = { canvas.view = $0.view }
        let (report, _) = try await run(try exampleStyle(), hooks: hooks) { phone in
            phone.schedule(after: 3) { canvas.find("otherLogin.qq")?.sendActions(for: .touchUpInside) }
        }
        #expect(report.outcomeName == "userChoseOtherMethod")
        #expect(report.events.map(\.event).filter { $0 == .otherLoginTapped(kind: "qq") }.count == 1)
        #expect(report.pageCloses == 1)
    }

    @Test("follows the scene when its own button for another number is tapped")
    func otherNumber() async throws {
        var style = AuthPageStyle()
        style.otherNumberButton.isHidden = false
        let shown = Locked<UIButton?>(nil)
        let phone = SimulatedPhone(settings: PhoneSettings())
        phone.schedule(after: 1.1) { shown.withLock { $0 }?.sendActions(for: .touchUpInside) }
        let run = SimulatedRun(.aliyunFusion, configuration: fusionConfiguration { $0.page = style }, on: phone) {
            let binding = AliyunFusionBinding()
            binding.willShowPage = { model in shown.withLock { $0 = model.otherLoginButton } }
            return [.aliyunFusion(binding) { FusionToken("auth-token") }]
        }
        let report = try await run.report()
        #expect(report.outcomeName == "userChoseOtherMethod")
        #expect(report.eventNames.contains("otherNumberTapped"))
    }

    @Test("shows its second agreement dialog at an unticked tap, and agreeing logs in")
    func dialogAgreed() async throws {
        var style = AuthPageStyle()
        style.consentDialog.isEnabled = true
        let user = [UserStep(after: 1, .tapLogin), UserStep(after: 3, .tapLogin)]
        let report = try await run(style, user: user).report
        #expect(report.outcomeName == "success")
        #expect(
            report.eventNames.filter { $0.hasPrefix("consentDialog") } == [
                "consentDialogShown", "consentDialogConfirmed",
            ])
    }
}
