import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("Validating a configuration")
struct ValidateTests {
    /// A configuration file and one problem that must be named.
    struct Broken: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let path: String
        let code: String

        var testDescription: String { name }
    }

    nonisolated static let broken = [
        Broken(
            name: "a missing app id",
            text: #"{"schemaVersion":1,"providers":{"geetest":{"oneLogin":{}}},"routing":{"order":["geetest"]}}"#,
            path: "providers.geetest.oneLogin.appID", code: "missingKey"),
        Broken(
            name: "a wrong type",
            text: #"{"schemaVersion":1,"providers":{"shanyan":{"appID":7}},"routing":{"order":["shanyan"]}}"#,
            path: "providers.shanyan.appID", code: "wrongType"),
        Broken(
            name: "an unknown key",
            text:
                #"{"schemaVersion":1,"providers":{"shanyan":{"appID":"a","appKey":"b"}},"routing":{"order":["shanyan"]}}"#,
            path: "providers.shanyan.appKey", code: "unknownKey"),
        Broken(
            name: "a repeated key",
            text:
                #"{"schemaVersion":1,"providers":{"shanyan":{"appID":"a","appID":"b"}},"routing":{"order":["shanyan"]}}"#,
            path: "providers.shanyan.appID", code: "duplicate"),
        Broken(
            name: "an unknown vendor",
            text: #"{"schemaVersion":1,"providers":{"shanyan":{"appID":"a"}},"routing":{"order":["shanyan","acme"]}}"#,
            path: "routing.order[1]", code: "unknownVendor"),
        Broken(
            name: "a negative time-out",
            text:
                #"{"schemaVersion":1,"providers":{"shanyan":{"appID":"a","timeouts":{"prefetch":-4}}},"routing":{"order":["shanyan"]}}"#,
            path: "providers.shanyan.timeouts.prefetch", code: "outOfRange"),
        Broken(
            name: "broken JSON", text: "{\n  \"schemaVersion\": 1,\n  \"providers\": }", path: "3:16",
            code: "malformedFile"),
        Broken(name: "an empty file", text: "", path: "1:1", code: "malformedFile"),
        Broken(
            name: "a name in the routing without a section",
            text: #"{"schemaVersion":1,"providers":{"shanyan":{"appID":"a"}},"routing":{"order":["geetest"]}}"#,
            path: "providers.geetest", code: "missingKey"),
    ]

    @Test("names the problem and its path", arguments: broken)
    func namesProblem(broken: Broken) async throws {
        let run = try await Fixtures.with(file: broken.text) { path in await ToolRun("validate", path, "--json") }
        let problems = try #require(try run.json["problems"])
        let found = zip(problems.each("path"), problems.each("code")).map { "\($0.text ?? "") \($1.text ?? "")" }
        #expect(found.contains("\(broken.path) \(broken.code)"))
        #expect(try run.json["valid"] == false)
        #expect(run.status == 1)
    }

    @Test("lists the known vendors beside an unknown one")
    func listsKnownVendors() async throws {
        let text = #"{"schemaVersion":1,"providers":{"acme":{}},"routing":{"order":["acme"]}}"#
        let run = try await Fixtures.with(file: text) { path in await ToolRun("validate", path) }
        for vendor in Vendor.known { #expect(run.output.contains(vendor.rawValue)) }
    }

    @Test("warns of Geetest and Shanyan in one order, and calls the file valid")
    func warnsOfConflict() async throws {
        let text = """
            {"schemaVersion":1,"providers":{"geetest":{"oneLogin":{"appID":"a"}},"shanyan":{"appID":"b"}},
             "routing":{"order":["geetest","shanyan"]}}
            """
        let run = try await Fixtures.with(file: text) { path in await ToolRun("validate", path, "--json") }
        #expect(try run.json["problems"]?.each("code") == ["conflict"])
        #expect(try run.json["problems"]?.each("severity") == ["warning"])
        #expect(run.status == 0)
    }

    @Test("reads a property list")
    func readsPropertyList() async throws {
        let plist: [String: Any] = [
            "schemaVersion": 1, "providers": ["shanyan": ["appID": "a", "timeouts": ["prefetch": 0]]],
            "routing": ["order": ["shanyan"]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        let run = try await Fixtures.with(file: String(decoding: data, as: UTF8.self)) { path in
            await ToolRun("validate", path, "--json")
        }
        #expect(try run.json["problems"]?.each("path") == ["providers.shanyan.timeouts.prefetch"])
    }

    @Test(
        "takes a property list for broken that is cut off or goes on behind its end",
        arguments: [
            ("", "garbage", "3:9"), ("", "<dict/>", "3:9"), ("</plist>", "", "2:"), ("</dict></plist>", "", "2:"),
        ])
    func brokenPropertyList(cut: String, more: String, place: String) async throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>schemaVersion</key><integer>1</integer></dict>
            </plist>
            """
        let whole = cut.isEmpty ? plist : plist.replacing("\n</plist>", with: "</plist>")
        let run = try await Fixtures.with(file: whole.dropLast(cut.count) + more) { path in
            await ToolRun("validate", path, "--json")
        }
        #expect(run.status == 1)
        #expect(try run.json["problems"]?.each("code") == ["malformedFile"])
        let path = try run.json["problems"]?.each("path").first?.text
        #expect(path?.hasPrefix(place) == true, "\(path ?? "")")
    }

    @Test("cannot use a folder or a file that is not there", arguments: ["/", "/no/such/file"])
    func refusesFolder(path: String) async {
        let run = await ToolRun("validate", path, "--json")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
        #expect(run.error.contains(path))
    }
}
