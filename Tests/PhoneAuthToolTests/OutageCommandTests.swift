import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("compare --scenario outage")
struct OutageCommandTests {
    @Test(
        "says in one line what does not go with it, with status 2",
        arguments: [
            ["--scenario", "flood"], ["--scenario", "outage", "--logins", "0"],
            ["--scenario", "outage", "--logins", "x"],
            ["--scenario", "outage", "--situations", "normal"], ["--scenario", "outage", "--vendors", "geetest"],
            ["--scenario", "outage", "--carriers", "all"], ["--scenario", "outage", "--runs", "1"],
            ["--scenario", "outage", "--seed", "-1"], ["--scenario", "outage", "--html", "/no/such/folder/f.html"],
            ["--scenario", "outage", "--config", "/no/such/file"], ["--logins", "5"],
        ])
    func refusals(options: [String]) async {
        let run = await ToolRun(["compare"] + options)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
    }

    @Test("refuses a configuration in which nobody could take over")
    func oneVendor() async throws {
        let configuration = """
            {"schemaVersion":1,"providers":{"aliyunPNVS":{"secret":"invented"}},"routing":{"order":["aliyunPNVS"]}}
            """
        try await Fixtures.with(file: configuration) { path in
            let run = await ToolRun("compare", "--scenario", "outage", "--config", path)
            #expect(run.status == 2)
            #expect(run.error.contains("fewer than two vendors"))
        }
    }

    @Test("prints the documented JSON, the same for the same seed, and nothing else on standard output")
    func json() async throws {
        let run = await ToolRun("compare", "--scenario", "outage", "--logins", "40", "--seed", "9", "--json")
        let json = try run.json
        #expect(json["scenario"] == "outage")
        #expect(json["seed"] == 9)
        let strategies = try #require(json["strategies"])
        #expect(strategies.each("name") == ["single", "inTurn", "phoneauth"])
        for number in 0..<3 {
            let phases = try #require(json[path: "strategies.\(number).phases"])
            #expect(phases.each("phase") == ["before", "during", "after"])
            #expect(phases.each("logins").compactMap(\.double).reduce(0, +) == 40)
            #expect(phases.each("success").compactMap(\.double).allSatisfy { (0...1).contains($0) })
            for times in phases.each("timeToPage") {
                guard case .object(let members) = times else {
                    Issue.record("no percentiles")
                    continue
                }
                #expect(members.keys.sorted() == ["p50", "p95"])
            }
        }
        let again = await ToolRun("compare", "--scenario", "outage", "--logins", "40", "--seed", "9", "--json")
        #expect(again.output == run.output)
    }

    @Test("prints a table with both limits, and writes its page, with a status that says whether they are met")
    func table() async throws {
        try await Fixtures.with(file: "") { path in
            let run = await ToolRun("compare", "--scenario", "outage", "--logins", "40", "--html", path)
            #expect(run.output.contains("aliyunPNVS silent from noon to 18:00, seed 1"))
            #expect(run.output.contains("success during / before: "))
            #expect(run.output.contains("median time to page during / before: "))
            #expect((run.status == 1) == run.output.contains("missed"))
            #expect(run.error.contains("120 of 120 logins"))
            let page = try String(contentsOfFile: path, encoding: .utf8)
            #expect(page.hasPrefix("<!DOCTYPE html>"))
            #expect(!page.contains("<script") && !page.contains("src="))
            for name in ["single", "inTurn", "phoneauth"] { #expect(page.contains("<th scope=\"row\">\(name)<")) }
        }
    }
}
