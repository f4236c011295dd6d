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
        var agrees: Bool { outcomes.keys.allSatisfy { $0 == promised } }
    }

    /// Two percentiles, in seconds.
    struct Percentiles: Hashable, Sendable {
        var p50: Double?
        var p95: Double?
    }

    /// What of a file is no comparison.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// Where, as a path such as `cells[3].carrier`, or a line and a column.
        public let place: String
        /// What is wrong there.
        public let message: String

        /// Place and message.
        public var description: String { place.isEmpty ? message : "\(place): \(message)" }
    }

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

    /// Reads what `compare --json` printed.
    ///
    /// - Throws: ``Problem``, with line and column where the text is not JSON, else with the path of the first thing that is not as
    ///   it is printed.
    public init(json data: some Sequence<UInt8>) throws(Problem) {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONReader.read(.init(data))
        } catch {
            throw Problem(place: "\(error.line):\(error.column)", message: error.message)
        }
        let root = try ComparisonFields(document.value, at: "")
        guard case .array(let items) = root["cells"] else {
            throw Problem(place: "", message: "this is no comparison: it has no list “cells”, as compare --json prints")
        }
        seed = UInt64(try root.count("seed", upTo: .max))
        runs = try root.count("runs")
        for (index, item) in items.enumerated() {
            let fields = try ComparisonFields(item, at: "cells[\(index)]")
            let key = Key(
                situation: try fields.text("situation"), vendor: try fields.text("vendor"),
                carrier: try fields.text("carrier"))
            guard cells[key] == nil else { throw fields.problem("", "this cell is there twice") }
            let outcomes = try fields.object("outcomes")
            var counts: [String: Int] = [:]
            for name in outcomes.names { counts[name] = try outcomes.count(name) }
            keys.append(key)
            cells[key] = Cell(
                promised: try fields.object("expected").text("outcome"), outcomes: counts,
                timeToPage: try fields.object("timeToPage").percentiles,
                timeToToken: try fields.object("timeToToken").percentiles)
        }
    }
}

/// The members of an object in a printed comparison.
private struct ComparisonFields {
    /// More runs nobody has the time for, and their sums can be counted.
    private static let most = 1_000_000_000_000

    private let members: [String: JSONValue]
    private let path: String

    init(_ value: JSONValue?, at path: String) throws(ComparisonRecord.Problem) {
        guard case .object(let members) = value else {
            throw ComparisonRecord.Problem(place: path, message: "must be an object")
        }
        self.members = members
        self.path = path
    }

    subscript(name: String) -> JSONValue? { members[name] }
    var names: [String] { members.keys.sorted() }

    func problem(_ name: String, _ message: String) -> ComparisonRecord.Problem {
        ComparisonRecord.Problem(place: name.isEmpty ? path : JSONPath.member(name, of: path), message: message)
    }

    func text(_ name: String) throws(ComparisonRecord.Problem) -> String {
        guard case .string(let text) = members[name] else { throw problem(name, "must be a text") }
        return text
    }

    func count(_ name: String, upTo limit: Int = most) throws(ComparisonRecord.Problem) -> Int {
        guard case .integer(let count) = members[name], (0...limit).contains(count) else {
            throw problem(name, "must be a whole number from 0 to \(limit)")
        }
        return count
    }

    func object(_ name: String) throws(ComparisonRecord.Problem) -> ComparisonFields {
        try ComparisonFields(members[name], at: JSONPath.member(name, of: path))
    }

    private func seconds(_ name: String) throws(ComparisonRecord.Problem) -> Double? {
        guard let value = members[name] else { throw problem(name, "is missing") }
        if value == .null { return nil }
        guard let seconds = value.double, seconds >= 0 else { throw problem(name, "must be seconds, or null") }
        return seconds
    }

    var percentiles: ComparisonRecord.Percentiles {
        get throws(ComparisonRecord.Problem) {
            ComparisonRecord.Percentiles(p50: try seconds("p50"), p95: try seconds("p95"))
        }
    }
}
