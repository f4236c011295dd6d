import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

/// A scene with a failing node: the nodes that it takes, a failed one with its code; or how the scene ends.
///
/// Fusion plays Aliyun's graph. The other vendors' scenes are the portable player's, which has what an app can have without
/// Aliyun's servers: one tap and SMS.
struct SceneCase: Sendable, CustomTestStringConvertible {
    let scene: String
    let failing: String?
    let fusion: String
    let portable: String

    init(_ scene: String, failing: String? = nil, fusion: String, portable: String) {
        self.scene = scene
        self.failing = failing
        self.fusion = fusion
        self.portable = portable
    }

    var testDescription: String { "\(scene), \(failing ?? "no node") fails" }

    /// Why the two differ.
    var reason: String {
        switch failing {
        case "deviceCheck", "captcha", "numberRisk", "smsCode":
            "fusion goes to the SMS that the user sends, which only its servers can receive"
        default: "only Aliyun looks at the device"
        }
    }

    private static func oneCode(_ scene: String, looksAtNumber: Bool = true) -> [SceneCase] {
        let risk = looksAtNumber ? "deviceCheck smsCode:riskRejected upGoingSMS" : "deviceCheck smsCode"
        return [
            SceneCase(scene, fusion: "deviceCheck smsCode", portable: "smsCode"),
            SceneCase(
                scene, failing: "deviceCheck", fusion: "deviceCheck:deviceRejected upGoingSMS", portable: "smsCode"),
            SceneCase(
                scene, failing: "captcha", fusion: "deviceCheck captcha:riskRejected upGoingSMS", portable: "smsCode"),
            SceneCase(scene, failing: "numberAuth", fusion: "deviceCheck smsCode", portable: "smsCode"),
            SceneCase(scene, failing: "numberRisk", fusion: risk, portable: "smsCode"),
            SceneCase(
                scene, failing: "smsCode", fusion: "deviceCheck smsCode:rateLimited upGoingSMS",
                portable: "networkFailure"),
            SceneCase(scene, failing: "upGoingSMS", fusion: "deviceCheck smsCode", portable: "smsCode"),
            SceneCase(scene, failing: "score", fusion: "deviceCheck smsCode", portable: "smsCode"),
            SceneCase(
                scene, failing: "deviceCheck,upGoingSMS", fusion: "sceneNodeFailed", portable: "smsCode"),
        ]
    }

    private static let login = [
        SceneCase("100001", fusion: "deviceCheck numberAuth", portable: "numberAuth"),
        SceneCase(
            "100001", failing: "deviceCheck", fusion: "deviceCheck:deviceRejected upGoingSMS", portable: "numberAuth"),
        SceneCase(
            "100001", failing: "captcha", fusion: "deviceCheck captcha:riskRejected upGoingSMS", portable: "numberAuth"),
        SceneCase(
            "100001", failing: "numberAuth", fusion: "deviceCheck numberAuth:carrierFailure smsCode",
            portable: "numberAuth:carrierFailure smsCode"),
        SceneCase(
            "100001", failing: "numberAuth,numberRisk",
            fusion: "deviceCheck numberAuth:carrierFailure smsCode:riskRejected upGoingSMS",
            portable: "numberAuth:carrierFailure smsCode"),
        SceneCase(
            "100001", failing: "numberAuth,smsCode",
            fusion: "deviceCheck numberAuth:carrierFailure smsCode:rateLimited upGoingSMS", portable: "networkFailure"),
        SceneCase(
            "100001", failing: "numberAuth,smsCode,upGoingSMS", fusion: "sceneNodeFailed", portable: "networkFailure"),
        SceneCase("100001", failing: "numberRisk", fusion: "deviceCheck numberAuth", portable: "numberAuth"),
        SceneCase("100001", failing: "smsCode", fusion: "deviceCheck numberAuth", portable: "numberAuth"),
        SceneCase("100001", failing: "upGoingSMS", fusion: "deviceCheck numberAuth", portable: "numberAuth"),
        SceneCase("100001", failing: "score", fusion: "deviceCheck numberAuth", portable: "numberAuth"),
    ]

    private static let change = [
        SceneCase("100002", fusion: "deviceCheck smsCode smsCode", portable: "smsCode smsCode"),
        SceneCase(
            "100002", failing: "deviceCheck", fusion: "deviceCheck:deviceRejected upGoingSMS",
            portable: "smsCode smsCode"),
        SceneCase(
            "100002", failing: "captcha", fusion: "deviceCheck captcha:riskRejected upGoingSMS",
            portable: "smsCode smsCode"),
        SceneCase("100002", failing: "numberAuth", fusion: "deviceCheck smsCode smsCode", portable: "smsCode smsCode"),
        // The look is at the new number.
        SceneCase(
            "100002", failing: "numberRisk", fusion: "deviceCheck smsCode smsCode:riskRejected upGoingSMS",
            portable: "smsCode smsCode"),
        SceneCase(
            "100002", failing: "smsCode", fusion: "deviceCheck smsCode:rateLimited upGoingSMS",
            portable: "networkFailure"),
        SceneCase("100002", failing: "upGoingSMS", fusion: "deviceCheck smsCode smsCode", portable: "smsCode smsCode"),
        SceneCase("100002", failing: "score", fusion: "deviceCheck smsCode smsCode", portable: "smsCode smsCode"),
    ]

