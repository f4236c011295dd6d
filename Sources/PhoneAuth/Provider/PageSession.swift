/// One authorization page of a provider: its events go straight to the client, its results to whoever waits for the next one.
///
/// A vendor's page callback comes many times: events, a token, and, when the backend refused that, the next token. A provider
/// makes a session when it opens the page, feeds it everything in the vendor's order, and waits with ``nextResult()``.
@MainActor public final class PageSession {
    private let line: VendorLine
    private let events: EventSink
    private var waiter: OneShot<Result<LoginCredential, PhoneAuthError>>?
    private var lastToken: Secret?

    /// Starts a session.
    public init(line: VendorLine, events: EventSink) {
        self.line = line
        self.events = events
    }

    /// Hands an event on.
    public func send(_ event: AuthPageEvent) {
        // A vendor's event without a code says nothing.
        if event == .vendorEvent(code: "") { return }
        events.send(event)
    }

    /// Takes a result. One that nobody waits for is counted and dropped.
    public func finish(_ result: Result<LoginCredential, PhoneAuthError>) {
        var token: Secret?
        if case .success(let credential) = result { token = credential.token }
        let isRepeated = token != nil && token == lastToken
        if !isRepeated, let waiter, waiter.resolve(result) {
            self.waiter = nil
            lastToken = token
        } else if isRepeated {
            line.noteRepeatedResult()
        } else {
            line.noteLateResult()
        }
    }

    /// Counts an answer that came before.
    public func noteRepeated() { line.noteRepeatedResult() }

    /// The next result of the page.
    ///
    /// - Throws: what the page ended with; `cancelled` when the task is cancelled first.
    public func nextResult() async throws(PhoneAuthError) -> LoginCredential {
        let shot: OneShot<Result<LoginCredential, PhoneAuthError>> = line.makeShot()
        waiter?.resolve(.failure(PhoneAuthError(.cancelled, stage: .login)))
        waiter = shot
        guard let result = await shot.value() else {
            if waiter === shot { waiter = nil }
            throw PhoneAuthError(.cancelled, stage: .login)
        }
        return try result.get()
    }
}
