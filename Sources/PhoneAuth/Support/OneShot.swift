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
        for number in waiters.keys.sorted() { release(number, value) }
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
            scheduler.hop { self.release(number, nil) }
        }
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
            scheduler.endWork()
        }
    }

    private func release(_ number: Int, _ value: Value?) {
        guard let waiter = waiters.removeValue(forKey: number) else { return }
        if value == nil { isAbandoned = waiters.isEmpty }
        // Given but not yet taken: virtual time waits until the waiter has come round.
        scheduler.beginWork()
        waiter.resume(returning: value)
    }
}
