import Foundation
import PhoneAuth
import PhoneAuthModel

/// Events to observe.
enum EventSamples {
    /// What must never be seen: a token, a key, phone numbers.
    static let secrets = [
        "13800000000", "138 0000 0000", "+8613800000000", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMzgwMDAwMDAwMCJ9",
        "tok_4f5e6d7c8b9a0f1e2d3c4b5a69788796",
    ]

    static let date = Date(timeIntervalSince1970: 1_764_496_800.125)

    static func stage(
        _ stage: Stage = .prefetch, vendor: Vendor = .geetest, failure: PhoneAuthError.Code? = nil,
        duration: Double = 0.42, operation: Int = 12, attempt: Int = 1, carrier: Carrier = .chinaMobile
    ) -> ClientEvent {
        let report = ClientEvent.StageReport(
            attempt: attempt, vendor: vendor, product: .oneLogin, carrier: carrier, stage: stage, failure: failure,
            duration: duration)
        return ClientEvent(date: date, operation: operation, kind: .stageEnded(report))
    }

    static func event(_ kind: ClientEvent.Kind, operation: Int = 12) -> ClientEvent {
        ClientEvent(date: date, operation: operation, kind: kind)
    }

    /// One event of each kind, with everything that an error holds put wherever the event has a place for it.
    static func every(of error: PhoneAuthError, path: String = "routing.order[0]") -> [ClientEvent] {
        let vendor = error.vendor ?? .geetest
        let product = error.product ?? .oneLogin
        let problems = ["first", "second", "third", "fourth"].map { name in
            ConfigurationProblem(path: "\(path).\(name)", code: .unknownVendor, message: error.vendorMessage ?? "")
        }
        let kinds: [ClientEvent.Kind] = [
            .began(.login), .attemptBegan(1, vendor, product),
            .pagePresented(vendor, after: 1.2),
            .attemptEnded(1, Attempt(vendor: vendor, stage: error.stage, failure: error.code, duration: 3.25)),
            .misconfigured(
                Misconfiguration(
                    vendor: vendor, product: product, stage: error.stage, code: error.code,
                    vendorCode: error.vendorCode)),
            .ended(.login, error.code, duration: 3.25), .oddCallback(vendor, .late),
            .restBegan(vendor, .login, .prefetch, seconds: 60), .recovered(vendor, .login, .prefetch),
            .configurationApplied, .configurationRefused(problems), .enteredBackground, .enteredForeground(after: 12),
        ]
        return [stage(error.stage, vendor: vendor, failure: error.code, carrier: error.carrier)]
            + kinds.map { event($0) }
    }
}

/// A folder that goes with the test that holds it.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("phoneauth-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
