// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PhoneAuthModel
import SimulatedPhone

open class GOPError: NSError, @unchecked Sendable {
    /// `GOPError` cannot lack a code or carry one of another type: what is none is 0.
    convenience init(_ payload: JSONValue) {
        var code = 0
        if case .integer(let number) = payload["code"] { code = number }
        let description = payload["description"]?.text ?? ""
        self.init(
            domain: "com.geetest.error.onepass", code: code, userInfo: [NSLocalizedDescriptionKey: description])
    }
}

public protocol GOPManagerDelegate: NSObjectProtocol {
    func gtOnePass(_ manager: GOPManager, errorHandler error: GOPError)
    func gtOnePass(_ manager: GOPManager, didReceiveDataToVerify data: [AnyHashable: Any])
}

/// OnePass on a simulated phone. It holds its delegate weakly, and nobody but the app holds the manager.
open class GOPManager: NSObject {
    open weak var delegate: (any GOPManagerDelegate)?

    private let phone = SimulatedPhone.current
    private let timeout: TimeInterval
    private var isBusy = false

    public init(customID: String, timeout: TimeInterval) {
        self.timeout = timeout
    }

    open class func setLogEnabled(_ enabled: Bool) {}

    open class func setCachePhoneEnabled(_ enabled: Bool) {
        SimulatedPhone.current.vendorState { OnePassCache() }.isEnabled = enabled
    }

    open func verifyPhoneNumber(_ phoneNumber: String?) {
        phone.note(call: "verifyPhoneNumber")
        let port = CallbackPort(of: .geetest, on: phone, callbacks: ["onePassSuccess", "onePassFailure"]) {
            [weak self] callback, payload in
            self?.tell(callback, payload)
        }
        guard port.mode == .live else { return }
        guard let phoneNumber, phoneNumber.utf8.count == 11, phoneNumber.first == "1" else {
            return port.send("onePassFailure", ["code": -20301, "description": "failed"])
        }
        guard !isBusy else { return port.send("onePassFailure", ["code": -20404, "description": "failed"]) }
        isBusy = true
        let cache = phone.vendorState { OnePassCache() }
        if cache.isEnabled { cache.number = phoneNumber }
        let (answer, callback, payload) = GeetestAnswers.verification(of: phoneNumber, on: phone)
        let latency = phone.latency(.geetestVerification)
        guard let delay = answer.delay(usual: latency, timeout: timeout) else { return }
        port.send(callback, payload, after: delay)
        if callback == "onePassSuccess", phone.settings.delivery == .successThenFailure {
            port.send("onePassFailure", ["code": -39900, "description": "failed"], after: delay + 0.1)
        }
    }

    private func tell(_ callback: String, _ payload: JSONValue) {
        isBusy = false
        if callback == "onePassSuccess" {
            delegate?.gtOnePass(self, didReceiveDataToVerify: payload.foundationDictionary ?? [:])
        } else {
            delegate?.gtOnePass(self, errorHandler: GOPError(payload))
        }
    }
}

/// Where OnePass keeps the last number that was verified: on, unless the app switches it off, which empties it.
final class OnePassCache {
    var number: String?
    var isEnabled = true {
        didSet { if !isEnabled { number = nil } }
    }
}
