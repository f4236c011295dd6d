import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import Testing

@testable import Benchmarks
@testable import PhoneAuthTesting

@MainActor @Suite("Runs in which vendors, user and app do anything")
struct ChaosTests {
    static let palette = ChaosPalette(SimulatedVendors.returnCodes)

    static func report(
        _ seed: UInt64, actions: [ChaosAction] = [], isTracing: Bool = false
    ) async throws -> ChaosReport {
        var run = ChaosRun(
            seed: seed, configuration: SimulatedVendors.configuration, palette: palette,
            vendors: SimulatedVendors.linked)
        run.actions = actions
        return try await run.report(isTracing: isTracing)
    }

    @Test("keep every invariant", arguments: 0..<6)
    func invariants(block: UInt64) async throws {
        for seed in (block * 60 + 1)...(block * 60 + 60) {
            let report = try await Self.report(seed)
            guard report.faults.isEmpty else {
                Issue.record("seed \(seed): \(report.faults)\n\(report.trace.joined(separator: "\n"))")
                return
            }
        }
    }

    @Test("get far: most to a page, many to a token, some of them after a failover")
    func depth() async throws {
        var summary = ChaosSummary()
        for seed in 1...200 as ClosedRange<UInt64> { summary.add(try await Self.report(seed)) }
        let depths = summary.depths
        let pages = [.page, .pageAfterFailover, .token, .tokenAfterFailover].compactMap { depths[$0] }.reduce(0, +)
        #expect(pages > 120, "\(depths)")
        #expect((depths[.token] ?? 0) > 40, "\(depths)")
        #expect((depths[.tokenAfterFailover] ?? 0) + (depths[.pageAfterFailover] ?? 0) > 5, "\(depths)")
        #expect((summary.outcomes["login"] ?? [:]).count > 10, "\(summary.outcomes)")
        #expect((summary.outcomes["scene"] ?? [:]).count > 5, "\(summary.outcomes)")
        #expect(Set((summary.outcomes["apply"] ?? [:]).keys).isSuperset(of: ["applied", "refused"]))
        #expect(summary.outcomes["loginPageAppeared"] != nil)
    }

    @Test("are the same to the byte for the same seed", arguments: 0..<4)
    func determinism(block: UInt64) async throws {
        for seed in (block * 20 + 1)...(block * 20 + 20) {
            async let first = Self.report(seed, isTracing: true)
            async let second = Self.report(seed, isTracing: true)
            let traces = try await (first.trace, second.trace)
            #expect(traces.0 == traces.1, "seed \(seed)")
            #expect(traces.0.count > 3)
        }
    }

    @Test("draw configurations that are valid, but for those that are not meant to be")
    func configurations() {
        let base = SimulatedVendors.configuration
        let linked = SimulatedVendors.linked()
        let tables = Dictionary(linked.map { ($0.vendor, $0.pageTable) }, uniquingKeysWith: { first, _ in first })
        func isValid(_ configuration: PhoneAuthConfiguration) -> Bool {
            configuration.problems(linkedVendors: linked.map(\.vendor), pageTables: tables)
                .allSatisfy { $0.severity == .warning }
        }
        var kinds: Set<ChaosChange.Kind> = []
        var returns = 0
        for seed in 1...150 as ClosedRange<UInt64> {
            let plan = ChaosPlan(
                seed: seed, configuration: base, styles: [], linked: linked.map(\.vendor), actions: [])
            #expect(plan.configurations.allSatisfy(isValid), "seed \(seed)")
            returns += plan.steps.filter { $0.act == .enterForeground }.count
            for change in plan.changes {
                kinds.insert(change.kind)
                #expect(isValid(change.configuration) == (change.kind != .invalid), "seed \(seed): \(change.name)")
            }
        }
        #expect(kinds.isSuperset(of: [.valid, .invalid]) && kinds.count > 4)
        #expect(returns > 20, "the app goes to the background now and then, and comes back")
    }

    @Test("refuse a configuration that no run could use")
    func invalid() async {
        var configuration = SimulatedVendors.configuration
        configuration.providers.shanyan?.appID = Secret("")
        let run = ChaosRun(
            seed: 1, configuration: configuration, palette: Self.palette, vendors: SimulatedVendors.linked)
        await #expect(throws: ConfigurationError.self) { _ = try await run.report() }
    }

    @Test("do what else an app wants done")
    func actions() async throws {
        var isDone = 0
        for seed in 1...5 as ClosedRange<UInt64> {
            let action = ChaosAction("forgets what was fetched", share: 1) { client, _, generator in
                if generator.chance(1) { client.forgetPrefetches() }
            }
            let report = try await Self.report(seed, actions: [action], isTracing: true)
            #expect(report.faults.isEmpty)
            isDone += report.trace.filter { $0.hasSuffix("forgets what was fetched") }.count
        }
        #expect(isDone == 5)
    }

    @Test("see a client that is kept, and a page that is left up")
    func planted() async throws {
        let kept = Kept()
        let keeps = ChaosAction("keeps the client", share: 1) { client, _, _ in kept.client = client }
        #expect(try await Self.report(1, actions: [keeps]).faults.map(\.invariant) == [.clientFreed])
        let leaves = ChaosAction("leaves a page up", share: 1) { _, phone, _ in phone.showPage("left") { _ in } }
        let report = try await Self.report(1, actions: [leaves])
        #expect(Set(report.faults.map(\.invariant)) == [.pageGone])
        #expect(!report.trace.isEmpty, "a run with faults tells what happened")
    }

    @MainActor final class Kept: Sendable {
        var client: PhoneAuthClient?
    }
}
