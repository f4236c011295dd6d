import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuth

@Suite("An app that goes to the background")
@MainActor struct ClientBackgroundTests {
    @Test("finds its deadlines where it left them", arguments: ["initialize", "availability", "prefetch"])
    func deadlinesStandStill(call: String) async throws {
        let bench = try ClientBench { $0.deadlines.prefetch = 6 }
        bench.first.replies[call] = [.succeeds(after: 100)]
        let login = bench.login()
        bench.at(3) { bench.client.enterBackground() }
        bench.at(203) { bench.client.enterForeground() }
        await bench.settle()
        #expect(login.outcome == "success", "the answer came while the deadline stood still")
    }

    @Test("finds the page's, the token's and the exchange's deadlines where it left them")
    func laterDeadlinesStandStill() async throws {
        let bench = try ClientBench {
            $0.deadlines.present = 5
            $0.deadlines.token = 5
            $0.deadlines.exchange = 5
        }
        bench.first.pages = [
            [(100, .event(.pagePresented)), (101, .event(.loginTapped(isChecked: true))), (200, .token("tok-B2"))]
        ]
        let phone = bench.phone
        let login = bench.login { _ in
            await phone.pause(for: 100)
            return "account"
        }
        for start in [1.0, 103, 202] {
            bench.at(start) { bench.client.enterBackground() }
            bench.at(start + (start == 103 ? 97 : 99)) { bench.client.enterForeground() }
        }
        await bench.settle()
        #expect(login.outcome == "success")
        #expect((login.endedAt ?? 0) > 300)
    }

    @Test("finds a verification's deadline where it left it")
    func verification() async throws {
        let bench = try ClientBench()
        bench.first.replies["verify"] = [.succeeds(after: 100)]
        let run = bench.start { try await $0.verificationCredential(for: PhoneNumber("13800000000")) }
        bench.at(2) { bench.client.enterBackground() }
        bench.at(102) { bench.client.enterForeground() }
        await bench.settle()
        #expect(run.outcome == "success")
    }

    @Test("meets a silent vendor's deadline later by the time that it was away")
    func deadlineGoesOn() async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.silent]
        let login = bench.login()
        bench.at(3) { bench.client.enterBackground() }
        bench.at(3.5) { bench.client.enterBackground() }
        bench.at(203) { bench.client.enterForeground() }
        bench.at(203.5) { bench.client.enterForeground() }
        await bench.settle()
        #expect(login.outcome == "timeout")
        #expect(login.endedAt == 206)
        #expect(bench.client.attempts.map(\.duration) == [6])
    }

    @Test("keeps its page, and takes the result that comes meanwhile")
    func resultInBackground() async throws {
        let bench = try ClientBench { $0.pageIdleTimeout = 5 }
        bench.first.pages = [[(0.1, .event(.pagePresented)), (60, .token("tok-B1"))]]
        let login = bench.login()
        bench.at(2) { bench.client.enterBackground() }
        bench.at(100) { bench.client.enterForeground() }
        await bench.settle()
        #expect(login.outcome == "success")
        #expect((login.endedAt ?? 0) < 62)
    }

    @Test("starts the deadlines of what begins in the background when it is back")
    func beginsInBackground() async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.silent]
        bench.client.enterBackground()
        let login = bench.login()
        bench.at(50) { bench.client.enterForeground() }
        await bench.settle()
        #expect(login.endedAt == 56)
    }

    @Test("finds a prefetch that has grown old meanwhile renewed before the page")
    func prefetchGrowsOld() async throws {
        let bench = try ClientBench()
        bench.first.lifetime = 60
        _ = bench.start { try await $0.prefetch() }
        await bench.settle()
        bench.client.enterBackground()
        bench.at(100) { bench.client.enterForeground() }
        await bench.settle()
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(bench.first.count(of: "prefetch") == 2)
    }

    @Test("tells its observers when it left and for how long")
    func observed() async throws {
        let bench = try ClientBench()
        var kinds: [ClientEvent.Kind] = []
        let observation = bench.client.observe { kinds.append($0.kind) }
        bench.client.enterForeground()
        bench.client.enterBackground()
        bench.at(7) { bench.client.enterForeground() }
        await bench.settle()
        #expect(kinds == [.enteredBackground, .enteredForeground(after: 7)])
        observation.end()
    }
}

@Suite("A page that is swiped away, a task that is cancelled")
@MainActor struct ClientAbandonmentTests {
    @Test("a page that goes away without a word is the user's decision, and no other vendor is tried")
    func swipedAway() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.pages = [[(0.1, .event(.pagePresented)), (2, .event(.pageDismissed))]]
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "userCancelled")
        #expect(login.events == [.pagePresented, .pageDismissed])
        #expect(bench.second.calls.isEmpty)
    }

    @Test(
        "a task that is cancelled ends as cancelled wherever it stands, with its page gone, and no other vendor is tried",
        arguments: [0.0, 0.02, 0.07, 0.12, 0.2, 0.3, 1, 1.3, 1.4])
    func cancelled(moment: Double) async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.pages = [
            [(0.1, .event(.pagePresented)), (1, .event(.loginTapped(isChecked: true))), (5, .token("tok-A1"))]
        ]
        let login = bench.login()
        bench.at(moment) { login.cancel() }
        await bench.settle()
        #expect(login.outcome == "cancelled")
        #expect(!bench.first.isPageUp)
        #expect(bench.second.calls.isEmpty)
        bench.first.pages = [ScriptedVendor.goodPage]
        let next = bench.login()
        await bench.settle()
        #expect(next.outcome == "success")
        #expect(bench.client.attempts.map(\.vendor) == [.geetest], "it does not count against the vendor")
    }

    @Test("a login that is cancelled while it turns to the next vendor ends as cancelled, with no second page")
    func cancelledBetweenVendors() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.pages = [[(8.9, .failure(.pagePresentationFailed)), (9, .event(.pagePresented))]]
        let login = bench.login()
        bench.at(9.1) { login.cancel() }
        await bench.settle()
        #expect(login.outcome == "cancelled")
        #expect(!bench.first.isPageUp && !bench.second.isPageUp)
        #expect(bench.second.count(of: "login") == 0)
    }
}
