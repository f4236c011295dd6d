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
                $0 == $0.rounded() ? String(Int($0)) : String($0)
            }
            return "\(element.kind)\(element.id.map { " \($0)" } ?? "") \(numbers.joined(separator: " "))"
        }
    }

    @Test("lies upright where the style asks for it, with its own title and button for another number")
    func portrait() async throws {
        let page = try await run(try exampleStyle()).page
        #expect(lines(page.elements) == [])
        #expect(page["otherNumberButton"]?.text == "其他手机号登录")
        #expect(page["pageTitle"]?.text == "登录")
    }

    @Test("lies in landscape where the style asks for it")
    func landscape() async throws {
        let page = try await run(try exampleStyle(), isLandscape: true).page
        #expect(lines(page.elements) == [])
    }

    @Test("is a popup without a bar")
    func popup() async throws {
        var style = try exampleStyle()
        style.presentation.mode = .popup
        let page = try await run(style).page
        #expect(page["popup"]?.frame == .init(x: 46.5, y: 268.5, width: 300, height: 340))
        #expect(page["navigationBar"] == nil)
        #expect(page["number"]?.frame.y == 268.5 + 150)
        #expect(page.dialog.isEmpty)
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
        #expect(canvas.frames?.controls[.loginButton] == PageFrame(x: 29.475, y: 240, width: 334.05, height: 48))
        #expect(canvas.frames?.controls[.pageTitle]?.y == 116)
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
}
