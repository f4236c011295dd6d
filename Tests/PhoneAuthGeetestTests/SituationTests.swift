import Foundation
import GeetestSimulation
import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

/// A situation on a carrier, as one test case.
struct SituationCase: Sendable, CustomTestStringConvertible {
    let situation: Situation
    let carrier: Carrier

    var testDescription: String { "\(situation.name), \(carrier)" }

    static let all = Situation.all.flatMap { situation in
        Carrier.known.map { SituationCase(situation: situation, carrier: $0) }
    }

    /// What Geetest gives where it has no code for what happens.
    var expected: PhoneAuthError.Code? {
        switch (situation.name, carrier) {
        case ("noSIM", _), ("carrierUnknown", _): .unsupportedCarrier
        case ("accountDisabled", _), ("bundleMismatch", .chinaTelecom): .invalidCredentials
        case ("deviceRejected", _), ("clockSkew", .chinaUnicom), ("quotaExhausted", .chinaTelecom): .prefetchFailed
        case ("carrierMaintenance", .chinaMobile), ("carrierMaintenance", .chinaTelecom): .prefetchFailed
        case ("numberRestricted", .chinaUnicom), ("numberRestricted", .chinaTelecom): .carrierFailure
        default: situation.expectedFailure
        }
    }
}

@MainActor @Suite("Geetest on the simulated phone")
struct SituationTests {
    private static let configuration = PhoneAuthConfiguration(
        providers: .init(
            geetest: .init(oneLogin: .init(appID: Secret("login")), onePass: .init(appID: Secret("pass")))),
        order: [.geetest])

    private func run(
        on phone: SimulatedPhone, _ operation: SimulatedRun.Operation = .login, situation: String? = nil
    ) async throws -> RunReport {
        var run = SimulatedRun(.geetest, configuration: Self.configuration, on: phone) {
            [.geetest(GeetestBinding())]
        }
        run.operation = operation
        run.situation = situation
        return try await run.report()
    }

    private func replay(_ json: String) async throws -> RunReport {
        let file = try TranscriptFile(data: Data(json.utf8))
        let run = file.run(with: file.configuration(from: Self.configuration)) { [.geetest(GeetestBinding())] }
        return try await run.report()
    }

    @Test("gives in every situation what it can tell, with the page gone", arguments: SituationCase.all)
    func situations(test: SituationCase) async throws {
        var settings = test.situation.settings
        settings.carrier = test.carrier
        let phone = SimulatedPhone(settings: settings)
        let report = try await run(on: phone, situation: test.situation.name)
        #expect(report.outcomeName == test.expected?.rawValue ?? "success")
        #expect(!phone.isPageUp)
        #expect(phone.pagesClosed == phone.pagesShown)
        #expect(phone.vendorCalls.allSatisfy { $0.isOnMain })
        let names = report.events.map(\.event.name)
        #expect(names.filter { $0 == "pagePresented" }.count == phone.pagesShown)
        #expect(names.filter { $0 == "pageDismissed" }.count == phone.pagesShown)
    }

    @Test("replays what it recorded to the same report", arguments: Situation.all.map(\.name))
    func recordAndReplay(name: String) async throws {
        let situation = try #require(Situation.named(name))
        let phone = SimulatedPhone(settings: situation.settings)
        let live = try await run(on: phone)
        let script = Transcript(deliveries: phone.recorded, hasImplicitSuccess: false)
        let replayed = try await run(on: SimulatedPhone(settings: situation.settings, seed: 1, transcript: script))
        #expect(live.json().serialized() == replayed.json().serialized())
    }

