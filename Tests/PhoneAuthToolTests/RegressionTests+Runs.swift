import Foundation
import PhoneAuth
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("Runs of the tool that once went wrong")
struct RunRegressionTests {
    @Test("a prefetch beside a login gives the same bytes every time, while every core is busy")
    func twoWaitersKeepTheirOrder() async throws {
        let script = Script(
            .aliyunPNVS, app: [(0, "prefetchAgain")],
            [
                .pnvs("600001", at: 0.3), .pnvs("700002", at: 1, ["isChecked": 1]),
                .pnvs("600000", at: 2, ["token": "tok-1"]),
            ])
        let expected = try await script.run().output
        let load = Load(threads: 4)
        defer { load.stop() }
        var others: Set<String> = []
        for _ in 0..<30 { others.insert(try await script.run().output) }
        #expect(others == [expected])
    }

    @Test("a recorded run with an idle limit is the same again when replayed", arguments: Vendor.known)
    func idleLimitIsRecorded(vendor: Vendor) async throws {
        let file = SampleConfiguration.json.replacing(
            "\"pageDismissal\": \"afterExchange\",",
            with: "\"pageDismissal\": \"afterExchange\",\n\"pageIdleTimeout\": 1,")
        let (run, replayed) = try await Fixtures.with(file: file) { configuration in
            try await Fixtures.with(file: "") { transcript in
                let run = await ToolRun(
                    "simulate", "--config", configuration, "--vendor", vendor.rawValue, "--situation", "userCancels",
                    "--record", transcript, "--json")
                return (run, await ToolRun("replay", transcript, "--json"))
            }
        }
        let report = try run.json
        #expect(report.outcomeName == "timeout")
        guard case .object(var members) = report else { return }
        members["situation"] = .null
        members["seed"] = .null
        #expect(try replayed.json == .object(members))
    }

    @Test("the time of a login ends with its outcome, whatever else goes on")
    func elapsedIsTheLogins() async throws {
        let report = try await Script(
            .aliyunPNVS, app: [(2.1, "prefetchAgain")],
            [
                .pnvs("600001", at: 0.3), .pnvs("700002", at: 1, ["isChecked": true]),
                .pnvs("600000", at: 2, ["token": "tok-1"]),
            ]
        ).report()
        #expect(report.outcomeName == "credential")
        #expect(report["elapsed"] == 2)
        #expect(report["further"]?.each("operation") == ["prefetch"])
    }

    @Test(
        "a product that does not serve the operation is named",
        arguments: [("login", "onePass"), ("verify", "oneLogin")])
    func productMustServe(operation: String, product: String) async throws {
        let run = try await Script(.geetest, operation: operation, []).with("product", .string(product)).run()
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.contains(": product: "))
    }

    @Test(
        "a call that cannot be used is told in one line, also when there are line ends in it",
        arguments: [
            ["replay", "/no\nsuch"], ["replay", "a", "b\r\nc"], ["simulate", "--seed", "x\ny"], ["dance\nx"],
            ["simulate", "--x\ny"], ["simulate", "--situation", "a\u{2028}b"], ["binding", "a\u{85}b\u{0B}c\u{0C}d"],
        ])
    func oneLine(arguments: [String]) async {
        let run = await ToolRun(arguments)
        #expect(run.status == 2)
        #expect(run.error.split(whereSeparator: \.isNewline).count == 1)
    }

    @Test("a report that could not be written is refused before anything runs", arguments: [[], ["--json"]])
    func reportPlaceIsCheckedFirst(options: [String]) async {
        let run = await ToolRun(["compare", "--html", "/no/such/folder/report.html"] + options)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(!run.error.contains("cells"))
    }

    @Test("thousands of page events are told, each once")
    func manyEvents() async throws {
        let toggles = (0..<2000).map { index in
            Script.Delivery.pnvs("700003", at: 1 + Double(index) / 1000, ["isChecked": .bool(index.isMultiple(of: 2))])
        }
        let report = try await Script(
            .aliyunPNVS, [.pnvs("600001", at: 0.3)] + toggles + [.pnvs("600000", at: 10, ["token": "tok-1"])]
        ).report()
        #expect(report.outcomeName == "credential")
        #expect(report.eventNames.filter { $0 == "checkboxToggled" }.count == 2000)
    }

    @Test("a verification over Geetest touches OnePass alone")
    func verificationLeavesLoginAlone() async throws {
        let run = await ToolRun("simulate", "--operation", "verify", "--vendor", "geetest", "--json")
        #expect(try run.json["vendorCalls"]?.texts == ["verifyPhoneNumber"])
        #expect(try run.json[path: "outcome.credential.product"] == "onePass")
    }
}
