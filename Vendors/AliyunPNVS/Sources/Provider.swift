public import PhoneAuth
public import UIKitShim

/// Aliyun PNVS in the framework's words.
///
/// Sources: Aliyun's iOS client integration page (the user's document) and the dossier of SDK 2.14.15.
@MainActor public final class AliyunPNVSProvider: PhoneAuthProvider {
    /// `aliyunPNVS`.
    public static var vendor: Vendor { .aliyunPNVS }
    /// The table of `PNSReturnCode`.
    public static var returnCodes: ReturnCodeTable { .aliyunPNVS }

    /// Everything but the masked number, which stays on the SDK's page, and scenes.
    public let capabilities: Capabilities = [
        .prefetch, .loginPage, .numberVerification, .agreementState, .agreementControl, .manualDismiss, .loadingControl,
        .networkEnvironment, .agreementPage, .agreementHandover,
    ]
    /// What the SDK needs in the app.
    public var requirements: SDKRequirements { .aliyunPNVS }
    /// `getVersion`.
    public var sdkVersion: String { sdk.version }
    /// The SDK gives no access to its page's controller: it is what the presenter presents.
    public var pageController: UIViewController? { nil }

    private let sdk: any AliyunPNVSSDK
    private let context: ProviderContext
    private var session: PageSession?
    private var painter: AliyunPagePainter?
    private var isPageUp = false

    /// Makes the provider. Touches nothing of the SDK.
    public init(sdk: any AliyunPNVSSDK, context: ProviderContext) {
        self.sdk = sdk
        self.context = context
    }

    /// One product serves all.
    public func product(for purpose: Purpose) -> Product { .aliyunPNVS }

    private var carrier: Carrier { Carrier(vendorText: sdk.network.carrierName) }
    private var settings: PhoneAuthConfiguration.AliyunPNVS {
        context.configuration.providers.aliyunPNVS ?? PhoneAuthConfiguration.AliyunPNVS(secret: Secret(""))
    }

    // MARK: Before the page

