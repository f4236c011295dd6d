import PhoneAuthModel
import SimulatedPhone

extension ComparisonPage {
    /// Situations down, vendors across; carriers that see the same share a box.
    var matrix: String {
        """
        <p class="legend"><span class="key ok">✓ as promised</span> <span class="key differs">≈ as promised, where the vendor \
        cannot tell</span> <span class="key bad">✗ not as promised</span></p>
        <div class="matrix" tabindex="0" role="region" aria-label="Outcomes by situation and vendor">
        <table>
        <thead><tr><th scope="col">Situation</th>\
        \(plan.vendors.enumerated().map { "<th scope=\"col\">\(Self.swatch($0))\(escape($1.rawValue))</th>" }.joined())</tr></thead>
        <tbody>
        \(plan.situations.map(row).joined(separator: "\n"))
        </tbody>
        </table>
        </div>
        """
    }

    private func row(_ situation: Situation) -> String {
        let columns = plan.vendors.map { vendor in
            let boxes = cells.filter { $0.situation == situation.name && $0.vendor == vendor }
                .reduce(into: [Box]()) { boxes, cell in
                    if let index = boxes.firstIndex(where: { $0.holds(cell) }) {
                        boxes[index].cells.append(cell)
                    } else {
                        boxes.append(Box(cells: [cell]))
                    }
                }
            return "<td data-label=\"\(escape(vendor.rawValue))\">"
                + boxes.map { html(of: $0, isAlone: boxes.count == 1) }.joined() + "</td>"
        }
        return """
            <tr><th scope="row"><span class="name">\(escape(situation.name))</span>\
            <span class="summary">\(escape(situation.summary))</span></th>\(columns.joined())</tr>
            """
    }

    /// Cells of one situation and vendor that look alike.
    private struct Box {
        var cells: [Comparison.Cell]

        func holds(_ cell: Comparison.Cell) -> Bool {
            guard let first = cells.first else { return false }
            return first.outcomes == cell.outcomes && first.expected == cell.expected
        }
    }

    private func html(of box: Box, isAlone: Bool) -> String {
        guard let cell = box.cells.first else { return "" }
        let (state, sign) = !cell.agrees ? ("bad", "✗") : cell.expected.reason != nil ? ("differs", "≈") : ("ok", "✓")
        var details: [String] = []
        if !isAlone { details.append(box.cells.map(\.carrier.rawValue).joined(separator: ", ")) }
        if let page = DurationCounts(of: box.cells.map(\.timesToPage)).percentile(50) {
            details.append("page \(Self.seconds(page))")
        }
        if let token = DurationCounts(of: box.cells.map(\.timesToToken)).percentile(50) {
            details.append("token \(Self.seconds(token))")
        }
        let promised =
            cell.agrees ? "" : "<span class=\"detail\">promised: <b>\(escape(cell.expected.outcome))</b></span>"
        let reason = cell.expected.reason.map { "<span class=\"detail\">\(escape($0))</span>" } ?? ""
        let detail = details.isEmpty ? "" : "<span class=\"detail\">\(escape(details.joined(separator: " · ")))</span>"
        return """
            <div class="box \(state)"><span class="outcome">\(sign) \(escape(cell.outcomesText))</span>\(promised)\(reason)\
            \(detail)</div>
            """
    }
}
