import Foundation
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuth

@Suite("A client's login", .timeLimit(.minutes(1)))
@MainActor struct ClientLoginTests {
    @Test("initialises, asks, prefetches, opens, and closes the page before it returns")
    func success() async throws {
        let bench = try ClientBench()
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.calls == ["initialize", "availability", "prefetch", "login", "dismiss"])
        #expect(login.events == [.pagePresented, .loginTapped(isChecked: true), .pageDismissed])
        #expect(bench.client.lastOutcome == 1.45, "the outcome is the token, not the closing")
        #expect(login.endedAt == 1.5)
        #expect(bench.first.pagesClosed == 1)
        #expect(bench.client.attempts.map(\.outcome) == ["success"])
        #expect(bench.client.diagnostics == CallbackDiagnostics())
    }

    /// A moment of a login at which something is done to it.
    struct Moment: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let stage: Stage
        let prepare: @MainActor @Sendable (ScriptedVendor) -> Void
        var exchanges = false
    }

    nonisolated static let moments: [Moment] = [
        Moment(testDescription: "initialize", stage: .initialize) { $0.replies["initialize"] = [.silent] },
        Moment(testDescription: "initialize, hanging", stage: .initialize) { $0.replies["initialize"] = [.hangs] },
        Moment(testDescription: "availability", stage: .availability) { $0.replies["availability"] = [.silent] },
        Moment(testDescription: "availability, hanging", stage: .availability) {
            $0.replies["availability"] = [.hangs]
        },
        Moment(testDescription: "prefetch", stage: .prefetch) { $0.replies["prefetch"] = [.silent] },
        Moment(testDescription: "prefetch, hanging", stage: .prefetch) { $0.replies["prefetch"] = [.hangs] },
        Moment(testDescription: "opening", stage: .present) { $0.pages = [[]] },
        Moment(testDescription: "opening, hanging", stage: .present) { $0.replies["login"] = [.hangs] },
        Moment(testDescription: "choosing", stage: .login) { $0.pages = [[(0.1, .event(.pagePresented))]] },
        Moment(testDescription: "fetching the token", stage: .login) {
            $0.pages = [[(0.1, .event(.pagePresented)), (1, .event(.loginTapped(isChecked: true)))]]
        },
        Moment(testDescription: "exchanging", stage: .exchange, prepare: { _ in }, exchanges: true),
    ]

    private func start(_ moment: Moment, on bench: ClientBench) -> Running<String> {
        moment.prepare(bench.first)
        let phone = bench.phone
        return bench.login { _ in
            if moment.exchanges { await phone.pause(for: 10) }
            return "account"
        }
    }

    @Test("is cancelled with its task, at every stage, with the page gone", arguments: moments)
    func cancelled(moment: Moment) async throws {
        let bench = try ClientBench()
        let login = start(moment, on: bench)
        bench.at(4) { login.cancel() }
        await bench.settle()
        #expect(login.error?.code == .cancelled)
        #expect(login.error?.stage == moment.stage)
        #expect(login.error?.disposition == .stop)
        #expect(login.error?.attempts.map(\.failure) == [.cancelled])
        let endedAt = try #require(login.endedAt)
        #expect(endedAt < 4.1)
        #expect(!bench.first.isPageUp)
        bench.first.replies = [:]
        bench.first.pages = [ScriptedVendor.goodPage]
        let next = bench.login()
        await bench.settle()
        #expect(next.outcome == "success", "the client is free, and nothing of the old login disturbs it")
    }

    @Test(
        "ends as cancelled when the page is dismissed, at every stage, and dismissPage() returns after",
        arguments: moments)
    func dismissed(moment: Moment) async throws {
        let bench = try ClientBench()
        bench.first.replies["dismiss"] = [.succeeds(after: 0.5)]
        let login = start(moment, on: bench)
        var next: Running<LoginCredential>?
        var isPageUp: Bool?
        bench.at(4) {
            _ = bench.start { client in
                await client.dismissPage()
                isPageUp = bench.first.isPageUp
                bench.first.replies = [:]
                bench.first.pages = [ScriptedVendor.goodPage]
                next = bench.login()
            }
        }
        await bench.settle()
        #expect(login.error?.code == .cancelled)
        #expect(isPageUp == false)
        let outcome = try #require(next?.outcome)
        #expect(["success", "timeout"].contains(outcome), "who waited for the end finds the client free")
    }

    @Test("is left alone by dismissPage() where there is none")
    func dismissNothing() async throws {
        let bench = try ClientBench()
        let run = bench.start { await $0.dismissPage() }
        await bench.settle()
        #expect(run.endedAt == 0)
        #expect(bench.first.calls.isEmpty)
    }

    /// What a vendor leaves unanswered, and when the login gives up.
    struct Silence: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let stage: Stage
        let endsAt: Double
        let prepare: @MainActor @Sendable (ScriptedVendor) -> Void
    }

    nonisolated static let silences: [Silence] = [
        Silence(testDescription: "initialize", stage: .initialize, endsAt: 6) { $0.replies["initialize"] = [.silent] },
        Silence(testDescription: "initialize, hanging", stage: .initialize, endsAt: 6) {
            $0.replies["initialize"] = [.hangs]
        },
        Silence(testDescription: "availability", stage: .availability, endsAt: 6.05) {
            $0.replies["availability"] = [.hangs]
        },
        Silence(testDescription: "prefetch", stage: .prefetch, endsAt: 9.1) { $0.replies["prefetch"] = [.hangs] },
        Silence(testDescription: "page", stage: .present, endsAt: 9.15) { $0.pages = [[]] },
        Silence(testDescription: "page, hanging", stage: .present, endsAt: 9.15) { $0.replies["login"] = [.hangs] },
        Silence(testDescription: "token", stage: .login, endsAt: 10.2) {
            $0.pages = [[(0.1, .event(.pagePresented)), (1, .event(.loginTapped(isChecked: true)))]]
        },
        Silence(testDescription: "page and its closing", stage: .login, endsAt: 12.15) {
            $0.pages = [[(0.1, .event(.pagePresented)), (1, .event(.loginTapped(isChecked: true)))]]
            $0.replies["dismiss"] = [.hangs]
        },
    ]

    @Test("that a vendor leaves unanswered ends at the stage's deadline", arguments: silences)
    func silent(silence: Silence) async throws {
        let bench = try ClientBench()
        silence.prepare(bench.first)
        let login = bench.login()
        await bench.settle()
        #expect(login.error?.code == .timeout)
        #expect(login.error?.stage == silence.stage)
        #expect(login.endedAt.map { abs($0 - silence.endsAt) < 0.06 } == true, "\(login.endedAt ?? -1)")
    }

    @Test("ignores a page idle for as long as its user likes, unless there is a limit", arguments: [nil, 100.0])
    func idle(limit: Double?) async throws {
        let bench = try ClientBench { $0.pageIdleTimeout = limit }
        bench.first.pages = [
            [(0.1, .event(.pagePresented)), (500, .event(.loginTapped(isChecked: true))), (501, .token("tok-A1"))]
        ]
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == (limit == nil ? "success" : "timeout"))
    }

    @Test("takes the first answer; the same token again is a duplicate, a later result is late")
    func repeatedAnswers() async throws {
        let bench = try ClientBench()
        bench.first.pages = [
            ScriptedVendor.goodPage + [
                (1.32, .token("tok-A1")), (1.33, .failure(.carrierFailure)), (5, .failure(.carrierFailure)),
            ]
        ]
        bench.first.replies["prefetch"] = [.twice]
        let phone = bench.phone
        let login = bench.login { credential in
            await phone.pause(for: 0.025)
            return credential.token.reveal()
        }
        await bench.settle()
        #expect(login.values == ["tok-A1"])
        #expect(bench.client.diagnostics.duplicate == 2)
        #expect(bench.client.diagnostics.late == 2)
    }

    @Test("turns to the next vendor, and says so after its success too")
    func failover() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.replies["prefetch"] = [.fails(.rateLimited)]
        let login = bench.login()
        await bench.settle()
        #expect(login.values.first?.vendor == .aliyunPNVS)
        #expect(bench.client.attempts.map(\.outcome) == ["rateLimited", "success"])
        #expect(bench.client.attempts.map(\.vendor) == [.geetest, .aliyunPNVS])
    }

    @Test("does not initialise the next vendor as long as the first does it")
    func oneVendorAtATime() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.second.calls.isEmpty)
    }

    @Test("closes a page that comes up after its vendor's turn, and tells nobody of it")
    func latePageAfterFailover() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.pages = [[(9.4, .event(.pagePresented)), (9.5, .event(.backTapped))]]
        let login = bench.login()
        await bench.settle()
        #expect(login.values.first?.vendor == .aliyunPNVS)
        #expect(login.events == [.pagePresented, .loginTapped(isChecked: true), .pageDismissed])
        #expect(bench.first.pagesClosed == 1)
        #expect(!bench.first.isPageUp)
    }

    @Test("closes a page that comes up after its end")
    func latePageAfterEnd() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(20, .event(.pagePresented))]]
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "timeout")
        #expect(login.events.isEmpty)
        #expect(bench.first.pagesClosed == 1)
    }

    struct Repetition: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let vendorCode: String
        let calls: [String]
    }

    @Test(
        "repeats a vendor once for each cause",
        arguments: [
            Repetition(testDescription: "a page is said to be up", vendorCode: "CLOSE", calls: ["login"]),
            Repetition(
                testDescription: "the prefetch has lapsed", vendorCode: "PREFETCH", calls: ["prefetch", "login"]),
            Repetition(
                testDescription: "the token is refused", vendorCode: "INITIALIZE",
                calls: ["initialize", "availability", "prefetch", "login"]),
        ])
    func repetition(_ example: Repetition) async throws {
        let bench = try ClientBench()
        bench.first.pages = [
            [(0.1, .failure(.pagePresentationFailed, vendorCode: example.vendorCode))], ScriptedVendor.goodPage,
        ]
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.calls == ["initialize", "availability", "prefetch", "login"] + example.calls + ["dismiss"])
        #expect(bench.client.attempts.count == 1)
    }

    @Test("performs one event's actions before the next event, though a handler provokes it at once")
    func reentrantEvents() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(0.1, .event(.checkboxToggled(isChecked: false))), (1, .failure(.userCancelled))]]
        let login = bench.login()
        let client = try #require(bench.client)
        login.log.onEvent = { event in
            if event == .pagePresented { try? client.setAgreementChecked(true) }
        }
        await bench.settle()
        #expect(
            login.events == [
                .pagePresented, .checkboxToggled(isChecked: false), .checkboxToggled(isChecked: true), .pageDismissed,
            ])
    }
}

