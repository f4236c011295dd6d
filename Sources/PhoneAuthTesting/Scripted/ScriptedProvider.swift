import Dispatch
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// The provider of a ``ScriptedVendor``.
///
/// Latencies are fixed, and this project's own guesses of what feels real.
@MainActor final class ScriptedProvider: PhoneAuthProvider {
    static var vendor: Vendor { ScriptedCodes.table.vendor }
    static var returnCodes: ReturnCodeTable { ScriptedCodes.table }

    /// The vendor's own time-out, in seconds: shorter than any deadline of the framework's, which is a second longer.
    private static let timeout = 3.0

    var capabilities: Capabilities { script.capabilities }
    let sdkVersion = "1.0"
    let requirements = SDKRequirements(documentedVersion: "1.0")
    var pageController: UIViewController? { nil }

    private let script: ScriptedVendor
    private let context: ProviderContext
    /// The phone on whose clock it plays; `nil` in real time.
    private let phone: SimulatedPhone?
    private let background = DispatchQueue(label: "PhoneAuthTesting.ScriptedVendor")
    private var page: ScriptedPage?
    /// Closures that were given for answers that never come: an SDK keeps them.
    private var kept: [Any] = []

    init(_ script: ScriptedVendor, context: ProviderContext) {
        self.script = script
        self.context = context
        phone = (context.scheduler as? SimulatedScheduler)?.phone
    }

    func product(for purpose: Purpose) -> Product {
        switch script.vendor {
        case .geetest: purpose == .verification ? .onePass : .oneLogin
        case let vendor where Vendor.known.contains(vendor): Product(rawValue: vendor.rawValue)
        default: ScriptedCodes.anyProduct
        }
    }

    /// - Parameter product: Whose call it is, where products differ in it.
    private func note(_ call: ScriptedVendor.Call, of product: Product? = nil) {
        script.calls.append(call)
        phone?.note(call: product.map { "\(call.rawValue) \($0)" } ?? call.rawValue)
    }

    // MARK: Before the page

