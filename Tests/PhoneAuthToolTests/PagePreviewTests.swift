import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@Suite("The preview page")
struct PagePreviewTests {
    private static func html(_ sheets: [PagePreview.Sheet]) -> String {
        PagePreview(of: "style.json", sheets: sheets).html
    }

    private static let plain = html(Vendor.known.map { SampleSheets.sheet($0) })

    @Test("is the same bytes for the same page")
    func deterministic() {
        #expect(Self.plain == Self.html(Vendor.known.map { SampleSheets.sheet($0) }))
    }

    @Test("has a picture for every vendor, screen, orientation and view")
    func pictures() {
        #expect(Self.plain.matches(of: #/<svg /#).count == 4 * 3 * 2 * 2)
        let dialogs = Self.plain.matches(of: /data-screen="0" data-orientation="landscape" data-view="dialog"/)
        #expect(dialogs.count == 4)
    }

    @Test("needs nothing from elsewhere, and no script")
    func selfContained() {
        for word in ["http:", "https:", "src=", "<script", "<link", "@import", "url(h"] {
            #expect(!Self.plain.contains(word), "\(word)")
        }
    }

    @Test("lets nothing that a style says act")
    func escaping() {
        let evil = "</svg><script>alert(\"1\")</script>"
        let finding = PageFinding(field: evil, vendor: nil, rule: evil, severity: .error, message: evil)
        let html = PagePreview(
            of: evil, sheets: [SampleSheets.sheet(.geetest, findings: [finding], loginText: evil)]
        ).html
        #expect(!html.contains("<script"))
        #expect(html.contains("&lt;/svg&gt;&lt;script&gt;alert(&quot;1&quot;)"))
    }

    @Test("lists each finding, and marks it where it can be seen")
    func findings() {
        let html = Self.html([SampleSheets.sheet(.geetest, findings: SampleSheets.findings)])
        for (index, finding) in SampleSheets.findings.enumerated() {
            #expect(html.contains("<span class=\"badge\">\(index + 1)</span>"))
            #expect(html.contains("<code>\(finding.field)</code>"))
            #expect(html.contains("<strong>\(finding.severity.rawValue)</strong> \(finding.rule)"))
            // On each of six pictures: the page's on pages, the dialog's on dialogs.
            #expect(html.components(separatedBy: "data-mark=\"\(index + 1)\"").count - 1 == 6)
        }
        #expect(html.contains("2 errors, 1 warning."))
        #expect(Self.plain.contains("Nothing is wrong with it."))
        #expect(!Self.plain.contains("data-mark"))
    }

    @Test("marks a finding about some screens on these only")
    func screens() {
        let finding = PageFinding(
            field: "slogan.placement", vendor: .geetest, rule: "covered", severity: .error,
            message: "slogan and number lie on each other", screens: ["375×667", "852×393"])
        let html = Self.html([SampleSheets.sheet(.geetest, findings: [finding])])
        #expect(html.components(separatedBy: "data-mark=\"1\"").count - 1 == 2)
    }

    @Test("marks what an override does on the control that it does it to")
    func overrides() throws {
        let finding = PageFinding(
            field: "pageOverrides.geetest.sloganText", vendor: .geetest, rule: "hidden", severity: .error,
            message: "the slogan cannot be seen: not at all", styleField: "slogan.text")
        let sheet = SampleSheets.sheet(.geetest, findings: [finding])
        let picture = try #require(sheet.picture(of: sheet.snapshots[0]))
        #expect(picture.marks == [PagePicture.Mark(1, field: "slogan.text", isError: true)])
    }

    @Test("tells of every field what became of it, and why", arguments: Vendor.known)
    func fields(vendor: Vendor) throws {
        let style = AuthPageStyle()
        let report = PageTable(
            model: "Sample", properties: [:], rules: [PageRule(["agreements"], "sample") { _ in nil }],
            limits: [PageLimit(["logo", "slogan"], .unsupported, "no <pictures>")]
        ).translate(style, reporting: style.fieldPaths).report
        let html = Self.html([PagePreview.Sheet(vendor: vendor, snapshots: [], report: report)])
        let table = try #require(html.components(separatedBy: "id=\"report\"").last)
        for field in style.fieldPaths {
            #expect(table.components(separatedBy: "<code>\(field)</code>").count == 2, "\(field)")
        }
        for note in report.unsupported {
            #expect(table.contains("<td>\(note.reason.replacing("<", with: "&lt;").replacing(">", with: "&gt;"))</td>"))
        }
    }

    @Test("says where no page came up")
    func missing() {
        let snapshots = [PagePreview.Snapshot(screen: .medium, isLandscape: false, page: nil)]
        let html = Self.html([PagePreview.Sheet(vendor: .geetest, snapshots: snapshots, report: SampleSheets.report)])
        #expect(html.components(separatedBy: "No page came up.").count == 3)
        #expect(html.contains("No page came up at geetest."))
        #expect(!html.contains("Nothing is wrong"))
    }
}
