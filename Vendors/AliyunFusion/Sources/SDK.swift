public import PhoneAuth
public import UIKitShim

/// The calls of `AlicomFusionAuth` that the provider makes, in its words. The binding implements it with
/// `AlicomFusionAuthHandler`.
///
/// Every method is called on the main actor. The callbacks may be called on any thread, as often as the SDK likes.
@MainActor public protocol AliyunFusionSDK: AnyObject {
    /// `getSDKVersion`.
    var version: String { get }
    /// `getCurrentTemplateId` of the handler: the scene that is under way; `nil` where there is none.
    var currentScene: String? { get }

    /// `AlicomFusionLog.logEnable`. The SDK prints its log unless told otherwise.
    func setLog(isEnabled: Bool)
    /// `useSDKSupplyUMSDK`: whether the SDK may start the Umeng statistics that come with it.
    func useBundledUmeng(_ isUsed: Bool)
    /// Makes a handler with `init(token:schemeCode:)` and sets its delegate at once. The SDK then checks the token.
    func makeHandler(token: String, schemeCode: String, callbacks: AliyunFusionCallbacks)
    /// `update(_:)` of the handler.
    func update(token: String)
    /// `destroy` of the handler, and lets go of it.
    func destroyHandler()
    /// `startSceneUI(withTemplateId:viewController:delegate:)`. The page is for the one-tap node, where the scene has one; the
    /// painting goes to its model's blocks for custom views, and to `navMoreView`; the views are for the page callbacks of the
    /// other nodes.
    func startScene(
        _ scene: String, presenter: UIViewController, page: VendorPage, painting: PagePainting?, views: FusionNodeViews)
    /// `continueScene(withTemplateId:isSuccess:)`.
    func continueScene(_ scene: String, isSuccess: Bool)
    /// `stopScene(withTemplateId:)`. What confirms it comes as a message.
    func stopScene(_ scene: String)
    /// `closeNumberAuthPrivactAlertView`: the one-tap page's second agreement dialog.
    func closePrivacyAlert()
}

/// What one handler's delegate does when the SDK calls it, on whatever thread that is.
public struct AliyunFusionCallbacks: Sendable {
    /// Takes what the SDK reports.
    public var receive: @Sendable (AliyunFusionMessage) -> Void
    /// Answers `onSDKTokenUpdate` at once. Never empty.
    public var token: @Sendable () -> String
    /// Answers `onGetPhoneNumber(forVerification:)` at once; empty where no number is known.
    public var phoneNumber: @Sendable () -> String

    /// Makes callbacks.
    public init(
        receive: @escaping @Sendable (AliyunFusionMessage) -> Void, token: @escaping @Sendable () -> String,
        phoneNumber: @escaping @Sendable () -> String
    ) {
        self.receive = receive
        self.token = token
        self.phoneNumber = phoneNumber
    }
}

/// What the SDK reports, one case a delegate method, events as payloads.
public enum AliyunFusionMessage: Sendable {
    /// `onSDKTokenAuthSuccess`: at the start, and after every renewal.
    case tokenAccepted
    /// `onSDKTokenAuthFailure`.
    case tokenRefused(VendorPayload)
    /// `onSDKTokenUpdate` has been asked, and answered with the newest token.
    case tokenWanted
    /// `onGetPhoneNumber(forVerification:)` has been asked, and answered.
    case phoneNumberWanted(VendorPayload)
    /// `onVerifySuccess`.
    case verified(node: String, token: String, event: VendorPayload)
    /// `onHalfwayVerifySuccess`. The scene waits for the answer.
    case halfwayVerified(node: String, token: String, event: VendorPayload, answer: @Sendable (Bool) -> Void)
    /// `onVerifyFailed`. The scene waits to be continued or stopped.
    case failed(node: String, event: VendorPayload)
    /// `onTemplateFinish`.
    case finished(VendorPayload)
    /// `onVerifyInterrupt`: a message for the user, a spinner, or a call that was refused.
    case interrupted(VendorPayload)
    /// `onAuthEvent`: every code there is, also those that another method reports.
    case event(VendorPayload)
    /// `onProtocolClick`.
    case agreementTapped(name: String, url: String, event: VendorPayload)
    /// `moreLoginActionBlock` of the one-tap page.
    case otherMethodTapped
}
