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
    /// The delegate's methods.
    ///
    /// - Parameters:
    ///   - actions: `yjdlShActionListener`: what is tapped on the page, as a payload with `type`, `code` and `message`.
    ///   - loaded: `yjdlShSDKManagerAuthPageCompleteViewDidLoad`: the page's controller, which is about to be shown.
    ///   - appeared: `yjdlShSDKManagerAuthPage(afterViewDidLoad:)`, which comes when the page's view has appeared.
    func observePage(
        actions: @escaping @Sendable (VendorPayload) -> Void, loaded: @escaping @Sendable (UIViewController) -> Void,
        appeared: @escaping @Sendable (UIView) -> Void)
    /// `initWithAppId`. Repeated calls are worth one.
    func initialize(appID: String, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `preGetPhonenumber`.
    func prefetch(reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `clearScripCache`.
    func clearPrefetch()
    /// `quickAuthLogin` with two listeners.
    ///
    /// - Parameters:
    ///   - views: What the provider has drawn on the page.
    ///   - opened: Told once whether the page came up. Where it did not, `result` is never called.
    ///   - result: Told of each login tap's token or failure, and of the SDK's own back button.
    func openPage(
        presenter: UIViewController, page: VendorPage, views: ShanyanPageViews,
        opened: @escaping @Sendable (VendorPayload) -> Void, result: @escaping @Sendable (VendorPayload) -> Void)
    /// `finishAuthController`. Does nothing, and its completion does not come, where no page is up.
    func closePage(animated: Bool, done: (@Sendable () -> Void)?)
    /// `hideLoading`, which also lets the login button be tapped again.
    func hideLoading()
    /// `setCheckBoxValue`.
    func setCheckboxChecked(_ isChecked: Bool)
    /// `mobileCheck`: a token for number verification.
    func verificationToken(reply: @escaping @Sendable (VendorPayload) -> Void)
}

/// What the provider draws on a page of the SDK's, as the SDK takes it: in closures that it calls on the main thread with a
/// view to draw in.
public struct ShanyanPageViews: Sendable {
    /// Draws in the view for controls of the app's (`customAreaView`). It lies under the SDK's own controls.
    public var customArea: @Sendable (UIView) -> Void
    /// Draws a loading indicator in the view that covers the page meanwhile (`loadingView`); the SDK's own when `nil`.
    public var loading: (@Sendable (UIView) -> Void)?
    /// Stands on the right of the navigation bar (`yjdlShNavigationRightControl`).
    public var rightItem: UIView?

    /// Makes a set of views.
    public init(
        customArea: @escaping @Sendable (UIView) -> Void, loading: (@Sendable (UIView) -> Void)? = nil,
        rightItem: UIView? = nil
    ) {
        self.customArea = customArea
        self.loading = loading
        self.rightItem = rightItem
    }
}
