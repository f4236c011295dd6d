import PhoneAuthModel

extension ComparisonPage {
    /// Outcomes down, vendors across: of how many runs each came.
    var errors: String {
        let totals = cells.reduce(into: [String: Int]()) { $0.merge($1.outcomes, uniquingKeysWith: +) }
        let names = totals.sorted { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }.map(\.key)
        let mixes = plan.vendors.map { vendor in
            cells.filter { $0.vendor == vendor }.reduce(into: [String: Int]()) {
                $0.merge($1.outcomes, uniquingKeysWith: +)
            }
        }
        // The longest bar is the greatest share.
        let greatest =
            mixes.compactMap { mix in
                Proportion(mix.values.max() ?? 0, of: mix.values.reduce(0, +)).share
            }.max() ?? 1
        let rows = names.map { name in
            let columns = zip(plan.vendors, mixes).map { vendor, mix in
                let count = mix[name] ?? 0
                let total = mix.values.reduce(0, +)
                guard let share = Proportion(count, of: total).share, count > 0 else {
                    return "<td data-label=\"\(escape(vendor.rawValue))\" class=\"none\">–</td>"
                }
                let width = Markup.number(max(share / greatest * 100, 0.5))
                return """
                    <td data-label="\(escape(vendor.rawValue))"><span class="share">\(Proportion.percent(share)) %</span> \
                    <span class="detail">\(Self.grouped(count))</span>\
                    <span class="bar" style="width:\(width)%"></span></td>
                    """
            }
            return "<tr><th scope=\"row\"><code>\(escape(name))</code></th>\(columns.joined())</tr>"
        }
        return """
            <p class="note">Shares of a vendor’s runs over all situations of this comparison, each of which counts alike: they \
            show which words an app has to know, not how often something happens to users. <code>phoneauth explain CODE</code> \
            says what a code means and what to do.</p>
            <div class="matrix errors" tabindex="0" role="region" aria-label="Outcomes by vendor">
            <table>
            <thead><tr><th scope="col">Outcome</th>\
            \(plan.vendors.enumerated().map { "<th scope=\"col\">\(Self.swatch($0))\(escape($1.rawValue))</th>" }.joined())</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }
}
