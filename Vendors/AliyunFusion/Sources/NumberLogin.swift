import PhoneAuth
import PhoneAuthAliyunPNVS
import UIKitShim

/// One login: the one-tap node of scene 100001 alone. Where the scene would go on to another node, the login ends.
@MainActor final class FusionNumberLogin {
    /// Login and registration.
    static let scene = "100001"
    /// A token's life, in seconds.
    static let tokenLifetime = 120.0

    private enum Source {
        case event, interrupt
    }

    /// Whether the scene is over, so that nothing more of it will confirm a stop.
    private(set) var isFinished = false
    /// Whether it has been told to stop.
    private(set) var isStopped = false

    /// Whether it may still have a page.
    var isUnderWay: Bool { !isFinished && !isStopped }

    private let style: AuthPageStyle
    private let carrier: Carrier
    private let sdk: any AliyunFusionSDK
    private let context: ProviderContext
    private let session: PageSession
    /// Whether an earlier login was stopped whose end the SDK has not reported: until this one's scene shows a sign of life,
    /// results belong to that one.
    private var followsUnfinished: Bool
    /// Holds what the app has lent for the page, until that is to be closed: presenter and hooks.
    private var painter: AliyunPagePainter?
    private var isPageUp = false
    private var hasShownPage = false
    private var isSceneBusy = false
    private var awaitsResult = true
    private var lastReport: (code: String, source: Source)?
    private var stopped: (@Sendable () -> Void)?

    init(
        _ request: LoginRequest, events: EventSink, sdk: any AliyunFusionSDK, context: ProviderContext,
        after predecessor: FusionNumberLogin?
    ) {
        style = request.style
        carrier = request.carrier
        self.sdk = sdk
        self.context = context
        session = PageSession(line: context.line, events: events)
        followsUnfinished = predecessor.map { $0.isStopped && !$0.isFinished } ?? false
    }

    // MARK: Calls

    /// Starts the scene and waits for its result.
    func run(_ request: LoginRequest) async throws(PhoneAuthError) -> LoginCredential {
        let painter = AliyunPagePainter(
            request, on: context.line, drawing: [.otherLogins], titleBar: AliyunFusionPageRules.titleBar
        ) { [weak self] tap in self?.tapped(tap) }
        self.painter = painter
        sdk.startScene(
            Self.scene, presenter: request.presenter, page: request.page, painting: painter.painting,
            views: FusionNodeViews(request.hooks, on: context.line))
        return try await session.nextResult()
    }

    private func tapped(_ tap: PageAdditions.Tap) {
        guard tap.leavesLogin else { return session.send(tap.event) }
        leave(tap.event, PhoneAuthError.aliyunFusion(.userChoseOtherMethod, carrier: carrier))
    }

    /// Waits for the next result of the page that is up.
    func nextResult() async throws(PhoneAuthError) -> LoginCredential {
        guard !isFinished, !isStopped else {
            throw PhoneAuthError(.userCancelled, stage: .login, vendor: .aliyunFusion, product: .aliyunFusion)
        }
        awaitsResult = true
        return try await session.nextResult()
    }

    /// Stops the scene, which is due also when it has ended by itself. Where something is on the screen or in the way, the
    /// SDK's word that it is gone is waited for. Nothing is drawn any more; what is left is the login's end to hear of.
    func stop() async throws(PhoneAuthError) {
        guard !isStopped || isPageUp else { return }
        isStopped = true
        awaitsResult = false
        painter = nil
        let waits = (isPageUp || isSceneBusy) && !isFinished
        let scene = isSceneBusy ? sdk.currentScene ?? Self.scene : Self.scene
        isSceneBusy = false
        guard waits else { return sdk.stopScene(scene) }
        defer { stopped = nil }
        try await context.line.completion { done in
            stopped = done
            sdk.stopScene(scene)
        }
        isPageUp = false
    }

    // MARK: Messages

    /// Takes a message of the handler.
    func receive(_ message: AliyunFusionMessage) {
        switch message {
        case .event(let payload):
            report(payload, .event)
        case .interrupted(let payload):
            report(payload, .interrupt)
        case .agreementTapped(let name, let url, _):
            // The event of this tap, 410011 or 410012, has neither name nor address and is not reported twice.
            send("agreementTapped", AuthPageEvent.Details(title: name, url: url))
        case .otherMethodTapped:
            leave(.otherMethodTapped, PhoneAuthError.aliyunFusion(.userChoseOtherMethod, carrier: carrier))
        case .verified(let node, let token, let payload):
            guard !belongsToPredecessor else { return }
            finish(credential(node, token, event(payload)))
        case .failed(_, let payload):
            guard !belongsToPredecessor else { return }
            finish(.failure(event(payload).failure(in: stage)))
        case .finished(let payload):
            if belongsToPredecessor {
                followsUnfinished = false
                confirmStop()
            } else {
                sceneEnded(event(payload))
            }
        case .tokenRefused(let payload):
            let event = event(payload)
            if hasShownPage { session.send(.vendorEvent(code: event.codeText)) } else { refuse(event) }
        case .halfwayVerified(_, _, let payload, _), .phoneNumberWanted(let payload):
            session.send(.vendorEvent(code: event(payload).codeText))
        case .tokenAccepted:
            if isUnderWay { session.send(.tokenRenewed) }
        case .tokenWanted:
            break
        }
    }

