import Foundation
public import PhoneAuth
public import PhoneAuthModel
public import SimulatedPhone

/// A comparison as one self-contained HTML page: the verdict, the matrix of situations and vendors, how long pages and tokens
/// took, which errors came, what the vendors' pages look like, and where every number comes from.
///
/// It needs no network and no script, and is the same to the byte for the same comparison.
public struct ComparisonPage: Sendable {
    /// A vendor's authorization page, to look at.
    public struct Preview: Sendable {
        /// The vendor.
        public var vendor: Vendor
        /// The screen.
        public var screen: PageScreen
        /// The page; `nil` where none came up.
        public var page: SimulatedPage?

        /// Makes a preview.
        public init(vendor: Vendor, screen: PageScreen, page: SimulatedPage?) {
            self.vendor = vendor
            self.screen = screen
            self.page = page
        }
    }

    /// What has been run.
    let plan: Comparison.Plan
    /// What came of it.
    let cells: [Comparison.Cell]
    /// The configuration that was used, whose deadlines are shown; none are when it is `nil`.
    public var configuration: PhoneAuthConfiguration?
    /// The vendors' pages.
    public var previews: [Preview] = []
    /// What has changed since an earlier comparison.
    public var changes: ComparisonChanges?
    /// The command that gives the same again.
    public var command: String?

    /// Makes the page of a comparison that has been run.
    public init(_ plan: Comparison.Plan, cells: [Comparison.Cell]) {
        self.plan = plan
        self.cells = cells
    }

    /// The page.
    public var html: String {
        Markup.page(
            title: "Phone login: vendors compared", style: Self.style,
            main: """
                <h1>Vendors compared</h1>
                <p class="lead">\(Self.grouped(plan.runCount)) simulated logins: \(plan.situations.count) situations × \
                \(plan.vendors.count) vendors × \(plan.carriers.count) carriers, \(Self.grouped(plan.runs)) runs each from seed \
                \(plan.seed) on. Each vendor alone, without failover.</p>
                \(verdict)
                \(glance)
                \(changesSection)
                <h2 id="matrix">What the app sees</h2>
                \(matrix)
                <h2 id="times">How long it takes</h2>
                \(curves)
                <h2 id="errors">Which errors come</h2>
                \(errors)
                \(previewSection)
                <h2 id="sources">Where the times come from</h2>
                \(sources)
                \(again)
                """)
    }

    // MARK: The verdict

    private var verdict: String {
        let disagreeing = cells.filter { !$0.agrees }
        guard !disagreeing.isEmpty else {
            let told = cells.count { $0.expected.reason != nil }
            let rest =
                told == 0
                ? "" : " In \(told) of them the vendor cannot tell what the situation is; the matrix says why."
            return """
                <p class="verdict ok"><strong>✓ All \(cells.count) cells give what was promised.</strong>\(rest)</p>
                """
        }
        let items = disagreeing.prefix(12).map { cell in
            """
            <li>\(escape(cell.situation)), \(escape(cell.vendor.rawValue)), \(escape(cell.carrier.rawValue)): promised \
            <b>\(escape(cell.expected.outcome))</b>, seen <b>\(escape(cell.outcomesText))</b></li>
            """
        }
        let more = disagreeing.count > 12 ? "<li>and \(disagreeing.count - 12) more: see the matrix</li>" : ""
        return """
            <div class="verdict bad"><p><strong>✗ \(disagreeing.count) of \(cells.count) cells do not give what was \
            promised.</strong> Look at these first:</p><ul>\(items.joined())\(more)</ul></div>
            """
    }

    /// A line a vendor.
    private var glance: String {
        let rows = plan.vendors.enumerated().map { index, vendor in
            let own = cells.filter { $0.vendor == vendor }
            let pages = DurationCounts(of: own.map(\.timesToPage))
            let tokens = DurationCounts(of: own.map(\.timesToToken))
            let values = [
                ("as promised", "\(own.count { $0.agrees && $0.expected.reason == nil }) of \(own.count)"),
                ("cannot tell", "\(own.count { $0.agrees && $0.expected.reason != nil })"),
                ("not as promised", "\(own.count { !$0.agrees })"),
                ("time to page", Self.times(pages)), ("time to token", Self.times(tokens)),
            ]
            return """
                <tr><th scope="row">\(Self.swatch(index))\(escape(vendor.rawValue))</th>\
                \(values.map { "<td data-label=\"\($0.0)\">\($0.1)</td>" }.joined())</tr>
                """
        }
        return """
            <table class="glance"><caption>Vendors at a glance, over all situations. Times: median, and the 95th percentile in \
            brackets.</caption>
            <thead><tr><th scope="col">Vendor</th><th scope="col">as promised</th><th scope="col">cannot tell</th>\
            <th scope="col">not as promised</th><th scope="col">time to page</th><th scope="col">time to token</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table>
            """
    }

    // MARK: Changes

    private var changesSection: String {
        guard let changes else { return "" }
        let items = changes.changes.map { change in
            let state = [.broken].contains(change.kind) ? "bad" : change.kind == .mended ? "ok" : "differs"
            return """
                <li class="\(state)"><b>\(escape(change.kind.title))</b> \(escape(change.situation)), \
                \(escape(change.vendor)), \(escape(change.carriers.joined(separator: ", ")))\
                \(change.before.isEmpty ? "" : ": <s>\(escape(change.before))</s>")\
                \(change.after.isEmpty ? "" : " → \(escape(change.after))")</li>
                """
        }
        return """
            <h2 id="changes">What has changed</h2>
            <p class="note">\(escape(changes.summary))</p>
            \(items.isEmpty ? "" : "<ul class=\"changes\">\(items.joined(separator: "\n"))</ul>")
            """
    }

    // MARK: Pages

    private var previewSection: String {
        guard !previews.isEmpty else { return "" }
        let figures = previews.enumerated().map { index, preview in
            let content: String
            if let page = preview.page {
                content = PagePicture(page, on: preview.screen, label: preview.vendor.rawValue).svg(id: "page-\(index)")
            } else {
                content = "<p class=\"missing\">No page came up.</p>"
            }
            return "<figure>\(content)<figcaption>\(escape(preview.vendor.rawValue))</figcaption></figure>"
        }
        return """
            <h2 id="pages">What the user sees</h2>
            <p class="note">The configuration’s page as each vendor lays it out from its own page model. <code>phoneauth \
            preview</code> shows every screen size, the dark page and the second dialog.</p>
            <div class="pages">\(figures.joined(separator: "\n"))</div>
            """
    }

    private var again: String {
        guard let command else { return "" }
        return "<p class=\"note\">The same again: <code>\(escape(command))</code></p>"
    }

    // MARK: What the parts share

    func escape(_ text: String) -> String { Markup.escape(text) }

    /// A vendor's colour and pattern, as its curves have them.
    static func swatch(_ index: Int) -> String {
        """
        <svg class="swatch" viewBox="0 0 26 8" width="26" height="8" aria-hidden="true"><path class="curve v\(index % 4)" \
        d="M0 4h26"/></svg>
        """
    }

    /// Milliseconds, also where they are zero: times that stand under each other are read together.
    static func seconds(_ value: Double) -> String { String(format: "%.3f s", value) }

    private static func times(_ times: DurationCounts) -> String {
        guard let p50 = times.percentile(50), let p95 = times.percentile(95) else { return "–" }
        return "\(seconds(p50)) (\(seconds(p95)))"
    }

    /// A whole number with thin spaces between its thousands.
    static func grouped(_ number: Int) -> String {
        var digits = String(abs(number))
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: "\u{202F}")
    }
}
