import PhoneAuth
import PhoneAuthAliyunFusion
import SimulatedPhone
import Testing
import UIKitShim

/// A scene over a scripted SDK: what is reported, in whatever order, and what came of it.
@MainActor private final class ScriptedScene {
    let scripted: ScriptedClient
    var events: [AuthPageEvent] = []
    var verifications: [SceneVerification] = []
    var answers: [(question: Int, isPassed: Bool)] = []
    var result: SceneResult?
    var error: PhoneAuthError?
    /// Seconds that the app's server takes.
    var serverTime = 0.5
    private var questions = 0

    init() throws {
        scripted = try ScriptedClient()
        let sdk = scripted.sdk
        sdk.onStop = { sdk.send(.finished(.code("100004"))) }
    }

    var sdk: ScriptedSDK { scripted.sdk }

    /// Plays a scene in which the SDK reports a list, one after the other, each a tenth of a second later.
    func play(_ scene: AuthScene, _ reports: [AliyunFusionMessage]) async throws {
        let phone = scripted.phone
        sdk.onStart = { [sdk] in
            for (index, report) in reports.enumerated() {
                phone.schedule(after: Double(index + 1) / 10) { sdk.send(report) }
            }
        }
        let number = try PhoneNumber("13800000000")
        await scripted.run { client throws(PhoneAuthError) in
            do throws(PhoneAuthError) {
                self.result = try await client.scene(
                    scene, from: UIViewController(), phoneNumber: number,
                    events: EventSink { self.events.append($0) }
                ) { verification in
                    self.verifications.append(verification)
                    await phone.pause(for: self.serverTime)
                    return .pass
                }
            } catch { self.error = error }
        }
    }

    /// A half-way question, whose answers are noted.
    func halfway(_ token: String) -> AliyunFusionMessage {
        questions += 1
        let question = questions
        return .halfwayVerified(
            node: "AlicomFusionNodeNameVerifyCodeAuth", token: token, event: .code("500011"),
            answer: { isPassed in
                MainActor.assumeIsolated { self.answers.append((question, isPassed)) }
            })
    }

    var pages: [String] { events.map(\.name).filter { $0.hasPrefix("page") } }
    /// Whether each question was answered, and once.
    var isEachAnsweredOnce: Bool { answers.map(\.question).sorted() == Array(1..<(questions + 1)) }
}

private func verified(_ token: String, _ code: String = "500013") -> AliyunFusionMessage {
    .verified(
        node: code == "400006" ? "AlicomFusionNodeNameNumberAuth" : "AlicomFusionNodeNameVerifyCodeAuth", token: token,
        event: .code(code))
}

private func event(_ code: String, node: String) -> AliyunFusionMessage {
    .event(VendorPayload(fields: ["resultCode": .text(code), "nodeId": .text(node)]))
}

@MainActor @Suite("Fusion's callbacks in wrong orders")
struct SceneOrderTests {
    @Test("a token after the scene's end changes nothing")
    func tokenAfterEnd() async throws {
        let scene = try ScriptedScene()
        try await scene.play(
            .bindNewNumber, [.event(.code("500005")), .finished(.code("510001")), verified("sms-1")])
        #expect(scene.error?.code == .userCancelled)
        #expect(scene.verifications.isEmpty)
        #expect(scene.pages == ["pagePresented", "pageDismissed"])
    }

    @Test("a token said twice is judged once", arguments: ["sms-1", "sms-2"])
    func tokenTwice(second: String) async throws {
        let scene = try ScriptedScene()
        try await scene.play(.bindNewNumber, [.event(.code("500005")), verified("sms-1"), verified(second)])
        #expect(scene.result?.credential.envelope.token == Secret("sms-1"))
        #expect(scene.verifications.count == 1)
    }

    @Test(
        "a half-way question asked twice: the first is judged, each is answered once", arguments: ["half-1", "half-2"])
    func halfwayTwice(second: String) async throws {
        let scene = try ScriptedScene()
        try await scene.play(
            .changeNumber,
            [
                .event(.code("500005")), scene.halfway("half-1"), scene.halfway(second), .event(.code("500001")),
                .event(.code("500001")), .event(.code("500001")), .event(.code("500001")), .event(.code("500001")),
                verified("sms-2"),
            ])
        #expect(scene.isEachAnsweredOnce)
        #expect(scene.answers.filter(\.isPassed).map(\.question) == [1])
        #expect(scene.verifications.map(\.isHalfway) == [true, false])
        #expect(scene.result != nil)
    }

