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
}
