public import UIKitShim

/// One vendor, in the framework's words. Apps use ``PhoneAuthClient``; this is for who adapts a vendor.
///
/// A provider only translates: it makes the vendor's calls, and turns what is called back into the framework's values. The
/// client keeps everything else: consent, deadlines, single flight, the prefetch cache, failover, the closing of the page. So:
///
/// - Every method is called on the main actor, and every vendor call must be made on it.
/// - A method must end, by returning or throwing, when the vendor has answered; when its task is cancelled it must end too.
///   Both come by themselves where every vendor callback goes through the ``VendorLine`` of the ``ProviderContext``.
/// - It must not wait, retry, count or time anything by itself.
/// - It must touch the vendor's SDK for the first time in ``initialize(for:)``, not in its initialiser.
/// - No error, event or description may hold a token, a key or a phone number.
@MainActor public protocol PhoneAuthProvider: AnyObject {
    /// The vendor.
    static var vendor: Vendor { get }

    /// The vendor's return codes.
    static var returnCodes: ReturnCodeTable { get }

    /// What the vendor can do. It must not change while the configuration stays the same.
    var capabilities: Capabilities { get }

    /// The version that the SDK reports. Asked for only after consent.
    var sdkVersion: String { get }

    /// What the app must bring along for the SDK to work.
    var requirements: SDKRequirements { get }

    /// The product that serves a purpose.
    func product(for purpose: Purpose) -> Product

    /// Tells the SDK of the product that serves a purpose who the app is. It may be called again after a failure.
    ///
    /// Logs and uploads must be set as the context says before anything else is called. Products for other purposes must be
    /// left alone: one that prefetches as soon as it knows the app would spend tokens that nobody asked for.
    func initialize(for purpose: Purpose) async throws(PhoneAuthError)

    /// Whether an initialisation that went well has lapsed since, so that the next operation must begin with another: an
    /// authentication token that has run out. `false` while a page is up. The standard implementation says `false`.
    func mustInitializeAgain(for purpose: Purpose) -> Bool

    /// What it means that a stage's deadline passes now. The standard implementation says `timeout`; a provider that waits for
    /// something of the app's own, not for its vendor, has a code that says so.
    func codeOfDeadline(in stage: Stage) -> PhoneAuthError.Code

    /// Hands on what of a changed configuration the SDK takes at any time: log switches, time-outs that it keeps. Called between
    /// operations, once the SDK has been initialised. The standard implementation does nothing, for a provider that gives its
    /// SDK all of that with each call.
    func configurationChanged()

    /// Asks the vendor whether the phone can do it at all. Returns at once where the vendor has no such question.
    func checkAvailability(for purpose: Purpose) async throws(PhoneAuthError)

    /// Fetches ahead of time what a later call needs.
    ///
    /// - Throws: `unsupportedOperation` where the vendor has no prefetch for this purpose.
    func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch

    /// Opens the authorization page and waits for its result.
    ///
    /// Everything that happens on the page must go to `events`, in the vendor's order, before the result that follows it. The
    /// page may still be up when this ends; the client closes it. `pageDismissed` means gone for good: where the vendor reports
    /// the same for a page that is only covered, by an agreement, the provider must find out which it is.
    ///
    /// - Throws: `userCancelled` and `userChoseOtherMethod` for the user's decisions; anything else for a failed token or a
    ///   page that did not open.
    func login(_ request: LoginRequest, events: EventSink) async throws(PhoneAuthError) -> LoginCredential

    /// Lets the user tap again on the page that is up, after the backend refused the last credential: stops the loading and
    /// waits for the next result, as ``login(_:events:)`` does.
    func loginAgain() async throws(PhoneAuthError) -> LoginCredential

    /// Fetches a token with which the backend can verify that a number is the phone's.
    ///
    /// - Throws: `unsupportedOperation` where the vendor lacks ``Capabilities/numberVerification``.
    func verificationCredential(for number: PhoneNumber) async throws(PhoneAuthError) -> VerificationCredential

    /// Closes the page through the vendor, and returns when it is gone; at once where none is up.
    ///
    /// - Throws: only `cancelled`, when its task is cancelled.
    func dismissPage(animated: Bool) async throws(PhoneAuthError)

    /// Stops the vendor's loading indicator.
    ///
    /// - Throws: `unsupportedOperation` where the vendor lacks ``Capabilities/loadingControl``.
    func stopLoading() throws(PhoneAuthError)

    /// Whether the agreement on the page is ticked.
    ///
    /// - Throws: `unsupportedOperation` where the vendor lacks ``Capabilities/agreementState``.
    func isAgreementChecked() throws(PhoneAuthError) -> Bool

    /// Ticks the agreement on the page, or unticks it.
    ///
    /// - Throws: `unsupportedOperation` where the vendor lacks ``Capabilities/agreementControl``.
    func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError)

    /// Closes the vendor's second agreement dialog.
    ///
    /// - Throws: `unsupportedOperation` where the vendor has none that can be closed, which is what the standard
    ///   implementation does.
    func closeConsentDialog() throws(PhoneAuthError)

    /// Fetches the token for the page that is up, after a login tap that the provider has held back: the app's own check
    /// has said yes, or the user has agreed in the app's own dialog. The result comes where ``login(_:events:)`` waits.
    ///
    /// - Throws: `unsupportedOperation` where the vendor lacks ``Capabilities/loginGate``, which is what the standard
    ///   implementation does.
    func fetchToken() throws(PhoneAuthError)

    /// Carrier and network, as the vendor's utilities see them.
    ///
    /// - Throws: `unsupportedOperation` where the vendor lacks ``Capabilities/networkEnvironment``.
    func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment

    /// The page's controller, where the vendor gives access to it.
    var pageController: UIViewController? { get }

    /// Forgets what a prefetch left in the SDK: at logout, and where the carrier has changed.
    func forgetPrefetch()
}

extension PhoneAuthProvider {
    /// Says that it lasts.
    public func mustInitializeAgain(for purpose: Purpose) -> Bool { false }

    /// Does nothing.
    public func configurationChanged() {}

    /// Says `timeout`.
    public func codeOfDeadline(in stage: Stage) -> PhoneAuthError.Code { .timeout }

    /// Throws `unsupportedOperation`.
    public func fetchToken() throws(PhoneAuthError) {
        throw unsupported(.login)
    }

    /// Throws `unsupportedOperation`.
    public func closeConsentDialog() throws(PhoneAuthError) {
        throw unsupported(.login)
    }

    /// The error for what this vendor cannot do.
    public func unsupported(_ stage: Stage, for purpose: Purpose = .login) -> PhoneAuthError {
        error(.unsupportedOperation, stage, for: purpose)
    }

    /// An error that no answer of the vendor's has brought; it carries vendor and product.
    public func error(
        _ code: PhoneAuthError.Code, _ stage: Stage, for purpose: Purpose = .login, carrier: Carrier = .unknown
    ) -> PhoneAuthError {
        PhoneAuthError(code, stage: stage, vendor: Self.vendor, product: product(for: purpose), carrier: carrier)
    }
}
