import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

@testable import PhoneAuth
@testable import PhoneAuthTesting

/// The portable scenes over a good vendor and a simulated SMS, as a provider that plays scenes, with a fault if wanted.
final class PortablePlayer: ForwardingProvider, SceneProvider {
    /// What is wrong with it.
    enum Fault: String, CaseIterable {
        case talksBeforeItReturns, entersNothing, givesEmptyTokens, goesOnAlone, endsTwice, staysAtAFailedNode
        case forgetsHalfway, callsLeavingAnEnd, playsAnything, keepsThePage, closesLater, playsOnce, tellsItsToken

        /// The obligations that find it.
        var breaks: [String] {
            switch self {
            case .talksBeforeItReturns: ["sceneStartReturnsFirst"]
            case .entersNothing: ["nodesAreEnteredFirst", "failedNodeIsLeft"]
            case .givesEmptyTokens: ["sceneCredentialsAreGood"]
            case .goesOnAlone: ["sceneWaitsAfterACredential"]
            case .endsTwice:
                [
                    "sceneEndsOnce", "failedNodeIsLeft", "halfwayIsTold", "backLeavesTheScene", "stopLeavesNoPage",
                    "sceneMayBePlayedAgain",
                ]
            case .staysAtAFailedNode: ["failedNodeIsLeft"]
            case .forgetsHalfway: ["halfwayIsTold"]
            case .callsLeavingAnEnd: ["backLeavesTheScene"]
            case .playsAnything: ["unknownSceneIsRefused"]
            case .keepsThePage, .closesLater: ["stopLeavesNoPage"]
            case .playsOnce: ["sceneMayBePlayedAgain"]
            case .tellsItsToken: ["sceneTellsNothingSecret"]
            }
        }
    }

    private let fault: Fault?
    private let scenes: PortableScenes
    private let phone = SimulatedPhone.current
    private var hasPlayed = false
    private var hasFailed = false

    init(_ inner: any PhoneAuthProvider, _ context: ProviderContext, _ fault: Fault?) {
        self.fault = fault
        scenes = PortableScenes(
            PortableScenes.Surroundings(
                scheduler: context.scheduler, sms: SimulatedSMS(on: SimulatedPhone.current), timeout: 10,
                login: { request, events throws(PhoneAuthError) in
                    try await inner.initialize(for: .login)
                    _ = try await inner.prefetch(for: .login)
                    // The client closes a login's page before a scene has its credential.
                    let outcome: Result<LoginCredential, PhoneAuthError>
                    do throws(PhoneAuthError) {
                        outcome = .success(try await inner.login(request, events: events))
                    } catch {
                        outcome = .failure(error)
                    }
                    if fault != .keepsThePage, fault != .closesLater { try await inner.dismissPage(animated: false) }
                    return try outcome.get()
                }))
        super.init(inner)
    }

    override var capabilities: Capabilities { inner.capabilities.union(.scenes) }

    func startScene(_ request: SceneRequest, receive: @escaping @MainActor (SceneMessage) -> Void) {
        if fault == .talksBeforeItReturns { receive(.entered(.numberAuth)) }
        if fault == .playsOnce, hasPlayed { return }
        hasPlayed = true
        var request = request
        if fault == .playsAnything, !AuthScene.all.contains(request.scene) { request.scene = .loginOrRegister }
        scenes.startScene(request) { [self] message in tell(message, receive) }
    }

    private func tell(_ message: SceneMessage, _ receive: @escaping @MainActor (SceneMessage) -> Void) {
        switch (fault, message) {
        case (.entersNothing, .entered): return
        case (.givesEmptyTokens, .credential(let credential, let node, let isHalfway)):
            let empty = SceneCredential(
                vendor: .geetest, product: .oneLogin, carrier: .unknown, token: Secret(""),
                issuedAt: credential.envelope.issuedAt, lifetime: 1)
            return receive(.credential(empty, node: node, isHalfway: isHalfway))
        case (.forgetsHalfway, .credential(let credential, let node, isHalfway: true)):
            return receive(.credential(credential, node: node, isHalfway: false))
        case (.goesOnAlone, .credential(_, _, isHalfway: false)):
            phone.schedule(after: 0.01) { [scenes] in scenes.continueScene(isSuccess: true) }
        case (.tellsItsToken, .credential(let credential, _, _)):
            receive(.event(.vendorEvent(code: credential.token.reveal())))
        case (.callsLeavingAnEnd, .ended(.left)): return receive(.ended(.over))
        case (.endsTwice, .ended): receive(message)
        case (.staysAtAFailedNode, .nodeFailed): hasFailed = true
        default: break
        }
        receive(message)
    }

    func continueScene(isSuccess: Bool) {
        if !hasFailed { scenes.continueScene(isSuccess: isSuccess) }
    }
    func answerHalfway(isPassed: Bool) { scenes.answerHalfway(isPassed: isPassed) }
    func tryAgain() { scenes.tryAgain() }
    func stopScene() async throws(PhoneAuthError) {
        try await scenes.stopScene()
        if fault == .closesLater { phone.schedule(after: 0.25) { [phone] in phone.closePage(Self.vendor.rawValue) } }
    }
}

/// The portable scenes, held to what holds for every vendor too.
struct PortableHarness: ConformanceHarness {
    let vendor = Vendor.geetest
    let configuration = VendorHarness.all[0].configuration
    var fault: PortablePlayer.Fault?

    func registration() -> VendorRegistration {
        let good = ScriptHarness(nil).registration()
        let fault = fault
        return VendorRegistration(vendor: vendor) { context in
            PortablePlayer(good.makeProvider(context), context, fault)
        }
    }
}
