import Foundation
import PhoneAuth
import PhoneAuthModel

/// One handler's authentication token: which one the SDK has, which it has been given, and when the next is due.
///
/// The SDK asks for the next token five minutes before the end of the one that it has accepted, and wants it at once. So the
/// next is fetched a minute before that: once for each token that was accepted. A token that came too late for the question is
/// handed in as soon as it is there.
@MainActor final class FusionTokenRenewal {
    /// How long before a token's end the SDK asks for the next, in seconds.
    static let questionLead = 300.0
    /// How long before a token's end the next is fetched, in seconds.
    static let fetchLead = 360.0
    /// With less than this left, in seconds, a token is too old to start anything with.
    static let leastLeft = 60.0

    /// Whom the SDK may ask on any thread: the newest token, noted as given.
    let answer: @Sendable () -> String

    private let keeper: FusionTokenKeeper
    private let context: ProviderContext
    private let handIn: @MainActor (String) -> Void
    /// The last one that the SDK was given, by an answer or by a call.
    private let given: Locked<FusionTokenKeeper.Entry>
    private var accepted: FusionTokenKeeper.Entry?
    private var ahead: ScheduledAction?
    /// The last one that was handed in by a call.
    private var handedIn: Int?
    /// Whether the SDK was too busy with another to take it; and which one was repeated for that, once.
    private var mustRepeat = false
    private var repeated: Int?

    /// - Parameters:
    ///   - first: The token that the handler is made with.
    ///   - handIn: The handler's `update(_:)`.
    init(
        first: FusionTokenKeeper.Entry, keeper: FusionTokenKeeper, context: ProviderContext,
        handIn: @escaping @MainActor (String) -> Void
    ) {
        self.keeper = keeper
        self.context = context
        self.handIn = handIn
        let given = Locked(first)
        self.given = given
        answer = { [newest = keeper.newest] in
            let entry = newest.current ?? first
            given.withLock { $0 = entry }
            return entry.token.text.reveal()
        }
    }

    /// Whether the token that the SDK has accepted is about to run out, or has.
    var isAtItsEnd: Bool {
        guard let accepted else { return false }
        return accepted.expiry.timeIntervalSince(context.date) < Self.leastLeft
    }

    /// The SDK has accepted a token.
    ///
    /// - Returns: whether it is another than it had.
    func tokenAccepted() -> Bool {
        if repeatIfRefused() { return false }
        let entry = given.withLock { $0 }
        guard entry.number > accepted?.number ?? 0 else { return false }
        accepted = entry
        fetchAhead(of: entry)
        return true
    }

    /// The SDK has refused a token.
    func tokenRefused() {
        ahead?.cancel()
        _ = repeatIfRefused()
    }

    /// The SDK was busy with the check of a token when it was called with another.
    func wasBusy() {
        guard let handedIn, handedIn > accepted?.number ?? 0, repeated != handedIn else { return }
        mustRepeat = true
    }

    /// The SDK has asked, and has been answered.
    ///
    /// - Parameter isRefused: Whether the SDK has refused what it was given last.
    func tokenWanted(isRefused: Bool) {
        let last = given.withLock { $0 }
        if let newest = keeper.newest.current, newest.number > last.number { return hand(newest) }
        // Answered with the one that was fetched ahead.
        if last.number > accepted?.number ?? 0, !isRefused, last.expiry > context.date { return }
        keeper.renew(
            reply: context.line.receiver { [weak self] entry in
                guard let self, let entry, entry.number > given.withLock({ $0.number }) else { return }
                hand(entry)
            })
    }

    /// Ends it with its handler.
    func cancel() {
        ahead?.cancel()
        keeper.abandon()
    }

    private func fetchAhead(of entry: FusionTokenKeeper.Entry) {
        ahead?.cancel()
        let left = entry.expiry.timeIntervalSince(context.date)
        // With less left the SDK asks by itself at once.
        guard left > Self.questionLead else { return }
        ahead = context.schedule(after: max(0, left - Self.fetchLead)) { [weak self] in
            guard let self, keeper.newest.current?.number == entry.number else { return }
            keeper.renew { _ in }
        }
    }

    private func hand(_ entry: FusionTokenKeeper.Entry) {
        given.withLock { $0 = entry }
        handedIn = entry.number
        handIn(entry.token.text.reveal())
    }

    private func repeatIfRefused() -> Bool {
        guard mustRepeat, let newest = keeper.newest.current else { return false }
        mustRepeat = false
        repeated = newest.number
        hand(newest)
        return true
    }
}
