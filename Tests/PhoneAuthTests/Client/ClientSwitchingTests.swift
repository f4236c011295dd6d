import Foundation
import PhoneAuthTesting
import Testing

@testable import PhoneAuth

@Suite("Switching vendors")
@MainActor struct ClientSwitchingTests {
    private static let both: [Vendor] = [.geetest, .aliyunPNVS]

    /// A client over two vendors, the first of which does not answer at a stage.
    private func benchWithSilentFirst(
        _ call: String = "initialize", _ adjust: (inout PhoneAuthConfiguration) -> Void = { _ in }
    ) throws -> ClientBench {
        let bench = try ClientBench(order: Self.both, adjust)
        bench.first.replies[call] = [.silent]
        return bench
    }

    // MARK: What a silent vendor costs

    @Test(
        "a vendor that does not answer costs its deadline once, not at every login",
        arguments: ["initialize", "availability", "prefetch", "login"])
    func silentOnce(call: String) async throws {
        let bench = try benchWithSilentFirst(call)
        if call == "login" { bench.first.pages = [[]] }
        let first = bench.login()
        await bench.settle()
        #expect(first.outcome == "success")
        #expect(bench.client.attempts.map(\.vendor) == Self.both)
        #expect(bench.client.attempts.first?.failure == .timeout)
        let start = bench.phone.clock.now
        let second = bench.login()
        await bench.settle()
        #expect(second.outcome == "success")
        #expect(bench.client.attempts.map(\.vendor) == [.aliyunPNVS])
        #expect((second.endedAt ?? 0) - start < 3)
        #expect(bench.first.count(of: call) == 1)
    }

