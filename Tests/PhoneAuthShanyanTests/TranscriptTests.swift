import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthShanyan
import PhoneAuthTesting
import ShanyanSimulation
import Testing

@MainActor @Suite("Replaying what Shanyan says")
struct TranscriptTests {
    private func replay(_ text: String) async throws -> RunReport {
        let configuration = PhoneAuthConfiguration(
            providers: .init(shanyan: .init(appID: Secret("app-id"))), order: [.shanyan])
        let file = try TranscriptFile(data: Data(text.utf8))
        return try await file.run(with: file.configuration(from: configuration)) {
            [.shanyan(ShanyanBinding())]
        }.report()
    }

    private func replayLogin(_ deliveries: String) async throws -> RunReport {
        try await replay(#"{"vendor":"shanyan","operation":"login","deliveries":[\#(deliveries)]}"#)
    }

    private static let opened = #"{"callback":"openPage","after":0.4,"payload":{"code":1000}}"#

    private static func example(_ name: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../PhoneAuthToolTests/Transcripts/\(name).json")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test("a token from another thread is a credential of two minutes on China Mobile")
    func success() async throws {
        let report = try await replay(Self.example("shanyan-login-success"))
        guard case .login(let credential) = report.outcome else {
            Issue.record("\(report.outcome)")
            return
        }
        #expect(credential.lifetime == 120)
        #expect(credential.carrier == .chinaMobile)
        #expect(report.diagnostics.offMain == 1)
        #expect(report.events.map(\.event) == [.pagePresented, .pageDismissed])
        #expect(
            report.vendorCalls == ["initWithAppId", "preGetPhonenumber", "quickAuthLogin", "finishAuthController"])
        #expect(report.pageCloses == 1)
    }

    @Test("1011 is the user going back, on a page that closes itself")
    func cancel() async throws {
        let report = try await replay(Self.example("shanyan-user-cancels"))
        #expect(report.outcomeName == "userCancelled")
        #expect(report.events.map(\.event) == [.pagePresented, .backTapped, .pageDismissed])
        #expect(report.vendorCalls == ["initWithAppId", "preGetPhonenumber", "quickAuthLogin"])
        #expect(report.pageCloses == 1)
    }

    @Test("opening is no login, and 1000 without a token is none either")
    func openingIsNoLogin() async throws {
        #expect(try await replayLogin(Self.opened).outcomeName == "pending")
        let report = try await replayLogin(
            "\(Self.opened), {\"callback\":\"login\",\"after\":1,\"payload\":{\"code\":1000,\"data\":{}}}")
        #expect(report.outcomeName == "missingToken")
    }

    @Test("a failed opening is the end, with nothing from the listener of results")
    func openingFails() async throws {
        let report = try await replayLogin(
            #"{"callback":"openPage","after":0.4,"payload":{"code":1023,"innerCode":200027,"error":true}}"#)
        #expect(report.outcomeName == "cellularDataOff")
        #expect(report.elapsed == 0.4)
        #expect(report.pageCloses == 0)
    }

    @Test("events from three threads keep their order")
    func threads() async throws {
        let report = try await replayLogin(
            """
            {"callback":"openPage","after":0.4,"thread":"background","payload":{"code":1000}},
            {"callback":"action","after":1,"thread":"background","payload":{"type":2,"code":1}},
            {"callback":"action","after":1.2,"thread":"background","payload":{"type":3,"code":1}},
            {"callback":"login","after":1.2,"thread":"background","payload":{"code":1000,"data":{"token":"tok-C3"}}}
            """)
        #expect(report.outcomeName == "success")
        #expect(
            report.events.map(\.event) == [
                .pagePresented, .checkboxToggled(isChecked: true), .loginTapped(isChecked: true), .pageDismissed,
            ])
        #expect(report.diagnostics.offMain == 4)
    }

    @Test("a token before the page was reported counts as page shown")
    func tokenFirst() async throws {
        let report = try await replayLogin(
            #"{"callback":"login","after":1,"payload":{"code":1000,"data":{"token":"t"}}}"#)
        #expect(report.outcomeName == "success")
        #expect(report.events.map(\.event) == [.pagePresented, .pageDismissed])
        #expect(report.pageCloses == 1)
    }

    @Test(
        "a payload that is not of the documented form is no answer",
        arguments: ["null", #"{"code":true}"#, #"{"code":"1000"}"#, #"{"code":1.5}"#, #"{"code":[]}"#, "{}"])
    func malformed(payload: String) async throws {
        let report = try await replayLogin(
            "\(Self.opened), {\"callback\":\"login\",\"after\":1,\"payload\":\(payload)}")
        #expect(report.outcomeName == "malformedResponse")
        #expect(report.diagnostics.malformed == 1)
        #expect(report.pageCloses == 1)
    }

    @Test("the same token again is a duplicate before the outcome and late after it")
    func sameTokenAgain() async throws {
        let token = #"{"callback":"login","after":1,"payload":{"code":1000,"data":{"token":"t"}}}"#
        let report = try await replayLogin("\(Self.opened), \(token), \(token)")
        #expect(report.outcomeName == "success")
        #expect(report.diagnostics.duplicate + report.diagnostics.late == 1)
    }

    @Test("a tap on the framework's own switch button can be scripted too")
    func customControl() async throws {
        let report = try await replayLogin(
            "\(Self.opened), {\"callback\":\"customControl\",\"after\":1,\"payload\":{\"id\":\"switchButton\"}}")
        #expect(report.outcomeName == "userChoseOtherMethod")
        #expect(report.vendorCalls.last == "finishAuthController")
    }

    @Test("verification's 2000 is a credential, its 2005 the carrier's refusal")
    func verification() async throws {
        func verify(_ payload: String) async throws -> String {
            try await replay(
                """
                {"vendor":"shanyan","operation":"verify","phoneNumber":"13800000000",
                 "deliveries":[{"callback":"mobileCheck","after":1,"payload":\(payload)}]}
                """
            ).outcomeName
        }
        #expect(try await verify(#"{"code":2000,"data":{"token":"t"}}"#) == "success")
        #expect(try await verify(#"{"code":2005,"innerCode":103111,"error":true}"#) == "proxyOrVPN")
    }
}
