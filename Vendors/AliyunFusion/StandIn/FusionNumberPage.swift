import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// The one-tap node of a scene: what it finds out, its page, and what the user does there.
final class FusionNumberPage: FusionNode {
    private unowned let scene: FusionScene
    private let phone: SimulatedPhone
    private weak var presenter: UIViewController?
    private var page: AliyunPagePresentation?
    private let model = AlicomFusionNumberAuthModel()
    private var isChecked = false
    /// Whether the second agreement dialog is up.
    private var isDialogUp = false

    /// Seconds that the node waits for the carrier, in the templates that come with the SDK.
    private static let timeout = 3.0

    init(in scene: FusionScene, from presenter: UIViewController?) {
        self.scene = scene
        self.presenter = presenter
        phone = scene.phone
    }

    // MARK: Opening

    /// Fetches the masked number, and shows the page.
    func open() {
        let settings = phone.settings(of: .aliyunFusion)
        if let failure = AliyunFusionAnswers.environmentFailure(of: settings) {
            return scene.after(0) { [scene] in scene.fail(failure) }
        }
        let latency = phone.latency(.fusionMaskedNumber)
        guard let delay = settings.prefetch.delay(usual: latency, timeout: Self.timeout) else { return }
        scene.after(delay) { [weak self] in
            guard let self else { return }
            let failure = AliyunFusionAnswers.failure(settings.prefetch, "400002", generic: "1600012", settings)
            if let failure { scene.fail(failure) } else { show() }
        }
    }

    private func show() {
        scene.report("400001")
        scene.after(phone.latency(.fusionPage)) { [weak self] in
            guard let self else { return }
            guard phone.settings.page != .fails else { return scene.fail(scene.event("400004", inner: "1600002")) }
            scene.pageComes()
            scene.customizeNavigation()
            askDelegate()
            scene.report("400003")
        }
    }

    /// Asks for the page's model, on the main thread, where a transcript says the rest.
    func customize() {
        phone.schedule(after: 0) { [weak self] in self?.askDelegate() }
    }

    @MainActor private func askDelegate() {
        // What the SDK would show where the app sets nothing.
        model.nameLabel = UILabel()
        model.nameLabel?.text = "登录"
        model.otherLoginButton = UIButton(type: .custom)
        model.otherLoginButton?.setTitle("其他手机号登录", for: .normal)
        model.askForOtherNumber = { [weak self] in self?.askForOtherNumber() }
        scene.askDelegate { delegate, handler, template, node in
            delegate.onPhoneNumberVerifyUICustomDefined(handler, templateId: template, nodeId: node, uiModel: model)
        }
        isChecked = model.checkBoxIsChecked
        let page = AliyunPagePresentation(model, from: presenter)
        self.page = page
        page.show(on: phone)
    }

    /// Takes the page from the screen, on the main thread.
    func takeAway() {
        phone.schedule(after: 0) { [page] in page?.close() }
    }

    /// The button for another number: the scene goes on to the SMS by itself.
    private func askForOtherNumber() {
        scene.report("410009")
        if scene.mayAct(self) { scene.leave(isSuccess: false) }
    }

    /// The button for more ways, which the scene itself does not follow.
    func askMoreWays() { model.moreLoginActionBlock() }

    // MARK: The user

    @MainActor func perform(_ action: UserStep.Action) {
        guard scene.mayAct(self) else { return }
        if isDialogUp { return performOnDialog(action) }
        switch action {
        case .tapCheckbox:
            isChecked.toggle()
            report(tap: "1700003")
        case .tapLogin where !isChecked && model.privacyAlertIsNeedShow:
            isDialogUp = true
            scene.report("410008", inner: "1700006")
        case .tapLogin:
            report(tap: "1700002")
            if isChecked { fetchToken() }
        case .tapBack:
            scene.goBack("410010")
        case .tapOtherMethod:
            scene.report("410008", inner: "1700001")
        case .tapAgreement(let index):
            tapAgreement(index)
        }
    }

    /// On the second agreement dialog the one button that logs in is the dialog's own; for anything else the user closes it
    /// first.
    @MainActor private func performOnDialog(_ action: UserStep.Action) {
        if case .tapAgreement(let index) = action { return tapAgreement(index, code: "410012") }
        guard action == .tapLogin else {
            closeDialog()
            return perform(action)
        }
        isDialogUp = false
        isChecked = true
        scene.report("410008", inner: "1700008")
        if model.privacyAlertIsNeedAutoLogin { fetchToken() }
    }

    /// Closes the second agreement dialog, where it is up.
    func closeDialog() {
        guard isDialogUp else { return }
        isDialogUp = false
        scene.report("410008", inner: "1700007")
    }

    private func tapAgreement(_ index: Int, code: String = "410011") {
        let agreements = [model.privacyOne, model.privacyTwo, model.privacyThree]
        let agreement = agreements.indices.contains(index) ? agreements[index].compactMap { $0 as? String } : []
        scene.tapAgreement(
            code, name: agreement.first ?? "《中国移动认证服务条款》",
            url: agreement.last ?? "https://example.com/carrier")
    }

    private func report(tap inner: String) {
        scene.report("410008", inner: inner, ["extendData": ["isCheckBoxSelected": isChecked ? 1 : 0]])
    }

    private func fetchToken() {
        let settings = phone.settings(of: .aliyunFusion)
        let latency = phone.latency(.fusionToken)
        guard let delay = settings.token.delay(usual: latency, timeout: Self.timeout) else { return }
        scene.after(delay) { [scene] in
            if let failure = AliyunFusionAnswers.failure(settings.token, "400007", generic: "1600011", settings) {
                scene.fail(failure)
            } else if scene.fails {
                scene.fail(scene.event("400007", inner: "1600011"))
            } else {
                scene.verify("400006", kind: "mask", failure: "400007", inner: "1600011")
            }
        }
    }
}
