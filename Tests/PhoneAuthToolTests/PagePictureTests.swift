import Foundation
import PhoneAuth
import PhoneAuthTesting
import SimulatedPhone
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The picture of a page")
struct PagePictureTests {
    private static func page(_ elements: SimulatedPage.Element...) -> SimulatedPage {
        SimulatedPage(width: 375, height: 667, elements: elements)
    }

    private static func element(
        _ kind: String, text: String? = nil, x: Double = 20, y: Double = 100, width: Double = 200, height: Double = 40
    ) -> SimulatedPage.Element {
        var element = SimulatedPage.Element(kind, .init(x: x, y: y, width: width, height: height))
        element.text = text
        return element
    }

    private static func svg(
        _ page: SimulatedPage, view: PagePicture.View = .page, marks: [PagePicture.Mark] = []
    ) -> String {
        PagePicture(page, on: .small, view: view, marks: marks, label: "sample").svg
    }

    @Test("is the same bytes for the same page")
    func deterministic() {
        #expect(Self.svg(SampleSheets.page()) == Self.svg(SampleSheets.page()))
        #expect(Self.svg(SampleSheets.page()) != Self.svg(SampleSheets.page(loginText: "别的")))
    }

    @Test(
        "is well-formed XML, whatever a text holds",
        arguments: ["<script>alert(1)</script>", "a\"b'c&d", "\u{1}\u{FFFE}é"])
    func wellFormed(text: String) throws {
        var page = SampleSheets.page(loginText: text)
        page.elements[0].image = text
        page.elements[1].id = text
        page.elements[2].kind = text
        let svg = PagePicture(page, on: .medium, view: .dialog, label: text).svg
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(!svg.contains("<script"))
    }

