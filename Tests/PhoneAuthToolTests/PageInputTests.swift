import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("What page commands take")
struct PageInputTests {
    @Test("reads a device to its end, and calls an empty file empty")
    func device() async {
        let run = await ToolRun("validate", "/dev/null")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("1:1: malformedFile: the file is empty"))
        #expect(await ToolRun("lint", "--style", "/dev/null").error.contains("1:1: the file is empty"))
        #expect(await ToolRun("lint", "--style", "").error.contains("the name of the file is empty"))
    }

    @Test("takes a share in plain digits alone", arguments: ["0x10%", "1e1%", "+5%", "1.2.3%", "%"])
    func share(text: String) async throws {
        let file = "{\"loginButton\":{\"placement\":{\"width\":\"\(text)\"}}}"
        let run = try await Fixtures.with(file: file) { await ToolRun("lint", "--style", $0, "--json") }
        let rules = try run.findings.filter { $0["field"] == "loginButton.placement.width" }.map { $0["rule"]?.text }
        #expect(rules == ["invalidValue"])
    }

    @Test("says the same of a screen that is none, whatever the command", arguments: ["50x852", "393", "852x393"])
    func screen(text: String) async {
        let style = Fixtures.path(of: "style")
        let runs = [
            await ToolRun("translate", "--style", style, "--vendor", "geetest", "--screen", text),
            await ToolRun("preview", "--style", style, "--screen", text, "-o", "page.html"),
        ]
        #expect(runs.allSatisfy { $0.status == 2 })
        #expect(Set(runs.map { $0.error.replacing(#/^phoneauth \w+: /#, with: "") }).count == 1)
    }

    @Test("prints no line break and no sign that turns the writing round out of a file")
    func oneLine() async throws {
        let run = try await Fixtures.with(file: #"{"a\n\u202Eb":1}"#) { await ToolRun("lint", "--style", $0) }
        #expect(run.output.contains("error: a  b: unknownKey"))
        #expect(!run.output.unicodeScalars.contains("\u{202E}"))
    }
}
