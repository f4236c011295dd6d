public import PhoneAuth
public import UIKitShim

/// The calls of `YjdlShSDK` that the provider makes, in its words. The binding implements it with `YjdlShSDKManager`.
///
/// Every method is called on the main actor. A reply may be called on any thread, as often as the SDK likes. A result
/// arrives as a payload with the fields `code`, `message`, `data`, `innerCode`, `innerDesc` and `error`, the last as a flag.
@MainActor public protocol ShanyanSDK: AnyObject {
    /// `yjdlShSDKVersion`.
    var version: String { get }
    /// `getOperatorType`: `CMCC`, `CUCC`, `CTCC` or `UNKNOW`. A hint; from iOS 16.4 on it may not know.
    var operatorType: String { get }

    /// `printConsoleEnable` and `forbiddenFullLogReport`, which must come before the initialisation.
    func setLogs(printsLogs: Bool, uploads: Bool)
    /// `setPreGetPhonenumberTimeOut` in seconds, the only time-out that the SDK takes; and no use of an old prefetch
    /// where cellular data is gone, since it may be another SIM's.
    func setPrefetchTimeout(_ timeout: Double)
    /// The delegate's `yjdlShActionListener`: what is tapped on the page, as a payload with `type`, `code` and `message`.
    func observeActions(_ receive: @escaping @Sendable (VendorPayload) -> Void)
    /// `initWithAppId`. Repeated calls are worth one.
    func initialize(appID: String, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `preGetPhonenumber`.
    func prefetch(reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `clearScripCache`.
    func clearPrefetch()
    /// `quickAuthLogin` with two listeners.
    ///
    /// - Parameters:
    ///   - opened: Told once whether the page came up. Where it did not, `result` is never called.
    ///   - result: Told of each login tap's token or failure, and of the SDK's own back button.
    ///   - customArea: Given the view in which the page's additional controls may lie.
    func openPage(
        presenter: UIViewController, page: VendorPage, opened: @escaping @Sendable (VendorPayload) -> Void,
        result: @escaping @Sendable (VendorPayload) -> Void, customArea: @escaping @Sendable (UIView) -> Void)
    /// `finishAuthController`. Does nothing, and its completion does not come, where no page is up.
    func closePage(animated: Bool, done: (@Sendable () -> Void)?)
    /// `hideLoading`, which also lets the login button be tapped again.
    func hideLoading()
    /// `setCheckBoxValue`.
    func setCheckboxChecked(_ isChecked: Bool)
    /// `mobileCheck`: a token for number verification.
    func verificationToken(reply: @escaping @Sendable (VendorPayload) -> Void)
}
