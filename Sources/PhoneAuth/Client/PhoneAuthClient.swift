public import UIKitShim

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
/// outcome for each operation, one login at a time, the prefetch cache, the choice of the next vendor, and the closing of the
/// page. One client lives at a time in a process, since the vendors' SDKs are singletons; the operations of a second one throw
/// `busy`.
@MainActor public final class PhoneAuthClient {
    /// The configuration in force.
    public let configuration: PhoneAuthConfiguration
    /// The carrier, once a vendor has reported it.
    public private(set) var carrier = Carrier.unknown
    /// The vendors that the last login tried, also after a success.
    public private(set) var attempts: [Attempt] = []
    /// When the last login's outcome was taken, in the scheduler's seconds: before its page closed.
    package private(set) var lastLoginOutcome: Double?
    /// What was odd about the vendors' callbacks so far.
    public var diagnostics: CallbackDiagnostics { counter.counts }

    /// How a page of the web is shown; tests look instead.
    package var openWebPage: @MainActor (URL, UIViewController) -> Void = WebPage.open

    /// What is known of the app; tests bring their own.
    package var host: any HostEnvironment = AppEnvironment()

    private let registrations: [Vendor: VendorRegistration]
    let scheduler: any Scheduler
    let counter = CallbackCounter()
    private let inbox: Inbox
    private var lanes: [Vendor: VendorLane] = [:]
    private var hasConsent = false
    var login: LoginOperation?
    /// What concerns scenes.
    var scenes = SceneDesk()
    var isVerifying = false

    /// Makes a client. No vendor is touched.
    ///
    /// - Parameters:
    ///   - configuration: Which vendors, in which order, with which rules.
    ///   - vendors: The vendors that are linked into the app.
    ///   - scheduler: Time: the main queue's in an app.
    /// - Throws: ``ConfigurationError`` with a problem `vendorNotLinked` for each vendor that the routing names and the list
    ///   lacks.
    public convenience init(
        configuration: PhoneAuthConfiguration, vendors: [VendorRegistration],
        scheduler: any Scheduler = MainScheduler.shared
    ) throws(ConfigurationError) {
        let problems = configuration.problems(
            linkedVendors: vendors.map(\.vendor),
            pageTables: Dictionary(vendors.map { ($0.vendor, $0.pageTable) }, uniquingKeysWith: { first, _ in first })
        ).filter { $0.severity == .error }
        guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
        self.init(checked: configuration, vendors: vendors, scheduler: scheduler)
    }

    /// Makes a client of a configuration that another client was made of, with the same vendors linked: checking it is the most
    /// of what making one costs, which counts where a test makes a million.
    package init(
        checked configuration: PhoneAuthConfiguration, vendors: [VendorRegistration], scheduler: any Scheduler
    ) {
        self.configuration = configuration
        self.scheduler = scheduler
        registrations = Dictionary(vendors.map { ($0.vendor, $0) }, uniquingKeysWith: { first, _ in first })
        inbox = Inbox(scheduler: scheduler)
    }

    // MARK: Life cycle

    /// Says that the user has agreed to the privacy policy. Before that no vendor is touched.
    public func grantConsent() {
        hasConsent = true
    }

    /// Initialises the first vendor, and prefetches where the configuration says so.
    ///
    /// - Throws: ``PhoneAuthError``; a login later tries again by itself.
    public func prepare() async throws(PhoneAuthError) {
        counter.begin()
        defer { counter.end() }
        let lane = try firstLane(for: .login, at: .initialize)
        try await lane.initialize(for: .login)
        guard configuration.prefetch.moments.contains(.prepare), lane.provider.capabilities.contains(.prefetch) else {
            return
        }
        try refuseWithPage(.prefetch)
        _ = try await lane.prefetch(for: .login, renewing: false)
    }

