import Foundation
import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("A configuration that changes while the app runs")
@MainActor struct ClientConfigurationTests {
    private static let both: [Vendor] = [.geetest, .aliyunPNVS]

    /// The bench's configuration with the other vendor first.
    private func swapped(_ bench: ClientBench) -> PhoneAuthConfiguration {
        var configuration = bench.configuration
        configuration.routing.order = [.aliyunPNVS, .geetest]
        return configuration
    }

    @Test("is in force at once where nothing is under way")
    func atOnce() async throws {
        let bench = try ClientBench(order: Self.both)
        let configuration = swapped(bench)
        let change = bench.start { try $0.apply(configuration) }
        await bench.settle()
        #expect(change.values == [.applied])
        #expect(bench.client.configuration == configuration)
        _ = bench.login()
        await bench.settle()
        #expect(bench.client.attempts.map(\.vendor) == [.aliyunPNVS])
    }

    /// What a login looked like, for comparison.
    private struct Seen: Equatable {
        let outcome: String
        let endedAt: Double?
        let events: [AuthPageEvent]
        let attempts: [Attempt]
        let calls: [[String]]
    }

    /// Logs in over a first vendor that fails and a second one whose page stays until the exchange is done, and swaps the
    /// configuration at a moment.
    private func login(swappingAt moment: Double?) async throws -> (seen: Seen, change: String?, next: [Vendor]) {
        let bench = try ClientBench(order: Self.both)
        bench.first.replies["prefetch"] = [.fails(.carrierFailure, after: 0.4), .succeeds()]
        bench.first.replies["initialize"] = [.succeeds(after: 0.3)]
        bench.second.replies["dismiss"] = [.succeeds(after: 0.3)]
        let phone = bench.phone
        let login = bench.login { _ in
            await phone.pause(for: 0.5)
            return "account"
        }
        var change: Running<PhoneAuthClient.ConfigurationChange>?
        var applied: Double?
        let observation = bench.client.observe { event in
            if event.kind == .configurationApplied { applied = phone.clock.now }
        }
        defer { observation.end() }
        if let moment {
            // Every one of these would show in the login under way.
            var other = swapped(bench)
            other.deadlines.initialize = 0.01
            other.deadlines.availability = 0.01
            other.deadlines.prefetch = 0.01
            other.deadlines.present = 0.01
            other.deadlines.token = 0.01
            other.deadlines.wholeLogin = 0.01
            other.deadlines.exchange = 0.01
            other.pageDismissal = .onToken
            let configuration = other
            bench.at(moment) { change = bench.start { try $0.apply(configuration) } }
        }
        await bench.settle()
        // Applied when the login was over, page and all, and not a moment before.
        if let moment, let end = login.endedAt { #expect(abs((applied ?? 0) - max(moment, end)) < 0.001) }
        let seen = Seen(
            outcome: login.outcome, endedAt: login.endedAt, events: login.events, attempts: bench.client.attempts,
            calls: [bench.first.calls, bench.second.calls].map { $0.filter { !$0.hasPrefix("configurationChanged") } })
        #expect(bench.first.pagesClosed + bench.second.pagesClosed == 1, "one page, and no second one")
        #expect(!bench.first.isPageUp && !bench.second.isPageUp)
        let next = bench.client.configuration.order(for: .login)
        return (seen, change?.outcome, next)
    }

    @Test("changes nothing about a login under way, whenever it comes, and is in force for the next", arguments: 0..<4)
    func atEveryPoint(block: Int) async throws {
        let (undisturbed, _, before) = try await login(swappingAt: nil)
        #expect(undisturbed.outcome == "success")
        #expect(undisturbed.attempts.map(\.vendor) == Self.both)
        #expect(before == Self.both)
        let end = try #require(undisturbed.endedAt)
        for step in 0..<15 {
            let moment = Double(block * 15 + step) / 60 * (end + 0.2)
            let (seen, change, next) = try await login(swappingAt: moment)
            try #require(seen == undisturbed, "swapped at \(moment)")
            try #require(change == "success", "swapped at \(moment)")
            try #require(next == [.aliyunPNVS, .geetest], "swapped at \(moment)")
        }
    }

    @Test("waits for all that is under way, and the last one given wins")
    func lastWins() async throws {
        let bench = try ClientBench(order: Self.both)
        var last = bench.configuration
        last.deadlines.wholeLogin = 20
        _ = bench.login()
        await bench.started()
        let changes = [try bench.client.apply(swapped(bench)), try bench.client.apply(last)]
        #expect(changes == [.waits, .waits])
        #expect(bench.client.configuration == bench.configuration)
        #expect(bench.client.pendingConfiguration == last)
        await bench.settle()
        #expect(bench.client.configuration == last)
        #expect(bench.client.pendingConfiguration == nil)
    }

    @Test("may come from the app's own exchange")
    func fromExchange() async throws {
        let bench = try ClientBench(order: Self.both)
        let configuration = swapped(bench)
        let client = bench.client
        let login = bench.login { _ in
            let change = try client?.apply(configuration)
            #expect(change == .waits)
            return "account"
        }
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.client.configuration == configuration)
    }

