// The seam, ShanyanSDK, documents what each member does.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
public import PhoneAuth
public import PhoneAuthShanyan

#if PHONEAUTH_STAND_IN
    public import UIKitShim
    public import YjdlShSDKStandIn
#else
    public import UIKit
    public import YjdlShSDK
#endif

/// Speaks to `YjdlShSDK`. Add this folder's files to the app's target, where the SDK can be imported.
@MainActor public final class ShanyanBinding: ShanyanSDK {
    /// Changes the SDK's own model of a page right before it is shown: for what neither the style nor `pageOverrides` can set,
    /// such as `customPrivacyAlertView` or `yjdlShAuthWindowMaskLayer`.
    ///
    /// Leave `viewController` and `manualDismiss` alone. What is unset is nil, whatever the type says: write only.
    public var willShowPage: ((YjdlShUIConfigure) -> Void)?

    /// The SDK's delegate. Nobody says that the SDK keeps it alive.
    private var listener: PageListener?

    /// Makes the binding. Touches nothing of the SDK.
    public init() {}

    public var version: String { YjdlShSDKManager.yjdlShSDKVersion() }
    public var operatorType: String { YjdlShSDKManager.getOperatorType() }

    public func setLogs(printsLogs: Bool, uploads: Bool) {
        YjdlShSDKManager.printConsoleEnable(printsLogs)
        YjdlShSDKManager.forbiddenFullLogReport(!uploads)
    }

    public func setPrefetchTimeout(_ timeout: Double) {
        YjdlShSDKManager.setPreGetPhonenumberTimeOut(timeout)
        YjdlShSDKManager.setPreGetPhonenumberUseCacheIfNoCellularNetwork(false)
    }

    public func observePage(
        actions: @escaping @Sendable (VendorPayload) -> Void, loaded: @escaping @Sendable (UIViewController) -> Void,
        appeared: @escaping @Sendable (UIView) -> Void
    ) {
        let listener = PageListener(actions, loaded, appeared)
        self.listener = listener
        YjdlShSDKManager.setYjdlShSDKManagerDelegate(listener)
    }

    public func initialize(appID: String, reply: @escaping @Sendable (VendorPayload) -> Void) {
        YjdlShSDKManager.initWithAppId(appID) { @Sendable result in reply(VendorPayload(result)) }
    }

    public func prefetch(reply: @escaping @Sendable (VendorPayload) -> Void) {
        YjdlShSDKManager.preGetPhonenumber { @Sendable result in reply(VendorPayload(result)) }
    }

    public func clearPrefetch() { YjdlShSDKManager.clearScripCache() }

    public func openPage(
        presenter: UIViewController, page: VendorPage, views: ShanyanPageViews,
        opened: @escaping @Sendable (VendorPayload) -> Void, result: @escaping @Sendable (VendorPayload) -> Void
    ) {
        let configure = YjdlShUIConfigure()
        configure.viewController = presenter
        // The client closes the page, when the exchange is done.
        configure.manualDismiss = NSNumber(value: true)
        let (draw, showLoading) = (views.customArea, views.loading)
        configure.customAreaView = { @Sendable area in draw(area) }
        if let showLoading { configure.loadingView = { @Sendable container in showLoading(container) } }
        if let item = views.rightItem { configure.yjdlShNavigationRightControl = UIBarButtonItem(customView: item) }
        apply(page, to: configure)
        willShowPage?(configure)
        YjdlShSDKManager.quickAuthLogin(
            with: configure,
            openLoginAuthListener: { @Sendable answer in opened(VendorPayload(answer)) },
            oneKeyLoginListener: { @Sendable answer in result(VendorPayload(answer)) })
    }

    public func closePage(animated: Bool, done: (@Sendable () -> Void)?) {
        YjdlShSDKManager.finishAuthController(animated: animated, completion: done)
    }

    public func hideLoading() { YjdlShSDKManager.hideLoading() }
    public func setCheckboxChecked(_ isChecked: Bool) { YjdlShSDKManager.setCheckBoxValue(isChecked) }

    public func verificationToken(reply: @escaping @Sendable (VendorPayload) -> Void) {
        YjdlShSDKManager.mobileCheck(localPhoneNumberComplete: { @Sendable result in reply(VendorPayload(result)) })
    }
}

/// Hears what happens on the page.
nonisolated private final class PageListener: NSObject, YjdlShSDKManagerDelegate {
    private let actions: @Sendable (VendorPayload) -> Void
    private let loaded: @Sendable (UIViewController) -> Void
    private let appeared: @Sendable (UIView) -> Void

    init(
        _ actions: @escaping @Sendable (VendorPayload) -> Void,
        _ loaded: @escaping @Sendable (UIViewController) -> Void,
        _ appeared: @escaping @Sendable (UIView) -> Void
    ) {
        self.actions = actions
        self.loaded = loaded
        self.appeared = appeared
    }

    func yjdlShSDKManagerAuthPageCompleteViewDidLoad(
        _ authPageVC: UIViewController, currentTelecom telecom: String?, object: NSObject?,
        userInfo: [AnyHashable: Any]?
    ) {
        loaded(authPageVC)
    }

    func yjdlShSDKManagerAuthPage(afterViewDidLoad authPageView: UIView, currentTelecom telecom: String?) {
        appeared(authPageView)
    }

    func yjdlShActionListener(_ type: Int, code: Int, message: String?) {
        actions(
            VendorPayload(fields: [
                "type": .integer(Int64(type)), "code": .integer(Int64(code)),
                "message": message.map { .text($0) } ?? .null,
            ]))
    }
}

nonisolated extension VendorPayload {
    /// Takes a result over, on the thread that it came on.
    fileprivate init(_ result: YjdlShCompleteResult) {
        self.init(fields: [
            "code": .integer(Int64(result.code)),
            "message": result.message.map { .text($0) } ?? .null,
            "data": VendorPayload(result.data).fields.map { .fields($0) } ?? .null,
            "innerCode": .integer(Int64(result.innerCode)),
            "innerDesc": result.innerDesc.map { .text($0) } ?? .null,
            "error": .bool(result.error != nil),
        ])
    }
}
