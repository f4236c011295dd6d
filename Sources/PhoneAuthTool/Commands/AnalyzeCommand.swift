import CommandLineInterface
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting

/// What production events say of vendors and carriers.
enum AnalyzeCommand: Command {
    static let name = "analyze"
    static let summary = "Success, time and errors of production events, by vendor and carrier."
    static let syntax = Arguments.Syntax(
        options: [("html", "F", "where an HTML report goes; none when left out")],
        flags: [("stage", "also by stage"), ("json", "prints the analysis as JSON")],
        operands: ["F"], lastRepeats: true)

    static var notes: String {
        """
        F is a file of JSON lines as JSONLinesObserver writes them; several are read as one, also rotated ones in any order;
        - is standard input. Memory does not grow with the events.

        An attempt is one vendor's turn. Its last line, by time, decides: a success at login, verify, scene or exchange is a
        success, any failure a failure. A turn that ends with a success before that has only prepared (column “prepared”).
        “undecided” leaves out what the user or the app decided. Times are those of successful attempts: the sum of their stages,
        without the user's own time on the page. The carrier is the last that was known.

        \(AnalysisReport.method)

        Lines that are no events are counted, and the first \(EventLines.mostNamed) named. Exit status: 1 where no line is an
        event; 2 for a file that cannot be opened.
        """
    }

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let report = arguments["html"]
        if let report { try Files.checkWritable(report, keeping: arguments.operands) }
        var seen: Set<String> = []
        for path in arguments.operands {
            guard seen.insert(path == "-" ? path : Files.place(of: path)).inserted else {
                throw UsageError("\(path): the file is given twice, and would count twice")
            }
        }
        // All of them, before hours go into the first.
        let files = try arguments.operands.map { path throws(UsageError) in (path, try Files.open(path)) }
        var lines = EventLines()
        for (path, handle) in files {
            try read(handle, path, into: &lines)
        }
        for bad in lines.named { console.error(bad.description.onOneLine) }
        if lines.bad > lines.named.count { console.error("and \(lines.bad - lines.named.count) more lines like these") }
        let analysis = AnalysisReport(lines, byStage: arguments.has("stage"))
        console.output(arguments.has("json") ? analysis.json.serialized() : table(analysis))
        if let report {
            try Files.write(AnalysisPage(analysis).html, to: report)
            console.error("report: \(report)")
        }
        guard lines.good > 0 else {
            console.error("no line is a production event")
            return 1
        }
        return 0
    }

    private static func read(
        _ handle: FileHandle, _ path: String, into lines: inout EventLines
    ) throws(UsageError) {
        lines.begin(path == "-" ? "standard input" : path)
        do {
            while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty { lines.add(piece) }
        } catch {
            throw UsageError("\(path): the file cannot be read")
        }
        lines.end()
    }

    private static func table(_ analysis: AnalysisReport) -> String {
        let hasStages = analysis.rows.contains { $0.place.stage != nil }
        let stage = hasStages ? ["stage"] : []
        var rows = [
            ["vendor", "carrier"] + stage
                + ["ended", "prepared", "success (95 %)", "undecided (95 %)", "p50", "p95", "errors"]
        ]
        for row in analysis.rows {
            rows.append(
                [row.place.vendor, row.carrierText] + (hasStages ? [row.place.stage?.rawValue ?? "attempt"] : [])
                    + [
                        "\(row.tally.count)", row.place.stage == nil ? "\(row.tally.prepared)" : "",
                        row.tally.success.text, row.tally.successUndecided.text, row.time(50), row.time(95),
                        row.errorsText(),
                    ])
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
        let lines = rows.map { row in
            var line = row.indices.map { row[$0].padded(to: widths[$0] + 2) }.joined()
            while line.last == " " { line.removeLast() }
            return line.onOneLine
        }
        return (lines + ["", "\(analysis.summary). \(AnalysisReport.method)"]).joined(separator: "\n")
    }
}
