import PhoneAuth
import PhoneAuthModel

/// An analysis as one self-contained HTML page: a table of attempts, and one of stages where the report has them.
package struct AnalysisPage {
    private let report: AnalysisReport

    /// Makes the page of a report.
    package init(_ report: AnalysisReport) {
        self.report = report
    }

    /// The page. It needs no network and no script.
    package var html: String {
        let attempts = report.rows.filter { $0.place.stage == nil }
        let stages = report.rows.filter { $0.place.stage != nil }
        return Markup.page(
            title: "Phone login in production", style: Self.style,
            main: """
                <h1>Logins in production</h1>
                <p class="lead"><strong>\(escape(report.summary)).</strong> \(escape(AnalysisReport.method))</p>
                <p class="note">An attempt is one vendor's turn; its last stage decides. The bar is the interval of the share of success,
                its mark the share itself. Where the bars of two vendors overlap, the difference may be chance. Undecided leaves out what the
                user or the app decided. Time is what the user waited for, without their own time on the page. A vendor's turn that only
                prepared a login is not an attempt here.</p>
                \(badLines)
                <h2>Attempts</h2>
                \(table(attempts, label: "Attempts by vendor and carrier"))
                \(stages.isEmpty ? "" : "<h2>Stages</h2>\n" + table(stages, label: "Stages by vendor and carrier"))
                """)
    }

    private var badLines: String {
        guard report.lines.bad > 0 else { return "" }
        let items = report.lines.named.map { "<li>\(escape($0.description))</li>" }
        return """
            <details><summary>Lines that are no events: \(report.lines.bad); the first ones</summary>
            <ul>\(items.joined())</ul></details>
            """
    }

    private func table(_ rows: [AnalysisReport.Row], label: String) -> String {
        let hasStages = rows.contains { $0.place.stage != nil }
        let heads =
            ["Vendor and carrier"] + (hasStages ? ["Stage"] : [])
            + ["Ended", "Success", "Undecided", "Median", "95th percentile", "Errors"]
        return """
            <div class="scroll" tabindex="0" role="region" aria-label="\(escape(label))">
            <table>
            <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
            <tbody>
            \(rows.map { row($0, heads: heads) }.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    private func row(_ row: AnalysisReport.Row, heads: [String]) -> String {
        let cells =
            (row.place.stage.map { [escape($0.rawValue)] } ?? [])
            + [
                "\(row.tally.count)", escape(row.tally.success.text) + bar(row.tally.success),
                escape(row.tally.successUndecided.text) + bar(row.tally.successUndecided), row.time(50), row.time(95),
                escape(row.errorsText(most: 8)),
            ]
        // Numbers stay on one line; only the errors, the last, may break.
        let columns = zip(heads.dropFirst(), cells).map { head, cell in
            "<td\(head == heads.last ? "" : " class=\"number\"") data-label=\"\(head)\">\(cell)</td>"
        }.joined()
        return """
            <tr class="\(row.place.carrier == nil ? "whole" : "part")"><th scope="row">\(escape(row.place.vendor))\
            <span class="carrier">\(escape(row.place.carrier?.rawValue ?? "all carriers"))</span></th>\(columns)</tr>
            """
    }

    private func bar(_ proportion: Proportion) -> String {
        guard let share = proportion.share, let interval = proportion.interval else { return "" }
        let left = Markup.number(interval.lowerBound * 100)
        let width = Markup.number((interval.upperBound - interval.lowerBound) * 100)
        return """
            <span class="bar" aria-hidden="true"><i style="left:\(left)%;width:\(width)%"></i>\
            <b style="left:\(Markup.number(share * 100))%"></b></span>
            """
    }

    private func escape(_ text: String) -> String { Markup.escape(text) }

    private static let style = """
        .note{max-width:75ch}details{margin:8px 0;font-size:13px}ul{margin:4px 0;padding-left:20px;overflow-wrap:anywhere}\
        .scroll{overflow-x:auto;border:1px solid var(--line);border-radius:10px}table{border-collapse:collapse;width:100%;\
        min-width:860px}th,td{text-align:left;vertical-align:top;padding:8px 10px;border-bottom:1px solid var(--line);\
        font-variant-numeric:tabular-nums}tr:last-child>*{border-bottom:0}thead th{font-size:13px;color:var(--soft);\
        font-weight:600}tbody th{font-weight:600;position:sticky;left:0;background:var(--paper)}.carrier{display:block;\
        font-weight:400;font-size:12px;color:var(--soft)}.number{white-space:nowrap}.part th{padding-left:24px}.whole td{font-weight:600}\
        .bar{display:block;position:relative;height:8px;min-width:90px;margin-top:4px;border-radius:4px;background:var(--line)}\
        .bar i{position:absolute;top:0;height:8px;min-width:2px;border-radius:4px;background:var(--okline);opacity:.45}\
        .bar b{position:absolute;top:-2px;height:12px;width:2px;margin-left:-1px;background:var(--okline)}\
        @media (max-width:600px){.scroll{overflow:visible;border:0}table{min-width:0}thead{display:none}\
        table,tbody,tr,th,td{display:block}tbody th,.part th{width:auto;position:static;padding:14px 2px 2px;border:0}\
        tbody td{padding:2px;border:0;display:flow-root;overflow-wrap:anywhere}tbody td::before{content:attr(data-label);\
        display:inline-block;min-width:118px;font-size:12px;font-weight:400;color:var(--soft)}\
        tr{border-bottom:1px solid var(--line);padding-bottom:10px}}
        """
}