@Suite("A login's exchange", .timeLimit(.minutes(1)))
@MainActor struct ClientExchangeTests {
    struct Refused: Error {}

    @Test("gives what it returned, with the page up until then")
    func success() async throws {
        let bench = try ClientBench()
        let phone = bench.phone
        var isPageUp: Bool?
        let login = bench.login { credential in
            await phone.pause(for: 2)
            isPageUp = bench.first.isPageUp
            return "account of \(credential.token.reveal())"
        }
        await bench.settle()
        #expect(login.values == ["account of tok-A1"])
        #expect(isPageUp == true)
        #expect(login.endedAt == 3.5)
    }

    @Test("that fails keeps the page; the next tap's token is exchanged")
    func secondTap() async throws {
        let bench = try ClientBench()
        bench.first.pages = [
            ScriptedVendor.goodPage + [(8, .event(.loginTapped(isChecked: true))), (8.5, .token("tok-A2"))]
        ]
        let phone = bench.phone
        var tokens: [String] = []
        let login = bench.login { credential in
            tokens.append(credential.token.reveal())
            await phone.pause(for: 1)
            if tokens.count == 1 { throw Refused() }
            return "account"
        }
        await bench.settle()
        #expect(login.values == ["account"])
        #expect(tokens == ["tok-A1", "tok-A2"])
        #expect(bench.first.count(of: "loginAgain") == 1)
        #expect(bench.first.pagesClosed == 1)
    }

