public import PhoneAuth
public import UIKitShim

/// Geetest in the framework's words: OneLogin in its advanced mode for login, OnePass for number verification.
///
/// A purpose whose section the configuration lacks is not among the ``capabilities``, and asking for it gives
/// `unsupportedOperation`. Sources: Geetest's iOS document (the user's) and the dossier of SDK 2.9.9.
@MainActor public final class GeetestProvider: PhoneAuthProvider {
    /// `geetest`.
    public static var vendor: Vendor { .geetest }
    /// The tables of OneLogin and OnePass.
    public static var returnCodes: ReturnCodeTable { .geetest }

    /// What the SDK needs in the app.
    public var requirements: SDKRequirements { .geetest }
    /// `sdkVersion`.
    public var sdkVersion: String { sdk.version }
    /// `currentAuthViewController`.
    public var pageController: UIViewController? { sdk.pageController }

    private let sdk: any GeetestSDK
    private let context: ProviderContext
    /// What the SDK was given keeps it. Its events go to the client's lane, which keeps this provider: kept here too, none of them
    /// would ever end.
    private weak var session: PageSession?
    /// Lives as long as its page: the SDK may keep its model, and what that holds, for longer.
    private var drawing: GeetestPageDrawing?
    private var page = Page.none
    private var hostBar: GeetestHostBar?
    /// The registration has started a prefetch whose result nobody has asked for.
    private var hasUnclaimedPrefetch = false
    /// The last prefetch was used or given up, whatever the SDK says of it.
    private var needsNewPrefetch = false

    /// What is known of the page.
    private enum Page {
        /// None was asked for, or the last one has closed itself.
        case none
        /// One was asked for; it may be up or about to come.
        case asked
        /// It is up.
        case up
    }

    /// Makes the provider. Touches nothing of the SDK.
    public init(sdk: any GeetestSDK, context: ProviderContext) {
        self.sdk = sdk
        self.context = context
    }

    /// What the products can do that the configuration has an id for.
    public var capabilities: Capabilities {
        let geetest = context.configuration.providers.geetest
        var capabilities: Capabilities = [.networkEnvironment]
        if geetest?.oneLogin != nil {
            capabilities.formUnion([
                .prefetch, .maskedNumber, .loginPage, .agreementState, .agreementControl, .manualDismiss,
                .loadingControl, .loginGate,
            ])
        }
        if let onePass = geetest?.onePass {
            capabilities.insert(.numberVerification)
            if onePass.cachesNumbers { capabilities.insert(.cachedNumbers) }
        }
        return capabilities
    }

    /// OnePass verifies numbers; OneLogin does everything else.
    public func product(for purpose: Purpose) -> Product { purpose == .verification ? .onePass : .oneLogin }

    private var carrier: Carrier { Carrier(vendorText: sdk.network?.carrierName) }
    private var settings: PhoneAuthConfiguration.Geetest {
        context.configuration.providers.geetest ?? PhoneAuthConfiguration.Geetest()
    }

    // MARK: Before the page

