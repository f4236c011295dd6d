public import PhoneAuth
public import SimulatedPhone

/// Something more that an app does at random moments of a run, such as taking on another configuration.
public struct ChaosAction: Sendable {
    /// The name, as the trace writes it.
    public let name: String
    /// In what share of the runs it is done, 0 to 1.
    public let share: Double
    /// Does it. What it draws depends on the run's seed alone.
    public let perform: @MainActor @Sendable (PhoneAuthClient, SimulatedPhone, inout SeededGenerator) -> Void

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - name: The name, as the trace writes it.
    ///   - share: In what share of the runs it is done, 0 to 1.
    ///   - perform: Does it.
    public init(
        _ name: String, share: Double,
        perform: @escaping @MainActor @Sendable (PhoneAuthClient, SimulatedPhone, inout SeededGenerator) -> Void
    ) {
        self.name = name
        self.share = share
        self.perform = perform
    }
}
