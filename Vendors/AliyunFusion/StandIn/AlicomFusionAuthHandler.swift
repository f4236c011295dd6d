import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// `AlicomFusionAuth`'s entry point on a simulated phone.
///
/// Behaviour: the document's notes on each call, and parts 2, 3 and 5 of the dossier of SDK 1.2.3. Every code is reported as an
/// event too, before the callback that it belongs to.
open class AlicomFusionAuthHandler: NSObject {
    let phone = SimulatedPhone.current
    /// The scene that has been started and not stopped.
    var scene: String?
    /// The one-tap page that is being opened or up.
    var numberPage: FusionNumberPage?
    private let token: AlicomFusionAuthToken
    /// Not documented, so the harder case: it is not kept.
    private weak var delegate: (any AlicomFusionAuthDelegate)?
    private var isAnotherSceneInTheWay = false
    /// The scene has been stopped, and is over when its end has been reported.
    private var isStopping = false
    private let created: Double
    private let number: Int
    private var check: FusionTokenCheck?
    private var port: CallbackPort?

    private static let callbacks = [
        "authEvent", "verifySuccess", "halfwayVerifySuccess", "verifyFailed", "templateFinish", "verifyInterrupt",
        "tokenUpdate", "getPhoneNumber", "protocolClick",
    ]

    /// Makes a handler; the check of the token begins.
    public init(token: AlicomFusionAuthToken, schemeCode: String) {
        self.token = token
        let state = phone.vendorState { FusionState() }
        state.handlers += 1
        number = state.handlers
        created = phone.clock.now
        super.init()
        phone.note(call: "init")
        let check = FusionTokenCheck(of: self, token: token.authToken, schemeCode: schemeCode)
        self.check = check
        check.open { [weak self] callback, payload in self?.receive(callback, payload) }
        port = CallbackPort(on: phone, callbacks: Self.callbacks) { [weak self] callback, payload in
            self?.receive(callback, payload)
        }
        check.begin()
    }

    open class func getSDKVersion() -> String { "1.2.3" }
    open class func useSDKSupplyUMSDK(_ isUseSupply: Bool) {}

    open func setFusionAuthDelegate(_ delegate: any AlicomFusionAuthDelegate) { self.delegate = delegate }

    open func update(_ token: AlicomFusionAuthToken) {
        phone.note(call: "update")
        check?.update(token.authToken)
    }

    open func destroy() {
        phone.note(call: "destroy")
        check?.end()
        scene = nil
        closePage()
        numberPage = nil
    }

    /// The page that is going; a scene that is stopped lets go of its page before it is off the screen.
    private var leavingPage: FusionNumberPage?

    private func closePage() {
        phone.closePage()
        (numberPage ?? leavingPage)?.takeAway()
        leavingPage = nil
    }

    /// Whether the stand-in decides what is reported, and no transcript.
    var isLive: Bool { port?.mode == .live }

    // MARK: Scenes

    open func startSceneUI(
        withTemplateId templateId: String, viewController controller: UIViewController,
        delegate: (any AlicomFusionAuthUIDelegate)?
    ) {
        phone.note(call: "startSceneUI")
        let state = phone.vendorState { FusionState() }
        if isLive {
            if phone.settings.page == .claimsAlreadyShownOnce, !state.hasClaimedAnotherScene {
                state.hasClaimedAnotherScene = true
                isAnotherSceneInTheWay = true
            }
            if let refusal = check?.refusal { return interrupt(refusal) }
            guard scene == nil, !isAnotherSceneInTheWay else { return interrupt("100003") }
        }
        scene = templateId
        let page = FusionNumberPage(of: self, from: controller, delegate)
        numberPage = page
        if isLive { page.open() } else { page.customize() }
    }

    open func continueScene(withTemplateId templateId: String, isSuccess: Bool) {
        phone.note(call: "continueScene")
        if isLive, scene == nil { interrupt("100002") }
    }

    open func stopScene(withTemplateId templateId: String) {
        phone.note(call: "stopScene")
        if isAnotherSceneInTheWay {
            isAnotherSceneInTheWay = false
            return finish("100004", after: 0.1)
        }
        guard scene != nil, !isStopping else { return }
        let isOver = numberPage?.isOver ?? true
        leavingPage = numberPage
        numberPage = nil
        isStopping = true
        if phone.isPageUp {
            guard isLive || !isEndScripted else { return }
            report("400005", after: 0.25)
            finish("100004", after: 0.26)
        } else if isLive, !isOver {
            finish("100004", after: 0.02)
        } else {
            sceneEnded()
        }
    }

    private func sceneEnded() {
        scene = nil
        isStopping = false
    }

    open func closeNumberAuthPrivactAlertView() {
        phone.note(call: "closeNumberAuthPrivactAlertView")
        if isLive { numberPage?.closeDialog() }
    }

