import Dispatch
import PhoneAuthModel

/// Time that advances only when nobody has anything left to do.
///
/// The clock counts outstanding work: deliveries under way on other threads, entries in an inbox, replies given but not
/// yet taken, tasks created but not yet begun. Only when the count is zero, and the main actor has come round to look, does
/// it jump to the next scheduled action. So the order of things never depends on how busy the machine is.
///
/// Time is kept in whole microseconds: sums of latencies come out the same however they are added.
public final class VirtualClock: Sendable {
    /// Names a scheduled action, to cancel it.
    public struct Ticket: Hashable, Sendable {
        fileprivate let time: Int64
        fileprivate let number: Int
    }

    private struct Entry {
        let ticket: Ticket
        let action: @MainActor @Sendable () -> Void
    }

    private struct State {
        var now: Int64 = 0
        var nextNumber = 0
        /// The next one last.
        var entries: [Entry] = []
        var outstanding = 0
        var isCheckPosted = false
        var waiters: [CheckedContinuation<Void, Never>] = []

        /// Where a ticket's entry stands, or would.
        func index(of ticket: Ticket) -> Int {
            var low = 0
            var high = entries.count
            while low < high {
                let middle = (low + high) / 2
                let other = entries[middle].ticket
                let isLater = other.time > ticket.time || (other.time == ticket.time && other.number > ticket.number)
                if isLater { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    private let state = Locked(State())

    /// A century: so that no delay that a script names is more than the clock can count.
    private static let longestDelay: Double = 3_155_760_000

    /// Starts at zero.
    public init() {}

    /// Seconds since the clock was made.
    public var now: Double {
        Double(state.withLock { $0.now }) / 1_000_000
    }

    /// Runs an action on the main actor after some seconds of virtual time; actions of the same moment run in the order in
    /// which they were scheduled, each to its end before the next.
    @discardableResult
    public func schedule(after seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> Ticket {
        let ticket = state.withLock { state in
            let delay = Int64((min(max(0, seconds), Self.longestDelay) * 1_000_000).rounded())
            let ticket = Ticket(time: state.now + delay, number: state.nextNumber)
            state.nextNumber += 1
            state.entries.insert(Entry(ticket: ticket, action: action), at: state.index(of: ticket))
            return ticket
        }
        postCheckIfIdle()
        return ticket
    }

    /// Takes a scheduled action back. Does nothing when it has run.
    public func cancel(_ ticket: Ticket) {
        state.withLock { state in
            let index = state.index(of: ticket)
            if index < state.entries.count, state.entries[index].ticket == ticket { state.entries.remove(at: index) }
        }
        postCheckIfIdle()
    }

    /// Says that some work has begun which must end before time goes on.
    public func hold() {
        state.withLock { $0.outstanding += 1 }
    }

    /// Says that the work of one ``hold()`` has ended.
    public func release() {
        state.withLock { state in
            precondition(state.outstanding > 0, "release() without hold()")
            state.outstanding -= 1
        }
        postCheckIfIdle()
    }

    /// Waits for some seconds of virtual time. Work that was held while waiting would keep time from going on, so a caller
    /// that holds some says so, and the clock lets it go meanwhile.
    @MainActor func pause(for seconds: Double, in work: HeldWork?) async {
        await withCheckedContinuation { continuation in
            schedule(after: seconds) {
                self.hold()
                continuation.resume()
            }
            work?.pauseBegan(on: self)
        }
        work?.pauseEnded(on: self)
        release()
    }

    /// Waits until nothing is scheduled and nothing is outstanding.
    @MainActor public func idle() async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiters.append(continuation) }
            postCheckIfIdle()
        }
    }

    private func postCheckIfIdle() {
        let mustPost = state.withLock { state in
            guard state.outstanding == 0, !state.isCheckPosted else { return false }
            guard !state.entries.isEmpty || !state.waiters.isEmpty else { return false }
            state.isCheckPosted = true
            return true
        }
        if mustPost {
            // Detached: what it runs enters its phone by itself, and every task-local value would be copied.
            Task.detached { @MainActor in self.check() }
        }
    }

    /// Runs behind everything that was waiting for the main actor when the count became zero.
    @MainActor private func check() {
        let (action, waiters) = state.withLock {
            state -> ((@MainActor @Sendable () -> Void)?, [CheckedContinuation<Void, Never>]) in
            state.isCheckPosted = false
            guard state.outstanding == 0 else { return (nil, []) }
            guard !state.entries.isEmpty else {
                defer { state.waiters = [] }
                return (nil, state.waiters)
            }
            let entry = state.entries.removeLast()
            state.now = entry.ticket.time
            state.outstanding += 1
            return (entry.action, [])
        }
        if let action {
            action()
            release()
        }
        for waiter in waiters {
            waiter.resume()
        }
    }
}
