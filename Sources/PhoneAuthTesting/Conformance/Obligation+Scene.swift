import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    /// An obligation of who plays scenes, on a stage that is ready for one.
    private static func scene(
        _ name: String, _ sentence: String, in situation: Situation = .normal,
        check: @escaping @MainActor @Sendable (ConformanceTrial, ConformanceStage) async throws -> Void
    ) -> Obligation {
        Obligation(name, .scene, sentence) { trial in
            let stage = try trial.stage(in: situation)
            try trial.need(.scenes, of: stage)
            if let failure = try await stage.prepare(for: .scene) { throw Breach("it did not get ready: \(failure)") }
            try await check(trial, stage)
        }
    }

    /// A phone on which the one-tap node fails.
    private static let numberAuthFails = Situation("numberAuthFails", "The one-tap node fails.", expected: nil) {
        $0.failingNodes = [SceneNode.numberAuth.rawValue]
        $0.prefetch = .fails
    }

    static let scenes: [Obligation] = [
        scene("sceneStartReturnsFirst", "Starting a scene must return before anything is told of it.") { trial, stage in
            let scene = try await stage.play(.loginOrRegister)
            try trial.expect(scene.toldAtStart == 0, "\(scene.toldAtStart) messages before that")
            try trial.expect(!scene.messages.isEmpty, "nothing was told at all")
        },
        scene("nodesAreEnteredFirst", "A node must be told of before its credential.") { trial, stage in
            let scene = try await stage.play(.loginOrRegister)
            var entered: Set<SceneNode> = []
            for message in scene.messages {
                if case .entered(let node) = message { entered.insert(node) }
                guard case .credential(_, let node, _) = message else { continue }
                try trial.expect(entered.contains(node), "\(node) had a credential and was not entered")
            }
            try trial.expect(!scene.credentials.isEmpty, "no credential came")
        },
        scene("sceneCredentialsAreGood", "A node's credential must have a token and a lifetime.") { trial, stage in
            let scene = try await stage.play(.loginOrRegister)
            guard let credential = scene.credentials.first?.credential else { throw Breach("none came") }
            try trial.expect(!credential.token.reveal().isEmpty && credential.lifetime > 0, "no token, or no lifetime")
        },
        scene("sceneWaitsAfterACredential", "After a credential nothing must go on until the client says how.") {
            trial, stage in
            let scene = try await stage.play(.loginOrRegister, .silent)
            try trial.expect(scene.credentials.count == 1, "\(scene.credentials.count) credentials")
            try trial.expect(scene.ends.isEmpty, "it ended by itself: \(scene.ends)")
        },
        scene("sceneEndsOnce", "A scene must end once, and tell of no node after that.") { trial, stage in
            let scene = try await stage.play(.loginOrRegister)
            try trial.expect(scene.ends == [.over], "\(scene.ends)")
            guard let end = scene.messages.firstIndex(where: { if case .ended = $0 { true } else { false } }) else {
                return
            }
            let later = scene.messages[(end + 1)...].contains { if case .event = $0 { false } else { true } }
            try trial.expect(!later, "\(scene.messages[(end + 1)...])")
        },
        scene(
            "failedNodeIsLeft", "After a failed node the scene must go on where the client says so.",
            in: numberAuthFails
        ) {
            trial, stage in
            let scene = try await stage.play(.loginOrRegister)
            try trial.expect(
                scene.messages.contains { if case .nodeFailed(.numberAuth, _, _) = $0 { true } else { false } },
                "the failure was not told: \(scene.nodes)")
            try trial.expect(scene.nodes.contains(.smsCode), "it did not go on: \(scene.nodes)")
            try trial.expect(scene.ends == [.over], "\(scene.ends)")
        },
        scene("halfwayIsTold", "A new number must be asked for only after the present one has passed half-way.") {
            trial, stage in
            let scene = try await stage.play(.changeNumber)
            try trial.expect(
                scene.credentials.map(\.isHalfway) == [true, false], "\(scene.credentials.map(\.isHalfway))")
            try trial.expect(scene.ends == [.over], "\(scene.ends)")
        },
        scene(
            "backLeavesTheScene", "A user who goes back must end the scene as left, with its page gone.",
            in: .userCancels
        ) {
            trial, stage in
            let scene = try await stage.play(.loginOrRegister)
            try trial.expect(scene.ends == [.left], "\(scene.ends)")
            try trial.expect(try await stage.stopScene(), "the page is still up")
        },
        scene("unknownSceneIsRefused", "A scene that does not exist must be `sceneNotFound`, and show no page.") {
            trial, stage in
            let scene = try await stage.play(AuthScene(rawValue: "199999"))
            try trial.expect(scene.refusal?.code == .sceneNotFound, "\(scene.messages)")
            try trial.expect(stage.phone.pagesShown == 0, "\(stage.phone.pagesShown) pages")
        },
        scene("stopLeavesNoPage", "When stopping a scene returns, its page must be gone.") { trial, stage in
            let scene = try await stage.play(.loginOrRegister, .silent)
            try trial.expect(stage.phone.pagesShown > 0, "no page came up")
            try trial.expect(try await stage.stopScene(), "it is still up")
            try trial.expect(scene.ends.count <= 1, "\(scene.ends)")
        },
        scene("sceneMayBePlayedAgain", "After a scene has been stopped, the next one must play.") { trial, stage in
            _ = try await stage.play(.loginOrRegister, .silent)
            try await stage.stopScene()
            let scene = try await stage.play(.loginOrRegister)
            try trial.expect(!scene.credentials.isEmpty, "no credential: \(scene.messages)")
            try trial.expect(scene.ends == [.over], "\(scene.ends)")
        },
        scene("sceneTellsNothingSecret", "No token and no phone number may stand in what a scene tells.") {
            trial, stage in
            let scene = try await stage.play(.changeNumber)
            let told = "\(scene.messages)"
            let tokens = stage.phone.tokens + scene.credentials.map { $0.credential.token.reveal() }
            try trial.expect(!tokens.isEmpty, "no credential: \(scene.nodes)")
            try trial.expect(!tokens.contains(where: told.contains), "a token")
            try trial.expect(told.firstRange(of: /1[3-9]\d{9}/) == nil, "a phone number")
        },
    ]
}
