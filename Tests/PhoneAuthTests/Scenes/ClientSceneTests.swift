import Foundation
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuth

/// An app's SMS verification that a test writes down.
@MainActor final class ScriptedSMS: SceneSMS {
    private let phone: SimulatedPhone
    private struct Failure: Error {}

    /// What the user types; `nil` leaves. The last one for good.
    var numbers: [String?] = ["13800000000"]
    var codes: [String?] = ["0000"]
    /// Whether sending fails, or never ends.
    var sendingFails = false
    var sendingHangs = false
    /// Codes that the server refuses at once.
    var wrongCodes: Set<String> = []
    private(set) var calls: [String] = []
    private(set) var isUp = false
    private(set) var closes = 0

    init(on phone: SimulatedPhone) {
        self.phone = phone
    }

    private func next<Value>(_ values: inout [Value]) -> Value {
        values.count > 1 ? values.removeFirst() : values[0]
    }

    func askForNumber(_ prompt: ScenePrompt) async -> PhoneNumber? {
        isUp = true
        calls.append("number \(prompt.subject)")
        await phone.pause(for: 1)
        return next(&numbers).flatMap { try? PhoneNumber($0) }
    }

    func sendCode(to number: PhoneNumber) async throws {
        isUp = true
        calls.append("send")
        await phone.pause(for: sendingHangs ? 1000 : 0.5)
        if sendingFails { throw Failure() }
    }

    func askForCode(sentTo number: PhoneNumber, _ prompt: ScenePrompt) async -> String? {
        calls.append("code \(prompt.attempt)")
        await phone.pause(for: 2)
        return next(&codes)
    }

    func token(for code: String, sentTo number: PhoneNumber) async throws -> Secret? {
        await phone.pause(for: 0.2)
        return wrongCodes.contains(code) ? nil : Secret("sms-\(code)-\(calls.count)")
    }

    func close() async {
        isUp = false
        closes += 1
    }
}

@Suite("A scene over any one-click vendor")
@MainActor struct ClientSceneTests {
    /// A client whose first vendor plays the one-tap node, and an app's SMS page.
    private func makeBench() throws -> (ClientBench, ScriptedSMS) {
        let bench = try ClientBench { $0.scenes.provider = .portable }
        let sms = ScriptedSMS(on: bench.phone)
        bench.client.sceneSMS = sms
        return (bench, sms)
    }

    private func play(
        _ bench: ClientBench, _ scene: AuthScene = .loginOrRegister,
        verdicts: [SceneVerdict?] = [.pass]
    ) throws -> Running<SceneResult> {
        let events = EventLog()
        let phone = bench.phone
        var verdicts = verdicts
        let number = try PhoneNumber("13800000000")
        struct Broken: Error {}
        let running = bench.start { client in
            try await client.scene(scene, from: UIViewController(), phoneNumber: number, events: events.sink) { _ in
                await phone.pause(for: 0.3)
                guard let verdict = verdicts.count > 1 ? verdicts.removeFirst() : verdicts[0] else { throw Broken() }
                return verdict
            }
        }
        running.log = events
        return running
    }

    private func nodes(_ running: Running<SceneResult>) -> [String] {
        running.values.first?.steps.map { "\($0.node) \($0.failure?.rawValue ?? "passed")" } ?? []
    }

