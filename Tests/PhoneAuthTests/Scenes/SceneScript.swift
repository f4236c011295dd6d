import Foundation

@testable import PhoneAuth

/// A scene machine that a test feeds by hand, with everything that it asked for.
struct SceneScript {
    private(set) var machine: SceneMachine
    private(set) var actions: [SceneMachine.Action] = []

    init(_ scene: AuthScene = .loginOrRegister, pageIdle: Double? = nil) {
        machine = SceneMachine(
            rules: SceneMachine.Rules(scene: scene, sign: 10, token: 9, exchange: 15, stop: 10, pageIdle: pageIdle))
    }

    @discardableResult
    mutating func feed(_ inputs: SceneMachine.Input...) -> [SceneMachine.Action] {
        var latest: [SceneMachine.Action] = []
        for input in inputs {
            latest = machine.handle(input)
            actions += latest
        }
        return latest
    }

    /// Starts, enters a node, and gives it a credential.
    mutating func credential(_ token: String = "mask-1", node: SceneNode = .numberAuth, isHalfway: Bool = false) {
        feed(.message(.credential(.sample(token), node: node, isHalfway: isHalfway)))
    }

    mutating func start() { feed(.begin, .prepared) }

    var outcomes: [SceneMachine.Outcome] {
        actions.compactMap { if case .settle(let outcome) = $0 { outcome } else { nil } }
    }

    var failure: PhoneAuthError.Code? {
        guard outcomes.count == 1, case .failure(let error) = outcomes[0] else { return nil }
        return error.code
    }

    var result: SceneResult? {
        guard outcomes.count == 1, case .success(let result) = outcomes[0] else { return nil }
        return result
    }

    /// Each step as its node and how it came out.
    var nodes: [String] {
        machine.steps.map { "\($0.node) \($0.failure?.rawValue ?? ($0.isOver ? "passed" : "open"))" }
    }

    func count(_ action: SceneMachine.Action) -> Int { actions.count { $0 == action } }

    var timers: Set<SceneMachine.Timer> {
        actions.reduce(into: []) { timers, action in
            switch action {
            case .startTimer(let timer, _): timers.insert(timer)
            case .stopTimer(let timer): timers.remove(timer)
            default: break
            }
        }
    }
}

extension SceneCredential {
    static func sample(_ token: String) -> SceneCredential {
        SceneCredential(
            vendor: .aliyunFusion, product: .aliyunFusion, carrier: .chinaMobile, token: Secret(token),
            issuedAt: Date(timeIntervalSince1970: 1_767_225_600), lifetime: 120)
    }
}
