// The seam, AliyunPNVSSDK, documents what each member does.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import PhoneAuth
public import PhoneAuthAliyunPNVS

#if PHONEAUTH_STAND_IN
    public import ATAuthSDKStandIn
    public import UIKitShim
#else
    public import ATAuthSDK
    public import UIKit
#endif

/// Speaks to `ATAuthSDK`. Add this folder's files to the app's target, where the SDK can be imported.
@MainActor public final class AliyunPNVSBinding: AliyunPNVSSDK {
    /// The SDK wants its model kept until the flow has ended.
    private var model: TXCustomModel?
    /// Called with the page's model just before the SDK shows it: for what neither the style nor `pageOverrides` can say, such as
    /// the app's own animations and views of the second agreement dialog.
    ///
    /// Write its properties and do not read them: those that are unset are nil whatever their type says. Replacing
    /// `customViewBlock` or `customViewLayoutBlock` takes away what the framework draws.
    public var willShowPage: ((TXCustomModel) -> Void)?

    /// Makes the binding. Touches nothing of the SDK.
    public init() {}

    private var handler: TXCommonHandler { TXCommonHandler.sharedInstance() }

    public var version: String { handler.getVersion() }
    public var isCheckboxChecked: Bool { handler.queryCheckBoxIsChecked() }

    public var network: AliyunPNVSNetwork {
        AliyunPNVSNetwork(
            carrierName: TXCommonUtils.getCurrentCarrierName(), hasSIM: TXCommonUtils.simSupportedIsOK(),
            isCellularDataOn: TXCommonUtils.checkDeviceCellularDataEnable(),
            networkType: TXCommonUtils.getNetworktype())
    }

    public func setReporter(printsLogs: Bool, uploads: Bool) {
        let reporter = handler.getReporter()
        reporter.setConsolePrintLoggerEnable(printsLogs)
        reporter.setUploadEnable(uploads)
    }

    public func setSecret(_ secret: String, reply: @escaping @Sendable (VendorPayload) -> Void) {
        handler.setAuthSDKInfo(secret) { @Sendable result in reply(VendorPayload(result)) }
    }

    public func checkEnvironment(forLogin: Bool, reply: @escaping @Sendable (VendorPayload) -> Void) {
        handler.checkEnvAvailable(with: forLogin ? .loginToken : .verifyToken) { @Sendable result in
            reply(VendorPayload(result))
        }
    }

    public func accelerateLogin(timeout: Double, reply: @escaping @Sendable (VendorPayload) -> Void) {
        handler.accelerateLoginPage(withTimeout: timeout) { @Sendable result in reply(VendorPayload(result)) }
    }

    public func accelerateVerify(timeout: Double, reply: @escaping @Sendable (VendorPayload) -> Void) {
        handler.accelerateVerify(withTimeout: timeout) { @Sendable result in reply(VendorPayload(result)) }
    }

    public func loginToken(
        timeout: Double, presenter: UIViewController, page: VendorPage, painting: PagePainting?,
        reply: @escaping @Sendable (VendorPayload) -> Void
    ) {
        let model = TXCustomModel()
        apply(page, to: model)
        if let painting { apply(painting, to: model) }
        willShowPage?(model)
        self.model = model
        handler.getLoginToken(withTimeout: timeout, controller: presenter, model: model) { @Sendable result in
            reply(VendorPayload(result))
        }
    }

    public func verifyToken(timeout: Double, reply: @escaping @Sendable (VendorPayload) -> Void) {
        handler.getVerifyToken(withTimeout: timeout) { @Sendable result in reply(VendorPayload(result)) }
    }

    public func cancelLogin(animated: Bool, done: (@Sendable () -> Void)?) {
        handler.cancelLoginVC(animated: animated, complete: done)
        model = nil
    }

    public func hideLoading() { handler.hideLoginLoading() }
    public func setCheckboxChecked(_ isChecked: Bool) { handler.setCheckboxIsChecked(isChecked) }
    public func closePrivacyAlert() { handler.closePrivactAlertView() }
}
