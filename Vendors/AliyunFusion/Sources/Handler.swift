import PhoneAuth

/// The SDK's handler with its authentication token: what login and scenes have in common.
///
/// It makes the handler and waits until its token is accepted, keeps the token fresh when the SDK asks, and passes everything
/// else on to whoever plays a scene. A handler that was replaced is not listened to any more.
@MainActor final class FusionHandler {
    /// How far the token has got.
    enum State {
        /// There is no handler.
        case none
        /// The SDK checks the handler's first token.
        case checking
        /// Scenes may be started.
        case ready
        /// The SDK refused a token; the event says why. Only a new token helps.
        case refused(VendorPayload)
    }

    private enum Check: Sendable {
        case accepted
        case refused(VendorPayload)
    }

    /// How far the token has got.
    private(set) var state = State.none
    /// Plays the scene that is under way, and is told of everything that belongs to it.
    var listener: (@MainActor (AliyunFusionMessage) -> Void)?
    /// The user's present number, for scenes that ask for it.
    let phoneNumber = Snapshot<PhoneNumber?>(nil)

    private let sdk: any AliyunFusionSDK
    private let context: ProviderContext
    private let keeper: FusionTokenKeeper
    /// Counts the handlers.
    private var number = 0
    private var check: (@Sendable (Check) -> Void)?
    private var renewal: FusionTokenRenewal?
    /// Whether the app's server is being waited for.
    private(set) var isFetchingToken = false

    init(
        sdk: any AliyunFusionSDK, context: ProviderContext,
        token: @escaping @MainActor () async throws -> FusionToken
    ) {
        self.sdk = sdk
        self.context = context
        keeper = FusionTokenKeeper(source: token, context: context)
    }

    private var settings: PhoneAuthConfiguration.AliyunFusion {
        context.configuration.providers.aliyunFusion ?? PhoneAuthConfiguration.AliyunFusion(schemeCode: "")
    }

    /// Whether the SDK's token is about to run out, has, or was refused after it had been accepted.
    var isTokenAtItsEnd: Bool {
        switch state {
        case .ready: renewal?.isAtItsEnd == true
        case .refused: true
        case .none, .checking: false
        }
    }

    // MARK: Initialisation

    /// Makes a handler with a new token and waits until the SDK has accepted it. Does nothing where one is ready whose token
    /// has some time left.
    func initialize() async throws(PhoneAuthError) {
        if case .ready = state, !isTokenAtItsEnd { return }
        setLog()
        sdk.useBundledUmeng(settings.usesBundledUmeng)
        discard()
        let token = try await fetchToken()
        let check = try await context.line.answer { reply in makeHandler(token, reply) }
        guard case .refused(let event) = check else { return }
        discard()
        throw FusionEvent(event).failure(in: .initialize)
    }

    /// Switches the SDK's log on or off.
    func setLog() {
        sdk.setLog(isEnabled: context.configuration.diagnostics.vendorLogs)
    }

    private func fetchToken() async throws(PhoneAuthError) -> FusionTokenKeeper.Entry {
        isFetchingToken = true
        defer { isFetchingToken = false }
        let entry: FusionTokenKeeper.Entry?
        do throws(PhoneAuthError) {
            entry = try await context.line.answer { reply in keeper.fetch(reply: reply) }
        } catch {
            // Given up at its deadline.
            keeper.abandon()
            throw error
        }
        guard let entry else {
            throw PhoneAuthError(
                .authTokenRefreshFailed, stage: .initialize, vendor: .aliyunFusion, product: .aliyunFusion)
        }
        return entry
    }

    private func makeHandler(_ token: FusionTokenKeeper.Entry, _ reply: @escaping @Sendable (Check) -> Void) {
        state = .checking
        check = reply
        let renewal = FusionTokenRenewal(first: token, keeper: keeper, context: context) { [sdk] text in
            sdk.update(token: text)
        }
        self.renewal = renewal
        let callbacks = AliyunFusionCallbacks(
            receive: context.line.receiver { [weak self, number] message in self?.receive(message, from: number) },
            token: renewal.answer,
            phoneNumber: { [phoneNumber] in phoneNumber.current?.reveal() ?? "" })
        sdk.makeHandler(token: token.token.text.reveal(), schemeCode: settings.schemeCode, callbacks: callbacks)
    }

    private func discard() {
        if case .none = state { return }
        state = .none
        number += 1
        check = nil
        listener = nil
        renewal?.cancel()
        renewal = nil
        sdk.destroyHandler()
    }

    // MARK: Messages

    private func receive(_ message: AliyunFusionMessage, from number: Int) {
        guard number == self.number else { return }
        switch message {
        case .tokenAccepted:
            state = .ready
            let isNew = renewal?.tokenAccepted() == true
            if !endCheck(.accepted), isNew { listener?(message) }
        case .tokenRefused(let event):
            state = .refused(event)
            if !endCheck(.refused(event)) {
                renewal?.tokenRefused()
                listener?(message)
            }
        case .tokenWanted:
            tokenWanted()
        case .event(let event) where check != nil && FusionEvent(event).endsTokenCheck:
            endCheck(.refused(event))
        case .interrupted(let event) where check != nil && FusionEvent(event).endsTokenCheck:
            endCheck(.refused(event))
        case .event(let event), .interrupted(let event):
            if FusionEvent(event).codeText == FusionCodes.tokenPending { renewal?.wasBusy() }
            if case .ready = state, FusionEvent(event).refusesToken { state = .refused(event) }
            listener?(message)
        case .verified where listener == nil, .failed where listener == nil:
            context.line.noteLateResult()
        default:
            listener?(message)
        }
    }

    @discardableResult
    private func endCheck(_ result: Check) -> Bool {
        guard let check else { return false }
        self.check = nil
        check(result)
        return true
    }

    /// The token that is being checked for the first time has only just been fetched, so that a question meanwhile is answered
    /// with it.
    private func tokenWanted() {
        switch state {
        case .checking, .none: break
        case .ready: renewal?.tokenWanted(isRefused: false)
        case .refused: renewal?.tokenWanted(isRefused: true)
        }
    }
}
