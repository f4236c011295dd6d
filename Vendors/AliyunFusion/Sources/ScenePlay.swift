import PhoneAuth
import PhoneAuthAliyunPNVS

/// One scene: turns what the handler reports into the client's words, and waits for the SDK to confirm a stop.
@MainActor final class FusionScenePlay {
    private let request: SceneRequest
    private let sdk: any AliyunFusionSDK
    private let context: ProviderContext
    private let receive: @MainActor (SceneMessage) -> Void
    private var painter: AliyunPagePainter?
    /// A node in its place: a scene may have the same kind of node twice.
    private struct Place: Hashable {
        let node: SceneNode
        var id: String?
    }

    private var place: Place?
    /// The pages that are up: the next node's may come before the last one has gone.
    private var pages: [Place] = []
    private var answer: (@Sendable (Bool) -> Void)?
    private var isFinished = false
    private var isStopped = false
    /// Whether the last scene was stopped and its end has not been reported: until this one shows a sign of life, what ends
    /// belongs to that one.
    private var followsUnfinished: Bool
    private var hasShownSign = false
    private var isLoading = false
    private var lastReport: String?
    private var stopped: (@Sendable () -> Void)?

    init(
        _ request: SceneRequest, sdk: any AliyunFusionSDK, context: ProviderContext,
        after predecessor: FusionScenePlay?,
        receive: @escaping @MainActor (SceneMessage) -> Void
    ) {
        self.request = request
        self.sdk = sdk
        self.context = context
        self.receive = receive
        followsUnfinished = predecessor.map { $0.isStopped && !$0.isFinished } ?? false
    }

    /// Whether it may still have a page.
    var isUnderWay: Bool { !isFinished && !isStopped }

    private var scene: String { request.scene.rawValue }

    // MARK: The client's side

    func start() {
        let painter = AliyunPagePainter(request.page, on: context.line, drawing: [.otherLogins], titleBar: 0) {
            [weak self] tap in self?.tapped(tap)
        }
        self.painter = painter
        sdk.startScene(
            scene, presenter: request.page.presenter, page: request.page.page, painting: painter.painting,
            views: FusionNodeViews(request.page.hooks, on: context.line))
    }

    private func tapped(_ tap: PageAdditions.Tap) {
        tap.leavesLogin ? leave(after: tap.event) : receive(.event(tap.event))
    }

    /// The user wants another way to log in, which no node of the scene is.
    private func leave(after tap: AuthPageEvent) {
        receive(.event(tap))
        let error = PhoneAuthError(
            .userChoseOtherMethod, stage: .scene, vendor: .aliyunFusion, product: .aliyunFusion,
            carrier: request.page.carrier)
        receive(.refused(error, repetition: nil))
    }

    func continueScene(isSuccess: Bool) {
        guard !isFinished, !isStopped else { return }
        sdk.continueScene(scene, isSuccess: isSuccess)
    }

    func answerHalfway(isPassed: Bool) {
        let answer = answer
        self.answer = nil
        answer?(isPassed)
    }

    /// Stops the scene, which is due also when it has ended by itself; then nothing confirms it.
    func stop() async throws(PhoneAuthError) {
        // The SDK waits for the answer, whatever becomes of the scene.
        answerHalfway(isPassed: false)
        guard !isStopped else { return }
        isStopped = true
        // Of another scene that is in the way only the SDK knows the number.
        let scene = hasShownSign ? scene : sdk.currentScene ?? scene
        guard !isFinished else { return sdk.stopScene(scene) }
        defer { stopped = nil }
        try await context.line.completion { done in
            stopped = done
            sdk.stopScene(scene)
        }
    }

    // MARK: Messages