    open func getCurrentTemplateId() -> String { scene ?? (isAnotherSceneInTheWay ? "100001" : "") }

    /// Whether the script has yet to say that the page goes.
    private var isEndScripted: Bool {
        let ends: Set = ["400005", "510001", "610001"]
        return phone.transcript?.deliveries.contains { delivery in
            guard delivery.call == number, created + delivery.after >= phone.clock.now - 0.000_001 else { return false }
            if delivery.callback == "templateFinish" { return true }
            return delivery.callback == "authEvent" && ends.contains(AliyunFusionAnswers.code(of: delivery.payload))
        } ?? false
    }

    // MARK: Sending

    func send(_ callback: String, _ payload: JSONValue, after seconds: Double = 0, isResult: Bool = true) {
        port?.send(callback, payload, after: seconds, isResult: isResult)
    }

    /// A code that only the event callback reports.
    func report(_ code: String, after seconds: Double = 0) {
        report(AliyunFusionAnswers.event(code), after: seconds)
    }

    func report(_ event: JSONValue, after seconds: Double = 0) {
        send("authEvent", ["event": event], after: seconds, isResult: false)
    }

    /// A call that is refused.
    private func interrupt(_ code: String) {
        report(code)
        send("verifyInterrupt", ["event": AliyunFusionAnswers.event(code)], isResult: false)
    }

    /// The scene's end.
    func finish(_ code: String, after seconds: Double = 0) {
        numberPage?.isOver = true
        if code == "100004" { report(code, after: seconds) }
        send("templateFinish", ["event": AliyunFusionAnswers.event(code)], after: seconds)
    }

    func fail(_ event: JSONValue, after seconds: Double = 0) {
        if event["resultCode"] != "" { report(event, after: seconds) }
        send("verifyFailed", ["nodeName": .string(AliyunFusionAnswers.numberNode), "event": event], after: seconds)
    }

    // MARK: Delivering

    private func receive(_ callback: String, _ payload: JSONValue) {
        follow(callback, payload)
        guard let delegate else { return }
        let event = AlicomFusionEvent(payload["event"])
        let node = payload["nodeName"]?.text ?? ""
        let maskToken = payload["maskToken"]?.text ?? ""
        switch callback {
        case "tokenAuthSuccess": delegate.onSDKTokenAuthSuccess(self)
        case "tokenAuthFailure": delegate.onSDKTokenAuthFailure(self, fail: token, error: event)
        case "tokenUpdate": check?.answered(delegate.onSDKTokenUpdate(self).authToken)
        case "verifySuccess": delegate.onVerifySuccess(self, nodeName: node, maskToken: maskToken, event: event)
        case "halfwayVerifySuccess":
            delegate.onHalfwayVerifySuccess(self, nodeName: node, maskToken: maskToken, event: event) { _ in }
        case "verifyFailed": delegate.onVerifyFailed(self, nodeName: node, error: event)
        case "templateFinish": delegate.onTemplateFinish(self, event: event)
        case "getPhoneNumber": _ = delegate.onGetPhoneNumber(forVerification: self, event: event)
        case "protocolClick":
            delegate.onProtocolClick(
                self, protocolName: payload["protocolName"]?.text ?? "",
                protocolUrl: payload["protocolUrl"]?.text ?? "", event: event)
        case "verifyInterrupt": delegate.onVerifyInterrupt(self, event: event)
        default: delegate.onAuthEvent(self, eventData: event)
        }
        if callback == "authEvent", payload["event"]?["innerCode"] == "1700001" { numberPage?.askMoreWays() }
    }

    /// Keeps the phone's page in step with what the callback says, live or from a transcript.
    private func follow(_ callback: String, _ payload: JSONValue) {
        let code = AliyunFusionAnswers.code(of: payload)
        switch (callback, code) {
        case ("tokenAuthSuccess", _), ("tokenAuthFailure", _):
            check?.follow(callback)
        case ("authEvent", "400003"):
            phone.showPage { [weak numberPage] action in numberPage?.perform(action) }
        case ("authEvent", "500005"), ("authEvent", "600003"), ("authEvent", "410008"), ("authEvent", "410009"),
            ("authEvent", "410010"), ("protocolClick", _), ("verifySuccess", _):
            // Of a script that does not say that the page came up.
            if !isLive, scene != nil { phone.showPage { _ in } }
        case ("templateFinish", _):
            closePage()
            if isStopping { sceneEnded() }
        case ("authEvent", "400005"), ("authEvent", "510001"), ("authEvent", "610001"):
            closePage()
        default:
            break
        }
    }
}

/// What the SDK keeps for the whole process.
final class FusionState {
    var handlers = 0
    var hasClaimedAnotherScene = false
}