    /// Initialises the vendor that a purpose would use first.
    ///
    /// - Throws: ``PhoneAuthError``.
    public func initialize(for purpose: Purpose = .login) async throws(PhoneAuthError) {
        counter.begin()
        defer { counter.end() }
        try await firstLane(for: purpose, at: .initialize).initialize(for: purpose)
    }

    /// Asks the vendor that a purpose would use first whether the phone can do it. Ask each time: the answer changes with SIM
    /// and network.
    ///
    /// - Throws: ``PhoneAuthError`` with the reason why it cannot.
    public func checkAvailability(for purpose: Purpose = .login) async throws(PhoneAuthError) {
        counter.begin()
        defer { counter.end() }
        let lane = try firstLane(for: purpose, at: .availability)
        try refuseWithPage(.availability)
        try await lane.initialize(for: purpose)
        try refuseWithPage(.availability)
        try await lane.checkAvailability(for: purpose)
    }

    /// Fetches ahead what a login needs, so that its page opens at once. Call it before the login screen shows.
    ///
    /// - Throws: ``PhoneAuthError``; `busy` while a page is up.
    @discardableResult
    public func prefetch(for purpose: Purpose = .login) async throws(PhoneAuthError) -> Prefetch {
        counter.begin()
        defer { counter.end() }
        let lane = try firstLane(for: purpose, at: .prefetch)
        try refuseWithPage(.prefetch)
        try await lane.initialize(for: purpose)
        guard lane.provider.capabilities.contains(.prefetch) else {
            throw lane.provider.unsupported(.prefetch, for: purpose)
        }
        try refuseWithPage(.prefetch)
        return try await lane.prefetch(for: purpose, renewing: false)
    }

    /// Forgets what was fetched ahead, here and in the SDKs; the next login prefetches anew.
    public func forgetPrefetches() {
        for lane in lanes.values { lane.forgetPrefetches() }
    }

    /// Forgets what was fetched ahead for the user who logs out, and prefetches anew where the configuration says so.
    public func logOut() async {
        forgetPrefetches()
        guard configuration.prefetch.moments.contains(.logout), login == nil,
            let lane = try? firstLane(for: .login, at: .prefetch), lane.provider.capabilities.contains(.prefetch)
        else { return }
        counter.begin()
        defer { counter.end() }
        do throws(PhoneAuthError) {
            try await lane.initialize(for: .login)
            try refuseWithPage(.prefetch)
            _ = try await lane.prefetch(for: .login, renewing: true)
        } catch {
            // The next login prefetches by itself, and reports what is wrong then.
        }
    }

    // MARK: Login

    /// Shows the authorization page and returns the credential that the backend exchanges for the phone's number.
    ///
    /// - Parameters:
    ///   - presenter: The controller to present from. It must be in a window.
    ///   - style: The page; the configuration's when left out.
    ///   - hooks: What the app adds to the page in code.
    ///   - events: What happens on the page.
    /// - Throws: ``PhoneAuthError``, once, with every vendor that was tried; `invalidArgument` at stage `present` where the
    ///   page's orientations and the app's have none in common.
    public func login(
        from presenter: UIViewController, style: AuthPageStyle? = nil, hooks: PageHooks = PageHooks(),
        events: EventSink = .none
    ) async throws(PhoneAuthError) -> LoginCredential {
        switch try await run(from: presenter, style: style, hooks: hooks, events: events, exchange: nil) {
        case .credential(let credential): return credential
        case .failure(let error as PhoneAuthError): throw error
        case .failure, .exchanged: throw PhoneAuthError(.internalFailure, stage: .login)
        }
    }

