import Foundation
import PhoneAuth
import PhoneAuthModel
import Testing

@Suite("Problems of a page style")
struct AuthPageStyleProblemTests {
    struct Case: CustomTestStringConvertible {
        let path: String
        let value: JSONValue
        let expected: [String]

        init(_ path: String, _ value: JSONValue, _ expected: String...) {
            self.path = path
            self.value = value
            self.expected = expected
        }

        var testDescription: String { "\(path) = \(value.serialized(pretty: false))" }
    }

    private static let good: JSONValue = ["name": "Terms", "url": "https://example.com/terms"]

    static let agreements: [Case] = [
        Case(
            "agreements.items", [["name": "Terms"], ["name": "Privacy", "url": "https://example.com/p"]],
            "agreements.items[0].url missingKey"),
        Case("agreements.items", [["name": "", "url": "https://example.com"]], "agreements.items[0].name emptyValue"),
        Case("agreements.items", [["name": "　", "url": "https://example.com"]], "agreements.items[0].name emptyValue"),
        Case("agreements.items", [["name": "Terms", "url": ""]], "agreements.items[0].url emptyValue"),
        Case("agreements.items", [["url": "https://example.com"]], "agreements.items[0].name missingKey"),
        Case(
            "agreements.items", [good, good.setting("name", to: "B"), good.setting("name", to: "C"), good],
            "agreements.items outOfRange", "agreements.items[3].name duplicate"),
        Case("agreements.items", [good, good], "agreements.items[1].name duplicate"),
        Case("agreements.items", [good.setting("colour", to: "#FFF")], "agreements.items[0].colour unknownKey"),
        Case(
            "agreements.items", [5, good.setting("url", to: "x")], "agreements.items[0] wrongType",
            "agreements.items[1].url invalidURL"),
        Case("agreements.items", .null, "agreements.items wrongType"),
        Case("agreements.items", []),
        Case("agreements.carrierPosition", 1, "agreements.carrierPosition outOfRange"),
        Case("agreements.carrierPosition", -1, "agreements.carrierPosition outOfRange"),
        Case("agreements.carrierQuotes", "<<>>", "agreements.carrierQuotes invalidValue"),
        Case("agreements.carrierQuotes", ""),
        Case("agreements.separators", ["a", "b", "c", "d"], "agreements.separators outOfRange"),
        Case("agreements.checkbox.size", 0, "agreements.checkbox.size outOfRange"),
        Case("agreements.checkbox.tapArea", "all", "agreements.checkbox.tapArea invalidValue"),
    ]

