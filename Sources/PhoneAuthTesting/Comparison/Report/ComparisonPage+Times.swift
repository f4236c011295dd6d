import PhoneAuthModel
import SimulatedPhone

extension ComparisonPage {
    /// Curves of the times to page and to token: of the situation in which all goes well, and of all of them.
    var curves: String {
        let normal = cells.filter { $0.situation == Situation.normal.name }
        var charts: [String] = []
        if !normal.isEmpty {
            charts.append(chart("Time to page, situation normal", normal, \.timesToPage))
            charts.append(chart("Time to token, situation normal, with the user’s two seconds", normal, \.timesToToken))
        }
        if normal.count < cells.count {
            charts.append(chart("Time to page, all situations", cells, \.timesToPage))
            charts.append(chart("Time to token, all situations", cells, \.timesToToken))
        }
        let names = plan.vendors.enumerated().map { "<span>\(Self.swatch($0))\(escape($1.rawValue))</span>" }
        return """
            <p class="legend names">\(names.joined(separator: " "))</p>
            <p class="note">Each curve says which share of all runs had a page, or a token, after so many seconds; it ends below \
            100 % where runs came to none, or to one later than the axis goes. The dot is the median of those that did.</p>
            <div class="charts">\(charts.joined(separator: "\n"))</div>
            """
    }

    private func chart(
        _ title: String, _ cells: [Comparison.Cell], _ times: KeyPath<Comparison.Cell, DurationCounts>
    ) -> String {
        let curves = plan.vendors.enumerated().map { index, vendor in
            let own = cells.filter { $0.vendor == vendor }
            return DurationChart.Curve(
                name: vendor.rawValue, index: index, durations: DurationCounts(of: own.map { $0[keyPath: times] }),
                runs: own.count * plan.runs)
        }
        let rows = curves.map { curve in
            let values = [50.0, 95, 100].map { curve.durations.percentile($0).map(Self.seconds) ?? "–" }
            let share = Proportion(curve.durations.count, of: curve.runs).share.map { "\(Proportion.percent($0)) %" }
            return """
                <tr><th scope="row">\(Self.swatch(curve.index))\(escape(curve.name))</th>\
                \(([share ?? "–"] + values).map { "<td>\($0)</td>" }.joined())</tr>
                """
        }
        return """
            <figure class="times"><figcaption>\(escape(title))</figcaption>
            \(DurationChart(title: title, curves: curves).svg)
            <table><thead><tr><th scope="col">Vendor</th><th scope="col">came</th><th scope="col">median</th>\
            <th scope="col">p95</th><th scope="col">longest</th></tr></thead><tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table></figure>
            """
    }
}
