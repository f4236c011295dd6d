import PhoneAuth
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

extension SimulatedRun {
    /// Plays a scene with an app's server that accepts what it gets, or says what a transcript's app actions say.
    func playScene(
        with client: PhoneAuthClient, from presenter: UIViewController, _ sink: EventSink, _ log: Log
    ) async -> RunReport.Outcome {
        let start = phone.clock.now
        let sms = SimulatedSMS(on: phone)
        client.sceneSMS = sms
        do throws(PhoneAuthError) {
            let number = try PhoneNumber(phoneNumber)
            return .scene(
                try await client.scene(
                    AuthScene(rawValue: scene), from: presenter, phoneNumber: number, hooks: hooks, events: sink
                ) { verification in
                    guard !isReplay else {
                        // An app action speaks for the server; until it does, nothing is heard.
                        await phone.pause(for: 3600)
                        return .unknown
                    }
                    await phone.pause(for: phone.latency(.server))
                    log.verdicts.append((phone.clock.now - start, true))
                    return .pass
                })
        } catch {
            return .failure(error)
        }
    }
}

/// An app's SMS verification on a simulated phone: the user types the number and the right code, unless the phone's settings
/// say that the node fails.
@MainActor final class SimulatedSMS: SceneSMS {
    private let phone: SimulatedPhone
    private var isUp = false

    init(on phone: SimulatedPhone) {
        self.phone = phone
    }

    private struct Failure: Error {}

    private func open() {
        guard !isUp else { return }
        isUp = true
        phone.showPage { _ in }
    }

    func askForNumber(_ prompt: ScenePrompt) async -> PhoneNumber? {
        open()
        await phone.pause(for: 2)
        return try? PhoneNumber(phone.settings.typedNumber)
    }

    func sendCode(to number: PhoneNumber) async throws {
        open()
        await phone.pause(for: phone.latency(.sms))
        if phone.settings.failingNodes.contains(SceneNode.smsCode.rawValue) { throw Failure() }
    }

    func askForCode(sentTo number: PhoneNumber, _ prompt: ScenePrompt) async -> String? {
        open()
        await phone.pause(for: 4)
        return "0000"
    }

    func token(for code: String, sentTo number: PhoneNumber) async throws -> Secret? {
        await phone.pause(for: phone.latency(.smsToken))
        return Secret(phone.token("sms"))
    }

    func close() async {
        isUp = false
        phone.closePage()
    }
}
