import PhoneAuth
import PhoneAuthAliyunFusion
import SimulatedPhone
import UIKitShim

/// An SDK that does nothing by itself: a test says what it reports.
@MainActor final class ScriptedSDK: AliyunFusionSDK {
    var calls: [String] = []
    var callbacks: AliyunFusionCallbacks?
    var handlers: [AliyunFusionCallbacks] = []
    var currentScene: String?
    /// What happens when a handler has been made, with the handler's number.
    var onHandler: @MainActor (Int) -> Void = { _ in }
    var onStart: @MainActor () -> Void = {}
    var onStop: @MainActor () -> Void = {}

    var version: String { "1.2.3" }

    func setLog(isEnabled: Bool) { calls.append("log \(isEnabled)") }
    func useBundledUmeng(_ isUsed: Bool) { calls.append("umeng \(isUsed)") }

    func makeHandler(token: String, schemeCode: String, callbacks: AliyunFusionCallbacks) {
        calls.append("handler \(token) \(schemeCode)")
        self.callbacks = callbacks
        handlers.append(callbacks)
        onHandler(handlers.count)
    }

    func update(token: String) { calls.append("update \(token)") }
    func destroyHandler() { calls.append("destroy") }

    func startScene(
        _ scene: String, presenter: UIViewController, page: VendorPage, painting: PagePainting?, views: FusionNodeViews
    ) {
        calls.append("start \(scene)")
        onStart()
    }

    func continueScene(_ scene: String, isSuccess: Bool) { calls.append("continue \(scene) \(isSuccess)") }

    func stopScene(_ scene: String) {
        calls.append("stop \(scene)")
        onStop()
    }

    func closePrivacyAlert() { calls.append("close alert") }

    func send(_ message: AliyunFusionMessage) { callbacks?.receive(message) }

    /// Reports the page, a ticked tap, and a token.
    func sendLogin(token: String) {
        send(.event(.code("400003")))
        send(.verified(node: "AlicomFusionNodeNameNumberAuth", token: token, event: .code("400006")))
    }
}

extension VendorPayload {
    /// An event of nothing but a code.
    static func code(_ code: String, inner: String = "") -> VendorPayload {
        VendorPayload(fields: ["resultCode": .text(code), "innerCode": .text(inner)])
    }
}
