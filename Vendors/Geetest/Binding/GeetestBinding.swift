// The seam, GeetestSDK, documents what each member does.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import PhoneAuth
public import PhoneAuthGeetest

#if PHONEAUTH_STAND_IN
    public import OneLoginSDKStandIn
    public import UIKitShim
#else
    public import OneLoginSDK
    public import UIKit
#endif

/// Speaks to `OneLoginSDK`. Add this folder's files to the app's target, where the SDK can be imported.
@MainActor public final class GeetestBinding: GeetestSDK {
    /// The verification that is under way: OnePass holds its delegate weakly, and nobody holds its manager.
    private var verification: Verification?

    /// Called with the SDK's own model when everything is set and the page is about to be asked for: the way to what neither
    /// a style nor `pageOverrides` can set, such as animations and `autolayoutBlock`.
    ///
    /// Blocks that the framework has set are its ears: what replaces one should call it.
    public var willShowPage: ((OLAuthViewModel) -> Void)?

    /// Makes the binding. Touches nothing of the SDK.
    public init() {}

    public var version: String { OneLoginPro.sdkVersion() }
    public var isPrefetchValid: Bool { OneLoginPro.isPreGetTokenResultValidate() }
    public var isCheckboxChecked: Bool { OneLoginPro.isProtocolCheckboxChecked() }
    public var pageController: UIViewController? { OneLoginPro.currentAuthViewController() }

    public var network: GeetestNetwork? {
        OneLoginPro.currentNetworkInfo().map { info in
            GeetestNetwork(
                carrierName: info.carrierName,
                isCellularDataOn: info.networkType == .cellular || info.networkType == .cellularAndWIFI,
                isConnected: info.networkType != .none, networkType: info.detailNetworkType)
        }
    }

    public func setLogs(areEnabled: Bool) {
        OneLoginPro.setLogEnabled(areEnabled)
        OneLoginPro.setCMLogEnabled(areEnabled)
        GOPManager.setLogEnabled(areEnabled)
    }

    public func register(appID: String, prefetchTimeout: Double, tokenTimeout: Double) {
        OneLoginPro.setRequestTimeout(prefetchTimeout, requestTokenTimeout: tokenTimeout)
        OneLoginPro.register(withAppID: appID)
    }

    public func renewPrefetch() { OneLoginPro.renewPreGetToken() }

    public func prefetchResult(reply: @escaping @Sendable (VendorPayload) -> Void) {
        OneLoginPro.getPreGetTokenResult { @Sendable result in reply(VendorPayload(result)) }
    }

    public func deletePrefetch() { OneLoginPro.deletePreResultCache() }

    public func requestToken(
        presenter: UIViewController, page: VendorPage, hooks: GeetestPageHooks,
        event: @escaping @Sendable (GeetestPageEvent) -> Void, reply: @escaping @Sendable (VendorPayload) -> Void
    ) {
        let model = OLAuthViewModel()
        apply(page, to: model)
        apply(hooks, of: page, to: model, event)
        report(from: model, hooks, to: event)
        willShowPage?(model)
        OneLoginPro.requestToken(with: presenter, viewModel: model) { @Sendable result in
            reply(VendorPayload(result))
        }
    }

    public func startRequestToken() { OneLoginPro.startRequestToken() }
    public func stopLoading() { OneLoginPro.stopLoading() }
    public func setCheckboxChecked(_ isChecked: Bool) { OneLoginPro.setProtocolCheckState(isChecked) }

    public func dismissPage(animated: Bool, done: (@Sendable () -> Void)?) {
        OneLoginPro.dismissAuthViewController(animated, completion: done)
    }

    public func verify(
        _ number: String, appID: String, timeout: Double, cachesNumbers: Bool,
        reply: @escaping @Sendable (GeetestVerification) -> Void
    ) {
        // Caching is on unless it is switched off before a manager is made.
        GOPManager.setCachePhoneEnabled(cachesNumbers)
        let verification = Verification(
            manager: GOPManager(customID: appID, timeout: timeout), delegate: VerificationDelegate(reply: reply))
        verification.manager.delegate = verification.delegate
        self.verification = verification
        verification.manager.verifyPhoneNumber(number)
    }

    private struct Verification {
        let manager: GOPManager
        let delegate: VerificationDelegate
    }
}

/// Hands on what one verification's manager says, from whichever thread.
nonisolated private final class VerificationDelegate: NSObject, GOPManagerDelegate {
    private let reply: @Sendable (GeetestVerification) -> Void

    init(reply: @escaping @Sendable (GeetestVerification) -> Void) {
        self.reply = reply
    }

    func gtOnePass(_ manager: GOPManager, didReceiveDataToVerify data: [AnyHashable: Any]) {
        reply(.success(VendorPayload(data)))
    }

    func gtOnePass(_ manager: GOPManager, errorHandler error: GOPError) {
        let error = error as NSError
        reply(.failure(code: error.code, description: error.localizedDescription))
    }
}
