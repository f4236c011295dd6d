import Foundation
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuth

@Suite("What the app adds to a page")
@MainActor struct ClientHookTests {
    typealias Step = (after: Double, step: ScriptedVendor.PageStep)

    private static let shown: Step = (0.1, .event(.pagePresented))
    private static func tap(_ isChecked: Bool, at seconds: Double) -> Step {
        (seconds, .event(.loginTapped(isChecked: isChecked)))
    }

    /// Hooks whose check takes a second and answers in turn.
    private func checking(_ answers: Bool..., on bench: ClientBench, asked: Counter) -> PageHooks {
        var hooks = PageHooks()
        let phone = bench.phone
        hooks.allowsLogin = {
            asked.count += 1
            await phone.pause(for: 1)
            return answers[min(asked.count, answers.count) - 1]
        }
        return hooks
    }

    final class Counter {
        var count = 0
    }

    // MARK: The app's own check

    @Test("A vendor that waits fetches the token when the app says yes, and the token's clock starts then")
    func gateYes() async throws {
        let bench = try ClientBench()
        bench.first.capabilities.insert(.loginGate)
        bench.first.pages = [[Self.shown, Self.tap(true, at: 1)]]
        let asked = Counter()
        let login = bench.login(checking(true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.values.map { $0.token.reveal() } == ["tok-F1"])
        #expect(asked.count == 1)
        #expect(bench.first.count(of: "fetchToken") == 1)
    }

    @Test("A vendor that waits fetches nothing when the app says no; the next tap asks again")
    func gateNo() async throws {
        let bench = try ClientBench()
        bench.first.capabilities.insert(.loginGate)
        bench.first.pages = [[Self.shown, Self.tap(true, at: 1), Self.tap(true, at: 5)]]
        let asked = Counter()
        let login = bench.login(checking(false, true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(asked.count == 2)
        #expect(bench.first.count(of: "fetchToken") == 1)
        #expect(bench.first.count(of: "stopLoading") == 1)
    }

    @Test("A second tap while the app thinks about the first is not a second question")
    func gateImpatience() async throws {
        let bench = try ClientBench()
        bench.first.capabilities.insert(.loginGate)
        bench.first.pages = [[Self.shown, Self.tap(true, at: 1), Self.tap(true, at: 1.2)]]
        let asked = Counter()
        let login = bench.login(checking(true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(asked.count == 1)
        #expect(bench.first.count(of: "fetchToken") == 1)
    }

    @Test("The token of a vendor that cannot wait is held until the app has said yes", arguments: [0.2, 3.0])
    func heldToken(tokenAfter: Double) async throws {
        let bench = try ClientBench()
        bench.first.pages = [[Self.shown, Self.tap(true, at: 1), (1 + tokenAfter, .token("tok-A1"))]]
        let asked = Counter()
        let login = bench.login(checking(true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.values.map { $0.token.reveal() } == ["tok-A1"])
        #expect(asked.count == 1)
        #expect(try #require(login.endedAt) >= 2)
    }

    @Test(
        "The token of a vendor that cannot wait is thrown away when the app says no; the user may tap again",
        arguments: [0.2, 3.0])
    func refusedToken(tokenAfter: Double) async throws {
        let bench = try ClientBench()
        bench.first.pages = [
            [
                Self.shown, Self.tap(true, at: 1), (1 + tokenAfter, .token("tok-A1")), Self.tap(true, at: 8),
                (8.5, .token("tok-A2")),
            ]
        ]
        let asked = Counter()
        let login = bench.login(checking(false, true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.values.map { $0.token.reveal() } == ["tok-A2"])
        #expect(asked.count == 2)
        #expect(bench.first.count(of: "loginAgain") == 1)
    }

    @Test("A token without a tap, as after the vendor's own dialog, is asked for all the same")
    func tokenWithoutTap() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[Self.shown, (2, .token("tok-A1"))]]
        let asked = Counter()
        let login = bench.login(checking(true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(asked.count == 1)
    }

    @Test("The user may leave while the app thinks; its answer then comes to nothing")
    func leavingWhileAsked() async throws {
        let bench = try ClientBench()
        bench.first.capabilities.insert(.loginGate)
        bench.first.pages = [[Self.shown, Self.tap(true, at: 1), (1.5, .failure(.userCancelled))]]
        let asked = Counter()
        let login = bench.login(checking(true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.outcome == "userCancelled")
        #expect(bench.first.count(of: "fetchToken") == 0)
    }

    // MARK: The app's own dialog

    private func consenting(_ answer: Bool, on bench: ClientBench, asked: Counter) -> PageHooks {
        var hooks = PageHooks()
        let phone = bench.phone
        hooks.asksForConsent = { _ in
            asked.count += 1
            await phone.pause(for: 1)
            return answer
        }
        return hooks
    }

    @Test("Consent in the app's own dialog ticks the box, and the login goes on where the vendor lets it")
    func consentGoesOn() async throws {
        let bench = try ClientBench()
        bench.first.capabilities.insert(.loginGate)
        bench.first.pages = [[Self.shown, Self.tap(false, at: 1)]]
        let asked = Counter()
        let login = bench.login(consenting(true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.count(of: "setAgreementChecked(true)") == 1)
        #expect(
            login.events.map(\.name) == [
                "pagePresented", "loginTapped", "consentDialogShown", "consentDialogConfirmed", "checkboxToggled",
                "pageDismissed",
            ])
    }

    @Test("After consent in the app's own dialog the user taps again where the vendor cannot go on")
    func consentThenTap() async throws {
        let bench = try ClientBench()
        bench.first.pages = [
            [Self.shown, Self.tap(false, at: 1), Self.tap(true, at: 4), (4.5, .token("tok-A1"))]
        ]
        let asked = Counter()
        let login = bench.login(consenting(true, on: bench, asked: asked))
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.count(of: "fetchToken") == 0)
        #expect(asked.count == 1)
    }

    @Test("Consent that is refused leaves the box alone")
    func consentRefused() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[Self.shown, Self.tap(false, at: 1), (4, .failure(.userCancelled))]]
        let login = bench.login(consenting(false, on: bench, asked: Counter()))
        await bench.settle()
        #expect(login.outcome == "userCancelled")
        #expect(bench.first.count(of: "setAgreementChecked(true)") == 0)
        #expect(login.events.map(\.name).contains("consentDialogDismissed"))
    }

    @Test("The app's own dialog stays away where the style has the vendor's, and where the box cannot be ticked")
    func consentElsewhere() async throws {
        for hasVendorDialog in [true, false] {
            let bench = try ClientBench()
            if !hasVendorDialog { bench.first.capabilities.remove(.agreementControl) }
            bench.first.pages = [[Self.shown, Self.tap(false, at: 1), (4, .failure(.userCancelled))]]
            var style = AuthPageStyle()
            style.consentDialog.isEnabled = hasVendorDialog
            let asked = Counter()
            let login = bench.login(style: style, consenting(true, on: bench, asked: asked))
            await bench.settle()
            #expect(login.outcome == "userCancelled")
            #expect(asked.count == 0)
        }
    }

    // MARK: Agreements

    enum Opening: String, CaseIterable, Sendable {
        case nobody, app, web
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let opener: AuthPageStyle.Opener
        let capabilities: Capabilities
        let hasHook: Bool
        let expected: Opening
        var testDescription: String { "\(opener) \(capabilities.rawValue) \(hasHook)" }
    }

    nonisolated private static let both: Capabilities = [.agreementPage, .agreementHandover]

    @Test(
        "An agreement is opened once: by the vendor, the app or the system's browser, as the style and the vendor say",
        arguments: [
            Case(opener: .vendor, capabilities: both, hasHook: true, expected: .nobody),
            Case(opener: .app, capabilities: both, hasHook: true, expected: .app),
            Case(opener: .app, capabilities: both, hasHook: false, expected: .nobody),
            Case(opener: .safari, capabilities: both, hasHook: true, expected: .web),
            // It opens them whatever it is told.
            Case(opener: .app, capabilities: .agreementPage, hasHook: true, expected: .nobody),
            Case(opener: .safari, capabilities: .agreementPage, hasHook: true, expected: .nobody),
            // It never opens them.
            Case(opener: .vendor, capabilities: [], hasHook: true, expected: .app),
            Case(opener: .vendor, capabilities: [], hasHook: false, expected: .web),
            Case(opener: .safari, capabilities: [], hasHook: true, expected: .web),
            Case(opener: .app, capabilities: [], hasHook: false, expected: .nobody),
        ])
    func agreement(_ example: Case) async throws {
        let bench = try ClientBench()
        bench.first.capabilities.formUnion(example.capabilities)
        let tap = AuthPageEvent.agreementTapped(index: 0, title: "Terms", url: "https://example.com/terms")
        bench.first.pages = [[Self.shown, (1, .event(tap)), (4, .failure(.userCancelled))]]
        var style = AuthPageStyle()
        style.agreementPage.openedBy = example.opener
        var openings: [Opening] = []
        var hooks = PageHooks()
        if example.hasHook { hooks.opensAgreement = { _, _ in openings.append(.app) } }
        bench.client.openWebPage = { address, _ in
            #expect(address.absoluteString == "https://example.com/terms")
            openings.append(.web)
        }
        let login = bench.login(style: style, hooks)
        await bench.settle()
        #expect(login.events.contains(tap))
        #expect(openings == (example.expected == .nobody ? [] : [example.expected]))
    }

    // MARK: The page's controller and orientations

    @Test("The page's controller is what the app's controller presents, where the vendor does not give it")
    func controller() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[Self.shown, (4, .failure(.userCancelled))]]
        let presenter = UIViewController()
        let page = UIViewController()
        presenter.present(page, animated: false)
        var appeared: [UIViewController] = []
        var hooks = PageHooks()
        hooks.appears = { appeared.append($0) }
        let login = bench.login(hooks, from: presenter)
        await bench.settle()
        #expect(login.outcome == "userCancelled")
        #expect(appeared.count == 1 && appeared.first === page)
        #expect(bench.client.pageController == nil)
    }

    @MainActor private struct Host: HostEnvironment {
        let iOSVersion: String? = nil
        var supportedOrientations: Set<AuthPageStyle.Orientation>?
        func hasResourceBundle(_ name: String) -> Bool { true }
        func hasInfoPlistKey(_ key: String) -> Bool { true }
        func responds(_ probe: SDKRequirements.CategoryProbe) -> Bool? { nil }
    }

    @Test("A page whose orientations the app does not allow is refused before a vendor is touched")
    func orientations() async throws {
        let bench = try ClientBench()
        bench.client.host = Host(supportedOrientations: [.landscapeLeft, .landscapeRight])
        let refused = bench.login()
        await bench.settle()
        #expect(refused.error?.code == .invalidArgument && refused.error?.stage == .present)
        #expect(bench.first.calls.isEmpty)
        var style = AuthPageStyle()
        style.orientations = [.portrait, .landscapeLeft]
        let allowed = bench.login(style: style)
        await bench.settle()
        #expect(allowed.outcome == "success")
    }

    @Test("The Info.plist's names of orientations are read")
    func orientationNames() {
        #expect(
            AppEnvironment.orientations(named: [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight", "Sideways",
            ]) == [.portrait, .landscapeRight])
    }
}
