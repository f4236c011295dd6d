public import UIKitShim

/// What a client keeps of its scenes.
struct SceneDesk {
    /// The scene under way, until it is confirmed that it is gone.
    var current: SceneOperation?
    /// The app's own SMS verification.
    var sms: (any SceneSMS)?
    /// When the last scene's outcome was taken, in the scheduler's seconds.
    var lastOutcome: Double?
    /// The nodes of the last scene.
    var lastSteps: [SceneStep] = []
}

extension PhoneAuthClient {
    /// The app's own SMS verification: needed where `scenes.provider` of the configuration is `portable`.
    public var sceneSMS: (any SceneSMS)? {
        get { scenes.sms }
        set { scenes.sms = newValue }
    }

    /// The scene under way; `nil` where there is none.
    public var currentScene: AuthScene? { scenes.current?.scene }

    /// Where the scene under way stands.
    public var sceneState: SceneState { scenes.current?.state ?? .idle }

    /// When the last scene's outcome was taken.
    package var lastSceneOutcome: Double? { scenes.lastOutcome }

    /// The nodes that the last scene took, also when it failed.
    public var sceneSteps: [SceneStep] { scenes.current?.steps ?? scenes.lastSteps }

    /// Plays a scene to its end, whoever the configuration lets play it.
    ///
    /// Each node's credential goes to `verify`, which sends it to the app's server and says what that said. A pass ends the
    /// scene, or, half-way, its first part. Anything else is no pass: a rejected code may be typed again twice, any other
    /// rejection takes the scene to its next node; an error of `verify`'s, and silence beyond the deadline `exchange`, end it.
    ///
    /// One scene is played at a time. While the last one has not confirmed its end, this waits for it.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - presenter: The controller to present from. It must be in a window for as long as the scene is played.
    ///   - phoneNumber: The user's present number, for scenes that fill it in or compare with it.
    ///   - style: The one-tap page; the configuration's when left out.
    ///   - hooks: What the app adds to that page in code.
    ///   - events: What happens on the pages, and the nodes.
    ///   - verify: Asks the app's server. Called once for each credential.
    /// - Returns: the nodes, and the credential that was accepted.
    /// - Throws: ``PhoneAuthError``: `userCancelled` where the user left, `userChoseOtherMethod` where the user asked for more
    ///   ways, `sceneBusy` while another scene is played, `busy` while a login is.
    public func scene(
        _ scene: AuthScene, from presenter: UIViewController, phoneNumber: PhoneNumber? = nil,
        style: AuthPageStyle? = nil, hooks: PageHooks = PageHooks(), events: EventSink = .none,
        verify: @escaping @MainActor (SceneVerification) async throws -> SceneVerdict
    ) async throws(PhoneAuthError) -> SceneResult {
        try admit(at: .scene)
        if let last = scenes.current {
            guard last.state == .stopping else { throw PhoneAuthError(.sceneBusy, stage: .scene) }
            await last.end()
        }
        guard scenes.current == nil else { throw PhoneAuthError(.sceneBusy, stage: .scene) }
        guard login == nil, !isVerifying else { throw PhoneAuthError(.busy, stage: .scene) }
        let style = style ?? configuration.page
        let player = try player(hooks)
        let screen = PageScreen(of: presenter)
        let page = LoginRequest(
            presenter: presenter, style: style,
            page: player.vendor.map { self.vendorPage(style, of: $0, on: screen) } ?? VendorPage(),
            screen: screen, hooks: hooks, hasWeChat: host.canOpen("weixin") ?? true, carrier: carrier)
        let flow = begin(.scene)
        let operation = SceneOperation(
            rules: SceneMachine.Rules(
                scene: scene, sign: player.sign, token: player.token, exchange: configuration.deadlines.exchange,
                stop: 10, pageIdle: configuration.pageIdleTimeout),
            surroundings: SceneOperation.Surroundings(
                scheduler: scheduler, clock: clock, counter: counter, provider: player.provider, vendor: player.vendor,
                request: SceneRequest(scene: scene, page: page, phoneNumber: phoneNumber),
                prepare: { again throws(PhoneAuthError) in try await player.prepare(again, flow) },
                verify: verify, events: sink(events, page, player), learn: { [weak self] in self?.learn($0) },
                settled: { [weak self, scheduler] error in
                    self?.scenes.lastOutcome = scheduler.now
                    flow.endAttempt(error)
                    flow.end(error?.code)
                    if let vendor = player.vendor { self?.judge(vendor, .scene, at: .scene, error) }
                },
                ended: { [weak self] operation in
                    self?.scenes.lastSteps = operation.steps
                    if self?.scenes.current === operation { self?.scenes.current = nil }
                    self?.end(flow)
                }))
        scenes.current = operation
        return try await operation.run()
    }