    static let all =
        login + change + oneCode("100003") + oneCode("100004") + oneCode("100005", looksAtNumber: false)
}

@MainActor @Suite("simulate --operation scene")
struct SceneCommandTests {
    private static let configuration = """
        {"schemaVersion": 1,
         "providers": {"geetest": {"oneLogin": {"appID": "app-1"}}, "aliyunFusion": {"schemeCode": "FA000000000001"}},
         "routing": {"order": ["aliyunFusion"]}}
        """

    /// The report, and that of the recording's replay.
    private func report(_ test: SceneCase, _ vendor: String) async throws -> (live: JSONValue, replayed: JSONValue) {
        try await Fixtures.with(file: Self.configuration) { configuration in
            try await Fixtures.with(file: "") { record in
                var arguments = [
                    "simulate", "--config", configuration, "--operation", "scene", "--vendor", vendor, "--scene",
                    test.scene, "--json", "--record", record, "--seed", "4",
                ]
                if let failing = test.failing { arguments += ["--fail", failing] }
                let live = try await ToolRun(arguments).json
                return (live, try await ToolRun("replay", record, "--json").json)
            }
        }
    }

    private func way(_ report: JSONValue) -> String {
        if let code = report[path: "outcome.error.code"]?.text { return code }
        let nodes = report[path: "outcome.scene.nodes"]
        return zip(nodes?.each("node").compactMap(\.text) ?? [], nodes?.each("outcome").compactMap(\.text) ?? [])
            .map { $1 == "passed" ? $0 : "\($0):\($1)" }.joined(separator: " ")
    }

    @Test("takes the nodes of the graph, over fusion and over the portable player", arguments: SceneCase.all)
    func takesTheNodes(test: SceneCase) async throws {
        let fusion = try await report(test, "aliyunFusion").live
        #expect(way(fusion) == test.fusion)
        let portable = try await report(test, "geetest").live
        #expect(way(portable) == test.portable, "differs from fusion: \(test.reason)")
    }

    @Test("shows each page once, takes each away, and asks the vendor to stop", arguments: SceneCase.all)
    func pagesAreCounted(test: SceneCase) async throws {
        for vendor in ["aliyunFusion", "geetest"] {
            let report = try await report(test, vendor).live
            let names = report["events"]?.each("event").compactMap(\.text) ?? []
            let shown = names.filter { $0 == "pagePresented" }.count
            #expect(names.filter { $0 == "pageDismissed" }.count == shown, "over \(vendor)")
            #expect(report["pageCloses"]?.double == Double(shown), "over \(vendor)")
            if vendor == "aliyunFusion" { #expect(report["vendorCalls"]?.texts.last == "stopScene") }
        }
    }

    @Test("a recording gives the same report, but for situation and seed", arguments: SceneCase.all)
    func recordingReplays(test: SceneCase) async throws {
        for vendor in ["aliyunFusion", "geetest"] {
            let (live, replayed) = try await report(test, vendor)
            #expect(Self.comparable(live) == Self.comparable(replayed), "over \(vendor)")
        }
    }

    private static func comparable(_ report: JSONValue) -> JSONValue {
        guard case .object(var members) = report else { return report }
        members["situation"] = .null
        members["seed"] = .null
        return .object(members)
    }

    @Test("the user goes back on the first page, whichever node it is", arguments: ["100001", "100002", "100003"])
    func userCancels(scene: String) async throws {
        for failing in ["score", "deviceCheck", "captcha"] {
            let report = try await Fixtures.with(file: Self.configuration) { configuration in
                try await ToolRun(
                    "simulate", "--config", configuration, "--operation", "scene", "--vendor", "aliyunFusion",
                    "--scene", scene, "--situation", "userCancels", "--fail", failing, "--json"
                ).json
            }
            #expect(report[path: "outcome.error.code"] == "userCancelled", "\(failing) fails")
            #expect(report["pageCloses"] == 1, "\(failing) fails")
        }
    }

    @Test("another scene in the way is stopped, and the scene begins once more", arguments: ["100001", "100002"])
    func sceneInTheWay(scene: String) async throws {
        let report = try await Fixtures.with(file: Self.configuration) { configuration in
            try await ToolRun(
                "simulate", "--config", configuration, "--operation", "scene", "--vendor", "aliyunFusion", "--scene",
                scene, "--situation", "pageAlreadyShown", "--json"
            ).json
        }
        #expect(report[path: "outcome.kind"] == "scene")
        #expect(report["vendorCalls"]?.texts.filter { $0 == "startSceneUI" }.count == 2)
    }
}
