import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthShanyan
import PhoneAuthTesting
import ShanyanSimulation
import SimulatedPhone
import Testing
import UIKitShim
import YjdlShSDKStandIn

@MainActor @Suite("Shanyan's page and the app")
struct PageHookTests {
    private static func configuration(_ style: AuthPageStyle) -> PhoneAuthConfiguration {
        var configuration = PhoneAuthConfiguration(
            providers: .init(shanyan: .init(appID: Secret("app-id"))), order: [.shanyan])
        configuration.page = style
        return configuration
    }

    private func run(
        _ style: AuthPageStyle = AuthPageStyle(), hooks: PageHooks = PageHooks(),
        binding: ShanyanBinding = ShanyanBinding(), _ adjust: (inout PhoneSettings) -> Void = { _ in }
    ) async throws -> RunReport {
        var settings = PhoneSettings()
        adjust(&settings)
        var run = SimulatedRun(
            .shanyan, configuration: Self.configuration(style), on: SimulatedPhone(settings: settings)
        ) { [.shanyan(binding)] }
        run.hooks = hooks
        return try await run.report()
    }

    /// A tap on a control that is drawn, a second after the page came up.
    private func tap(_ control: String, _ style: AuthPageStyle, then action: String = "") async throws -> RunReport {
        let file = try TranscriptFile(
            data: Data(
                """
                {"vendor":"shanyan","operation":"login","deliveries":[
                 {"callback":"openPage","after":0.4,"payload":{"code":1000}},
                 {"callback":"customControl","after":1.4,"payload":{"id":"\(control)"}}\(action)]}
                """.utf8))
        return try await file.run(with: file.configuration(from: Self.configuration(style))) {
            [.shanyan(ShanyanBinding())]
        }.report()
    }

    private static var withEverything: AuthPageStyle {
        var style = AuthPageStyle()
        style.otherLogins.items = [
            .init(.apple), .init(.qq, image: "qq"), .init(.custom, id: "mail", title: "Mail", image: "mail"),
        ]
        style.navigationBar.rightItem = .init(id: "help", title: "Help")
        return style
    }

    @Test(
        "another login ends this one, and is told by its kind, or the app's name for it",
        arguments: [("qq", "qq"), ("apple", "apple"), ("mail", "mail")])
    func otherLogin(id: String, kind: String) async throws {
        let report = try await tap("otherLogin.\(id)", Self.withEverything)
        #expect(report.outcomeName == "userChoseOtherMethod")
        #expect(report.events.map(\.event) == [.pagePresented, .otherLoginTapped(kind: kind), .pageDismissed])
        #expect(report.pageCloses == 1)
    }

    @Test("the bar's own button is the app's, and ends nothing")
    func rightItem() async throws {
        let token =
            #", {"callback":"login","after":2,"payload":{"code":1000,"data":{"token":"t"}}}"#
        let report = try await tap("rightItem.help", Self.withEverything, then: token)
        #expect(report.outcomeName == "success")
        #expect(report.events.map(\.event) == [.pagePresented, .customControlTapped(id: "help"), .pageDismissed])
    }

