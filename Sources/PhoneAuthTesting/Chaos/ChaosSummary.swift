import Foundation

/// Many runs together: how far they got, how their operations ended, and which invariants did not hold.
///
/// Summaries of neighbouring ranges of seeds can be put together: it makes no difference where the runs were.
public struct ChaosSummary: Hashable, Sendable, Codable {
    /// A run in which an invariant did not hold.
    public struct Failure: Hashable, Sendable, Codable {
        /// Its seed.
        public let seed: UInt64
        /// What did not hold.
        public let faults: [ChaosReport.Fault]
        /// What happened.
        public let trace: [String]
    }

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
    /// The first runs with faults, in the order in which they were added; more say nothing new.
    public private(set) var firstFailures: [Failure] = []
    private var deliveries = 0
    /// Milliseconds: whole, so that their sum is the same in any order.
    private var duration = 0

    private static let mostFailures = 10

    /// No run yet.
    public init() {}

    /// Counts a run.
    public mutating func add(_ report: ChaosReport) {
        runs += 1
        if !report.faults.isEmpty {
            failures += 1
            keep([Failure(seed: report.seed, faults: report.faults, trace: report.trace)])
        }
        depths[report.depth, default: 0] += 1
        for (operation, outcome) in report.outcomes { outcomes[operation, default: [:]][outcome, default: 0] += 1 }
        for fault in report.faults { faults[fault.invariant, default: 0] += 1 }
        deliveries += report.deliveries
        duration += Int((report.duration * 1000).rounded())
    }

    /// Counts other runs.
    public mutating func add(_ other: ChaosSummary) {
        runs += other.runs
        failures += other.failures
        depths.merge(other.depths, uniquingKeysWith: +)
        outcomes.merge(other.outcomes) { $0.merging($1, uniquingKeysWith: +) }
        faults.merge(other.faults, uniquingKeysWith: +)
        keep(other.firstFailures)
        deliveries += other.deliveries
        duration += other.duration
    }

    private mutating func keep(_ more: [Failure]) {
        firstFailures += more.prefix(Self.mostFailures - firstFailures.count)
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
                1000 * seconds / Double(max(1, runs)), deliveries, Double(duration) / 3_600_000),
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