    @Test("is refused as a whole where it is bad, and the old one stays")
    func refused() async throws {
        let bench = try ClientBench(order: Self.both)
        var events: [ClientEvent.Kind] = []
        let observation = bench.client.observe { events.append($0.kind) }
        var configuration = swapped(bench)
        configuration.routing.order = [.shanyan]
        configuration.deadlines.wholeLogin = -1
        let bad = configuration
        let change = bench.start { try $0.apply(bad) }
        await bench.settle()
        let error = try #require(change.errors.first as? ConfigurationError)
        #expect(Set(error.problems.map(\.path)) == ["providers.shanyan", "routing.order[0]", "deadlines.wholeLogin"])
        #expect(bench.client.configuration == bench.configuration)
        #expect(events == [.configurationRefused(error.problems)])
        observation.end()
    }

    @Test("is read from a file, whose problems have their places")
    func file() async throws {
        let bench = try ClientBench(order: Self.both)
        let good = #"""
            {"schemaVersion": 1, "providers": {"aliyunPNVS": {"secret": "s"}}, "routing": {"order": ["aliyunPNVS"]}}
            """#
        let change = bench.start { try $0.apply(data: Data(good.utf8)) }
        await bench.settle()
        #expect(change.values == [.applied])
        #expect(bench.client.configuration.routing.order == [.aliyunPNVS])
        let bad = bench.start { try $0.apply(data: Data(#"{"schemaVersion": 1,, }"#.utf8)) }
        await bench.settle()
        #expect((bad.errors.first as? ConfigurationError)?.problems.map(\.path) == ["1:21"])
    }

    // MARK: What an SDK takes once

    @Test("may change an app id until the SDK has been told it; then it needs a restart")
    func needsRestart() async throws {
        let bench = try ClientBench(order: Self.both)
        var configuration = bench.configuration
        configuration.providers.geetest?.oneLogin?.appID = Secret("another")
        let other = configuration
        let before = bench.start { try $0.apply(other) }
        await bench.settle()
        #expect(before.values == [.applied])
        _ = bench.login()
        await bench.settle()
        configuration.providers.geetest?.oneLogin?.appID = Secret("a third")
        configuration.providers.aliyunPNVS?.secret = Secret("another")
        let third = configuration
        let after = bench.start { try $0.apply(third) }
        await bench.settle()
        let error = try #require(after.errors.first as? ConfigurationError)
        #expect(error.problems.map(\.path) == ["providers.geetest.oneLogin.appID"], "PNVS has not been told anything")
        #expect(error.problems.map(\.code) == [.needsRestart])
        #expect(bench.client.configuration == other)
    }

    @Test("needs a restart also where the vendor was out of the configuration for a while")
    func needsRestartAfterAbsence() async throws {
        let bench = try ClientBench(order: Self.both)
        _ = bench.login()
        await bench.settle()
        var without = bench.configuration
        without.providers.geetest = nil
        without.routing.order = [.aliyunPNVS]
        let absent = without
        var back = bench.configuration
        back.providers.geetest?.oneLogin?.appID = Secret("another")
        let changed = back
        let gone = bench.start { try $0.apply(absent) }
        await bench.settle()
        let returned = bench.start { try $0.apply(changed) }
        await bench.settle()
        #expect(gone.values == [.applied])
        let error = try #require(returned.errors.first as? ConfigurationError)
        #expect(error.problems.map(\.code) == [.needsRestart])
    }

    @Test("is checked once more when it is applied: what was under way may have told the SDK meanwhile")
    func needsRestartMeanwhile() async throws {
        let bench = try ClientBench(order: [.aliyunPNVS, .geetest])
        // The vendor whose id changes has its turn second.
        bench.second.replies["prefetch"] = [.fails(.carrierFailure, after: 0.4)]
        let login = bench.login()
        var configuration = bench.configuration
        configuration.providers.geetest?.oneLogin?.appID = Secret("another")
        let other = configuration
        var refused: [ConfigurationProblem.Code] = []
        let observation = bench.client.observe { event in
            if case .configurationRefused(let problems) = event.kind { refused += problems.map(\.code) }
        }
        await bench.started()
        let change = try bench.client.apply(other)
        #expect(change == .waits)
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(refused == [.needsRestart])
        observation.end()
        #expect(bench.client.configuration == bench.configuration)
    }

    @Test(
        "may put an app id right that the SDK has turned down, and no other",
        arguments: [PhoneAuthError.Code.invalidCredentials, .networkFailure])
    func afterRefusal(code: PhoneAuthError.Code) async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.refuses(code, vendorCode: "600017"), .succeeds()]
        let first = bench.login()
        await bench.settle()
        #expect(first.outcome == code.rawValue)
        var configuration = bench.configuration
        configuration.providers.geetest?.oneLogin?.appID = Secret("the right one")
        let right = configuration
        let change = bench.start { try $0.apply(right) }
        await bench.settle()
        #expect(change.values == (code == .invalidCredentials ? [.applied] : []))
        #expect(bench.client.misconfigurations.isEmpty)
    }

    @Test("reaches the SDKs that have been told of the old one")
    func reachesSDKs() async throws {
        let bench = try ClientBench(order: Self.both)
        _ = bench.login()
        await bench.settle()
        var configuration = bench.configuration
        configuration.diagnostics.vendorLogs = true
        let logging = configuration
        _ = bench.start { try $0.apply(logging) }
        await bench.settle()
        #expect(bench.first.count(of: "configurationChanged(true)") == 1)
        #expect(bench.second.calls.isEmpty, "an SDK that has not been initialised is not touched")
    }
}
