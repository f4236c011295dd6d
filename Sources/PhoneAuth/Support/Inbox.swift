/// Where everything that vendors call back enters the main actor: numbered under a lock, drained in that order.
///
/// Two callbacks from two threads keep the order in which they took the lock, whatever the queues do with the hops.
package final class Inbox: Sendable {
    private struct State {
        var entries: [@MainActor @Sendable () -> Void] = []
        var isDrainPosted = false
    }

    private let scheduler: any Scheduler
    private let state = Locked(State())

    package init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    /// Puts an entry at the end, from any thread.
    package func post(_ entry: @escaping @MainActor @Sendable () -> Void) {
        scheduler.beginWork()
        let mustHop = state.withLock { state in
            state.entries.append(entry)
            defer { state.isDrainPosted = true }
            return !state.isDrainPosted
        }
        if mustHop {
            scheduler.hop { self.drain() }
        }
    }

    @MainActor private func drain() {
        let entries = state.withLock { state in
            state.isDrainPosted = false
            defer { state.entries = [] }
            return state.entries
        }
        for entry in entries {
            entry()
            scheduler.endWork()
        }
    }
}
