import PhoneAuth
import PhoneAuthModel

/// What became of a style's fields at one vendor, as a table. Fields that share their reason share a row.
struct PageReportTable {
    private let report: PageReport
    private let vendor: Vendor
    private let id: String

    /// Makes a table.
    init(_ report: PageReport, of vendor: Vendor, id: String) {
        self.report = report
        self.vendor = vendor
        self.id = id
    }

    /// The table with its heading.
    var html: String {
        let index = id.drop { !$0.isNumber }
        return """
            <section class="report" data-vendor="\(index)" aria-labelledby="\(id)">
            <h3 id="\(id)">\(Markup.escape(vendor.rawValue))</h3>
            <table>
            <thead><tr><th scope="col">Became</th><th scope="col">Why</th><th scope="col">Fields</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </section>
            """
    }

    private var rows: [String] {
        var rows = grouped(report.unsupported).map { row("unsupported", $0.reason, $0.fields) }
        rows += grouped(report.approximated).map { row("approximated", $0.reason, $0.fields) }
        if !report.inactive.isEmpty {
            rows.append(row("inactive", "It belongs to a mode that is not in force.", report.inactive))
        }
        if !report.applied.isEmpty { rows.append(row("applied", "As asked.", report.applied)) }
        return rows
    }

    private func grouped(_ notes: [PageReport.Note]) -> [(reason: String, fields: [String])] {
        var groups: [(reason: String, fields: [String])] = []
        for note in notes {
            if let index = groups.firstIndex(where: { $0.reason == note.reason }) {
                groups[index].fields.append(note.field)
            } else {
                groups.append((note.reason, [note.field]))
            }
        }
        return groups
    }

    private func row(_ fate: String, _ reason: String, _ fields: [String]) -> String {
        let list = fields.map { "<code>\(Markup.escape($0))</code>" }.joined(separator: " ")
        let shown = fields.count <= 6 ? list : "<details><summary>\(fields.count) fields</summary>\(list)</details>"
        return """
            <tr class="\(fate)"><th scope="row">\(fate)</th><td>\(Markup.escape(reason))</td><td>\(shown)</td></tr>
            """
    }
}
