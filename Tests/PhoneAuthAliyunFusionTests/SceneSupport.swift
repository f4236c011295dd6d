import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthTesting
import SimulatedPhone
import UIKitShim

/// One scene over the stand-in, with an app's server that a test writes down.
@MainActor final class SimulatedScene {
    let phone: SimulatedPhone
    var hooks = PageHooks()
    /// What the server says, one verdict after the other; the last one for good.
    var verdicts: [SceneVerdict] = [.pass]
    private(set) var verifications: [SceneVerification] = []
    private(set) var events: [AuthPageEvent] = []
    private(set) var result: SceneResult?
    private(set) var error: PhoneAuthError?
    private(set) var steps: [SceneStep] = []

    init(adjust: (inout PhoneSettings) -> Void = { _ in }) {
        var settings = PhoneSettings()
        adjust(&settings)
        phone = SimulatedPhone(settings: settings)
    }

    /// Plays it to the end of everything.
    func play(_ scene: AuthScene, phoneNumber: String? = "13800000000") async throws {
        let scheduler = SimulatedScheduler(phone: phone)
        let client = try PhoneAuthClient(
            configuration: fusionConfiguration(), vendors: phone.enter { simulatedFusion() }, scheduler: scheduler)
        client.grantConsent()
        let number = try phoneNumber.map { try PhoneNumber($0) }
        await phone.enter {
            scheduler.start {
                do throws(PhoneAuthError) {
                    self.result = try await client.scene(
                        scene, from: UIViewController(), phoneNumber: number, hooks: self.hooks,
                        events: EventSink { self.events.append($0) }
                    ) { await self.judge($0) }
                } catch { self.error = error }
                self.steps = client.sceneSteps
            }
            await phone.clock.idle()
        }
    }

    private func judge(_ verification: SceneVerification) async -> SceneVerdict {
        verifications.append(verification)
        await phone.pause(for: 0.2)
        return verdicts.count > 1 ? verdicts.removeFirst() : verdicts[0]
    }

    /// The nodes, a failed one with its code.
    var way: String {
        steps.map { step in step.failure.map { "\(step.node):\($0.rawValue)" } ?? step.node.rawValue }
            .joined(separator: " ")
    }

    /// What the SDK called back: a code for each event, the callback's name with a code for the others.
    var callbacks: [String] {
        phone.recorded.filter { $0.callback != "tokenAuthSuccess" }.map { delivery in
            let code = delivery.payload["event"]?["resultCode"]?.text ?? ""
            return delivery.callback == "authEvent" ? code : "\(delivery.callback) \(code)"
        }
    }
}
