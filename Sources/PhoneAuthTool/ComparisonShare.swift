import CommandLineInterface
import Foundation
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// Some of a comparison's seeds, run by another process of this tool.
struct ComparisonShare: ToolShare {
    /// What it runs.
    let plan: Comparison.Plan

    let process: ToolProcess

    /// So many that a process is worth starting, and so few that progress is told every few seconds.
    static let mostRuns = 5_000

    /// Starts the process.
    ///
    /// - Returns: `nil` where that cannot be done.
    init?(_ plan: Comparison.Plan, configuration: String?, executable: URL) {
        self.plan = plan
        func list<Name>(_ option: String, _ names: [Name], _ text: (Name) -> String) -> [String] {
            ["--\(option)", names.map(text).joined(separator: ",")]
        }
        let arguments =
            ["compare", "--json", "--times", "--processes", "1", "--runs", "\(plan.runs)", "--seed", "\(plan.seed)"]
            + list("situations", plan.situations, \.name) + list("vendors", plan.vendors, \.rawValue)
            + list("carriers", plan.carriers, \.rawValue) + (configuration.map { ["--config", $0] } ?? [])
        guard let process = ToolProcess(executable, arguments) else { return nil }
        self.process = process
    }

    /// Waits for the process.
    ///
    /// - Returns: the plan's cells; `nil` where the process did not come to its end.
    func cells() -> [Comparison.Cell]? {
        guard let document = try? JSONReader.read(process.wait()).value["cells"], case .array(let items) = document
        else { return nil }
        let cells = items.compactMap { Comparison.Cell(json: $0) }
        return cells.count == plan.cellCount && cells.allSatisfy { $0.runs == plan.runs } ? cells : nil
    }
}

extension Comparison {
    /// Runs every cell, in several processes where that is worth it. The cells are the same in either case.
    ///
    /// - Parameters:
    ///   - count: How many processes at once; one for each core, where there is much to do, when `nil`.
    ///   - configuration: The configuration's file; `nil` for the sample.
    ///   - executable: This tool; `nil` where there is none to start.
    func cells(
        inProcesses count: Int?, configuration: String?, executable: URL?, console: Console
    ) async throws(UsageError) -> [Cell] {
        let processes = count ?? ToolProcess.usualCount(for: plan.runCount)
        let mostRuns = max(1, ComparisonShare.mostRuns / plan.cellCount)
        let least = (plan.runs + mostRuns - 1) / mostRuns
        // As many for each process, so that they end together.
        let parts = plan.split(into: (least + processes - 1) / processes * processes)
        let progress = ProgressLines(of: plan.runCount, "runs", console: console)
        guard parts.count > 1, let executable, Self.isReadTwice(configuration) else {
            return try await cells(of: plan, at: 0, progress)
        }
        var cells: [Cell] = []
        var done = 0
        try await ToolProcess.run(parts, atOnce: processes) { part in
            ComparisonShare(part, configuration: configuration, executable: executable)
        } take: { (part: Plan, share: ComparisonShare?) async throws(UsageError) in
            // What another process does not give is run here.
            let found: [Cell]
            if let given = share?.cells() {
                found = given
            } else {
                found = try await self.cells(of: part, at: done, progress)
            }
            if cells.isEmpty { cells = found } else { for index in cells.indices { cells[index].add(found[index]) } }
            done += part.runCount
            progress.tell(done)
        }
        return cells
    }

    /// Runs a part of the plan in this process.
    private func cells(of plan: Plan, at done: Int, _ progress: ProgressLines) async throws(UsageError) -> [Cell] {
        do throws(ConfigurationError) {
            return try await with(plan).cells { finished, _ in progress.tell(done + finished) }
        } catch {
            throw UsageError("the configuration cannot be used", error)
        }
    }

    /// Whether another process reads the same in the file: a pipe is read once.
    private static func isReadTwice(_ file: String?) -> Bool {
        guard let file else { return true }
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: file).resolvingSymlinksInPath().path)
        return file != "-" && attributes?[.type] as? FileAttributeType == .typeRegular
    }
}