    @Test("that fails lets the user leave")
    func leaving() async throws {
        let bench = try ClientBench()
        bench.first.pages = [ScriptedVendor.goodPage + [(8, .failure(.userCancelled))]]
        let login = bench.login { _ in throw Refused() }
        await bench.settle()
        #expect(login.outcome == "userCancelled")
    }

    @Test("that takes too long ends the login and closes the page")
    func deadline() async throws {
        let bench = try ClientBench()
        let phone = bench.phone
        let login = bench.login { _ in
            await phone.pause(for: 40)
            return "too late"
        }
        await bench.settle()
        #expect(login.error?.code == .timeout)
        #expect(login.error?.stage == .exchange)
        #expect(login.endedAt == 16.5)
        #expect(login.values.isEmpty)
        #expect(bench.first.pagesClosed == 1)
    }

    @Test(
        "runs after the page has closed where that closes at the token; its error is the app's own",
        arguments: [true, false])
    func closingAtToken(fails: Bool) async throws {
        let bench = try ClientBench { $0.pageDismissal = .onToken }
        let phone = bench.phone
        let login = bench.login { _ in
            await phone.pause(for: 3)
            #expect(!bench.first.isPageUp)
            if fails { throw Refused() }
            return "account"
        }
        await bench.settle()
        #expect(login.outcome == (fails ? "the app's error" : "success"))
        #expect(!fails || login.errors.first is Refused)
        #expect(login.events.last == .pageDismissed)
    }