    static let looks: [Case] = [
        Case("lightColour", true, "lightColour unknownKey"),
        Case("orientations", [], "orientations emptyValue"),
        Case("orientations", ["portrait", "portrait"], "orientations[1] duplicate"),
        Case("orientations", ["upright"], "orientations[0] invalidValue"),
        Case("language", "zh", "language invalidValue"),
        Case("number.color", "red", "number.color invalidValue"),
        Case("number.color", "#GGG", "number.color invalidValue"),
        Case("number.color", "#12345678A", "number.color invalidValue"),
        Case("number.color", "＃FFF", "number.color invalidValue"),
        Case("number.color", 0, "number.color wrongType"),
        Case("number.color", ["light": "#FFF"], "number.color.dark missingKey"),
        Case(
            "number.color", ["light": "x", "dark": "#000", "black": "#000"], "number.color.black unknownKey",
            "number.color.light invalidValue"),
        Case("number.fontSize", 0, "number.fontSize outOfRange"),
        Case("number.fontSize", "16", "number.fontSize wrongType"),
        Case("number.bold", 1, "number.bold wrongType"),
        Case("number.placement", ["top": "10"], "number.placement.top wrongType"),
        Case("number.placement", ["topp": 10], "number.placement.topp unknownKey"),
        Case("number.placement", ["width": "wide"], "number.placement.width invalidValue"),
        Case("number.placement", ["width": "120%"], "number.placement.width outOfRange"),
        Case(
            "number.placement", ["width": -1, "height": 0], "number.placement.height outOfRange",
            "number.placement.width outOfRange"),
        Case("number.placement", ["height": "50%"], "number.placement.height wrongType"),
        Case("number.placement", ["landscape": "visible"], "number.placement.landscape invalidValue"),
        Case("number.placement", ["landscape": 5], "number.placement.landscape wrongType"),
        Case(
            "number.placement", ["landscape": ["landscape": "hidden"]],
            "number.placement.landscape.landscape unknownKey"),
        Case("logo.image", "", "logo.image emptyValue"),
        Case("logo.image", .null),
        Case("presentation.duration", -1, "presentation.duration outOfRange"),
        Case("presentation.popup.maskAlpha", 1.1, "presentation.popup.maskAlpha outOfRange"),
        Case("presentation.popup.cornerRadius", [1, 2, 3], "presentation.popup.cornerRadius invalidValue"),
        Case("presentation.popup.cornerRadius", ["topLeft": -1], "presentation.popup.cornerRadius.topLeft outOfRange"),
        Case("consentDialog.alpha", 2, "consentDialog.alpha outOfRange"),
        Case("navigationBar.rightItem", ["id": "help"], "navigationBar.rightItem emptyValue"),
        Case("navigationBar.rightItem", ["title": "Help"], "navigationBar.rightItem.id missingKey"),
        Case("otherLogins.items", [["kind": "apple"], ["kind": "apple"]], "otherLogins.items[1].id duplicate"),
        Case("otherLogins.items", [["kind": "custom", "image": "mail"]], "otherLogins.items[0].id missingKey"),
        Case("otherLogins.items", [["kind": "wechat"]], "otherLogins.items[0].image missingKey"),
        Case("otherLogins.items", [["kind": "qq", "image": .null]], "otherLogins.items[0].image missingKey"),
        Case("otherLogins.items", [["kind": "custom", "id": "mail"]], "otherLogins.items[0].image missingKey"),
        Case("otherLogins.items", [["kind": "apple", "image": .null]]),
        Case("otherLogins.items", [["kind": "weibo"]], "otherLogins.items[0].kind invalidValue"),
    ]

    @Test("are found, each with its path", arguments: agreements + looks)
    func problems(_ example: Case) {
        let file = JSONValue.object([:]).setting(example.path, to: example.value).data
        #expect(AuthPageStyle.problems(in: file).map(\.short) == example.expected)
    }

    @Test(
        "include an address that a phone cannot open",
        arguments: [
            "example.com", "ftp://example.com", "https://", "https:///terms", "https://example.com/a b",
            "https://例子.中国/",
            "javascript:alert(1)", "//example.com", "https://example.com/{id}", " https://example.com",
        ])
    func badAddress(address: String) {
        var style = AuthPageStyle()
        style.agreements.items = [.init(name: "Terms", url: address)]
        #expect(style.problems.map(\.short) == ["agreements.items[0].url invalidURL"])
    }

    @Test(
        "do not include a good address",
        arguments: ["https://example.com", "HTTP://example.com:8080/a?b=%E7%99%BB#c", "http://127.0.0.1/"])
    func goodAddress(address: String) {
        var style = AuthPageStyle()
        style.agreements.items = [.init(name: "Terms", url: address)]
        #expect(style.problems.isEmpty)
        #expect(style.agreements.items[0].address != nil)
    }

    @Test("are all in the error")
    func error() throws {
        let file = Data(#"{"language": "zh", "number": {"fontSize": -1}}"#.utf8)
        let error = try #require(throws: ConfigurationError.self) { try AuthPageStyle(data: file) }
        #expect(error.problems.map(\.short) == ["language invalidValue", "number.fontSize outOfRange"])
        #expect(error.description.split(separator: "\n").count == 2)
    }
}
