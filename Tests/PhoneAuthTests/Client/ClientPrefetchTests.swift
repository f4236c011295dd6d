import Testing

@testable import PhoneAuth

@Suite("Prefetches")
@MainActor struct ClientPrefetchTests {
    @Test("that meet are one vendor call, whose answer all get")
    func joined() async throws {
        let bench = try ClientBench()
        let runs = (0..<3).map { _ in bench.start { try await $0.prefetch() } }
        var late: Running<Prefetch>?
        bench.at(0.08) { late = bench.start { try await $0.prefetch() } }
        await bench.settle()
        #expect(runs.map(\.outcome) == ["success", "success", "success"])
        #expect(late?.outcome == "success")
        #expect(bench.first.count(of: "prefetch") == 1)
        #expect(bench.first.count(of: "initialize") == 1)
    }

    @Test("that are never answered end at the deadline; a late answer settles nothing and serves the next login")
    func late() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.succeeds(after: 20), .silent]
        let run = bench.start { try await $0.prefetch() }
        await bench.settle()
        #expect(run.error?.code == .timeout)
        #expect(run.error?.stage == .prefetch)
        #expect(run.endedAt == 9.05)
        #expect(bench.client.diagnostics.late == 1)
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.count(of: "prefetch") == 1)
    }

    @Test(
        "of a vendor that answers only the first of two calls end with that answer, though it came late for the first")
    func onlyTheFirstIsAnswered() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.succeeds(after: 12), .silent]
        let first = bench.start { try await $0.prefetch() }
        var second: Running<Prefetch>?
        bench.at(10) { second = bench.start { try await $0.prefetch() } }
        await bench.settle()
        #expect(first.outcome == "timeout")
        #expect(second?.outcome == "success")
        #expect(second?.endedAt == 12.05)
        #expect(bench.first.count(of: "prefetch") == 2)
        #expect(bench.client.diagnostics.late == 1)
    }

    @Test("that were to be renewed are not taken from an earlier call's late answer")
    func renewed() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.succeeds(after: 12), .succeeds(after: 5)]
        let first = bench.start { try await $0.prefetch() }
        var logout: Running<Void>?
        bench.at(10) { logout = bench.start { await $0.logOut() } }
        await bench.settle()
        #expect(first.outcome == "timeout")
        #expect(logout?.endedAt == 15)
    }

    @Test("serve one login each, and only while they are good")
    func used() async throws {
        let bench = try ClientBench()
        bench.first.lifetime = 60
        let prefetch = bench.start { try await $0.prefetch() }
        await bench.settle()
        let first = bench.login()
        await bench.settle()
        #expect([prefetch.outcome, first.outcome] == ["success", "success"])
        #expect(bench.first.count(of: "prefetch") == 1)
        let second = bench.login()
        await bench.settle()
        #expect(second.outcome == "success")
        #expect(bench.first.count(of: "prefetch") == 2, "the first login had used it up")
        let ahead = bench.start { try await $0.prefetch() }
        bench.at(61) {}
        await bench.settle()
        let third = bench.login()
        await bench.settle()
        #expect([ahead.outcome, third.outcome] == ["success", "success"])
        #expect(bench.first.count(of: "prefetch") == 4, "it had lapsed")
    }

    @Test("under way are waited for by a login")
    func loginWaits() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.succeeds(after: 3)]
        let prefetch = bench.start { try await $0.prefetch() }
        let login = bench.login()
        await bench.settle()
        #expect([prefetch.outcome, login.outcome] == ["success", "success"])
        #expect(bench.first.count(of: "prefetch") == 1)
    }

    @Test("that fail end the login at stage prefetch, without a page")
    func failed() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.fails(.prefetchFailed)]
        let login = bench.login()
        await bench.settle()
        #expect(login.error?.code == .prefetchFailed)
        #expect(login.error?.attempts.map(\.stage) == [.prefetch])
        #expect(login.events.isEmpty)
        #expect(bench.first.count(of: "login") == 0)
    }

    @Test("of another carrier are forgotten, here and in the SDK")
    func carrierChange() async throws {
        let bench = try ClientBench()
        bench.first.prefetchCarrier = .chinaMobile
        let prefetch = bench.start { try await $0.prefetch() }
        await bench.settle()
        #expect(prefetch.outcome == "success")
        #expect(bench.client.carrier == .chinaMobile)
        bench.first.networkCarrier = .chinaUnicom
        bench.first.prefetchCarrier = .chinaUnicom
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.client.carrier == .chinaUnicom)
        #expect(bench.first.count(of: "prefetch") == 2)
        #expect(bench.first.count(of: "forgetPrefetch") == 1)
    }

    @Test("for verification are not taken for a login's, though the product is the same")
    func purposes() async throws {
        let bench = try ClientBench()
        let both = [
            bench.start { try await $0.prefetch(for: .verification) },
            bench.start { try await $0.prefetch(for: .login) },
        ]
        await bench.settle()
        #expect(both.map(\.outcome) == ["success", "success"])
        #expect(bench.first.count(of: "prefetch") == 1)
        #expect(bench.first.count(of: "prefetchVerify") == 1)
    }

    @Test("are refused while a page is up or being closed, and reach no vendor")
    func refusedWithPage() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(0.1, .event(.pagePresented)), (3, .failure(.userCancelled))]]
        bench.first.replies["dismiss"] = [.succeeds(after: 1)]
        let login = bench.login()
        var refused: [Running<Void>] = []
        for seconds in [1.0, 3.5] {
            bench.at(seconds) {
                refused.append(bench.start { try await $0.prefetch() })
                refused.append(bench.start { try await $0.checkAvailability() })
            }
        }
        await bench.settle()
        #expect(login.outcome == "userCancelled")
        #expect(refused.map(\.outcome) == ["busy", "busy", "busy", "busy"])
        #expect(bench.first.count(of: "prefetch") == 1)
        #expect(bench.first.count(of: "availability") == 1)
    }

    @Test("are refused when the page came up while they waited for the initialisation")
    func pageCameUpMeanwhile() async throws {
        let bench = try ClientBench(order: [.aliyunPNVS]) { $0.routing.byPurpose[.verification] = [.geetest] }
        bench.first.replies["initialize"] = [.succeeds(after: 2)]
        bench.second.pages = [[(0.1, .event(.pagePresented)), (5, .failure(.userCancelled))]]
        let login = bench.login()
        let prefetch = bench.start { try await $0.prefetch(for: .verification) }
        await bench.settle()
        #expect(login.outcome == "userCancelled")
        #expect(prefetch.outcome == "busy")
        #expect(bench.first.count(of: "prefetchVerify") == 0)
    }

    @Test("that the provider itself gives up end at once")
    func givenUp() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.throwsAtOnce(.cancelled)]
        let run = bench.start { try await $0.prefetch() }
        await bench.settle()
        #expect(run.outcome == "cancelled")
        #expect(run.endedAt == 0.05)
    }

    @Test("survive the cancellation of one of those who wait for them")
    func oneWaiterLeaves() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.succeeds(after: 2)]
        let leaving = bench.start { try await $0.prefetch() }
        let staying = bench.start { try await $0.prefetch() }
        bench.at(1) { leaving.cancel() }
        await bench.settle()
        #expect(leaving.error?.code == .cancelled)
        #expect(leaving.error?.stage == .prefetch)
        #expect(leaving.endedAt == 1)
        #expect(staying.outcome == "success")
        #expect(bench.first.count(of: "prefetch") == 1)
    }

    @Test("are made anew after a logout, and nothing that was fetched before is kept")
    func logOut() async throws {
        let bench = try ClientBench()
        let prefetch = bench.start { try await $0.prefetch() }
        await bench.settle()
        let logout = bench.start { await $0.logOut() }
        await bench.settle()
        #expect([prefetch.outcome, logout.outcome] == ["success", "success"])
        #expect(bench.first.calls == ["initialize", "prefetch", "forgetPrefetch", "prefetch"])
    }

    @Test("are not made at logout where the configuration does not say so")
    func logOutQuietly() async throws {
        let bench = try ClientBench { $0.prefetch.moments = [.prepare] }
        let run = bench.start {
            try await $0.prepare()
            await $0.logOut()
        }
        await bench.settle()
        #expect(run.outcome == "success")
        #expect(bench.first.calls == ["initialize", "prefetch", "forgetPrefetch"])
    }

    @Test("of a vendor that has none are an unsupported operation, and a login does without")
    func withoutPrefetch() async throws {
        let bench = try ClientBench()
        bench.first.capabilities.remove(.prefetch)
        let prefetch = bench.start { try await $0.prefetch() }
        await bench.settle()
        let login = bench.login()
        await bench.settle()
        #expect([prefetch.outcome, login.outcome] == ["unsupportedOperation", "success"])
        #expect(bench.first.count(of: "prefetch") == 0)
    }
}
