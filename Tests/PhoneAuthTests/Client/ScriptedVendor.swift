import Foundation
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

@testable import PhoneAuth

/// A vendor's SDK that does what a test says, on a simulated phone.
@MainActor final class ScriptedVendor {
    /// How one call ends.
    enum Reply {
        case succeeds(after: Double = 0.05)
        case fails(PhoneAuthError.Code, after: Double = 0.05)
        /// A failure with a code of the vendor's own.
        case refuses(PhoneAuthError.Code, vendorCode: String)
        /// It is answered twice.
        case twice
        /// The SDK never calls back; the provider ends when its task is cancelled.
        case silent
        /// The provider never ends, whatever becomes of its task.
        case hangs
        /// The provider throws this without asking its SDK.
        case throwsAtOnce(PhoneAuthError.Code)
    }

    /// What the page's callback says, in seconds since the page was asked for.
    enum PageStep {
        case event(AuthPageEvent)
        case token(String)
        case failure(PhoneAuthError.Code, vendorCode: String? = nil)
    }

    let vendor: Vendor
    let phone: SimulatedPhone
    var capabilities: Capabilities = [
        .prefetch, .loginPage, .numberVerification, .agreementState, .agreementControl, .loadingControl,
        .networkEnvironment,
    ]
    /// How the calls of a name end, one after the other; the last one for good. They succeed where nothing is said.
    var replies: [String: [Reply]] = [:]
    /// What the pages do, one after the other; the last one for good.
    var pages: [[(after: Double, step: PageStep)]] = [ScriptedVendor.goodPage]
    var lifetime = 600.0
    var prefetchCarrier = Carrier.unknown
    var networkCarrier = Carrier.unknown
    /// The carrier that failures name.
    var errorCarrier = Carrier.unknown
    var onAgreementSet: (@MainActor () -> Void)?

    private(set) var calls: [String] = []
    private(set) var providersMade = 0
    private(set) weak var provider: ScriptedProvider?
    var isPageUp = false
    private(set) var pagesClosed = 0
    /// An SDK is a singleton that keeps the closures it was given.
    private var kept: [Any] = []
    private var endless: [UnsafeContinuation<Void, Never>] = []

    static let goodPage: [(after: Double, step: PageStep)] = [
        (0.1, .event(.pagePresented)), (1, .event(.loginTapped(isChecked: true))), (1.3, .token("tok-A1")),
    ]

    init(_ vendor: Vendor, on phone: SimulatedPhone) {
        self.vendor = vendor
        self.phone = phone
    }

    var registration: VendorRegistration {
        VendorRegistration(vendor: vendor) { context in
            self.providersMade += 1
            let provider = ScriptedProvider(sdk: self, context: context)
            self.provider = provider
            return provider
        }
    }

    func count(of call: String) -> Int { calls.count { $0 == call } }

    // MARK: The SDK's side

    func note(_ call: String) { calls.append(call) }

    func reply(to call: String) -> Reply {
        guard var queue = replies[call], let first = queue.first else { return .succeeds() }
        if queue.count > 1 { queue.removeFirst() }
        replies[call] = queue
        return first
    }

    func perform(_ reply: Reply, _ callBack: @escaping @Sendable (PhoneAuthError.Code?) -> Void) {
        kept.append(callBack)
        switch reply {
        case .succeeds(let seconds): phone.schedule(after: seconds) { callBack(nil) }
        case .fails(let code, let seconds): phone.schedule(after: seconds) { callBack(code) }
        case .refuses(let code, _): phone.schedule(after: 0.05) { callBack(code) }
        case .twice:
            phone.schedule(after: 0.05) { callBack(nil) }
            phone.schedule(after: 0.06) { callBack(nil) }
        case .silent, .hangs, .throwsAtOnce: break
        }
    }

    func openPage(_ callBack: @escaping @Sendable (PageMessage) -> Void) {
        kept.append(callBack)
        let page = pages.first ?? []
        if pages.count > 1 { pages.removeFirst() }
        for (seconds, step) in page {
            phone.schedule(after: seconds) {
                if case .event(.pagePresented) = step { self.isPageUp = true }
                if case .event(.pageDismissed) = step { self.closePage() }
                callBack(PageMessage(step))
            }
        }
    }

    func closePage() {
        guard isPageUp else { return }
        isPageUp = false
        pagesClosed += 1
    }

    /// What an SDK does that is asked for something else: it lets go of what it was given before.
    func forgetClosures() { kept = [] }

    func neverReturn() async {
        await withUnsafeContinuation { endless.append($0) }
    }
}

/// A page step as a value that may cross threads.
enum PageMessage: Sendable {
    case event(AuthPageEvent)
    case token(String)
    case failure(PhoneAuthError.Code, String?)

    init(_ step: ScriptedVendor.PageStep) {
        switch step {
        case .event(let event): self = .event(event)
        case .token(let token): self = .token(token)
        case .failure(let code, let vendorCode): self = .failure(code, vendorCode)
        }
    }
}

