public import Foundation
public import PhoneAuth
public import UIKitShim

/// The calls of `OneLoginSDK` that the provider makes, in its words. The binding implements it with `OneLoginPro` and
/// `GOPManager`.
///
/// Every method is called on the main actor. A reply may be called on any thread, as often as the SDK likes.
@MainActor public protocol GeetestSDK: AnyObject {
    /// `sdkVersion`.
    var version: String { get }
    /// `currentNetworkInfo`; `nil` where the SIM's carrier is none of the three.
    var network: GeetestNetwork? { get }
    /// `isPreGetTokenResultValidate`.
    var isPrefetchValid: Bool { get }
    /// `isProtocolCheckboxChecked`.
    var isCheckboxChecked: Bool { get }
    /// `currentAuthViewController`.
    var pageController: UIViewController? { get }

    /// `setLogEnabled` and `setCMLogEnabled`, and OnePass's `setLogEnabled`.
    func setLogs(areEnabled: Bool)
    /// `setRequestTimeout`, then `registerWithAppID`, which starts a prefetch by itself and calls nothing back. Seconds.
    func register(appID: String, prefetchTimeout: Double, tokenTimeout: Double)
    /// `renewPreGetToken`. Its result comes through ``prefetchResult(reply:)``.
    func renewPrefetch()
    /// `getPreGetTokenResult`: waits for the prefetch that is under way.
    func prefetchResult(reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `deletePreResultCache`.
    func deletePrefetch()
    /// `requestTokenWithViewController`: opens the page. The reply comes for each token, for back, for switch and for
    /// failures; what happens on the page goes to `event`.
    func requestToken(
        presenter: UIViewController, page: VendorPage, hooks: GeetestPageHooks,
        event: @escaping @Sendable (GeetestPageEvent) -> Void, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `startRequestToken`: fetches the token after the app's own check has taken over a login tap.
    func startRequestToken()
    /// `stopLoading`. The reply comes again after the next tap.
    func stopLoading()
    /// `setProtocolCheckState`.
    func setCheckboxChecked(_ isChecked: Bool)
    /// `dismissAuthViewController`. The completion is not certain to come where no page is up.
    func dismissPage(animated: Bool, done: (@Sendable () -> Void)?)
    /// OnePass: `setCachePhoneEnabled`, then a `GOPManager` of its own, which is kept until the next call. Seconds.
    func verify(
        _ number: String, appID: String, timeout: Double, cachesNumbers: Bool,
        reply: @escaping @Sendable (GeetestVerification) -> Void)
}

/// What `currentNetworkInfo` tells.
public struct GeetestNetwork: Hashable, Sendable {
    /// `carrierName`: CM, CU, CT.
    public var carrierName: String?
    /// Whether `networkType` has cellular data in it. It says nothing about the app's permission.
    public var isCellularDataOn: Bool
    /// Whether `networkType` is anything at all.
    public var isConnected: Bool
    /// `detailNetworkType`: WIFI, 4G.
    public var networkType: String?

    /// Makes a value.
    public init(carrierName: String?, isCellularDataOn: Bool, isConnected: Bool, networkType: String?) {
        self.carrierName = carrierName
        self.isCellularDataOn = isCellularDataOn
        self.isConnected = isConnected
        self.networkType = networkType
    }
}

/// What the SDK's page asks for while it is up, and who acts on taps.
///
/// The closures may be called on any thread; on the main one they have drawn when they return.
@MainActor public struct GeetestPageHooks: Sendable {
    /// Whether agreements report their taps. The SDK then opens none by itself.
    public var reportsAgreements = false
    /// Whether a ticked login tap is held back until ``GeetestSDK/startRequestToken()``.
    public var holdsLogin = false
    /// Whether the app answers an unticked login tap, so that the SDK shows neither its dialog nor its hint.
    public var answersUntickedTap = false
    /// `naviRightControl`.
    public var rightControl: UIView?
    /// `customUIHandler`, with the view to draw in; `nil` where nothing is to be drawn.
    public var draws: (@Sendable (UIView) -> Void)?
    /// `authVCTransitionBlock`, with the size to come and the view to draw in.
    public var turns: (@Sendable (GeetestPageTurn) -> Void)?
    /// `loadingViewBlock`, with the view over the page; `nil` leaves the SDK's own wheel.
    public var showsLoading: (@Sendable (UIView) -> Void)?
    /// `stopLoadingViewBlock`.
    public var hidesLoading: (@Sendable () -> Void)?

    /// No hooks.
    public init() {}
}

/// A turn of the page that is about to happen.
public struct GeetestPageTurn: Sendable {
    /// The page's size after it.
    public var size: CGSize
    /// The view for custom controls.
    public var area: UIView

    /// Makes a turn.
    public init(size: CGSize, area: UIView) {
        self.size = size
        self.area = area
    }
}

/// One call of a block of the page's model.
public struct GeetestPageEvent: Hashable, Sendable {
    /// The block's name without `Block`, such as `clickCheckbox`; a selector such as `viewDidAppear:` for the life cycle.
    public var name: String
    /// What came with it.
    public var details: AuthPageEvent.Details

    /// Makes an event.
    public init(_ name: String, _ details: AuthPageEvent.Details = AuthPageEvent.Details()) {
        self.name = name
        self.details = details
    }
}

/// What `GOPManagerDelegate` was told.
public enum GeetestVerification: Hashable, Sendable {
    /// `didReceiveDataToVerify`.
    case success(VendorPayload)
    /// `errorHandler`.
    case failure(code: Int, description: String)
}
