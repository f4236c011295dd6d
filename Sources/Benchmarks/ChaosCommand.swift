import CommandLineInterface
import Foundation
import PhoneAuth
import PhoneAuthTesting

/// Random runs on the simulated phone.
enum ChaosCommand: Command {
    static let name = "chaos"
    static let summary = "Runs in which vendors, user and app do anything; the invariants hold in all of them."
    static let syntax = Arguments.Syntax(
        options: [
            ("runs", "N", "how many; 1000 when left out"),
            ("seed", "N", "the first run's seed, each further run has the next one; 1 when left out"),
            ("run", "N", "the N-th run alone, counted from 1, with its trace"),
        ],
        flags: [("invariants", "says what is looked at, and runs nothing")])
    static let notes = """
        With --runs 1 the trace is printed: --seed N --runs 1 plays a run again, to the byte.
        """

    /// What the app does beside logging in and the like.
    static let actions: [ChaosAction] = []

    /// More failing runs than these say nothing new.
    private static let mostFailures = 10

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        try await run(arguments, console: console, actions: actions)
    }

    static func run(
        _ arguments: Arguments, console: Console, actions: [ChaosAction]
    ) async throws(UsageError) -> Int32 {
        if arguments.has("invariants") {
            for invariant in ChaosInvariant.allCases { console.output("\(invariant.rawValue): \(invariant.sentence)") }
            return 0
        }
        var runs = try arguments.number("runs", default: 1000, from: 1)
        var first = try arguments.number("seed", default: 1, from: 0)
        if arguments["run"] != nil {
            first += try arguments.number("run", default: 1, from: 1) - 1
            runs = 1
        }
        let palette = ChaosPalette(SimulatedVendors.returnCodes)
        var summary = ChaosSummary()
        let start = Date()
        for seed in first..<(first + runs) {
            let report = try await report(UInt64(seed), palette, actions, isTracing: runs == 1)
            summary.add(report)
            if runs == 1 { console.output(report.trace.joined(separator: "\n")) }
            for fault in report.faults { console.output("seed \(seed): \(fault)") }
            if !report.faults.isEmpty, runs > 1 {
                console.output(report.trace.map { "    " + $0 }.joined(separator: "\n"))
                console.output("Again: phoneauth-bench chaos --seed \(seed) --runs 1")
            }
            if summary.failures == mostFailures { break }
            let done = seed - first + 1
            if runs >= 20_000, done.isMultiple(of: 10_000) {
                console.error("\(done) runs, \(summary.failures) of them with faults")
            }
        }
        console.output(summary.text(took: Date().timeIntervalSince(start)))
        return summary.failures == 0 ? 0 : 1
    }

    private static func report(
        _ seed: UInt64, _ palette: ChaosPalette, _ actions: [ChaosAction], isTracing: Bool
    ) async throws(UsageError) -> ChaosReport {
        var run = ChaosRun(
            seed: seed, configuration: SimulatedVendors.configuration, palette: palette,
            vendors: SimulatedVendors.linked)
        run.actions = actions
        do throws(ConfigurationError) {
            return try await run.report(isTracing: isTracing)
        } catch {
            throw UsageError("seed \(seed): \(error.problems.first?.message ?? "the configuration is invalid")")
        }
    }
}
