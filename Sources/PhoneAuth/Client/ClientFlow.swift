/// One operation of a client: its attempts and stages, as observers are told of them.
@MainActor final class ClientFlow {
    /// What the app asked for.
    let operation: ClientEvent.Operation
    /// Its number in the client.
    let number: Int

    private let journal: ClientJournal
    private let clock: ActiveClock
    private let carrier: @MainActor () -> Carrier
    private let start: Double
    private var log = AttemptLog()
    private var vendor: (vendor: Vendor, product: Product)?
    private var hasEnded = false
    /// The vendors as they were last chosen.
    private(set) var decision: RoutingDecision?
    /// The vendors that had their turn.
    private var tried: Set<Vendor> = []

    init(
        _ operation: ClientEvent.Operation, journal: ClientJournal, clock: ActiveClock,
        carrier: @escaping @MainActor () -> Carrier
    ) {
        self.operation = operation
        self.journal = journal
        self.clock = clock
        self.carrier = carrier
        number = journal.nextOperation()
        start = clock.now
        note(.began(operation))
    }

    /// The vendors that were tried.
    var attempts: [Attempt] { log.attempts }

    /// The error that says most about the attempts, with all of them.
    var mostUsefulError: PhoneAuthError? {
        guard var error = log.mostUsefulError else { return nil }
        error.attempts = log.attempts
        error.carrier = error.carrier.or(carrier())
        return error
    }

    func note(_ kind: ClientEvent.Kind) { journal.note(kind, in: number) }

    // MARK: Routing

    /// Takes a decision in, and tells it where it is news.
    func take(_ decision: RoutingDecision) {
        guard decision != self.decision else { return }
        self.decision = decision
        note(.routed(decision))
    }

    /// The vendor whose turn is next, from now on tried; `nil` where there is none left.
    func nextVendor() -> Vendor? {
        guard let vendor = decision?.vendors.first(where: { !tried.contains($0) }) else { return nil }
        tried.insert(vendor)
        return vendor
    }

    /// Whether a vendor had its turn.
    func hasTried(_ vendor: Vendor) -> Bool { tried.contains(vendor) }

    /// How many vendors had their turn.
    var turns: Int { tried.count }

    // MARK: Attempts without a page

    /// A vendor's turn begins.
    func begin(_ lane: VendorLane, for purpose: Purpose) {
        let product = lane.provider.product(for: purpose)
        vendor = (lane.vendor, product)
        log.begin(at: clock.now)
        note(.attemptBegan(log.number, lane.vendor, product))
    }

    /// The vendor is asked for something.
    func enter(_ stage: Stage) {
        tell(log.enter(stage, at: clock.now))
    }

    /// The vendor's turn is over.
    func endAttempt(_ error: PhoneAuthError? = nil) {
        guard let vendor = vendor?.vendor else { return }
        tell(log.endStage(error, at: clock.now))
        if let error, error.stage != log.stage { log.goBack(to: error.stage) }
        if let attempt = log.end(error, of: vendor, at: clock.now) { note(.attemptEnded(log.number, attempt)) }
    }

    private func tell(_ end: AttemptLog.StageEnd?) {
        guard let end, let vendor else { return }
        tell(end, vendor.vendor, vendor.product)
    }

    private func tell(_ end: AttemptLog.StageEnd, _ vendor: Vendor, _ product: Product) {
        note(
            .stageEnded(
                ClientEvent.StageReport(
                    attempt: end.attempt, vendor: vendor, product: product, carrier: carrier(), stage: end.stage,
                    failure: end.error?.code, duration: end.duration)))
        if let misconfiguration = end.error?.misconfiguration { note(.misconfigured(misconfiguration)) }
    }

    // MARK: Logins

    /// Hands on what a login's machine tells.
    func tell(_ report: LoginMachine.Report) {
        switch report {
        case .attemptBegan(let number, let plan): note(.attemptBegan(number, plan.vendor, plan.product))
        case .stageEnded(let end, let plan): tell(end, plan.vendor, plan.product)
        case .attemptEnded(let number, let attempt): note(.attemptEnded(number, attempt))
        }
    }

    /// The page of a vendor has come up.
    func pagePresented(by vendor: Vendor) {
        note(.pagePresented(vendor, after: clock.now - start))
    }

    // MARK: The end

    /// The outcome has been taken.
    func end(_ failure: PhoneAuthError.Code?) {
        guard !hasEnded else { return }
        hasEnded = true
        note(.ended(operation, failure, duration: clock.now - start))
    }
}
