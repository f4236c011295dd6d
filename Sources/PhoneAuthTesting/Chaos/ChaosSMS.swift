import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// An app's SMS verification that does what the plan says, and minds being cancelled.
@MainActor final class ChaosSMS: SceneSMS {
    private struct Failure: Error {}

    /// The name of its page on the phone.
    nonisolated static let pageName = "sms"

    private let answers: [ChaosPlan.Answer]
    private let phone: SimulatedPhone
    private var count = 0

    init(_ answers: [ChaosPlan.Answer], on phone: SimulatedPhone) {
        self.answers = answers
        self.phone = phone
    }

    private func answer() async -> Bool {
        let answer = answers[count % answers.count]
        count += 1
        var rest = answer.delay
        while rest > 0, !Task.isCancelled {
            await phone.pause(for: min(rest, 0.5))
            rest -= 0.5
        }
        if case .yes = answer { return !Task.isCancelled }
        return false
    }

    func askForNumber(_ prompt: ScenePrompt) async -> PhoneNumber? {
        phone.showPage(Self.pageName) { _ in }
        return await answer() ? try? PhoneNumber(ChaosPalette.number) : nil
    }

    func sendCode(to number: PhoneNumber) async throws {
        if await !answer() { throw Failure() }
    }

    func askForCode(sentTo number: PhoneNumber, _ prompt: ScenePrompt) async -> String? {
        phone.showPage(Self.pageName) { _ in }
        return await answer() ? "0000" : nil
    }

    func token(for code: String, sentTo number: PhoneNumber) async throws -> Secret? {
        await answer() ? Secret(ChaosPalette.token) : nil
    }

    func close() async { phone.closePage(Self.pageName) }
}
