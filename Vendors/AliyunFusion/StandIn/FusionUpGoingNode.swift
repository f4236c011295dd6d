import PhoneAuthModel
import SimulatedPhone

/// The node where the user sends an SMS.
final class FusionUpGoingNode: FusionNode {
    private unowned let scene: FusionScene
    private var isSent = false
    private var isAsking = false
    private var view: AlicomFusionUpGoingView?

    private static let content = "PA0000"
    private static let receiver = "10690000000000"

    init(in scene: FusionScene) {
        self.scene = scene
    }

    func open() {
        scene.openPage(initialized: "600001", failed: "600004") { [weak self] in self?.show() }
    }

    @MainActor private func show() {
        let view = AlicomFusionUpGoingView(smsContent: Self.content, receiveNum: Self.receiver)
        view.send = { [weak self] in self?.send() }
        view.confirm = { [weak self] in self?.confirm() }
        self.view = view
        scene.customizeNavigation()
        scene.askDelegate { delegate, handler, template, node in
            delegate.onSMSSendVerifyUICustomDefined(
                handler, templateId: template, nodeId: node, smsContent: Self.content, receiveNum: Self.receiver,
                view: view)
        }
        scene.report("600003")
    }

    @MainActor func perform(_ action: UserStep.Action) {
        switch action {
        case .tapBack: scene.goBack("610004")
        case .tapLogin:
            isSent ? view?.upGoingAlreadySend() : view?.gotoSendUpGoing(Self.content, receiveNum: Self.receiver)
        default: break
        }
    }

    private func send() {
        guard scene.mayAct(self), !isSent else { return }
        isSent = true
        scene.report("610002")
        scene.after(0.5) { [scene] in scene.report("600005") }
    }

    private func confirm() {
        guard scene.mayAct(self), !isAsking else { return }
        isAsking = true
        scene.report("610003")
        scene.load(for: scene.phone.latency(.fusionUpGoingSMS)) { [weak self] in
            guard let self else { return }
            isAsking = false
            scene.fails ? scene.fail("600008") : scene.verify("600007", kind: "up", failure: "600008")
        }
    }
}