    @Test("a half-way question after the end is answered with no")
    func halfwayAfterEnd() async throws {
        let scene = try ScriptedScene()
        try await scene.play(
            .changeNumber, [.event(.code("500005")), .finished(.code("510001")), scene.halfway("half-1")])
        #expect(scene.error?.code == .userCancelled)
        #expect(scene.answers.map(\.isPassed) == [false])
    }

    @Test("the end while the server judges: what it says decides")
    func endWhileJudging() async throws {
        let scene = try ScriptedScene()
        try await scene.play(
            .bindNewNumber, [.event(.code("500005")), verified("sms-1"), .finished(.code("100004"))])
        #expect(scene.result != nil)
        #expect(scene.pages == ["pagePresented", "pageDismissed"])
        let half = try ScriptedScene()
        try await half.play(
            .changeNumber, [.event(.code("500005")), half.halfway("half-1"), .finished(.code("510001"))])
        #expect(half.error?.code == .userCancelled)
        #expect(half.isEachAnsweredOnce)
    }

    @Test("110005 ends nothing, neither as the captcha's nor as the scene's")
    func bothMeanings() async throws {
        let scene = try ScriptedScene()
        try await scene.play(
            .bindNewNumber,
            [
                .event(.code("110003")), .event(.code("110005")), .event(.code("110007")), .event(.code("500005")),
                .event(.code("110009")), .event(.code("110005")), verified("sms-1"), .event(.code("110005")),
            ])
        #expect(scene.result?.steps.map(\.node) == [.captcha, .smsCode])
        #expect(scene.verifications.count == 1)
    }

    @Test("700002 and 700003 go on to the SMS that the user sends", arguments: ["700002", "700003"])
    func device(code: String) async throws {
        let scene = try ScriptedScene()
        try await scene.play(
            .loginOrRegister,
            [
                .event(.code(code)), .event(.code("600001")), .event(.code("600003")),
                .verified(node: "AlicomFusionNodeNameUpGoingAuth", token: "up-1", event: .code("600007")),
            ])
        #expect(scene.result?.steps.map(\.node) == [.deviceCheck, .upGoingSMS])
        #expect(!scene.sdk.calls.contains("continue 100001 false"))
    }

    @Test("the next page before the last one has gone: each counts once, also of the same kind")
    func overlappingPages() async throws {
        let scene = try ScriptedScene()
        try await scene.play(
            .changeNumber,
            [
                event("500001", node: "3"), event("500005", node: "3"), scene.halfway("half-1"),
                .event(.code("900003")), .event(.code("900004")), .event(.code("900003")), .event(.code("900004")),
                .event(.code("900003")), event("500001", node: "4"), event("500005", node: "4"),
                event("510001", node: "3"), verified("sms-2"),
            ])
        #expect(scene.pages == ["pagePresented", "pagePresented", "pageDismissed", "pageDismissed"])
        #expect(scene.events.filter { $0 == .sceneNodeEntered(node: "smsCode") }.count == 2)
        #expect(scene.result?.steps.map(\.node) == [.smsCode, .smsCode])
    }

    @Test("the end of a scene that was stopped does not end the next one")
    func endOfTheLastScene() async throws {
        let scene = try ScriptedScene()
        let sdk = scene.sdk
        let phone = scene.scripted.phone
        var starts = 0
        sdk.onStop = {
            sdk.send(.event(.code("100004")))
            // The named callback comes once the next scene is under way.
            phone.schedule(after: 0.05) { sdk.send(.finished(.code("100004"))) }
        }
        sdk.onStart = {
            starts += 1
            guard starts == 2 else { return }
            phone.schedule(after: 0.2) { sdk.send(.event(.code("500005"))) }
            phone.schedule(after: 0.3) { sdk.send(verified("sms-1")) }
        }
        var result: SceneResult?
        let error = await scene.scripted.run { client throws(PhoneAuthError) in
            phone.schedule(after: 1) { scene.scripted.scheduler.start { await client.stopScene() } }
            do throws(PhoneAuthError) {
                _ = try await client.scene(.bindNewNumber, from: UIViewController()) { _ in .pass }
            } catch { #expect(error.code == .cancelled) }
            result = try await client.scene(.bindNewNumber, from: UIViewController()) { _ in .pass }
        }
        #expect(error == nil)
        #expect(result != nil)
    }
}
