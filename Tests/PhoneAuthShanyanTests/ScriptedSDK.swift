import Foundation
import PhoneAuth
import PhoneAuthShanyan
import UIKitShim

/// `YjdlShSDK` as a script: answers at once with what it was told, and notes what it was asked for.
@MainActor final class ScriptedSDK: ShanyanSDK {
    typealias Reply = @Sendable (VendorPayload) -> Void
    typealias Fields = [String: VendorPayload.Value]

    private(set) var calls: [String] = []
    var answers: [String: Fields] = [:]
    var operatorType = "CMCC"
    /// Whether it answers no closing, as where no page is up.
    var isSilentOnClosing = false
    private(set) var page: VendorPage?
    /// The page's listeners, and what hears of taps.
    private(set) var opened: Reply?
    private(set) var result: Reply?
    private(set) var actions: Reply?
    private(set) var views: ShanyanPageViews?
    private(set) var loaded: (@Sendable (UIViewController) -> Void)?
    private(set) var appeared: (@Sendable (UIView) -> Void)?
    private(set) var done: (@Sendable () -> Void)?

    var version: String { "2.3.4.7" }

    static let success: Fields = ["code": .integer(1000), "error": .bool(false)]
    static func token(_ token: String) -> Fields {
        success.merging(["data": .fields(["token": .text(token)])]) { $1 }
    }
    static func failure(_ code: Int64, inner: Int64? = nil) -> Fields {
        ["code": .integer(code), "error": .bool(true), "innerCode": inner.map { .integer($0) } ?? .null]
    }

    private func answer(_ call: String, _ reply: Reply) {
        calls.append(call)
        reply(VendorPayload(fields: answers[call] ?? Self.token("token-1")))
    }

    func setLogs(printsLogs: Bool, uploads: Bool) { calls.append("logs:\(printsLogs) uploads:\(uploads)") }
    func setPrefetchTimeout(_ timeout: Double) { calls.append("timeout \(timeout)") }
    func observePage(
        actions: @escaping Reply, loaded: @escaping @Sendable (UIViewController) -> Void,
        appeared: @escaping @Sendable (UIView) -> Void
    ) {
        calls.append("observe")
        self.actions = actions
        self.loaded = loaded
        self.appeared = appeared
    }
    func initialize(appID: String, reply: @escaping Reply) { answer("initialize", reply) }
    func prefetch(reply: @escaping Reply) { answer("prefetch", reply) }
    func clearPrefetch() { calls.append("clear") }
    func openPage(
        presenter: UIViewController, page: VendorPage, views: ShanyanPageViews, opened: @escaping Reply,
        result: @escaping Reply
    ) {
        calls.append("open")
        self.page = page
        self.opened = opened
        self.result = result
        self.views = views
    }
    func closePage(animated: Bool, done: (@Sendable () -> Void)?) {
        calls.append(done == nil ? "close" : "close and wait")
        if !isSilentOnClosing { done?() }
    }
    func hideLoading() { calls.append("hideLoading") }
    func setCheckboxChecked(_ isChecked: Bool) { calls.append("check \(isChecked)") }
    func verificationToken(reply: @escaping Reply) { answer("verify", reply) }

    /// What the delegate says of a tap.
    func tap(_ type: Int64, _ code: Int64, _ message: String? = nil) {
        actions?(
            VendorPayload(fields: [
                "type": .integer(type), "code": .integer(code), "message": message.map { .text($0) } ?? .null,
            ]))
    }

    func open(_ answer: Fields = success) { opened?(VendorPayload(fields: answer)) }
    func give(_ answer: Fields) { result?(VendorPayload(fields: answer)) }
}
