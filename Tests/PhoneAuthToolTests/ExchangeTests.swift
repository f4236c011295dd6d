import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthTool

/// A vendor, and when its page closes, as one test case.
struct ExchangeCase: Sendable, CustomTestStringConvertible {
    let vendor: Vendor
    let closesAtToken: Bool

    var testDescription: String { "\(vendor), \(closesAtToken ? "onToken" : "afterExchange")" }

    static let all = Vendor.known.flatMap { vendor in
        [false, true].map { ExchangeCase(vendor: vendor, closesAtToken: $0) }
    }
}

@MainActor @Suite("An exchange over every vendor")
struct ExchangeTests {
    private struct Refused: Error {}

    /// How a login with an exchange ended, and what was seen on the way.
    private struct End {
        var outcome: String
        var events: [String]
        var exchanges: Int
        var elapsed: Double
        var attempts: [Attempt]
        var phone: SimulatedPhone
        var wasPageUp: [Bool]
        var tokens: Set<String>
    }

    private static let logsIn = [UserStep(after: 1, .tapCheckbox), UserStep(after: 1.5, .tapLogin)]

    private func logIn(
        _ test: ExchangeCase, user: [UserStep] = logsIn, cancelAfter: Double? = nil,
        exchange: @escaping @MainActor (Int, SimulatedPhone) async throws -> Void
    ) async throws -> End {
        var configuration = try PhoneAuthConfiguration(data: Data(SampleConfiguration.json.utf8))
        configuration.routing = PhoneAuthConfiguration.Routing(order: [test.vendor])
        configuration.pageDismissal = test.closesAtToken ? .onToken : .afterExchange
        var settings = PhoneSettings()
        settings.user = user
        let phone = SimulatedPhone(settings: settings, seed: 1)
        let scheduler = SimulatedScheduler(phone: phone)
        let linked = phone.enter { Vendors.simulated() }
        let client = try PhoneAuthClient(configuration: configuration, vendors: linked, scheduler: scheduler)
        final class Log {
            var outcome = "none"
            var events: [String] = []
            var tokens: [String] = []
            var wasPageUp: [Bool] = []
            var elapsed = 0.0
        }
        let log = Log()
        client.grantConsent()
        let task = scheduler.start {
            do {
                log.outcome = try await client.login(
                    from: UIViewController(), events: EventSink { log.events.append($0.name) }
                ) { credential in
                    log.tokens.append(credential.token.reveal())
                    log.wasPageUp.append(phone.isPageUp)
                    try await exchange(log.tokens.count, phone)
                    return "success"
                }
            } catch let error as PhoneAuthError {
                log.outcome = error.code.rawValue
            } catch {
                log.outcome = "\(type(of: error))"
            }
            log.elapsed = phone.clock.now
        }
        if let cancelAfter { phone.schedule(after: cancelAfter) { task.cancel() } }
        await phone.enter { await phone.clock.idle() }
        return End(
            outcome: log.outcome, events: log.events, exchanges: log.tokens.count, elapsed: log.elapsed,
            attempts: client.attempts, phone: phone, wasPageUp: log.wasPageUp, tokens: Set(log.tokens))
    }

    private func expectPageGoneOnce(_ end: End) {
        #expect(!end.phone.isPageUp)
        #expect(end.phone.pagesShown == 1)
        #expect(end.phone.pagesClosed == 1)
        #expect(end.events.filter { $0 == "pagePresented" }.count == 1)
        #expect(end.events.filter { $0 == "pageDismissed" }.count == 1)
        #expect(end.events.first == "pagePresented")
        #expect(end.attempts.count == 1)
    }

    @Test("that succeeds ends the login with what it returned", arguments: ExchangeCase.all)
    func success(test: ExchangeCase) async throws {
        let end = try await logIn(test) { _, phone in await phone.pause(for: 2) }
        #expect(end.outcome == "success")
        #expect(end.exchanges == 1)
        #expect(end.attempts.map(\.failure) == [nil])
        expectPageGoneOnce(end)
        #expect(end.events.last == "pageDismissed")
    }

