// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

public enum PNSAuthType: Int, @unchecked Sendable {
    case verifyToken = 1
    case loginToken = 2
}

/// `ATAuthSDK`'s entry point on a simulated phone: one object a phone, as there is one a process.
///
/// Behaviour: the document's notes on each call, and part 5 of the dossier of SDK 2.14.15.
open class TXCommonHandler: NSObject {
    /// The page's name on the phone.
    private static let pageName = Vendor.aliyunPNVS.rawValue

    private let phone = SimulatedPhone.current
    private let reporter = PNSReporter()
    private var isChecked = false
    private var loginPort: CallbackPort?
    private var loginTimeout = 5.0
    private var hasShownPage = false
    /// Cancelled before it came up.
    private var isCalledOff = false

    required override public init() {}

    open class func sharedInstance() -> Self {
        SimulatedPhone.current.vendorState { self.init() }
    }

    open func getVersion() -> String { "2.14.15" }
    open func getReporter() -> PNSReporter { reporter }

    open func setAuthSDKInfo(_ info: String, complete: (([AnyHashable: Any]) -> Void)? = nil) {
        phone.note(call: "setAuthSDKInfo")
        let port = oneShot("initialize", complete)
        answer(port, .pnvsInitialization, phone.settings(of: .aliyunPNVS).initialization, timeout: 5) {
            .initialize
        }
    }

    open func checkEnvAvailable(with authType: PNSAuthType, complete: (([AnyHashable: Any]?) -> Void)? = nil) {
        phone.note(call: "checkEnvAvailable")
        let port = CallbackPort(of: .aliyunPNVS, on: phone, callbacks: ["checkEnvironment"], isBeforePage: true) {
            _, payload in
            complete?(payload.foundationDictionary)
        }
        let failure = AliyunPNVSAnswers.environmentFailure(of: phone.settings)
        if port.mode == .live {
            port.send(
                "checkEnvironment", failure ?? AliyunPNVSAnswers.success(),
                after: phone.latency(.pnvsEnvironment))
        } else if port.mode == .implicitSuccess {
            port.send("checkEnvironment", AliyunPNVSAnswers.success())
        }
    }

    open func accelerateLoginPage(
        withTimeout timeout: TimeInterval, complete: (([AnyHashable: Any]) -> Void)? = nil
    ) {
        phone.note(call: "accelerateLoginPage")
        let port = oneShot("accelerateLogin", complete)
        answer(port, .pnvsLoginPrefetch, prefetchAnswer, timeout: timeout) { .prefetch }
    }

    open func accelerateVerify(withTimeout timeout: TimeInterval, complete: (([AnyHashable: Any]) -> Void)? = nil) {
        phone.note(call: "accelerateVerify")
        let port = oneShot("accelerateVerify", complete)
        answer(port, .pnvsVerificationPrefetch, prefetchAnswer, timeout: timeout) { .prefetch }
    }

    open func getVerifyToken(withTimeout timeout: TimeInterval, complete: (([AnyHashable: Any]) -> Void)? = nil) {
        phone.note(call: "getVerifyToken")
        let port = CallbackPort(of: .aliyunPNVS, on: phone, callbacks: ["verify"]) { _, payload in
            complete?(payload.foundationDictionary ?? [:])
        }
        let wanted = phone.settings.hasNetwork ? phone.settings(of: .aliyunPNVS).token : .fails
        answer(port, .pnvsVerification, wanted, timeout: timeout) {
            .token(phone.token("verify"))
        }
    }

    open func getLoginToken(
        withTimeout timeout: TimeInterval, controller: UIViewController, model: TXCustomModel?,
        complete: (([AnyHashable: Any]) -> Void)? = nil
    ) {
        phone.note(call: "getLoginToken")
        let port = CallbackPort(of: .aliyunPNVS, on: phone, callbacks: ["login"]) { [phone] _, payload in
            Self.followPage(payload, on: phone)
            complete?(payload.foundationDictionary ?? [:])
        }
        loginPort = port
        loginTimeout = timeout
        hasShownPage = false
        isCalledOff = false
        isDialogUp = false
        isChecked = model?.checkBoxIsChecked ?? false
        self.model = model
        guard port.mode == .live else {
            pageUser = nil
            lay(model, over: controller, after: 0)
            return
        }
        let delay = phone.latency(.pnvsPage)
        guard phone.settings.page != .fails else {
            port.send("login", AliyunPNVSAnswers.result("600002"), after: delay)
            return
        }
        pageUser = { [unowned self] in perform($0) }
        // It is there, whether or not the app hears of it.
        if phone.chaos != nil { phone.schedule(after: delay) { [self] in if !isCalledOff { showPage() } } }
        lay(model, over: controller, after: delay)
        port.send("login", AliyunPNVSAnswers.result("600001"), after: delay, isResult: false)
    }

    open func cancelLoginVC(animated flag: Bool, complete: (() -> Void)? = nil) {
        phone.note(call: "cancelLoginVC")
        guard phone.isPageUp(Self.pageName) else {
            isCalledOff = true
            return
        }
        phone.schedule(after: flag ? 0.25 : 0) { [page, phone, loginPort] in
            phone.closePage(Self.pageName)
            page?.close()
            complete?()
            if loginPort?.mode == .live {
                loginPort?.send("login", AliyunPNVSAnswers.result("700020"), after: 0.01, isResult: false)
            }
        }
    }

