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
    private(set) var running: FusionScene?
    /// The scene that has been stopped, and is over when its end has been reported.
    private var leaving: FusionScene?
    /// The end of the scene has been reported.
    private var isEndReported = false
    private let token: AlicomFusionAuthToken
    /// Not documented, so the harder case: it is not kept.
    private weak var delegate: (any AlicomFusionAuthDelegate)?
    private var isAnotherSceneInTheWay = false
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
        port = CallbackPort(of: .aliyunFusion, on: phone, callbacks: Self.callbacks) { [weak self] callback, payload in
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
        closePages()
        sceneEnded()
    }

    /// Those that are up; other vendors and the app have pages too.
    private var ownPagesUp: [String] { phone.pagesUp.filter(FusionPageName.isOne) }

    private func closePages() {
        for name in ownPagesUp { phone.closePage(name) }
        (running ?? leaving)?.takeAway()
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
            guard running == nil, leaving == nil, !isAnotherSceneInTheWay else { return interrupt("100003") }
            guard FusionGraph(templateId) != nil else { return interrupt("100001") }
        }
        let scene = FusionScene(templateId, of: self, from: controller, delegate)
        running = scene
        isEndReported = false
        if isLive { scene.start() } else { scene.customizeOnly() }
    }

    open func continueScene(withTemplateId templateId: String, isSuccess: Bool) {
        phone.note(call: "continueScene")
        guard isLive else { return }
        guard let running else { return interrupt("100002") }
        guard templateId == running.template else { return interrupt("100003") }
        running.continueScene(isSuccess: isSuccess)
    }

    open func stopScene(withTemplateId templateId: String) {
        phone.note(call: "stopScene")
        // Also those that an event alone has brought.
        if phone.chaos != nil { phone.schedule(after: 0.3) { [weak self] in self?.closePages() } }
        if isAnotherSceneInTheWay {
            isAnotherSceneInTheWay = false
            return finish(AliyunFusionAnswers.event("100004"), after: 0.1)
        }
        guard let running else { return }
        if isLive, templateId != running.template { return interrupt("100003") }
        leaving = running
        self.running = nil
        if isLive {
            if !running.stop(), isEndReported { sceneEnded() }
        } else if !ownPagesUp.isEmpty {
            guard !isEndScripted else { return }
            report("400005", after: 0.25)
            finish(AliyunFusionAnswers.event("100004"), after: 0.26)
        } else {
            sceneEnded()
        }
    }

    private func sceneEnded() {
        running = nil
        leaving = nil
    }

    open func closeNumberAuthPrivactAlertView() {
        phone.note(call: "closeNumberAuthPrivactAlertView")
        if isLive { running?.closeDialog() }
    }

    open func getCurrentTemplateId() -> String {
        (running ?? leaving)?.template ?? (isAnotherSceneInTheWay ? "100001" : "")
    }

    /// Whether the script has yet to say that the page goes.
    private var isEndScripted: Bool {
        return phone.transcript?.deliveries.contains { delivery in
            guard delivery.call == number, created + delivery.after >= phone.clock.now - 0.000_001 else { return false }
            return Self.isEnd(delivery.callback, delivery.payload)
        } ?? false
    }

    // MARK: Sending

    func send(_ callback: String, _ payload: JSONValue, after seconds: Double = 0, isResult: Bool = true) {
        if phone.chaos != nil, Self.isEnd(callback, payload) {
            // What has gone has gone, whether or not the app hears of it.
            phone.schedule(after: seconds) { [weak self] in self?.follow(callback, payload) }
        }
        port?.send(callback, payload, after: seconds, isResult: isResult)
    }

    /// Whether a callback tells of a page's end or a scene's.
    private static func isEnd(_ callback: String, _ payload: JSONValue) -> Bool {
        let pages: Set = ["400005", "510001", "610001", "110009"]
        return callback == "templateFinish"
            || (callback == "authEvent" && pages.contains(AliyunFusionAnswers.code(of: payload)))
    }

    /// A code that only the event callback reports.
    func report(_ code: String, after seconds: Double = 0) {
        report(AliyunFusionAnswers.event(code), after: seconds)
    }

    func report(_ event: JSONValue, after seconds: Double = 0) {
        send("authEvent", ["event": event], after: seconds, isResult: false)
    }

    /// A call that is refused.
    private func interrupt(_ code: String) { interrupt(AliyunFusionAnswers.event(code)) }

    /// A code that is an interrupt too.
    func interrupt(_ event: JSONValue) {
        report(event)
        send("verifyInterrupt", ["event": event], isResult: false)
    }

    /// The scene's end.
    func finish(_ event: JSONValue, after seconds: Double = 0) {
        // Those of pages that went away have been reported.
        if ["100004", "200001"].contains(event["resultCode"]) { report(event, after: seconds) }
        send("templateFinish", ["event": event], after: seconds)
    }

    /// A node's failure.
    func fail(_ event: JSONValue, node: String) {
        if event["resultCode"] != "" { report(event) }
        send("verifyFailed", ["nodeName": .string(node), "event": event])
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
            delegate.onHalfwayVerifySuccess(
                self, nodeName: node, maskToken: maskToken, event: event,
                resultBlock: isLive ? running?.halfwayAnswer ?? { _ in } : { _ in })
        case "verifyFailed": delegate.onVerifyFailed(self, nodeName: node, error: event)
        case "templateFinish": delegate.onTemplateFinish(self, event: event)
        case "getPhoneNumber":
            let number = delegate.onGetPhoneNumber(forVerification: self, event: event)
            phone.schedule(after: 0.001) { [weak self] in self?.running?.take(number: number) }
        case "protocolClick":
            delegate.onProtocolClick(
                self, protocolName: payload["protocolName"]?.text ?? "",
                protocolUrl: payload["protocolUrl"]?.text ?? "", event: event)
        case "verifyInterrupt": delegate.onVerifyInterrupt(self, event: event)
        default: delegate.onAuthEvent(self, eventData: event)
        }
        if callback == "authEvent", payload["event"]?["innerCode"] == "1700001" { running?.askMoreWays() }
    }

    /// Keeps the phone's pages in step with what the callback says, live or from a transcript.
    private func follow(_ callback: String, _ payload: JSONValue) {
        let page = FusionPageName(of: payload)
        switch (callback, AliyunFusionAnswers.code(of: payload)) {
        case ("tokenAuthSuccess", _), ("tokenAuthFailure", _):
            check?.follow(callback)
        case ("authEvent", "400003"), ("authEvent", "500005"), ("authEvent", "600003"), ("authEvent", "110003"):
            let scene = running
            // Words without a scene show nothing.
            if scene == nil, phone.chaos != nil { break }
            phone.showPage(page.text, steps: scene?.steps) { [weak scene] action in
                scene?.perform(action, on: page.node)
            }
        case ("authEvent", "410008"), ("authEvent", "410009"), ("authEvent", "410010"), ("protocolClick", _),
            ("verifySuccess", _):
            // Of a script that does not say that the page came up.
            if !isLive, running != nil, ownPagesUp.isEmpty { phone.showPage(page.text) { _ in } }
        case ("templateFinish", _):
            closePages()
            isEndReported = true
            if leaving != nil { sceneEnded() }
        case ("authEvent", "400005"), ("authEvent", "510001"), ("authEvent", "610001"), ("authEvent", "110009"):
            guard let name = page.match(in: ownPagesUp) else { break }
            phone.closePage(name)
            if !isLive { (running ?? leaving)?.takeAway() }
        default:
            break
        }
    }
}

/// The name of a node's page.
struct FusionPageName {
    /// The node's id, where an event says it.
    let node: String
    private let family: String

    init(of payload: JSONValue) {
        let code = AliyunFusionAnswers.code(of: payload)
        node = payload["event"]?["nodeId"]?.text ?? ""
        family = code.hasPrefix("110") ? "1" : String(code.prefix(1))
    }

    /// Whether the phone's name of a page is one of these.
    static func isOne(_ name: String) -> Bool { name.contains("#") }

    /// The name by which the phone knows the page.
    var text: String { "\(family)#\(node)" }

    /// The page that goes when this name's node says so: its own, else another of the same kind, else any.
    func match(in pages: [String]) -> String? {
        pages.first { $0 == text } ?? pages.first { $0.hasPrefix(family + "#") } ?? pages.first
    }
}

/// What the SDK keeps for the whole process.
final class FusionState {
    var handlers = 0
    var hasClaimedAnotherScene = false
}
