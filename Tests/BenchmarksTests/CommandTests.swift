import CommandLineInterface
import Foundation
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import Benchmarks

@MainActor @Suite("The command phoneauth-bench")
struct CommandTests {
    private final class Lines {
        var output: [String] = []
        var error: [String] = []
    }

    private func run(_ arguments: String...) async -> (status: Int32, output: String, error: String) {
        let lines = Lines()
        let console = Console(output: { lines.output.append($0) }, error: { lines.error.append($0) })
        let status = await Benchmarks.commands.run(arguments, console: console)
        return (status, lines.output.joined(separator: "\n"), lines.error.joined(separator: "\n"))
    }

    @Test("prints its help, and that of its command")
    func help() async {
        let help = await run("--help")
        #expect(help.status == 0 && help.output.contains("phoneauth-bench <command>") && help.error.isEmpty)
        let chaos = await run("chaos", "--help")
        #expect(chaos.status == 0 && chaos.output.contains("--runs N"))
    }

    @Test(
        "refuses what it cannot use, in one line",
        arguments: [
            ["chao"], ["chaos", "--runs", "0"], ["chaos", "--seed", "-1"], ["chaos", "--run", "x"], ["chaos", "x"],
            ["chaos", "--processes", "0"],
        ])
    func unusable(arguments: [String]) async {
        let lines = Lines()
        let console = Console(output: { lines.output.append($0) }, error: { lines.error.append($0) })
        #expect(await Benchmarks.commands.run(arguments, console: console) == 2)
        #expect(lines.output.isEmpty && lines.error.count == 1)
        #expect(lines.error.first?.hasPrefix("phoneauth-bench") == true && lines.error.first?.contains("\n") == false)
    }

    @Test("prints how far the runs got")
    func runs() async {
        let chaos = await run("chaos", "--runs", "5", "--seed", "3")
        #expect(chaos.status == 0)
        #expect(chaos.output.contains("5 runs in ") && chaos.output.contains("Every invariant held in every run."))
    }

    @Test("plays one run again with its trace, by its seed or by its number")
    func again() async {
        func trace(_ text: String) -> String? { text.components(separatedBy: "\n1 runs in ").first }
        let seed = await run("chaos", "--seed", "12", "--runs", "1")
        let number = await run("chaos", "--seed", "3", "--run", "10")
        #expect(seed.output.contains("  app      "))
        #expect(trace(seed.output) == trace(number.output))
    }

    @Test("says what is looked at")
    func invariants() async {
        let output = await run("chaos", "--invariants").output
        for invariant in ChaosInvariant.allCases { #expect(output.contains(invariant.rawValue + ": ")) }
    }

    @Test("tells of a fault with its seed, its trace and the call that plays it again, and gives status 1")
    func fault() async throws {
        let lines = Lines()
        let console = Console(output: { lines.output.append($0) }, error: { lines.error.append($0) })
        let leaves = ChaosAction("leaves a page up", share: 1) { _, phone, _ in phone.showPage("left") { _ in } }
        let arguments = try Arguments(["--runs", "2", "--seed", "5"], syntax: ChaosCommand.syntax)
        #expect(try await ChaosCommand.run(arguments, console: console, actions: [leaves]) == 1)
        let output = lines.output.joined(separator: "\n")
        #expect(output.contains("seed 5: pageGone: left is up"))
        #expect(output.contains("Again: phoneauth-bench chaos --seed 5 --runs 1"))
        #expect(output.contains("app      leaves a page up"))
    }

    @Test("counts the same however the seeds are divided, and keeps the first failing ones in order")
    func divided() async throws {
        let leaves = ChaosAction("leaves a page up", share: 0.5) { _, phone, _ in phone.showPage("left") { _ in } }
        func summary(_ seeds: Range<UInt64>) async throws -> ChaosSummary {
            let lines = Lines()
            let console = Console(output: { lines.output.append($0) }, error: { lines.error.append($0) })
            let arguments = try Arguments(
                ["--json", "--seed", "\(seeds.lowerBound)", "--runs", "\(seeds.count)"], syntax: ChaosCommand.syntax)
            _ = try await ChaosCommand.run(arguments, console: console, actions: [leaves])
            return try JSONDecoder().decode(ChaosSummary.self, from: Data(lines.output.joined().utf8))
        }
        let whole = try await summary(1..<31)
        #expect(whole.runs == 30 && whole.failures > 10 && whole.firstFailures.count == 10)
        for count in [2, 3] {
            var sum = ChaosSummary()
            for part in (UInt64(1)..<31).split(into: count) { sum.add(try await summary(part)) }
            #expect(sum == whole)
        }
    }

    @Test("divides seeds into neighbouring pieces, none of them empty", arguments: [1, 2, 3, 7, 10, 100])
    func pieces(count: Int) {
        let pieces = (UInt64(5)..<15).split(into: count)
        #expect(pieces.count == min(count, 10))
        #expect(pieces.flatMap { Array($0) } == Array(5..<15))
    }

    @Test("says which seeds a process has taken with it, and gives status 1")
    func lost() async {
        // A tool that prints nothing of use, as one that was stopped.
        Benchmarks.executable = URL(fileURLWithPath: "/bin/echo")
        defer { Benchmarks.executable = nil }
        let chaos = await run("chaos", "--seed", "3", "--runs", "5", "--processes", "2")
        #expect(chaos.status == 1)
        #expect(chaos.output.isEmpty, "of no run nothing can be said")
        #expect(
            chaos.error == """
                seeds 3 to 5: their process did not come to its end
                seeds 6 to 7: their process did not come to its end
                """)
    }
}
