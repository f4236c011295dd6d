import CommandLineInterface
import Foundation
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// Some of a comparison's situations, run by another process of this tool.
struct ComparisonShare {
    /// What it runs.
    let plan: Comparison.Plan

    private let process: ToolProcess

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
        let count = plan.situations.count * plan.vendors.count * plan.carriers.count
        return cells.count == count ? cells : nil
    }
}

extension Comparison {
    /// Runs every cell, in several processes where that is worth it. The cells are the same in either case.
    ///
    /// - Parameters:
    ///   - count: How many processes; one for each core, where there is much to do, when `nil`.
    ///   - configuration: The configuration's file; `nil` for the sample.
    ///   - executable: This tool; `nil` where there is none to start.
    func cells(
        inProcesses count: Int?, configuration: String?, executable: URL?, console: Console
    ) async throws(UsageError) -> [Cell] {
        let runs = plan.situations.count * plan.vendors.count * plan.carriers.count * plan.runs
        let most = count ?? ToolProcess.usualCount(for: runs)
        let parts = executable == nil || !Self.isReadTwice(configuration) ? 1 : min(most, plan.situations.count)
        // Situations differ in length, neighbours less so.
        let plans = (0..<max(parts, 1)).map { part in
            var share = plan
            share.situations = plan.situations.enumerated().filter { $0.offset % max(parts, 1) == part }.map(\.element)
            return share
        }
        let shares = plans.dropFirst().map { plan in
            executable.flatMap { ComparisonShare(plan, configuration: configuration, executable: $0) }
        }
        var cells = try await cells(of: plans[0], console: console)
        for (share, plan) in zip(shares, plans.dropFirst()) {
            // What another process does not give is run here.
            if let found = share?.cells() {
                cells += found
            } else {
                cells += try await self.cells(of: plan, console: console)
            }
        }
        let places = Dictionary(
            plan.situations.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        // Within a situation the cells are in order already, and sorting must keep it.
        return cells.enumerated().sorted { one, other in
            let (left, right) = (places[one.element.situation] ?? 0, places[other.element.situation] ?? 0)
            return left == right ? one.offset < other.offset : left < right
        }.map(\.element)
    }

    private func cells(of plan: Plan, console: Console) async throws(UsageError) -> [Cell] {
        do throws(ConfigurationError) {
            return try await with(plan).cells { done, count in
                if done == count || done % 50 == 0 { console.error("\(done) of \(count) cells") }
            }
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
