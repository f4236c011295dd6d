import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthShanyan
import PhoneAuthTesting
import ShanyanSimulation
import SimulatedPhone
import Testing
import UIKitShim

@MainActor @Suite("Shanyan on a simulated phone")
struct SituationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let situation: Situation
        let carrier: Carrier
        var testDescription: String { "\(situation.name), \(carrier)" }

        static let all = Situation.all.flatMap { situation in
            Carrier.known.map { Case(situation: situation, carrier: $0) }
        }
    }

    private let configuration = PhoneAuthConfiguration(
        providers: .init(shanyan: .init(appID: Secret("app-id"))), order: [.shanyan])

    private func run(
        _ settings: PhoneSettings, _ operation: SimulatedRun.Operation = .login
    ) async throws -> (report: RunReport, phone: SimulatedPhone) {
        let phone = SimulatedPhone(settings: settings, seed: 1)
        var run = SimulatedRun(.shanyan, configuration: configuration, on: phone) { [.shanyan(ShanyanBinding())] }
        run.operation = operation
        return (try await run.report(), phone)
    }

    @Test("gives what was promised in every situation, once, with the page gone", arguments: Case.all)
    func situation(_ example: Case) async throws {
        var settings = example.situation.settings
        settings.carrier = example.carrier
        let (report, phone) = try await run(settings)
        #expect(report.outcomeName == Expectation(of: example.situation, .shanyan, example.carrier).outcome)
        #expect(!phone.isPageUp)
        #expect(phone.pagesShown == phone.pagesClosed)
        #expect(phone.vendorCalls.allSatisfy { $0.isOnMain })
        let names = report.events.map(\.event.name)
        #expect(names.filter { $0 == "pagePresented" }.count == phone.pagesShown)
        #expect(names.filter { $0 == "pageDismissed" }.count == phone.pagesShown)
    }

    @Test("is the same again when what was delivered is recorded and replayed", arguments: Situation.all.map(\.name))
    func recordThenReplay(name: String) async throws {
        let (report, phone) = try await run(try #require(Situation.named(name)).settings)
        let file = TranscriptFile(recordedOn: phone, of: report, configuration: configuration, phoneNumber: nil)
        let replayed = try await file.run(with: file.configuration(from: configuration)) {
            [.shanyan(ShanyanBinding())]
        }.report()
        #expect(replayed.json() == report.json())
    }

    @Test("calls back from another thread where the documents say so")
    func threads() async throws {
        let (report, _) = try await run(PhoneSettings())
        // Prefetch, opening and token; initialisation and taps come on the main thread.
        #expect(report.diagnostics.offMain == 3)
    }

    @Test("fetches a number itself where the prefetch has lapsed, and opens later")
    func lapsedPrefetch() async throws {
        var settings = PhoneSettings()
        let page = try await run(settings).report.timeToPage
        settings.prefetchLapsesOnce = true
        let (report, _) = try await run(settings)
        #expect(report.outcomeName == "success")
        #expect(try #require(report.timeToPage) > (try #require(page)))
    }

    @Test("takes no tap but back while a token is fetched")
    func onlyBackWhileLoading() async throws {
        var settings = PhoneSettings()
        settings.token = .silent
        settings.user = [
            UserStep(after: 1, .tapCheckbox), UserStep(after: 2, .tapLogin), UserStep(after: 3, .tapLogin),
            UserStep(after: 3.1, .tapCheckbox), UserStep(after: 3.2, .tapOtherMethod), UserStep(after: 4, .tapBack),
        ]
        let (report, _) = try await run(settings)
        #expect(report.outcomeName == "userCancelled")
        #expect(
            report.events.map(\.event) == [
                .pagePresented, .checkboxToggled(isChecked: true), .loginTapped(isChecked: true), .backTapped,
                .pageDismissed,
            ])
    }

    @Test("takes four taps with a token each; after the fourth refusal the page is given up")
    func fourTaps() async throws {
        var settings = PhoneSettings()
        settings.user = [UserStep(after: 1, .tapCheckbox)] + (1...6).map { UserStep(after: 2 * Double($0), .tapLogin) }
        let phone = SimulatedPhone(settings: settings)
        let scheduler = SimulatedScheduler(phone: phone)
        let configuration = configuration
        var exchanges = 0
        struct Refused: Error {}
        await phone.enter {
            let client = try? PhoneAuthClient(
                configuration: configuration, vendors: [.shanyan(ShanyanBinding())], scheduler: scheduler)
            client?.grantConsent()
            let error = await #expect(throws: PhoneAuthError.self) {
                try await client?.login(from: UIViewController()) { _ in
                    exchanges += 1
                    throw Refused()
                }
            }
            #expect(error?.code == .rateLimited)
        }
        #expect(exchanges == 4)
        #expect(phone.vendorCalls.filter { $0.name == "hideLoading" }.count == 3)
        #expect(phone.pagesClosed == 1)
    }

    @Test("tells which agreement was tapped, the carrier's as -1")
    func agreements() async throws {
        var settings = PhoneSettings()
        settings.user = [
            UserStep(after: 1, .tapAgreement(-1)), UserStep(after: 2, .tapAgreement(0)), UserStep(after: 3, .tapBack),
        ]
        let (report, _) = try await run(settings)
        let tapped = report.events.compactMap { timed -> Int? in
            guard case .agreementTapped(let index, _, _) = timed.event else { return nil }
            return index
        }
        #expect(tapped == [-1, 0])
    }

    @Test(
        "verifies, or says why not",
        arguments: [
            ("normal", nil), ("cellularDataOff", .cellularDataOff), ("unsupportedCarrier", .unsupportedCarrier),
            ("noNetwork", .noNetwork), ("tokenFails", .carrierFailure), ("tokenSilent", .timeout),
            ("tokenTimeout", .timeout), ("malformedPayload", .malformedResponse), ("duplicateCallbacks", nil),
        ] as [(String, PhoneAuthError.Code?)])
    func verification(name: String, expected: PhoneAuthError.Code?) async throws {
        let (report, phone) = try await run(try #require(Situation.named(name)).settings, .verify)
        #expect(report.outcomeName == expected?.rawValue ?? "success")
        #expect(phone.pagesShown == 0)
        #expect(!report.vendorCalls.contains("preGetPhonenumber"))
    }
}