    @Test("that is quicker than the page's closing waits for it")
    func quick() async throws {
        let bench = try ClientBench { $0.pageDismissal = .onToken }
        bench.first.replies["dismiss"] = [.succeeds(after: 0.5)]
        let login = bench.login { _ in "account" }
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(login.endedAt == 1.95)
        #expect(login.events.last == .pageDismissed)
    }

    @Test("may pause at several places at once")
    func pausesSideBySide() async throws {
        let bench = try ClientBench()
        let phone = bench.phone
        let login = bench.login { _ in
            async let one: Void = phone.pause(for: 1)
            async let two: Void = phone.pause(for: 2)
            _ = await (one, two)
            await phone.pause(for: 1)
            return "account"
        }
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(login.endedAt == 4.5)
    }
}

@Suite("Number verification", .timeLimit(.minutes(1)))
@MainActor struct ClientVerificationTests {
    private func verify(on bench: ClientBench) throws -> Running<VerificationCredential> {
        let number = try PhoneNumber("13800000000")
        return bench.start { try await $0.verificationCredential(for: number) }
    }

    @Test("shows no page and gives a credential of its own purpose")
    func success() async throws {
        let bench = try ClientBench()
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.values.first?.envelope.purpose == .verification)
        #expect(bench.first.calls == ["initialize", "availability", "verify"])
    }

    @Test("turns to the next vendor, which need not be able to do it")
    func failover() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.capabilities.remove(.numberVerification)
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.values.first?.vendor == .aliyunPNVS)
        #expect(bench.client.attempts.map(\.outcome) == ["unsupportedOperation", "success"])
        #expect(bench.first.calls.isEmpty)
    }

    @Test("stops where another vendor cannot help", arguments: [PhoneAuthError.Code.noSIM, .unsupportedCarrier])
    func stops(code: PhoneAuthError.Code) async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.replies["availability"] = [.fails(code)]
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.error?.code == code)
        #expect(run.error?.attempts.count == 1)
        #expect(bench.second.calls.isEmpty)
    }

    @Test("is cancelled with its task", arguments: ["initialize", "availability", "verify"])
    func cancelled(call: String) async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.replies[call] = [.hangs]
        let run = try verify(on: bench)
        bench.at(2) { run.cancel() }
        await bench.settle()
        #expect(run.error?.code == .cancelled)
        #expect(run.error?.stage.rawValue == call)
        #expect(run.endedAt == 2)
        #expect(bench.second.calls.isEmpty)
    }

    @Test("that is never answered ends at its deadline")
    func silent() async throws {
        let bench = try ClientBench()
        bench.first.replies["verify"] = [.silent]
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.error?.code == .timeout)
        #expect(run.endedAt == 11.1)
    }
}

@Suite("What is kept after use", .timeLimit(.minutes(1)))
@MainActor struct ClientLifetimeTests {
    @MainActor final class Sentinel {}

    @Test(
        "client, operation and provider are freed, with a vendor that never ends too",
        arguments: ClientLoginTests.silences)
    func freed(silence: ClientLoginTests.Silence) async throws {
        let bench = try ClientBench()
        silence.prepare(bench.first)
        weak var client: PhoneAuthClient?
        weak var sentinel: Sentinel?
        do {
            let kept = Sentinel()
            sentinel = kept
            client = bench.client
            let login = bench.login { _ in
                _ = kept
                return "account"
            }
            await bench.settle()
            #expect(login.outcome == "timeout")
        }
        bench.dropClient()
        await bench.settle()
        #expect(client == nil)
        #expect(sentinel == nil)
        let other = try bench.makeClient()
        other.grantConsent()
        bench.first.replies = [:]
        let admitted = bench.start(on: other) { try await $0.initialize() }
        await bench.settle()
        #expect(admitted.outcome == "success", "the place is free again")
    }

    @Test("a page that comes up when its client has gone is closed too; with the SDK's closures the provider goes")
    func latePageWithoutClient() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(100, .event(.pagePresented))]]
        let login = bench.login()
        bench.at(50) { bench.dropClient() }
        await bench.settle()
        #expect(login.outcome == "timeout")
        #expect(bench.first.pagesClosed == 1)
        bench.first.forgetClosures()
        #expect(bench.first.provider == nil)
    }
}
