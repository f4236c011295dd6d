/// Numbers a client's operations, and tells its observers of all that happens.
@MainActor final class ClientJournal {
    private let scheduler: any Scheduler
    private var observers: [any PhoneAuthObserver] = []
    private var lastOperation = 0
    /// Those that are being told: an observer may do something that is told in turn.
    private let events = Turns<ClientEvent>()

    init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    /// The number of a new operation.
    func nextOperation() -> Int {
        lastOperation += 1
        return lastOperation
    }

    /// Tells every observer, in the order in which they came.
    func note(_ kind: ClientEvent.Kind, in operation: Int = 0) {
        guard !observers.isEmpty else { return }
        events.take(ClientEvent(date: scheduler.date, operation: operation, kind: kind)) { event in
            for observer in observers where observers.contains(where: { $0 === observer }) { observer.observe(event) }
        }
    }

    /// Adds an observer, unless it is there.
    func add(_ observer: any PhoneAuthObserver) {
        guard !observers.contains(where: { $0 === observer }) else { return }
        observers.append(observer)
    }

    /// Removes an observer, if it is there.
    func remove(_ observer: any PhoneAuthObserver) {
        observers.removeAll { $0 === observer }
    }
}
