import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("What a vendor's odd codes come to")
struct CodeRegressionTests {
    nonisolated static let innerCodes = [
        Script(
            .aliyunPNVS, named: "aliyunPNVS, an unknown outer code",
            [.pnvs("600001", at: 0.3), .pnvs("699999", at: 2, ["innerCode": "103111"])]),
        Script(
            .geetest, named: "geetest, an unknown outer code",
            [
                .appears(at: 0.3),
                .call(
                    "login", at: 2,
                    [
                        "status": 500, "errorCode": "-99999", "operatorType": "CM",
                        "metadata": ["resultCode": "103111"],
                    ]),
            ]),
        Script(
            .shanyan, named: "shanyan, an unknown outer code",
            [.opens(at: 0.3), .call("login", at: 2, ["code": 9999, "innerCode": 103_111, "error": true])]),
        Script(
            .aliyunFusion, named: "aliyunFusion, an unknown outer code",
            [
                .fusion("400003", at: 0.3),
                .fusion(
                    "999999", at: 2, as: "verifyFailed",
                    ["carrierFailedResultData": ["vendorName": "CMCC", "resultCode": "103111"]]),
            ]),
        Script(
            .aliyunPNVS, named: "aliyunPNVS, an inner code with a nought behind the point",
            [.pnvs("600001", at: 0.3), .pnvs("600011", at: 2, ["innerCode": "103111.0"])]),
    ]

    @Test(
        "the known carrier's inner code decides",
        arguments: zip(
            innerCodes, ["699999", "-99999", "9999", "999999", "600011"]))
    func innerCodeDecides(script: Script, vendorCode: String) async throws {
        let report = try await script.report()
        #expect(report.outcomeName == "proxyOrVPN")
        #expect(report[path: "outcome.error.vendorCode"]?.text == vendorCode)
        #expect(report[path: "outcome.error.carrierCode"] == "103111")
    }

    @Test("an inner code of nought is none, however it is written", arguments: ["0", "0.0", "", " 0 "])
    func noInnerCode(code: String) async throws {
        let report = try await Script(
            .aliyunPNVS, [.pnvs("600001", at: 0.3), .pnvs("600011", at: 2, ["innerCode": .string(code)])]
        ).report()
        #expect(report.outcomeName == "carrierFailure")
        #expect(report[path: "outcome.error.carrierCode"] == .null)
    }

    @Test("a token of blanks is missing")
    func blankToken() async throws {
        let report = try await Script(
            .aliyunFusion,
            [
                .fusion("400003", at: 0.3),
                .call("verifySuccess", at: 2, ["nodeName": "AlicomFusionNodeNameNumberAuth", "maskToken": "  "]),
            ]
        ).report()
        #expect(report.outcomeName == "missingToken")
    }

    @Test("a fusion callback without a code is no event")
    func eventsHaveCodes() async throws {
        let report = try await Script(
            .aliyunFusion,
            [
                .fusion("400003", at: 0.3), .call("getPhoneNumber", at: 0.5, [:]),
                .call("halfwayVerifySuccess", at: 1, ["nodeName": "x", "maskToken": "t", "event": [:]]),
                .fusion("400005", at: 2),
            ]
        ).report()
        #expect(report.eventNames == ["pagePresented", "pageDismissed"])
    }

    @Test(
        "a phone number is shown nowhere, whichever field of the answer holds it",
        arguments: ["13800138000", "+8613800138000", "138-0013-8000", "of:13800138000"])
    func numbersAreHidden(number: String) async throws {
        let text = JSONValue.string(number)
        let run = try await Script(
            .aliyunPNVS,
            [
                .pnvs("600001", at: 0.3),
                .pnvs(text, at: 2, ["requestId": text, "innerCode": text, "msg": text, "innerMsg": text]),
            ]
        ).run()
        #expect(try run.json.outcomeName == "unknown")
        #expect(!run.output.contains("13800138000"))
        #expect(!run.output.contains("138-0013-8000"))
    }

    @Test(
        "a request id stays as it is",
        arguments: [
            "0123456789abcdef", "0b7e1dd213812345", "E1AD60F1-BAC7-546B-9533-E7AD02B16E3F", "20261130205330123",
        ])
    func requestID(id: String) async throws {
        let report = try await Script(
            .aliyunPNVS, [.pnvs("600001", at: 0.3), .pnvs("600011", at: 2, ["requestId": .string(id)])]
        ).report()
        #expect(report[path: "outcome.error.requestID"]?.text == id)
    }
}
