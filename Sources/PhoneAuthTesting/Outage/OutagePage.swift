import PhoneAuthModel

/// A day with an outage as one self-contained HTML page: strategies down, phases across.
public struct OutagePage {
    private let report: OutageReport

    /// Makes the page of a scenario that has been run.
    public init(_ report: OutageReport) {
        self.report = report
    }

    /// The page. It needs no network and no script.
    public var html: String {
        let logins = report.days.first?.logins ?? 0
        return Markup.page(
            title: "Phone login: an outage", style: Self.style,
            main: """
                <h1>An outage, and who notices</h1>
                <p class="lead">\(logins) simulated logins for each strategy, seed \(report.seed).
                \(Markup.escape(report.silentVendor.rawValue)) is silent from noon to 18:00.
                <strong>\(report.isUnnoticed ? "The configuration’s users do not notice." : "The configuration’s users notice.")</strong></p>
                <ul>\(report.limits.map(line).joined())</ul>
                <div class="scroll" tabindex="0" role="region" aria-label="Strategies by phase">
                <table>
                <thead><tr><th scope="col">Strategy</th>\(OutageScenario.Phase.allCases.map { "<th scope=\"col\">\($0.rawValue)</th>" }.joined())</tr></thead>
                <tbody>
                \(report.days.map(row).joined(separator: "\n"))
                </tbody>
                </table>
                </div>
                <p class="note">Success is a credential, as a share of all logins: users who leave the page are among the rest, in every phase
                alike. Time to page runs from the tap, over the logins that showed one. Think times, latencies, carriers and users are this
                project's assumptions, drawn from the seed: they compare strategies, they do not measure vendors.</p>
                """)
    }

    private func line(_ limit: OutageReport.Limit) -> String {
        let value = limit.value.map { number($0, decimals: 10_000) } ?? "–"
        return """
            <li class="\(limit.isMet ? "ok" : "bad")">\(Markup.escape(limit.name)): <strong>\(value)</strong>, \
            \(Markup.escape(limit.bound)): \(limit.value == nil ? "not measured" : limit.isMet ? "met" : "missed")</li>
            """
    }

    private func row(_ day: OutageReport.Day) -> String {
        let cells = OutageScenario.Phase.allCases.map { phase in
            let count = day[phase]
            let success = count.success.map { number($0 * 100, decimals: 100) + " %" } ?? "–"
            return """
                <td data-label="\(phase.rawValue)"><span class="outcome">\(success)</span><span class="detail">\
                page after \(seconds(count, 50)), 95th percentile \(seconds(count, 95))</span><span class="detail">\
                \(count.logins) logins, \(count.pages) pages, \(count.left) left by the user</span></td>
                """
        }
        let name: String
        switch day.strategy {
        case .single: name = "\(report.silentVendor) alone"
        case .inTurn: name = "each in turn, without a memory"
        case .phoneauth: name = "the configuration as it is"
        }
        return """
            <tr><th scope="row">\(day.strategy.rawValue)<span class="detail">\(Markup.escape(name))</span></th>\
            \(cells.joined())</tr>
            """
    }

    private func seconds(_ count: OutageReport.Count, _ percent: Double) -> String {
        count.timeToPage(percentile: percent).map { JSONValue(seconds: $0).serialized(pretty: false) + " s" } ?? "–"
    }

    private func number(_ value: Double, decimals: Double) -> String {
        JSONValue.number((value * decimals).rounded() / decimals).serialized(pretty: false)
    }

    private static let style = """
        ul{list-style:none;padding:0}li{border-left:3px solid;border-radius:4px;padding:4px 8px;margin:4px 0}.ok{\
        background:var(--ok);border-color:var(--okline)}.bad{background:var(--bad);border-color:var(--badline)}\
        .scroll{overflow-x:auto;border:1px solid var(--line);border-radius:10px}table{border-collapse:collapse;width:100%}\
        th,td{text-align:left;vertical-align:top;padding:8px 10px;border-bottom:1px solid var(--line)}\
        tr:last-child>*{border-bottom:0}thead th{font-size:13px;color:var(--soft);font-weight:600}.outcome{display:block;\
        font-weight:600;font-size:18px}.detail{display:block;font-weight:400;font-size:12px;color:var(--soft)}\
        @media (max-width:600px){.scroll{overflow:visible;border:0}thead{display:none}\
        table,tbody,tr,th,td{display:block}tbody td{padding:2px 10px;border:0}tbody td::before{content:attr(data-label);\
        font-size:12px;color:var(--soft)}tr{border-bottom:1px solid var(--line);padding-bottom:10px}}
        """
}
