/// What was odd about the vendors' callbacks during an operation: counted, never acted upon.
public struct CallbackDiagnostics: Hashable, Sendable {
    /// One-shot callbacks that came again, and the same answer with the same token again, before the outcome.
    public var duplicate = 0
    /// Results after the outcome, or after the deadline of the call that they answer. Page events do not count.
    public var late = 0
    /// Answers that are not of the documented form.
    public var malformed = 0
    /// Callbacks on another thread than the main one.
    public var offMain = 0

    /// Nothing odd yet.
    public init() {}
}
