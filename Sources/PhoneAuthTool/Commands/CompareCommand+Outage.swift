import CommandLineInterface
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting

/// `compare --scenario outage`: strategies side by side on a day with an outage.
extension CompareCommand {
    /// What compares situations, and means nothing here.
    private static let situationOptions = ["situations", "vendors", "carriers", "runs", "processes", "against"]

    static func runScenario(_ name: String, _ arguments: Arguments, console: Console) async throws(UsageError) -> Int32
    {
        guard name == "outage" else {
            throw UsageError("--scenario: “\(name)” is no scenario; there is one, outage")
        }
        for option in situationOptions where arguments[option] != nil {
            throw UsageError("--\(option) does not go with --scenario")
        }
        if arguments.has("times") { throw UsageError("--times does not go with --scenario") }
        let logins = try arguments.number("logins", default: 20_000, from: 1, to: 10_000_000)
        let seed = UInt64(try arguments.number("seed", default: 1, from: 0))
        let configuration = try await Files.configuration(arguments["config"], console: console)
        if let report = arguments["html"] { try Files.checkWritable(report, keeping: [arguments["config"]]) }
        guard
            let scenario = OutageScenario(
                logins: logins, seed: seed, configuration: configuration, vendors: Vendors.simulated)
        else {
            throw UsageError(
                "\(arguments["config"] ?? "the sample"): routing.order, or byPurpose.login, names fewer than two vendors: "
                    + "nobody could take over")
        }
        let report: OutageReport
        do throws(ConfigurationError) {
            let progress = ProgressLines(
                of: logins * OutageScenario.Strategy.allCases.count, "logins", console: console)
            report = try await scenario.report { done, _ in progress.tell(done) }
        } catch {
            throw UsageError("the configuration cannot be used", error)
        }
        console.output(arguments.has("json") ? report.json.serialized() : text(report))
        if let path = arguments["html"] {
            try Files.write(OutagePage(report).html, to: path)
            console.error("report: \(path)")
        }
        if logins < 20_000 { console.error("fewer than 20,000 logins: chance alone may miss a limit") }
        if !report.isUnnoticed { console.error("the outage is noticed: a limit is missed, or was not measured") }
        return report.isUnnoticed ? 0 : 1
    }

    private static func text(_ report: OutageReport) -> String {
        var rows = [
            ["strategy", "phase", "logins", "success", "user left", "pages", "time to page p50", "p95"]
        ]
        for day in report.days {
            for phase in OutageScenario.Phase.allCases {
                let count = day[phase]
                rows.append([
                    day.strategy.rawValue, phase.rawValue, "\(count.logins)", count.success.map(percent) ?? "–",
                    "\(count.left)", "\(count.pages)", time(count, 50), time(count, 95),
                ])
            }
        }
        let gates = report.limits.map { limit in
            "\(limit.name): \(limit.value.map { "\(rounded($0, 10_000))" } ?? "–"), "
                + "\(limit.bound); \(limit.value == nil ? "not measured" : limit.isMet ? "met" : "missed")"
        }
        return """
            \(report.silentVendor) silent from noon to 18:00, seed \(report.seed)

            \(table(rows))

            \(gates.joined(separator: "\n"))
            """
    }

    private static func percent(_ share: Double) -> String { "\(rounded(share * 100, 100)) %" }

    private static func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }

    private static func time(_ count: OutageReport.Count, _ percent: Double) -> String {
        count.timeToPage(percentile: percent).map(RunPrinter.seconds) ?? "–"
    }
}
