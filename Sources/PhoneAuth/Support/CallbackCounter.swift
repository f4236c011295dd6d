/// Counts for ``CallbackDiagnostics``, from any thread, and tells who wants to know.
package final class CallbackCounter: Sendable {
    private struct State {
        var counts = CallbackDiagnostics()
        var openOperations = 0
        var isTold: (@Sendable (CallbackOddity, Vendor) -> Void)?
    }

    private let state = Locked(State())

    package init() {}

    package var counts: CallbackDiagnostics { state.withLock { $0.counts } }

    /// Tells of every odd callback from now on, on the thread that finds it.
    func tell(_ body: @escaping @Sendable (CallbackOddity, Vendor) -> Void) {
        state.withLock { $0.isTold = body }
    }

    /// An operation has begun: a repeated callback is a duplicate until the outcome, late after it.
    package func begin() { state.withLock { $0.openOperations += 1 } }
    /// The outcome has been taken.
    package func end() { state.withLock { $0.openOperations -= 1 } }

    /// A callback has come again.
    package func noteRepeated(by vendor: Vendor? = nil) {
        note(state.withLock { $0.openOperations > 0 } ? .duplicate : .late, by: vendor)
    }

    package func note(_ oddity: CallbackOddity, by vendor: Vendor? = nil) {
        let isTold = state.withLock { state in
            switch oddity {
            case .duplicate: state.counts.duplicate += 1
            case .late: state.counts.late += 1
            case .malformed: state.counts.malformed += 1
            case .offMain: state.counts.offMain += 1
            }
            return state.isTold
        }
        if let vendor { isTold?(oddity, vendor) }
    }
}
