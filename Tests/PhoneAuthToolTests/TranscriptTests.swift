import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("Replaying what a vendor's documents print")
struct TranscriptTests {
    private func replay(_ name: String) async throws -> JSONValue {
        try await ToolRun("replay", Fixtures.transcript(name), "--json").json
    }

    @Test("a Geetest success is a credential of two minutes, with what the server asks for")
    func geetestSuccess() async throws {
        let report = try await replay("geetest-login-success")
        #expect(report[path: "outcome.kind"] == "credential")
        #expect(report[path: "outcome.credential.expiresIn"] == 120)
        #expect(report[path: "outcome.credential.carrier"] == "chinaUnicom")
        #expect(report[path: "outcome.credential.maskedNumber"] == "186****6173")
        #expect(report[path: "outcome.credential.fields"]?.texts == ["token", "authcode", "processID"])
        #expect(report["events"]?.each("event").compactMap(\.text) == ["pagePresented", "pageDismissed"])
        #expect(report["pageCloses"] == 1)
        #expect(report["elapsed"] == 3)
    }

    @Test("a OnePass success is a verification credential that lives as long as the vendor says")
    func onePassSuccess() async throws {
        let report = try await replay("geetest-onepass-success")
        #expect(report["product"] == "onePass")
        #expect(report[path: "outcome.credential.purpose"] == "verification")
        #expect(report[path: "outcome.credential.expiresIn"] == 3600)
        #expect(report[path: "outcome.credential.carrier"] == "chinaTelecom")
    }

    @Test("Geetest's -20202 is cellular data that is off, before any page")
    func geetestCellularOff() async throws {
        let report = try await replay("geetest-cellular-off")
        #expect(report[path: "outcome.error.code"] == "cellularDataOff")
        #expect(report[path: "outcome.error.stage"] == "present")
        #expect(report[path: "outcome.error.vendorCode"] == "-20202")
        #expect(report[path: "outcome.error.disposition"] == "askUser")
        #expect(report["events"] == [])
        #expect(report["pageCloses"] == 0)
    }

    @Test("a Shanyan success on China Mobile lives two minutes, although it came from another thread")
    func shanyanSuccess() async throws {
        let report = try await replay("shanyan-login-success")
        #expect(report[path: "outcome.kind"] == "credential")
        #expect(report[path: "outcome.credential.expiresIn"] == 120)
        #expect(report[path: "diagnostics.offMain"] == 1)
        #expect(report["pageCloses"] == 1)
    }

