import Dispatch
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

/// One way to break an obligation.
enum Fault: String, CaseIterable, Sendable {
    case changesCapabilities, tellsNoVersion, hasCodesWithoutMeaning, touchesTheVendorAtOnce, callsOffMain
    case missesOtherThreads, swallowsCancel, prefetchesForNoTime, givesForeignCredentials, mapsNothing, repeatsItsToken
    case lastResultCounts, tripsOverRepeats, hidesThePage, forgetsTaps, endsAtUncheckedTap, keepsThePage
    case waitsForNoPage, closesTwice, tellsOfAFailedPage, hidesLoadingControl, hidesAgreementState
    case hidesAgreementControl, hidesNetwork, takesAnyTokenDemand, opensAPageToVerify, hidesVerification, dropsCodes
    case leaksANumber, keepsItself, isRandom, makesUpAnswers, isBusyAfterAFailure, forgetsItself, talksAfterTheEnd,
        logsInOnce
    case changesProducts, misplacesFailures, agesCredentials

    /// The obligations that find it.
    var breaks: [String] {
        switch self {
        case .changesCapabilities: ["capabilitiesAreStable"]
        case .tellsNoVersion: ["versionIsTold"]
        case .hasCodesWithoutMeaning: ["codesHaveMeanings"]
        case .touchesTheVendorAtOnce: ["makingTouchesNothing"]
        case .callsOffMain: ["callsAreOnMain"]
        case .missesOtherThreads: ["otherThreadsAreTaken"]
        case .swallowsCancel:
            [
                "failuresAreNamed", "latePrefetchesCount", "lateTokensCount", "lateVerificationsCount",
                "nothingSecretIsTold", "silenceEndsWhenCancelled", "silentTokenEndsWhenCancelled",
                "silentVerificationEndsWhenCancelled",
            ]
        case .prefetchesForNoTime: ["prefetchHasALifetime"]
        case .givesForeignCredentials: ["loginGivesACredential", "verificationGivesACredential"]
        case .mapsNothing:
            [
                "backIsTheUsers", "failuresAreNamed", "latePrefetchesCount", "lateTokensCount",
                "lateVerificationsCount", "malformedAnswersAreTold", "noPageAfterAFailedOpening",
                "otherMethodIsTheUsers", "silenceEndsWhenCancelled", "silentTokenEndsWhenCancelled",
                "silentVerificationEndsWhenCancelled", "uncheckedTapEndsNothing",
            ]
        case .repeatsItsToken: ["tokensDiffer", "anotherTapGivesAnotherToken"]
        case .lastResultCounts: ["firstResultCounts"]
        case .tripsOverRepeats: ["repeatedAnswersCount"]
        case .hidesThePage:
            ["agreementCanBeTicked", "agreementStateIsTold", "loadingStops", "networkIsTold", "pageIsToldFirst"]
        case .forgetsTaps: ["tapsAreTold"]
        case .endsAtUncheckedTap: ["backIsTheUsers", "uncheckedTapEndsNothing"]
        case .keepsThePage: ["dismissClosesThePage", "dismissTwiceIsHarmless", "failureMayBeFollowed"]
        case .waitsForNoPage: ["dismissWithoutPageIsQuick"]
        case .closesTwice: ["cancelMayBeFollowed", "dismissTwiceIsHarmless"]
        case .tellsOfAFailedPage: ["agreementCanBeTicked", "noPageAfterAFailedOpening", "pageIsToldFirst"]
        case .hidesLoadingControl: ["loadingStops"]
        case .hidesAgreementState: ["agreementStateIsTold"]
        case .hidesAgreementControl: ["agreementCanBeTicked"]
        case .hidesNetwork: ["networkIsTold"]
        case .takesAnyTokenDemand: ["tokenOnDemandIsDeclared"]
        case .opensAPageToVerify: ["verificationOpensNoPage"]
        case .hidesVerification: ["verificationIsDeclared"]
        case .dropsCodes: ["vendorCodesAreKept"]
        case .leaksANumber: ["nothingSecretIsTold"]
        case .keepsItself: ["nothingIsKept"]
        case .isRandom: ["pageIsToldFirst", "seedsRepeat"]
        case .makesUpAnswers: ["lateTokensCount", "latePrefetchesCount", "lateVerificationsCount"]
        case .isBusyAfterAFailure: ["cancelMayBeFollowed", "failureMayBeFollowed", "preparationMayBeRepeated"]
        case .forgetsItself: ["forgettingIsHarmless"]
        case .talksAfterTheEnd: ["nothingFollowsThePage"]
        case .logsInOnce: ["tokensDiffer", "cancelMayBeFollowed", "failureMayBeFollowed"]
        case .changesProducts:
            ["failuresAreNamed", "loginGivesACredential", "productsAreStable", "verificationGivesACredential"]
        case .misplacesFailures: ["failuresNameTheirStage"]
        case .agesCredentials: ["credentialsAreNew"]
        }
    }

