import PhoneAuth
import PhoneAuthTesting
import SimulatedPhone
import Testing

@Suite("A simulated page as a layout")
struct SimulatedLayoutTests {
    private func layout(_ elements: [SimulatedPage.Element]) -> PageLayout {
        PageLayout(SimulatedPage(width: 393, height: 852, elements: elements), on: .medium, inLandscape: false)
    }

    private func element(
        _ kind: String, y: Double = 0, _ change: (inout SimulatedPage.Element) -> Void = { _ in }
    ) -> SimulatedPage.Element {
        var element = SimulatedPage.Element(kind, .init(x: 10, y: y, width: 100, height: 20))
        element.text = "text"
        change(&element)
        return element
    }

    @Test("has the controls by name, the other logins as one row, and the rest beside them")
    func kinds() {
        let layout = layout([
            element("background"), element("number"), element("slogan", y: 30), element("slogan", y: 60),
            element("otherLogin", y: 100), element("otherLogin", y: 130), element("closeButton", y: 200),
            element("custom", y: 300) { $0.id = "help" },
        ])
        #expect(Set(layout.controls.keys) == [.number, .slogan, .otherLogins])
        #expect(layout.controls[.slogan]?.y == 30)
        #expect(layout.controls[.otherLogins] == PageFrame(x: 10, y: 100, width: 100, height: 50))
        #expect(layout.others.map(\.name) == ["the vendor's own slogan", "the close button", "the app's “help”"])
        #expect(layout.page == PageFrame(width: 393, height: 852))
        #expect(layout.screenName == "393×852")
    }

    @Test("is as large as the popup")
    func popup() {
        let layout = layout([element("mask"), element("popup", y: 50)])
        #expect(layout.page == PageFrame(x: 10, y: 50, width: 100, height: 20))
        #expect(layout.controls.isEmpty)
        #expect(layout.others.isEmpty)
    }

    @Test(
        "does without what cannot be seen",
        arguments: ["no width", "no opacity", "a blank text", "a clear text", "a text that is clear in the dark"])
    func invisible(how: String) {
        let slogan = element("slogan") { element in
            switch how {
            case "no width": element.frame.width = 0
            case "no opacity": element.alpha = 0
            case "a blank text": element.text = " "
            case "a clear text": element.color = .init(light: "#FFFFFF00", dark: "#FFFFFF00")
            default: element.color = .init(light: "#FFFFFFFF", dark: "#FFFFFF00")
            }
        }
        #expect(layout([slogan]).controls.isEmpty)
    }

    @Test("keeps a button that has a colour or a picture, and no text")
    func button() {
        let picture = element("loginButton") {
            $0.text = nil
            $0.image = "button"
        }
        let colour = element("loginButton") {
            $0.text = nil
            $0.background = .init(light: "#0064C8FF", dark: "#0064C8FF")
        }
        let nothing = element("loginButton") { $0.text = nil }
        #expect(layout([picture]).controls[.loginButton] != nil)
        #expect(layout([colour]).controls[.loginButton] != nil)
        #expect(layout([nothing]).controls[.loginButton] == nil)
    }

    @Test("knows whether the box is ticked", arguments: [true, false])
    func ticked(isChecked: Bool) {
        #expect(layout([element("checkbox") { $0.isChecked = isChecked }]).isTicked == isChecked)
        #expect(layout([]).isTicked == nil)
    }
}
