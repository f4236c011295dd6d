import Foundation
public import PhoneAuth
public import PhoneAuthModel
public import SimulatedPhone

/// A style's authorization page at several vendors as one self-contained HTML page: pictures side by side, with what is wrong
/// drawn on them, and what became of every field of the style.
///
/// It needs no network and no script: all pictures are in it, and what is shown is chosen by radio buttons.
public struct PagePreview: Sendable {
    /// A page on one screen.
    public struct Snapshot: Hashable, Sendable {
        /// The screen.
        public var screen: PageScreen
        /// Whether the phone lies on its side.
        public var isLandscape: Bool
        /// The page; `nil` where none came up.
        public var page: SimulatedPage?

        /// Makes a snapshot.
        public init(screen: PageScreen, isLandscape: Bool, page: SimulatedPage?) {
            self.screen = screen
            self.isLandscape = isLandscape
            self.page = page
        }
    }

    /// What there is to show of one vendor.
    public struct Sheet: Sendable {
        /// The vendor.
        public var vendor: Vendor
        /// Its page, on every screen and in every orientation that is shown.
        public var snapshots: [Snapshot]
        /// What became of the style's fields.
        public var report: PageReport
        /// What is wrong, with the rules that hold for every vendor.
        public var findings: [PageFinding]

        /// Makes a sheet.
        public init(vendor: Vendor, snapshots: [Snapshot], report: PageReport, findings: [PageFinding] = []) {
            self.vendor = vendor
            self.snapshots = snapshots
            self.report = report
            self.findings = findings
        }

        /// A snapshot as a picture, with the findings about what it shows.
        public func picture(of snapshot: Snapshot, view: PagePicture.View = .page) -> PagePicture? {
            guard let page = snapshot.page else { return nil }
            let marks = findings.enumerated().compactMap { index, finding -> PagePicture.Mark? in
                let isShown = finding.isOfDialog == (view == .dialog) && finding.concerns(page)
                return isShown ? PagePicture.Mark(index + 1, field: finding.styleField, isError: finding.isError) : nil
            }
            return PagePicture(page, on: snapshot.screen, view: view, marks: marks, label: vendor.rawValue)
        }
    }

    /// What the page is of, such as the style file's name.
    public var subject: String
    /// The vendors, in order.
    public var sheets: [Sheet]

    /// Makes a preview.
    public init(of subject: String, sheets: [Sheet]) {
        self.subject = subject
        self.sheets = sheets
    }

    /// The page.
    public var html: String {
        Markup.page(
            title: "Authorization page: \(subject)", style: Self.style + choices.map(\.style).joined(),
            main: """
                <h1>The authorization page, vendor by vendor</h1>
                <p class="lead"><code>\(Markup.escape(subject))</code>, as each vendor lays it out: drawn from the vendor’s own
                page model on a simulated phone. <strong>\(verdict)</strong></p>
                <form class="controls" aria-label="What is shown">
                \(choices.filter { $0.options.count > 1 }.map(\.html).joined(separator: "\n"))
                </form>
                <div class="vendors">
                \(sheets.indices.map(section).joined(separator: "\n"))
                </div>
                <p class="note">Images of the app are outlines with the image’s name. Texts are set in a font of this device, so
                they are a little wider or narrower than on a phone. The phone’s own parts are hints.</p>
                <h2 id="report">What became of each field</h2>
                \(sheets.indices.map { PageReportTable(sheets[$0].report, of: sheets[$0].vendor, id: "report-\($0)").html }
                    .joined(separator: "\n"))
                """)
    }

    // MARK: Choices

