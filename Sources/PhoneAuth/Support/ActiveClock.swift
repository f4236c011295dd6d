/// Time without the app's time in the background: what deadlines go by. A system that suspends an app answers nobody, and a
/// user who comes back after a minute must not meet a login that has timed out meanwhile.
@MainActor final class ActiveClock {
    /// An action that will run, unless it is cancelled.
    @MainActor struct Deadline {
        fileprivate weak var clock: ActiveClock?
        fileprivate let number: Int

        /// Takes the action back. Does nothing when it has run.
        func cancel() { clock?.cancel(number) }
    }

    private struct Entry {
        /// When it is due, in this clock's seconds.
        let due: Double
        let action: @MainActor @Sendable () -> Void
        var scheduled: ScheduledAction?
    }

    private let scheduler: any Scheduler
    private var pausedAt: Double?
    private var pausedInAll = 0.0
    private var entries: [Int: Entry] = [:]
    private var next = 0

    init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    /// Seconds since some fixed moment, without those in the background.
    var now: Double { (pausedAt ?? scheduler.now) - pausedInAll }

    /// Whether it stands still.
    var isPaused: Bool { pausedAt != nil }

    /// Runs an action after some of this clock's seconds.
    func run(after seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> Deadline {
        let number = next
        next += 1
        entries[number] = Entry(due: now + seconds, action: action)
        if !isPaused { schedule(number, after: seconds) }
        return Deadline(clock: self, number: number)
    }

    /// Stands still from now on.
    func pause() {
        guard pausedAt == nil else { return }
        pausedAt = scheduler.now
        for number in entries.keys {
            entries[number]?.scheduled?.cancel()
            entries[number]?.scheduled = nil
        }
    }

    /// Goes on.
    ///
    /// - Returns: the seconds that it stood still; `nil` where it did not.
    func resume() -> Double? {
        guard let start = pausedAt else { return nil }
        let seconds = scheduler.now - start
        pausedInAll += seconds
        pausedAt = nil
        // In the order in which they are due, whatever the order of a dictionary.
        for (number, entry) in entries.sorted(by: { ($0.value.due, $0.key) < ($1.value.due, $1.key) }) {
            schedule(number, after: max(0, entry.due - now))
        }
        return seconds
    }

    private func schedule(_ number: Int, after seconds: Double) {
        entries[number]?.scheduled = scheduler.run(after: seconds) { [weak self] in
            self?.entries.removeValue(forKey: number)?.action()
        }
    }

    fileprivate func cancel(_ number: Int) {
        entries.removeValue(forKey: number)?.scheduled?.cancel()
    }
}
