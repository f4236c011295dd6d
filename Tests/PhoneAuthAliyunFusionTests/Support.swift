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

/// An SDK that does nothing by itself: a test says what it reports.
@MainActor final class ScriptedFusionSDK: AliyunFusionSDK {
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

    func startScene(_ scene: String, presenter: UIViewController, page: VendorPage) {
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

/// Hands out `token-1`, `token-2`, … after a while.
@MainActor final class TokenServer {
    private(set) var requests = 0
    private(set) var atOnce = 0
    private(set) var mostAtOnce = 0
    var delay = 0.0
    var answer: @MainActor (Int) throws -> String = { "token-\($0)" }

    func token(on phone: SimulatedPhone) async throws -> FusionToken {
        requests += 1
        let request = requests
        atOnce += 1
        mostAtOnce = max(mostAtOnce, atOnce)
        defer { atOnce -= 1 }
        if delay > 0 { await phone.pause(for: delay) }
        return FusionToken(try answer(request), lifetime: 900)
    }
}

/// A client over a scripted SDK.
@MainActor struct ScriptedClient {
    let phone = SimulatedPhone()
    let sdk = ScriptedFusionSDK()
    let server = TokenServer()
    let client: PhoneAuthClient
    let scheduler: SimulatedScheduler

    init(_ adjust: (inout PhoneAuthConfiguration) -> Void = { _ in }) throws {
        scheduler = SimulatedScheduler(phone: phone)
        let (phone, server) = (phone, server)
        client = try PhoneAuthClient(
            configuration: fusionConfiguration(adjust),
            vendors: [.aliyunFusion(sdk) { try await server.token(on: phone) }], scheduler: scheduler)
        client.grantConsent()
        let sdk = sdk
        sdk.onHandler = { _ in sdk.send(.tokenAccepted) }
    }

    /// Runs something to the end of everything that it sets off; what it threw, if anything.
    @discardableResult
    func run(
        _ body: @escaping @MainActor (PhoneAuthClient) async throws(PhoneAuthError) -> Void
    ) async -> PhoneAuthError? {
        final class Box { var error: PhoneAuthError? }
        let box = Box()
        await phone.enter {
            scheduler.start {
                do throws(PhoneAuthError) { try await body(client) } catch { box.error = error }
            }
            await phone.clock.idle()
        }
        return box.error
    }
}