    func receive(_ message: AliyunFusionMessage) {
        if followsUnfinished, !hasShownSign, belongsToPredecessor(message) { return }
        switch message {
        case .event(let payload):
            report(event(payload), isInterrupt: false)
        case .interrupted(let payload):
            report(event(payload), isInterrupt: true)
        case .verified(let name, let token, let payload):
            credential(SceneNode(fusion: name), token, event(payload), isHalfway: false)
        case .halfwayVerified(let name, let token, let payload, let answer):
            // While one is open, and when the scene is over, nobody would judge it: the user may try again.
            guard self.answer == nil, !isStopped, !isFinished else { return answer(false) }
            self.answer = answer
            credential(SceneNode(fusion: name), token, event(payload), isHalfway: true)
        case .failed(let name, let payload):
            let event = event(payload)
            let node = name.isEmpty ? SceneNode(fusionCode: event.codeText) ?? place?.node : nil
            failed(node ?? SceneNode(fusion: name), event)
        case .finished(let payload):
            finished(event(payload))
        case .tokenAccepted:
            if isUnderWay { receive(.event(.tokenRenewed)) }
        case .tokenRefused(let payload):
            let event = event(payload)
            hasShownSign ? tell(event) : refuse(event)
        case .agreementTapped(let name, let url, _):
            send("agreementTapped", AuthPageEvent.Details(title: name, url: url))
        case .otherMethodTapped:
            leave(after: .otherMethodTapped)
        case .tokenWanted, .phoneNumberWanted:
            break
        }
    }

    /// Takes what belongs to the scene before this one. A question of its is answered, as every one is.
    private func belongsToPredecessor(_ message: AliyunFusionMessage) -> Bool {
        switch message {
        case .finished:
            followsUnfinished = false
            confirmStop()
            return true
        case .halfwayVerified(_, _, _, let answer):
            answer(false)
            return true
        case .verified, .failed: return true
        default: return false
        }
    }

    private func event(_ payload: VendorPayload) -> FusionEvent {
        FusionEvent(payload, carrier: request.page.carrier)
    }

    private func report(_ event: FusionEvent, isInterrupt: Bool) {
        let code = event.codeText
        guard !code.isEmpty else { return }
        if !hasShownSign, !isStopped, event.isRefusal(asInterrupt: isInterrupt), SceneNode(fusionCode: code) == nil {
            return refuse(event)
        }
        // What is an interrupt too is reported twice in a row.
        let isEcho = lastReport == event.eventCode + (isInterrupt ? "event" : "interrupt")
        lastReport = isEcho ? nil : event.eventCode + (isInterrupt ? "interrupt" : "event")
        guard !isEcho else { return }
        if let node = SceneNode(fusionCode: code) { enter(Place(node: node, id: event.nodeID), code) }
        switch code {
        case "110007": receive(.passed(.captcha))
        case "700001": receive(.passed(.deviceCheck))
        // Device or frequency: the engine goes to the SMS that the user sends, and asks nobody.
        case "700002", "700003", "700004":
            receive(.nodeFailed(.deviceCheck, event.error(.deviceRejected, in: .scene), move: .automatic))
        case "110003": page(Place(node: .captcha, id: event.nodeID), isUp: true)
        case "110009": page(Place(node: .captcha, id: event.nodeID), isUp: false)
        case FusionCodes.otherNumber: receive(.event(.otherNumberTapped))
        case "900003", "900004": load(code == "900003")
        case FusionCodes.sceneOver where isStopped, FusionCodes.sceneOverWell where isStopped: confirmStop()
        default: translate(event, isInterrupt)
        }
    }

    private func translate(_ event: FusionEvent, _ isInterrupt: Bool) {
        switch event.reading(in: .scene) {
        case .event("pagePresented"): page(place ?? Place(node: .numberAuth), isUp: true)
        case .event("pageDismissed"):
            let node = SceneNode(fusionCode: event.codeText) ?? .numberAuth
            page(Place(node: node, id: event.nodeID), isUp: false)
            // Of a scene that was stopped with its page up this is the confirmation too.
            if isStopped, pages.isEmpty { confirmStop() }
        case .event("agreementTapped"): break
        case .event(let name): send(name, AuthPageEvent.Details(isChecked: event.isChecked), orCode: event.eventCode)
        // Nodes' failures have a callback of their own.
        case .failure where !isInterrupt && FusionCodes.isNodeFailure(event.codeText): break
        case .failure, .success, .progress: if isInterrupt { tell(event) }
        }
    }

