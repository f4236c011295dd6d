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
