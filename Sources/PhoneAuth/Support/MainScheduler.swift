import Dispatch
public import Foundation

/// The scheduler of an app: real time and the main queue.
public final class MainScheduler: Scheduler {
    /// The process's one scheduler.
    public static let shared = MainScheduler()

    /// The place for the one client on it: the process's, on ``shared``.
    public let clientSlot = ClientSlot()

    private let start = ContinuousClock.now

    /// Another one, for clients that talk to no SDK and so need not be the process's one.
    package init() {}

    /// Seconds since the process began to ask, with the time that the system slept: a prefetch grows old meanwhile.
    public var now: TimeInterval { start.duration(to: .now) / .seconds(1) }

    /// The wall clock.
    public var date: Date { Date() }

    /// Runs an action on the main actor after some seconds.
    public func run(
        after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> ScheduledAction {
        let isCancelled = Locked(false)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            if !isCancelled.withLock({ $0 }) {
                MainActor.assumeIsolated(action)
            }
        }
        return ScheduledAction { isCancelled.withLock { $0 = true } }
    }

    /// Runs an action on the main actor soon.
    public func hop(_ action: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }

    /// Does nothing: real time goes on by itself.
    public func beginWork() {}

    /// Does nothing.
    public func endWork() {}

    /// Runs the framework's own code.
    public func inContext<Result>(_ body: @MainActor () async -> Result) async -> Result {
        await body()
    }

    /// Runs the app's own code.
    public func working<Result>(_ body: @MainActor () async -> Result) async -> Result {
        await body()
    }
}
