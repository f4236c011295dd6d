import ATAuthSDKStandIn
import AliyunPNVSSimulation
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthAliyunPNVS

@MainActor @Suite("What an app adds to Aliyun PNVS' page")
struct PageHookTests {
    @MainActor private final class Log {
        var canvases: [PageFrames] = []
        weak var view: UIView?
        var words: [String] = []

        /// Taps what was drawn under a name.
        func tap(_ name: String) {
            var found: UIControl?
            func search(_ view: UIView) {
                if view.accessibilityIdentifier == PageAdditions.identifier(name) { found = view as? UIControl }
                view.subviews.forEach(search)
            }
            if let view { search(view) }
            found?.sendActions(for: .touchUpInside)
            if found == nil { words.append("no \(name)") }
        }
    }

    private func run(
        _ style: AuthPageStyle, user: [UserStep] = [UserStep(after: 5, .tapBack)],
        _ adjust: @MainActor (inout PageHooks, Log, SimulatedPhone) -> Void
    ) async throws -> (report: RunReport, log: Log) {
        var settings = PhoneSettings()
        settings.user = user
        let phone = SimulatedPhone(settings: settings)
        let log = Log()
        var run = SimulatedRun(.aliyunPNVS, configuration: pnvsConfiguration(style), on: phone) {
            [.aliyunPNVS(AliyunPNVSBinding())]
        }
        run.hooks.customViews = { canvas in
            log.canvases.append(canvas.frames)
            log.view = canvas.view
        }
        adjust(&run.hooks, log, phone)
        return (try await run.report(), log)
    }

    @Test("is drawn with the frames of the SDK's own controls, once they are known")
    func frames() async throws {
        let (_, log) = try await run(AuthPageStyle()) { _, _, _ in }
        let frames = try #require(log.canvases.last)
        #expect(frames.controls[.loginButton]?.y == 240.0)
        #expect(frames.controls[.loginButton]?.height == 48.0)
        #expect(frames.controls[.logo] == nil, "there is none")
        #expect(frames.size == CGSize(width: 393, height: 749))
        #expect(log.canvases.count == 2, "when the view is there, and when it has been laid out")
    }

    @Test(
        "ends the login where it is another login, with the event of its kind",
        arguments: [
            (AuthPageStyle.OtherLogin(.apple), "apple"),
            (AuthPageStyle.OtherLogin(.custom, id: "mail", image: "mail"), "mail"),
        ])
    func otherLogin(_ item: AuthPageStyle.OtherLogin, _ kind: String) async throws {
        var style = AuthPageStyle()
        style.otherLogins.items = [item]
        let (report, log) = try await run(style) { _, log, phone in
            phone.schedule(after: 2) { log.tap("otherLogin.\(item.identifier)") }
        }
        #expect(report.outcomeName == "userChoseOtherMethod")
        #expect(report.events.map(\.event).filter { $0 == .otherLoginTapped(kind: kind) }.count == 1)
        #expect(report.pageCloses == 1)
        #expect(log.words.isEmpty)
    }

    @Test("is told as an event where it is the bar's own item, and the page stays")
    func rightItem() async throws {
        var style = AuthPageStyle()
        style.navigationBar.rightItem = .init(id: "help", title: "Help")
        let phone = SimulatedPhone()
        let sdk = ScriptedSDK()
        let scheduler = SimulatedScheduler(phone: phone)
        let client = try PhoneAuthClient(
            configuration: pnvsConfiguration(style), vendors: [.aliyunPNVS(sdk)], scheduler: scheduler)
        client.grantConsent()
        phone.schedule(after: 1) {
            sdk.say("600001")
            (sdk.painting?.rightItem as? UIControl)?.sendActions(for: .touchUpInside)
        }
        phone.schedule(after: 2) { sdk.say("600000", ["token": .text("t")]) }
        var events: [AuthPageEvent] = []
        let credential = try await client.login(from: UIViewController(), events: EventSink { events.append($0) })
        #expect(credential.vendor == .aliyunPNVS)
        #expect(events.contains(.customControlTapped(id: "help")))
    }

    @Test("shows the title that the SDK lacks")
    func title() async throws {
        var style = AuthPageStyle()
        style.pageTitle.label.text = "Welcome"
        let phone = SimulatedPhone(settings: .init())
        _ = try await SimulatedRun(.aliyunPNVS, configuration: pnvsConfiguration(style), on: phone) {
            [.aliyunPNVS(AliyunPNVSBinding())]
        }.report()
        #expect(phone.lastPage?["pageTitle"]?.text == "Welcome")
        #expect(phone.lastPage?["pageTitle"]?.frame.y == 219.0)
    }

    @Test("shows the app's own wheel from the ticked tap until the login ends, in place of the SDK's")
    func loading() async throws {
        let (report, log) = try await run(
            AuthPageStyle(),
            user: [
                UserStep(after: 1, .tapLogin), UserStep(after: 2, .tapCheckbox), UserStep(after: 3, .tapLogin),
            ]
        ) { hooks, log, _ in
            hooks.showsLoading = { _ in log.words.append("show") }
            hooks.hidesLoading = { log.words.append("hide") }
        }
        #expect(report.outcomeName == "success")
        #expect(log.words == ["show", "hide"])
    }

