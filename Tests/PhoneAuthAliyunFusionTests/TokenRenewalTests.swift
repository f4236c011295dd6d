import Dispatch
import Foundation
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthModel
import SimulatedPhone
import Testing
import UIKitShim

@Suite("Renewals of fusion's authentication token")
@MainActor struct TokenRenewalTests {
    private struct NoToken: Error {}

    /// Runs the initialisation, and then something after some seconds, with the clock at that time.
    private func initialize(
        _ run: ScriptedClient, then steps: [(at: Double, do: @MainActor () -> Void)]
    ) async -> PhoneAuthError? {
        await run.run { client throws(PhoneAuthError) in
            try await client.initialize()
            for step in steps { run.phone.schedule(after: step.at - run.phone.clock.now) { step.do() } }
        }
    }

    @Test("The next token is fetched six minutes before the end, once", arguments: [nil, 900, 1800, 43_200])
    func ahead(_ lifetime: Double?) async throws {
        let run = try ScriptedClient()
        run.server.lifetime = lifetime
        let error = await initialize(run, then: [])
        #expect(error == nil)
        #expect(run.server.times == [0, (lifetime ?? 900) - 360])
        #expect(run.sdk.callbacks?.token() == "token-2")
        #expect(!run.sdk.calls.contains { $0.hasPrefix("update") }, "nothing is handed in that was not asked for")
    }

    @Test("The question is answered with the token fetched ahead, and the chain goes on when that is accepted")
    func chain() async throws {
        let run = try ScriptedClient()
        run.server.lifetime = 900
        var answers: [String?] = []
        let ask: @MainActor () -> Void = {
            answers.append(run.sdk.callbacks?.token())
            run.sdk.send(.tokenWanted)
        }
        _ = await initialize(
            run,
            then: [
                (600, ask), (601, { run.sdk.send(.tokenAccepted) }), (602, { run.sdk.send(.tokenAccepted) }),
                (1140, ask), (1141, { run.sdk.send(.tokenRefused(.code("300006"))) }),
            ])
        #expect(answers == ["token-2", "token-3"])
        #expect(run.server.times == [0, 540, 1080], "a token that was refused has no successor")
        #expect(!run.sdk.calls.contains { $0.hasPrefix("update") })
    }

    @Test("Questions on main while the fetch needs main, two at once, and from another thread, are answered at once")
    func threads() async throws {
        let run = try ScriptedClient()
        run.server.lifetime = 900
        run.server.delays = { $0 == 1 ? 0 : 5 }
        let answers = Locked<[String]>([])
        _ = await initialize(
            run,
            then: [
                (
                    542,
                    {
                        guard let callbacks = run.sdk.callbacks else { return }
                        // The fetch that began at 540 is under way on the main actor, which this keeps busy.
                        for _ in 1...2 {
                            answers.withLock { $0.append(callbacks.token()) }
                            callbacks.receive(.tokenWanted)
                        }
                        let phone = run.phone
                        phone.clock.hold()
                        DispatchQueue.global().async {
                            phone.enter {
                                answers.withLock { $0.append(callbacks.token()) }
                                callbacks.receive(.tokenWanted)
                            }
                            phone.clock.release()
                        }
                    }
                )
            ])
        #expect(answers.withLock { $0 } == ["token-1", "token-1", "token-1"])
        #expect(run.sdk.calls.filter { $0.hasPrefix("update") } == ["update token-2"], "one fetch, handed in once")
        #expect(run.server.times == [0, 540])
        #expect(run.server.mostAtOnce == 1)
    }

    @Test("A fetch that hangs at a renewal is given up after thirty seconds, and the next question fetches anew")
    func stuck() async throws {
        let run = try ScriptedClient()
        run.server.delays = { $0 == 2 ? 100_000 : 1 }
        var answers: [String?] = []
        let ask: @MainActor () -> Void = {
            answers.append(run.sdk.callbacks?.token())
            run.sdk.send(.tokenWanted)
        }
        _ = await initialize(run, then: [(2, ask), (20, ask), (40, ask), (50, ask)])
        #expect(answers == ["token-1", "token-1", "token-1", "token-3"])
        #expect(run.server.times == [0, 2, 40])
        #expect(run.sdk.calls.filter { $0.hasPrefix("update") } == ["update token-3"])
        #expect(run.sdk.callbacks?.token() == "token-3", "the answer of the first, a day later, is no newer")
    }

