package import UIKitShim

/// One-click login and number verification over whichever vendors the configuration names.
///
/// ```swift
/// let client = try PhoneAuthClient(configuration: configuration, vendors: [.geetest(GeetestBinding())])
/// client.grantConsent()
/// try await client.prepare()
/// let account = try await client.login(from: controller) { credential in try await backend.signIn(credential) }
/// ```
///
/// The client keeps what holds for every vendor: consent before the first vendor call, a deadline for each stage, exactly one
/// outcome for each operation, one login at a time, the prefetch cache, the choice of the next vendor, which vendor is left alone
/// for a while, and the closing of the page. One client lives at a time in a process, since the vendors' SDKs are singletons; the operations of a second one throw
/// `busy`.
@MainActor public final class PhoneAuthClient {
    /// The configuration in force. ``apply(_:)`` changes it.
    public var configuration: PhoneAuthConfiguration { current.value }
    /// The carrier, once a vendor has reported it.
    public internal(set) var carrier = Carrier.unknown
    /// The vendors that the last login or verification tried, also after a success.
    public internal(set) var attempts: [Attempt] = []
    /// The vendors whose configuration, or whose console, is wrong as far as the last calls have shown: also where another vendor
    /// stepped in and the user noticed nothing. In the order of their names; a vendor that works again is not among them.
    public var misconfigurations: [Misconfiguration] {
        misconfigured.values.sorted { ($0.vendor.rawValue, "\($0)") < ($1.vendor.rawValue, "\($1)") }
    }
    /// When the last login's outcome was taken, in the scheduler's seconds: before its page closed.
    package internal(set) var lastLoginOutcome: Double?
    /// What was odd about the vendors' callbacks so far.
    public var diagnostics: CallbackDiagnostics { counter.counts }

    /// How a page of the web is shown; tests look instead.
    package var openWebPage: @MainActor (URL, UIViewController) -> Void = WebPage.open

    /// What is known of the app; tests bring their own.
    package var host: any HostEnvironment = AppEnvironment()

    let registrations: [Vendor: VendorRegistration]
    let current: CurrentConfiguration
    let scheduler: any Scheduler
    /// The clock of deadlines.
    let clock: ActiveClock
    let counter = CallbackCounter()
    let journal: ClientJournal
    /// Where this installation lies in the traffic; looked up when the traffic is split for the first time.
    lazy var place = (installation ?? .stored()).place
    private let installation: Installation?
    private let inbox: Inbox
    var lanes: [Vendor: VendorLane] = [:]
    var health = VendorHealth()
    var misconfigured: [VendorHealth.Key: Misconfiguration] = [:]
    /// Who is making a vendor ready, and can go on to another one.
    var preparations: [Int: (vendor: Vendor, moveOn: @MainActor (Stage) -> Void)] = [:]
    private var hasConsent = false
    var login: LoginOperation?
    /// What concerns scenes.
    var scenes = SceneDesk()
    var isVerifying = false
    /// What concerns changes of the configuration.
    var changes = ConfigurationDesk()
    private var appState: AppStateObservation?

    /// Makes a client. No vendor is touched.
    ///
    /// - Parameters:
    ///   - configuration: Which vendors, in which order, with which rules.
    ///   - vendors: The vendors that are linked into the app.
    ///   - installation: What keeps a split of the traffic the same at every launch; kept in the app's user defaults when left
    ///     out, and looked at only where `routing.split` is set.
    ///   - scheduler: Time: the main queue's in an app.
    /// - Throws: ``ConfigurationError`` with a problem `vendorNotLinked` for each vendor that the routing names and the list
    ///   lacks, and for each scripted one in a release build that has not asked for it.
    public convenience init(
        configuration: PhoneAuthConfiguration, vendors: [VendorRegistration], installation: Installation? = nil,
        scheduler: any Scheduler = MainScheduler.shared
    ) throws(ConfigurationError) {
        let problems =
            configuration.problems(
                linkedVendors: vendors.map(\.vendor),
                pageTables: Dictionary(
                    vendors.map { ($0.vendor, $0.pageTable) }, uniquingKeysWith: { first, _ in first })
            ).filter { $0.severity == .error } + vendors.compactMap(\.problem)
        guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
        self.init(checked: configuration, vendors: vendors, installation: installation, scheduler: scheduler)
    }

    /// Makes a client of a configuration that another client was made of, with the same vendors linked: checking it is the most
    /// of what making one costs, which counts where a test makes a million.
    package init(
        checked configuration: PhoneAuthConfiguration, vendors: [VendorRegistration],
        installation: Installation? = nil, scheduler: any Scheduler
    ) {
        registrations = Dictionary(vendors.map { ($0.vendor, $0) }, uniquingKeysWith: { first, _ in first })
        current = CurrentConfiguration(configuration)
        self.installation = installation
        self.scheduler = scheduler
        clock = ActiveClock(scheduler: scheduler)
        journal = ClientJournal(scheduler: scheduler)
        inbox = Inbox(scheduler: scheduler)
        appState = AppStateObservation(of: self)
    }

    /// Says that the user has agreed to the privacy policy. Before that no vendor is touched.
    public func grantConsent() {
        hasConsent = true
    }

    // MARK: What operations share

