import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("A page whose user does the unexpected")
struct RegressionTests {
    nonisolated static let oddIndexes: [Script] = [
        ("Int.max", .integer(.max)), ("Int.min", .integer(.min)), ("-1", -1), ("4", 4), ("1e300", 1e300),
        ("-1e300", -1e300), ("null", .null),
    ].flatMap { (name: String, index: JSONValue) in
        [
            Script(
                .shanyan, named: "shanyan \(name)",
                [.opens(at: 0.3), .call("action", at: 1, ["type": 1, "code": index])]),
            Script(.geetest, named: "geetest \(name)", [.appears(at: 0.3), .page("clickAgreement", index, at: 1)]),
        ]
    }

    @Test("takes the index of an agreement that there is none of for an index not told", arguments: oddIndexes)
    func oddIndex(script: Script) async throws {
        let report = try await script.report()
        #expect(report.eventNames == ["pagePresented", "agreementTapped"])
        // Shanyan tells of an agreement that is none of the app's as of the carrier's.
        #expect(report[path: "events.1.index"] == (report["vendor"] == "shanyan" ? -1 : .null))
        #expect(report.outcomeName == "pending")
    }

    nonisolated static let goneAfterAgreement = [
        Script(.aliyunPNVS, [.pnvs("600001", at: 0.3), .pnvs("700004", at: 1), .pnvs("700020", at: 2)]),
        Script(
            .aliyunFusion,
            [
                .fusion("400003", at: 0.3),
                .call("protocolClick", at: 1, ["protocolName": "x", "protocolUrl": "https://example.com"]),
                .fusion("400005", at: 2),
            ]),
        Script(
            .geetest,
            [
                .appears(at: 0.3), .page("clickAgreement", 0, at: 1), .page("clickCheckbox", true, at: 1.5),
                .disappears(at: 2),
            ]),
    ]

    @Test("is left when it goes away after an agreement was read", arguments: goneAfterAgreement)
    func goneAfterAgreement(script: Script) async throws {
        let report = try await script.report()
        #expect(report.outcomeName == "userCancelled")
        #expect(report["elapsed"] == 3)
        #expect(report.eventNames.last == "pageDismissed")
        #expect(report["pageCloses"] == 1)
    }

    @Test("is there all along while an agreement lies on top of it")
    func agreementOnTop() async throws {
        let report = try await Script(
            .geetest,
            [
                .appears(at: 0.3), .page("clickAgreement", 0, at: 1), .disappears(at: 1.2), .appears(at: 3),
                .page("clickCheckbox", true, at: 3.5), .page("clickAuthButton", true, at: 4), .oneLoginToken(at: 5),
            ]
        ).report()
        #expect(report.outcomeName == "credential")
        let expected = ["pagePresented", "agreementTapped", "checkboxToggled", "loginTapped", "pageDismissed"]
        #expect(report.eventNames == expected)
    }

    @Test("goes on when it was out of sight for less than a second")
    func outOfSight() async throws {
        let report = try await Script(
            .geetest,
            [
                .appears(at: 0.3), .disappears(at: 2), .appears(at: 2.4), .page("clickAuthButton", true, at: 5),
                .oneLoginToken(at: 6),
            ]
        ).report()
        #expect(report.outcomeName == "credential")
        #expect(report.eventNames.filter { $0 == "pagePresented" }.count == 2)
        #expect(report.eventNames.filter { $0 == "pageDismissed" }.count == 2)
        #expect(report["pageCloses"] == 2)
    }

    nonisolated static let lateForApp = [
        Script(.aliyunPNVS, app: [(0.5, "dismiss")], [.pnvs("600001", at: 1)]),
        Script(.geetest, app: [(0.5, "dismiss")], [.appears(at: 1)]),
        Script(.shanyan, app: [(0.5, "dismiss")], [.opens(at: 1)]),
        Script(.aliyunFusion, app: [(0.5, "dismiss")], [.fusion("400003", at: 1), .fusion("400005", at: 1.25)]),
    ]

    @Test("closes at once when it comes up after the app has dismissed it", arguments: lateForApp)
    func lateForApp(script: Script) async throws {
        let report = try await script.report()
        #expect(report.outcomeName == "cancelled")
        #expect(report["elapsed"] == 0.5)
        #expect(report.eventNames == ["pagePresented", "pageDismissed"])
        #expect(report["pageCloses"] == 1)
    }

    nonisolated static let lateForDeadline = [
        Script(.aliyunPNVS, [.pnvs("600001", at: 8)]),
        Script(.geetest, [.appears(at: 20)]),
        Script(.shanyan, [.opens(at: 20)]),
        Script(.aliyunFusion, [.fusion("400003", at: 20), .fusion("400005", at: 21)]),
    ]

    @Test("closes at once when it comes up after its deadline", arguments: lateForDeadline)
    func lateForDeadline(script: Script) async throws {
        let report = try await script.report()
        #expect(report.outcomeName == "timeout")
        #expect(report[path: "outcome.error.stage"] == "present")
        #expect(report.eventNames == ["pagePresented", "pageDismissed"])
        #expect(report["pageCloses"] == 1)
    }

    @Test("is gone when fusion says so, although the app has dismissed it long before")
    func fusionSaysGoneLate() async throws {
        let report = try await Script(
            .aliyunFusion, app: [(1, "dismiss")],
            [.fusion("400003", at: 0.3), .fusion("400005", at: 4), .fusion("100004", at: 4, as: "templateFinish")]
        ).report()
        #expect(report.outcomeName == "cancelled")
        #expect(report["elapsed"] == 1)
        #expect(report.eventNames == ["pagePresented", "pageDismissed"])
        #expect(report["events"]?.each("at").map(\.double) == [0.3, 4])
    }

    @Test("is not there for a scene that ends before it came up")
    func sceneEndsEarly() async throws {
        let report = try await Script(.aliyunFusion, [.fusion("100004", at: 0.2, as: "templateFinish")]).report()
        #expect(report.outcomeName == "sceneNodeFailed")
        #expect(report[path: "outcome.error.stage"] == "present")
        #expect(report["events"] == [])
        #expect(report["pageCloses"] == 0)
    }

    @Test("closes by itself also when Geetest's code for that is a number with a nought behind the point")
    func backAsFraction() async throws {
        let report = try await Script(
            .geetest, [.appears(at: 0.3), .call("login", at: 2, ["status": 500, "errorCode": .number(-20302)])]
        ).report()
        #expect(report.outcomeName == "userCancelled")
        #expect(report.eventNames == ["pagePresented", "backTapped", "pageDismissed"])
        #expect(report["pageCloses"] == 1)
    }
}