    @Test("Questions without end make one fetch in thirty seconds at the most", arguments: ["fails", "", "token"])
    func storm(_ kind: String) async throws {
        let run = try ScriptedClient()
        run.server.lifetime = 240
        run.server.answer = { number in
            if number == 1 { return "token-1" }
            if kind == "fails" { throw NoToken() }
            return kind.isEmpty ? " \n\t" : "\(kind)-\(number)"
        }
        var answers: Set<String> = []
        let steps = (0..<600).map { index -> (at: Double, do: @MainActor () -> Void) in
            (
                1 + Double(index) / 2,
                {
                    answers.insert(run.sdk.callbacks?.token() ?? "")
                    run.sdk.send(.tokenWanted)
                    run.sdk.send(.tokenAccepted)
                }
            )
        }
        _ = await initialize(run, then: steps)
        #expect(run.server.requests >= 10 && run.server.requests <= 12, "\(run.server.requests) in five minutes")
        #expect(zip(run.server.times.dropFirst(), run.server.times.dropFirst(2)).allSatisfy { $1 - $0 >= 29.999 })
        #expect(answers.allSatisfy { $0.hasPrefix("token") })
        #expect(run.sdk.calls.allSatisfy { !$0.hasPrefix("update") || $0.hasPrefix("update token-") })
    }

    @Test("A slow answer to an older request does not take the place of a newer token")
    func outOfOrder() async throws {
        let run = try ScriptedClient()
        // Given up after thirty seconds, the second answers after the third has.
        run.server.delays = { $0 == 2 ? 45 : 1 }
        let ask: @MainActor () -> Void = { run.sdk.send(.tokenWanted) }
        _ = await initialize(run, then: [(2, ask), (40, ask)])
        #expect(run.server.times == [0, 2, 40])
        #expect(run.sdk.callbacks?.token() == "token-3")
        #expect(run.sdk.calls.filter { $0.hasPrefix("update") } == ["update token-3"])
    }

    @Test("A call that met another check is made again when that has ended, once")
    func busy() async throws {
        let run = try ScriptedClient()
        let busy: @MainActor () -> Void = { run.sdk.send(.event(.code("300001"))) }
        let accept: @MainActor () -> Void = { run.sdk.send(.tokenAccepted) }
        _ = await initialize(
            run,
            then: [(2, { run.sdk.send(.tokenWanted) }), (3, busy), (4, accept), (5, busy), (6, accept), (7, accept)])
        #expect(run.sdk.calls.filter { $0.hasPrefix("update") } == ["update token-2", "update token-2"])
    }

    @Test(
        "A login with a token that has run out, or is about to, begins with a new one", arguments: [845.0, 900, 5000])
    func atItsEnd(_ start: Double) async throws {
        let run = try ScriptedClient()
        run.server.lifetime = 900
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        run.sdk.onStop = { run.sdk.send(.finished(.code("100004"))) }
        let error = await run.run { client throws(PhoneAuthError) in
            try await client.initialize()
            await run.phone.pause(for: start)
            _ = try await client.login(from: UIViewController())
        }
        #expect(error == nil)
        #expect(
            run.sdk.calls.filter { !$0.hasPrefix("log") && !$0.hasPrefix("umeng") } == [
                "handler token-1 FA000000000001", "destroy", "handler token-3 FA000000000001", "start 100001",
                "stop 100001",
            ])
    }

    @Test("A login with a minute left and more goes on with what there is")
    func fewMinutes() async throws {
        let run = try ScriptedClient()
        run.server.lifetime = 900
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        run.sdk.onStop = { run.sdk.send(.finished(.code("100004"))) }
        await run.run { client throws(PhoneAuthError) in
            try await client.initialize()
            await run.phone.pause(for: 830)
            _ = try await client.login(from: UIViewController())
        }
        #expect(run.sdk.handlers.count == 1)
    }

    @Test("A renewal is told once while a login listens, and starts and settles nothing")
    func told() async throws {
        let run = try ScriptedClient()
        run.server.lifetime = 900
        let events = EventLog()
        run.sdk.onStart = {
            run.sdk.send(.event(.code("400003")))
            run.phone.schedule(after: 600) {
                _ = run.sdk.callbacks?.token()
                run.sdk.send(.tokenWanted)
                run.sdk.send(.tokenAccepted)
                run.sdk.send(.tokenAccepted)
            }
            run.phone.schedule(after: 700) { run.sdk.sendLogin(token: "mask-1") }
        }
        run.sdk.onStop = { run.sdk.send(.event(.code("400005"))) }
        var token: String?
        await run.run { client throws(PhoneAuthError) in
            token = try await client.login(
                from: UIViewController(), events: EventSink { events.all.append($0) }
            ).token.reveal()
        }
        #expect(token == "mask-1")
        #expect(events.all == [.pagePresented, .tokenRenewed, .pageDismissed])
        #expect(run.sdk.calls.filter { $0.hasPrefix("start") }.count == 1)
        #expect(run.client.diagnostics == CallbackDiagnostics())
    }
}
