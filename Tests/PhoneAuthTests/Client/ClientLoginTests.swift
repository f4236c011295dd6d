import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("A client's login")
@MainActor struct ClientLoginTests {
    @Test("initialises, asks, prefetches, opens, and closes the page before it returns")
    func success() async throws {
        let bench = try ClientBench()
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.calls == ["initialize", "availability", "prefetch", "login", "dismiss"])
        #expect(login.events == [.pagePresented, .loginTapped(isChecked: true), .pageDismissed])
        #expect(bench.client.lastLoginOutcome == 1.45, "the outcome is the token, not the closing")
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

    @Test("closes a page that comes up after its end, and tells that it came and went")
    func latePageAfterEnd() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(20, .event(.pagePresented))]]
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "timeout")
        #expect(login.events == [.pagePresented, .pageDismissed])
        #expect(bench.first.pagesClosed == 1)
    }

    @Test("tells that a late page went, though its closing is not confirmed, once a later login has asked for the page")
    func latePageReplaced() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(20, .event(.pagePresented))], ScriptedVendor.goodPage]
        bench.first.replies["dismiss"] = [.silent, .succeeds()]
        let first = bench.login()
        var second: Running<LoginCredential>?
        bench.at(20.5) { second = bench.login() }
        await bench.settle()
        #expect(first.outcome == "timeout")
        #expect(first.events == [.pagePresented, .pageDismissed])
        #expect(second?.outcome == "success")
        #expect(second?.events == [.pagePresented, .loginTapped(isChecked: true), .pageDismissed])
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

    @Test("closes a page that came up without a word, also where the login ends while the vendor is made ready again")
    func silentPage() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(0.1, .failure(.prefetchExpired, vendorCode: "PREFETCH"))]]
        bench.first.replies["prefetch"] = [.succeeds(), .silent]
        let login = bench.login()
        bench.at(0.5) { bench.first.isPageUp = true }
        bench.at(1) { login.cancel() }
        await bench.settle()
        #expect(login.outcome == "cancelled")
        #expect(bench.first.calls.suffix(3) == ["login", "prefetch", "dismiss"])
        #expect(bench.first.pagesClosed == 1 && !bench.first.isPageUp)
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
