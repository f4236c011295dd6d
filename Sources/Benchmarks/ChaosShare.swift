import CommandLineInterface
import Foundation
import PhoneAuthTesting

/// Some of the seeds, run by another process of this tool.
struct ChaosShare: ToolShare {
    private let seeds: Range<UInt64>
    let process: ToolProcess

    /// Starts the process.
    ///
    /// - Returns: `nil` where that cannot be done.
    init?(_ seeds: Range<UInt64>, executable: URL) {
        let arguments = [
            "chaos", "--json", "--processes", "1", "--seed", "\(seeds.lowerBound)", "--runs", "\(seeds.count)",
        ]
        guard let process = ToolProcess(executable, arguments, showsErrors: true) else { return nil }
        self.seeds = seeds
        self.process = process
    }

    /// Waits for the process.
    ///
    /// - Returns: what it found; `nil` where it did not come to its end.
    func summary() -> ChaosSummary? {
        guard let summary = try? JSONDecoder().decode(ChaosSummary.self, from: process.wait()),
            summary.runs == seeds.count
        else { return nil }
        return summary
    }
}
