import CommandLineInterface
import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("The command line")
struct ToolTests {
    @Test(
        "says in one line what cannot be used, with status 2",
        arguments: [
            ["dance"], ["simulate", "--vendor", "acme"], ["simulate", "--situation", "rain"],
            ["simulate", "--carrier", "unknownium"], ["simulate", "--seed", "x"], ["simulate", "--seed", "-1"],
            ["simulate", "--seed"], ["simulate", "--loud"], ["simulate", "--json=yes"], ["simulate", "extra"],
            ["simulate", "--seed", "1", "--seed", "2"], ["simulate", "--config", "/no/such/file"], ["replay"],
            ["replay", "/no/such/file"], ["compare", "--vendors", "acme"], ["compare", "--runs", "0"],
            ["compare", "--situations", "normal,rain"], ["binding", "acme"], ["binding"],
        ])
    func usage(arguments: [String]) async {
        let run = await ToolRun(arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
    }

    @Test(
        "explains itself on every level",
        arguments: [[], ["compare"], ["simulate"], ["replay"], ["validate"], ["binding"]])
    func help(command: [String]) async {
        let run = await ToolRun(command + ["--help"])
        #expect(run.status == 0)
        #expect(run.output.contains("phoneauth"))
    }

    @Test("takes a negative number as a value, with or without -- before it")
    func negativeNumbers() throws {
        let syntax = Arguments.Syntax(flags: [("json", "")], operands: ["V", "CODE"])
        let plain = try Arguments(["geetest", "-20302", "--json"], syntax: syntax)
        #expect(plain.operands == ["geetest", "-20302"])
        #expect(plain.has("json"))
        let dashed = try Arguments(["--json", "geetest", "--", "-20302"], syntax: syntax)
        #expect(dashed.operands == ["geetest", "-20302"])
    }

    @Test("prints a vendor's binding files as they are compiled here", arguments: Vendor.known)
    func binding(vendor: Vendor) async throws {
        let run = await ToolRun("binding", vendor.rawValue, "--json")
        let files = try #require(try run.json["files"])
        #expect(files.each("name").count >= 1)
        for content in files.each("content") {
            #expect(content.text?.contains("#if PHONEAUTH_STAND_IN") == true)
        }
    }

    @Test("compares in the documented shape and order")
    func compareShape() async throws {
        let run = await ToolRun(
            "compare", "--json", "--situations", "normal,userCancels", "--vendors", "aliyunPNVS,geetest", "--carriers",
            "chinaMobile", "--runs", "2", "--seed", "5")
        #expect(run.status == 0)
        let json = try run.json
        #expect(json["seed"] == 5)
        #expect(json["runs"] == 2)
        let cells = try #require(json["cells"])
        #expect(cells.each("situation") == ["normal", "normal", "userCancels", "userCancels"])
        #expect(cells.each("vendor") == ["aliyunPNVS", "geetest", "aliyunPNVS", "geetest"])
        #expect(json[path: "cells.0.outcomes"] == ["success": 2])
        #expect(json[path: "cells.0.expected"] == ["outcome": "success", "reason": nil])
        #expect(json[path: "cells.0.agrees"] == true)
        #expect(json[path: "cells.0.timeToPage.p50"]?.double != nil)
        #expect(json[path: "cells.2.timeToToken"] == ["p50": nil, "p95": nil])
    }

    @Test("shows secrets only when asked")
    func secrets() async throws {
        let hidden = await ToolRun("replay", Fixtures.transcript("pnvs-login-with-taps"), "--json")
        #expect(!hidden.output.contains("tok-A1"))
        let shown = await ToolRun("replay", Fixtures.transcript("pnvs-login-with-taps"), "--json", "--show-secrets")
        #expect(try shown.json[path: "outcome.credential.values.token"] == "tok-A1")
    }
}
