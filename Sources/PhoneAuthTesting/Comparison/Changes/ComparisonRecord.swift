import PhoneAuthModel

/// A comparison as `compare --json` printed it, read back.
public struct ComparisonRecord: Hashable, Sendable {
    /// Which cell.
    struct Key: Hashable, Sendable {
        let situation: String
        let vendor: String
        let carrier: String
    }

    /// What was printed of one cell.
    struct Cell: Hashable, Sendable {
        var promised: String
        var outcomes: [String: Int]
        var timeToPage: Percentiles
        var timeToToken: Percentiles

        var runs: Int { outcomes.values.reduce(0, +) }
        var agrees: Bool { !outcomes.isEmpty && outcomes.keys.allSatisfy { $0 == promised } }
        /// How many of the runs gave a token.
        var tokens: Int { outcomes["success"] ?? 0 }
    }

    /// Two percentiles, in seconds.
    struct Percentiles: Hashable, Sendable {
        var p50: Double?
        var p95: Double?
    }

    /// What of a file is no comparison.
    public typealias Problem = FileProblem

    /// The first run's seed.
    public let seed: UInt64
    /// How many runs a cell has.
    public let runs: Int
    var cells: [Key: Cell] = [:]
    /// The cells' order.
    var keys: [Key] = []

    init(_ plan: Comparison.Plan, _ cells: [Comparison.Cell]) {
        seed = plan.seed
        runs = plan.runs
        for cell in cells {
            func percentiles(_ times: DurationCounts) -> Percentiles {
                Percentiles(
                    p50: JSONValue(seconds: times.percentile(50)).double,
                    p95: JSONValue(seconds: times.percentile(95)).double)
            }
            let key = Key(situation: cell.situation, vendor: cell.vendor.rawValue, carrier: cell.carrier.rawValue)
            keys.append(key)
            self.cells[key] = Cell(
                promised: cell.expected.outcome, outcomes: cell.outcomes, timeToPage: percentiles(cell.timesToPage),
                timeToToken: percentiles(cell.timesToToken))
        }
    }

    /// More runs nobody has the time for, and their sums can be counted.
    private static let mostRuns = 1_000_000_000_000

    /// Reads what `compare --json` printed.
    ///
    /// - Throws: ``Problem``, with line and column where the text is not JSON, else with the path of the first thing that is
    ///   not as it is printed.
    public init(json data: some Sequence<UInt8>) throws(Problem) {
        let root = try JSONFields(file: data)
        guard case .array = root["cells"] else {
            throw Problem(path: "", message: "this is no comparison: it has no list “cells”, as compare --json prints")
        }
        seed = UInt64(try root.requiredCount("seed", upTo: .max))
        runs = try root.requiredCount("runs", upTo: Self.mostRuns)
        for item in try root.list("cells") {
            let fields = try JSONFields(item.value, at: item.path)
            let key = Key(
                situation: try fields.printable("situation"), vendor: try fields.printable("vendor"),
                carrier: try fields.printable("carrier"))
            guard cells[key] == nil else { throw fields.problem("", "this cell is there twice") }
            let outcomes = try fields.requiredObject("outcomes")
            var counts: [String: Int] = [:]
            for name in outcomes.names {
                counts[try outcomes.printableKey(name)] = try outcomes.requiredCount(name, upTo: Self.mostRuns)
            }
            keys.append(key)
            cells[key] = Cell(
                promised: try fields.requiredObject("expected").printable("outcome"), outcomes: counts,
                timeToPage: try fields.requiredObject("timeToPage").percentiles,
                timeToToken: try fields.requiredObject("timeToToken").percentiles)
        }
    }
}

extension JSONFields {
    /// A text that does to a terminal what it says, and no more.
    fileprivate func printable(_ key: String) throws(Problem) -> String {
        let text = try requiredText(key)
        guard !text.unicodeScalars.contains(where: \.isInvisible) else {
            throw problem(key, "must have no control characters")
        }
        return text
    }

    fileprivate func printableKey(_ key: String) throws(Problem) -> String {
        guard !key.unicodeScalars.contains(where: \.isInvisible) else {
            throw problem("", "a key must have no control characters")
        }
        return key
    }

    private func secondsOrNull(_ key: String) throws(Problem) -> Double? {
        guard let value = self[key, orNull: true] else { throw problem(key, "is missing") }
        if value == .null { return nil }
        guard let seconds = value.double, seconds >= 0 else { throw problem(key, "must be seconds, or null") }
        return seconds
    }

    fileprivate var percentiles: ComparisonRecord.Percentiles {
        get throws(Problem) {
            ComparisonRecord.Percentiles(p50: try secondsOrNull("p50"), p95: try secondsOrNull("p95"))
        }
    }
}
