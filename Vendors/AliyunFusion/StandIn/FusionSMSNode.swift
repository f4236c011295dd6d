import PhoneAuthModel
import SimulatedPhone

/// An SMS node: a number, a code that is sent to it, and the code typed. Whether the code is right only the server says, later.
final class FusionSMSNode: FusionNode {
    private unowned let scene: FusionScene
    private let kind: FusionGraph.Number
    private var view: AlicomFusionVerifyCodeView?
    /// What comes when the app has said which number the user has.
    private var numberWanted: (@MainActor (String) -> Void)?
    private var number: String?
    private var sends = 0
    private var submits = 0
    private var isSent = false
    private var isBusy = false
    private var isTicked = false

    init(in scene: FusionScene, for kind: FusionGraph.Number) {
        self.scene = scene
        self.kind = kind
    }

    /// How often the user types a code before giving up.
    private static let patience = 5

    private var isHalfway: Bool { kind == .filledIn(isHalfway: true) }

    private static func isNumber(_ text: String) -> Bool {
        text.utf8.count == 11 && text.first == "1" && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    // MARK: Opening

    func open() {
        guard case .filledIn = kind else {
            return scene.openPage(initialized: "500001", failed: "500006") { [weak self] in self?.show() }
        }
        scene.initialize("500001") { [weak self] in
            self?.askForNumber { [weak self] number in
                guard let self else { return }
                guard Self.isNumber(number) else { return scene.fail("500004") }
                self.number = number
                scene.present(failed: "500006") { [weak self] in self?.show() }
            }
        }
    }

    private func askForNumber(_ then: @escaping @MainActor (String) -> Void) {
        numberWanted = then
        scene.report("500003")
        scene.send("getPhoneNumber", ["event": scene.event("500003")], isResult: false)
    }

    @MainActor func take(number: String) {
        let then = numberWanted
        numberWanted = nil
        then?(number)
    }

    @MainActor private func show() {
        let view = AlicomFusionVerifyCodeView(codeCount: scene.phone.settings.console.codeLength)
        view.phoneNumText = number ?? ""
        view.send = { [weak self] in self?.send(to: $0, isChecked: $1) }
        view.submit = { [weak self] _, code in self?.submit(code) }
        self.view = view
        let isFilledIn = number != nil
        scene.customizeNavigation()
        scene.askDelegate { delegate, handler, template, node in
            delegate.onSMSCodeVerifyUICustomDefined(
                handler, templateId: template, nodeId: node, isAutoInput: isFilledIn, view: view)
        }
        scene.report("500005")
    }

    // MARK: The user

    @MainActor func perform(_ action: UserStep.Action) {
        switch action {
        case .tapBack: scene.goBack("510004")
        case .tapCheckbox:
            isTicked.toggle()
            scene.report("510005")
        case .tapAgreement: scene.tapAgreement("510006")
        case .tapOtherMethod: break
        case .tapLogin where isSent:
            view?.submitVerifyCodeBtnClick(
                number ?? "", code: String(repeating: "0", count: view?.codeView.codeCount ?? 4))
        case .tapLogin:
            view?.verifyCodeBtnClick(number ?? scene.phone.settings.typedNumber, checked: isTicked)
        }
    }

    private func send(to text: String, isChecked: Bool) {
        guard scene.mayAct(self), !isBusy else { return }
        // Only the login has an agreement on this page.
        guard isChecked || !scene.hasAgreements else { return scene.interrupt("510002", "the agreement is not ticked") }
        guard Self.isNumber(text) else { return scene.interrupt("510002", "the number is not one") }
        scene.report("510002")
        guard kind == .compared else { return send(to: text) }
        isBusy = true
        askForNumber { [weak self] present in
            guard let self else { return }
            isBusy = false
            present == text ? send(to: text) : scene.fail("500015")
        }
    }

    private func send(to text: String) {
        number = text
        isBusy = true
        sends += 1
        scene.load(for: scene.phone.latency(.fusionSMS)) { [weak self] in
            guard let self else { return }
            isBusy = false
            if let failure { return failed(failure) }
            isSent = true
            scene.report("500007")
            // The SMS comes, and the user types what it says.
            scene.userTaps(after: 4)
        }
    }

    /// Why no code is sent: a risk; else a failure, and when the user tries again that it was too often.
    private var failure: String? {
        let isTyped = if case .filledIn(isHalfway: true) = kind { false } else { true }
        if isTyped, scene.failsNumberRisk { return "500010" }
        guard scene.fails else { return nil }
        return sends == 1 ? "500008" : "500009"
    }

    private func failed(_ code: String) {
        scene.fail(code)
        if code == "500008" { scene.userTaps(after: 2) }
    }

    private func submit(_ code: String) {
        guard scene.mayAct(self), isSent, !isBusy else { return }
        // Nobody types codes for ever.
        guard submits < Self.patience else { return scene.goBack("510004") }
        submits += 1
        isBusy = true
        scene.report("510003")
        scene.load(for: scene.phone.latency(.fusionSMSToken)) { [weak self] in
            guard let self else { return }
            isBusy = false
            guard !isHalfway else { return scene.verifyHalfway("500011", kind: "sms") }
            scene.verify("500013", kind: "sms", failure: "500014")
            // While nothing happens, the user types it again.
            scene.userTaps(after: 4)
        }
    }
}