    @Test("verifies without a page, on the phone's own thread or another")
    func verification() async throws {
        for name in ["normal", "callbackOffMain", "duplicateCallbacks"] {
            let phone = SimulatedPhone(settings: try #require(Situation.named(name)).settings)
            let report = try await run(on: phone, .verify)
            guard case .verification(let credential) = report.outcome else {
                Issue.record("\(name): \(report.outcomeName)")
                continue
            }
            #expect(credential.lifetime == 3600)
            #expect(phone.pagesShown == 0)
        }
    }

    @Test(
        "verifies with OnePass's own codes",
        arguments: [
            ("cellularDataOff", PhoneAuthError.Code.unsupportedNetwork), ("unsupportedCarrier", .unsupportedCarrier),
            ("cellularPermissionDenied", .cellularPermissionDenied), ("carrierUnknown", .carrierUnknown),
            ("invalidCredentials", .invalidCredentials), ("tokenFails", .carrierFailure), ("tokenTimeout", .timeout),
            ("tokenSilent", .timeout), ("malformedPayload", .malformedResponse),
        ])
    func verificationFailures(name: String, expected: PhoneAuthError.Code) async throws {
        let phone = SimulatedPhone(settings: try #require(Situation.named(name)).settings)
        let report = try await run(on: phone, .verify)
        #expect(report.outcomeName == expected.rawValue)
    }

    @Test("tells of an agreement that the SDK opens on top, and goes on when the user is back")
    func agreement() async throws {
        var settings = PhoneSettings()
        settings.user = [
            UserStep(after: 1, .tapAgreement(-1)), UserStep(after: 5, .tapCheckbox), UserStep(after: 6, .tapLogin),
        ]
        let report = try await run(on: SimulatedPhone(settings: settings))
        #expect(report.outcomeName == "success")
        #expect(
            report.events.map(\.event) == [
                .pagePresented, .agreementTapped(index: -1, title: nil, url: nil), .checkboxToggled(isChecked: true),
                .loginTapped(isChecked: true), .pageDismissed,
            ])
    }

    // MARK: Transcripts

    @Test("replays a login: two minutes to exchange it, the page closed after the token")
    func loginTranscript() async throws {
        let report = try await replay(
            """
            {"vendor":"geetest","operation":"login","carrier":"chinaUnicom","deliveries":[
             {"callback":"pageEvent","after":0.5,"payload":{"name":"viewLifeCycle","value":"viewDidAppear:"}},
             {"callback":"login","after":3,"payload":{"status":200,"errorCode":"0","token":"tok-A1","authcode":"0000",
              "processID":"id-1","operatorType":"CU","number":"186****6173","expire_time":580}}]}
            """)
        guard case .login(let credential) = report.outcome else { throw report.problem }
        #expect(credential.lifetime == 120)
        #expect(credential.carrier == .chinaUnicom)
        #expect(credential.envelope.fields.keys.sorted() == ["authcode", "processID"])
        #expect(report.events.map(\.event) == [.pagePresented, .pageDismissed])
        #expect(
            report.vendorCalls == ["register", "getPreGetTokenResult", "requestToken", "dismissAuthViewController"])
        #expect(report.pageCloses == 1)
    }

    @Test("replays data switched off: no page, stage present")
    func cellularOffTranscript() async throws {
        let report = try await replay(
            """
            {"vendor":"geetest","operation":"login","carrier":"chinaUnicom","deliveries":[
             {"callback":"login","after":0.2,"payload":{"status":500,"operatorType":"CU","errorCode":"-20202"}}]}
            """)
        guard case .failure(let error) = report.outcome else { throw report.problem }
        #expect(error.code == .cellularDataOff)
        #expect(error.stage == .present)
        #expect(error.carrier == .chinaUnicom)
        #expect(report.events.isEmpty)
        #expect(report.pageCloses == 0)
    }

    @Test("replays a verification: the lifetime that the SDK named")
    func onePassTranscript() async throws {
        let report = try await replay(
            """
            {"vendor":"geetest","operation":"verify","carrier":"chinaTelecom","phoneNumber":"13800000000","deliveries":[
             {"callback":"onePassSuccess","after":0.9,"payload":{"process_id":"id-1","accesscode":"tok-A1",
              "operatorType":"CT","expiredTime":3600,"phone":"13800000000"}}]}
            """)
        guard case .verification(let credential) = report.outcome else { throw report.problem }
        #expect(credential.lifetime == 3600)
        #expect(credential.product == .onePass)
        #expect(credential.carrier == .chinaTelecom)
        #expect(report.elapsed == 0.9)
    }

    @Test("replays taps, from any thread, in their order")
    func tapsTranscript() async throws {
        let report = try await replay(
            """
            {"vendor":"geetest","operation":"login","deliveries":[
             {"callback":"prefetch","after":0.1,"payload":{"status":200,"operatorType":"CM"},"thread":"background"},
             {"callback":"pageEvent","after":0.5,"payload":{"name":"viewLifeCycle","value":"viewDidAppear:"}},
             {"callback":"pageEvent","after":1,"payload":{"name":"hint","value":null},"thread":"background"},
             {"callback":"pageEvent","after":1.5,"payload":{"name":"clickCheckbox","value":1},"thread":"background"},
             {"callback":"pageEvent","after":2,"payload":{"name":"clickAuthButton"},"thread":"background"},
             {"callback":"pageEvent","after":2.5,"payload":{"name":"clickAgreement"},"thread":"background"},
             {"callback":"pageEvent","after":3,"payload":{"name":"viewLifeCycle","value":"viewDidAppear:"}},
             {"callback":"pageEvent","after":3.5,"payload":{"name":"clickBackButton"}},
             {"callback":"login","after":3.5,"payload":{"status":500,"errorCode":-20302}},
             {"callback":"pageEvent","after":3.8,"payload":{"name":"viewLifeCycle","value":"viewDidDisappear:"}}]}
            """)
        #expect(report.outcomeName == "userCancelled")
        #expect(
            report.events.map(\.event) == [
                .pagePresented, .loginTapped(isChecked: false), .checkboxToggled(isChecked: true),
                .loginTapped(isChecked: true), .agreementTapped(index: -1, title: nil, url: nil), .backTapped,
                .pageDismissed,
            ])
        #expect(report.pageCloses == 1)
        #expect(report.diagnostics.late == 0)
    }
}

extension RunReport {
    /// What a test throws where the outcome is of another kind.
    fileprivate var problem: PhoneAuthError {
        if case .failure(let error) = outcome { error } else { PhoneAuthError(.internalFailure, stage: .login) }
    }
}