    /// Sets the reporter, then the secret.
    public func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        configurationChanged()
        try await succeed(in: .initialize) { reply in sdk.setSecret(settings.secret.reveal(), reply: reply) }
    }

    /// The reporter's switches. Time-outs go with each call.
    public func configurationChanged() {
        let diagnostics = context.configuration.diagnostics
        sdk.setReporter(printsLogs: diagnostics.vendorLogs, uploads: diagnostics.vendorUploads)
    }

    /// `checkEnvAvailable` for the purpose.
    public func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {
        try await succeed(in: .availability) { reply in
            sdk.checkEnvironment(forLogin: purpose == .login, reply: reply)
        }
    }

    /// `accelerateLoginPage` or `accelerateVerify`. Aliyun publishes no lifetime; ten minutes is the least that any carrier
    /// gives.
    public func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        let timeout = settings.timeouts.prefetch
        try await succeed(in: .prefetch) { reply in
            if purpose == .verification {
                sdk.accelerateVerify(timeout: timeout, reply: reply)
            } else {
                sdk.accelerateLogin(timeout: timeout, reply: reply)
            }
        }
        return Prefetch(carrier: carrier, lifetime: 600)
    }

    /// The SDK drops its prefetch by itself; there is no call for it.
    public func forgetPrefetch() {}

    // MARK: The page

    /// `getLoginToken`.
    public func login(
        _ request: LoginRequest, events: EventSink
    ) async throws(PhoneAuthError) -> LoginCredential {
        let session = PageSession(line: context.line, events: events)
        self.session = session
        isPageUp = false
        let style = request.style
        let painter = makePainter(request, session)
        self.painter = painter
        var page = request.page
        if request.hooks.showsLoading != nil { page.properties["showLoginLoading"] = .flag(false) }
        sdk.loginToken(
            timeout: settings.timeouts.token, presenter: request.presenter, page: page, painting: painter.painting,
            reply: context.line.receiver { [weak self] payload in self?.receive(payload, style, session) })
        return try await session.nextResult()
    }

    private func makePainter(_ request: LoginRequest, _ session: PageSession) -> AliyunPagePainter {
        let carrier = carrier
        return AliyunPagePainter(
            request, on: context.line, drawing: [.otherLogins, .pageTitle], titleBar: AliyunPNVSPageRules.titleBar
        ) { tap in
            session.send(tap.event)
            guard tap.leavesLogin else { return }
            session.finish(
                .failure(
                    PhoneAuthError(
                        .userChoseOtherMethod, stage: .login, vendor: .aliyunPNVS, product: .aliyunPNVS,
                        carrier: carrier)))
        }
    }

    /// The block of `getLoginToken` comes again after the next tap.
    public func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        guard let session else { throw error(.notInitialized, .login) }
        stopLoading()
        return try await session.nextResult()
    }

    private func receive(_ payload: VendorPayload, _ style: AuthPageStyle, _ session: PageSession) {
        let answer = VendorAnswer(aliyunPNVS: payload, carrier: carrier)
        switch ReturnCodeTable.aliyunPNVS.reading(answer, of: .aliyunPNVS, in: .login) {
        case .success:
            // What the app shows until its backend has answered is its own affair.
            session.finish(credential(payload, answer, in: .login))
        case .progress:
            break
        case .event(let name):
            let details = AuthPageEvent.Details(
                isChecked: payload.flag("isChecked"), title: payload.text("urlName"), url: payload.text("url"))
            let event =
                AuthPageEvent(named: name, details, on: style)
                ?? .vendorEvent(code: payload.text("resultCode") ?? "")
            if event == .pagePresented { isPageUp = true }
            if event == .pageDismissed { isPageUp = false }
            session.send(event)
            // From here on the SDK fetches the token, and would show its own wheel.
            let logsIn = style.consentDialog.logsInOnAgree
            if event == .loginTapped(isChecked: true) || (event == .consentDialogConfirmed && logsIn) {
                painter?.showLoading()
            }
        case .failure(var error):
            // One block brings both, and a page that did not open has no login.
            if error.code == .pagePresentationFailed { error.stage = .present }
            painter?.hideLoading()
            if error.code == .userCancelled {
                // The page closes itself on back.
                isPageUp = false
                session.send(.backTapped)
                session.send(.pageDismissed)
            }
            if error.code == .userChoseOtherMethod { session.send(.otherMethodTapped) }
            session.finish(.failure(error))
        }
    }

    /// `cancelLoginVC`, also when the page has closed itself: on China Mobile it clears the SDK's data too. Its completion is
    /// waited for only while a page is up.
    public func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        guard session != nil || isPageUp else { return }
        session = nil
        painter?.hideLoading()
        painter = nil
        guard isPageUp else { return sdk.cancelLogin(animated: animated, done: nil) }
        isPageUp = false
        try await context.line.completion { done in sdk.cancelLogin(animated: animated, done: done) }
    }

    /// `hideLoginLoading`, and the app's own indicator.
    public func stopLoading() {
        sdk.hideLoading()
        painter?.hideLoading()
    }
    /// `queryCheckBoxIsChecked`.
    public func isAgreementChecked() -> Bool { sdk.isCheckboxChecked }
    /// `setCheckboxIsChecked`.
    public func setAgreementChecked(_ isChecked: Bool) { sdk.setCheckboxChecked(isChecked) }

    /// `closePrivactAlertView`.
    public func closeConsentDialog() { sdk.closePrivacyAlert() }

    /// `TXCommonUtils`.
    public func networkEnvironment() -> NetworkEnvironment {
        let network = sdk.network
        return NetworkEnvironment(
            carrier: Carrier(vendorText: network.carrierName), hasSIM: network.hasSIM,
            isCellularDataOn: network.isCellularDataOn, isConnected: network.networkType.map { $0 != "NoInternet" },
            networkType: network.networkType)
    }

    // MARK: Verification

    /// `getVerifyToken`; the server calls its token AccessCode.
    public func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        let timeout = settings.timeouts.verify
        let (payload, answer) = try await succeed(in: .verify) { reply in
            sdk.verifyToken(timeout: timeout, reply: reply)
        }
        return try credential(payload, answer, in: .verify, phoneNumber: number).get()
    }

    // MARK: Translation

    @discardableResult
    private func succeed(
        in stage: Stage, _ call: (@escaping @Sendable (VendorPayload) -> Void) -> Void
    ) async throws(PhoneAuthError) -> (VendorPayload, VendorAnswer) {
        let payload = try await context.line.answer(to: call)
        let answer = VendorAnswer(aliyunPNVS: payload, carrier: carrier)
        try ReturnCodeTable.aliyunPNVS.check(answer, of: .aliyunPNVS, in: stage)
        return (payload, answer)
    }

    /// The token lives as long as the carrier lets it: 2 minutes on Mobile, 10 on Telecom, 30 on Unicom.
    private func credential<P: CredentialPurpose>(
        _ payload: VendorPayload, _ answer: VendorAnswer, in stage: Stage, phoneNumber: PhoneNumber? = nil
    ) -> Result<Credential<P>, PhoneAuthError> {
        guard let token = payload.text("token") else {
            return .failure(ReturnCodeTable.aliyunPNVS.error(.missingToken, answer, .aliyunPNVS, stage))
        }
        let lifetime: Double =
            switch answer.carrier {
            case .chinaTelecom: 600
            case .chinaUnicom: 1800
            case .chinaMobile, .unknown: 120
            }
        return .success(
            Credential(
                vendor: .aliyunPNVS, product: .aliyunPNVS, carrier: answer.carrier, token: Secret(token),
                phoneNumber: phoneNumber, issuedAt: context.date, lifetime: lifetime))
    }
}
