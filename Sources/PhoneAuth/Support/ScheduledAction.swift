/// An action that will run later, unless it is cancelled.
public struct ScheduledAction: Sendable {
    private let cancellation: @Sendable () -> Void

    /// Makes one from what cancels it. Cancelling an action that has run must do nothing.
    public init(cancel: @escaping @Sendable () -> Void) {
        cancellation = cancel
    }

    /// Takes the action back. Does nothing when it has run.
    public func cancel() {
        cancellation()
    }
}
