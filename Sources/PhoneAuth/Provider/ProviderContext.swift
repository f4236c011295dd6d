public import Foundation

/// What a provider is made with.
@MainActor public struct ProviderContext {
    /// The configuration in force: a changed one from the next operation on.
    public var configuration: PhoneAuthConfiguration { current.value }
    /// The way to the vendor's callbacks.
    public let line: VendorLine
    private let current: CurrentConfiguration
    /// Time, as the client has it.
    package let scheduler: any Scheduler

    init(configuration: CurrentConfiguration, line: VendorLine, scheduler: any Scheduler) {
        current = configuration
        self.line = line
        self.scheduler = scheduler
    }

    /// The wall clock, for the times on credentials.
    public var date: Date { scheduler.date }

    /// Runs an action on the main actor after some seconds: for what a vendor wants to have ready at a certain time, such as the
    /// next authentication token. Not for deadlines, which are the client's.
    ///
    /// A run on a simulated phone ends when nothing is scheduled any more, so an action must not schedule its like for ever.
    public func schedule(
        after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> ScheduledAction {
        scheduler.run(after: seconds, action)
    }

    /// Starts asynchronous code of the app's own, such as what fetches a token from its server.
    ///
    /// Where a provider waits for its result, it does so through ``VendorLine/answer(to:)``, which ends when the client stops
    /// waiting; the app's code may go on.
    @discardableResult
    public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        scheduler.start { [scheduler] in await scheduler.working(work) }
    }
}
