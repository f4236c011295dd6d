import Foundation
import PhoneAuth

/// Keeps the newest authentication token where any thread can read it, and fetches the next: one fetch at a time, joined by
/// whoever asks meanwhile.
@MainActor final class FusionTokenKeeper {
    /// A token as it came from the app's server.
    struct Entry: Sendable {
        /// Counts the fetches: of two tokens, the one that was asked for later is the newer.
        let number: Int
        /// The token.
        let token: FusionToken
        /// When it runs out, counted from when it was asked for.
        let expiry: Date
    }

    /// The life of a token that does not say how long it is good: the least that Aliyun's server gives, in seconds.
    static let leastLifetime = 900.0
    /// After how many seconds a fetch is given up that has brought nothing: half of what the SDK waits for a token.
    static let patience = 30.0
    /// The least time between the starts of two renewals, in seconds, whatever the SDK asks.
    static let leastInterval = 30.0

    /// The newest token that the app's server gave. Never empty; `nil` only before the first.
    let newest = Snapshot<Entry?>(nil)

    private let source: @MainActor () async throws -> FusionToken
    private let context: ProviderContext
    private var fetch: Task<Void, Never>?
    private var deadline: ScheduledAction?
    private var waiting: [@Sendable (Entry?) -> Void] = []
    private var number = 0
    private var lastRenewal: Date?
    private var nextRenewal: ScheduledAction?

    init(source: @escaping @MainActor () async throws -> FusionToken, context: ProviderContext) {
        self.source = source
        self.context = context
    }

    /// Fetches a token with the app's own code; the answer is `nil` where that fails, gives an empty one, or takes too long.
    func fetch(reply: @escaping @Sendable (Entry?) -> Void) {
        waiting.append(reply)
        if fetch == nil { start() }
    }

    /// Fetches the next token, as ``fetch(reply:)`` does, but not sooner than thirty seconds after the last renewal began.
    func renew(reply: @escaping @Sendable (Entry?) -> Void) {
        waiting.append(reply)
        guard fetch == nil, nextRenewal == nil else { return }
        let since = lastRenewal.map { context.date.timeIntervalSince($0) } ?? Self.leastInterval
        // Of a clock that was set back no more than that.
        let delay = min(Self.leastInterval - since, Self.leastInterval)
        guard delay > 0 else { return startRenewal() }
        nextRenewal = context.schedule(after: delay) { [weak self] in self?.startRenewal() }
    }

    /// Lets go of the fetch that is under way or due: nobody waits for its answer any more, and the next one does not join it.
    func abandon() {
        number += 1
        waiting = []
        nextRenewal?.cancel()
        nextRenewal = nil
        endFetch()
    }

    private func startRenewal() {
        nextRenewal = nil
        lastRenewal = context.date
        start()
    }

    private func start() {
        number += 1
        let (number, start) = (number, context.date)
        fetch = context.start { [weak self, source] in
            let token = try? await source()
            self?.fetched(token, number, askedAt: start)
        }
        deadline = context.schedule(after: Self.patience) { [weak self] in self?.end(number, nil) }
    }

    /// A token that comes too late to be waited for is still one, unless there is a newer.
    private func fetched(_ token: FusionToken?, _ number: Int, askedAt start: Date) {
        guard let token, !token.text.isEmpty else { return end(number, nil) }
        let entry = Entry(
            number: number, token: token, expiry: start.addingTimeInterval(token.lifetime ?? Self.leastLifetime))
        if number > newest.current?.number ?? 0 { newest.update(entry) }
        end(number, entry)
    }

    private func end(_ number: Int, _ entry: Entry?) {
        guard number == self.number, fetch != nil else { return }
        endFetch()
        let replies = waiting
        waiting = []
        for reply in replies { reply(entry) }
    }

    private func endFetch() {
        fetch?.cancel()
        fetch = nil
        deadline?.cancel()
        deadline = nil
    }
}