    /// A node is under way as soon as one of its codes comes, but for those of a page that goes. One of the same kind is another
    /// where its id is, and where it begins once more.
    private func enter(_ place: Place, _ code: String) {
        guard !FusionCodes.dismissals.contains(code), !isStopped else { return }
        hasShownSign = true
        let isSame = self.place?.node == place.node && (place.id == nil || place.id == self.place?.id)
        guard !isSame || FusionCodes.beginnings.contains(code) else { return }
        self.place = place
        receive(.entered(place.node))
    }

    private func page(_ place: Place, isUp: Bool) {
        if isUp {
            guard !pages.contains(place) else { return }
            pages.append(place)
            receive(.event(.pagePresented))
        } else if let index = pages.firstIndex(of: place) ?? pages.firstIndex(where: { $0.node == place.node }) {
            pages.remove(at: index)
            receive(.event(.pageDismissed))
        } else if pages.isEmpty {
            // One that nobody said was up.
            receive(.event(.pageDismissed))
        }
    }

    private func load(_ isLoading: Bool) {
        guard self.isLoading != isLoading else { return }
        self.isLoading = isLoading
        receive(.event(isLoading ? .loadingStarted : .loadingEnded))
    }

    private func send(_ name: String, _ details: AuthPageEvent.Details, orCode code: String? = nil) {
        if let event = AuthPageEvent(named: name, details, on: request.page.style) {
            receive(.event(event))
        } else if let code {
            receive(.event(.vendorEvent(code: code)))
        }
    }

    private func tell(_ event: FusionEvent) {
        receive(.event(.sceneMessage(code: event.codeText, text: event.message)))
    }

    // MARK: Nodes

    private func arrive(at node: SceneNode) {
        if place?.node != node { place = Place(node: node) }
    }

    private func credential(_ node: SceneNode, _ token: String, _ event: FusionEvent, isHalfway: Bool) {
        hasShownSign = true
        arrive(at: node)
        guard token.contains(where: { !$0.isWhitespace }) else {
            answerHalfway(isPassed: false)
            return receive(.nodeFailed(node, event.error(.missingToken, in: .scene), move: .goOn))
        }
        receive(
            .credential(
                SceneCredential(
                    vendor: .aliyunFusion, product: .aliyunFusion, carrier: event.carrier, token: Secret(token),
                    // The user's SMS may not have arrived at the first try.
                    isSingleUse: node != .upGoingSMS, issuedAt: context.date,
                    lifetime: FusionNumberLogin.tokenLifetime),
                node: node, isHalfway: isHalfway))
    }

    private func failed(_ node: SceneNode, _ event: FusionEvent) {
        hasShownSign = true
        arrive(at: node)
        receive(.nodeFailed(node, event.failure(in: .scene), move: move(after: event.codeText, of: node)))
    }

    /// What Aliyun's own demonstration does: a number that is throttled or a risk goes to the SMS that the user sends, one that
    /// cannot be filled in or is another one ends the scene, and whatever else goes wrong with a code leaves the page.
    private func move(after code: String, of node: SceneNode) -> SceneMove {
        guard node == .smsCode else { return .goOn }
        switch code {
        case "500002", "500006", "500009", "500010": return .goOn
        case "500004", "500015": return .stop
        default: return .stay
        }
    }

    private func refuse(_ event: FusionEvent) {
        // Nothing was started, so nothing will confirm a stop; unless it is another scene that must go.
        isFinished = event.codeText != FusionCodes.sceneBusy
        let error = event.failure(in: .scene)
        let repetition = AliyunFusionProvider.returnCodes.repetition(after: event.failure(in: .present))
        receive(.refused(error, repetition: repetition))
    }

    // MARK: The end

    private func finished(_ event: FusionEvent) {
        isFinished = true
        for place in pages { page(place, isUp: false) }
        confirmStop()
        // Of a scene that has been stopped, or was in the way of this one, that is all there is to say.
        guard !isStopped else { return }
        if event.isDismissal {
            receive(.ended(.left))
        } else if event.codeText == FusionCodes.sceneOver {
            receive(.ended(.over))
        } else {
            receive(.ended(.failed(event.failure(in: .scene))))
        }
    }

    private func confirmStop() {
        let stopped = stopped
        self.stopped = nil
        stopped?()
    }
}
