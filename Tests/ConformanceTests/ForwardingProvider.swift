import PhoneAuth
import PhoneAuthModel
import UIKitShim

/// A provider that hands everything to another one: for who changes one thing.
@MainActor class ForwardingProvider: PhoneAuthProvider {
    class var vendor: Vendor { .geetest }
    class var returnCodes: ReturnCodeTable { ReturnCodeTable(vendor: .geetest, rows: []) }

    let inner: any PhoneAuthProvider

    init(_ inner: any PhoneAuthProvider) {
        self.inner = inner
    }

    var capabilities: Capabilities { inner.capabilities }
    var sdkVersion: String { inner.sdkVersion }
    var requirements: SDKRequirements { inner.requirements }
    var pageController: UIViewController? { inner.pageController }
    func product(for purpose: Purpose) -> Product { inner.product(for: purpose) }
    func forgetPrefetch() { inner.forgetPrefetch() }

    func initialize(for purpose: Purpose) async throws(PhoneAuthError) { try await inner.initialize(for: purpose) }
    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {
        try await inner.checkAvailability(for: purpose)
    }
    func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        try await inner.prefetch(for: purpose)
    }
    func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        try await inner.login(request, events: events)
    }
    func loginAgain() async throws(PhoneAuthError) -> LoginCredential { try await inner.loginAgain() }
    func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        try await inner.verificationCredential(for: number)
    }
    func dismissPage(animated: Bool) async throws(PhoneAuthError) { try await inner.dismissPage(animated: animated) }
    func stopLoading() throws(PhoneAuthError) { try inner.stopLoading() }
    func isAgreementChecked() throws(PhoneAuthError) -> Bool { try inner.isAgreementChecked() }
    func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) { try inner.setAgreementChecked(isChecked) }
    func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment { try inner.networkEnvironment() }
    func fetchToken() throws(PhoneAuthError) { try inner.fetchToken() }
    func closeConsentDialog() throws(PhoneAuthError) { try inner.closeConsentDialog() }
    func mustInitializeAgain(for purpose: Purpose) -> Bool { inner.mustInitializeAgain(for: purpose) }
    func codeOfDeadline(in stage: Stage) -> PhoneAuthError.Code { inner.codeOfDeadline(in: stage) }
    func configurationChanged() { inner.configurationChanged() }
}