/// The provider of a ``ScriptedVendor``.
@MainActor final class ScriptedProvider: PhoneAuthProvider {
    static var vendor: Vendor { .geetest }
    static let returnCodes = ReturnCodeTable(
        vendor: .geetest,
        rows: [
            row("CLOSE", .pagePresentationFailed, .closeAndReopen), row("PREFETCH", .prefetchExpired, .prefetchAgain),
            row("INITIALIZE", .authTokenInvalid, .initializeAgain),
        ])

    private static func row(
        _ code: String, _ meaning: PhoneAuthError.Code, _ repetition: ReturnCodeRow.Repetition
    ) -> ReturnCodeRow {
        ReturnCodeRow(
            .oneLogin, code, .failure(meaning), meaning: LocalizedText(en: code, zhHans: code), source: "test",
            repetition: repetition)
    }

    var capabilities: Capabilities { sdk.capabilities }
    let sdkVersion = "1.2.3"
    let requirements = SDKRequirements(documentedVersion: "1.2.3", infoPlistKeys: ["NeededKey"])
    var pageController: UIViewController? { nil }

    private let sdk: ScriptedVendor
    private let context: ProviderContext
    private var session: PageSession?

    init(sdk: ScriptedVendor, context: ProviderContext) {
        self.sdk = sdk
        self.context = context
    }

    func product(for purpose: Purpose) -> Product { .oneLogin }

    private func ask(_ call: String, at stage: Stage) async throws(PhoneAuthError) {
        sdk.note(call)
        let reply = sdk.reply(to: call)
        switch reply {
        case .hangs: await sdk.neverReturn()
        case .throwsAtOnce(let code): throw error(code, at: stage)
        default: break
        }
        let code: PhoneAuthError.Code? = try await context.line.answer { callBack in sdk.perform(reply, callBack) }
        guard let code else { return }
        if case .refuses(_, let vendorCode) = reply { throw error(code, at: stage, vendorCode: vendorCode) }
        throw error(code, at: stage)
    }

    private func error(_ code: PhoneAuthError.Code, at stage: Stage, vendorCode: String? = nil) -> PhoneAuthError {
        var error = PhoneAuthError(code, stage: stage, vendor: sdk.vendor, product: .oneLogin)
        error.vendorCode = vendorCode
        error.carrier = sdk.errorCarrier
        return error
    }

    func initialize(for purpose: Purpose) async throws(PhoneAuthError) { try await ask("initialize", at: .initialize) }

    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {
        try await ask("availability", at: .availability)
    }

    func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        try await ask(purpose == .login ? "prefetch" : "prefetchVerify", at: .prefetch)
        return Prefetch(carrier: sdk.prefetchCarrier, lifetime: sdk.lifetime)
    }

    func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        sdk.note("login")
        if case .hangs = sdk.reply(to: "login") { await sdk.neverReturn() }
        let session = PageSession(line: context.line, events: events)
        self.session = session
        sdk.openPage(context.line.receiver { [weak self] message in self?.receive(message, session) })
        return try await session.nextResult()
    }

    func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        sdk.note("loginAgain")
        guard let session else { throw error(.notInitialized, at: .login) }
        return try await session.nextResult()
    }

    private func receive(_ message: PageMessage, _ session: PageSession) {
        switch message {
        case .event(let event): session.send(event)
        case .token(let token):
            session.finish(
                .success(
                    LoginCredential(
                        vendor: sdk.vendor, product: .oneLogin, carrier: .unknown, token: Secret(token),
                        issuedAt: context.date, lifetime: 120)))
        case .failure(let code, let vendorCode):
            session.finish(.failure(error(code, at: .login, vendorCode: vendorCode)))
        }
    }

    func verificationCredential(for number: PhoneNumber) async throws(PhoneAuthError) -> VerificationCredential {
        try await ask("verify", at: .verify)
        return VerificationCredential(
            vendor: sdk.vendor, product: .oneLogin, carrier: .unknown, token: Secret("tok-V1"), phoneNumber: number,
            issuedAt: context.date, lifetime: 120)
    }

    func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        session = nil
        guard sdk.isPageUp else { return }
        try await ask("dismiss", at: .login)
        sdk.closePage()
    }

    func stopLoading() { sdk.note("stopLoading") }

    func configurationChanged() { sdk.note("configurationChanged(\(context.configuration.diagnostics.vendorLogs))") }

    /// The token comes a little later.
    func fetchToken() throws(PhoneAuthError) {
        guard sdk.capabilities.contains(.loginGate) else { throw unsupported(.login) }
        sdk.note("fetchToken")
        let session = session
        sdk.phone.schedule(after: 0.3) { [weak self] in
            guard let self, let session else { return }
            receive(.token("tok-F1"), session)
        }
    }
    func isAgreementChecked() -> Bool { true }

    /// The vendor reports the tick before the call returns.
    func setAgreementChecked(_ isChecked: Bool) {
        sdk.note("setAgreementChecked(\(isChecked))")
        session?.send(.checkboxToggled(isChecked: isChecked))
    }

    func networkEnvironment() -> NetworkEnvironment { NetworkEnvironment(carrier: sdk.networkCarrier) }
    func forgetPrefetch() { sdk.note("forgetPrefetch") }
}