    @Test("that fails leaves the page to a second tap, unless the page is gone", arguments: ExchangeCase.all)
    func secondTap(test: ExchangeCase) async throws {
        let user = Self.logsIn + [UserStep(after: 8, .tapLogin)]
        let end = try await logIn(test, user: user) { count, phone in
            await phone.pause(for: 1)
            if count == 1 { throw Refused() }
        }
        #expect(end.outcome == (test.closesAtToken ? "Refused" : "success"))
        #expect(end.exchanges == (test.closesAtToken ? 1 : 2))
        #expect(end.tokens.count == end.exchanges)
        expectPageGoneOnce(end)
    }

    @Test("that fails lets the user leave", arguments: ExchangeCase.all)
    func leaving(test: ExchangeCase) async throws {
        let user = Self.logsIn + [UserStep(after: 8, .tapBack)]
        let end = try await logIn(test, user: user) { _, phone in
            await phone.pause(for: 1)
            throw Refused()
        }
        #expect(end.outcome == (test.closesAtToken ? "Refused" : "userCancelled"))
        #expect(end.exchanges == 1)
        expectPageGoneOnce(end)
    }

    @Test("that fails again and again is tried as often as the user taps", arguments: Vendor.known)
    func manyTaps(vendor: Vendor) async throws {
        let user =
            Self.logsIn + (0..<2).map { UserStep(after: 8 + 5 * Double($0), .tapLogin) }
            + [UserStep(after: 40, .tapOtherMethod)]
        let end = try await logIn(ExchangeCase(vendor: vendor, closesAtToken: false), user: user) { _, _ in
            throw Refused()
        }
        #expect(end.outcome == "userChoseOtherMethod")
        #expect(end.exchanges == 3)
        #expect(end.tokens.count == 3)
        expectPageGoneOnce(end)
    }

    @Test("that fails at once waits for the next tap all the same", arguments: ExchangeCase.all)
    func failsAtOnce(test: ExchangeCase) async throws {
        let end = try await logIn(test, user: Self.logsIn + [UserStep(after: 8, .tapBack)]) { _, _ in
            throw Refused()
        }
        #expect(end.outcome == (test.closesAtToken ? "Refused" : "userCancelled"))
        expectPageGoneOnce(end)
    }

    @Test("that never returns is let go of at its deadline", arguments: ExchangeCase.all)
    func neverReturns(test: ExchangeCase) async throws {
        let end = try await logIn(test) { _, phone in await phone.pause(for: 1000) }
        #expect(end.outcome == "timeout")
        #expect(end.elapsed < 40)
        #expect(end.attempts.map(\.stage) == [.exchange])
        expectPageGoneOnce(end)
    }

    @Test("is let go of when the app cancels", arguments: ExchangeCase.all)
    func cancelled(test: ExchangeCase) async throws {
        let end = try await logIn(test, cancelAfter: 6) { _, phone in await phone.pause(for: 10) }
        #expect(end.outcome == "cancelled")
        #expect(end.elapsed < 9)
        #expect(end.attempts.map(\.stage) == [.exchange])
        expectPageGoneOnce(end)
    }

    @Test("goes on although the user leaves meanwhile", arguments: ExchangeCase.all)
    func leavingMeanwhile(test: ExchangeCase) async throws {
        let end = try await logIn(test, user: Self.logsIn + [UserStep(after: 4, .tapBack)]) { _, phone in
            await phone.pause(for: 10)
        }
        #expect(end.outcome == "success")
        #expect(end.exchanges == 1)
        expectPageGoneOnce(end)
    }

    @Test("sees the page only where it closes afterwards", arguments: ExchangeCase.all)
    func page(test: ExchangeCase) async throws {
        var isUpAtEnd: Bool?
        let end = try await logIn(test) { _, phone in
            await phone.pause(for: 3)
            isUpAtEnd = phone.isPageUp
        }
        #expect(end.outcome == "success")
        #expect(isUpAtEnd == !test.closesAtToken)
        if !test.closesAtToken { #expect(end.wasPageUp == [true]) }
    }
}
