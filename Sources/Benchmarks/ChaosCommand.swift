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
            (
                "processes", "N",
                "how many processes run them; when left out one for each core, from 20000 runs on"
            ),
        ],
        flags: [
            ("json", "prints the summary as JSON"), ("invariants", "says what is looked at, and runs nothing"),
        ])
    static let notes = """
        With --runs 1 the trace is printed: --seed N --runs 1 plays a run again, to the byte. Of runs with faults the first ten are
        printed; which they are, and the summary, are the same for any number of processes.
        """

    /// What the app does beside logging in and the like.
    static let actions: [ChaosAction] = []

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
        var seeds = try seeds(arguments)
        let runs = seeds.count
        let processes = try arguments.number("processes", default: ToolProcess.usualCount(for: runs), from: 1)
        if arguments["run"] != nil {
            let number = UInt64(try arguments.number("run", default: 1, from: 1)) - 1
            seeds = (seeds.lowerBound + number)..<(seeds.lowerBound + number + 1)
        }
        let start = Date()
        var summary = ChaosSummary()
        var lost: [Range<UInt64>] = []
        let mostRuns = ToolProcess.mostRuns
        let parts = seeds.split(into: max(processes, (seeds.count + mostRuns - 1) / mostRuns))
        if parts.count > 1, let executable = Benchmarks.executable {
            await ToolProcess.run(parts, atOnce: processes) {
                ChaosShare($0, executable: executable)
            } take: { seeds, share in
                if let part = share?.summary() { summary.add(part) } else { lost.append(seeds) }
            }
        } else {
            summary = try await play(seeds, actions, console: console, printsTrace: !arguments.has("json"))
        }
        if arguments.has("json") {
            console.output(try json(summary))
        } else {
            for failure in summary.firstFailures { console.output(text(failure, printsTrace: seeds.count > 1)) }
            // Of no run nothing can be said.
            if summary.runs > 0 || lost.isEmpty { console.output(summary.text(took: Date().timeIntervalSince(start))) }
        }
        for seeds in lost {
            console.error("seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): their process did not come to its end")
        }
        return summary.failures == 0 && lost.isEmpty ? 0 : 1
    }

    private static func seeds(_ arguments: Arguments) throws(UsageError) -> Range<UInt64> {
        let first = UInt64(try arguments.number("seed", default: 1, from: 0))
        return first..<(first + UInt64(try arguments.number("runs", default: 1000, from: 1)))
    }

    /// Runs seeds in this process; a single one with its trace.
    private static func play(
        _ seeds: Range<UInt64>, _ actions: [ChaosAction], console: Console, printsTrace: Bool
    ) async throws(UsageError) -> ChaosSummary {
        var run = ChaosRun(
            seed: seeds.lowerBound, configuration: SimulatedVendors.configuration,
            palette: ChaosPalette(SimulatedVendors.returnCodes), vendors: SimulatedVendors.linked)
        run.actions = actions
        var summary = ChaosSummary()
        for seed in seeds {
            run.seed = seed
            do throws(ConfigurationError) {
                let report = try await run.report(isTracing: seeds.count == 1)
                summary.add(report)
                // Results come in order, at the end; whoever waits for a million runs wants to know now.
                if !report.faults.isEmpty, seeds.count > 1 { console.error("seed \(seed) has faults") }
                if printsTrace, seeds.count == 1 { console.output(report.trace.joined(separator: "\n")) }
            } catch {
                throw UsageError("seed \(seed): \(error.problems.first?.message ?? "the configuration is invalid")")
            }
            if summary.runs.isMultiple(of: 10_000) {
                console.error("seeds \(seeds.lowerBound) to \(seed): \(summary.failures) with faults")
            }
        }
        return summary
    }

    private static func text(_ failure: ChaosSummary.Failure, printsTrace: Bool) -> String {
        var lines = failure.faults.map { "seed \(failure.seed): \($0)" }
        if printsTrace {
            lines += failure.trace.map { "    " + $0 }
            lines.append("Again: phoneauth-bench chaos --seed \(failure.seed) --runs 1")
        }
        return lines.joined(separator: "\n")
    }

    private static func json(_ summary: ChaosSummary) throws(UsageError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(summary) else { throw UsageError("the summary cannot be written") }
        return String(decoding: data, as: UTF8.self)
    }
}
