import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// A scene that a stage plays: what came of it so far, and the app's server, which answers a tenth of a second after it
/// is asked.
@MainActor final class ConformanceScene {
    /// What the server says.
    enum Server {
        /// Each credential is good; a failed node is left behind.
        case passes
        /// Nothing, ever.
        case silent
    }

    /// What the player told, in order.
    private(set) var messages: [SceneMessage] = []
    /// How many of them there were when the start had returned.
    private(set) var toldAtStart = 0

    private let player: any SceneProvider
    private let phone: SimulatedPhone
    private let server: Server

    init(_ player: any SceneProvider, on phone: SimulatedPhone, _ server: Server) {
        self.player = player
        self.phone = phone
        self.server = server
    }

    func start(_ request: SceneRequest) {
        player.startScene(request) { [self] message in
            messages.append(message)
            if server == .passes { answer(message) }
        }
        toldAtStart = messages.count
    }

    private func answer(_ message: SceneMessage) {
        switch message {
        case .credential(_, _, isHalfway: true): later { $0.answerHalfway(isPassed: true) }
        case .credential: later { $0.continueScene(isSuccess: true) }
        case .nodeFailed(_, _, move: .goOn): later { $0.continueScene(isSuccess: false) }
        default: break
        }
    }

    private func later(_ body: @escaping @MainActor @Sendable (any SceneProvider) -> Void) {
        phone.schedule(after: 0.1) { [player] in body(player) }
    }

    // MARK: What was told

    /// The nodes, in the order in which they were entered.
    var nodes: [SceneNode] {
        messages.compactMap { if case .entered(let node) = $0 { node } else { nil } }
    }

    /// The credentials, and whether the scene goes on after them.
    var credentials: [(credential: SceneCredential, node: SceneNode, isHalfway: Bool)] {
        messages.compactMap {
            if case .credential(let credential, let node, let isHalfway) = $0 {
                (credential, node, isHalfway)
            } else {
                nil
            }
        }
    }

    /// How it ended, each time that it was told.
    var ends: [SceneEnd] {
        messages.compactMap { if case .ended(let end) = $0 { end } else { nil } }
    }

    /// What it could not be played for.
    var refusal: PhoneAuthError? {
        messages.lazy.compactMap { message in
            switch message {
            case .refused(let error, _): error
            case .ended(.failed(let error)): error
            default: nil
            }
        }.first
    }
}

extension ConformanceStage {
    /// Starts a scene, and waits until nothing is left to happen.
    func play(_ scene: AuthScene, _ server: ConformanceScene.Server = .passes) async throws -> ConformanceScene {
        guard let player = provider as? any SceneProvider else { throw Breach("it declares scenes, and plays none") }
        let request = SceneRequest(
            scene: scene, page: request(AuthPageStyle()), phoneNumber: try PhoneNumber("13800000000"))
        let played = ConformanceScene(player, on: phone, server)
        _ = try await outcome { () async throws(PhoneAuthError) in played.start(request) }
        return played
    }

    /// Stops the scene, and waits until that is confirmed.
    ///
    /// - Returns: whether no page was up as that returned.
    @discardableResult
    func stopScene() async throws -> Bool {
        guard let player = provider as? any SceneProvider else { throw Breach("it declares scenes, and plays none") }
        let stopping = begin(cancellingAfter: 20) { () async throws(PhoneAuthError) in try await player.stopScene() }
        let result = try await finish(stopping)
        if let failure = result.failure { throw Breach("stopping failed: \(failure)") }
        return !stopping.leftAPageUp
    }
}
