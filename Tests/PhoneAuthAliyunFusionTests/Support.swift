import AliyunFusionSimulation
import Foundation
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

/// A configuration with fusion alone.
func fusionConfiguration(_ adjust: (inout PhoneAuthConfiguration) -> Void = { _ in }) -> PhoneAuthConfiguration {
    var configuration = PhoneAuthConfiguration(
        providers: .init(aliyunFusion: .init(schemeCode: "FA000000000001")), order: [.aliyunFusion])
    adjust(&configuration)
    return configuration
}

/// Fusion on its stand-in, as the tool registers it.
@MainActor func simulatedFusion() -> [VendorRegistration] {
    [.aliyunFusion(AliyunFusionBinding()) { FusionToken("auth-token") }]
}

/// Plays a transcript of a login; each delivery is `callback after payload`.
@MainActor func replay(_ json: String) async throws -> RunReport {
    let file = try TranscriptFile(data: Data(json.utf8))
    return try await file.run(with: file.configuration(from: fusionConfiguration()), vendors: simulatedFusion).report()
}

/// A transcript of a login.
func login(_ deliveries: String..., more: String = "") -> String {
    """
    {"vendor": "aliyunFusion", "operation": "login", \(more) "deliveries": [\(deliveries.joined(separator: ","))]}
    """
}

/// One delivery of a transcript.
func delivery(_ callback: String, _ after: Double, _ payload: String = "{}", more: String = "") -> String {
    """
    {"callback": "\(callback)", "after": \(after), "payload": \(payload)\(more)}
    """
}

/// The delivery of an event that only the event callback reports.
func event(_ after: Double, _ code: String, inner: String = "", isChecked: Int? = nil) -> String {
    let data = isChecked.map { ", \"extendData\": {\"isCheckBoxSelected\": \($0)}" } ?? ""
    return delivery(
        "authEvent", after, "{\"event\": {\"resultCode\": \"\(code)\", \"innerCode\": \"\(inner)\"\(data)}}")
}

/// The delivery of the one-tap node's token.
func verified(_ after: Double, token: String = "mask-1", node: String = "AlicomFusionNodeNameNumberAuth") -> String {
    delivery(
        "verifySuccess", after,
        "{\"nodeName\": \"\(node)\", \"maskToken\": \"\(token)\", \"event\": {\"resultCode\": \"400006\"}}")
}

extension RunReport {
    /// The names of the events.
    var eventNames: [String] { events.map(\.event.name) }

    /// The error, where it ended with one.
    var error: PhoneAuthError? {
        if case .failure(let error) = outcome { error } else { nil }
    }
}

/// What an event sink was told.
@MainActor final class EventLog { var all: [AuthPageEvent] = [] }