    /// Shows the authorization page, lets the backend exchange the credential, and closes the page when that has succeeded.
    ///
    /// When the exchange throws, the page stays, its loading stops, and the user may tap again or leave.
    ///
    /// - Parameters:
    ///   - presenter: The controller to present from. It must be in a window.
    ///   - style: The page; the configuration's when left out.
    ///   - hooks: What the app adds to the page in code.
    ///   - events: What happens on the page.
    ///   - exchange: Sends the credential to the backend. Called once for each credential.
    /// - Returns: what `exchange` returned.
    /// - Throws: ``PhoneAuthError``, once, with every vendor that was tried; with the page closing at the token, what
    ///   `exchange` threw.
    public func login<Account: Sendable>(
        from presenter: UIViewController, style: AuthPageStyle? = nil, hooks: PageHooks = PageHooks(),
        events: EventSink = .none,
        exchange: @escaping @MainActor (LoginCredential) async throws -> Account
    ) async throws -> Account {
        var account: Account?
        let end = try await run(from: presenter, style: style, hooks: hooks, events: events) { credential in
            account = try await exchange(credential)
        }
        if case .failure(let error) = end { throw error }
        guard let account else { throw PhoneAuthError(.internalFailure, stage: .exchange) }
        return account
    }

    private func run(
        from presenter: UIViewController, style: AuthPageStyle?, hooks: PageHooks, events: EventSink,
        exchange: (@MainActor (LoginCredential) async throws -> Void)?
    ) async throws(PhoneAuthError) -> LoginOperation.End {
        try admit(at: .initialize)
        guard login == nil, !isVerifying, scenes.current == nil else { throw PhoneAuthError(.busy, stage: .login) }
        return try await runAdmitted(from: presenter, style: style, hooks: hooks, events: events, exchange: exchange)
    }

    /// Runs a login for which there is room: an app's, or the one-tap node of a scene.
    func runAdmitted(
        from presenter: UIViewController, style: AuthPageStyle?, hooks: PageHooks, events: EventSink,
        exchange: (@MainActor (LoginCredential) async throws -> Void)?
    ) async throws(PhoneAuthError) -> LoginOperation.End {
        let vendors = configuration.order(for: .login, carrier: carrier)
            .prefix(configuration.routing.failover.maximumAttempts)
        guard !vendors.isEmpty else { throw PhoneAuthError(.unsupportedOperation, stage: .login) }
        var style = style ?? configuration.page
        style.orientations = style.orientations.filter { host.supportedOrientations?.contains($0) ?? true }
        // A page that fits the app in no way would crash or hang over; the app's own plist decides.
        guard !style.orientations.isEmpty else { throw PhoneAuthError(.invalidArgument, stage: .present) }
        let lanes = vendors.map { lane($0) }
        let plans = zip(vendors, lanes).map { vendor, lane in
            LoginMachine.Plan(
                vendor: vendor, product: lane.provider.product(for: .login),
                present: configuration.deadline(for: .present, vendor: vendor),
                token: configuration.deadline(for: .login, vendor: vendor),
                holdsToken: lane.provider.capabilities.contains(.loginGate),
                canTick: lane.provider.capabilities.contains(.agreementControl))
        }
        let operation = LoginOperation(
            plans: plans,
            surroundings: LoginOperation.Surroundings(
                scheduler: scheduler, counter: counter, presenter: presenter, style: style,
                hooks: hooks, hasWeChat: host.canOpen("weixin") ?? true,
                configuration: configuration, lanes: lanes,
                page: { [weak self] style, vendor, screen in
                    self?.vendorPage(style, of: vendor, on: screen) ?? VendorPage()
                },
                carrier: { [weak self] in self?.carrier ?? .unknown }, learn: { [weak self] in self?.learn($0) },
                openWebPage: openWebPage,
                settled: { [weak self, scheduler] in self?.lastLoginOutcome = scheduler.now },
                ended: { [weak self] operation in
                    self?.attempts = operation.attempts
                    if self?.login === operation { self?.login = nil }
                },
                events: events,
                exchange: exchange))
        login = operation
        return await operation.run()
    }

    // MARK: Verification

