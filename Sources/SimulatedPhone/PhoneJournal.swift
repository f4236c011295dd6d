package import PhoneAuthModel

/// What happened on a phone, in order: vendor calls, deliveries, pages, and what the app's side adds.
package final class PhoneJournal: Sendable {
    /// Something that happened.
    package enum Moment: Sendable {
        /// The app's side called a vendor's function.
        case call(String, isOnMain: Bool)
        /// A vendor called back.
        case delivery(Vendor, _ callback: String, JSONValue, isOffMain: Bool)
        /// A page came up or went away.
        case page(String, isUp: Bool)
        /// Something that the app's side did.
        case app(String)
        /// Something that the app's side saw.
        case seen(String)
    }

    /// Something, and when it happened.
    package struct Entry: Sendable {
        /// Seconds of the phone's clock.
        package let at: Double
        /// What.
        package let moment: Moment
    }

    private let state = Locked<[Entry]>([])

    /// Nothing has happened.
    package init() {}

    /// Notes what happens now.
    package func note(_ moment: Moment, at now: Double) {
        state.withLock { $0.append(Entry(at: now, moment: moment)) }
    }

    /// Everything so far.
    package var entries: [Entry] { state.withLock { $0 } }
    /// How much has happened so far.
    package var count: Int { state.withLock { $0.count } }
}
