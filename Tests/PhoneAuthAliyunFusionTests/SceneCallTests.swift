import AlicomFusionAuthStandIn
import Foundation
import SimulatedPhone
import Testing
import UIKitShim

/// A core delegate that notes what it is told.
private final class NotingDelegate: NSObject, AlicomFusionAuthDelegate {
    var told: [String] = []
    var onReady: (AlicomFusionAuthHandler) -> Void = { _ in }
    var onVerified: () -> Void = {}
    var halfwayAnswer: ((Bool) -> Void)?

    func onSDKTokenUpdate(_ handler: AlicomFusionAuthHandler) -> AlicomFusionAuthToken {
        AlicomFusionAuthToken(tokenStr: "auth-token")
    }
    func onSDKTokenAuthSuccess(_ handler: AlicomFusionAuthHandler) { onReady(handler) }
    func onSDKTokenAuthFailure(
        _ handler: AlicomFusionAuthHandler, fail failToken: AlicomFusionAuthToken, error: AlicomFusionEvent
    ) {}
    func onVerifySuccess(
        _ handler: AlicomFusionAuthHandler, nodeName: String, maskToken: String, event: AlicomFusionEvent
    ) {
        told.append("verified")
        onVerified()
    }
    func onHalfwayVerifySuccess(
        _ handler: AlicomFusionAuthHandler, nodeName: String, maskToken: String, event: AlicomFusionEvent,
        resultBlock: @escaping (Bool) -> Void
    ) {
        told.append("halfway")
        halfwayAnswer = resultBlock
    }
    func onVerifyFailed(_ handler: AlicomFusionAuthHandler, nodeName: String, error: AlicomFusionEvent) {}
    func onTemplateFinish(_ handler: AlicomFusionAuthHandler, event: AlicomFusionEvent) {
        told.append("finish \(event.resultCode)")
    }
    func onGetPhoneNumber(forVerification handler: AlicomFusionAuthHandler, event: AlicomFusionEvent) -> String {
        "13800000000"
    }
    func onProtocolClick(
        _ handler: AlicomFusionAuthHandler, protocolName: String, protocolUrl: String, event: AlicomFusionEvent
    ) {}
    func onVerifyInterrupt(_ handler: AlicomFusionAuthHandler, event: AlicomFusionEvent) {
        // Those around a request are no refusals.
        if !event.resultCode.hasPrefix("90000") { told.append("interrupt \(event.resultCode)") }
    }
    func onAuthEvent(_ handler: AlicomFusionAuthHandler, eventData event: AlicomFusionEvent) {
        if ["100001", "100002", "100003", "200003"].contains(event.resultCode) { told.append(event.resultCode) }
    }
}

@MainActor @Suite("The stand-in's refusals of calls at the wrong time")
struct SceneCallTests {
    /// Calls a handler that is ready, and says what its delegate was told.
    private func told(
        _ settings: PhoneSettings = PhoneSettings(),
        _ body: @escaping (AlicomFusionAuthHandler, NotingDelegate, SimulatedPhone) -> Void
    ) async -> [String] {
        let phone = SimulatedPhone(settings: settings)
        let delegate = NotingDelegate()
        var handler: AlicomFusionAuthHandler?
        delegate.onReady = { body($0, delegate, phone) }
        await phone.enter {
            handler = AlicomFusionAuthHandler(token: AlicomFusionAuthToken(tokenStr: "auth-token"), schemeCode: "FA0")
            handler?.setFusionAuthDelegate(delegate)
            await phone.clock.idle()
        }
        handler?.destroy()
        return delegate.told
    }

    @Test("continue without a scene is 100002, an unknown scene 100001, as event and interrupt")
    func withoutScene() async {
        let told = await told { handler, _, phone in
            phone.schedule(after: 1) { handler.continueScene(withTemplateId: "100001", isSuccess: true) }
            phone.schedule(after: 2) { handler.start("100009") }
        }
        #expect(told == ["100002", "interrupt 100002", "100001", "interrupt 100001"])
    }

    @Test("a second start is 100003, and so are continue and stop for another scene; a busy node refuses with 200003")
    func duringScene() async {
        let told = await told { handler, _, phone in
            handler.start("100004")
            phone.schedule(after: 1) { handler.start("100001") }
            phone.schedule(after: 1.1) { handler.continueScene(withTemplateId: "100001", isSuccess: true) }
            phone.schedule(after: 1.2) { handler.stopScene(withTemplateId: "100001") }
            phone.schedule(after: 1.3) { handler.continueScene(withTemplateId: "100004", isSuccess: true) }
            phone.schedule(after: 1.4) { handler.stopScene(withTemplateId: "100004") }
        }
        #expect(
            told == [
                "100003", "interrupt 100003", "100003", "interrupt 100003", "100003", "interrupt 100003", "200003",
                "interrupt 200003", "finish 100004",
            ])
    }

    @Test("after the end the next start needs a stop")
    func startAfterEnd() async {
        let told = await told { handler, delegate, phone in
            handler.start("100001")
            delegate.onVerified = {
                delegate.onVerified = {}
                phone.schedule(after: 0.1) { handler.continueScene(withTemplateId: "100001", isSuccess: true) }
                phone.schedule(after: 2) { handler.start("100004") }
                phone.schedule(after: 3) {
                    handler.stopScene(withTemplateId: "100001")
                    handler.start("100004")
                }
                phone.schedule(after: 4) { handler.stopScene(withTemplateId: "100004") }
            }
        }
        #expect(told == ["verified", "finish 100004", "100003", "interrupt 100003", "finish 100004"])
    }

    @Test("after a verified number a failure edge may be taken, and the scene goes on")
    func failureEdge() async {
        let told = await told { handler, delegate, phone in
            handler.start("100001")
            delegate.onVerified = {
                phone.schedule(after: 0.1) { handler.continueScene(withTemplateId: "100001", isSuccess: false) }
            }
        }
        // One tap, the code, the SMS that the user sends, the end.
        #expect(told == ["verified", "verified", "verified", "finish 100004"])
    }

    @Test("a half-way question that is answered twice goes on once, and one that was stopped not at all")
    func halfwayTwice() async {
        let told = await told { handler, delegate, phone in
            handler.start("100002")
            phone.schedule(after: 8) {
                delegate.halfwayAnswer?(true)
                delegate.halfwayAnswer?(true)
            }
            phone.schedule(after: 9) { delegate.halfwayAnswer?(true) }
            phone.schedule(after: 10) { handler.stopScene(withTemplateId: "100002") }
            phone.schedule(after: 11) { delegate.halfwayAnswer?(true) }
        }
        #expect(told == ["halfway", "finish 100004"])
    }
}

extension AlicomFusionAuthHandler {
    @MainActor fileprivate func start(_ scene: String) {
        startSceneUI(withTemplateId: scene, viewController: UIViewController(), delegate: nil)
    }
}