    /// What the provider does not say that it can.
    var hidden: Capabilities {
        switch self {
        case .hidesLoadingControl: .loadingControl
        case .hidesAgreementState: .agreementState
        case .hidesAgreementControl: .agreementControl
        case .hidesNetwork: .networkEnvironment
        case .hidesVerification: .numberVerification
        default: []
        }
    }
}

/// A good provider with one fault.
@MainActor class BrokenProvider: PhoneAuthProvider {
    static var vendor: Vendor { .geetest }
    class var returnCodes: ReturnCodeTable { ReturnCodeTable(vendor: .geetest, rows: []) }

    private let inner: any PhoneAuthProvider
    private let context: ProviderContext
    private let fault: Fault
    private let phone = SimulatedPhone.current
    private var isInitialized = false
    private var isPageAsked = false
    private var firstCredential: LoginCredential?
    private var (hasFailed, hasForgotten, hasLoggedIn) = (false, false, false)
    private static var kept: [BrokenProvider] = []
    private static var runs = 0

    init(_ inner: any PhoneAuthProvider, _ fault: Fault, _ context: ProviderContext) {
        self.inner = inner
        self.fault = fault
        self.context = context
        if fault == .touchesTheVendorAtOnce { phone.note(call: "hello") }
        if fault == .keepsItself { Self.kept.append(self) }
    }

    var capabilities: Capabilities {
        let stays = inner.capabilities.subtracting(fault.hidden)
        return fault == .changesCapabilities && isInitialized ? stays.union(.scenes) : stays
    }
    var sdkVersion: String { fault == .tellsNoVersion ? "" : inner.sdkVersion }
    var requirements: SDKRequirements { inner.requirements }
    var pageController: UIViewController? { inner.pageController }
    func product(for purpose: Purpose) -> Product {
        fault == .changesProducts && isInitialized ? Product(rawValue: "another") : inner.product(for: purpose)
    }
    func forgetPrefetch() {
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

    func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        if fault == .isBusyAfterAFailure, hasFailed { throw error(.busy, .initialize) }
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

    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {
        try await run { () async throws(PhoneAuthError) in try await inner.checkAvailability(for: purpose) }
    }

    func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        if makesUp(phone.settings.prefetch) { return Prefetch(carrier: .unknown, lifetime: 1) }
        var prefetch = try await run { () async throws(PhoneAuthError) in try await inner.prefetch(for: purpose) }
        if fault == .prefetchesForNoTime { prefetch.lifetime = 0 }
        return prefetch
    }

    func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        isPageAsked = true
        let settings = phone.settings
        if fault == .forgetsItself, hasForgotten { throw error(.notInitialized, .login) }
        if fault == .logsInOnce, hasLoggedIn { throw error(.busy, .login) }
        hasLoggedIn = true
        if makesUp(settings.token) {
            return LoginCredential(
                vendor: .geetest, product: .oneLogin, carrier: .unknown, token: Secret("made-up"),
                issuedAt: context.date, lifetime: 1)
        }
        if fault == .tellsOfAFailedPage { events.send(.pagePresented) }
        if fault == .isRandom {
            Self.runs += 1
            events.send(.vendorEvent(code: "\(Self.runs)"))
        }
        let fault = fault
        let sink = EventSink { event in
            if fault == .hidesThePage, event == .pagePresented { return }
            if fault == .forgetsTaps, event == .loginTapped(isChecked: false) { return }
            events.send(event)
            if fault == .talksAfterTheEnd, event == .pageDismissed { events.send(.vendorEvent(code: "late")) }
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
        return broken(credential)
    }

    func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        let inner = inner
        return broken(try await run { () async throws(PhoneAuthError) in try await inner.loginAgain() })
    }

    private func broken(_ credential: LoginCredential) -> LoginCredential {
        if fault == .givesForeignCredentials {
            return LoginCredential(
                vendor: .shanyan, product: .shanyan, carrier: .unknown, token: credential.token,
                issuedAt: context.date, lifetime: 120)
        }
        if fault == .agesCredentials {
            return LoginCredential(
                vendor: credential.vendor, product: credential.product, carrier: .unknown, token: credential.token,
                issuedAt: .distantPast, lifetime: 120)
        }
        guard fault == .repeatsItsToken else { return credential }
        // The vendor's object outlives a stage, as an SDK's cache does.
        let first = firstCredential ?? credential
        firstCredential = first
        return first
    }

    func verificationCredential(
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

    func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        switch fault {
        case .keepsThePage: return
        case .waitsForNoPage where !isPageAsked:
            try await context.line.completion { done in _ = context.schedule(after: 1.5) { done() } }
        case .closesTwice:
            if isPageAsked, !phone.isPageUp {
                phone.showPage("again", steps: []) { _ in }
                phone.closePage("again")
            }
        default: break
        }
        try await inner.dismissPage(animated: animated)
    }

    func stopLoading() throws(PhoneAuthError) { try inner.stopLoading() }
    func isAgreementChecked() throws(PhoneAuthError) -> Bool { try inner.isAgreementChecked() }
    func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) { try inner.setAgreementChecked(isChecked) }
    func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment { try inner.networkEnvironment() }
    func fetchToken() throws(PhoneAuthError) {
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
