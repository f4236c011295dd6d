import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// What the app's side saw of a run.
@MainActor final class ChaosLog {
    /// An operation that the app asked for.
    struct Operation {
        enum Kind: String, Hashable {
            case login, scene, prepare, prefetch, checkAvailability, verify, logOut, dismissPage, stopScene
        }

        let kind: Kind
        let begin: Double
        /// How many entries the phone's journal had when it began.
        let firstEntry: Int
        var end: Double?
        var lastEntry: Int?
        var outcome = "pending"
        var error: PhoneAuthError?
        var attempts: [Attempt] = []
        var events: [Event] = []
        /// Whether it was over only when the app had cancelled it, since nothing was left to happen.
        var waitedForUser = false
        var pageIsUp = false
        var hasToken = false
        let hasConsent: Bool
    }

    /// An event, and when.
    struct Event {
        let at: Double
        let event: AuthPageEvent
        /// How many entries the journal had.
        let entry: Int
        let isAfterEnd: Bool
    }

    var operations: [Operation] = []
    var tasks: [Task<Void, Never>?] = []
    /// What must hold at once, and did not.
    var faults: [ChaosReport.Fault] = []
    /// Texts in which nothing secret may be.
    var texts: [String] = []
    /// Whether the user has agreed.
    var hasConsent = false

    private let phone: SimulatedPhone
    private let journal: PhoneJournal

    init(_ phone: SimulatedPhone, _ journal: PhoneJournal) {
        self.phone = phone
        self.journal = journal
    }

    func note(_ text: String) {
        journal.note(.app(text), at: phone.clock.now)
    }

    private func see(_ text: String) {
        journal.note(.seen(text), at: phone.clock.now)
    }

    func begin(_ kind: Operation.Kind) -> Int {
        note("#\(operations.count) \(kind.rawValue) begins")
        operations.append(
            Operation(kind: kind, begin: phone.clock.now, firstEntry: journal.count, hasConsent: hasConsent))
        tasks.append(nil)
        return operations.count - 1
    }

    func end(_ number: Int, _ outcome: String, error: PhoneAuthError? = nil, attempts: [Attempt] = []) {
        if operations[number].end != nil {
            faults.append(.init(invariant: .oneOutcome, detail: "#\(number) has ended twice"))
        }
        operations[number].end = phone.clock.now
        operations[number].lastEntry = journal.count
        operations[number].outcome = outcome
        operations[number].error = error
        operations[number].attempts = attempts
        see("#\(number) \(operations[number].kind.rawValue) ends: \(outcome)")
        guard let error else { return }
        texts += [error.description, error.localizedDescription, String(reflecting: error)]
        texts += [error.vendorCode, error.vendorMessage, error.carrierCode, error.carrierMessage, error.requestID]
            .compactMap { $0 }
    }

    /// Where an operation's events go.
    func sink(of number: Int) -> EventSink {
        EventSink { event in self.saw(event, number) }
    }

    private func saw(_ event: AuthPageEvent, _ number: Int) {
        let parameters = event.parameters
        let text = parameters.isEmpty ? "" : " " + JSONValue.object(parameters).serialized(pretty: false)
        see("#\(number) \(event.name)\(text)")
        operations[number].events.append(
            Event(
                at: phone.clock.now, event: event, entry: journal.count,
                isAfterEnd: operations[number].end != nil))
        if event == .pagePresented { operations[number].pageIsUp = true }
        if event == .pageDismissed { operations[number].pageIsUp = false }
        if !text.isEmpty { texts.append(text) }
    }
}
