import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// The one-tap node of a scene: what it finds out, its page, and what the user does there.
final class FusionNumberPage {
    /// Whether the scene has ended by itself.
    var isOver = false

    private unowned let handler: AlicomFusionAuthHandler
    private let phone: SimulatedPhone
    private weak var delegate: (any AlicomFusionAuthUIDelegate)?
    private weak var presenter: UIViewController?
    private var page: AliyunPagePresentation?
    private let model = AlicomFusionNumberAuthModel()
    private var isChecked = false
    /// Whether the second agreement dialog is up.
    private var isDialogUp = false

    /// Seconds that the node waits for the carrier, in the templates that come with the SDK.
    private static let timeout = 3.0

    init(
        of handler: AlicomFusionAuthHandler, from presenter: UIViewController,
        _ delegate: (any AlicomFusionAuthUIDelegate)?
    ) {
        self.handler = handler
        self.presenter = presenter
        self.delegate = delegate
        phone = handler.phone
    }

    // MARK: Opening

    /// Sets the node up, fetches the masked number, and shows the page.
    func open() {
        let settings = phone.settings
        let setUp = phone.latency("node", in: 0.01...0.03)
        if let failure = AliyunFusionAnswers.environmentFailure(of: settings) {
            return handler.fail(failure, after: setUp)
        }
        if settings.prefetch == .refuses(.deviceRejected) { return handler.report("700003", after: setUp) }
        let latency = setUp + phone.latency("maskedNumber", in: 0.15...0.4)
        guard let delay = settings.prefetch.delay(usual: latency, timeout: Self.timeout) else { return }
        if let failure = AliyunFusionAnswers.failure(settings.prefetch, "400002", generic: "1600012", settings) {
            return handler.fail(failure, after: delay)
        }
        phone.schedule(after: delay) { [weak self] in self?.show() }
    }

    private func show() {
        // A scene that was stopped meanwhile shows nothing.
        guard handler.numberPage === self else { return }
        handler.report("400001")
        let delay = phone.latency("page", in: 0.05...0.15)
        guard phone.settings.page != .fails else {
            return handler.fail(AliyunFusionAnswers.event("400004", inner: "1600002"), after: delay)
        }
        phone.schedule(after: delay) { [weak self] in
            guard let self, handler.numberPage === self else { return }
            askDelegate()
            handler.report("400003")
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
        model.askForOtherNumber = { [weak self] in self?.handler.report("410009") }
        delegate?.onPhoneNumberVerifyUICustomDefined(
            handler, templateId: handler.scene ?? "", nodeId: "300000100001004", uiModel: model)
        isChecked = model.checkBoxIsChecked
        let page = AliyunPagePresentation(model, from: presenter)
        self.page = page
        page.show(on: phone)
    }

    /// Takes the page from the screen, on the main thread.
    func takeAway() {
        phone.schedule(after: 0) { [page] in page?.close() }
    }

    /// The button for more ways, which the scene itself does not follow.
    func askMoreWays() { model.moreLoginActionBlock() }

    // MARK: The user

    func perform(_ action: UserStep.Action) {
        guard handler.numberPage === self else { return }
        if isDialogUp { return performOnDialog(action) }
        switch action {
        case .tapCheckbox:
            isChecked.toggle()
            handler.report(AliyunFusionAnswers.tap("1700003", isChecked: isChecked))
        case .tapLogin where !isChecked && model.privacyAlertIsNeedShow:
            isDialogUp = true
            handler.report(AliyunFusionAnswers.event("410008", inner: "1700006"))
        case .tapLogin:
            handler.report(AliyunFusionAnswers.tap("1700002", isChecked: isChecked))
            if isChecked { fetchToken() }
        case .tapBack:
            handler.report("410010")
            handler.report("400005", after: 0.25)
            handler.finish("400005", after: 0.25)
        case .tapOtherMethod:
            handler.report(AliyunFusionAnswers.event("410008", inner: "1700001"))
        case .tapAgreement(let index):
            tapAgreement(index)
        }
    }

    /// On the second agreement dialog the one button that logs in is the dialog's own; for anything else the user closes it
    /// first.
    private func performOnDialog(_ action: UserStep.Action) {
        if case .tapAgreement(let index) = action { return tapAgreement(index, code: "410012") }
        guard action == .tapLogin else {
            closeDialog()
            return perform(action)
        }
        isDialogUp = false
        isChecked = true
        handler.report(AliyunFusionAnswers.event("410008", inner: "1700008"))
        if model.privacyAlertIsNeedAutoLogin { fetchToken() }
    }

    /// Closes the second agreement dialog, where it is up.
    func closeDialog() {
        guard isDialogUp else { return }
        isDialogUp = false
        handler.report(AliyunFusionAnswers.event("410008", inner: "1700007"))
    }

    private func tapAgreement(_ index: Int, code: String = "410011") {
        let agreements = [model.privacyOne, model.privacyTwo, model.privacyThree]
        let agreement = agreements.indices.contains(index) ? agreements[index].compactMap { $0 as? String } : []
        handler.report(code)
        handler.send(
            "protocolClick",
            [
                "protocolName": .string(agreement.first ?? "《中国移动认证服务条款》"),
                "protocolUrl": .string(agreement.last ?? "https://example.com/carrier"),
                "event": AliyunFusionAnswers.event(code),
            ], isResult: false)
    }

    private func fetchToken() {
        let settings = phone.settings
        let token = phone.token("mask")
        let latency = phone.latency("token", in: 0.2...0.6)
        guard let delay = settings.token.delay(usual: latency, timeout: Self.timeout) else { return }
        if let failure = AliyunFusionAnswers.failure(settings.token, "400007", generic: "1600011", settings) {
            return handler.fail(failure, after: delay)
        }
        handler.report("400006", after: delay)
        handler.send(
            "verifySuccess",
            [
                "nodeName": .string(AliyunFusionAnswers.numberNode), "maskToken": .string(token),
                "event": AliyunFusionAnswers.event("400006"),
            ], after: delay)
        if settings.delivery == .successThenFailure {
            handler.fail(AliyunFusionAnswers.event("400007", inner: "1600011"), after: delay + 0.1)
        }
    }
}
