import Foundation
import PhoneAuth
import PhoneAuthModel
import Testing

@Suite("A configuration as a property list")
struct PropertyListTests {
    private func xml(_ body: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            <key>schemaVersion</key><integer>1</integer>
            <key>providers</key><dict><key>shanyan</key><dict><key>appID</key><string>a</string></dict></dict>
            <key>routing</key><dict><key>order</key><array><string>shanyan</string></array></dict>
            \(body)
            </dict>
            </plist>
            """.utf8)
    }

    @Test("reads XML")
    func xmlList() throws {
        let configuration = try PhoneAuthConfiguration(
            data: xml(
                """
                <key>deadlines</key><dict><key>wholeLogin</key><real>12.5</real><key>exchange</key><integer>1</integer></dict>
                <key>consent</key><dict><key>required</key><false/></dict>
                """))
        #expect(configuration.deadlines.wholeLogin == 12.5)
        #expect(configuration.deadlines.exchange == 1)
        #expect(!configuration.consent.isRequired)
        #expect(configuration.routing.order == [.shanyan])
    }

    @Test("gives the same as JSON when it is binary")
    func binaryList() throws {
        let json = ConfigurationSamples.small.setting("consent.required", to: false)
            .setting("deadlines.exchange", to: 1).setting("page.agreements.carrierPosition", to: 0)
        let object = try JSONSerialization.jsonObject(with: json.data)
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
            #expect(try PhoneAuthConfiguration(data: data) == PhoneAuthConfiguration(data: json.data))
        }
    }

    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let body: String
        let expected: [String]

        init(_ name: String, _ body: String, _ expected: String...) {
            testDescription = name
            self.body = body
            self.expected = expected
        }
    }

    static let cases = [
        Case(
            "1 is not true", "<key>consent</key><dict><key>required</key><integer>1</integer></dict>",
            "consent.required wrongType"),
        Case(
            "true is not 1", "<key>deadlines</key><dict><key>exchange</key><true/></dict>",
            "deadlines.exchange wrongType"),
        Case("not a number", "<key>pageIdleTimeout</key><real>nan</real>", "pageIdleTimeout outOfRange"),
        Case("a date", "<key>pageDismissal</key><date>2026-01-01T00:00:00Z</date>", "pageDismissal wrongType"),
        Case("raw data", "<key>pageIdleTimeout</key><data>AAAA</data>", "pageIdleTimeout wrongType"),
        Case("a key twice", "<key>schemaVersion</key><integer>1</integer>", "schemaVersion duplicate"),
        Case(
            "a key twice, spelt differently, in a list",
            """
            <key>page</key><dict><key>agreements</key><dict><key>items</key><array>
            <dict><key>name</key><string>A</string><key>url</key><string>https://a.example</string></dict>
            <dict><key>name</key><string>B</string><key>url</key><string>https://b.example</string>
            <!-- again --><key>n&#97;me</key><string>B</string></dict></array></dict></dict>
            """, "page.agreements.items[1].name duplicate"),
        Case("an unknown key", "<key>page</key><dict><key>Logo</key><dict/></dict>", "page.Logo unknownKey"),
    ]

    @Test("has the problems that JSON would have", arguments: cases)
    func problems(_ example: Case) {
        #expect(PhoneAuthConfiguration.problems(in: xml(example.body)).map(\.short) == example.expected)
    }

    @Test("names the line where the XML is broken")
    func brokenXML() throws {
        let problems = PhoneAuthConfiguration.problems(in: xml("<key>a</key><string>b</strin>"))
        #expect(problems.map(\.code) == [.malformedFile])
        #expect(problems[0].path.hasPrefix("8:"))
    }

    @Test(
        "is refused when it is another kind of file",
        arguments: ["<html></html>", "<", "<plist><dict><key>a</key></dict></plist>"])
    func otherXML(text: String) {
        #expect(PhoneAuthConfiguration.problems(in: Data(text.utf8)).map(\.code) == [.malformedFile])
    }

    @Test("is refused when a binary one is cut short")
    func brokenBinary() throws {
        let whole = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
        let problems = PhoneAuthConfiguration.problems(in: whole.prefix(20))
        #expect(problems.map(\.short) == ["1:1 malformedFile"])
    }

    @Test("is refused when it is nested too deep")
    func tooDeep() {
        let body = String(repeating: "<array>", count: 80) + String(repeating: "</array>", count: 80)
        #expect(PhoneAuthConfiguration.problems(in: xml("<key>a</key>" + body)).map(\.code) == [.malformedFile])
    }
}
