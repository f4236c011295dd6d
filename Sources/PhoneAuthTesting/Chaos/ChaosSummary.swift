import Foundation

/// Many runs together: how far they got, how their operations ended, and which invariants did not hold.
public struct ChaosSummary: Sendable {
    /// How many runs.
    public private(set) var runs = 0
    /// How many with faults.
    public private(set) var failures = 0
    /// How many runs got how far.
    public private(set) var depths: [ChaosReport.Depth: Int] = [:]
    /// How many operations of a name ended how.
    public private(set) var outcomes: [String: [String: Int]] = [:]
    /// How many faults of each invariant.
    public private(set) var faults: [ChaosInvariant: Int] = [:]
    private var deliveries = 0
    private var duration = 0.0

    /// No run yet.
    public init() {}

    /// Counts a run.
    public mutating func add(_ report: ChaosReport) {
        runs += 1
        if !report.faults.isEmpty { failures += 1 }
        depths[report.depth, default: 0] += 1
        for (operation, outcome) in report.outcomes { outcomes[operation, default: [:]][outcome, default: 0] += 1 }
        for fault in report.faults { faults[fault.invariant, default: 0] += 1 }
        deliveries += report.deliveries
        duration += report.duration
    }

    /// A histogram of depth and one of outcomes, and what did not hold.
    ///
    /// - Parameter seconds: How long the runs took.
    public func text(took seconds: Double) -> String {
        func share(_ count: Int, of whole: Int) -> String {
            String(format: "%6.2f %%", 100 * Double(count) / Double(max(1, whole)))
        }
        var lines = [
            String(
                format: "%d runs in %.1f s (%.2f ms each), %d deliveries, %.0f h of virtual time", runs, seconds,
                1000 * seconds / Double(max(1, runs)), deliveries, duration / 3600),
            "How far they got:",
        ]
        for depth in ChaosReport.Depth.allCases {
            lines.append("  \(share(depths[depth] ?? 0, of: runs))  \(depth.rawValue)")
        }
        for (operation, ends) in outcomes.sorted(by: { $0.key < $1.key }) {
            let whole = ends.values.reduce(0, +)
            lines.append("\(operation), \(whole) times:")
            for (outcome, count) in ends.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) }) {
                lines.append("  \(share(count, of: whole))  \(outcome)")
            }
        }
        lines.append(failures == 0 ? "Every invariant held in every run." : "\(failures) runs with faults:")
        for (invariant, count) in faults.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            lines.append("  \(invariant.rawValue): \(count)")
        }
        return lines.joined(separator: "\n")
    }
}
