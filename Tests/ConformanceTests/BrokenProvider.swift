import Dispatch
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// A good provider with one fault.
class BrokenProvider: ForwardingProvider {
    private let context: ProviderContext
    private let fault: Fault
    private let phone = SimulatedPhone.current
    private var isInitialized = false
    private var isPageAsked = false
    private var firstCredential: LoginCredential?
    private var (hasFailed, hasForgotten, hasLoggedIn, hasChanged, hasClosed) = (false, false, false, false, false)
    /// Closures for answers that never come.
    private var kept: [Any] = []
    private static var allOfThem: [BrokenProvider] = []
    private static var runs = 0

    init(_ inner: any PhoneAuthProvider, _ fault: Fault, _ context: ProviderContext) {
        self.fault = fault
        self.context = context
        super.init(inner)
        if fault == .touchesTheVendorAtOnce { phone.note(call: "hello") }
        if fault == .keepsItself { Self.allOfThem.append(self) }
    }

    override var capabilities: Capabilities {
        let stays = inner.capabilities.subtracting(fault.hidden)
        return fault == .changesCapabilities && isInitialized ? stays.union(.scenes) : stays
    }
    override var sdkVersion: String { fault == .tellsNoVersion ? "" : inner.sdkVersion }
    override func product(for purpose: Purpose) -> Product {
        fault == .changesProducts && isInitialized ? Product(rawValue: "another") : inner.product(for: purpose)
    }
    override func forgetPrefetch() {
        hasForgotten = true
        inner.forgetPrefetch()
    }

    /// The inner error with the fault's mark.
    private func broken(_ error: PhoneAuthError) -> PhoneAuthError {
        var error = error
        switch fault {
        case .mapsNothing: error.code = .unknown
        case .dropsCodes: error.vendorCode = nil
        case .misplacesFailures: error.stage = .initialize
        case .leaksANumber: error.vendorMessage = "13800138000 is refused"
        default: break
        }
        return error
    }

