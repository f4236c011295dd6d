import Foundation
import PhoneAuthModel
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuth
@testable import PhoneAuthTesting

@MainActor @Suite("A scripted vendor")
struct ScriptedVendorTests {
    /// What a login gives: `success`, or the error's code.
    private func logIn(
        with client: PhoneAuthClient, hooks: PageHooks = PageHooks(), events: EventSink = .none
    ) async -> String {
        do throws(PhoneAuthError) {
            _ = try await client.login(from: UIViewController(), hooks: hooks, events: events)
            return "success"
        } catch {
            return error.code.rawValue
        }
    }

    @Test("gives in every situation what it is called, on every carrier", arguments: Situation.all, Carrier.known)
    func everySituation(situation: Situation, carrier: Carrier) async throws {
        let vendor = ScriptedVendor(.geetest, in: situation, carrier: carrier)
        let phone = SimulatedPhone()
        let client = try PhoneAuthClient.scripted(vendor, on: phone)
        let outcome = await logIn(with: client)
        #expect(outcome == situation.expectedFailure?.rawValue ?? "success")
        await phone.clock.idle()
        #expect(!phone.isPageUp)
        #expect(vendor.pagesShown == vendor.pagesClosed)
        #expect(phone.vendorCalls.allSatisfy { $0.isOnMain })
    }

    /// The vendors' names, and one that the app brings itself.
    nonisolated private static let names = Vendor.known + [Vendor(rawValue: "ownVendor")]

    @Test("gives the same whatever its name, prepared or not", arguments: Situation.all, names)
    func everyName(situation: Situation, name: Vendor) async throws {
        for isPrepared in [false, true] {
            let client = try PhoneAuthClient.scripted(ScriptedVendor(name, in: situation))
            if isPrepared { try? await client.prepare() }
            let outcome = await logIn(with: client)
            #expect(outcome == situation.expectedFailure?.rawValue ?? "success", "prepared: \(isPrepared)")
        }
    }

    @Test("stands in for any vendor, also one that the app brings itself", arguments: names)
    func anyVendor(name: Vendor) async throws {
        let vendor = ScriptedVendor(name)
        let client = try PhoneAuthClient.scripted(vendor)
        let credential = try await client.login(from: UIViewController())
        #expect(credential.vendor == name)
        #expect(vendor.tokens == 1)
        #expect(vendor.calls == [.initialize, .checkAvailability, .prefetch, .openPage, .closePage])
        let number = try PhoneNumber("13800138000")
        #expect(try await client.verificationCredential(for: number).vendor == name)
    }

    @Test("plays what the test says from the next call on")
    func changingSituation() async throws {
        let vendor = ScriptedVendor(.shanyan, in: .userCancels)
        let client = try PhoneAuthClient.scripted(vendor)
        #expect(await logIn(with: client) == "userCancelled")
        vendor.situation = .normal
        #expect(await logIn(with: client) == "success")
        vendor.situation = .tokenFails
        #expect(await logIn(with: client) == "carrierFailure")
    }

    @Test("leaves the choice of the next vendor to the client")
    func failover() async throws {
        let silent = ScriptedVendor(.aliyunPNVS, in: .prefetchSilent)
        let good = ScriptedVendor(.geetest)
        let client = try PhoneAuthClient.scripted(silent, good)
        let credential = try await client.login(from: UIViewController())
        #expect(credential.vendor == .geetest)
        #expect(client.attempts.map(\.vendor) == [.aliyunPNVS, .geetest])
        #expect(silent.pagesShown == 0)
    }