    /// Fetches a credential with which the backend can verify that a number is this phone's. No page is shown.
    ///
    /// - Throws: ``PhoneAuthError``, once, with every vendor that was tried.
    public func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        try admit(at: .verify)
        guard login == nil, !isVerifying, scenes.current == nil else { throw PhoneAuthError(.busy, stage: .verify) }
        isVerifying = true
        counter.begin()
        defer {
            isVerifying = false
            counter.end()
        }
        var tried: [Attempt] = []
        var last = PhoneAuthError(.unsupportedOperation, stage: .verify)
        let vendors = configuration.order(for: .verification, carrier: carrier)
        for vendor in vendors.prefix(configuration.routing.failover.maximumAttempts) {
            let start = scheduler.now
            do throws(PhoneAuthError) {
                let credential = try await verify(number, with: lane(vendor))
                tried.append(Attempt(vendor: vendor, stage: .verify, failure: nil, duration: scheduler.now - start))
                attempts = tried
                return credential
            } catch {
                tried.append(
                    Attempt(vendor: vendor, stage: error.stage, failure: error.code, duration: scheduler.now - start))
                last = error
                if !error.leadsToNextVendor || Task.isCancelled { break }
            }
        }
        attempts = tried
        last.attempts = tried
        last.carrier = last.carrier.or(carrier)
        throw last
    }

    private func verify(
        _ number: PhoneNumber, with lane: VendorLane
    ) async throws(PhoneAuthError) -> VerificationCredential {
        guard lane.provider.capabilities.contains(.numberVerification) else {
            throw lane.provider.unsupported(.verify, for: .verification)
        }
        try await lane.initialize(for: .verification)
        try await lane.checkAvailability(for: .verification)
        let credential = try await lane.verificationCredential(for: number)
        learn(credential.carrier)
        return credential
    }

    // MARK: The page

    /// Closes the authorization page; the login, or the scene, under way ends as `cancelled`. Returns when the page is gone, at once where
    /// there is none.
    public func dismissPage() async {
        if scenes.current != nil { return await stopScene() }
        guard let login else { return }
        login.cancel()
        await login.end()
    }

    /// Whether the agreement on the page is ticked.
    ///
    /// - Throws: `unsupportedOperation` where the vendor does not tell, or no page is up.
    public func isAgreementChecked() throws(PhoneAuthError) -> Bool {
        try pageProvider().isAgreementChecked()
    }

    /// Ticks the agreement on the page, or unticks it: after the app's own agreement dialog.
    ///
    /// - Throws: `unsupportedOperation` where the vendor cannot, or no page is up.
    public func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) {
        _ = try pageProvider()
        try login?.setAgreementChecked(isChecked)
    }

    /// Stops the vendor's loading indicator.
    ///
    /// - Throws: `unsupportedOperation` where the vendor cannot, or no page is up.
    public func stopLoading() throws(PhoneAuthError) {
        try pageProvider().stopLoading()
    }

    /// Closes the vendor's second agreement dialog on the page.
    ///
    /// - Throws: `unsupportedOperation` where the vendor cannot, or no page is up.
    public func closeConsentDialog() throws(PhoneAuthError) {
        try pageProvider().closeConsentDialog()
    }

    /// The controller of the page that is up, where the vendor gives access to it.
    public var pageController: UIViewController? { login?.pageController }

    private func pageProvider() throws(PhoneAuthError) -> any PhoneAuthProvider {
        guard let login, login.hasPage, let provider = login.provider else {
            throw PhoneAuthError(.unsupportedOperation, stage: .login)
        }
        return provider
    }

    // MARK: What is known

    /// Carrier and network, as the utilities of the vendor that a purpose would use first see them.
    ///
    /// - Throws: `unsupportedOperation` where the vendor does not tell.
    public func networkEnvironment(for purpose: Purpose = .login) throws(PhoneAuthError) -> NetworkEnvironment {
        let environment = try firstLane(for: purpose, at: .availability).provider.networkEnvironment()
        learn(environment.carrier)
        return environment
    }

    /// What is missing or too old in the app, for each vendor that the routing names, with what to do about it.
    ///
    /// - Throws: `consentRequired`: it asks the SDKs for their versions.
    public func diagnose(in host: any HostEnvironment = AppEnvironment()) throws(PhoneAuthError) -> [VendorDiagnosis] {
        try admit(at: .initialize)
        let routing = configuration.routing
        var seen: Set<Vendor> = []
        let vendors =
            [routing.order] + Carrier.allCases.compactMap { routing.byCarrier[$0] }
            + Purpose.allCases.compactMap { routing.byPurpose[$0] }
        return vendors.joined().filter { seen.insert($0).inserted }.map { vendor in
            VendorDiagnosis(of: lane(vendor).provider, vendor: vendor, in: host)
        }
    }

    /// How a vendor would make its page of a style, and what becomes of the style's fields.
    ///
    /// - Parameters:
    ///   - style: The page; the configuration's when left out.
    ///   - vendor: A vendor that is linked.
    ///   - screen: The screen.
    /// - Returns: the translation; `nil` where the vendor is not linked.
    public func page(
        _ style: AuthPageStyle? = nil, of vendor: Vendor, on screen: PageScreen = .medium
    ) -> PageTranslation? {
        registrations[vendor]?.pageTable.translate(
            style ?? configuration.page, overrides: overrides(of: vendor), on: screen)
    }

    /// The page that a vendor shows of a style; an empty one where the vendor is not linked.
    func vendorPage(_ style: AuthPageStyle, of vendor: Vendor, on screen: PageScreen) -> VendorPage {
        registrations[vendor]?.pageTable.page(of: style, overrides: overrides(of: vendor), on: screen) ?? VendorPage()
    }

    /// What the configuration sets of a vendor's page model. It was checked when the client was made.
    private func overrides(of vendor: Vendor) -> [String: PageProperty] {
        guard let raw = configuration.pageOverrides[vendor], let table = registrations[vendor]?.pageTable else {
            return [:]
        }
        var log = ProblemLog()
        return table.read(raw, at: "pageOverrides.\(vendor)", into: &log)
    }

    func learn(_ reported: Carrier) {
        guard reported != .unknown, reported != carrier else { return }
        carrier = reported
        for lane in lanes.values { lane.carrierIs(reported) }
    }

    func admit(at stage: Stage) throws(PhoneAuthError) {
        guard scheduler.clientSlot.claim(for: self) else { throw PhoneAuthError(.busy, stage: stage) }
        guard hasConsent || !configuration.consent.isRequired else {
            throw PhoneAuthError(.consentRequired, stage: stage)
        }
    }

    private func refuseWithPage(_ stage: Stage) throws(PhoneAuthError) {
        if login?.hasPage == true { throw PhoneAuthError(.busy, stage: stage) }
    }

    private func firstLane(for purpose: Purpose, at stage: Stage) throws(PhoneAuthError) -> VendorLane {
        try admit(at: stage)
        guard let vendor = configuration.order(for: purpose, carrier: carrier).first else {
            throw PhoneAuthError(.unsupportedOperation, stage: stage)
        }
        return lane(vendor)
    }

    func lane(_ vendor: Vendor) -> VendorLane {
        if let lane = lanes[vendor] { return lane }
        guard let registration = registrations[vendor] else {
            preconditionFailure("the configuration's check admitted a vendor that is not linked: \(vendor)")
        }
        let line = VendorLine(vendor: vendor, scheduler: scheduler, inbox: inbox, counter: counter)
        let context = ProviderContext(configuration: configuration, line: line, scheduler: scheduler)
        let lane = VendorLane(
            provider: registration.makeProvider(context), vendor: vendor, configuration: configuration,
            scheduler: scheduler, counter: counter, learn: { [weak self] in self?.learn($0) })
        lanes[vendor] = lane
        return lane
    }
}
