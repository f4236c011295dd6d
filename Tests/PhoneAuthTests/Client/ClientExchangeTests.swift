import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("A login's exchange")
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