    @Test("getting ready goes on to the next vendor where the first does not answer, and the login opens at once")
    func preparedElsewhere() async throws {
        let bench = try benchWithSilentFirst("prefetch")
        let ready = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(ready.outcome == "success")
        #expect(bench.second.count(of: "prefetch") == 1)
        let start = bench.phone.clock.now
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.second.count(of: "prefetch") == 1, "it was ready")
        #expect((login.endedAt ?? 0) - start < 2)
        #expect(bench.first.calls == ["initialize", "prefetch"])
    }

    @Test(
        "getting ready goes on when half of the first vendor's deadline has passed, and a login begins with the one that is ready",
        arguments: ["initialize", "prefetch"])
    func overdue(call: String) async throws {
        let bench = try ClientBench(order: Self.both) { $0.deadlines.prefetch = 6 }
        bench.first.replies[call] = [.silent]
        let ready = bench.start { try await $0.prepare() }
        var login: Running<LoginCredential>?
        bench.at(4) { login = bench.login() }
        await bench.settle()
        #expect(ready.outcome == "success")
        #expect((ready.endedAt ?? 9) < 3.3)
        #expect(login?.outcome == "success")
        #expect((login?.endedAt ?? 9) < 6)
        #expect(bench.client.attempts.map(\.vendor) == [.aliyunPNVS])
        #expect(bench.first.count(of: call) == 1)
    }

    @Test("a vendor that is slow, and answers, is the first again, and was never left alone")
    func slow() async throws {
        let bench = try ClientBench(order: Self.both)
        bench.first.replies["initialize"] = [.succeeds(after: 5)]
        var rests = 0
        let observation = bench.client.observe { if case .restBegan = $0.kind { rests += 1 } }
        _ = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(bench.second.count(of: "prefetch") == 1)
        #expect(rests == 0)
        _ = bench.login()
        await bench.settle()
        #expect(bench.client.attempts.map(\.vendor) == [.geetest])
        observation.end()
    }

    @Test("with one vendor alone, getting ready waits to its deadline")
    func slowAlone() async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.succeeds(after: 5)]
        let ready = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(ready.outcome == "success")
        #expect((ready.endedAt ?? 0) > 5)
    }

    @Test("with no memory, getting ready waits for the first vendor, and for no other")
    func noMemory() async throws {
        let bench = try benchWithSilentFirst { $0.routing.failover.coolDown = 0 }
        let ready = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(ready.outcome == "timeout")
        #expect(bench.second.calls.isEmpty)
    }

    @Test("getting ready fails where the first vendor says no, and leaves the next one alone")
    func notPreparedElsewhere() async throws {
        let bench = try ClientBench(order: Self.both)
        bench.first.replies["prefetch"] = [.fails(.rateLimited)]
        let ready = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(ready.outcome == "rateLimited")
        #expect(bench.second.calls.isEmpty)
    }

    @Test("after three failures in a row a vendor is left alone for a minute, then tried again")
    func rest() async throws {
        let bench = try ClientBench(order: Self.both)
        bench.first.replies["prefetch"] = [
            .fails(.carrierFailure), .fails(.carrierFailure), .fails(.carrierFailure), .succeeds(),
        ]
        for _ in 0..<3 {
            _ = bench.login()
            await bench.settle()
            #expect(bench.client.attempts.map(\.vendor) == Self.both)
        }
        _ = bench.login()
        await bench.settle()
        #expect(bench.client.attempts.map(\.vendor) == [.aliyunPNVS])
        bench.at(60) {}
        await bench.settle()
        _ = bench.login()
        await bench.settle()
        #expect(bench.client.attempts.map(\.vendor) == [.geetest])
        #expect(bench.client.attempts.first?.outcome == "success")
    }

    @Test("a vendor that had not answered is tried when nobody waits: at the next logout, not at the next login")
    func trialWhenNobodyWaits() async throws {
        let bench = try benchWithSilentFirst()
        bench.first.replies["initialize"] = [.silent, .succeeds()]
        _ = bench.login()
        await bench.settle()
        bench.at(100) {}
        await bench.settle()
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.count(of: "initialize") == 1)
        _ = bench.start { await $0.logOut() }
        await bench.settle()
        #expect(bench.first.count(of: "initialize") == 2)
        #expect(bench.first.count(of: "prefetch") == 1)
        _ = bench.login()
        await bench.settle()
        #expect(bench.client.attempts.map(\.vendor) == [.geetest])
    }

    @Test("with every vendor resting, the one that recovers first is tried, and nobody else")
    func allRest() async throws {
        let bench = try benchWithSilentFirst()
        bench.second.replies["initialize"] = [.silent]
        let first = bench.login()
        await bench.settle()
        #expect(first.outcome == "timeout")
        #expect(bench.client.attempts.map(\.vendor) == Self.both)
        let second = bench.login()
        await bench.settle()
        #expect(second.outcome == "timeout")
        #expect(bench.client.attempts.map(\.vendor) == [.geetest])
    }

    @Test(
        "what the user decides and what the phone lacks do not count against a vendor",
        arguments: [PhoneAuthError.Code.noSIM, .cellularDataOff, .userCancelled, .unsupportedCarrier])
    func harmless(code: PhoneAuthError.Code) async throws {
        let bench = try ClientBench(order: Self.both) { $0.routing.failover.failureThreshold = 1 }
        bench.first.replies["prefetch"] = [.fails(code), .succeeds()]
        let first = bench.login()
        await bench.settle()
        #expect(first.outcome == code.rawValue)
        #expect(bench.second.calls.isEmpty)
        let second = bench.login()
        await bench.settle()
        #expect(second.outcome == "success")
        #expect(bench.client.attempts.map(\.vendor) == [.geetest])
    }

    @Test("one deadline bounds the whole login, whatever the number of vendors")
    func wholeLogin() async throws {
        let bench = try benchWithSilentFirst { $0.deadlines.wholeLogin = 8 }
        bench.second.replies["initialize"] = [.silent]
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "timeout")
        #expect(login.endedAt == 8)
        #expect(bench.client.attempts.map(\.vendor) == Self.both)
    }

    // MARK: Misconfigured vendors

    @Test("a misconfigured vendor is reported even when the next one succeeds, until it works")
    func misconfigured() async throws {
        let bench = try ClientBench(order: Self.both)
        bench.first.replies["initialize"] = [.fails(.bundleMismatch), .succeeds()]
        var told: [Misconfiguration] = []
        let observation = bench.client.observe { event in
            if case .misconfigured(let misconfiguration) = event.kind { told.append(misconfiguration) }
        }
        let login = bench.login()
        await bench.settle()
        let expected = Misconfiguration(
            vendor: .geetest, product: .oneLogin, stage: .initialize, code: .bundleMismatch)
        #expect(login.outcome == "success")
        #expect(bench.client.misconfigurations == [expected])
        #expect(told == [expected])
        #expect(bench.client.attempts.map(\.outcome) == ["bundleMismatch", "success"])
        _ = bench.login()
        await bench.settle()
        #expect(bench.client.misconfigurations.isEmpty)
        observation.end()
    }

    @Test("the error of several attempts leads with what somebody can do something about, and holds all")
    func aggregate() async throws {
        let bench = try ClientBench(order: Self.both)
        bench.first.replies["initialize"] = [.fails(.invalidCredentials)]
        bench.second.replies["prefetch"] = [.fails(.rateLimited)]
        let login = bench.login()
        await bench.settle()
        #expect(login.error?.code == .invalidCredentials)
        #expect(login.error?.vendor == .geetest)
        #expect(login.error?.attempts.map(\.failure) == [.invalidCredentials, .rateLimited])
        let verification = bench.start { try await $0.verificationCredential(for: PhoneNumber("13800000000")) }
        bench.second.replies["verify"] = [.fails(.serviceUnavailable)]
        await bench.settle()
        #expect(verification.error?.code == .invalidCredentials)
        #expect(verification.error?.attempts.map(\.failure) == [.invalidCredentials, .serviceUnavailable])
    }

    // MARK: The carrier

    @Test("a login goes to the carrier's own vendor as soon as the carrier is known")
    func carrierLearntInLogin() async throws {
        let bench = try ClientBench(order: Self.both) { $0.routing.byCarrier = [.chinaTelecom: [.aliyunPNVS]] }
        bench.first.networkCarrier = .chinaTelecom
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.calls == ["initialize"])
        #expect(bench.client.attempts.map(\.vendor) == [.aliyunPNVS])
        _ = bench.login()
        await bench.settle()
        #expect(bench.first.calls == ["initialize"])
    }

    @Test("a failover goes to the vendor that the carrier's order has next, where the failure told the carrier")
    func carrierLearntFromFailure() async throws {
        let bench = try ClientBench(order: [.geetest]) {
            $0.routing.byCarrier = [.chinaUnicom: [.geetest, .aliyunPNVS]]
        }
        bench.first.capabilities.remove(.networkEnvironment)
        bench.first.replies["prefetch"] = [.fails(.carrierFailure)]
        bench.first.errorCarrier = .chinaUnicom
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.client.attempts.map(\.vendor) == Self.both)
    }

    @Test(
        "a page's failure that tells the carrier takes the login to the carrier's vendor, past the next of the old order"
    )
    func carrierLearntFromPage() async throws {
        let bench = try ClientBench(order: Self.both) { $0.routing.byCarrier = [.chinaMobile: [.geetest]] }
        bench.first.capabilities.remove(.networkEnvironment)
        bench.first.pages = [[(0.1, .failure(.pagePresentationFailed))]]
        bench.first.errorCarrier = .chinaMobile
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "pagePresentationFailed" || login.outcome == "success")
        #expect(bench.client.carrier == .chinaMobile)
    }

    @Test("a user who leaves before the deadline has shown all the same that the vendor does not answer")
    func leftEarly() async throws {
        let bench = try benchWithSilentFirst("availability")
        let first = bench.login()
        bench.at(4) { first.cancel() }
        await bench.settle()
        #expect(first.outcome == "cancelled")
        #expect(first.endedAt == 4)
        let second = bench.login()
        await bench.settle()
        #expect(second.outcome == "success")
        #expect(bench.client.attempts.map(\.vendor) == [.aliyunPNVS])
    }

    @Test("a logout forgets also the prefetch that is under way, and waits with the next one until that is over")
    func logoutDuringPrefetch() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.succeeds(after: 1), .succeeds(after: 1)]
        let ahead = bench.start { try await $0.prefetch() }
        var out: Running<Void>?
        bench.at(0.5) { out = bench.start { await $0.logOut() } }
        await bench.settle()
        #expect(ahead.outcome == "success")
        #expect(out?.endedAt == 2.05)
        #expect(bench.first.count(of: "prefetch") == 2)
    }

    @Test("getting ready goes to the carrier's own vendor too, also where one vendor may be tried", arguments: [1, 3])
    func carrierLearntWhilePreparing(maximumAttempts: Int) async throws {
        let bench = try ClientBench(order: Self.both) {
            $0.routing.byCarrier = [.chinaTelecom: [.aliyunPNVS]]
            $0.routing.failover.maximumAttempts = maximumAttempts
        }
        bench.first.networkCarrier = .chinaTelecom
        let ready = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(ready.outcome == "success")
        #expect(bench.first.calls == ["initialize"])
        #expect(bench.second.calls == ["initialize", "prefetch"])
    }

    @Test("the traffic's split decides who is first, the same at every launch")
    func split() async throws {
        for (place, first) in [("000000000000", Vendor.aliyunPNVS), ("ffffffffffff", .geetest)] {
            let installation = try #require(UUID(uuidString: "00000000-0000-4000-8000-\(place)"))
            let bench = try ClientBench(order: Self.both, installation: Installation(id: installation)) {
                $0.routing.split = [.geetest: 30, .aliyunPNVS: 70]
            }
            _ = bench.login()
            await bench.settle()
            #expect(bench.client.attempts.map(\.vendor) == [first])
        }
    }
}
