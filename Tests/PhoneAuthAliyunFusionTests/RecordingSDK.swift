import AliyunFusionSimulation
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

/// The binding over its stand-in, and a note of every token that the SDK gets.
@MainActor final class RecordingSDK: AliyunFusionSDK {
    /// Tokens in the order in which the SDK got them: `handler`, `answer` or `update`, then the token.
    let tokens = Locked<[String]>([])
    /// What the handlers reported about tokens: codes of events and refusals, and `accepted`.
    let reports = Locked<[String]>([])
    /// Those of the present handler.
    private(set) var callbacks: AliyunFusionCallbacks?
    private let binding = AliyunFusionBinding()

    var version: String { binding.version }
    var currentScene: String? { binding.currentScene }

    func setLog(isEnabled: Bool) { binding.setLog(isEnabled: isEnabled) }
    func useBundledUmeng(_ isUsed: Bool) { binding.useBundledUmeng(isUsed) }

    func makeHandler(token: String, schemeCode: String, callbacks: AliyunFusionCallbacks) {
        note("handler", token)
        var callbacks = callbacks
        let (answer, receive, tokens, reports) = (callbacks.token, callbacks.receive, tokens, reports)
        callbacks.token = {
            let token = answer()
            tokens.withLock { $0.append("answer \(token)") }
            return token
        }
        callbacks.receive = { message in
            switch message {
            case .tokenAccepted: reports.withLock { $0.append("accepted") }
            case .tokenRefused(let event): reports.withLock { $0.append("refused \(event.text("resultCode") ?? "")") }
            case .event(let event):
                let code = event.text("resultCode") ?? ""
                if code.hasPrefix("300") { reports.withLock { $0.append(code) } }
            default: break
            }
            receive(message)
        }
        self.callbacks = callbacks
        binding.makeHandler(token: token, schemeCode: schemeCode, callbacks: callbacks)
    }

    func update(token: String) {
        note("update", token)
        binding.update(token: token)
    }

    func destroyHandler() { binding.destroyHandler() }

    func startScene(
        _ scene: String, presenter: UIViewController, page: VendorPage, painting: PagePainting?, views: FusionNodeViews
    ) {
        binding.startScene(scene, presenter: presenter, page: page, painting: painting, views: views)
    }

    func continueScene(_ scene: String, isSuccess: Bool) { binding.continueScene(scene, isSuccess: isSuccess) }
    func stopScene(_ scene: String) { binding.stopScene(scene) }
    func closePrivacyAlert() { binding.closePrivacyAlert() }

    private func note(_ way: String, _ token: String) { tokens.withLock { $0.append("\(way) \(token)") } }
}

/// A client over the stand-in, with a server of tokens.
@MainActor struct StandInClient {
    let phone: SimulatedPhone
    let sdk = RecordingSDK()
    let server = TokenServer()
    let client: PhoneAuthClient
    let scheduler: SimulatedScheduler
    let events = EventLog()

    init(seed: UInt64 = 1, _ settings: PhoneSettings) throws {
        phone = SimulatedPhone(settings: settings, seed: seed)
        scheduler = SimulatedScheduler(phone: phone)
        let (phone, server) = (phone, server)
        client = try PhoneAuthClient(
            configuration: fusionConfiguration(),
            vendors: [.aliyunFusion(sdk) { try await server.token(on: phone) }], scheduler: scheduler)
        client.grantConsent()
    }

    /// Runs something to the end of everything that it sets off.
    func run(_ body: @escaping @MainActor (PhoneAuthClient) async -> Void) async {
        await phone.enter {
            scheduler.start { await body(client) }
            await phone.clock.idle()
        }
    }

    /// Logs in; what came of it.
    func login() async -> String {
        do throws(PhoneAuthError) {
            _ = try await client.login(
                from: UIViewController(), events: EventSink { [events] in events.all.append($0) })
            return "success"
        } catch {
            return error.code.rawValue
        }
    }
}
