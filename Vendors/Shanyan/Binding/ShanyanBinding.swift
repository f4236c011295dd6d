// The seam, ShanyanSDK, documents what each member does.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
public import PhoneAuth
public import PhoneAuthShanyan

#if PHONEAUTH_STAND_IN
    public import UIKitShim
    import YjdlShSDKStandIn
#else
    public import UIKit
    import YjdlShSDK
#endif

/// Speaks to `YjdlShSDK`. Add this folder's files to the app's target, where the SDK can be imported.
@MainActor public final class ShanyanBinding: ShanyanSDK {
    /// The SDK's delegate. Nobody says that the SDK keeps it alive.
    private var listener: ActionListener?

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

    public func observeActions(_ receive: @escaping @Sendable (VendorPayload) -> Void) {
        let listener = ActionListener(receive)
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
        presenter: UIViewController, page: VendorPage, opened: @escaping @Sendable (VendorPayload) -> Void,
        result: @escaping @Sendable (VendorPayload) -> Void, customArea: @escaping @Sendable (UIView) -> Void
    ) {
        let configure = YjdlShUIConfigure()
        configure.viewController = presenter
        // The client closes the page, when the exchange is done.
        configure.manualDismiss = NSNumber(value: true)
        configure.customAreaView = { @Sendable area in customArea(area) }
        apply(page, to: configure)
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

/// Hears what is tapped on the page.
nonisolated private final class ActionListener: NSObject, YjdlShSDKManagerDelegate {
    private let receive: @Sendable (VendorPayload) -> Void

    init(_ receive: @escaping @Sendable (VendorPayload) -> Void) {
        self.receive = receive
    }

    func yjdlShActionListener(_ type: Int, code: Int, message: String?) {
        receive(
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
