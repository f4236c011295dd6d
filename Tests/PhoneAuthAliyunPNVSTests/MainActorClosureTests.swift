import ATAuthSDKStandIn
import PhoneAuthModel
import SimulatedPhone
import Testing

/// Why bindings mark every closure that they hand to an SDK `@Sendable`.
///
/// A plain closure that is formed on the main actor stays there, and Swift checks it when the SDK calls it. The stand-in is
/// compiled as an imported SDK is seen, so the check fails here as it does on a phone.
@Suite("A closure that is handed to the SDK")
struct MainActorClosureTests {
    @MainActor private final class Screen {
        var answers = 0
    }

    private static func phone(offMain: Bool) -> SimulatedPhone {
        var settings = PhoneSettings()
        settings.deliversOffMain = offMain
        return SimulatedPhone(settings: settings)
    }

    @MainActor private static func handPlainClosure(offMain: Bool) async -> Int {
        let phone = phone(offMain: offMain)
        let screen = Screen()
        phone.enter {
            TXCommonHandler.sharedInstance().setAuthSDKInfo("secret") { _ in screen.answers += 1 }
        }
        await phone.clock.idle()
        return screen.answers
    }

    @MainActor private static func handSendableClosure() async -> Int {
        let phone = phone(offMain: true)
        let answers = Locked(0)
        phone.enter {
            TXCommonHandler.sharedInstance().setAuthSDKInfo("secret") { @Sendable _ in answers.withLock { $0 += 1 } }
        }
        await phone.clock.idle()
        return answers.withLock { $0 }
    }

    @Test("traps where it belongs to the main actor and the SDK calls it elsewhere")
    func plain() async {
        await #expect(processExitsWith: .failure) {
            _ = await Self.handPlainClosure(offMain: true)
        }
    }

    @Test("is called where it is Sendable, on whatever thread")
    func sendable() async {
        await #expect(processExitsWith: .success) {
            let answers = await Self.handSendableClosure()
            #expect(answers == 1)
        }
    }

    @Test("is called where it belongs to the main actor and the SDK calls it there")
    func plainOnMain() async {
        await #expect(processExitsWith: .success) {
            let answers = await Self.handPlainClosure(offMain: false)
            #expect(answers == 1)
        }
    }
}