    /// Log switches, time-outs and registration, in this order. The registration is not answered: a wrong app id shows at the
    /// prefetch, which it starts by itself.
    ///
    /// OnePass needs no registration, and OneLogin is left alone for it. The SDK has no switch for its uploads.
    public func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        configurationChanged()
        guard purpose != .verification, let oneLogin = settings.oneLogin else { return }
        sdk.register(
            appID: oneLogin.appID.reveal(), prefetchTimeout: settings.timeouts.prefetch,
            tokenTimeout: settings.timeouts.token)
        hasUnclaimedPrefetch = true
    }

    /// The log switch. The SDK takes its time-outs once.
    public func configurationChanged() {
        sdk.setLogs(areEnabled: context.configuration.diagnostics.vendorLogs)
    }

    /// Geetest has no such question; the prefetch answers it.
    public func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {}

    /// Asks for the result of the prefetch that the SDK has or is running, after starting one where it has none. OnePass has
    /// no prefetch.
    ///
    /// It lives as long as `expire_time` says; else an hour on Mobile and Telecom, ten minutes on Unicom.
    public func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        guard purpose != .verification, settings.oneLogin != nil else { throw unsupported(.prefetch, for: purpose) }
        let hasOne = hasUnclaimedPrefetch || (!needsNewPrefetch && sdk.isPrefetchValid)
        hasUnclaimedPrefetch = false
        needsNewPrefetch = false
        if !hasOne { sdk.renewPrefetch() }
        let payload = try await context.line.answer { reply in sdk.prefetchResult(reply: reply) }
        let answer = VendorAnswer(oneLogin: payload, carrier: carrier, sdkVersion: sdk.version)
        try ReturnCodeTable.geetest.check(answer, of: .oneLogin, in: .prefetch)
        return Prefetch(
            carrier: answer.carrier, maskedNumber: payload.text("number"),
            lifetime: lifetime(payload, "expire_time") ?? Self.prefetchLifetime(on: answer.carrier))
    }

    /// `deletePreResultCache`; the next prefetch starts anew.
    public func forgetPrefetch() {
        guard settings.oneLogin != nil else { return }
        sdk.deletePrefetch()
        hasUnclaimedPrefetch = false
        needsNewPrefetch = true
    }

    private static func prefetchLifetime(on carrier: Carrier) -> Double {
        switch carrier {
        case .chinaMobile, .chinaTelecom: 3600
        case .chinaUnicom, .unknown: 600
        }
    }

    private func lifetime(_ payload: VendorPayload, _ keys: String...) -> Double? {
        keys.lazy.compactMap { payload.number($0) }.first { $0 > 0 && $0.isFinite }
    }

    // MARK: The page

    /// The code for back, with which the page closes itself.
    private static let back = "-20302"

    /// `requestToken`.
    public func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        guard settings.oneLogin != nil else { throw unsupported(.login) }
        let session = PageSession(line: context.line, events: events)
        let tracker = GeetestPageTracker(style: request.style, hooks: request.hooks, sdk: sdk)
        let drawing = GeetestPageDrawing(
            request, line: context.line, session: session, isChecked: { [sdk] in sdk.isCheckboxChecked },
            tapped: { [weak self] tap in self?.receive(tap, session) })
        self.session = session
        self.drawing = drawing
        page = .asked
        hostBar = GeetestHostBar(request)
        sdk.requestToken(
            presenter: request.presenter, page: request.page, hooks: drawing.hooks,
            event: context.line.receiver { [weak self] event in self?.receive(event, tracker, session) },
            reply: context.line.receiver { [weak self] payload in self?.receive(payload, session) })
        return try await session.nextResult()
    }

    /// `startRequestToken`, after a tap that was held back.
    public func fetchToken() throws(PhoneAuthError) {
        guard settings.oneLogin != nil else { throw unsupported(.login) }
        sdk.startRequestToken()
    }

    private func receive(_ tap: PageAdditions.Tap, _ session: PageSession) {
        switch tap {
        case .otherMethod: session.send(.otherMethodTapped)
        case .otherLogin(let kind, let id):
            session.send(.otherLoginTapped(kind: kind == .custom ? id : kind.rawValue))
        case .custom(let id): return session.send(.customControlTapped(id: id))
        }
        session.finish(.failure(error(.userChoseOtherMethod, .login, carrier: carrier)))
    }

    /// The completion of `requestToken` comes again after the next tap.
    public func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        guard let session else { throw error(.notInitialized, .login) }
        sdk.stopLoading()
        return try await session.nextResult()
    }

    private func receive(_ event: GeetestPageEvent, _ tracker: GeetestPageTracker, _ session: PageSession) {
        guard let event = tracker.translate(event) else { return }
        switch event {
        case .pagePresented: note(.up, in: session)
        // It went away without a word of the user's: the SDK may still think that it is there.
        case .pageDismissed:
            if page != .none { note(.asked, in: session) }
            hostBar?.restore()
        default: break
        }
        session.send(event)
    }

    private func receive(_ payload: VendorPayload, _ session: PageSession) {
        let answer = VendorAnswer(oneLogin: payload, carrier: carrier, sdkVersion: sdk.version)
        do throws(PhoneAuthError) {
            try ReturnCodeTable.geetest.check(answer, of: .oneLogin, in: .login)
            note(.up, in: session)
            needsNewPrefetch = true
            session.finish(credential(payload, answer))
        } catch {
            receive(error, session)
        }
    }

    private func receive(_ error: PhoneAuthError, _ session: PageSession) {
        var error = error
        // One completion brings both, and a page that did not open has no login.
        if error.code == .pagePresentationFailed { error.stage = .present }
        switch error.code {
        case .userCancelled where error.vendorCode != Self.back:
            // Android's code for back: nothing says that the page has closed itself.
            session.send(.backTapped)
        case .userCancelled:
            // The page closes itself on back. What was prefetched stays good.
            note(.none, in: session)
            hostBar?.restore()
            session.send(.backTapped)
            session.send(.pageDismissed)
        case .userChoseOtherMethod:
            note(.up, in: session)
            session.send(.otherMethodTapped)
        default:
            // Where the SDK speaks of a page of its own, that must be closed; the prefetch has not been touched.
            guard Self.returnCodes.repetition(after: error) != .closeAndReopen else { break }
            needsNewPrefetch = true
        }
        session.finish(.failure(error))
    }

    private func note(_ page: Page, in session: PageSession) {
        // The SDK has one page. One that comes for a login that is over is there all the same, where no later login has asked.
        if session === self.session || (page == .up && self.page == .none) { self.page = page }
    }

    /// `dismissAuthViewController`, unless the page has closed itself. Its completion is waited for only while a page is up: one
    /// that was refused may come up all the same, without a word, and is called off.
    public func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        let drawing = drawing
        self.drawing = nil
        defer { drawing?.remove() }
        guard page != .none else { return }
        let isUp = page == .up || sdk.pageController != nil
        page = .none
        guard isUp else { return sdk.dismissPage(animated: animated, done: nil) }
        defer { hostBar?.restore() }
        try await context.line.completion { done in sdk.dismissPage(animated: animated, done: done) }
    }

    /// `stopLoading`.
    public func stopLoading() { sdk.stopLoading() }
    /// `isProtocolCheckboxChecked`.
    public func isAgreementChecked() -> Bool { sdk.isCheckboxChecked }
    /// `setProtocolCheckState`.
    public func setAgreementChecked(_ isChecked: Bool) { sdk.setCheckboxChecked(isChecked) }

    /// `currentNetworkInfo`, which is nil where the carrier is none of the three: then nothing is known.
    public func networkEnvironment() -> NetworkEnvironment {
        guard let network = sdk.network else { return NetworkEnvironment() }
        let carrier = Carrier(vendorText: network.carrierName)
        return NetworkEnvironment(
            carrier: carrier, hasSIM: carrier == .unknown ? nil : true, isCellularDataOn: network.isCellularDataOn,
            isConnected: network.isConnected, networkType: network.networkType)
    }

    // MARK: Verification

    /// OnePass. The token is its `accesscode`.
    public func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        guard let onePass = settings.onePass else { throw unsupported(.verify, for: .verification) }
        let timeout = settings.timeouts.verify
        let verification = try await context.line.answer { reply in
            sdk.verify(
                number.reveal(), appID: onePass.appID.reveal(), timeout: timeout,
                cachesNumbers: onePass.cachesNumbers, reply: reply)
        }
        switch verification {
        case .success(let payload):
            return try credential(payload, number)
        case .failure(let code, let description):
            let answer = VendorAnswer(onePass: code, description, carrier: carrier, sdkVersion: sdk.version)
            try ReturnCodeTable.geetest.check(answer, of: .onePass, in: .verify)
            throw ReturnCodeTable.geetest.error(.malformedResponse, answer, .onePass, .verify)
        }
    }

    // MARK: Credentials

    /// Two minutes whatever the carrier: the server's documents promise no more. Older SDKs call `authcode` `gwAuth`.
    private func credential(
        _ payload: VendorPayload, _ answer: VendorAnswer
    ) -> Result<LoginCredential, PhoneAuthError> {
        guard let token = payload.text("token") else {
            return .failure(ReturnCodeTable.geetest.error(.missingToken, answer, .oneLogin, .login))
        }
        var fields: [String: Secret] = [:]
        if let id = payload.text("processID", "process_id") { fields["processID"] = Secret(id) }
        if let code = payload.text("authcode", "gwAuth") { fields["authcode"] = Secret(code) }
        return .success(
            LoginCredential(
                vendor: .geetest, product: .oneLogin, carrier: answer.carrier, token: Secret(token), fields: fields,
                maskedNumber: payload.text("number"), issuedAt: context.date, lifetime: 120))
    }

    /// The SDK names the lifetime `expiredTime` or `expires`, by version; where it names none it is two minutes.
    private func credential(
        _ payload: VendorPayload, _ number: PhoneNumber
    ) throws(PhoneAuthError) -> VerificationCredential {
        let carrier = Carrier(vendorText: payload.text("operatorType")).or(carrier)
        guard let token = payload.text("accesscode") else {
            let isEmpty = payload.fields?.isEmpty ?? true
            throw error(isEmpty ? .malformedResponse : .missingToken, .verify, for: .verification, carrier: carrier)
        }
        var fields: [String: Secret] = [:]
        if let id = payload.text("process_id", "processID") { fields["processID"] = Secret(id) }
        return VerificationCredential(
            vendor: .geetest, product: .onePass, carrier: carrier, token: Secret(token), fields: fields,
            phoneNumber: number, issuedAt: context.date, lifetime: lifetime(payload, "expiredTime", "expires") ?? 120)
    }
}
