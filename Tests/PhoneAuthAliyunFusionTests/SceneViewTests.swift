import AlicomFusionAuthStandIn
import PhoneAuth
import SimulatedPhone
import Testing
import UIKitShim

@MainActor @Suite("The vendor's own views of a scene")
struct SceneViewTests {
    @Test("reach the app before they are shown, each with its node")
    func viewsReachTheApp() async throws {
        let scene = SimulatedScene { $0.failingNodes = ["numberRisk"] }
        var seen: [String] = []
        var navigations = 0
        let phone = scene.phone
        scene.hooks.sceneViews = { node, view in
            switch view {
            case let view as AlicomFusionVerifyCodeView:
                view.verifyCodeSendBtn.setTitle("Send", for: .normal)
                seen.append("\(node) \(phone.pagesShown) \(view.codeView.codeCount) \(view.phoneNumText)")
            case let view as AlicomFusionUpGoingView:
                seen.append("\(node) \(phone.pagesShown) \(view.upGoingContentLabel.text ?? "")")
            default: Issue.record("an unknown view")
            }
        }
        scene.hooks.navigation = { _ in navigations += 1 }
        try await scene.play(.changeNumber)
        #expect(seen == ["smsCode 0 4 13800000000", "smsCode 1 4 ", "upGoingSMS 2 PA0000"])
        #expect(navigations == 3)
    }

    @Test("reach the app on the main thread, also where callbacks come from others")
    func onMain() async throws {
        let scene = SimulatedScene { $0.deliversOffMain = true }
        var count = 0
        scene.hooks.sceneViews = { _, _ in count += 1 }
        try await scene.play(.bindNewNumber)
        #expect(count == 1)
        #expect(scene.result != nil)
    }

    @Test("An agreement that is tapped in a scene is opened by the app: the SDK opens none")
    func agreements() async throws {
        let scene = SimulatedScene { settings in
            settings.user = [UserStep(after: 0.5, .tapAgreement(0))] + settings.user
        }
        var opened: [PageAgreement] = []
        scene.hooks.opensAgreement = { agreement, _ in opened.append(agreement) }
        try await scene.play(.loginOrRegister)
        #expect(opened.count == 1)
        #expect(scene.result != nil)
    }
}
