import PhoneAuthModel

/// What a comparison gives that an earlier one did not.
public struct ComparisonChanges: Hashable, Sendable {
    /// What has changed, the worst first.
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        /// A cell gave what was promised, and does no more.
        case broken
        /// A cell did not give what was promised, and does now.
        case mended
        /// Something else is promised.
        case promise
        /// Outcomes, or how often they come.
        case outcomes
        /// The time to the page.
        case timeToPage
        /// The time to the token.
        case timeToToken
        /// The cell was not there.
        case added
        /// The cell is not there any more.
        case removed

        var title: String {
            switch self {
            case .broken: "not as promised any more"
            case .mended: "as promised again"
            case .promise: "promised"
            case .outcomes: "outcomes"
            case .timeToPage: "time to page"
            case .timeToToken: "time to token"
            case .added: "new"
            case .removed: "gone"
            }
        }
    }

    /// One change, of the cells of one situation and vendor that changed alike.
    public struct Change: Hashable, Sendable {
        /// What has changed.
        public let kind: Kind
        /// The situation's name.
        public let situation: String
        /// The vendor.
        public let vendor: String
        /// The carriers.
        public internal(set) var carriers: [String]
        /// What it was; empty for what was not there.
        public let before: String
        /// What it is; empty for what is not there.
        public let after: String

        /// The change in a line.
        public var text: String {
            let place = "\(situation), \(vendor), \(carriers.joined(separator: ", "))"
            let values = [before, after].filter { !$0.isEmpty }.joined(separator: " → ")
            return "\(kind.title): \(place)\(values.isEmpty ? "" : ": \(values)")"
        }
    }

    /// The earlier comparison's first seed.
    public let earlierSeed: UInt64
    /// How many runs its cells had.
    public let earlierRuns: Int
    /// Whether both had the same seeds, so that nothing differs by chance.
    public let hasSameSeeds: Bool
    /// The 95th percentile of fewer runs is that of one or two of them.
    private static let leastRunsForTimes = 30
    /// The changes, the worst first, else in the order of the cells.
    public private(set) var changes: [Change] = []

    /// Compares a comparison with an earlier one.
    public init(_ plan: Comparison.Plan, cells: [Comparison.Cell], since earlier: ComparisonRecord) {
        let present = ComparisonRecord(plan, cells)
        earlierSeed = earlier.seed
        earlierRuns = earlier.runs
        hasSameSeeds = earlier.seed == plan.seed && earlier.runs == plan.runs
        for key in present.keys {
            guard let after = present.cells[key] else { continue }
            guard let before = earlier.cells[key] else {
                note(.added, key, "", Self.text(after.outcomes))
                continue
            }
            compare(key, before, after)
        }
        for key in earlier.keys where present.cells[key] == nil {
            note(.removed, key, earlier.cells[key].map { Self.text($0.outcomes) } ?? "", "")
        }
        let order = changes.enumerated().sorted {
            ($0.element.kind.rawValue, $0.offset) < ($1.element.kind.rawValue, $1.offset)
        }
        changes = order.map(\.element)
    }

    private mutating func compare(
        _ key: ComparisonRecord.Key, _ before: ComparisonRecord.Cell, _ after: ComparisonRecord.Cell
    ) {
        if before.promised != after.promised { note(.promise, key, before.promised, after.promised) }
        let texts = (Self.text(before.outcomes), Self.text(after.outcomes))
        let hasChanged = hasSameSeeds ? before.outcomes != after.outcomes : Self.differ(before, after)
        if before.agrees != after.agrees, hasChanged || before.promised != after.promised {
            note(after.agrees ? .mended : .broken, key, texts.0, texts.1)
        } else if hasChanged {
            note(.outcomes, key, texts.0, texts.1)
        }
        for (kind, earlier, present, runs) in [
            (Kind.timeToPage, before.timeToPage, after.timeToPage, min(before.runs, after.runs)),
            (.timeToToken, before.timeToToken, after.timeToToken, min(before.tokens, after.tokens)),
        ]
        where (hasSameSeeds || runs >= Self.leastRunsForTimes)
            && Self.differ(earlier, present, exactly: hasSameSeeds)
        {
            note(kind, key, Self.text(earlier), Self.text(present))
        }
    }

    private mutating func note(_ kind: Kind, _ key: ComparisonRecord.Key, _ before: String, _ after: String) {
        let alike = changes.lastIndex {
            $0.kind == kind && $0.situation == key.situation && $0.vendor == key.vendor && $0.before == before
                && $0.after == after
        }
        if let alike {
            changes[alike].carriers.append(key.carrier)
        } else {
            changes.append(
                Change(
                    kind: kind, situation: key.situation, vendor: key.vendor, carriers: [key.carrier], before: before,
                    after: after))
        }
    }

    // MARK: What is no chance

    /// Of other seeds a share has changed where the 95 % intervals of both do not meet.
    private static func differ(_ before: ComparisonRecord.Cell, _ after: ComparisonRecord.Cell) -> Bool {
        Set(before.outcomes.keys).union(after.outcomes.keys).contains { outcome in
            let one = Proportion(before.outcomes[outcome] ?? 0, of: before.runs).interval
            let other = Proportion(after.outcomes[outcome] ?? 0, of: after.runs).interval
            guard let one, let other else { return false }
            return !one.overlaps(other)
        }
    }

    /// Of other seeds a time has changed where it is off by more than a tenth and a hundredth of a second.
    private static func differ(
        _ before: ComparisonRecord.Percentiles, _ after: ComparisonRecord.Percentiles, exactly: Bool
    ) -> Bool {
        guard !exactly else { return before != after }
        return [(before.p50, after.p50), (before.p95, after.p95)].contains { one, other in
            guard let one, let other else { return (one == nil) != (other == nil) }
            return abs(one - other) > max(0.01, 0.1 * max(one, other))
        }
    }

    // MARK: Texts

    private static func text(_ outcomes: [String: Int]) -> String { Comparison.Cell.text(of: outcomes) }

    private static func text(_ times: ComparisonRecord.Percentiles) -> String {
        guard let p50 = times.p50, let p95 = times.p95 else { return "none" }
        return "\(EventText.seconds(p50)) (p95 \(EventText.seconds(p95)))"
    }

    /// What the changes are held against, and by what rule something counts as changed.
    public var summary: String {
        let what =
            changes.isEmpty ? "Nothing has changed" : changes.count == 1 ? "1 change" : "\(changes.count) changes"
        let rule =
            hasSameSeeds
            ? "the same seeds, so that nothing differs by chance"
            : """
            seed \(earlierSeed), \(earlierRuns) runs: a share counts as changed where its 95 % intervals do not meet, a time \
            where it is off by more than 10 % and 10 ms; times are not compared where fewer than \
            \(Self.leastRunsForTimes) runs gave one
            """
        return "\(what) since the earlier comparison (\(rule))."
    }

    /// The summary, and a line a change.
    public var text: String { ([summary] + changes.map(\.text)).joined(separator: "\n") }
}
