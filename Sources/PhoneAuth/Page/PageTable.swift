/// How a vendor's page is made from a style: the vendor's properties, the rules that set them, and what the vendor cannot do.
///
/// The three lists are all there is: every field of a style has a rule or a limit, and every property of the vendor's model
/// has a type here.
public struct PageTable: Sendable {
    /// The vendor's class.
    public let model: String
    /// The type of every property that the class has, by name. What an object in a property holds has a dot in its name.
    public let properties: [String: PagePropertyType]
    /// The rules, in no particular order. Two of them may set one property; the first that has a value does.
    public let rules: [PageRule]
    /// What the vendor cannot do, or only nearly. The first that covers a field decides.
    public let limits: [PageLimit]
    /// The height of the vendor's title bar in a popup, in points. Placements without tops of their own count in the popup
    /// below it.
    public let titleBar: Double
    /// The last page that was made, and of what: logins show the same again and again.
    private let lastPage = Locked<Made?>(nil)

    private struct Made {
        let style: AuthPageStyle
        let overrides: [String: PageProperty]
        let screen: PageScreen
        let page: VendorPage
    }

    /// Makes a table.
    public init(
        model: String, properties: [String: PagePropertyType], rules: [PageRule], limits: [PageLimit],
        titleBar: Double = 0
    ) {
        self.model = model
        self.properties = properties
        self.rules = rules
        self.limits = limits
        self.titleBar = titleBar
    }

    /// The table of a vendor without a page.
    public static let none = PageTable(model: "", properties: [:], rules: [], limits: [])

    /// Makes the vendor's page of a style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - overrides: Properties that the configuration sets by the vendor's names.
    ///   - screen: The screen, for what a vendor wants in points.
    ///   - fields: The fields to report on; those that differ from `AuthPageStyle()` when `nil`.
    public func translate(
        _ style: AuthPageStyle, overrides: [String: PageProperty] = [:], on screen: PageScreen = .medium,
        reporting fields: [String]? = nil
    ) -> PageTranslation {
        PageTranslation(
            page: page(of: style, overrides: overrides, on: screen),
            report: report(on: fields ?? style.changedFields, of: style, on: screen, overridden: Set(overrides.keys)))
    }

    /// The vendor's page of a style, without the report: a login shows the page and nobody reads what became of each field.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - overrides: Properties that the configuration sets by the vendor's names.
    ///   - screen: The screen, for what a vendor wants in points.
    public func page(
        of style: AuthPageStyle, overrides: [String: PageProperty] = [:], on screen: PageScreen = .medium
    ) -> VendorPage {
        if let last = lastPage.withLock({ $0 }), last.screen == screen, last.overrides == overrides, last.style == style
        {
            return last.page
        }
        let page = makePage(of: style, overrides: overrides, on: screen)
        lastPage.withLock { $0 = Made(style: style, overrides: overrides, screen: screen, page: page) }
        return page
    }

    private func makePage(
        of style: AuthPageStyle, overrides: [String: PageProperty], on screen: PageScreen
    ) -> VendorPage {
        var values: [String: PageProperty] = [:]
        for rule in rules where values[rule.property] == nil {
            values[rule.property] = rule.value(style, screen)
        }
        values.merge(overrides) { _, override in override }
        return VendorPage(properties: values)
    }
}

/// A vendor's page, and what became of the style's fields on the way.
public struct PageTranslation: Hashable, Sendable {
    /// The page.
    public var page: VendorPage
    /// What became of the fields.
    public var report: PageReport
}

/// What became of a style's fields in a translation. Nothing is dropped in silence: each is in one of the four lists.
public struct PageReport: Hashable, Sendable {
    /// A field and a reason.
    public struct Note: Hashable, Sendable {
        /// The path in the style file.
        public var field: String
        /// Why.
        public var reason: String
    }

    /// Done as asked.
    public var applied: [String] = []
    /// Done in another way, or by the framework.
    public var approximated: [Note] = []
    /// Not done.
    public var unsupported: [Note] = []
    /// Of a mode that is not in force.
    public var inactive: [String] = []
}

extension PageLimit {
    /// What belongs to a mode that is not in force, whatever the vendor.
    static let common: [PageLimit] =
        [
            PageLimit(["presentation.popup"], .inactive, "the page is no popup") { $0.presentation.mode != .popup },
            PageLimit(["navigationBar"], .inactive, "a popup has no navigation bar") { $0.presentation.mode == .popup },
            PageLimit(consentDialogFields, .inactive, "there is no second dialog") { !$0.consentDialog.isEnabled },
            PageLimit(["otherLogins.placement"], .inactive, "there are no other logins") {
                $0.otherLogins.items.isEmpty
            },
            PageLimit(landscapeFields, .inactive, "the page is never in landscape") {
                !$0.orientations.contains { $0 == .landscapeLeft || $0 == .landscapeRight }
            },
            PageLimit(["background.landscapeImage"], .inactive, "the page is never in landscape") {
                !$0.orientations.contains { $0 == .landscapeLeft || $0 == .landscapeRight }
            },
        ]
        + (0..<6).map { index in
            PageLimit(["otherLogins.items[\(index)].image"], .inactive, "Apple's button draws itself") {
                $0.otherLogins.items.indices.contains(index) && $0.otherLogins.items[index].kind == .apple
            }
        }

    private static let consentDialogFields = AuthPageStyle.ConsentDialog.fields.map(\.name)
        .filter { $0 != "enabled" }.map { "consentDialog.\($0)" }

    private static let landscapeFields = [
        "presentation.popup", "navigationBar.titlePlacement", "navigationBar.backPlacement", "logo", "pageTitle",
        "number", "slogan", "loginButton", "switchButton", "otherNumberButton", "otherLogins", "agreements",
        "consentDialog",
    ].map {
        $0.hasSuffix("Placement") ? "\($0).landscape" : "\($0).placement.landscape"
    }
}
