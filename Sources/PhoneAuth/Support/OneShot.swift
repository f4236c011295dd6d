/// A value that arrives once: the first to resolve it wins, whoever waits gets that, and what comes later is refused.
///
/// Every wait of the framework is a wait for one of these, resolved by the vendor's callback, the framework's own deadline or
/// a cancellation, whichever comes first. A task group that races a sleep would not do: it waits for the child whose callback
/// never comes.
@MainActor package final class OneShot<Value: Sendable> {
    private let scheduler: any Scheduler
    private var result: Value?
    private var waiters: [CheckedContinuation<Value, Never>] = []

    package init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    /// Whether a value has arrived.
    package var isResolved: Bool { result != nil }

    /// Settles the value.
    ///
    /// - Returns: `false` where it was settled before; the value is then dropped.
    @discardableResult
    package func resolve(_ value: Value) -> Bool {
        guard result == nil else { return false }
        result = value
        for waiter in waiters {
            // Given but not yet taken: virtual time waits until the waiter has come round.
            scheduler.beginWork()
            waiter.resume(returning: value)
        }
        waiters = []
        return true
    }

    /// The value, as soon as there is one. It does not look at the task's cancellation: who cancels, resolves.
    package func value() async -> Value {
        if let result { return result }
        let value = await withCheckedContinuation { waiters.append($0) }
        scheduler.endWork()
        return value
    }
}
