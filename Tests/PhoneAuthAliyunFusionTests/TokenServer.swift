import Foundation
import PhoneAuthAliyunFusion
import SimulatedPhone

/// Hands out `token-1`, `token-2`, … after a while.
@MainActor final class TokenServer {
    /// When each request came.
    private(set) var times: [Double] = []
    /// How many are under way that nobody has given up.
    private(set) var atOnce = 0
    private(set) var mostAtOnce = 0
    var delay = 0.0
    /// By default as long as the SDK's own lead: nothing is fetched ahead of its question.
    var lifetime: TimeInterval? = 300
    /// The delay of a request, where it is not the same for all.
    var delays: @MainActor (Int) -> Double? = { _ in nil }
    var answer: @MainActor (Int) throws -> String = { "token-\($0)" }

    var requests: Int { times.count }

    private final class Request {
        var isUnderWay = true
    }

    func token(on phone: SimulatedPhone) async throws -> FusionToken {
        times.append(phone.clock.now)
        let number = times.count
        atOnce += 1
        mostAtOnce = max(mostAtOnce, atOnce)
        let request = Request()
        nonisolated(unsafe) let shared = request
        defer { end(request) }
        let delay = delays(number) ?? delay
        await withTaskCancellationHandler {
            if delay > 0 { await phone.pause(for: delay) }
        } onCancel: {
            // The keeper gives up on the main actor.
            MainActor.assumeIsolated { end(shared) }
        }
        return FusionToken(try answer(number), lifetime: lifetime)
    }

    private func end(_ request: Request) {
        guard request.isUnderWay else { return }
        request.isUnderWay = false
        atOnce -= 1
    }
}
