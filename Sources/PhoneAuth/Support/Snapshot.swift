/// A value that the main actor keeps up to date, and any thread may read at once.
///
/// A vendor's callback that must *return* something (a fresh token, a phone number, whether the login may go on) is answered
/// from one: no hop to the main actor, no wait, so no deadlock when the vendor asks on the main thread.
public final class Snapshot<Value: Sendable>: Sendable {
    private let value: Locked<Value>

    /// Starts with a value.
    public init(_ value: Value) {
        self.value = Locked(value)
    }

    /// The newest value. Callable on any thread.
    public var current: Value { value.withLock { $0 } }

    /// Replaces the value.
    public func update(_ newValue: Value) {
        value.withLock { $0 = newValue }
    }
}