    private var belongsToPredecessor: Bool { followsUnfinished && !hasShownPage }
    private var stage: Stage { hasShownPage ? .login : .present }

    private func event(_ payload: VendorPayload) -> FusionEvent {
        FusionEvent(payload, carrier: carrier)
    }

    private func report(_ payload: VendorPayload, _ source: Source) {
        let event = event(payload)
        if !hasShownPage, event.isRefusal(asInterrupt: source == .interrupt) { return refuse(event) }
        guard !event.codeText.isEmpty, !isEcho(event.eventCode, source) else { return }
        if !event.isDismissal, event.codeText != FusionCodes.sceneOver { followsUnfinished = false }
        switch event.reading(in: stage) {
        case .success, .progress:
            // A tap that no table knows.
            if FusionCodes.taps.contains(event.codeText) { session.send(.vendorEvent(code: event.eventCode)) }
        case .event(let name):
            page(name, event)
        case .failure(let error):
            failed(error, event, source)
        }
    }

    /// Every code is reported as an event; what is also an interrupt comes twice in a row.
    private func isEcho(_ code: String, _ source: Source) -> Bool {
        if let last = lastReport, last.code == code, last.source != source {
            lastReport = nil
            return true
        }
        lastReport = (code, source)
        return false
    }

    private func page(_ name: String, _ event: FusionEvent) {
        switch name {
        case "agreementTapped":
            break
        case "pagePresented":
            isPageUp = true
            hasShownPage = true
            session.send(.pagePresented)
            if event.codeText != FusionCodes.numberPage { refuse(event, as: .sceneNodeFailed) }
        case "pageDismissed":
            pageGone()
            confirmStop()
        default:
            send(name, AuthPageEvent.Details(isChecked: event.isChecked), orCode: event.eventCode)
        }
    }

    /// A failure that came as an event or an interrupt. Those of nodes have a callback of their own, which brings the result.
    private func failed(_ error: PhoneAuthError, _ event: FusionEvent, _ source: Source) {
        if error.code == .userChoseOtherMethod {
            leave(event.codeText == FusionCodes.otherNumber ? .otherNumberTapped : .otherMethodTapped, error)
        } else if source == .interrupt || error.code == .unknown || !FusionCodes.isNodeFailure(event.codeText) {
            session.send(.vendorEvent(code: event.eventCode))
        }
    }

    private func send(_ name: String, _ details: AuthPageEvent.Details, orCode code: String? = nil) {
        guard let event = AuthPageEvent(named: name, details, on: style) else {
            if let code { session.send(.vendorEvent(code: code)) }
            return
        }
        if event != .loadingStarted, event != .loadingEnded { pageMustBeUp() }
        session.send(event)
    }

    /// Something happened that only a page can bring about, whether or not the SDK has reported one.
    private func pageMustBeUp() {
        guard !hasShownPage else { return }
        hasShownPage = true
        isPageUp = true
    }

    // MARK: Ends

    private func finish(_ result: Result<LoginCredential, PhoneAuthError>) {
        awaitsResult = false
        session.finish(result)
    }

    /// Ends a login that waits; one that has its result already is left alone.
    private func end(_ error: PhoneAuthError) {
        if awaitsResult { finish(.failure(error)) }
    }

    private func leave(_ tap: AuthPageEvent, _ error: PhoneAuthError) {
        pageMustBeUp()
        session.send(tap)
        end(error)
    }

    private func refuse(_ event: FusionEvent, as code: PhoneAuthError.Code? = nil) {
        guard awaitsResult else { return }
        isSceneBusy = event.codeText == FusionCodes.sceneBusy
        end(code.map { event.error($0, in: stage) } ?? event.failure(in: stage))
    }

    private func sceneEnded(_ event: FusionEvent) {
        isFinished = true
        pageGone()
        if event.isDismissal || (event.codeText == FusionCodes.sceneOver && hasShownPage) {
            end(event.error(.userCancelled, in: .login))
        } else if event.codeText == FusionCodes.sceneOver {
            end(event.error(.sceneNodeFailed, in: stage))
        } else {
            end(event.failure(in: stage))
        }
        confirmStop()
    }

    private func pageGone() {
        guard isPageUp else { return }
        isPageUp = false
        session.send(.pageDismissed)
    }

    private func confirmStop() {
        let stopped = stopped
        self.stopped = nil
        stopped?()
    }

    private func credential(
        _ node: String, _ token: String, _ event: FusionEvent
    ) -> Result<LoginCredential, PhoneAuthError> {
        guard node == FusionNode.number else {
            return .failure(event.error(node.isEmpty ? .malformedResponse : .sceneNodeFailed, in: stage))
        }
        pageMustBeUp()
        guard token.contains(where: { !$0.isWhitespace }) else {
            return .failure(event.error(.missingToken, in: stage))
        }
        return .success(
            LoginCredential(
                vendor: .aliyunFusion, product: .aliyunFusion, carrier: event.carrier, token: Secret(token),
                issuedAt: context.date, lifetime: Self.tokenLifetime))
    }
}

extension PhoneAuthError {
    fileprivate static func aliyunFusion(_ code: Code, carrier: Carrier) -> PhoneAuthError {
        PhoneAuthError(code, stage: .login, vendor: .aliyunFusion, product: .aliyunFusion, carrier: carrier)
    }
}
