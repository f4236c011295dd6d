import PhoneAuth
import PhoneAuthAliyunPNVS
import UIKitShim

/// `ATAuthSDK` as a script: answers at once with what it was told, and notes what it was asked for.
@MainActor final class ScriptedSDK: AliyunPNVSSDK {
    typealias Reply = @Sendable (VendorPayload) -> Void

    private(set) var calls: [String] = []
    var answers: [String: [String: VendorPayload.Value]] = [:]
    var carrierName: String? = "中国移动"
    private(set) var page: VendorPage?
    private(set) var painting: PagePainting?
    /// The block of `getLoginToken`.
    private(set) var login: Reply?

    var version: String { "2.14.15" }
    var isCheckboxChecked = false
    var network: AliyunPNVSNetwork {
        AliyunPNVSNetwork(carrierName: carrierName, hasSIM: true, isCellularDataOn: true, networkType: "4G")
    }

    private func answer(_ call: String, _ reply: Reply) {
        calls.append(call)
        reply(VendorPayload(fields: answers[call] ?? ["resultCode": .text("600000"), "token": .text("token-1")]))
    }

    func setReporter(printsLogs: Bool, uploads: Bool) { calls.append("reporter logs:\(printsLogs) uploads:\(uploads)") }
    func setSecret(_ secret: String, reply: @escaping Reply) { answer("secret", reply) }
    func checkEnvironment(forLogin: Bool, reply: @escaping Reply) { answer("check login:\(forLogin)", reply) }
    func accelerateLogin(timeout: Double, reply: @escaping Reply) { answer("accelerateLogin", reply) }
    func accelerateVerify(timeout: Double, reply: @escaping Reply) { answer("accelerateVerify", reply) }
    func verifyToken(timeout: Double, reply: @escaping Reply) { answer("verify", reply) }

    func loginToken(
        timeout: Double, presenter: UIViewController, page: VendorPage, painting: PagePainting?, reply: @escaping Reply
    ) {
        calls.append("login")
        self.page = page
        self.painting = painting
        login = reply
    }

    func cancelLogin(animated: Bool, done: (@Sendable () -> Void)?) {
        calls.append(done == nil ? "cancel" : "cancel and wait")
        done?()
    }

    func hideLoading() { calls.append("hideLoading") }
    func setCheckboxChecked(_ isChecked: Bool) { calls.append("check \(isChecked)") }
    func closePrivacyAlert() { calls.append("closeAlert") }

    /// What the login block says.
    func say(_ code: String, _ more: [String: VendorPayload.Value] = [:]) {
        login?(VendorPayload(fields: more.merging(["resultCode": .text(code)]) { first, _ in first }))
    }
}
