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

/// Counts for ``CallbackDiagnostics``, from any thread.
package final class CallbackCounter: Sendable {
    private struct State {
        var counts = CallbackDiagnostics()
        var openOperations = 0
    }

    private let state = Locked(State())

    package init() {}

    package var counts: CallbackDiagnostics { state.withLock { $0.counts } }

    /// An operation has begun: a repeated callback is a duplicate until the outcome, late after it.
    package func begin() { state.withLock { $0.openOperations += 1 } }
    /// The outcome has been taken.
    package func end() { state.withLock { $0.openOperations -= 1 } }

    package func noteRepeated() {
        state.withLock { state in
            if state.openOperations > 0 { state.counts.duplicate += 1 } else { state.counts.late += 1 }
        }
    }

    package func noteLate() { state.withLock { $0.counts.late += 1 } }
    package func noteMalformed() { state.withLock { $0.counts.malformed += 1 } }
    package func noteOffMain() { state.withLock { $0.counts.offMain += 1 } }
}
