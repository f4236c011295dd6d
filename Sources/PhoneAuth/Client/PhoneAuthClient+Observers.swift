extension PhoneAuthClient {
    /// Tells an observer of everything from now on, each event once, however often it is added. It is kept until
    /// ``removeObserver(_:)``.
    public func addObserver(_ observer: any PhoneAuthObserver) {
        journal.add(observer)
        // From the thread of the callback; while nobody observes, the way to the main actor is spared.
        counter.tell { [weak journal, scheduler] oddity, vendor in
            scheduler.hop { journal?.note(.oddCallback(vendor, oddity)) }
        }
    }

    /// Tells an observer nothing more.
    public func removeObserver(_ observer: any PhoneAuthObserver) {
        journal.remove(observer)
    }

    /// Tells a closure of everything from now on, for as long as the observation is kept.
    public func observe(_ body: @escaping @MainActor (ClientEvent) -> Void) -> Observation {
        let observer = ClosureObserver(body)
        addObserver(observer)
        return Observation(observer, in: journal)
    }

    /// A closure that is told; it ends with this object.
    @MainActor public final class Observation {
        private let observer: ClosureObserver
        private weak var journal: ClientJournal?

        fileprivate init(_ observer: ClosureObserver, in journal: ClientJournal) {
            self.observer = observer
            self.journal = journal
        }

        /// Ends it.
        public func end() {
            observer.body = nil
            journal?.remove(observer)
        }

        deinit {
            // Whatever thread lets go of it, the journal forgets it on its own actor, soon.
            let (observer, journal) = (observer, journal)
            MainScheduler.shared.hop {
                observer.body = nil
                journal?.remove(observer)
            }
        }
    }

    @MainActor fileprivate final class ClosureObserver: PhoneAuthObserver {
        var body: (@MainActor (ClientEvent) -> Void)?

        init(_ body: @escaping @MainActor (ClientEvent) -> Void) {
            self.body = body
        }

        func observe(_ event: ClientEvent) { body?(event) }
    }
}
