import Testing

@testable import PhoneAuth

@Suite("Who is made ready, and when")
@MainActor struct ClientReadinessTests {
    private static let both: [Vendor] = [.geetest, .aliyunPNVS]

    @Test("a second vendor is made ready only where the configuration wants a standby", arguments: [false, true])
    func standby(isOn: Bool) async throws {
        let bench = try ClientBench(order: Self.both) { $0.prefetch.keepsStandby = isOn }
        let ready = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(ready.outcome == "success")
        #expect(bench.first.calls == ["initialize", "prefetch"])
        #expect(bench.second.calls == (isOn ? ["initialize", "prefetch"] : []))
    }

    @Test("a standby that fails does not matter")
    func failedStandby() async throws {
        let bench = try ClientBench(order: Self.both) { $0.prefetch.keepsStandby = true }
        bench.second.replies["initialize"] = [.fails(.invalidCredentials)]
        let ready = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(ready.outcome == "success")
        #expect(bench.client.misconfigurations.map(\.vendor) == [.aliyunPNVS])
    }

    @Test(
        "prefetches happen at the moments that the configuration names, and at no other",
        arguments: PhoneAuthConfiguration.PrefetchPolicy.Moment.allCases)
    func moments(moment: PhoneAuthConfiguration.PrefetchPolicy.Moment) async throws {
        let bench = try ClientBench { $0.prefetch.moments = [moment] }
        func count(after body: @escaping @MainActor (PhoneAuthClient) async throws -> Void) async -> Int {
            let before = bench.first.count(of: "prefetch")
            _ = bench.start(body)
            await bench.settle()
            return bench.first.count(of: "prefetch") - before
        }
        #expect(await count { try await $0.prepare() } == (moment == .prepare ? 1 : 0))
        bench.client.forgetPrefetches()
        #expect(await count { await $0.loginPageAppeared() } == (moment == .loginPage ? 1 : 0))
        #expect(await count { await $0.loginPageAppeared() } == 0, "a good one is not fetched anew")
        #expect(await count { await $0.logOut() } == (moment == .logout ? 1 : 0))
    }

    @Test("a login screen that comes up says nothing of failures, and disturbs no login")
    func quietLoginPage() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.fails(.noSIM), .succeeds()]
        let appeared = bench.start { await $0.loginPageAppeared() }
        await bench.settle()
        #expect(appeared.outcome == "success")
        let login = bench.login()
        var during: Running<Void>?
        bench.at(0.5) { during = bench.start { await $0.loginPageAppeared() } }
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(during?.outcome == "success")
        #expect(bench.first.count(of: "prefetch") == 2)
    }
}
