import PhoneAuth

/// Keeps the newest authentication token where any thread can read it, and fetches the next: one fetch at a time, joined by
/// whoever asks meanwhile.
@MainActor final class FusionTokenKeeper {
    /// The newest token that the app's server gave. Never empty; `nil` only before the first.
    let newest = Snapshot<FusionToken?>(nil)

    private let source: @MainActor () async throws -> FusionToken
    private let context: ProviderContext
    private var fetch: Task<Void, Never>?
    private var waiting: [@Sendable (FusionToken?) -> Void] = []
    private var number = 0
    private var newestNumber = 0

    init(source: @escaping @MainActor () async throws -> FusionToken, context: ProviderContext) {
        self.source = source
        self.context = context
    }

    /// Fetches a token with the app's own code; the answer is `nil` where that fails or gives an empty one.
    func fetch(reply: @escaping @Sendable (FusionToken?) -> Void) {
        waiting.append(reply)
        guard fetch == nil else { return }
        number += 1
        fetch = context.start { [weak self, source, number] in
            let token = try? await source()
            self?.fetched(token, number)
        }
    }

    /// Lets go of the fetch under way, whose answer nobody waits for any more, so that the next one does not join it.
    func abandonFetch() {
        number += 1
        fetch?.cancel()
        fetch = nil
        waiting = []
    }

    private func fetched(_ token: FusionToken?, _ number: Int) {
        var token = token
        if token?.text.isEmpty == true { token = nil }
        if token != nil, number > newestNumber {
            newestNumber = number
            newest.update(token)
        }
        guard number == self.number else { return }
        fetch = nil
        let replies = waiting
        waiting = []
        for reply in replies { reply(token) }
    }
}