    /// Whether neither a login, a verification nor a scene is under way.
    var isFree: Bool { login == nil && !isVerifying && scenes.current == nil }

    func admit(at stage: Stage) throws(PhoneAuthError) {
        guard scheduler.clientSlot.claim(for: self) else { throw PhoneAuthError(.busy, stage: stage) }
        guard hasConsent || !configuration.consent.isRequired else {
            throw PhoneAuthError(.consentRequired, stage: stage)
        }
    }

    /// Begins an operation; ``end(_:)`` must follow.
    func begin(_ operation: ClientEvent.Operation) -> ClientFlow {
        changes.flows += 1
        return ClientFlow(operation, journal: journal, clock: clock) { [weak self] in self?.carrier ?? .unknown }
    }

    /// An operation is over, with its page gone.
    func end(_ flow: ClientFlow) {
        changes.flows -= 1
        applyPendingChange()
    }

    /// Runs an operation without a page.
    func run<Value>(
        _ operation: ClientEvent.Operation, _ body: (ClientFlow) async throws(PhoneAuthError) -> Value
    ) async throws(PhoneAuthError) -> Value {
        let flow = begin(operation)
        counter.begin()
        defer {
            counter.end()
            end(flow)
        }
        do throws(PhoneAuthError) {
            let value = try await body(flow)
            flow.end(nil)
            return value
        } catch {
            flow.end(error.code)
            throw error
        }
    }

    /// Runs one vendor's turn in an operation without a page.
    func attempt<Value>(
        _ lane: VendorLane, for purpose: Purpose, in flow: ClientFlow,
        _ body: () async throws(PhoneAuthError) -> Value
    ) async throws(PhoneAuthError) -> Value {
        flow.begin(lane, for: purpose)
        do throws(PhoneAuthError) {
            let value = try await body()
            flow.endAttempt()
            return value
        } catch {
            flow.endAttempt(error)
            throw error
        }
    }

    /// Initialises a vendor in an operation without a page, unless it is.
    func initialize(_ lane: VendorLane, for purpose: Purpose, in flow: ClientFlow) async throws(PhoneAuthError) {
        if lane.needsInitialization(for: purpose) { flow.enter(.initialize) }
        try await lane.initialize(for: purpose)
    }

    func refuseWithPage(_ stage: Stage) throws(PhoneAuthError) {
        if login?.hasPage == true || scenes.current?.hasVendorsPages == true {
            throw PhoneAuthError(.busy, stage: stage)
        }
    }

    func learn(_ reported: Carrier) {
        guard reported != .unknown, reported != carrier else { return }
        carrier = reported
        for lane in lanes.values { lane.carrierIs(reported) }
    }

    // MARK: Vendors

    func lane(_ vendor: Vendor) -> VendorLane {
        if let lane = lanes[vendor] { return lane }
        guard let registration = registrations[vendor] else {
            preconditionFailure("the configuration's check admitted a vendor that is not linked: \(vendor)")
        }
        let line = VendorLine(vendor: vendor, scheduler: scheduler, inbox: inbox, counter: counter)
        let context = ProviderContext(configuration: current, line: line, scheduler: scheduler)
        let lane = VendorLane(
            provider: registration.makeProvider(context), vendor: vendor, configuration: current,
            scheduler: scheduler, clock: clock, counter: counter, learn: { [weak self] in self?.learn($0) },
            judge: { [weak self] in self?.judge(vendor, $0, at: $1, $2) },
            overdue: { [weak self] in self?.isOverdue(vendor, $0, at: $1) })
        lanes[vendor] = lane
        return lane
    }

    /// The vendors for a purpose, as things stand.
    func decide(_ purpose: Purpose, _ urgency: Router.Urgency) -> RoutingDecision {
        Router(configuration: configuration, health: health, installation: { self.place })
            .decide(purpose, carrier: carrier, urgency, at: scheduler.now)
    }

    /// Takes in that a vendor lets its callers wait, and tells those who make it ready for later.
    private func isOverdue(_ vendor: Vendor, _ purpose: Purpose, at stage: Stage) {
        health.isOverdue(vendor, purpose, at: stage, under: configuration.routing.failover)
        for preparation in preparations.values.filter({ $0.vendor == vendor }) { preparation.moveOn(stage) }
    }

    /// Takes in how a vendor did at a stage.
    func judge(_ vendor: Vendor, _ purpose: Purpose, at stage: Stage, _ error: PhoneAuthError?) {
        // The vendor may know better at which stage it failed than who asked.
        let stage = error?.stage ?? stage
        let key = VendorHealth.Key(vendor: vendor, purpose: purpose, stage: stage)
        if error == nil { misconfigured[key] = nil }
        if let misconfiguration = error?.misconfiguration { misconfigured[key] = misconfiguration }
        let change =
            error.map {
                health.failed(vendor, purpose, with: $0, under: configuration.routing.failover, at: scheduler.now)
            }
            ?? health.succeeded(vendor, purpose, at: stage)
        switch change {
        case .restBegan(let seconds): journal.note(.restBegan(vendor, purpose, stage, seconds: seconds))
        case .recovered: journal.note(.recovered(vendor, purpose, stage))
        case nil: break
        }
    }
}