    open func hideLoginLoading() { phone.note(call: "hideLoginLoading") }
    open func setCheckboxIsChecked(_ isChecked: Bool) { self.isChecked = isChecked }
    open func queryCheckBoxIsChecked() -> Bool { isChecked }
    open func closePrivactAlertView() {
        phone.note(call: "closePrivactAlertView")
        guard isDialogUp else { return }
        isDialogUp = false
        loginPort?.send("login", AliyunPNVSAnswers.result("700007"), isResult: false)
    }

    // MARK: The page

    private var model: TXCustomModel?
    /// Whether the second agreement dialog is up.
    private var isDialogUp = false
    private var page: AliyunPagePresentation?

    /// Puts the page on the screen, on the main thread.
    private func lay(_ model: TXCustomModel?, over controller: UIViewController, after seconds: Double) {
        let model = model ?? TXCustomModel()
        phone.schedule(after: seconds) { [self, phone] in
            page?.close()
            let page = AliyunPagePresentation(model, from: controller)
            self.page = page
            page.show(on: phone)
        }
    }

    /// What the user's steps do; `nil` while a transcript speaks.
    private var pageUser: (@MainActor (UserStep.Action) -> Void)?

    /// Keeps the phone's page in step with what the callback says, live or from a transcript.
    private static func followPage(_ payload: JSONValue, on phone: SimulatedPhone) {
        let handler = phone.vendorState { TXCommonHandler() }
        switch payload["resultCode"]?.code {
        case "600001":
            handler.showPage()
        case "700002", "700003", "700004", "700001", "600000":
            handler.implyPage()
        case "700000":
            handler.implyPage()
            handler.pageGone()
        case "700020":
            handler.pageGone()
        default:
            break
        }
    }

    private func pageGone() {
        phone.closePage(Self.pageName)
        phone.schedule(after: 0) { [page] in page?.close() }
    }

    /// A script that says nothing of the page has shown one all the same; one that has gone stays away.
    private func implyPage() {
        if !hasShownPage, phone.chaos == nil { showPage() }
    }

    private func showPage() {
        hasShownPage = true
        let user = pageUser
        phone.showPage(Self.pageName) { action in user?(action) }
    }

    private func perform(_ action: UserStep.Action) {
        guard let port = loginPort else { return }
        if isDialogUp { return perform(action, onDialog: port) }
        switch action {
        case .tapCheckbox:
            isChecked.toggle()
            port.send("login", AliyunPNVSAnswers.tap("700003", isChecked: isChecked), isResult: false)
        case .tapLogin where !isChecked && model?.privacyAlertIsNeedShow == true:
            isDialogUp = true
            port.send("login", AliyunPNVSAnswers.result("700006"), isResult: false)
        case .tapLogin:
            port.send("login", AliyunPNVSAnswers.tap("700002", isChecked: isChecked), isResult: false)
            if isChecked { fetchToken(port) }
        case .tapBack:
            port.send("login", AliyunPNVSAnswers.result("700000"))
        case .tapOtherMethod:
            port.send("login", AliyunPNVSAnswers.result("700001"))
        case .tapAgreement:
            port.send("login", AliyunPNVSAnswers.result("700004"), isResult: false)
        }
    }

    /// On the second agreement dialog the one button that logs in is the dialog's own; for anything else the user closes it
    /// first.
    private func perform(_ action: UserStep.Action, onDialog port: CallbackPort) {
        if case .tapAgreement = action {
            return port.send("login", AliyunPNVSAnswers.result("700009"), isResult: false)
        }
        isDialogUp = false
        guard action == .tapLogin else {
            port.send("login", AliyunPNVSAnswers.result("700007"), isResult: false)
            return perform(action)
        }
        isChecked = true
        port.send("login", AliyunPNVSAnswers.result("700008"), isResult: false)
        if model?.privacyAlertIsNeedAutoLogin == true { fetchToken(port) }
    }

    private func fetchToken(_ port: CallbackPort) {
        let token = phone.token("login")
        let answer = phone.settings(of: .aliyunPNVS).token
        self.answer(port, .pnvsToken, answer, timeout: loginTimeout) { .token(token) }
    }

    // MARK: Answers

    private var prefetchAnswer: PhoneSettings.Answer {
        phone.settings.hasNetwork ? phone.settings(of: .aliyunPNVS).prefetch : .fails
    }

    private func oneShot(_ callback: String, _ complete: (([AnyHashable: Any]) -> Void)?) -> CallbackPort {
        return CallbackPort(of: .aliyunPNVS, on: phone, callbacks: [callback], isBeforePage: true) { _, payload in
            complete?(payload.foundationDictionary ?? [:])
        }
    }

    private func answer(
        _ port: CallbackPort, _ latency: Latency, _ answer: PhoneSettings.Answer, timeout: TimeInterval,
        _ stage: () -> AliyunPNVSAnswers.Stage
    ) {
        let callback = latency.name
        let stage = stage()
        switch port.mode {
        case .scripted: return
        case .implicitSuccess: return port.send(callback, stage.success)
        case .live: break
        }
        guard let delay = answer.delay(usual: phone.latency(latency), timeout: max(timeout, 5)) else {
            return
        }
        port.send(callback, AliyunPNVSAnswers.payload(answer, stage, phone.settings), after: delay)
        if case .token = stage, phone.settings.delivery == .successThenFailure {
            port.send(callback, AliyunPNVSAnswers.result("600011"), after: delay + 0.1)
        }
    }
}
