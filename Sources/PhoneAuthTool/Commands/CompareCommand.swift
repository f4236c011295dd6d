import CommandLineInterface
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// Vendors in situations, side by side.
enum CompareCommand: Command {
    static let name = "compare"
    static let summary = "Situations, vendors and carriers on the simulated phone, side by side."
    static let syntax = Arguments.Syntax(
        options: [
            ("config", "F", "the configuration; the sample inside the tool when left out"),
            ("situations", "a,b|all", "the situations; the nineteen essential ones when left out"),
            ("vendors", "a,b|all", "the vendors; those that the configuration has when left out"),
            ("carriers", "a,b|all", "the carriers; the three when left out"),
            ("runs", "N", "how many runs a cell has; 3 when left out"),
            ("seed", "N", "the first run's seed; 1 when left out"),
            (
                "processes", "N",
                "how many processes run it; when left out one for each core, where there is much to run"
            ),
            ("html", "F", "where the HTML report goes; \(usualReport) when left out, none with --json"),
            ("scenario", "outage", "compares strategies on a day with an outage instead; HTML only with --html"),
            ("logins", "N", "how many logins each strategy of the scenario has; 20000 when left out"),
        ],
        flags: [
            ("json", "prints the cells, or the strategies, as JSON"),
            ("times", "adds all times to the JSON, each with how often it was seen"),
        ])

    static var notes: String { SituationList.text }

    private static let usualReport = "phoneauth-compare.html"

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        if let scenario = arguments["scenario"] {
            return try await runScenario(scenario, arguments, console: console)
        }
        guard arguments["logins"] == nil else { throw UsageError("--logins goes with --scenario only") }
        let configuration = try await Files.configuration(arguments["config"], console: console)
        let plan = try plan(arguments, configuration)
        let report = arguments["html"] ?? (arguments.has("json") ? nil : usualReport)
        if let report { try Files.checkWritable(report) }
        let comparison = Comparison(plan, configuration: configuration, vendors: Vendors.simulated)
        let processes = try arguments["processes"].map { _ throws(UsageError) in
            try arguments.number("processes", default: 1, from: 1, to: 64)
        }
        let cells = try await comparison.cells(
            inProcesses: processes, configuration: arguments["config"], executable: Tool.executable, console: console)
        if arguments.has("json") {
            let json: JSONValue = [
                "seed": .integer(Int(plan.seed)), "runs": .integer(plan.runs),
                "cells": .array(cells.map { $0.json(withTimes: arguments.has("times")) }),
            ]
            console.output(json.serialized())
        } else {
            console.output(table(cells))
        }
        if let report {
            try Files.write(ComparisonPage(plan, cells: cells).html, to: report)
            console.error("report: \(report)")
        }
        let disagreeing = cells.filter { !$0.agrees }
        if !disagreeing.isEmpty {
            console.error("\(disagreeing.count) of \(cells.count) cells do not give what was promised")
        }
        return disagreeing.isEmpty ? 0 : 1
    }

    private static func plan(
        _ arguments: Arguments, _ configuration: PhoneAuthConfiguration
    ) throws(UsageError) -> Comparison.Plan {
        let configured = configuration.providers.vendors.map(\.rawValue)
        let vendors = try arguments.list("vendors", known: Vendor.known.map(\.rawValue), default: configured)
        for vendor in vendors where !configured.contains(vendor) {
            throw UsageError("--vendors: the configuration has no section providers.\(vendor)")
        }
        let situations = try arguments.list(
            "situations", known: Situation.all.map(\.name), default: Situation.essential.map(\.name))
        let carriers = try arguments.list(
            "carriers", known: Carrier.known.map(\.rawValue), default: Carrier.known.map(\.rawValue))
        return Comparison.Plan(
            situations: situations.compactMap(Situation.named), vendors: vendors.map { Vendor(rawValue: $0) },
            carriers: carriers.compactMap(Carrier.init(rawValue:)),
            runs: try arguments.number("runs", default: 3, from: 1, to: 1_000_000),
            seed: UInt64(try arguments.number("seed", default: 1, from: 0)))
    }

    private static func table(_ cells: [Comparison.Cell]) -> String {
        var rows = [["vendor", "situation", "carrier", "what the app saw", "time to page", "time to token", ""]]
        for cell in cells {
            let note =
                cell.agrees ? (cell.expected.reason.map { "(\($0))" } ?? "") : "promised: \(cell.expected.outcome)"
            let row = [
                cell.vendor.rawValue, cell.situation, cell.carrier.rawValue, cell.outcomesText, time(cell.timesToPage),
                time(cell.timesToToken), note,
            ]
            // Carriers on which the app sees the same are one line.
            if let last = rows.last, last[..<2] == row[..<2], last[3...] == row[3...] {
                rows[rows.count - 1][2] += ", \(row[2])"
            } else {
                rows.append(row)
            }
        }
        return table(rows)
    }

    /// Rows as columns that stand under each other.
    static func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
        return rows.map { row in
            var line = row.indices.map { row[$0].padded(to: widths[$0] + 2) }.joined()
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// The median.
    private static func time(_ times: DurationCounts) -> String {
        times.percentile(50).map(RunPrinter.seconds) ?? "–"
    }
}
