import PhoneAuth
import PhoneAuthGeetest
import UIKitShim

/// `OneLoginSDK` as a script: answers at once with what it was told, and notes what it was asked for.
@MainActor final class ScriptedSDK: GeetestSDK {
    private(set) var calls: [String] = []
    var prefetchAnswer: [String: VendorPayload.Value]? = [
        "status": .integer(200), "operatorType": .text("CU"), "number": .text("186****6173"),
        "expire_time": .integer(580),
    ]
    var verification = GeetestVerification.success(
        VendorPayload(fields: ["accesscode": .text("token-1"), "process_id": .text("id-1"), "expires": .integer(1800)]))
    var carrierName: String? = "CM"
    private(set) var page: VendorPage?
    private(set) var hooks: GeetestPageHooks?
    private var event: (@Sendable (GeetestPageEvent) -> Void)?
    private var reply: (@Sendable (VendorPayload) -> Void)?

    var version: String { "2.9.9" }
    var isPrefetchValid = false
    var isCheckboxChecked = false
    var pageController: UIViewController?
    var network: GeetestNetwork? {
        carrierName.map {
            GeetestNetwork(carrierName: $0, isCellularDataOn: true, isConnected: true, networkType: "4G")
        }
    }

    func setLogs(areEnabled: Bool) { calls.append("logs \(areEnabled)") }
    func register(appID: String, prefetchTimeout: Double, tokenTimeout: Double) {
        calls.append("register \(appID) \(prefetchTimeout) \(tokenTimeout)")
    }
    func renewPrefetch() { calls.append("renew") }
    func prefetchResult(reply: @escaping @Sendable (VendorPayload) -> Void) {
        calls.append("result")
        reply(VendorPayload(fields: prefetchAnswer))
    }
    func deletePrefetch() { calls.append("delete") }

    func requestToken(
        presenter: UIViewController, page: VendorPage, hooks: GeetestPageHooks,
        event: @escaping @Sendable (GeetestPageEvent) -> Void, reply: @escaping @Sendable (VendorPayload) -> Void
    ) {
        calls.append("request")
        self.page = page
        self.hooks = hooks
        self.event = event
        self.reply = reply
    }

    func startRequestToken() { calls.append("start") }
    func stopLoading() { calls.append("stopLoading") }
    func setCheckboxChecked(_ isChecked: Bool) { calls.append("check \(isChecked)") }

    func dismissPage(animated: Bool, done: (@Sendable () -> Void)?) {
        calls.append(done == nil ? "dismiss" : "dismiss and wait")
        done?()
    }

    func verify(
        _ number: String, appID: String, timeout: Double, cachesNumbers: Bool,
        reply: @escaping @Sendable (GeetestVerification) -> Void
    ) {
        calls.append("verify \(appID) \(timeout) caches:\(cachesNumbers)")
        reply(verification)
    }

    // MARK: The script

    /// A block of the page's model is called.
    func tell(_ name: String, _ details: AuthPageEvent.Details = .init()) { event?(GeetestPageEvent(name, details)) }
    /// The completion is called.
    func say(_ payload: [String: VendorPayload.Value]?) { reply?(VendorPayload(fields: payload)) }
    /// The completion is called with a failure.
    func fail(_ code: VendorPayload.Value) { say(["status": .integer(500), "errorCode": code, "msg": .text("no")]) }
    /// The completion is called with a token.
    func succeed(_ more: [String: VendorPayload.Value] = [:]) {
        let success: [String: VendorPayload.Value] = [
            "status": .integer(200), "errorCode": .text("0"), "token": .text("tok-A1"), "processID": .text("id-1"),
        ]
        say(success.merging(more) { _, new in new })
    }
}
