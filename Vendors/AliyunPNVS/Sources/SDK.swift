public import PhoneAuth
public import UIKitShim

/// The calls of `ATAuthSDK` that the provider makes, in its words. The binding implements it with `TXCommonHandler`.
///
/// Every method is called on the main actor. A reply may be called on any thread, as often as the SDK likes.
@MainActor public protocol AliyunPNVSSDK: AnyObject {
    /// `getVersion`.
    var version: String { get }
    /// `queryCheckBoxIsChecked`.
    var isCheckboxChecked: Bool { get }
    /// What `TXCommonUtils` tells about carrier and network.
    var network: AliyunPNVSNetwork { get }

    /// `setConsolePrintLoggerEnable` and `setUploadEnable` of the reporter.
    func setReporter(printsLogs: Bool, uploads: Bool)
    /// `setAuthSDKInfo`. The SDK keeps the latest secret.
    func setSecret(_ secret: String, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `checkEnvAvailable`.
    func checkEnvironment(forLogin: Bool, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `accelerateLoginPage`. Seconds; the SDK raises less than 5.
    func accelerateLogin(timeout: Double, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `accelerateVerify`.
    func accelerateVerify(timeout: Double, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `getLoginToken`: one block for the page's events and its results. The painting goes to the model's blocks for custom
    /// views, and to `navMoreView`.
    func loginToken(
        timeout: Double, presenter: UIViewController, page: VendorPage, painting: PagePainting?,
        reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `getVerifyToken`.
    func verifyToken(timeout: Double, reply: @escaping @Sendable (VendorPayload) -> Void)
    /// `cancelLoginVC`. The completion is not certain to come where no page is up.
    func cancelLogin(animated: Bool, done: (@Sendable () -> Void)?)
    /// `hideLoginLoading`.
    func hideLoading()
    /// `setCheckboxIsChecked`.
    func setCheckboxChecked(_ isChecked: Bool)
    /// `closePrivactAlertView`.
    func closePrivacyAlert()
}

/// What `TXCommonUtils` tells.
public struct AliyunPNVSNetwork: Hashable, Sendable {
    /// `getCurrentCarrierName`: 中国移动, 中国联通, 中国电信.
    public var carrierName: String?
    /// `simSupportedIsOK`.
    public var hasSIM: Bool
    /// `checkDeviceCellularDataEnable`.
    public var isCellularDataOn: Bool
    /// `getNetworktype`: WiFi, 4G, NoInternet.
    public var networkType: String?

    /// Makes a value.
    public init(carrierName: String?, hasSIM: Bool, isCellularDataOn: Bool, networkType: String?) {
        self.carrierName = carrierName
        self.hasSIM = hasSIM
        self.isCellularDataOn = isCellularDataOn
        self.networkType = networkType
    }
}