    private func run<Value>(
        _ body: () async throws(PhoneAuthError) -> Value
    ) async throws(PhoneAuthError) -> Value {
        do throws(PhoneAuthError) {
            return try await body()
        } catch {
            if fault == .swallowsCancel, error.code == .cancelled {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
            hasFailed = true
            throw broken(error)
        }
    }

    /// Whether what is asked for comes late, and this one does not wait for it.
    private func makesUp(_ answer: PhoneSettings.Answer) -> Bool {
        guard fault == .makesUpAnswers, case .late = answer else { return false }
        return true
    }

    override func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        if fault == .isBusyAfterAFailure, hasFailed { throw error(.busy, .initialize) }
        if makesUp(phone.settings.initialization) { return }
        if fault == .initializesEverything { _ = try? await inner.initialize(for: .verification) }
        try await run { () async throws(PhoneAuthError) in try await inner.initialize(for: purpose) }
        isInitialized = true
        guard fault == .callsOffMain else { return }
        let phone = phone
        phone.clock.hold()
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                phone.note(call: "elsewhere")
                continuation.resume()
            }
        }
        phone.clock.release()
    }

    override func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {
        try await run { () async throws(PhoneAuthError) in try await inner.checkAvailability(for: purpose) }
    }

    override func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        if makesUp(phone.settings.prefetch) { return Prefetch(carrier: .unknown, lifetime: 1) }
        var prefetch = try await run { () async throws(PhoneAuthError) in try await inner.prefetch(for: purpose) }
        if fault == .prefetchesForNoTime { prefetch.lifetime = 0 }
        return prefetch
    }

    override func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        isPageAsked = true
        let settings = phone.settings
        if fault == .forgetsItself, hasForgotten { throw error(.notInitialized, .login) }
        if fault == .logsInOnce, hasLoggedIn { throw error(.busy, .login) }
        if fault == .tripsOverChanges, hasChanged { throw error(.notInitialized, .login) }
        hasLoggedIn = true
        if makesUp(settings.token) { return credential("made-up") }
        if fault == .tellsOfAFailedPage { events.send(.pagePresented) }
        if fault == .isRandom {
            Self.runs += 1
            events.send(.vendorEvent(code: "\(Self.runs)"))
        }
        let fault = fault
        let sink = EventSink { event in
            if fault == .hidesThePage, event == .pagePresented { return }
            if fault == .forgetsTaps, event == .loginTapped(isChecked: false) { return }
            if fault == .forgetsAgreements, case .agreementTapped = event { return }
            events.send(event)
            if fault == .takesAgreementsForAnEnd, case .agreementTapped = event { events.send(.pageDismissed) }
            if fault == .talksAfterTheEnd, event == .pageDismissed { events.send(.vendorEvent(code: "late")) }
        }
        if fault == .handsOnLateTokens, hasFailed, case .late = settings.token {
            events.send(.pagePresented)
            events.send(.loginTapped(isChecked: true))
            try await context.line.completion { done in _ = context.schedule(after: 15) { done() } }
            return credential("late")
        }
        let inner = inner
        let credential: LoginCredential
        do throws(PhoneAuthError) {
            credential = try await run { () async throws(PhoneAuthError) in
                try await inner.login(request, events: sink)
            }
        } catch {
            guard fault == .endsAtUncheckedTap, error.code == .userCancelled else { throw error }
            throw self.error(.carrierFailure, .login)
        }
        let mustFail =
            (fault == .lastResultCounts && settings.delivery == .successThenFailure)
            || (fault == .tripsOverRepeats && settings.delivery == .twice)
            || (fault == .missesOtherThreads && settings.deliversOffMain)
        if mustFail { throw self.error(.carrierFailure, .login) }
        if fault == .tellsItsToken { events.send(.vendorEvent(code: credential.token.reveal())) }
        return broken(credential)
    }

    override func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        let inner = inner
        return broken(try await run { () async throws(PhoneAuthError) in try await inner.loginAgain() })
    }

    private func broken(_ credential: LoginCredential) -> LoginCredential {
        let token = credential.token.reveal()
        switch fault {
        case .givesForeignCredentials: return self.credential(token, of: .shanyan, .shanyan)
        case .agesCredentials: return self.credential(token, issuedAt: context.date.addingTimeInterval(-5))
        case .knowsOneCarrier: return self.credential(token, carrier: .chinaTelecom)
        case .repeatsItsToken:
            let first = firstCredential ?? credential
            firstCredential = first
            return first
        default: return credential
        }
    }

    private func credential(
        _ token: String, of vendor: Vendor = .geetest, _ product: Product = .oneLogin, carrier: Carrier = .unknown,
        issuedAt: Date? = nil
    ) -> LoginCredential {
        LoginCredential(
            vendor: vendor, product: product, carrier: carrier, token: Secret(token),
            issuedAt: issuedAt ?? context.date, lifetime: 120)
    }

    override func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        if makesUp(phone.settings.token) {
            return VerificationCredential(
                vendor: .geetest, product: .onePass, carrier: .unknown, token: Secret("made-up"),
                issuedAt: context.date, lifetime: 1)
        }
        if fault == .opensAPageToVerify { phone.showPage("verification", steps: []) { _ in } }
        let inner = inner
        let credential = try await run { () async throws(PhoneAuthError) in
            try await inner.verificationCredential(for: number)
        }
        guard fault == .givesForeignCredentials else { return credential }
        return VerificationCredential(
            vendor: .shanyan, product: .shanyan, carrier: .unknown, token: credential.token, issuedAt: context.date,
            lifetime: 120)
    }

    override func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        switch fault {
        case .keepsThePage: return
        case .closesLater:
            phone.schedule(after: 0.25) { [phone] in phone.closePage(Self.vendor.rawValue) }
            return
        case .closesOnlyOnce where hasClosed: return try await context.line.completion { done in kept.append(done) }
        case .waitsForNoPage where !isPageAsked:
            try await context.line.completion { done in _ = context.schedule(after: 1.5) { done() } }
        case .closesTwice:
            if isPageAsked, !phone.isPageUp {
                phone.showPage("again", steps: []) { _ in }
                phone.closePage("again")
            }
        default: break
        }
        hasClosed = true
        try await inner.dismissPage(animated: animated)
    }

    override func stopLoading() throws(PhoneAuthError) {
        if fault != .stopsNothing { try inner.stopLoading() }
    }
    override func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) {
        if fault != .ticksNothing { try inner.setAgreementChecked(isChecked) }
    }
    override func closeConsentDialog() throws(PhoneAuthError) {
        if fault != .closesNoDialog { try inner.closeConsentDialog() }
    }
    override func mustInitializeAgain(for purpose: Purpose) -> Bool {
        fault == .neverLasts || inner.mustInitializeAgain(for: purpose)
    }
    override func configurationChanged() {
        hasChanged = true
        inner.configurationChanged()
    }
    override func fetchToken() throws(PhoneAuthError) {
        guard fault != .takesAnyTokenDemand else { return }
        try inner.fetchToken()
    }
}

/// A provider whose table says nothing.
final class MeaninglessProvider: BrokenProvider {
    override class var returnCodes: ReturnCodeTable {
        ReturnCodeTable(
            vendor: .geetest,
            rows: [
                ReturnCodeRow(
                    .oneLogin, "1", .failure(.carrierFailure), meaning: LocalizedText(en: "", zhHans: ""), source: "")
            ])
    }
}

/// A script, in any situation that its phone is in, with a fault.
struct ScriptHarness: ConformanceHarness {
    let vendor = Vendor.geetest
    let configuration: PhoneAuthConfiguration
    var fault: Fault?
    var exemptions: [Exemption] = []

    init(_ fault: Fault?) {
        self.fault = fault
        configuration = VendorHarness.all[0].configuration
    }

    func registration() -> VendorRegistration {
        let phone = SimulatedPhone.current
        let situation = Situation("phone", "As the phone is set.", expected: nil) { $0 = phone.settings }
        let script = ScriptedVendor(vendor, in: situation, carrier: phone.settings.carrier)
        let good = script.registration()
        guard let fault else { return good }
        return VendorRegistration(vendor: vendor) { context in
            let inner = good.makeProvider(context)
            return fault == .hasCodesWithoutMeaning
                ? MeaninglessProvider(inner, fault, context) : BrokenProvider(inner, fault, context)
        }
    }
}