    /// The app's events, and what its hooks do at some of them. Of a portable scene the login has done that already.
    private func sink(_ events: EventSink, _ page: LoginRequest, _ player: Player) -> EventSink {
        guard let capabilities = player.capabilities else { return events }
        let opener = AgreementOpener(
            opener: page.style.agreementPage.openedBy, hooks: page.hooks, capabilities: capabilities,
            openWebPage: openWebPage)
        return EventSink { [weak presenter = page.presenter] event in
            events.send(event)
            guard let presenter else { return }
            let controller = presenter.presentedViewController
            switch event {
            case .agreementTapped(let index, let title, let url):
                opener.open(PageAgreement(index: index, title: title, url: url), over: controller, presenter)
            case .pagePresented:
                if let controller { page.hooks.appears?(controller) }
            default:
                break
            }
        }
    }

    /// Says how the scene goes on: after a failed node, or in place of `verify` while that is under way.
    ///
    /// - Parameter isSuccess: `true` is a pass.
    /// - Throws: `sceneNotStarted` where none is played, `sceneNodeBusy` while a node is under way that has not ended;
    ///   ``sceneState`` says which.
    public func continueScene(isSuccess: Bool) throws(PhoneAuthError) {
        guard let scene = scenes.current, scene.state != .stopping else {
            throw PhoneAuthError(.sceneNotStarted, stage: .scene)
        }
        guard scene.waitsForApp else { throw PhoneAuthError(.sceneNodeBusy, stage: .scene) }
        scene.continueScene(isSuccess: isSuccess)
    }

    /// Stops the scene under way, which ends as `cancelled`, and returns when it is gone; at once where there is none.
    public func stopScene() async {
        guard let scene = scenes.current else { return }
        scene.cancel()
        await scene.end()
    }

    /// Who plays scenes, and what makes that ready.
    private struct Player {
        let provider: any SceneProvider
        let vendor: Vendor?
        /// What the vendor can do; `nil` where a login of the client's shows the pages.
        let capabilities: Capabilities?
        /// Seconds that may pass without a sign of life.
        let sign: Double
        /// Seconds that a token may take.
        let token: Double
        let prepare: @MainActor (_ again: Bool, _ flow: ClientFlow) async throws(PhoneAuthError) -> Void
    }

    private func player(_ hooks: PageHooks) throws(PhoneAuthError) -> Player {
        switch configuration.sceneProvider {
        case .aliyunFusion:
            let lane = lane(.aliyunFusion)
            guard let provider = lane.provider as? any SceneProvider else {
                throw lane.unsupported(.scene, for: .scene)
            }
            let sign = configuration.deadline(for: .present, vendor: .aliyunFusion)
            let token = configuration.deadline(for: .login, vendor: .aliyunFusion)
            return Player(
                provider: provider, vendor: .aliyunFusion, capabilities: lane.provider.capabilities, sign: sign,
                token: token
            ) { again, flow throws(PhoneAuthError) in
                if again { lane.mustInitializeAgain(for: .scene) } else { flow.begin(lane, for: .scene) }
                if lane.needsInitialization(for: .scene) { flow.enter(.initialize) }
                try await lane.initialize(for: .scene)
                flow.enter(.scene)
            }
        case .portable:
            guard let sms = scenes.sms else { throw PhoneAuthError(.unsupportedOperation, stage: .scene) }
            let portable = PortableScenes(
                PortableScenes.Surroundings(
                    scheduler: scheduler, sms: sms, timeout: configuration.deadlines.exchange,
                    login: { [weak self] request, events throws(PhoneAuthError) in
                        try await Self.loginNode(of: self, request, events)
                    }))
            // The login and the requests to the app's server have deadlines of their own, which come first.
            let wait = configuration.deadlines.wholeLogin + configuration.deadlines.exchange
            return Player(provider: portable, vendor: nil, capabilities: nil, sign: wait, token: wait) { _, _ in }
        }
    }
}

extension PhoneAuthClient {
    /// The one-tap node: a login over the vendors of the configuration, with failover.
    fileprivate static func loginNode(
        of client: PhoneAuthClient?, _ request: LoginRequest, _ events: EventSink
    ) async throws(PhoneAuthError) -> LoginCredential {
        guard let client else { throw PhoneAuthError(.cancelled, stage: .scene) }
        let end = try await client.runAdmitted(
            from: request.presenter, style: request.style, hooks: request.hooks, events: events, exchange: nil)
        switch end {
        case .credential(let credential): return credential
        case .failure(let error as PhoneAuthError): throw error
        case .failure, .exchanged: throw PhoneAuthError(.internalFailure, stage: .scene)
        }
    }
}