    @Test("Shanyan's 1011 is the user going back, and the page is gone once")
    func shanyanCancel() async throws {
        let report = try await replay("shanyan-user-cancels")
        #expect(report[path: "outcome.error.code"] == "userCancelled")
        #expect(
            report["events"]?.each("event").compactMap(\.text) == ["pagePresented", "backTapped", "pageDismissed"])
        #expect(report["pageCloses"] == 1)
        #expect(report["vendorCalls"]?.texts.contains { $0.hasPrefix("finish") } == false)
    }

    @Test("taps on a PNVS page are six events in order, one credential, one closing")
    func pnvsTaps() async throws {
        let report = try await replay("pnvs-login-with-taps")
        #expect(report[path: "outcome.kind"] == "credential")
        #expect(
            report["events"]?.each("event").compactMap(\.text) == [
                "pagePresented", "loginTapped", "checkboxToggled", "agreementTapped", "loginTapped", "pageDismissed",
            ])
        #expect(report[path: "events.1.isChecked"] == false)
        #expect(report[path: "events.4.isChecked"] == true)
        #expect(report[path: "events.3.url"] == "https://example.com/terms")
        #expect(report["pageCloses"] == 1)
    }

    @Test("a code that is a number is the code all the same")
    func pnvsIntegerCode() async throws {
        let report = try await replay("pnvs-integer-code")
        #expect(report[path: "outcome.kind"] == "success")
        #expect(report["operation"] == "initialize")
        #expect(report["situation"] == .null)
        #expect(report["seed"] == .null)
    }

    @Test(
        "a code that is none is malformed for this call only",
        arguments: ["true", "null", "1.5", "[]", "{}", "\"\""])
    func malformedCode(code: String) async throws {
        let text = """
            {"vendor":"aliyunPNVS","operation":"prefetch","deliveries":[
             {"callback":"accelerateLogin","after":0.1,"payload":{"resultCode":\(code)}},
             {"callback":"accelerateLogin","call":2,"after":0.1,"payload":{"resultCode":"600000 "}}],
             "appActions":[{"after":1,"action":"prefetchAgain"}]}
            """
        let report = try await Fixtures.with(file: text) { path in
            try await ToolRun("replay", path, "--json").json
        }
        #expect(report[path: "outcome.error.code"] == "malformedResponse")
        #expect(report[path: "diagnostics.malformed"] == 1)
        #expect(report[path: "further.0.outcome.kind"] == "success")
    }

    @Test(
        "a OneLogin failure without a usable code is malformed for this call only",
        arguments: ["true", "null", "1.5", "[]", "{}", "\"\"", "0"])
    func malformedOneLoginCode(code: String) async throws {
        let text = """
            {"vendor":"geetest","operation":"prefetch","deliveries":[
             {"callback":"prefetch","after":0.1,"payload":{"status":500,"errorCode":\(code)}},
             {"callback":"prefetch","call":2,"after":0.1,"payload":{"status":"200","accessCode":"a"}}],
             "appActions":[{"after":1,"action":"prefetchAgain"}]}
            """
        let report = try await Fixtures.with(file: text) { path in
            try await ToolRun("replay", path, "--json").json
        }
        #expect(report[path: "outcome.error.code"] == "malformedResponse")
        #expect(report[path: "further.0.outcome.kind"] == "success")
    }

    @Test(
        "a Shanyan result whose code is none is malformed for this call only",
        arguments: ["true", "null", "\"x\"", "[]", "0"])
    func malformedShanyanCode(code: String) async throws {
        let text = """
            {"vendor":"shanyan","operation":"prefetch","deliveries":[
             {"callback":"prefetch","after":0.1,"payload":{"code":\(code),"error":true}},
             {"callback":"prefetch","call":2,"after":0.1,"payload":{"code":1000,"error":false}}],
             "appActions":[{"after":1,"action":"prefetchAgain"}]}
            """
        let report = try await Fixtures.with(file: text) { path in
            try await ToolRun("replay", path, "--json").json
        }
        #expect(report[path: "outcome.error.code"] == "malformedResponse")
        #expect(report[path: "further.0.outcome.kind"] == "success")
    }

    @Test("a script that ends while the page waits for its user is pending")
    func pending() async throws {
        let text = """
            {"vendor":"aliyunPNVS","operation":"login","deliveries":[
             {"callback":"login","after":0.3,"payload":{"resultCode":"600001"}}]}
            """
        let run = try await Fixtures.with(file: text) { path in await ToolRun("replay", path, "--json") }
        #expect(try run.json[path: "outcome.kind"] == "pending")
        #expect(run.status == 1)
    }

    @Test("a delivery that no vendor call asked for is named, not lost in silence")
    func unclaimed() async throws {
        let text = """
            {"vendor":"aliyunPNVS","operation":"initialize","deliveries":[
             {"callback":"initialize","after":0.1,"payload":{"resultCode":"600000"}},
             {"callback":"verify","after":0.1,"payload":{"resultCode":"600000"}}]}
            """
        let run = try await Fixtures.with(file: text) { path in await ToolRun("replay", path, "--json") }
        #expect(run.status == 0)
        #expect(run.error.contains("deliveries[1]"))
        #expect(!run.error.contains("deliveries[0]"))
    }

    @Test(
        "a transcript that cannot be used is one line that names the place",
        arguments: [
            ("{", "1:2"), ("", "1:1"), ("[]", "must be an object"), (#"{"vendor":"x"}"#, "vendor"),
            (#"{"vendor":"geetest","operation":"login"}"#, "deliveries"),
            (
                #"{"vendor":"geetest","operation":"login","deliveries":[{"callback":"login","after":-1}]}"#,
                "deliveries[0].after"
            ),
            (
                #"{"vendor":"geetest","operation":"login","deliveries":[{"callback":"logn","after":1}]}"#,
                "deliveries[0].callback"
            ),
            (#"{"vendor":"geetest","operation":"login","deliveries":[],"deadline":0}"#, "deadline"),
            (#"{"vendor":"geetest","operation":"dance","deliveries":[]}"#, "operation"),
            (#"{"vendor":"geetest","operation":"login","deliveries":[],"speed":2}"#, "speed"),
            (#"{"vendor":"geetest","vendor":"shanyan","operation":"login","deliveries":[]}"#, "vendor"),
            (
                #"{"vendor":"geetest","operation":"login","deliveries":[],"style":{"logo":{"hiden":true}}}"#,
                "style.logo.hiden"
            ),
        ])
    func badTranscript(text: String, place: String) async throws {
        let run = try await Fixtures.with(file: text) { path in await ToolRun("replay", path) }
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
        #expect(run.error.contains(place))
    }
}
