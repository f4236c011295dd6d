import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// What the app's side saw of a run.
@MainActor final class ChaosLog {
    /// An operation that the app asked for.
    struct Operation {
        enum Kind: String, Hashable {
            case login, scene, prepare, loginPageAppeared, prefetch, checkAvailability, verify, logOut, dismissPage,
                stopScene,
                apply

            /// What observers are told of; `nil` for what they are not.
            var observed: ClientEvent.Operation? {
                switch self {
                case .login: .login
                case .scene: .scene
                case .prepare, .loginPageAppeared, .logOut: .prepare
                case .prefetch: .prefetch
                case .checkAvailability: .availability
                case .verify: .verification
                case .dismissPage, .stopScene, .apply: nil
                }
            }
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
        /// The configuration in force when it began.
        var configuration: PhoneAuthConfiguration?
        /// The number that observers are told.
        var flow: Int?
        /// Of a changed configuration, which of the plan's it is.
        var change: Int?
        /// Why a changed configuration was refused.
        var problems: [ConfigurationProblem.Code] = []
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
    /// What observers were told.
    var observed: [ClientEvent] = []
    /// The configurations that came into force, in order.
    var applied: [PhoneAuthConfiguration] = []
    /// When the app was in the background; without an end while it is.
    private var absences: [(from: Double, to: Double?)] = []

    /// The operation of the app's in which something happens.
    @TaskLocal static var operation: Int?

    private let isTracing: Bool
    private let phone: SimulatedPhone
    private let journal: PhoneJournal

    init(_ phone: SimulatedPhone, _ journal: PhoneJournal, isTracing: Bool = true) {
        self.phone = phone
        self.journal = journal
        self.isTracing = isTracing
    }

    /// The journal's word for the user's consent.
    static let consent = "consent"

    /// What is written is made only where somebody reads it.
    func note(_ text: @autoclosure () -> String) {
        journal.note(.app(isTracing ? text() : ""), at: phone.clock.now)
    }

    func noteConsent() {
        hasConsent = true
        journal.note(.app(Self.consent), at: phone.clock.now)
    }

    private func see(_ text: @autoclosure () -> String) {
        journal.note(.seen(isTracing ? text() : ""), at: phone.clock.now)
    }

    // MARK: The background

    func enterBackground() {
        note("goes to the background")
        if absences.last.map({ $0.to != nil }) ?? true { absences.append((phone.clock.now, nil)) }
    }

    func enterForeground() {
        note("comes to the foreground")
        if let last = absences.last, last.to == nil { absences[absences.count - 1].to = phone.clock.now }
    }

    /// The seconds between two moments, without those in the background.
    func seconds(from start: Double, to end: Double) -> Double {
        absences.reduce(end - start) { rest, absence in
            rest - max(0, min(end, absence.to ?? end) - max(start, absence.from))
        }
    }

    // MARK: Operations

    func begin(_ kind: Operation.Kind) -> Int {
        let number = operations.count
        note("#\(number) \(kind.rawValue) begins")
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
        let kind = operations[number].kind
        see("#\(number) \(kind.rawValue) ends: \(outcome)")
        guard let error else { return }
        texts += [error.description, error.localizedDescription, String(reflecting: error)]
        texts += [error.vendorCode, error.vendorMessage, error.carrierCode, error.carrierMessage, error.requestID]
            .compactMap { $0 }
    }

    /// Takes in what an observer is told, and to which of the app's operations it belongs.
    func observe(_ event: ClientEvent) {
        observed.append(event)
        texts.append("\(event)")
        see("observed \(event)")
        guard case .began(let operation) = event.kind, let number = Self.operation,
            operations[number].kind.observed == operation, operations[number].flow == nil
        else { return }
        operations[number].flow = event.operation
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
