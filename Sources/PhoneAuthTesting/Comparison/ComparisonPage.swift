import PhoneAuthModel
import SimulatedPhone

/// A comparison as one self-contained HTML page: situations down, vendors across, a cell for each carrier.
public struct ComparisonPage {
    private let plan: Comparison.Plan
    private let cells: [Comparison.Cell]

    /// Makes the page of a comparison that has been run.
    public init(_ plan: Comparison.Plan, cells: [Comparison.Cell]) {
        self.plan = plan
        self.cells = cells
    }

    /// The page. It needs no network and no script.
    public var html: String {
        let disagreeing = cells.filter { !$0.agrees }.count
        let verdict =
            disagreeing == 0
            ? "Every cell gives what was promised."
            : "\(disagreeing) of \(cells.count) cells do not give what was promised."
        return Markup.page(
            title: "Phone login: vendors compared", style: Self.style,
            main: """
                <h1>Vendors compared</h1>
                <p class="lead">\(cells.count) cells, \(plan.runs) simulated runs each, seed \(plan.seed).
                Each vendor alone, without failover. <strong>\(verdict)</strong></p>
                <p class="legend"><span class="key ok"></span>as promised <span class="key differs"></span>as promised, where the
                vendor cannot tell (the reason is below) <span class="key bad"></span>not as promised</p>
                <div class="scroll" tabindex="0" role="region" aria-label="Outcomes by situation and vendor">
                <table>
                <thead><tr><th scope="col">Situation</th>\(plan.vendors.map { "<th scope=\"col\">\(escape($0.rawValue))</th>" }.joined())</tr></thead>
                <tbody>
                \(plan.situations.map { row($0.name, $0.summary) }.joined(separator: "\n"))
                </tbody>
                </table>
                </div>
                <p class="note">Times are of the simulated phone: medians of time to page and to token. The latencies behind them are
                this project's assumptions, drawn from the seed; they show where time is spent, not how fast a vendor is.</p>
                \(reasons)
                """)
    }

    private func row(_ situation: String, _ summary: String) -> String {
        let columns = plan.vendors.map { vendor in
            let matching = cells.filter { $0.situation == situation && $0.vendor == vendor }
            // Carriers that give the same are one line.
            var groups: [(cell: Comparison.Cell, carriers: [Carrier])] = []
            for cell in matching {
                if let index = groups.firstIndex(where: {
                    $0.cell.outcomes == cell.outcomes && $0.cell.agrees == cell.agrees
                }) {
                    groups[index].carriers.append(cell.carrier)
                } else {
                    groups.append((cell, [cell.carrier]))
                }
            }
            return "<td data-label=\"\(escape(vendor.rawValue))\">"
                + groups.map { self.group($0.cell, $0.carriers, matching) }.joined() + "</td>"
        }
        return """
            <tr><th scope="row"><span class="name">\(escape(situation))</span>\
            <span class="summary">\(escape(summary))</span></th>\(columns.joined())</tr>
            """
    }

    private func group(_ cell: Comparison.Cell, _ carriers: [Carrier], _ all: [Comparison.Cell]) -> String {
        let kind = !cell.agrees ? "bad" : cell.expected.reason != nil ? "differs" : "ok"
        let names = carriers.count == all.count && all.count > 1 ? "" : carriers.map(\.rawValue).joined(separator: ", ")
        let members = all.filter { carriers.contains($0.carrier) }
        let page = DurationCounts(of: members.map(\.timesToPage)).percentile(50)
        let token = DurationCounts(of: members.map(\.timesToToken)).percentile(50)
        var times: [String] = []
        if let page { times.append("page \(seconds(page))") }
        if let token { times.append("token \(seconds(token))") }
        let promised = cell.agrees ? "" : "<span class=\"promised\">promised: \(escape(cell.expected.outcome))</span>"
        return """
            <div class="cell \(kind)"><span class="outcome">\(escape(cell.outcomesText))</span>\(promised)\
            <span class="detail">\(escape(([names] + times).filter { !$0.isEmpty }.joined(separator: " · ")))</span></div>
            """
    }

    private var reasons: String {
        var seen: Set<String> = []
        let rows = cells.compactMap { cell -> String? in
            guard let reason = cell.expected.reason, seen.insert("\(cell.situation) \(cell.vendor) \(reason)").inserted
            else { return nil }
            return """
                <tr><th scope="row">\(escape(cell.situation))</th><td data-label="">\(escape(cell.vendor.rawValue))</td>\
                <td data-label="">\(escape(cell.expected.outcome))</td><td data-label="">\(escape(reason))</td></tr>
                """
        }
        guard !rows.isEmpty else { return "" }
        return """
            <h2>Where a vendor cannot tell</h2>
            <div class="scroll" tabindex="0" role="region" aria-label="Reasons">
            <table class="reasons">
            <thead><tr><th scope="col">Situation</th><th scope="col">Vendor</th><th scope="col">What the app sees</th>
            <th scope="col">Why</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    private func seconds(_ value: Double) -> String {
        JSONValue(seconds: value).serialized(pretty: false) + " s"
    }

    private func escape(_ text: String) -> String { Markup.escape(text) }

    private static let style = """
        .key{display:inline-block;width:12px;height:12px;border-radius:3px;margin:0 6px 0 14px;\
        vertical-align:-1px;border:1px solid var(--line)}.key:first-child{margin-left:0}.scroll{overflow-x:auto;\
        border:1px solid var(--line);border-radius:10px}table{border-collapse:collapse;width:100%;min-width:760px}\
        th,td{text-align:left;vertical-align:top;padding:8px 10px;border-bottom:1px solid var(--line)}\
        tr:last-child>*{border-bottom:0}thead th{font-size:13px;color:var(--soft);font-weight:600}\
        tbody th{width:24%;font-weight:600;position:sticky;left:0;background:var(--paper)}.summary{display:block;\
        font-weight:400;font-size:12px;color:var(--soft)}.cell{border-left:3px solid;border-radius:4px;padding:4px 8px;\
        margin:2px 0}.outcome{display:block;font-weight:600;font-size:14px}.detail,.promised{display:block;font-size:12px;\
        color:var(--soft)}.ok{background:var(--ok);border-color:var(--okline)}.differs{background:var(--differs);\
        border-color:var(--differsline)}.bad{background:var(--bad);border-color:var(--badline)}\
        @media (max-width:600px){.scroll{overflow:visible;border:0}table{min-width:0}thead{display:none}\
        table,tbody,tr,th,td{display:block}tbody th{width:auto;position:static;padding:14px 2px 2px;border:0}\
        tbody td{padding:2px;border:0}tbody td::before{content:attr(data-label);font-size:12px;color:var(--soft)}\
        tr{border-bottom:1px solid var(--line);padding-bottom:10px}}
        """
}