    @Test("taps again after a refused exchange, then leaves", arguments: [0, 1, 3])
    func refusedExchange(furtherTaps: Int) async throws {
        struct Refused: Error {}
        let vendor = ScriptedVendor(.geetest)
        vendor.furtherTaps = furtherTaps
        let client = try PhoneAuthClient.scripted(vendor)
        var tokens: Set<String> = []
        let error = await #expect(throws: PhoneAuthError.self) {
            try await client.login(from: UIViewController()) { credential in
                tokens.insert(credential.envelope.token.reveal())
                throw Refused()
            }
        }
        #expect(error?.code == .userCancelled)
        #expect(tokens.count == furtherTaps + 1, "each tap has a token of its own")
        #expect(vendor.pagesClosed == 1)
    }

    @Test("keeps the order of what it says, from other threads too", arguments: 1...20)
    func orderOffMain(run: Int) async throws {
        let situation = Situation(
            "backOffMain", "The user goes back; callbacks come from another thread.", expected: nil
        ) {
            $0.user = [UserStep(after: 1, .tapCheckbox), UserStep(after: 1, .tapLogin), UserStep(after: 1, .tapBack)]
            $0.deliversOffMain = true
        }
        let client = try PhoneAuthClient.scripted(ScriptedVendor(.geetest, in: situation))
        var events: [AuthPageEvent] = []
        #expect(await logIn(with: client, events: EventSink { events.append($0) }) == "userCancelled")
        #expect(
            events == [
                .pagePresented, .checkboxToggled(isChecked: true), .loginTapped(isChecked: true), .backTapped,
                .pageDismissed,
            ])
    }

    @Test("does nothing more when its client is gone", arguments: [0.05, 0.5, 0.6, 1.5, 2.2, 2.6, 2.8])
    func clientGone(after seconds: Double) async throws {
        let phone = SimulatedPhone()
        let vendor = ScriptedVendor(.geetest)
        var client: PhoneAuthClient? = try PhoneAuthClient.scripted(vendor, on: phone)
        weak let kept = client
        let task = Task { [client] in try? await client?.login(from: UIViewController()) }
        phone.schedule(after: seconds) { task.cancel() }
        client = nil
        await phone.clock.idle()
        _ = await task.value
        #expect(kept == nil)
        #expect(vendor.pagesShown == vendor.pagesClosed)
    }

    @Test("refuses what it was not given the capability for")
    func lackingCapability() async throws {
        let vendor = ScriptedVendor(.geetest, capabilities: [.loginPage])
        let client = try PhoneAuthClient.scripted(vendor)
        let number = try PhoneNumber("13800138000")
        let error = await #expect(throws: PhoneAuthError.self) {
            try await client.verificationCredential(for: number)
        }
        #expect(error?.code == .unsupportedOperation)
        #expect(error?.vendor == .geetest, "whoever refuses is called as the configuration calls it")
        #expect(throws: PhoneAuthError.self) { try client.networkEnvironment() }
        #expect(await logIn(with: client) == "success")
        #expect(vendor.calls == [.initialize, .checkAvailability, .openPage, .closePage], "it has no prefetch")
        vendor.situation = .prefetchFailed
        #expect(await logIn(with: client) == "prefetchFailed", "its carrier is asked when the page is to open")
    }

    @Test("waits for the app's own check, where it can hold the token back", arguments: [true, false])
    func loginGate(isYes: Bool) async throws {
        let vendor = ScriptedVendor(
            .geetest, capabilities: ScriptedVendor.usualCapabilities.union(.loginGate))
        let phone = SimulatedPhone()
        let client = try PhoneAuthClient.scripted(vendor, on: phone)
        var hooks = PageHooks()
        var asked = 0
        hooks.allowsLogin = {
            asked += 1
            #expect(vendor.tokens == 0)
            return isYes
        }
        let task = Task { await logIn(with: client, hooks: hooks) }
        await phone.clock.idle()
        if !isYes { task.cancel() }
        #expect(await task.value == (isYes ? "success" : "cancelled"))
        #expect(asked == 1)
        #expect(vendor.tokens == (isYes ? 1 : 0))
    }

    @Test("tells what was asked of it, and what the page was to look like")
    func whatWasAsked() async throws {
        var style = AuthPageStyle()
        style.loginButton.title.text = "Sign in with this number"
        style.agreements.checkbox.isChecked = true
        let vendor = ScriptedVendor(.aliyunPNVS)
        let client = try PhoneAuthClient.scripted(vendor)
        var events: [AuthPageEvent] = []
        _ = try await client.login(from: UIViewController(), style: style, events: EventSink { events.append($0) })
        #expect(vendor.style == style)
        #expect(
            events == [.pagePresented, .loginTapped(isChecked: true), .pageDismissed], "the box was ticked already")
    }

    @Test("keeps the app's configuration, consent and all")
    func configuration() async throws {
        let file = """
            {"schemaVersion": 1, "providers": {"shanyan": {"appID": "app-id"}}, "routing": {"order": ["shanyan"]}}
            """
        let configuration = try PhoneAuthConfiguration(data: Data(file.utf8))
        let vendor = ScriptedVendor(.shanyan)
        let client = try PhoneAuthClient.scripted(vendor, configuration: configuration)
        #expect(await logIn(with: client) == "consentRequired")
        #expect(vendor.calls.isEmpty)
        client.grantConsent()
        #expect(await logIn(with: client) == "success")
        #expect(throws: ConfigurationError.self, "the script is another vendor's") {
            try PhoneAuthClient.scripted(ScriptedVendor(.geetest), configuration: configuration)
        }
    }

    /// Time that is no phone's, as in a preview; it is virtual all the same.
    private final class PhonelessScheduler: Scheduler {
        private let inner = SimulatedScheduler(phone: SimulatedPhone())
        let clientSlot = ClientSlot()
        var now: Double { inner.now }
        var date: Date { inner.date }

        func run(after seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> ScheduledAction {
            inner.run(after: seconds, action)
        }
        func hop(_ action: @escaping @MainActor @Sendable () -> Void) { inner.hop(action) }
        func beginWork() { inner.beginWork() }
        func endWork() { inner.endWork() }
        func inContext<Result>(_ body: @MainActor () async -> Result) async -> Result { await body() }
        func working<Result>(_ body: @MainActor () async -> Result) async -> Result { await inner.working(body) }
    }

    @Test(
        "plays without a phone too, as in a preview", arguments: Situation.all.filter { !$0.settings.deliversOffMain })
    func withoutPhone(situation: Situation) async throws {
        let vendor = ScriptedVendor(.geetest, in: situation)
        let client = try PhoneAuthClient.scripted(
            [vendor], configuration: nil, installation: nil, scheduler: PhonelessScheduler(), isRefused: false)
        #expect(await logIn(with: client) == situation.expectedFailure?.rawValue ?? "success")
        #expect(vendor.pagesShown == vendor.pagesClosed)
    }

    @Test("has a client for each preview, beside the app's own")
    func previews() throws {
        let clients = try [Situation.normal, .noSIM].map {
            try PhoneAuthClient.preview(ScriptedVendor(.geetest, in: $0), allowedInRelease: true)
        }
        #expect(clients[0].scheduler !== clients[1].scheduler)
        #expect(clients.allSatisfy { $0.scheduler !== MainScheduler.shared })
    }

    @Test("is on its client's phone, however the client came by it", arguments: 1...20)
    func registered(run: Int) async throws {
        let file = """
            {"schemaVersion": 1, "providers": {"shanyan": {"appID": "app-id"}}, "routing": {"order": ["shanyan"]}}
            """
        let vendor = ScriptedVendor(.shanyan, in: .callbackOffMain)
        for _ in 1...2 {
            let phone = SimulatedPhone()
            let client = try PhoneAuthClient(
                configuration: PhoneAuthConfiguration(data: Data(file.utf8)),
                vendors: [vendor.registration(allowedInRelease: true)], scheduler: SimulatedScheduler(phone: phone))
            client.grantConsent()
            var wasPageUp = false
            let outcome = await logIn(
                with: client, events: EventSink { if $0 == .pagePresented { wasPageUp = phone.isPageUp } })
            #expect(outcome == "success")
            #expect(wasPageUp)
            #expect(phone.vendorCalls.map(\.name).contains("openPage"))
            #expect(phone.pagesClosed == 1)
        }
    }

    @Test("is refused in a release build that has not asked for it, before anything is touched")
    func release() throws {
        let vendor = ScriptedVendor(.geetest)
        let error = #expect(throws: ConfigurationError.self) {
            try PhoneAuthClient.scripted(
                [vendor], configuration: nil, installation: nil,
                scheduler: SimulatedScheduler(phone: SimulatedPhone()), isRefused: true)
        }
        #expect(error?.problems.map(\.path) == ["providers.geetest"])
        #expect(error?.problems.map(\.code) == [.vendorNotLinked])
        #expect(error?.description.contains("allowedInRelease") == true)
        #expect(vendor.calls.isEmpty)
    }

    @Test("shows no token in anything it says", arguments: Situation.essential)
    func secrets(situation: Situation) async throws {
        let vendor = ScriptedVendor(.geetest, in: situation)
        let client = try PhoneAuthClient.scripted(vendor)
        var told = ""
        do throws(PhoneAuthError) {
            let credential = try await client.login(
                from: UIViewController(), events: EventSink { told += "\($0)" })
            told += "\(credential)"
        } catch {
            told += "\(error)"
        }
        #expect(!told.contains("scripted-token"))
        #expect(told.firstRange(of: /1[3-9]\d{9}/) == nil)
    }
}