    @Test("puts every element into a group of its kind, in the page's order")
    func kinds() {
        let page = SampleSheets.page()
        let kinds = Self.svg(page).matches(of: /data-kind="([^"]*)"/).map { String($0.1) }
        #expect(kinds == page.elements.map(\.kind))
    }

    @Test("shows the second dialog over the page")
    func dialog() {
        let page = SampleSheets.page()
        let kinds = Self.svg(page, view: .dialog).matches(of: /data-kind="([^"]*)"/).map { String($0.1) }
        #expect(kinds == (page.elements + page.dialog).map(\.kind))
    }

    @Test("draws a control where it lies, with its own corners")
    func frames() {
        var button = Self.element("loginButton", x: 28.125, y: 303, width: 318.75, height: 48)
        #expect(Self.svg(Self.page(button)).contains("<rect x=\"28.13\" y=\"303\" width=\"318.75\" height=\"48\""))
        button.corners = [8, 8, 0, 0]
        #expect(Self.svg(Self.page(button)).contains("A8 8 0 0 1 346.88 311"))
    }

    @Test("has both colours, light in the file and dark for the style sheet")
    func colours() {
        var button = Self.element("loginButton")
        button.background = .init(light: "#0064C880", dark: "#1C1C1EFF")
        let both = "fill=\"#0064C8\" fill-opacity=\"0.5\" class=\"fill\" style=\"--dark:#1C1C1E;--shown:1\""
        #expect(Self.svg(Self.page(button)).contains(both))
        var page = Self.page(button)
        page.isDark = true
        #expect(Self.svg(page).contains("fill=\"#1C1C1E\""))
        #expect(!Self.svg(page).contains("#0064C8"))
    }

    @Test("takes what is no colour for black", arguments: ["red", "#12", "#12345G", "\"/><script>", ""])
    func noColour(text: String) {
        var button = Self.element("loginButton")
        button.background = .init(light: text, dark: text)
        #expect(Self.svg(Self.page(button)).contains("height=\"40\" fill=\"#000000\"/>"))
    }

    @Test(
        "aligns, sizes and weighs texts as the page does",
        arguments: [("left", "20", "start"), ("center", "120", "middle"), ("right", "220", "end")])
    func texts(alignment: String, x: String, anchor: String) {
        var label = Self.element("slogan", text: "认证服务")
        (label.alignment, label.fontSize, label.isBold) = (alignment, 20, true)
        let svg = Self.svg(Self.page(label))
        #expect(
            svg.contains("<text x=\"\(x)\" y=\"127.2\" text-anchor=\"\(anchor)\" font-size=\"20\" font-weight=\"600\""))
    }

    @Test("breaks the agreements' text, and colours its links")
    func agreements() {
        var text = Self.element("agreements", text: "同意《条款》、好", width: 60)
        text.fontSize = 10
        text.linkColor = .init(light: "#123456FF", dark: "#123456FF")
        // Six characters a line, and none that closes something at the beginning of one.
        #expect(Self.lines(in: Self.svg(Self.page(text))) == [["同意", "*《条"], ["*款》", "、好"]])
    }

    @Test("takes the links that the page names")
    func links() {
        var text = Self.element("agreements", text: "同意条款和《说明》", width: 600)
        text.linkColor = .init(light: "#123456FF", dark: "#123456FF")
        text.links = ["条款"]
        #expect(Self.lines(in: Self.svg(Self.page(text))) == [["同意", "*条款", "和《说明》"]])
    }

    /// The pieces of each line, links with a star.
    private static func lines(in svg: String) -> [[String]] {
        svg.components(separatedBy: "<tspan x=").dropFirst().map { line in
            line.matches(of: /<tspan( fill="#123456")?>([^<]*)</).map { ($0.1 == nil ? "" : "*") + $0.2 }
        }
    }

    @Test("shows the place of an image, with its name")
    func images() {
        var logo = Self.element("logo", width: 72, height: 72)
        logo.image = "logo"
        #expect(Self.svg(Self.page(logo)).contains(">logo</text>"))
        logo.image = nil
        #expect(!Self.svg(Self.page(logo)).contains(">logo</text>"))
    }

    @Test("ticks a box only where it is ticked")
    func checkbox() {
        var box = Self.element("checkbox", width: 18, height: 18)
        box.isChecked = false
        #expect(!Self.svg(Self.page(box)).contains("<polyline"))
        box.isChecked = true
        #expect(Self.svg(Self.page(box)).contains("<polyline"))
    }

    @Test("has no private character for Apple's mark")
    func appleMark() {
        #expect(!Self.svg(SampleSheets.page()).contains("\u{F8FF}"))
    }

    @Test("marks a finding around its control, and at the edge where there is none")
    func marks() {
        let page = Self.page(Self.element("loginButton"))
        let marks = [
            PagePicture.Mark(1, field: "loginButton.title.text", isError: true),
            PagePicture.Mark(2, field: "slogan.hidden", isError: false),
        ]
        let svg = Self.svg(page, marks: marks)
        #expect(svg.matches(of: /data-outline="error"/).count == 1)
        #expect(svg.contains("<rect x=\"17\" y=\"97\" width=\"206\" height=\"46\" rx=\"6\" data-outline=\"error\""))
        #expect(svg.matches(of: /data-mark="\d"/).map { String($0.0) } == ["data-mark=\"1\"", "data-mark=\"2\""])
        #expect(!Self.svg(page).contains("data-mark"))
    }

    @Test(
        "knows what a field is about",
        arguments: [
            ("agreements.checkbox.size", ["checkbox"]), ("agreements.items[0].url", ["agreements"]),
            ("agreements", ["agreements"]), ("otherLogins.items[1].kind", ["otherLogin"]),
            ("consentDialog.alpha", ["dialog"]),
            ("consentDialog.agreeButton.title.text", ["agreeButton"]), ("presentation.popup.placement", ["popup"]),
            ("numbers", []), ("orientations", []),
        ])
    func fields(field: String, kinds: [String]) {
        #expect(PagePicture.kinds(of: field) == kinds)
    }

    @Test("finds a control for every part of a style that can be seen")
    func everyField() {
        let unseen: Set = [
            "orientations", "appearance", "language", "statusBar", "agreementPage", "loading", "presentation",
        ]
        for field in AuthPageStyle().fieldPaths {
            let part = field.prefix { $0 != "." && $0 != "[" }
            #expect(
                PagePicture.kinds(of: field).isEmpty == unseen.contains(String(part))
                    || field.hasPrefix("presentation.popup"), "\(field)")
        }
    }
}
