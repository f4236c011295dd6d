import Foundation
import PhoneAuth
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("Translating a style")
struct TranslateTests {
    nonisolated private static let vendors = Vendor.known.map(\.rawValue)

    @Test("drops nothing in silence: every field that the file sets is in one of four lists", arguments: vendors)
    func everyField(vendor: String) async throws {
        let path = Fixtures.path(of: "style")
        let run = await ToolRun("translate", "--style", path, "--vendor", vendor, "--json")
        #expect(run.status == 0)
        #expect(try run.json["vendor"] == .string(vendor))
        let reported = try run.reported
        let set = try PageFile(style: Data(contentsOf: URL(fileURLWithPath: path))).fields
        #expect(set.count > 150)
        #expect(reported.sorted() == set.sorted())
        for key in ["approximated", "unsupported"] {
            let reasons = try #require(try run.json[key]).each("reason")
            #expect(reasons.allSatisfy { $0.text?.isEmpty == false })
        }
    }

    @Test("reports on the fields that the file sets, and no others")
    func onlySet() async throws {
        let text = #"{"loginButton":{"title":{"text":"登录"}},"logo":{"image":null}}"#
        let run = try await Fixtures.with(file: text) {
            await ToolRun("translate", "--style", $0, "--vendor", "geetest", "--json")
        }
        #expect(try run.reported == ["loginButton.title.text"])
    }

    /// Files that set a field by emptying it, and the fields that they set.
    nonisolated private static let emptied = [
        (#"{"agreements":{"separators":[]}}"#, ["agreements.separators"]),
        (#"{"agreements":{"items":[]}}"#, ["agreements.items"]),
        (#"{"loginButton":{"backgroundColor":null}}"#, ["loginButton.backgroundColor"]),
        (#"{"logo":{"placement":{"top":null}}}"#, ["logo.placement.top"]),
        (#"{"logo":{"placement":{}}}"#, ["logo.placement"]),
        (#"{"logo":{"placement":{"top":8,"landscape":null}}}"#, ["logo.placement.landscape", "logo.placement.top"]),
        (#"{"logo":{"placement":{"top":8,"landscape":{}}}}"#, ["logo.placement.landscape", "logo.placement.top"]),
        (#"{"logo":{},"slogan":{"text":null},"agreements":{"carrierColor":null}}"#, []),
    ]

    @Test("counts what a file empties among what it sets", arguments: emptied, vendors)
    func emptied(file: (text: String, fields: [String]), vendor: String) async throws {
        let run = try await Fixtures.with(file: file.text) {
            await ToolRun("translate", "--style", $0, "--vendor", vendor, "--json")
        }
        #expect(try run.reported.sorted() == file.fields, "\(run.output)")
    }

    @Test("says so where the vendor's own stays in the place of what a file empties")
    func emptiedButKept() async throws {
        let run = try await Fixtures.with(file: #"{"agreements":{"separators":[]}}"#) {
            await ToolRun("translate", "--style", $0, "--vendor", "geetest", "--json")
        }
        #expect(try run.json["approximated"]?.each("field") == ["agreements.separators"])
    }

    @Test("prints colours, labels, images, fonts and agreements")
    func shapes() async throws {
        let run = await ToolRun("translate", "--style", Fixtures.path(of: "style"), "--vendor", "aliyunPNVS", "--json")
        let properties = try #require(try run.json["properties"])
        #expect(properties["navColor"] == ["light": "#EFF3F2FF", "dark": "#1C1C1EFF"])
        #expect(
            properties["loginBtnText"] == [
                "text": "本机号码一键登录", "color": "#FFFFFFFF", "fontSize": 16, "bold": true,
            ])
        #expect(properties["logoImage"] == "logo")
        #expect(properties["numberFont"] == ["size": 24, "bold": true])
        #expect(
            properties["privacyOne"] == ["name": "用户协议", "url": "https://example.com/terms", "color": nil])
        #expect(properties["checkBoxIsChecked"] == false)
    }

    @Test(
        "prints frames on the screen that is named",
        arguments: [("393x852", 334.1), ("375x667", 318.8), ("430×932", 365.5)])
    func frames(screen: String, width: Double) async throws {
        let run = await ToolRun(
            "translate", "--style", Fixtures.path(of: "style"), "--vendor", "aliyunPNVS", "--screen", screen, "--json")
        let frame = try #require(try run.json["properties"]?["loginBtnFrameBlock"])
        #expect(frame["width"] == .number(width))
        #expect(frame["height"] == 48)
        #expect(frame["y"] == 240)
    }

    @Test("takes a configuration's page with its overrides")
    func configuration() async throws {
        let path = Fixtures.path(of: "complete")
        let run = await ToolRun("translate", "--config", path, "--vendor", "geetest", "--json")
        #expect(run.status == 0, "\(run.error)")
        #expect(try run.json["properties"]?["switchButtonText"] == "切换账号")
        let approximated = try #require(try run.json["approximated"]).each("field")
        #expect(approximated.contains("switchButton.title.text"))
    }

    @Test("prints model and report as text")
    func text() async throws {
        let run = await ToolRun("translate", "--style", Fixtures.path(of: "style"), "--vendor", "geetest")
        #expect(run.output.hasPrefix("OLAuthViewModel on 393×852\n"))
        for title in ["applied: ", "approximated: ", "unsupported: ", "inactive: "] {
            #expect(run.output.contains("\n\(title)"))
        }
    }

    @Test("cannot use a style with problems: it names the first, and how many there are")
    func problems() async throws {
        let style = try Fixtures.configuration("style").setting("number.fontSize", to: "big").setting("x", to: 1)
        let run = try await Fixtures.with(file: style.serialized()) {
            await ToolRun("translate", "--style", $0, "--vendor", "geetest", "--json")
        }
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.error.hasSuffix("number.fontSize: expected a number, found a text (and 1 more; see phoneauth lint)"))
    }

    @Test(
        "cannot do with a wrong call",
        arguments: [
            ["--style", Fixtures.path(of: "style")], ["--vendor", "geetest"],
            ["--style", Fixtures.path(of: "style"), "--vendor", "acme"],
            ["--style", "/no/such/file", "--vendor", "geetest"],
        ]
            + ["", "393", "393x", "x852", "0x0", "393x852x2", "-393x852", "nanx852", "1e9x852"].map {
                ["--style", Fixtures.path(of: "style"), "--vendor", "geetest", "--screen", $0]
            })
    func wrongCall(arguments: [String]) async {
        let run = await ToolRun(["translate"] + arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
    }
}

extension ToolRun {
    /// The fields of the report's four lists.
    fileprivate var reported: [String] {
        get throws {
            let json = try json
            return (json["applied"]?.texts ?? []) + (json["inactive"]?.texts ?? [])
                + ["approximated", "unsupported"].flatMap { json[$0]?.each("field").compactMap(\.text) ?? [] }
        }
    }
}
