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
        presenter: UIViewController, page: VendorPage, agreements: GeetestAgreements,
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

/// What the SDK needs to know about the agreements beside their names and addresses.
public struct GeetestAgreements: Hashable, Sendable {
    /// How many of the app's stand before the carrier's.
    public var carrierPosition: Int
    /// Whether taps are reported. The SDK then opens no agreement by itself.
    public var reportsTaps: Bool

    /// Makes a value.
    public init(carrierPosition: Int, reportsTaps: Bool) {
        self.carrierPosition = carrierPosition
        self.reportsTaps = reportsTaps
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
