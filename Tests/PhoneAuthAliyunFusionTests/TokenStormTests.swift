import Dispatch
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthModel
import SimulatedPhone
import Testing
import UIKitShim

/// Everything at once: questions at any time from any thread, servers that are slow, silent, empty or failing, tokens of any
/// life, and renewals that are refused.
@Suite("A storm of fusion tokens")
@MainActor struct TokenStormTests {
    private struct NoToken: Error {}

    /// What must hold in every run, and what two runs of one seed have in common.
    private struct Result: Equatable {
        var outcomes: [String] = []
        var tokens: [String] = []
        var fetches: [Double] = []
        var mostAtOnce = 0
        var renewals = 0
    }

    @MainActor private final class Dice {
        private var generator: SeededGenerator

        init(_ seed: UInt64) { generator = SeededGenerator(seed: seed, name: "server") }

        func roll() -> Double { Double.random(in: 0..<1, using: &generator) }
    }

    private func run(_ seed: UInt64, onMainOnly: Bool = false) async throws -> Result {
        var random = SeededGenerator(seed: seed, name: "storm")
        var settings = PhoneSettings()
        let lifetimes: [Double?] = [nil, 240, 301, 400, 900, 1800]
        let lifetime: Double? = lifetimes[Int.random(in: 0..<lifetimes.count, using: &random)]
        settings.authTokenLifetime = lifetime
        settings.authTokenRenewal =
            [.succeeds, .succeeds, .succeeds, .fails, .refuses(.invalidCredentials), .timesOut, .silent, .late(20)]
            .randomElement(using: &random) ?? .succeeds
        settings.deliversOffMain = !onMainOnly && Bool.random(using: &random)
        let tap = Double.random(in: 1...1500, using: &random).rounded()
        settings.user = [UserStep(after: tap, .tapCheckbox), UserStep(after: tap + 1, .tapLogin)]
        let run = try StandInClient(seed: seed, settings)

        run.server.lifetime = Bool.random(using: &random) ? lifetime : nil
        let server = Dice(seed)
        let worst: Double = [0.0, 0.2, 0.5].randomElement(using: &random) ?? 0
        run.server.delays = { _ in server.roll() < worst / 2 ? 10_000 : 8 * server.roll() }
        run.server.answer = { number in
            let draw = server.roll()
            if draw < worst / 2 { throw NoToken() }
            return draw < worst ? ["", " ", "\n\t"][number % 3] : "token-\(number)"
        }
        for _ in 1...Int.random(in: 2...12, using: &random) {
            let times = Int.random(in: 1...3, using: &random)
            let isOffMain = !onMainOnly && Bool.random(using: &random)
            run.phone.schedule(after: Double.random(in: 0...1600, using: &random)) {
                ask(run, times, isOffMain: isOffMain)
            }
        }
        var result = Result()
        await run.run { _ in
            for pause: Double in [0, 500] {
                await run.phone.pause(for: pause)
                result.outcomes.append(await run.login())
            }
        }
        result.tokens = run.sdk.tokens.withLock { $0 }
        result.fetches = run.server.times
        result.mostAtOnce = run.server.mostAtOnce
        result.renewals = run.events.all.filter { $0 == .tokenRenewed }.count
        return result
    }

    /// As the SDK asks: by return value, with the message about it.
    private func ask(_ run: StandInClient, _ times: Int, isOffMain: Bool) {
        guard let callbacks = run.sdk.callbacks else { return }
        let phone = run.phone
        for _ in 1...times {
            let question: @Sendable () -> Void = {
                phone.enter {
                    _ = callbacks.token()
                    callbacks.receive(.tokenWanted)
                }
            }
            guard isOffMain else {
                question()
                continue
            }
            phone.clock.hold()
            DispatchQueue.global().async {
                question()
                phone.clock.release()
            }
        }
    }

    /// `authTokenPending`: the old token has run out while the SDK takes long to check the next.
    private static let outcomes: Set = [
        "success", "authTokenRefreshFailed", "authTokenInvalid", "authTokenPending", "timeout",
    ]

    @Test(
        "Never an empty token, one fetch at a time, one outcome for each login, and an end", arguments: 0..<UInt64(20))
    func storm(batch: UInt64) async throws {
        for seed in (batch * 100)..<(batch * 100 + 100) {
            let result = try await run(seed)
            #expect(result.outcomes.count == 2, "seed \(seed)")
            #expect(result.outcomes.allSatisfy(Self.outcomes.contains), "seed \(seed): \(result.outcomes)")
            #expect(result.tokens.allSatisfy { $0.contains(" token-") }, "seed \(seed): \(result.tokens)")
            #expect(result.mostAtOnce <= 1, "seed \(seed): \(result.mostAtOnce)")
            #expect(Self.answersNeverGoBack(result.tokens), "seed \(seed): \(result.tokens)")
        }
    }

    /// The number of each token that the SDK gets is at least that of the one before.
    private static func answersNeverGoBack(_ tokens: [String]) -> Bool {
        let numbers = tokens.compactMap { $0.split(separator: "-").last.flatMap { Int($0) } }
        return zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    }

    @Test("The same seed gives the same run", arguments: [UInt64](3..<13))
    func deterministic(seed: UInt64) async throws {
        let first = try await run(seed, onMainOnly: true)
        let second = try await run(seed, onMainOnly: true)
        #expect(first == second)
        #expect(!first.tokens.isEmpty || first.outcomes.contains("authTokenRefreshFailed"))
    }
}
