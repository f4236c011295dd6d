import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@Suite("A login over fusion")
@MainActor struct LoginTests {
    private struct Refused: Error {}

    @Test("A second login waits for nothing of the first, and the first one's late words are not its own")
    func lateWords() async throws {
        let run = try ScriptedClient()
        var tokens: [String] = []
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        run.sdk.onStop = { run.sdk.send(.event(.code("400005"))) }
        let error = await run.run { client throws(PhoneAuthError) in
            tokens.append(try await client.login(from: UIViewController()).token.reveal())
            run.sdk.onStart = {
                // Still of the first scene.
                run.sdk.send(.verified(node: "AlicomFusionNodeNameNumberAuth", token: "stale", event: .code("400006")))
                run.sdk.send(.finished(.code("100004")))
                // Of this one.
                run.sdk.send(.event(.code("400001")))
                run.sdk.sendLogin(token: "mask-2")
            }
            tokens.append(try await client.login(from: UIViewController()).token.reveal())
        }
        #expect(error == nil)
        #expect(tokens == ["mask-1", "mask-2"])
    }

    @Test("A login right behind another opens its page, although the SDK has not quite ended the first scene")
    func rightBehind() async throws {
        let phone = SimulatedPhone()
        let scheduler = SimulatedScheduler(phone: phone)
        let client = try PhoneAuthClient(
            configuration: fusionConfiguration(), vendors: simulatedFusion(), scheduler: scheduler)
        client.grantConsent()
        var tokens: Set<String> = []
        await phone.enter {
            scheduler.start {
                for _ in 1...2 {
                    let credential = try? await client.login(from: UIViewController())
                    if let credential { tokens.insert(credential.token.reveal()) }
                }
            }
            await phone.clock.idle()
        }
        #expect(tokens.count == 2)
        #expect(phone.pagesShown == 2)
        #expect(phone.pagesClosed == 2)
        #expect(
            phone.vendorCalls.map(\.name) == [
                "init", "startSceneUI", "stopScene", "startSceneUI", "stopScene", "startSceneUI", "stopScene",
            ])
    }

    @Test("A login whose page is closed holds nothing of the app's any more")
    func letsGo() async throws {
        final class Lent {}
        let run = try ScriptedClient()
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        run.sdk.onStop = { run.sdk.send(.event(.code("400005"))) }
        weak var presenter: UIViewController?
        weak var lent: Lent?
        var isHeld = false
        let error = await run.run { client throws(PhoneAuthError) in
            let controller = UIViewController()
            let object = Lent()
            (presenter, lent) = (controller, object)
            var hooks = PageHooks()
            hooks.customViews = { _ in _ = object }
            _ = try await client.login(from: controller, hooks: hooks)
            isHeld = presenter != nil && lent != nil
        }
        #expect(error == nil)
        #expect(isHeld)
        #expect(run.sdk.calls.last == "stop 100001")
        #expect(presenter == nil)
        #expect(lent == nil)
    }

    @Test("A refused exchange keeps the page, and the next tap brings the next token")
    func exchangeRefused() async throws {
        let run = try ScriptedClient()
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        run.sdk.onStop = { run.sdk.send(.event(.code("400005"))) }
        var exchanged: [String] = []
        await run.run { client in
            _ = try? await client.login(from: UIViewController()) { credential in
                exchanged.append(credential.token.reveal())
                guard exchanged.count == 2 else {
                    run.phone.schedule(after: 1) { run.sdk.sendLogin(token: "mask-2") }
                    throw Refused()
                }
            }
        }
        #expect(exchanged == ["mask-1", "mask-2"])
        #expect(run.sdk.calls.suffix(2) == ["start 100001", "stop 100001"])
    }

    @Test("A user who leaves while the backend refuses the token has cancelled")
    func leavesDuringExchange() async throws {
        let run = try ScriptedClient()
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        var failure: (any Error)?
        await run.run { client in
            do {
                try await client.login(from: UIViewController()) { _ in
                    run.sdk.send(.event(.code("400005")))
                    run.sdk.send(.finished(.code("400005")))
                    await run.phone.pause(for: 1)
                    throw Refused()
                }
            } catch { failure = error }
        }
        #expect(failure is Refused, "the page is gone, so the exchange's own error is the outcome")
        #expect(run.client.diagnostics == CallbackDiagnostics())
        #expect(run.sdk.calls.last == "stop 100001", "a scene that has ended must be stopped all the same")
    }

    @Test("The scene that is in the way is the one that is stopped")
    func otherScene() async throws {
        let run = try ScriptedClient()
        run.sdk.currentScene = "100005"
        run.sdk.onStart = {
            run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
            run.sdk.send(.interrupted(.code("100003")))
            run.sdk.send(.event(.code("100003")))
        }
        run.sdk.onStop = { run.sdk.send(.finished(.code("100004"))) }
        let error = await run.run { client throws(PhoneAuthError) in
            _ = try await client.login(from: UIViewController())
        }
        #expect(error == nil)
        #expect(
            run.sdk.calls.suffix(4) == ["start 100001", "stop 100005", "start 100001", "stop 100001"])
    }

    @Test("A page that comes up when nobody waits any more is closed")
    func latePage() async throws {
        let run = try ScriptedClient()
        run.sdk.onStart = { run.phone.schedule(after: 12) { run.sdk.send(.event(.code("400003"))) } }
        run.sdk.onStop = {
            if run.sdk.calls.filter({ $0 == "stop 100001" }).count == 2 { run.sdk.send(.event(.code("400005"))) }
        }
        let error = await run.run { client throws(PhoneAuthError) in
            _ = try await client.login(from: UIViewController())
        }
        #expect(error?.code == .timeout)
        #expect(error?.stage == .present)
        #expect(run.sdk.calls.filter { $0 == "stop 100001" }.count == 2)
    }

    @Test("The button for more ways is a decision, also without a code")
    func moreWays() async throws {
        let run = try ScriptedClient()
        run.sdk.onStart = {
            run.sdk.send(.event(.code("400003")))
            run.sdk.send(.otherMethodTapped)
            run.sdk.send(.event(.code("410008", inner: "1700001")))
        }
        run.sdk.onStop = { run.sdk.send(.event(.code("400005"))) }
        let events = EventLog()
        let error = await run.run { client throws(PhoneAuthError) in
            _ = try await client.login(from: UIViewController(), events: EventSink { events.all.append($0) })
        }
        #expect(error?.code == .userChoseOtherMethod)
        #expect(events.all == [.pagePresented, .otherMethodTapped, .pageDismissed])
        #expect(run.client.diagnostics == CallbackDiagnostics())
    }

    @Test("The second agreement dialog can be closed")
    func consentDialog() async throws {
        let run = try ScriptedClient()
        run.sdk.onStart = { run.sdk.send(.event(.code("400003"))) }
        run.sdk.onStop = { run.sdk.send(.event(.code("400005"))) }
        await run.run { client throws(PhoneAuthError) in
            run.phone.schedule(after: 2) {
                try? client.closeConsentDialog()
                run.sdk.send(.finished(.code("400005")))
            }
            _ = try await client.login(from: UIViewController())
        }
        #expect(run.sdk.calls.suffix(3) == ["start 100001", "close alert", "stop 100001"])
    }

    @Test("What fusion cannot do is refused, and never asked of the SDK")
    func unsupported() async throws {
        let run = try ScriptedClient()
        let number = try PhoneNumber("13800000000")
        let verification = await run.run { client throws(PhoneAuthError) in
            _ = try await client.verificationCredential(for: number)
        }
        let prefetch = await run.run { client throws(PhoneAuthError) in try await client.prefetch() }
        #expect(verification?.code == .unsupportedOperation)
        #expect(prefetch?.code == .unsupportedOperation)
        #expect(throws: PhoneAuthError.self) { try run.client.networkEnvironment() }
    }

    @Test("A diagnosis asks for the resource bundle alone")
    func diagnosis() throws {
        let run = try ScriptedClient()
        let diagnosis = try #require(try run.client.diagnose(in: BareHost()).first)
        #expect(diagnosis.sdkVersion == "1.2.3")
        #expect(diagnosis.findings.map(\.subject) == ["ATAuthSDK"])
    }

    private struct BareHost: HostEnvironment {
        var iOSVersion: String? { "18.0" }
        func hasResourceBundle(_ name: String) -> Bool { false }
        func hasInfoPlistKey(_ key: String) -> Bool { false }
        func responds(_ probe: SDKRequirements.CategoryProbe) -> Bool? { false }
    }
}