    private var screens: [PageScreen] {
        sheets.flatMap(\.snapshots).map(\.screen).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private var choices: [PagePreviewChoice] {
        let turns = sheets.flatMap(\.snapshots).map(\.isLandscape)
        var orientations: [(String, String)] = []
        if turns.contains(false) { orientations.append(("portrait", "Portrait")) }
        if turns.contains(true) { orientations.append(("landscape", "Landscape")) }
        return [
            PagePreviewChoice(
                name: "vendor", title: "Vendor",
                options: (sheets.count > 1 ? [("all", "All")] : [])
                    + sheets.indices.map { (String($0), sheets[$0].vendor.rawValue) }),
            PagePreviewChoice(
                name: "screen", title: "Screen",
                options: screens.indices.map { (String($0), Self.size(of: screens[$0], inLandscape: false)) }),
            PagePreviewChoice(name: "orientation", title: "Orientation", options: orientations),
            PagePreviewChoice(name: "appearance", title: "Colours", options: [("light", "Light"), ("dark", "Dark")]),
            PagePreviewChoice(name: "view", title: "View", options: [("page", "Page"), ("dialog", "Second dialog")]),
        ]
    }

    static func size(of screen: PageScreen, inLandscape isLandscape: Bool) -> String {
        let size = screen.size(inLandscape: isLandscape)
        return "\(Markup.number(size.width)) × \(Markup.number(size.height))"
    }

    // MARK: Findings

    private var verdict: String {
        let findings = sheets.flatMap(\.findings).reduce(into: [PageFinding]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let missing = sheets.filter { $0.snapshots.contains { $0.page == nil } }.map(\.vendor.rawValue)
        guard !missing.isEmpty else { return Self.verdict(on: findings) }
        let lack = "No page came up at \(Markup.escape(missing.joined(separator: ", ")))."
        return findings.isEmpty ? lack : "\(Self.verdict(on: findings)) \(lack)"
    }

    private static func verdict(on findings: [PageFinding]) -> String {
        let errors = findings.filter(\.isError).count
        let warnings = findings.count - errors
        let parts = [
            errors > 0 ? "\(errors) \(errors == 1 ? "error" : "errors")" : nil,
            warnings > 0 ? "\(warnings) \(warnings == 1 ? "warning" : "warnings")" : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? "Nothing is wrong with it." : "\(parts.joined(separator: ", "))."
    }

    // MARK: Vendors

    private func section(_ index: Int) -> String {
        let sheet = sheets[index]
        let figures = sheet.snapshots.enumerated().flatMap { number, snapshot in
            PagePicture.View.allCases.map {
                figure(of: snapshot, sheet, $0, id: "picture-\(index)-\(number)-\($0.rawValue)")
            }
        }
        let report = sheet.report
        return """
            <section class="vendor" data-vendor="\(index)" data-name="\(Markup.escape(sheet.vendor.rawValue))" \
            aria-labelledby="name-\(index)">
            <h2 id="name-\(index)">\(Markup.escape(sheet.vendor.rawValue))</h2>
            <div class="pictures">
            \(figures.joined(separator: "\n"))
            </div>
            <div class="notes">
            <h3>Findings</h3>
            \(list(of: sheet.findings))
            <h3>Fields</h3>
            <p class="counts"><a href="#report-\(index)">\(report.applied.count) applied, \(report.approximated.count) \
            approximated, \(report.unsupported.count) unsupported, \(report.inactive.count) inactive</a></p>
            </div>
            </section>
            """
    }

    private func figure(of snapshot: Snapshot, _ sheet: Sheet, _ view: PagePicture.View, id: String) -> String {
        let screen = screens.firstIndex(of: snapshot.screen) ?? 0
        let orientation = snapshot.isLandscape ? "landscape" : "portrait"
        var caption = Self.size(of: snapshot.screen, inLandscape: snapshot.isLandscape) + ", \(orientation)"
        if let isDark = snapshot.page?.isDark { caption += isDark ? ", always dark" : ", always light" }
        let content: String
        if let picture = sheet.picture(of: snapshot, view: view), view == .page || !picture.page.dialog.isEmpty {
            content = picture.svg(id: id)
        } else {
            let lack = snapshot.page == nil ? "No page came up." : "The page has no second dialog."
            content = "<p class=\"missing \(orientation)\">\(lack)</p>"
        }
        return """
            <figure data-screen="\(screen)" data-orientation="\(orientation)" data-view="\(view.rawValue)">
            \(content)
            <figcaption>\(caption)</figcaption>
            </figure>
            """
    }

    private func list(of findings: [PageFinding]) -> String {
        guard !findings.isEmpty else { return "<p class=\"none\">None.</p>" }
        let items = findings.enumerated().map { index, finding in
            let severity = finding.isError ? "error" : "warning"
            let place =
                finding.isOfDialog ? " <span class=\"place\">in the second dialog</span>" : ""
            return """
                <li class="\(severity)" data-rule="\(Markup.escape(finding.rule))"><span class="badge">\(index + 1)</span><div>\
                <p class="rule"><strong>\(severity)</strong> \(Markup.escape(finding.rule))\(place)</p>\
                <p>\(Markup.escape(finding.message))</p><p><code>\(Markup.escape(finding.field))</code></p></div></li>
                """
        }
        return "<ol class=\"findings\">\n\(items.joined(separator: "\n"))\n</ol>"
    }
}

extension PageFinding {
    fileprivate var isError: Bool { severity == .error }

    fileprivate var isOfDialog: Bool { PagePicture.isOfDialog(styleField) }

    /// Whether it holds on the page's screen.
    fileprivate func concerns(_ page: SimulatedPage) -> Bool {
        screens.isEmpty || screens.contains("\(Int(page.width))×\(Int(page.height))")
    }
}
