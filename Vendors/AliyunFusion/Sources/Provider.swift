public import PhoneAuth
public import UIKitShim

/// Aliyun fusion authentication in the framework's words: the login alone, which is the one-tap node of scene 100001.
///
/// Sources: Aliyun's page on the fusion iOS client (the user's document) and the dossier of SDK 1.2.3.
@MainActor public final class AliyunFusionProvider: PhoneAuthProvider, SceneProvider {
    /// `aliyunFusion`.
    public static var vendor: Vendor { .aliyunFusion }
    /// The table of `AlicomFusionEvent`.
    public static var returnCodes: ReturnCodeTable { .aliyunFusion }

    /// A page, which the app can close, behind a token of the app's server. The SDK prefetches by itself when the page opens.
    public let capabilities: Capabilities = [.loginPage, .manualDismiss, .serverIssuedToken, .scenes]
    /// What the SDK needs in the app.
    public var requirements: SDKRequirements { .aliyunFusion }
    /// `getSDKVersion`.
    public var sdkVersion: String { sdk.version }
    /// The SDK gives no access to its page's controller.
    public var pageController: UIViewController? { nil }

    private let sdk: any AliyunFusionSDK
    private let context: ProviderContext
    private let handler: FusionHandler
    private var login: FusionNumberLogin?
    private var play: FusionScenePlay?

    /// Makes the provider. Touches nothing of the SDK.
    ///
    /// - Parameters:
    ///   - sdk: The binding.
    ///   - context: What the client lends.
    ///   - token: Fetches an authentication token from the app's server.
    public init(
        sdk: any AliyunFusionSDK, context: ProviderContext,
        token: @escaping @MainActor () async throws -> FusionToken
    ) {
        self.sdk = sdk
        self.context = context
        handler = FusionHandler(sdk: sdk, context: context, token: token)
    }

    /// One product serves all.
    public func product(for purpose: Purpose) -> Product { .aliyunFusion }

    // MARK: Before the page

    /// Sets log and statistics, fetches a token, makes the handler, and waits until the token is accepted.
    public func initialize(for purpose: Purpose) async throws(PhoneAuthError) {
        try await handler.initialize()
    }

    /// Whether the token has run out, is about to, or was refused, and no page is up that a new handler would take away.
    public func mustInitializeAgain(for purpose: Purpose) -> Bool {
        let isInUse = [login?.isUnderWay, play?.isUnderWay].contains(true)
        return handler.isTokenAtItsEnd && !isInUse
    }

    /// The log switch.
    public func configurationChanged() { handler.setLog() }

    /// `authTokenRefreshFailed` while the app's server owes a token, else `timeout`.
    public func codeOfDeadline(in stage: Stage) -> PhoneAuthError.Code {
        stage == .initialize && handler.isFetchingToken ? .authTokenRefreshFailed : .timeout
    }

    /// The SDK has no such question; the scene's nodes find out by themselves.
    public func checkAvailability(for purpose: Purpose) {}

    /// The SDK has no prefetch.
    public func prefetch(for purpose: Purpose) async throws(PhoneAuthError) -> Prefetch {
        throw unsupported(.prefetch, for: purpose)
    }

    /// There is none.
    public func forgetPrefetch() {}

    // MARK: The page

    /// `startSceneUI` for scene 100001.
    public func login(
        _ request: LoginRequest, events: EventSink
    ) async throws(PhoneAuthError) -> LoginCredential {
        switch handler.state {
        case .ready: break
        case .refused(let event): throw FusionEvent(event, carrier: request.carrier).failure(in: .present)
        case .none, .checking: throw error(.notInitialized, .present, carrier: request.carrier)
        }
        let login = FusionNumberLogin(request, events: events, sdk: sdk, context: context, after: login)
        self.login = login
        handler.listener = { [weak self] message in
            login.receive(message)
            self?.letGo(of: login)
        }
        return try await login.run(request)
    }

    /// Of a scene that is over and has been stopped nothing more comes, and nothing of it need be kept: its page's events hold
    /// the client's part of this vendor.
    private func letGo(of login: FusionNumberLogin) {
        guard self.login === login, login.isFinished, login.isStopped else { return }
        self.login = nil
        handler.listener = nil
    }

    /// The page stays where it is, and the next tap on it brings the next token.
    public func loginAgain() async throws(PhoneAuthError) -> LoginCredential {
        guard let login else { throw error(.notInitialized, .login) }
        return try await login.nextResult()
    }

    /// `stopScene`, also when the scene has ended by itself: without it the SDK refuses the next one. Whether the page goes
    /// with an animation is the SDK's choice.
    public func dismissPage(animated: Bool) async throws(PhoneAuthError) {
        guard let login else { return }
        defer { letGo(of: login) }
        try await login.stop()
    }

    /// `closeNumberAuthPrivactAlertView`.
    public func closeConsentDialog() { sdk.closePrivacyAlert() }
    /// The SDK has no such call.
    public func stopLoading() throws(PhoneAuthError) { throw unsupported(.login) }
    /// The SDK does not tell.
    public func isAgreementChecked() throws(PhoneAuthError) -> Bool { throw unsupported(.login) }
    /// The SDK has no such call.
    public func setAgreementChecked(_ isChecked: Bool) throws(PhoneAuthError) { throw unsupported(.login) }
    /// The SDK does not tell.
    public func networkEnvironment() throws(PhoneAuthError) -> NetworkEnvironment { throw unsupported(.availability) }

    // MARK: Scenes

    /// `startSceneUI`.
    public func startScene(_ request: SceneRequest, receive: @escaping @MainActor (SceneMessage) -> Void) {
        let play = FusionScenePlay(request, sdk: sdk, context: context, after: play, receive: receive)
        self.play = play
        handler.phoneNumber.update(request.phoneNumber)
        switch handler.state {
        case .ready: break
        case .refused(let event):
            let error = FusionEvent(event, carrier: request.page.carrier).failure(in: .present)
            return receive(.refused(error, repetition: Self.returnCodes.repetition(after: error)))
        case .none, .checking:
            return receive(.refused(error(.notInitialized, .scene, for: .scene), repetition: nil))
        }
        handler.listener = { play.receive($0) }
        play.start()
    }

    /// `continueScene`.
    public func continueScene(isSuccess: Bool) { play?.continueScene(isSuccess: isSuccess) }

    /// The block that came with the half-way credential.
    public func answerHalfway(isPassed: Bool) { play?.answerHalfway(isPassed: isPassed) }

    /// `stopScene`, also when the scene has ended by itself: without it the SDK refuses the next one.
    public func stopScene() async throws(PhoneAuthError) {
        try await play?.stop()
    }

    /// The SDK verifies no numbers without a scene.
    public func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        throw unsupported(.verify, for: .verification)
    }
}
