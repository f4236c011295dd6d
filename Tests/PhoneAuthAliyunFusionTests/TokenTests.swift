import Foundation
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthModel
import SimulatedPhone
import Testing
import UIKitShim

@Suite("Fusion's authentication token")
@MainActor struct TokenTests {
    private struct NoToken: Error {}

    @Test("Log and statistics are set before the handler is made with the app's token and scheme")
    func order() async throws {
        let run = try ScriptedClient { $0.providers.aliyunFusion?.usesBundledUmeng = false }
        let error = await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        #expect(error == nil)
        #expect(run.sdk.calls == ["log false", "umeng false", "handler token-1 FA000000000001"])
    }

    @Test("An empty or failing fetch makes no handler", arguments: ["", " \n", nil])
    func noToken(_ text: String?) async throws {
        let run = try ScriptedClient()
        run.server.answer = { _ in
            guard let text else { throw NoToken() }
            return text
        }
        let error = await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        #expect(error?.code == .authTokenRefreshFailed)
        #expect(error?.stage == .initialize)
        #expect(run.sdk.handlers.isEmpty)
        #expect(run.server.requests == 1)
    }

    @Test("A fetch that never answers ends at the deadline, and the next initialisation fetches anew")
    func silentServer() async throws {
        let run = try ScriptedClient()
        run.server.delay = 1000
        let first = await run.run { client throws(PhoneAuthError) in
            do throws(PhoneAuthError) {
                try await client.initialize()
            } catch {
                #expect(error.code == .authTokenRefreshFailed)
                #expect(error.stage == .initialize)
                #expect(run.phone.clock.now == 6)
                run.server.delay = 0
                try await client.initialize()
            }
        }
        #expect(first == nil)
        #expect(run.sdk.calls.last == "handler token-2 FA000000000001", "the first answer came too late to be used")
        #expect(run.client.diagnostics == CallbackDiagnostics())
    }

    @Test("A refused token is replaced once", arguments: ["300003", "300005", "300006"])
    func refused(_ code: String) async throws {
        let run = try ScriptedClient()
        run.sdk.onHandler = { _ in run.sdk.send(.tokenRefused(.code(code))) }
        let error = await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        #expect(error?.code == .authTokenInvalid)
        #expect(error?.vendorCode == code)
        #expect(
            run.sdk.calls.filter { !$0.hasPrefix("log") && !$0.hasPrefix("umeng") } == [
                "handler token-1 FA000000000001", "destroy", "handler token-2 FA000000000001", "destroy",
            ])
    }

    @Test(
        "A token that is refused after it was accepted is replaced before the next login",
        arguments: ["300003", "", "9"])
    func refusedLater(_ code: String) async throws {
        let run = try ScriptedClient()
        await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        await run.run { _ in run.sdk.send(.tokenRefused(.code(code))) }
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        run.sdk.onStop = { run.sdk.send(.event(.code("400005"))) }
        let error = await run.run { client throws(PhoneAuthError) in
            _ = try await client.login(from: UIViewController())
        }
        #expect(error == nil)
        #expect(run.sdk.handlers.count == 2)
        #expect(run.sdk.calls.filter { $0 == "start 100001" }.count == 1)
    }

    @Test("A token that did not come in time is not asked for again")
    func refreshTimeout() async throws {
        let run = try ScriptedClient()
        run.sdk.onHandler = { _ in run.sdk.send(.tokenRefused(.code("300004"))) }
        let error = await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        #expect(error?.code == .authTokenRefreshFailed)
        #expect(run.server.requests == 1)
    }

    @Test("The SDK's question is answered at once, on its own thread, and the next token follows")
    func question() async throws {
        let run = try ScriptedClient()
        await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        let callbacks = try #require(run.sdk.callbacks)
        run.server.delay = 2
        let answers = await withCheckedContinuation { continuation in
            // Twice, from another thread, while the main actor is free to do nothing about it.
            run.phone.clock.hold()
            DispatchQueue.global().async {
                let answers = (1...2).map { _ in
                    run.phone.enter { callbacks.receive(.tokenWanted) }
                    return callbacks.token()
                }
                continuation.resume(returning: answers)
                run.phone.clock.release()
            }
        }
        #expect(answers == ["token-1", "token-1"])
        await run.phone.clock.idle()
        #expect(run.sdk.calls.filter { $0.hasPrefix("update") } == ["update token-2"])
        #expect(run.server.mostAtOnce == 1, "the second question joins the fetch of the first")
        #expect(run.server.requests == 2)
        #expect(callbacks.token() == "token-2")
    }

    @Test("A renewal that fails leaves the newest good token in place", arguments: ["", nil])
    func failedRenewal(_ text: String?) async throws {
        let run = try ScriptedClient()
        await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        run.server.answer = { _ in
            guard let text else { throw NoToken() }
            return text
        }
        await run.run { _ in run.sdk.send(.tokenWanted) }
        #expect(run.sdk.callbacks?.token() == "token-1")
        #expect(run.sdk.calls.last == "handler token-1 FA000000000001", "nothing is handed in")
        run.server.answer = { "token-\($0)" }
        await run.run { _ in run.sdk.send(.tokenWanted) }
        #expect(run.sdk.calls.last == "update token-3", "the next question fetches again")
    }

    @Test("The first check's own question fetches nothing: its token has only just been fetched")
    func questionDuringCheck() async throws {
        let run = try ScriptedClient()
        run.sdk.onHandler = { _ in
            run.sdk.send(.tokenWanted)
            #expect(run.sdk.callbacks?.token() == "token-1")
            run.sdk.send(.tokenAccepted)
        }
        await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        #expect(run.server.requests == 1)
    }

    @Test("The phone number's question is answered with nothing where nothing is known")
    func phoneNumber() async throws {
        let run = try ScriptedClient()
        await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        #expect(run.sdk.callbacks?.phoneNumber() == "")
    }

    @Test("A login whose token was refused at a renewal gets a new handler before its page opens")
    func refusedLater() async throws {
        let run = try ScriptedClient()
        run.sdk.onStart = { run.sdk.sendLogin(token: "mask-1") }
        run.sdk.onStop = { run.sdk.send(.finished(.code("100004"))) }
        await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        await run.run { _ in run.sdk.send(.tokenRefused(.code("300004"))) }
        let error = await run.run { client throws(PhoneAuthError) in
            _ = try await client.login(from: UIViewController())
        }
        #expect(error == nil)
        #expect(
            run.sdk.calls.suffix(6) == [
                "log false", "umeng true", "destroy", "handler token-2 FA000000000001", "start 100001", "stop 100001",
            ])
    }

    @Test("A handler that was replaced is not listened to")
    func formerHandler() async throws {
        let run = try ScriptedClient()
        run.sdk.onHandler = { number in
            if number == 1 { run.sdk.send(.tokenRefused(.code("300003"))) }
            if number == 2 {
                run.sdk.handlers[0].receive(.tokenAccepted)
                run.sdk.handlers[0].receive(.tokenWanted)
            }
        }
        let error = await run.run { client throws(PhoneAuthError) in try await client.initialize() }
        #expect(error?.code == .timeout, "what the first handler says is not the second's answer")
        #expect(run.server.requests == 2)
    }

    @Test("A token shows itself in no description")
    func secrecy() {
        let token = FusionToken("very-secret-token", lifetime: 900)
        var dumped = ""
        dump(token, to: &dumped)
        #expect(!"\(token) \(dumped)".contains("very-secret"))
    }
}
