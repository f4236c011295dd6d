public import Foundation

/// Time and the main actor, as the framework sees them: the main queue in an app, virtual time on a simulated phone.
///
/// `Clock.sleep` and `Task.sleep` leave the main actor and cannot be made virtual, so nothing here uses them.
public protocol Scheduler: AnyObject, Sendable {
    /// Seconds since some fixed moment; it never goes back.
    var now: TimeInterval { get }

    /// The wall clock: for the times on credentials.
    var date: Date { get }

    /// Runs an action on the main actor after some seconds. The action must not be run before this returns.
    func run(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) -> ScheduledAction

    /// Runs an action on the main actor soon, from any thread. The action must not be run before this returns.
    func hop(_ action: @escaping @MainActor @Sendable () -> Void)

    /// Says that work has begun which must end before virtual time may go on. Does nothing in an app.
    func beginWork()

    /// Says that the work of one ``beginWork()`` has ended.
    func endWork()

    /// Runs the framework's own code in whatever surroundings the scheduler needs: on a simulated phone, with that phone as the
    /// current one. In an app it just runs it.
    @MainActor func inContext<Result>(_ body: @MainActor () async -> Result) async -> Result

    /// Runs the app's own asynchronous code, of which nobody knows where it runs; until it ends, it counts as outstanding work.
    @MainActor func working<Result>(_ body: @MainActor () async -> Result) async -> Result

    /// The place that one living client may take: one for the process in an app, one for each simulated phone.
    var clientSlot: ClientSlot { get }
}

extension Scheduler {
    /// Starts a task on the main actor; until it has begun, it counts as outstanding work.
    @MainActor @discardableResult
    package func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        beginWork()
        return Task { @MainActor in
            endWork()
            await self.inContext { await body() }
        }
    }
}