    @Test("a tap beside the popup is told, and closes it where the style says so", arguments: [true, false])
    func mask(closes: Bool) async throws {
        var style = AuthPageStyle()
        style.presentation.mode = .popup
        style.presentation.popup.dismissOnMaskTap = closes
        let report = try await tap("mask", style)
        #expect(report.outcomeName == (closes ? "userCancelled" : "pending"))
        #expect(report.events.map(\.event).prefix(2) == [.pagePresented, .maskTapped])
        if closes { #expect(report.pageCloses == 1) }
    }

    @Test("every agreement's tap is told, the carrier's too, and the SDK alone opens them, whatever the style says")
    func agreements() async throws {
        var style = AuthPageStyle()
        style.agreements.items = [.init(name: "Terms", url: "https://example.com/terms")]
        style.agreementPage.openedBy = .app
        var opened: [PageAgreement] = []
        var hooks = PageHooks()
        hooks.opensAgreement = { agreement, _ in opened.append(agreement) }
        let report = try await run(style, hooks: hooks) {
            $0.user = [
                .init(after: 1, .tapAgreement(-1)), .init(after: 2, .tapAgreement(0)), .init(after: 3, .tapBack),
            ]
        }
        let indices = report.events.compactMap { event -> Int? in
            guard case .agreementTapped(let index, _, _) = event.event else { return nil }
            return index
        }
        #expect(indices == [-1, 0])
        #expect(opened.isEmpty)
        let translation = PageTable.shanyan.translate(style, reporting: ["agreementPage.openedBy"])
        #expect(translation.report.unsupported.map(\.field) == ["agreementPage.openedBy"])
    }

    @Test("the app's own dialog ticks the box; the user then taps once more")
    func consent() async throws {
        var controllers: [UIViewController?] = []
        var hooks = PageHooks()
        hooks.asksForConsent = { controller in
            controllers.append(controller)
            return true
        }
        let report = try await run(hooks: hooks) {
            $0.user = [.init(after: 1, .tapLogin), .init(after: 3, .tapLogin)]
        }
        #expect(report.outcomeName == "success")
        #expect(controllers.count == 1)
        #expect(controllers.first != nil)
        let taps = report.events.map(\.event).filter { $0.name == "loginTapped" }
        #expect(taps == [.loginTapped(isChecked: false), .loginTapped(isChecked: true)])
    }

    @Test("the app draws under the SDK's controls, knowing where they stand, and again when the page is turned")
    func customViews() async throws {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        var canvases: [PageFrames] = []
        var turns: [CGSize] = []
        var hooks = PageHooks()
        hooks.customViews = { canvas in
            #expect(canvas.view === area)
            canvases.append(canvas.frames)
        }
        hooks.turns = { size, _ in turns.append(size) }
        let sdk = ScriptedSDK()
        let phone = SimulatedPhone()
        var style = AuthPageStyle()
        style.orientations = [.portrait, .landscapeLeft]
        let client = try PhoneAuthClient(
            configuration: Self.configuration(style), vendors: [.shanyan(sdk)],
            scheduler: SimulatedScheduler(phone: phone))
        client.grantConsent()
        phone.schedule(after: 1) {
            sdk.views?.customArea(area)
            area.frame.size = CGSize(width: 852, height: 393)
            for view in area.subviews { view.layoutIfNeeded() }
            for view in area.subviews { view.frame.size = area.frame.size }
            for view in area.subviews { view.layoutIfNeeded() }
        }
        phone.schedule(after: 2) { sdk.give(ScriptedSDK.failure(1011)) }
        _ = try? await client.login(from: UIViewController(), hooks: hooks)
        #expect(canvases.map(\.isLandscape) == [false, true])
        // Below status and navigation bar.
        #expect(canvases.map { $0.controls[.loginButton]?.y } == [343, 122])
        #expect(turns == [CGSize(width: 852, height: 393)])
        // What was drawn for the upright page is gone.
        #expect(area.subviews.filter { $0 is UIButton }.count == 1)
    }

    @Test("the app's own loading indicator takes the place of the SDK's, and is taken away")
    func loading() async throws {
        var log: [String] = []
        var hooks = PageHooks()
        hooks.showsLoading = { _ in log.append("shows") }
        hooks.hidesLoading = { log.append("hides") }
        let report = try await run(hooks: hooks)
        #expect(report.outcomeName == "success")
        #expect(log == ["shows", "hides"])
    }

    @Test("the SDK's model is at hand right before the page is shown, after everything else was set")
    func escapeHatch() async throws {
        let binding = ShanyanBinding()
        var texts: [String] = []
        binding.willShowPage = { model in
            texts.append(model.yjdlShLoginBtnText)
            model.manualDismiss = NSNumber(value: true)
            model.yjdlShLoginBtnText = "Go"
        }
        var style = AuthPageStyle()
        style.loginButton.title.text = "Log in"
        let phone = SimulatedPhone()
        _ = try await SimulatedRun(.shanyan, configuration: Self.configuration(style), on: phone) {
            [.shanyan(binding)]
        }.report()
        #expect(texts == ["Log in"])
        #expect(phone.lastPage?["loginButton"]?.text == "Go")
    }

    @Test("the SDK's own hint is off where the app asks for consent itself", arguments: [true, false])
    func ownDialog(asks: Bool) async throws {
        let binding = ShanyanBinding()
        var isDisabled: Bool?
        binding.willShowPage = { isDisabled = $0.yjdlShCheckBoxTipDisable.boolValue }
        var hooks = PageHooks()
        if asks { hooks.asksForConsent = { _ in true } }
        _ = try await run(hooks: hooks, binding: binding)
        #expect(isDisabled == asks)
    }

    @Test("the page's controller is known while the page is up, and lies over the app's")
    func controller() async throws {
        let phone = SimulatedPhone()
        let binding = phone.enter { ShanyanBinding() }
        let client = try PhoneAuthClient(
            configuration: Self.configuration(AuthPageStyle()), vendors: [.shanyan(binding)],
            scheduler: SimulatedScheduler(phone: phone))
        client.grantConsent()
        let screen = SimulatedScreen(of: phone)
        var seen: UIViewController?
        await phone.enter {
            let sink = EventSink { event in
                if case .loginTapped = event { seen = client.pageController }
            }
            _ = try? await client.login(from: screen.controller, events: sink)
        }
        #expect(seen != nil)
        #expect(seen !== screen.controller)
        #expect(client.pageController == nil)
        #expect(screen.controller.presentedViewController == nil)
    }
}
