import Foundation
import UIKitShim

/// The core callbacks. On which thread they come is not documented.
public protocol AlicomFusionAuthDelegate: NSObjectProtocol {
    func onSDKTokenUpdate(_ handler: AlicomFusionAuthHandler) -> AlicomFusionAuthToken
    func onSDKTokenAuthSuccess(_ handler: AlicomFusionAuthHandler)
    func onSDKTokenAuthFailure(
        _ handler: AlicomFusionAuthHandler, fail failToken: AlicomFusionAuthToken, error: AlicomFusionEvent)
    func onVerifySuccess(
        _ handler: AlicomFusionAuthHandler, nodeName: String, maskToken: String, event: AlicomFusionEvent)
    func onHalfwayVerifySuccess(
        _ handler: AlicomFusionAuthHandler, nodeName: String, maskToken: String, event: AlicomFusionEvent,
        resultBlock: @escaping (Bool) -> Void)
    func onVerifyFailed(_ handler: AlicomFusionAuthHandler, nodeName: String, error: AlicomFusionEvent)
    func onTemplateFinish(_ handler: AlicomFusionAuthHandler, event: AlicomFusionEvent)
    func onGetPhoneNumber(forVerification handler: AlicomFusionAuthHandler, event: AlicomFusionEvent) -> String
    func onProtocolClick(
        _ handler: AlicomFusionAuthHandler, protocolName: String, protocolUrl: String, event: AlicomFusionEvent)
    func onVerifyInterrupt(_ handler: AlicomFusionAuthHandler, event: AlicomFusionEvent)
    func onAuthEvent(_ handler: AlicomFusionAuthHandler, eventData event: AlicomFusionEvent)
}

extension AlicomFusionAuthDelegate {
    /// Optional in the SDK.
    public func onAuthEvent(_ handler: AlicomFusionAuthHandler, eventData event: AlicomFusionEvent) {}
}

/// The page callbacks, all of them on the main thread.
public protocol AlicomFusionAuthUIDelegate: NSObjectProtocol {
    func onPhoneNumberVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String,
        uiModel model: AlicomFusionNumberAuthModel)
    func onSMSCodeVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String, isAutoInput: Bool,
        view: AlicomFusionVerifyCodeView)
    func onSMSSendVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String, smsContent: String,
        receiveNum: String, view: AlicomFusionUpGoingView)
    func onNavigationControllerCustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String,
        navigation naviController: UINavigationController)
}

extension AlicomFusionAuthUIDelegate {
    /// Optional in the SDK.
    public func onPhoneNumberVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String,
        uiModel model: AlicomFusionNumberAuthModel
    ) {}
    /// Optional in the SDK.
    public func onSMSCodeVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String, isAutoInput: Bool,
        view: AlicomFusionVerifyCodeView
    ) {}
    /// Optional in the SDK.
    public func onSMSSendVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String, smsContent: String,
        receiveNum: String, view: AlicomFusionUpGoingView
    ) {}
    /// Optional in the SDK.
    public func onNavigationControllerCustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String,
        navigation naviController: UINavigationController
    ) {}
}