    func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        note(.initialize, of: product(for: purpose))
        try await ask(script.settings.initialization, at: .initialize, for: purpose, usual: 0.05)
    }

    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {
        note(.checkAvailability)
        let obstacle = script.settings.obstacle
        try await wait(for: obstacle.map { failure($0, at: .availability, for: purpose) }, after: 0.02)
    }

    func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        guard capabilities.contains(.prefetch), purpose == .login else { throw refusal(.prefetch, for: purpose) }
        note(.prefetch)
        try await ask(script.settings.prefetch, at: .prefetch, for: purpose, usual: 0.4)
        return Prefetch(carrier: script.settings.readableCarrier, maskedNumber: maskedNumber, lifetime: 600)
    }

    func forgetPrefetch() { note(.forgetPrefetch) }

    // MARK: The page

    func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        guard capabilities.contains(.loginPage) else { throw refusal(.login) }
        note(.openPage)
        script.style = request.style
        let page = ScriptedPage(request, session: PageSession(line: context.line, events: events), of: self)
        self.page = page
        let answer = script.settings.prefetch
        if let obstacle = opening() {
            deliver(ScriptedPage.Message.failure(obstacle), after: 0.1, to: page.receiver)
        } else if !capabilities.contains(.prefetch), answer != .succeeds {
            // A vendor without a prefetch asks its carrier when its page is to open.
            guard let delay = answer.delay(usual: 0.4, timeout: Self.timeout) else { return try await page.nextToken() }
            let code = ScriptedCodes.failure(answer, at: .prefetch) ?? .timeout
            deliver(.failure(failure(code, at: .present)), after: delay, to: page.receiver)
        } else {
            run(after: 0.2) { page.comeUp() }
        }
        return try await page.nextToken()
    }

    /// What keeps the page from opening.
    private func opening() -> PhoneAuthError? {
        let settings = script.settings
        if settings.prefetchLapsesOnce, !script.hasLapsed {
            script.hasLapsed = true
            return failure(.prefetchExpired, at: .present)
        }
        switch settings.page {
        case .opens: return nil
        case .fails: return failure(.pagePresentationFailed, at: .present)
        case .claimsAlreadyShownOnce:
            guard !script.hasClaimedAPage else { return nil }
            script.hasClaimedAPage = true
            return failure(.busy, at: .present)
        }
    }

    func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        guard let page, page.isUp else { throw failure(.notInitialized, at: .login) }
        page.waitForAnotherTap()
        return try await page.nextToken()
    }

    func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        guard let page else { return }
        self.page = nil
        note(.closePage)
        guard page.isUp else { return page.callOff() }
        try await context.line.completion { done in
            run(after: 0.25) {
                page.goAway()
                done()
            }
        }
    }

    func stopLoading() throws(PhoneAuthError) {
        guard capabilities.contains(.loadingControl) else { throw refusal(.login) }
        note(.stopLoading)
    }

    func isAgreementChecked() throws(PhoneAuthError) -> Bool {
        guard capabilities.contains(.agreementState) else { throw refusal(.login) }
        return page?.isChecked ?? false
    }

    func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) {
        guard capabilities.contains(.agreementControl) else { throw refusal(.login) }
        note(.setAgreementChecked)
        page?.isChecked = isChecked
    }

    func closeConsentDialog() throws(PhoneAuthError) { throw refusal(.login) }

    func fetchToken() throws(PhoneAuthError) {
        guard capabilities.contains(.loginGate), let page else { throw refusal(.login) }
        note(.fetchToken)
        fetchToken(for: page)
    }

    func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment {
        guard capabilities.contains(.networkEnvironment) else { throw refusal(.availability) }
        let settings = script.settings
        return NetworkEnvironment(
            carrier: settings.readableCarrier, hasSIM: settings.hasSIM, isCellularDataOn: settings.hasCellularData,
            isConnected: settings.hasNetwork)
    }

    // MARK: Tokens

    /// The vendor asks the carrier for a token, which goes to the page.
    func fetchToken(for page: ScriptedPage) {
        let settings = script.settings
        let answer = settings.token
        guard let delay = answer.delay(usual: 0.5, timeout: Self.timeout) else { return }
        if let code = ScriptedCodes.failure(answer, at: .login) {
            return deliver(.failure(failure(code, at: .login)), after: delay, to: page.receiver)
        }
        script.tokens += 1
        let credential = LoginCredential(
            vendor: script.vendor, product: product(for: .login), carrier: settings.readableCarrier,
            token: Secret("scripted-token-\(script.tokens)"), maskedNumber: maskedNumber,
            issuedAt: context.date.addingTimeInterval(delay), lifetime: 120)
        deliver(.credential(credential), after: delay, to: page.receiver)
        if settings.delivery == .successThenFailure {
            deliver(.failure(failure(.carrierFailure, at: .login)), after: delay + 0.1, to: page.receiver)
        }
    }

    func verificationCredential(for number: PhoneNumber) async throws(PhoneAuthError) -> VerificationCredential {
        guard capabilities.contains(.numberVerification) else { throw refusal(.verify, for: .verification) }
        note(.verify)
        try await ask(script.settings.token, at: .verify, for: .verification, usual: 0.5)
        return VerificationCredential(
            vendor: script.vendor, product: product(for: .verification), carrier: script.settings.readableCarrier,
            token: Secret("scripted-verification-token"), phoneNumber: number, issuedAt: context.date, lifetime: 120)
    }

    private var maskedNumber: String? {
        capabilities.contains(.maskedNumber) ? PhoneNumber.masking(script.settings.typedNumber) : nil
    }

    // MARK: Answers

    /// An error of the vendor's, under its name.
    func failure(_ code: PhoneAuthError.Code, at stage: Stage, for purpose: Purpose = .login) -> PhoneAuthError {
        var error = PhoneAuthError(
            code, stage: stage, vendor: script.vendor, product: product(for: purpose),
            carrier: script.settings.readableCarrier)
        if code != .malformedResponse { error.vendorCode = code.rawValue }
        return error
    }

    private func refusal(_ stage: Stage, for purpose: Purpose = .login) -> PhoneAuthError {
        PhoneAuthError(.unsupportedOperation, stage: stage, vendor: script.vendor, product: product(for: purpose))
    }

    private func ask(
        _ answer: PhoneSettings.Answer, at stage: Stage, for purpose: Purpose, usual: Double
    ) async throws(PhoneAuthError) {
        let code = ScriptedCodes.failure(answer, at: stage)
        try await wait(
            for: code.map { failure($0, at: stage, for: purpose) },
            after: answer.delay(usual: usual, timeout: Self.timeout))
    }

    /// Waits for the vendor's answer, which comes after so many seconds, or never.
    private func wait(for failure: PhoneAuthError?, after seconds: Double?) async throws(PhoneAuthError) {
        let answer: PhoneAuthError? = try await context.line.answer { reply in
            guard let seconds else { return kept.append(reply) }
            deliver(failure, after: seconds, to: reply)
        }
        if let answer { throw answer }
    }

    /// Hands an answer over, as often and on the thread that the situation says.
    private func deliver<Answer: Sendable>(
        _ answer: Answer, after seconds: Double, to reply: @escaping @Sendable (Answer) -> Void
    ) {
        let isTwice = script.settings.delivery == .twice
        run(after: seconds) { self.call { reply(answer) } }
        if isTwice { run(after: seconds + 0.005) { self.call { reply(answer) } } }
    }

    /// Tells of something that happened on the page, or that the user decided there.
    func tell(_ message: ScriptedPage.Message, to page: ScriptedPage) {
        let receiver = page.receiver
        call { receiver(message) }
    }

    /// Calls back, on the thread that the situation says: an SDK keeps its callbacks in order there too.
    private func call(_ body: @escaping @Sendable () -> Void) {
        guard script.settings.deliversOffMain else { return body() }
        let phone = phone
        phone?.clock.hold()
        background.async {
            body()
            phone?.clock.release()
        }
    }

    func run(after seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
        _ = context.schedule(after: seconds, action)
    }

    /// A receiver of what the vendor says of a page.
    func receiver(
        _ handle: @escaping @MainActor (ScriptedPage.Message) -> Void
    ) -> @Sendable (ScriptedPage.Message) -> Void {
        context.line.receiver(handle)
    }

    var user: [UserStep] { script.settings.user }
    var furtherTaps: Int { script.furtherTaps }
    var holdsToken: Bool { capabilities.contains(.loginGate) }

    func pageCameUp() {
        script.pagesShown += 1
        phone?.showPage(script.vendor.rawValue, steps: []) { _ in }
    }

    func pageWentAway() {
        script.pagesClosed += 1
        phone?.closePage(script.vendor.rawValue)
    }
}
