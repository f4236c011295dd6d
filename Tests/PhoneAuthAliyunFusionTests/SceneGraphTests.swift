import PhoneAuth
import SimulatedPhone
import Testing

@MainActor @Suite("Fusion's scenes on the simulated phone")
struct SceneGraphTests {
    @Test("login: one tap, the score where the console has it, and the end after success")
    func login() async throws {
        let scene = SimulatedScene { $0.console.nodes.insert("score") }
        try await scene.play(.loginOrRegister)
        #expect(scene.way == "deviceCheck numberAuth")
        #expect(
            scene.callbacks == [
                "200002", "700001", "200002", "400001", "400003", "410008", "410008", "400006", "verifySuccess 400006",
                "400005", "200002", "110005", "100004", "templateFinish 100004",
            ])
    }

    @Test(
        "a new number: the present one is filled in and asked for half-way, the new page comes before the last has gone"
    )
    func changeNumber() async throws {
        let scene = SimulatedScene()
        try await scene.play(.changeNumber)
        #expect(scene.verifications.map(\.isHalfway) == [true, false])
        #expect(
            scene.callbacks == [
                "200002", "700001", "200002", "500001", "500003", "getPhoneNumber 500003", "500005", "510002", "900003",
                "verifyInterrupt 900003", "900004", "verifyInterrupt 900004", "500007", "510003", "900003",
                "verifyInterrupt 900003", "900004", "verifyInterrupt 900004", "500011", "halfwayVerifySuccess 500011",
                "200002", "500001", "500005", "510001", "510002", "900003", "verifyInterrupt 900003", "900004",
                "verifyInterrupt 900004", "500007", "510003", "900003", "verifyInterrupt 900003", "900004",
                "verifyInterrupt 900004", "500013", "verifySuccess 500013", "510001", "110005", "100004",
                "templateFinish 100004",
            ])
        let names = scene.events.map(\.name).filter { ["pagePresented", "pageDismissed"].contains($0) }
        #expect(names == ["pagePresented", "pagePresented", "pageDismissed", "pageDismissed"])
        #expect(scene.events.filter { $0 == .sceneNodeEntered(node: "smsCode") }.count == 2)
        #expect(scene.phone.pagesShown == 2 && scene.phone.pagesClosed == 2)
    }

    @Test("a device at risk goes to the SMS that the user sends, and nobody is asked")
    func deviceAtRisk() async throws {
        let scene = SimulatedScene { $0.failingNodes = ["deviceCheck"] }
        try await scene.play(.bindNewNumber)
        #expect(
            scene.callbacks == [
                "200002", "700003", "200002", "600001", "600003", "610002", "600005", "610003", "900003",
                "verifyInterrupt 900003", "900004", "verifyInterrupt 900004", "600007", "verifySuccess 600007",
                "610001", "110005", "100004", "templateFinish 100004",
            ])
        #expect(scene.result?.credential.envelope.isSingleUse == false)
    }

    @Test("the captcha's 110005 is no end, and its page is counted")
    func captcha() async throws {
        let scene = SimulatedScene { $0.console.nodes.insert("captcha") }
        try await scene.play(.verifyBoundNumber)
        #expect(scene.way == "deviceCheck captcha smsCode")
        #expect(scene.callbacks.filter { $0 == "110005" }.count == 2)
        #expect(scene.phone.pagesShown == 2 && scene.phone.pagesClosed == 2)
    }

    @Test(
        "a node that the console has switched off is passed by",
        arguments: [
            ("deviceCheck", "numberAuth"), ("numberAuth", "deviceCheck smsCode"),
            ("numberAuth smsCode", "deviceCheck upGoingSMS"),
        ])
    func switchedOff(nodes: String, way: String) async throws {
        let scene = SimulatedScene { settings in
            for node in nodes.split(separator: " ") { settings.console.nodes.remove(String(node)) }
        }
        try await scene.play(.loginOrRegister)
        #expect(scene.way == way)
    }

    @Test("where no node is left to go to, the scene ends with 200001")
    func noNextNode() async throws {
        let scene = SimulatedScene { settings in
            settings.console.nodes = ["deviceCheck"]
        }
        try await scene.play(.loginOrRegister)
        #expect(scene.callbacks.suffix(2) == ["200001", "templateFinish 200001"])
        #expect(scene.error != nil)
    }

    // MARK: What the app's server says

    @Test("a rejected code leaves the page, and the next one is accepted")
    func rejectedOnce() async throws {
        let scene = SimulatedScene()
        scene.verdicts = [.reject, .pass]
        try await scene.play(.bindNewNumber)
        #expect(scene.way == "deviceCheck smsCode")
        #expect(scene.verifications.count == 2)
        #expect(scene.phone.pagesShown == 1)
    }

    @Test("the third rejected code goes to the SMS that the user sends; that one's rejection is the end")
    func rejectedForGood() async throws {
        let scene = SimulatedScene()
        scene.verdicts = [.reject]
        try await scene.play(.bindNewNumber)
        #expect(scene.way == "deviceCheck smsCode:smsCodeRejected upGoingSMS:sceneNodeFailed")
        #expect(scene.verifications.count == 4)
        #expect(scene.error?.code == .sceneNodeFailed)
        #expect(scene.phone.pagesShown == 2 && scene.phone.pagesClosed == 2)
    }

    @Test("a half-way no leaves the user on the page, a later yes takes the scene on")
    func halfwayRejectedOnce() async throws {
        let scene = SimulatedScene()
        scene.verdicts = [.reject, .pass]
        try await scene.play(.changeNumber)
        #expect(scene.way == "deviceCheck smsCode smsCode")
        #expect(scene.verifications.map(\.isHalfway) == [true, true, false])
        #expect(scene.phone.pagesShown == 2)
    }

    @Test("a user whose half-way codes are all rejected leaves in the end")
    func halfwayRejectedForGood() async throws {
        let scene = SimulatedScene()
        scene.verdicts = [.reject]
        try await scene.play(.changeNumber)
        #expect(scene.error?.code == .userCancelled)
        #expect(!scene.phone.isPageUp)
    }

    @Test("a number that is not the account's ends the scene before a code is sent")
    func otherNumberTyped() async throws {
        let scene = SimulatedScene { $0.typedNumber = "13800138000" }
        try await scene.play(.resetPassword)
        #expect(scene.error?.code == .numberMismatch)
        #expect(scene.callbacks.contains("verifyFailed 500015"))
        #expect(!scene.callbacks.contains("500007"))
        #expect(!scene.phone.isPageUp)
    }

    @Test("without the present number there is nothing to fill in")
    func noNumber() async throws {
        let scene = SimulatedScene()
        try await scene.play(.verifyBoundNumber, phoneNumber: nil)
        #expect(scene.callbacks.contains("verifyFailed 500004"))
        #expect(scene.error != nil)
        #expect(scene.phone.pagesShown == 0)
    }
}
