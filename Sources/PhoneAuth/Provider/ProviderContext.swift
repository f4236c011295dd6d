public import Foundation

/// What a provider is made with.
@MainActor public struct ProviderContext {
    /// The configuration in force.
    public let configuration: PhoneAuthConfiguration
    /// The way to the vendor's callbacks.
    public let line: VendorLine
    private let scheduler: any Scheduler

    init(configuration: PhoneAuthConfiguration, line: VendorLine, scheduler: any Scheduler) {
        self.configuration = configuration
        self.line = line
        self.scheduler = scheduler
    }

    /// The wall clock, for the times on credentials.
    public var date: Date { scheduler.date }

    /// Starts asynchronous code of the app's own, such as what fetches a token from its server.
    ///
    /// Where a provider waits for its result, it does so through ``VendorLine/answer(to:)``, which ends when the client stops
    /// waiting; the app's code may go on.
    @discardableResult
    public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        scheduler.start { [scheduler] in await scheduler.working(work) }
    }
}
