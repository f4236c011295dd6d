public import UIKitShim

extension PhoneAuthClient {
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
        guard isFree else { throw PhoneAuthError(.busy, stage: .login) }
        return try await runAdmitted(from: presenter, style: style, hooks: hooks, events: events, exchange: exchange)
    }

    /// Runs a login for which there is room: an app's, or the one-tap node of a scene.
    func runAdmitted(
        from presenter: UIViewController, style: AuthPageStyle?, hooks: PageHooks, events: EventSink,
        exchange: (@MainActor (LoginCredential) async throws -> Void)?
    ) async throws(PhoneAuthError) -> LoginOperation.End {
        guard !decide(.login, .somebodyWaits).vendors.isEmpty else {
            throw PhoneAuthError(.unsupportedOperation, stage: .login)
        }
        var style = style ?? configuration.page
        style.orientations = style.orientations.filter { host.supportedOrientations?.contains($0) ?? true }
        // A page that fits the app in no way would crash or hang over; the app's own plist decides.
        guard !style.orientations.isEmpty else { throw PhoneAuthError(.invalidArgument, stage: .present) }
        let flow = begin(.login)
        let operation = LoginOperation(
            surroundings: LoginOperation.Surroundings(
                scheduler: scheduler, clock: clock, counter: counter, presenter: presenter, style: style,
                hooks: hooks, hasWeChat: host.canOpen("weixin") ?? true,
                configuration: configuration, lane: { [unowned self] in lane($0) },
                route: { [weak self] in self?.plans(in: flow) ?? [] },
                page: { [weak self] style, vendor, screen in
                    self?.vendorPage(style, of: vendor, on: screen) ?? VendorPage()
                },
                carrier: { [weak self] in self?.carrier ?? .unknown }, learn: { [weak self] in self?.learn($0) },
                report: { [weak self] in self?.take($0, of: flow) }, openWebPage: openWebPage,
                settled: { [weak self, scheduler] failure in
                    self?.lastLoginOutcome = scheduler.now
                    flow.end(failure)
                },
                ended: { [weak self] operation in
                    self?.attempts = operation.attempts
                    if self?.login === operation { self?.login = nil }
                    self?.end(flow)
                },
                isInUse: { [weak self] lane in
                    self?.login?.hasPage == true && self?.login?.provider === lane.provider
                },
                presented: { flow.pagePresented(by: $0) },
                events: events,
                exchange: exchange))
        login = operation
        return await operation.run()
    }

    /// The vendors that a login may try, as far as is known now.
    private func plans(in flow: ClientFlow) -> [LoginMachine.Plan] {
        let decision = decide(.login, .somebodyWaits)
        flow.take(decision)
        return decision.vendors.map { vendor in
            let lane = lane(vendor)
            return LoginMachine.Plan(
                vendor: vendor, product: lane.provider.product(for: .login),
                present: configuration.deadline(for: .present, vendor: vendor),
                token: configuration.deadline(for: .login, vendor: vendor),
                holdsToken: lane.provider.capabilities.contains(.loginGate),
                canTick: lane.provider.capabilities.contains(.agreementControl))
        }
    }

    /// Takes in what a login's machine tells. The stages before the page have been judged where the vendor was asked.
    private func take(_ report: LoginMachine.Report, of flow: ClientFlow) {
        flow.tell(report)
        guard case .stageEnded(let end, let plan) = report, end.isVendors, end.stage == .present || end.stage == .login
        else { return }
        judge(plan.vendor, .login, at: end.stage, end.error)
    }
}
