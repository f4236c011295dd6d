/// A value that arrives once: the first to resolve it wins, whoever waits gets that, and what comes later is refused.
///
/// Every wait of the framework is a wait for one of these, resolved by the vendor's callback, the framework's own deadline or
/// a cancellation, whichever comes first. A task group that races a sleep would not do: it waits for the child whose callback
/// never comes.
@MainActor package final class OneShot<Value: Sendable> {
    private let scheduler: any Scheduler
    private var result: Value?
    private var waiters: [Int: CheckedContinuation<Value?, Never>] = [:]
    private var nextWaiter = 0
    /// Whether a waiter has been given the value and has not come round yet.
    private var isReleasing = false

    package init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    /// Whether whoever waited has been cancelled, so that a value comes too late.
    package private(set) var isAbandoned = false

    /// Whether a value has arrived.
    package var isResolved: Bool { result != nil }

    /// Settles the value.
    ///
    /// - Returns: `false` where it was settled before; the value is then dropped.
    @discardableResult
    package func resolve(_ value: Value) -> Bool {
        guard result == nil else { return false }
        result = value
        releaseNext()
        return true
    }

    /// The value, as soon as there is one; `nil` when the waiting task is cancelled first. Other waiters wait on.
    package func value() async -> Value? {
        if let result { return result }
        let number = nextWaiter
        nextWaiter += 1
        let scheduler = scheduler
        let value = await withTaskCancellationHandler {
            await withCheckedContinuation { waiters[number] = $0 }
        } onCancel: {
            scheduler.hop { self.abandon(number) }
        }
        if value != nil { hasTaken() }
        scheduler.endWork()
        return value
    }

    /// The value, as soon as there is one, whatever becomes of the waiting task.
    package func valueInAnyCase() async -> Value {
        while true {
            if let result { return result }
            let number = nextWaiter
            nextWaiter += 1
            _ = await withCheckedContinuation { waiters[number] = $0 }
            hasTaken()
            scheduler.endWork()
        }
    }

    /// Gives the value to the waiter whose turn it is.
    ///
    /// One after the other: a resumed task comes back to the main actor over other threads, so that several that are resumed
    /// at once come round in any order.
    private func releaseNext() {
        guard !isReleasing, let result, let number = waiters.keys.min() else { return }
        isReleasing = true
        release(number, result)
    }

    private func hasTaken() {
        isReleasing = false
        releaseNext()
    }

    private func abandon(_ number: Int) {
        // Once there is a value its turn comes.
        guard result == nil, waiters[number] != nil else { return }
        isAbandoned = waiters.count == 1
        release(number, nil)
    }

    private func release(_ number: Int, _ value: Value?) {
        guard let waiter = waiters.removeValue(forKey: number) else { return }
        // Given but not yet taken: virtual time waits until the waiter has come round.
        scheduler.beginWork()
        waiter.resume(returning: value)
    }
}
