import PhoneAuth
import PhoneAuthAliyunFusion
import SimulatedPhone
import Testing
import UIKitShim

/// The provider over the stand-in, which asks and checks as the SDK does.
@Suite("The life of fusion's authentication token")
@MainActor struct TokenLifeTests {
    private struct NoToken: Error {}

    /// A user who looks at the page for long.
    private static func settings(
        lifetime: Double? = 900, loginAfter seconds: Double = 2000, _ adjust: (inout PhoneSettings) -> Void = { _ in }
    ) -> PhoneSettings {
        var settings = PhoneSettings()
        settings.authTokenLifetime = lifetime
        settings.user = [UserStep(after: seconds - 1, .tapCheckbox), UserStep(after: seconds, .tapLogin)]
        adjust(&settings)
        return settings
    }

    private func renewals(_ run: StandInClient) -> Int { run.events.all.filter { $0 == .tokenRenewed }.count }

    @Test("A login that lasts longer than its token goes on with the next ones", arguments: [false, true])
    func longLogin(offMain: Bool) async throws {
        let run = try StandInClient(Self.settings { $0.deliversOffMain = offMain })
        run.server.lifetime = 900
        var outcome = ""
        await run.run { _ in outcome = await run.login() }
        #expect(outcome == "success")
        #expect(
            run.sdk.tokens.withLock { $0.prefix(4) } == [
                "handler token-1", "answer token-2", "answer token-3", "answer token-4",
            ])
        #expect(renewals(run) == 3)
        #expect(run.phone.pagesShown == 1)
        #expect(run.phone.vendorCalls.filter { $0.name == "startSceneUI" }.count == 1)
        #expect(run.server.mostAtOnce == 1)
    }

    @Test("A run of renewals ends")
    func bounded() async throws {
        let run = try StandInClient(Self.settings(loginAfter: 2))
        run.server.lifetime = 900
        await run.run { _ in _ = await run.login() }
        let tokens = Set(run.sdk.tokens.withLock { $0 }.compactMap { $0.split(separator: " ").last })
        #expect(tokens.count == 21, "the first, and twenty renewals")
        #expect(run.phone.clock.now < 21 * 900)
    }

    @Test("Without a lifetime none is played")
    func without() async throws {
        let run = try StandInClient(Self.settings(lifetime: nil))
        run.server.lifetime = 900
        await run.run { _ in _ = await run.login() }
        #expect(run.sdk.tokens.withLock { $0 } == ["handler token-1"])
        #expect(renewals(run) == 0)
    }

    @Test("Tokens with four minutes left keep the SDK running, with a fetch in thirty seconds at the most")
    func fourMinutes() async throws {
        let run = try StandInClient(Self.settings(lifetime: 240, loginAfter: 300))
        run.server.lifetime = 240
        var outcome = ""
        await run.run { _ in outcome = await run.login() }
        #expect(outcome == "success")
        #expect(
            zip(run.server.times.dropFirst(), run.server.times.dropFirst(2)).allSatisfy { $1 - $0 >= 29.999 },
            "\(run.server.times)")
        #expect(!run.sdk.reports.withLock { $0 }.contains { $0.hasPrefix("refused") })
    }

    @Test("Without a token for sixty seconds 300004 comes, and the next login gets a new handler")
    func noToken() async throws {
        let run = try StandInClient(Self.settings(loginAfter: 2))
        run.server.lifetime = 900
        run.server.answer = { number in
            guard number == 1 || run.phone.clock.now > 700 else { throw NoToken() }
            return "token-\(number)"
        }
        var outcomes: [String] = []
        await run.run { client in
            try? await client.initialize()
            await run.phone.pause(for: 700)
            outcomes.append(await run.login())
        }
        #expect(run.sdk.reports.withLock { $0.prefix(3) } == ["accepted", "300004", "refused 300004"])
        #expect(
            run.sdk.tokens.withLock { $0.prefix(3) } == ["handler token-1", "answer token-1", "answer token-1"])
        #expect(run.sdk.tokens.withLock { $0 }.contains { $0.hasPrefix("handler token-") && $0 != "handler token-1" })
        #expect(outcomes == ["success"])
    }

    @Test(
        "A renewal that is refused is told to the page that is up, and settles nothing",
        arguments: [
            (PhoneSettings.Answer.fails, "300003"), (.refuses(.invalidCredentials), "300006"), (.timesOut, "300004"),
        ])
    func refused(_ answer: PhoneSettings.Answer, _ code: String) async throws {
        let run = try StandInClient(Self.settings(loginAfter: 800) { $0.authTokenRenewal = answer })
        run.server.lifetime = 900
        var outcome = ""
        await run.run { _ in outcome = await run.login() }
        #expect(outcome == "success")
        #expect(renewals(run) == 0)
        #expect(run.events.all.contains(.vendorEvent(code: code)), "\(run.events.all)")
        #expect(run.sdk.tokens.withLock { $0 } == ["handler token-1", "answer token-2"])
    }

    @Test("A token that comes while another is checked is handed in when that has ended")
    func whileChecked() async throws {
        let run = try StandInClient(Self.settings(lifetime: nil))
        var codes: [String] = []
        await run.run { client in
            try? await client.initialize()
            run.sdk.update(token: "other-1")
            run.sdk.update(token: "other-2")
            await run.phone.pause(for: 1)
            codes = run.sdk.reports.withLock { $0 }
            run.sdk.update(token: "other-3")
        }
        #expect(codes == ["accepted", "300001", "accepted"])
        #expect(run.sdk.reports.withLock { $0.last } == "accepted")
    }
}
