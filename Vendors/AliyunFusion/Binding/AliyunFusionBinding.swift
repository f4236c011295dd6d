// The seam, AliyunFusionSDK, documents what each member does.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import PhoneAuth
public import PhoneAuthAliyunFusion

#if PHONEAUTH_STAND_IN
    public import AlicomFusionAuthStandIn
    public import UIKitShim
#else
    public import AlicomFusionAuth
    public import UIKit
#endif

/// Speaks to `AlicomFusionAuth`. Add this folder's files to the app's target, where the SDK can be imported.
@MainActor public final class AliyunFusionBinding: AliyunFusionSDK {
    private var handler: AlicomFusionAuthHandler?
    /// Whether the SDK keeps its delegates is not documented.
    private var delegate: FusionDelegate?
    private var pageDelegate: FusionPageDelegate?

    /// Called with the one-tap page's model just before the SDK shows it, on the thread of the SDK's call, which is the main one:
    /// for what neither the style nor `pageOverrides` can say.
    ///
    /// Write its properties and do not read them: those that are unset are nil whatever their type says. Replacing
    /// `customViewBlock`, `customViewLayoutBlock` or `moreLoginActionBlock` takes away what the framework has set.
    public var willShowPage: (@Sendable (AlicomFusionNumberAuthModel) -> Void)?

    /// Makes the binding. Touches nothing of the SDK.
    public init() {}

    public var version: String { AlicomFusionAuthHandler.getSDKVersion() }

    public var currentScene: String? {
        guard let scene = handler?.getCurrentTemplateId(), !scene.isEmpty else { return nil }
        return scene
    }

    public func setLog(isEnabled: Bool) { AlicomFusionLog.logEnable(isEnabled) }
    public func useBundledUmeng(_ isUsed: Bool) { AlicomFusionAuthHandler.useSDKSupplyUMSDK(isUsed) }

    public func makeHandler(token: String, schemeCode: String, callbacks: AliyunFusionCallbacks) {
        let handler = AlicomFusionAuthHandler(token: AlicomFusionAuthToken(tokenStr: token), schemeCode: schemeCode)
        let delegate = FusionDelegate(callbacks)
        // At once, before the SDK has had time to call it.
        handler.setFusionAuthDelegate(delegate)
        self.handler = handler
        self.delegate = delegate
    }

    public func update(token: String) { handler?.update(AlicomFusionAuthToken(tokenStr: token)) }

    public func destroyHandler() {
        handler?.destroy()
        handler = nil
        delegate = nil
        pageDelegate = nil
    }

    public func startScene(
        _ scene: String, presenter: UIViewController, page: VendorPage, painting: PagePainting?,
        views: FusionNodeViews
    ) {
        guard let handler, let delegate else { return }
        let receive = delegate.callbacks.receive
        let pageDelegate = FusionPageDelegate(
            page, FusionPageViews(page, painting), nodes: views, willShow: willShowPage,
            otherMethodTapped: { @Sendable in receive(.otherMethodTapped) })
        pageDelegate.listenToOtherNumber()
        self.pageDelegate = pageDelegate
        handler.startSceneUI(withTemplateId: scene, viewController: presenter, delegate: pageDelegate)
    }

    public func continueScene(_ scene: String, isSuccess: Bool) {
        handler?.continueScene(withTemplateId: scene, isSuccess: isSuccess)
    }

    public func stopScene(_ scene: String) { handler?.stopScene(withTemplateId: scene) }

    public func closePrivacyAlert() { handler?.closeNumberAuthPrivactAlertView() }
}

/// Turns the SDK's calls into messages, on whatever thread they come.
nonisolated private final class FusionDelegate: NSObject, AlicomFusionAuthDelegate {
    let callbacks: AliyunFusionCallbacks

    init(_ callbacks: AliyunFusionCallbacks) {
        self.callbacks = callbacks
    }

    func onSDKTokenUpdate(_ handler: AlicomFusionAuthHandler) -> AlicomFusionAuthToken {
        // The answer first, so that the message is about it.
        let token = callbacks.token()
        callbacks.receive(.tokenWanted)
        return AlicomFusionAuthToken(tokenStr: token)
    }

    func onSDKTokenAuthSuccess(_ handler: AlicomFusionAuthHandler) {
        callbacks.receive(.tokenAccepted)
    }

    func onSDKTokenAuthFailure(
        _ handler: AlicomFusionAuthHandler, fail failToken: AlicomFusionAuthToken, error: AlicomFusionEvent
    ) {
        callbacks.receive(.tokenRefused(VendorPayload(error)))
    }

    func onVerifySuccess(
        _ handler: AlicomFusionAuthHandler, nodeName: String, maskToken: String, event: AlicomFusionEvent
    ) {
        callbacks.receive(.verified(node: nodeName, token: maskToken, event: VendorPayload(event)))
    }

    func onHalfwayVerifySuccess(
        _ handler: AlicomFusionAuthHandler, nodeName: String, maskToken: String, event: AlicomFusionEvent,
        resultBlock: @escaping (Bool) -> Void
    ) {
        // The block is made to be called later, from wherever the app's server has answered.
        nonisolated(unsafe) let answer = resultBlock
        callbacks.receive(
            .halfwayVerified(
                node: nodeName, token: maskToken, event: VendorPayload(event),
                answer: { @Sendable isAccepted in answer(isAccepted) }))
    }

    func onVerifyFailed(_ handler: AlicomFusionAuthHandler, nodeName: String, error: AlicomFusionEvent) {
        callbacks.receive(.failed(node: nodeName, event: VendorPayload(error)))
    }

    func onTemplateFinish(_ handler: AlicomFusionAuthHandler, event: AlicomFusionEvent) {
        callbacks.receive(.finished(VendorPayload(event)))
    }

    func onGetPhoneNumber(forVerification handler: AlicomFusionAuthHandler, event: AlicomFusionEvent) -> String {
        callbacks.receive(.phoneNumberWanted(VendorPayload(event)))
        return callbacks.phoneNumber()
    }

    func onProtocolClick(
        _ handler: AlicomFusionAuthHandler, protocolName: String, protocolUrl: String, event: AlicomFusionEvent
    ) {
        callbacks.receive(.agreementTapped(name: protocolName, url: protocolUrl, event: VendorPayload(event)))
    }

    func onVerifyInterrupt(_ handler: AlicomFusionAuthHandler, event: AlicomFusionEvent) {
        callbacks.receive(.interrupted(VendorPayload(event)))
    }

    func onAuthEvent(_ handler: AlicomFusionAuthHandler, eventData event: AlicomFusionEvent) {
        callbacks.receive(.event(VendorPayload(event)))
    }
}

nonisolated extension VendorPayload {
    /// Takes an event over. Its properties say that they are never nil and may be: Swift reads those as an empty text, an empty
    /// dictionary, and a value that is of no type.
    fileprivate init(_ event: AlicomFusionEvent) {
        let fields: [AnyHashable: Any] = [
            "resultCode": event.resultCode, "resultMsg": event.resultMsg, "requestId": event.requestId,
            "innerCode": event.innerCode, "innerMsg": event.innerMsg, "innerRequestId": event.innerRequestId,
            "templateId": event.templateId, "nodeId": event.nodeId,
            "carrierFailedResultData": event.carrierFailedResultData, "extendData": event.extendData,
        ]
        self.init(fields)
    }
}
