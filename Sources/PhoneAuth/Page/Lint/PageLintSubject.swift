public import PhoneAuthModel

/// What the linter's rules look at: a style, and how its page lies on the screens that count.
public struct PageLintSubject: Sendable {
    /// The style; of a vendor's page, with what the configuration overrides in it, as far as the style has a field for that.
    public var style: AuthPageStyle
    /// The vendor; `nil` for the style as such.
    public var vendor: Vendor?
    /// What the configuration overrides, by the vendor's names.
    public var overrides: [String: PageProperty]
    /// Where the style asks for its controls, on each screen.
    public var asked: [PageLayout]
    /// How the vendor lays the page out on each screen; empty where nobody knows.
    public var laidOut: [PageLayout]

    /// How the page lies, as far as that is known.
    public var layouts: [PageLayout] { laidOut.isEmpty ? asked : laidOut }
    /// What is asked for, and what the vendor makes of it: a vendor puts something else in the place of a frame that it does
    /// not take.
    public var everyLayout: [PageLayout] { asked + laidOut }

    /// A style as such.
    public init(_ style: AuthPageStyle) {
        self.init(style, vendor: nil, overrides: [:], laidOut: [])
    }

    /// A style on a vendor's page.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - vendor: The vendor.
    ///   - table: How the vendor's page is made.
    ///   - overrides: What the configuration overrides.
    ///   - layouts: How the vendor lays the page out, with the overrides; `nil` where nobody knows.
    public init(
        _ style: AuthPageStyle, vendor: Vendor, table: PageTable, overrides: [String: PageProperty] = [:],
        layouts: [PageLayout]? = nil
    ) {
        self.init(
            table.style(style, overriddenBy: overrides), vendor: vendor, overrides: overrides, laidOut: layouts ?? [])
    }

    private init(
        _ style: AuthPageStyle, vendor: Vendor?, overrides: [String: PageProperty], laidOut: [PageLayout]
    ) {
        self.style = style
        self.vendor = vendor
        self.overrides = overrides
        self.asked = PageLayout.all(of: style)
        self.laidOut = laidOut
    }

    /// Everything that the rules find, each field and rule once, in the order of the fields.
    ///
    /// On a vendor's page these are the vendor's own rules, and the common ones where something is overridden or the layout
    /// is the vendor's own: what they find on the style as such they find there too.
    public var findings: [PageFinding] {
        PageLintRule.all.filter { $0.applies(to: self) }.flatMap { findings(of: $0) }.inOrder
    }

    private func findings(of rule: PageLintRule) -> [PageFinding] {
        var hits: [PageLintRule.Hit] = []
        var fields: Set<String> = []
        var screens: [String: [String]] = [:]
        for hit in rule.check(self) {
            if let screen = hit.screen, screens[hit.field]?.contains(screen) != true {
                screens[hit.field, default: []].append(screen)
            }
            if fields.insert(hit.field).inserted { hits.append(hit) }
        }
        return hits.map { hit in
            let places = screens[hit.field] ?? []
            return PageFinding(
                field: hit.field, vendor: vendor, rule: rule.id, severity: rule.severity,
                message: hit.detail + (places.isEmpty ? "" : " on \(places.joined(separator: ", "))"), screens: places)
        }
    }
}
