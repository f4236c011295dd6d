import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// A client over two vendors, of which the first fails before its page in every login, as if it were one provider: what
/// the app sees must be what it would see of the second alone.
final class FailoverSubject: ForwardingProvider {
    fileprivate let client: PhoneAuthClient

    /// - Parameters:
    ///   - second: The script that plays the situation.
    ///   - alone: The second vendor's provider, for what a client has no word for: its products, its version.
    init(_ second: ScriptedVendor, alone: any PhoneAuthProvider) throws {
        let down = Situation("down", "The vendor's server refuses everything.", expected: .serviceUnavailable) {
            $0.initialization = .fails
        }
        let first = ScriptedVendor(.shanyan, in: down)
        client = try PhoneAuthClient.scripted(first, second, on: SimulatedPhone.current)
        super.init(alone)
    }

    /// A client initialises, checks and prefetches within its operations, where it can go on to the other vendor; asked
    /// for one of these alone, it tells of the vendor that it would ask first.
    override var capabilities: Capabilities { inner.capabilities.subtracting(.prefetch) }
    override func initialize(for purpose: Purpose) async throws(PhoneAuthError) { client.grantConsent() }
    override func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError) {}

    override func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential {
        try await client.login(from: request.presenter, style: request.style, hooks: request.hooks, events: events)
    }
    override func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        throw PhoneAuthError(.unsupportedOperation, stage: .login)
    }
    override func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        try await client.verificationCredential(for: number)
    }
    override func dismissPage(animated: Bool) async throws(PhoneAuthError) { await client.dismissPage() }
    override func stopLoading() throws(PhoneAuthError) { try client.stopLoading() }
    override func isAgreementChecked() throws(PhoneAuthError) -> Bool { try client.isAgreementChecked() }
    override func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) {
        try client.setAgreementChecked(isChecked)
    }
    override func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment {
        try client.networkEnvironment()
    }
    override func closeConsentDialog() throws(PhoneAuthError) { try client.closeConsentDialog() }
    override func fetchToken() throws(PhoneAuthError) { throw PhoneAuthError(.unsupportedOperation, stage: .login) }
}

/// The failover client.
struct FailoverHarness: ConformanceHarness {
    let vendor = Vendor.geetest
    let configuration = VendorHarness.all[0].configuration
    let exemptions = [
        Exemption(
            from: "silentTokenEndsWhenCancelled", because: "A client does not wait so long: its deadline comes first."),
        Exemption(
            from: "silentVerificationEndsWhenCancelled",
            because: "A client does not wait so long: its deadline comes first."),
        Exemption(
            from: "lateTokensGoToNobody", because: "A client does not wait so long: its deadline comes first."),
        Exemption(
            from: "anotherTapGivesAnotherToken",
            because: "A client takes the next tap within login(exchange:), while the backend refuses."),
    ]

    func diagnostics(of provider: any PhoneAuthProvider) -> CallbackDiagnostics? {
        (provider as? FailoverSubject)?.client.diagnostics
    }

    func registration() -> VendorRegistration {
        let phone = SimulatedPhone.current
        let situation = Situation("phone", "As the phone is set.", expected: nil) { $0 = phone.settings }
        let script = ScriptedVendor(vendor, in: situation, carrier: phone.settings.carrier)
        let good = script.registration()
        return VendorRegistration(vendor: vendor) { context in
            do {
                return try FailoverSubject(script, alone: good.makeProvider(context))
            } catch {
                return good.makeProvider(context)
            }
        }
    }
}
