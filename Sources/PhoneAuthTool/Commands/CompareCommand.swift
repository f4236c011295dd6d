import CommandLineInterface
import Foundation
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
            ("against", "F", "what has changed since an earlier comparison, which --json printed into F"),
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
        if let report {
            try Files.checkWritable(report, keeping: [arguments["config"], arguments["against"]])
        }
        let earlier = try arguments["against"].map(record)
        let comparison = Comparison(plan, configuration: configuration, vendors: Vendors.simulated)
        let processes = try arguments["processes"].map { _ throws(UsageError) in
            try arguments.number("processes", default: 1, from: 1, to: 64)
        }
        let cells = try await comparison.cells(
            inProcesses: processes, configuration: arguments["config"], executable: Tool.executable, console: console)
        let changes = earlier.map { ComparisonChanges(plan, cells: cells, since: $0) }
        if arguments.has("json") {
            let json: JSONValue = [
                "seed": .integer(Int(plan.seed)), "runs": .integer(plan.runs),
                "cells": .array(cells.map { $0.json(withTimes: arguments.has("times")) }),
            ]
            // With all times it is for programs.
            console.output(json.serialized(pretty: !arguments.has("times")))
            // Standard output is the comparison alone.
            if let changes { console.error(changes.text) }
        } else {
            console.output(table(cells))
            if let changes { console.output("\n" + changes.text) }
        }
        if let report {
            var page = ComparisonPage(plan, cells: cells)
            page.configuration = configuration
            page.previews = try await previews(plan.vendors, configuration)
            page.changes = changes
            page.command = command(arguments)
            try Files.write(page.html, to: report)
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

    private static func record(_ path: String) throws(UsageError) -> ComparisonRecord {
        let data = try Files.read(path)
        do throws(ComparisonRecord.Problem) {
            return try ComparisonRecord(json: data)
        } catch {
            throw UsageError("\(path): \(error)")
        }
    }

    private static func previews(
        _ vendors: [Vendor], _ configuration: PhoneAuthConfiguration
    ) async throws(UsageError) -> [ComparisonPage.Preview] {
        let screen = PageScreen.medium
        do throws(ConfigurationError) {
            var previews: [ComparisonPage.Preview] = []
            for vendor in vendors {
                let page = try await PageSnapshot.take(
                    of: vendor, configuration: configuration, isLandscape: false,
                    screen: PhoneSettings.Screen(width: screen.width, height: screen.height),
                    vendors: Vendors.simulated)
                previews.append(ComparisonPage.Preview(vendor: vendor, screen: screen, page: page))
            }
            return previews
        } catch {
            throw UsageError("the configuration cannot be used", error)
        }
    }

    /// The call as a shell takes it, without what says where something goes: the same for the same comparison.
    private static func command(_ arguments: Arguments) -> String {
        let options = ["config", "situations", "vendors", "carriers", "runs", "seed", "against"]
        return options.reduce("phoneauth compare") { command, option in
            arguments[option].map { "\(command) --\(option) \(shellWord($0))" } ?? command
        }
    }

    /// A text as one word of a shell's.
    static func shellWord(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,:=@%+".contains($0)) }
        return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: #"'\''"#))'"
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
