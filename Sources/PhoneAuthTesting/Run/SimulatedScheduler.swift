public import Foundation
public import PhoneAuth
public import SimulatedPhone

/// The scheduler of a client on a simulated phone: virtual time, and the phone restored around everything that it runs.
public final class SimulatedScheduler: Scheduler {
    /// The phone.
    public let phone: SimulatedPhone
    /// The place for the phone's one client.
    public let clientSlot = ClientSlot()

    /// The moment at which every simulated phone starts: 2026-01-01, midnight in UTC.
    public static let start = Date(timeIntervalSince1970: 1_767_225_600)

    /// Makes the scheduler of a phone. Make one for each phone and share it between the clients on it.
    public init(phone: SimulatedPhone) {
        self.phone = phone
    }

    /// Seconds since the phone's clock was made.
    public var now: TimeInterval { phone.clock.now }

    /// The phone's wall clock, as wrong as its settings say.
    public var date: Date { Self.start.addingTimeInterval(phone.clock.now + phone.settings.clockSkew) }

    /// Runs an action after some seconds of virtual time.
    public func run(
        after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> ScheduledAction {
        let ticket = phone.schedule(after: seconds, action)
        return ScheduledAction { [phone] in phone.clock.cancel(ticket) }
    }

    /// Runs an action on the main actor before time goes on.
    public func hop(_ action: @escaping @MainActor @Sendable () -> Void) {
        phone.clock.hold()
        // Detached: it enters its phone by itself, and every task-local value would be copied.
        Task.detached { @MainActor [phone] in
            phone.enter { action() }
            phone.clock.release()
        }
    }

    /// Keeps time from going on.
    public func beginWork() { phone.clock.hold() }
    /// Lets it go on.
    public func endWork() { phone.clock.release() }

    /// Runs the framework's own code on the phone, so that an app's test need not enter it.
    public func inContext<Result>(_ body: @MainActor () async -> Result) async -> Result {
        await phone.enter { await body() }
    }

    /// Runs the app's own code; time stands still meanwhile, but for `SimulatedPhone.pause(for:)`.
    public func working<Result>(_ body: @MainActor () async -> Result) async -> Result {
        await phone.working(body)
    }
}