    @Test("hands nothing to the SDK where there is nothing to add")
    func nothing() async throws {
        let phone = SimulatedPhone()
        let sdk = ScriptedSDK()
        let client = try PhoneAuthClient(
            configuration: pnvsConfiguration(), vendors: [.aliyunPNVS(sdk)], scheduler: SimulatedScheduler(phone: phone)
        )
        client.grantConsent()
        phone.schedule(after: 1) { sdk.say("600001") }
        phone.schedule(after: 2) { sdk.say("700000") }
        await #expect(throws: PhoneAuthError.self) { try await client.login(from: UIViewController()) }
        #expect(sdk.calls.contains("login"))
        #expect(sdk.painting == nil)
    }

    @Test("is asked again when the page has been turned, and a layout like the last draws nothing")
    func turns() async throws {
        var style = AuthPageStyle()
        style.orientations = [.portrait, .landscapeLeft]
        let phone = SimulatedPhone()
        let sdk = ScriptedSDK()
        let client = try PhoneAuthClient(
            configuration: pnvsConfiguration(style), vendors: [.aliyunPNVS(sdk)],
            scheduler: SimulatedScheduler(phone: phone))
        client.grantConsent()
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 749))
        phone.schedule(after: 1) {
            sdk.say("600001")
            sdk.painting?.begin(area)
            let upright = CGRect(x: 0, y: 103, width: 393, height: 749)
            for content in [upright, upright, CGRect(x: 0, y: 32, width: 852, height: 361)] {
                let isUpright = content.width == 393
                let screen = CGSize(width: isUpright ? 393 : 852, height: isUpright ? 852 : 393)
                area.frame = CGRect(origin: .zero, size: content.size)
                sdk.painting?.layOut(screen, content, [:])
            }
        }
        phone.schedule(after: 2) { sdk.say("700000") }
        var words: [String] = []
        var hooks = PageHooks()
        hooks.customViews = { words.append("draw \(Int($0.frames.size.width))") }
        hooks.turns = { size, view in words.append("turn \(Int(size.width)) \(view === area)") }
        await #expect(throws: PhoneAuthError.self) {
            try await client.login(from: UIViewController(), hooks: hooks)
        }
        #expect(words == ["draw 393", "draw 393", "draw 852", "turn 852 true"])
    }

    @Test("is drawn upright at first where the style is never turned, however the presenter lies")
    func neverTurned() async throws {
        var style = AuthPageStyle()
        style.orientations = [.portrait]
        let phone = SimulatedPhone()
        let sdk = ScriptedSDK()
        let client = try PhoneAuthClient(
            configuration: pnvsConfiguration(style), vendors: [.aliyunPNVS(sdk)],
            scheduler: SimulatedScheduler(phone: phone))
        client.grantConsent()
        phone.schedule(after: 1) {
            sdk.say("600001")
            sdk.painting?.begin(UIView())
        }
        phone.schedule(after: 2) { sdk.say("700000") }
        var told: [Bool] = []
        var hooks = PageHooks()
        hooks.customViews = { told.append($0.frames.isLandscape) }
        let presenter = UIViewController()
        presenter.view.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
        await #expect(throws: PhoneAuthError.self) {
            try await client.login(from: presenter, hooks: hooks)
        }
        #expect(told == [false])
    }

    @Test("hears of the second agreement dialog: it is shown at an unticked tap, and agreeing logs in")
    func dialogAgreed() async throws {
        var style = AuthPageStyle()
        style.consentDialog.isEnabled = true
        let user = [UserStep(after: 1, .tapLogin), UserStep(after: 2, .tapAgreement(0)), UserStep(after: 3, .tapLogin)]
        let (report, _) = try await run(style, user: user) { _, _, _ in }
        #expect(report.outcomeName == "success")
        #expect(
            report.events.map(\.event.name) == [
                "pagePresented", "consentDialogShown", "agreementTapped", "consentDialogConfirmed", "pageDismissed",
            ])
    }

    @Test("hears that the second agreement dialog was closed, and that nobody logged in")
    func dialogClosed() async throws {
        var style = AuthPageStyle()
        style.consentDialog.isEnabled = true
        let (report, _) = try await run(style, user: [UserStep(after: 1, .tapLogin), UserStep(after: 2, .tapBack)]) {
            _, _, _ in
        }
        #expect(report.outcomeName == "userCancelled")
        #expect(report.events.map(\.event.name).contains("consentDialogDismissed"))
    }

    @Test("is given an agreement to open where the style leaves them to the app, with the page's controller")
    func opensAgreement() async throws {
        var style = AuthPageStyle()
        style.agreementPage.openedBy = .app
        let (_, log) = try await run(
            style, user: [UserStep(after: 1, .tapAgreement(-1)), UserStep(after: 2, .tapBack)]
        ) {
            hooks, log, _ in
            hooks.opensAgreement = { agreement, controller in
                log.words.append("\(agreement.index ?? 9) \(controller is UINavigationController)")
            }
        }
        #expect(log.words == ["-1 true"])
    }
}