    @Test("Login is one tap")
    func oneTap() async throws {
        let (bench, sms) = try makeBench()
        let scene = try play(bench)
        await bench.settle()
        #expect(nodes(scene) == ["numberAuth passed"])
        #expect(scene.values.first?.credential.vendor == .geetest)
        #expect(sms.calls.isEmpty)
        #expect(bench.first.pagesClosed == 1)
        #expect(bench.client.sceneState == .idle && bench.client.currentScene == nil)
        #expect(
            scene.events.map(\.name) == [
                "sceneNodeEntered", "pagePresented", "loginTapped", "pageDismissed", "sceneNodePassed",
            ])
    }

    @Test("Where one tap fails, or the server does not pass it, a code by SMS follows", arguments: [true, false])
    func fallsToSMS(rejected: Bool) async throws {
        let (bench, sms) = try makeBench()
        if !rejected {
            bench.first.pages = [[(0.1, .event(.pagePresented)), (1, .failure(.carrierFailure))]]
        }
        let scene = try play(bench, verdicts: rejected ? [.unknown, .pass] : [.pass])
        await bench.settle()
        #expect(nodes(scene) == ["numberAuth \(rejected ? "sceneNodeFailed" : "carrierFailure")", "smsCode passed"])
        #expect(scene.values.first?.credential.vendor == Vendor(rawValue: "portable"))
        #expect(sms.calls == ["number any", "send", "code 0"])
        #expect(sms.closes == 1 && !sms.isUp)
    }

    @Test("A rejected code is typed again on the same page, twice; then the scene ends")
    func retyping() async throws {
        let (bench, sms) = try makeBench()
        sms.codes = ["1111", "2222", "3333"]
        let scene = try play(bench, .bindNewNumber, verdicts: [.reject])
        await bench.settle()
        #expect(scene.outcome == "smsCodeRejected")
        #expect(sms.calls == ["number any", "send", "code 0", "code 1", "code 2"])
        #expect(sms.closes == 1)
    }

    @Test("A code that the server refuses at once is typed again without a question")
    func wrongCode() async throws {
        let (bench, sms) = try makeBench()
        sms.codes = ["1111", "2222"]
        sms.wrongCodes = ["1111"]
        let scene = try play(bench, .bindNewNumber)
        await bench.settle()
        #expect(nodes(scene) == ["smsCode passed"])
        #expect(sms.calls.suffix(2) == ["code 0", "code 1"])
    }

    @Test("A new number is asked for after the present one has passed half-way")
    func changeNumber() async throws {
        let (bench, sms) = try makeBench()
        let scene = try play(bench, .changeNumber)
        await bench.settle()
        #expect(nodes(scene) == ["smsCode passed", "smsCode passed"])
        #expect(sms.calls == ["send", "code 0", "number new", "send", "code 0"])
        #expect(sms.closes == 1)
    }

    @Test("For a new password the typed number must be the account's")
    func resetPassword() async throws {
        let (bench, sms) = try makeBench()
        sms.numbers = ["13800138000"]
        let scene = try play(bench, .resetPassword)
        await bench.settle()
        #expect(scene.outcome == "numberMismatch")
        #expect(sms.calls == ["number presentTyped"])
        #expect(sms.closes == 1)
    }

    @Test("The bound number is filled in")
    func verifyBoundNumber() async throws {
        let (bench, sms) = try makeBench()
        let scene = try play(bench, .verifyBoundNumber)
        await bench.settle()
        #expect(nodes(scene) == ["smsCode passed"])
        #expect(sms.calls == ["send", "code 0"])
    }

    @Test("Sending that fails, or never ends, fails the node, and there is no other", arguments: [true, false])
    func sending(hangs: Bool) async throws {
        let (bench, sms) = try makeBench()
        sms.sendingHangs = hangs
        sms.sendingFails = !hangs
        let scene = try play(bench, .bindNewNumber)
        await bench.settle()
        #expect(scene.outcome == (hangs ? "timeout" : "networkFailure"))
        #expect(sms.closes == 1)
    }

    @Test("The user leaves at the number, at the code, or on the page of one tap")
    func leaving() async throws {
        for place in 0..<3 {
            let (bench, sms) = try makeBench()
            if place == 0 { sms.numbers = [nil] }
            if place == 1 { sms.codes = [nil] }
            if place == 2 { bench.first.pages = [[(0.1, .event(.pagePresented)), (1, .failure(.userCancelled))]] }
            let scene = try play(bench, place == 2 ? .loginOrRegister : .bindNewNumber)
            await bench.settle()
            #expect(scene.outcome == "userCancelled")
            #expect(!sms.isUp && bench.client.currentScene == nil)
        }
    }

    @Test("A server that cannot be asked ends the scene at the exchange")
    func serverFails() async throws {
        let (bench, _) = try makeBench()
        let scene = try play(bench, .bindNewNumber, verdicts: [nil])
        await bench.settle()
        #expect(scene.error?.code == .networkFailure && scene.error?.stage == .exchange)
    }

    @Test("One scene at a time; a login and a scene keep each other out; illegal moves say so at once")
    func oneAtATime() async throws {
        let (bench, _) = try makeBench()
        #expect(throws: PhoneAuthError(.sceneNotStarted, stage: .scene)) {
            try bench.client.continueScene(isSuccess: true)
        }
        let first = try play(bench)
        var second: Running<SceneResult>?
        var login: Running<LoginCredential>?
        var moveError: PhoneAuthError?
        var state: SceneState?
        bench.at(0.5) {
            second = try? self.play(bench)
            login = bench.login()
            state = bench.client.sceneState
            do throws(PhoneAuthError) { try bench.client.continueScene(isSuccess: true) } catch { moveError = error }
        }
        await bench.settle()
        #expect(first.outcome == "success")
        #expect(second?.outcome == "sceneBusy")
        #expect(login?.outcome == "busy")
        #expect(moveError?.code == .sceneNodeBusy)
        #expect(state == .running(.numberAuth))
    }

    @Test("Stopping is idempotent, ends as cancelled, and the next start waits for its end")
    func stopping() async throws {
        let (bench, sms) = try makeBench()
        let first = try play(bench, .bindNewNumber)
        var second: Running<SceneResult>?
        var stops = 0
        let scheduler = bench.scheduler
        bench.at(2) {
            for _ in 0..<2 {
                scheduler.start {
                    await bench.client.stopScene(); stops += 1
                }
            }
        }
        bench.at(2.01) { second = try? self.play(bench, .verifyBoundNumber) }
        await bench.settle()
        #expect(first.outcome == "cancelled")
        #expect(stops == 2)
        #expect(second?.outcome == "success")
        #expect(sms.closes == 2)
        await bench.client.stopScene()
    }

    @Test(
        "Dismissing the page ends the scene too, on the page of one tap and on the app's own", arguments: [true, false])
    func dismissing(isOneTap: Bool) async throws {
        let (bench, sms) = try makeBench()
        bench.first.pages = [[(0.1, .event(.pagePresented))]]
        let scene = try play(bench, isOneTap ? .loginOrRegister : .bindNewNumber)
        let scheduler = bench.scheduler
        bench.at(2) { scheduler.start { await bench.client.dismissPage() } }
        await bench.settle()
        #expect(scene.outcome == "cancelled")
        #expect(bench.client.currentScene == nil && !sms.isUp)
        #expect(
            scene.events.filter { $0 == .pagePresented }.count == scene.events.filter { $0 == .pageDismissed }.count)
    }

    @Test("The app's own word stands in for its server's")
    func ownWord() async throws {
        let (bench, _) = try makeBench()
        let phone = bench.phone
        let scene = bench.start { client in
            try await client.scene(.bindNewNumber, from: UIViewController()) { _ in
                await phone.pause(for: 10)
                return .reject
            }
        }
        bench.at(5) { try? bench.client.continueScene(isSuccess: true) }
        await bench.settle()
        #expect(scene.outcome == "success")
        #expect(scene.endedAt.map { $0 < 6 } == true)
    }

    @Test("Without an SMS page of the app's there are no such scenes")
    func withoutSMS() async throws {
        let bench = try ClientBench { $0.scenes.provider = .portable }
        let scene = try play(bench)
        await bench.settle()
        #expect(scene.outcome == "unsupportedOperation")
    }
}
