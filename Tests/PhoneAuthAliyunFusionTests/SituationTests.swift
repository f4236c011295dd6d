import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@Suite("Fusion in every situation")
@MainActor struct SituationTests {
    private func report(
        _ situation: Situation, on carrier: Carrier = .chinaMobile, seed: UInt64 = 1
    ) async throws -> (RunReport, SimulatedPhone) {
        var settings = situation.settings
        settings.carrier = carrier
        let phone = SimulatedPhone(settings: settings, seed: seed)
        var run = SimulatedRun(.aliyunFusion, configuration: fusionConfiguration(), on: phone, vendors: simulatedFusion)
        run.situation = situation.name
        return (try await run.report(), phone)
    }

    @Test(
        "A login ends as the situation says", arguments: Situation.all,
        Carrier.known)
    func outcome(_ situation: Situation, _ carrier: Carrier) async throws {
        let (report, phone) = try await report(situation, on: carrier)
        let expected = Expectation(of: situation, .aliyunFusion, carrier)
        #expect(report.outcomeName == expected.outcome, "\(situation.name)")
        #expect(!phone.isPageUp, "\(situation.name): the page is gone at the end")
        #expect(report.pageCloses == phone.pagesShown, "\(situation.name)")
        #expect(!phone.vendorCalls.contains { !$0.isOnMain }, "\(situation.name): every call is made on the main actor")
    }

    @Test("A recorded login replays to the same report", arguments: Situation.all)
    func recording(_ situation: Situation) async throws {
        let (report, phone) = try await report(situation)
        let file = TranscriptFile(
            recordedOn: phone, of: report, configuration: fusionConfiguration(), phoneNumber: nil)
        var again = try await file.run(
            with: file.configuration(from: fusionConfiguration()), vendors: simulatedFusion
        ).report()
        again.situation = report.situation
        again.seed = report.seed
        #expect(again.json() == report.json(), "\(situation.name)")
    }

    @Test("The vendor's functions are called in this order, and no others")
    func calls() async throws {
        let (report, _) = try await report(try #require(Situation.named("normal")))
        #expect(report.vendorCalls == ["init", "startSceneUI", "stopScene"])
        #expect(report.eventNames == ["pagePresented", "checkboxToggled", "loginTapped", "pageDismissed"])
        #expect(report.diagnostics == CallbackDiagnostics())
    }

    @Test("A scene in the way is stopped, and the page opened once more")
    func sceneInTheWay() async throws {
        let (report, _) = try await report(try #require(Situation.named("pageAlreadyShown")))
        #expect(report.vendorCalls == ["init", "startSceneUI", "stopScene", "startSceneUI", "stopScene"])
        #expect(report.pageCloses == 1)
    }

    @Test("A refused token is replaced once, with a new handler")
    func refusedToken() async throws {
        let (report, _) = try await report(try #require(Situation.named("invalidCredentials")))
        #expect(report.vendorCalls == ["init", "destroy", "init", "destroy"])
        #expect(report.error?.vendorCode == "300006")
        #expect(report.error?.stage == .initialize)
    }

    @Test("A silent masked number ends at the page's deadline, since the SDK has no prefetch of its own")
    func silence() async throws {
        let (report, _) = try await report(try #require(Situation.named("prefetchSilent")))
        #expect(report.error?.stage == .present)
    }

    @Test("Callbacks from other threads give what callbacks on the main thread give")
    func threads() async throws {
        let (normal, _) = try await report(try #require(Situation.named("normal")))
        let (offMain, _) = try await report(try #require(Situation.named("callbackOffMain")))
        #expect(offMain.eventNames == normal.eventNames)
        #expect(offMain.elapsed == normal.elapsed)
        #expect(offMain.diagnostics.offMain > 0)
    }
}
