// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

public enum OLNetworkType: Int, @unchecked Sendable {
    case none = 0
    case cellular = 1
    case WIFI = 2
    case cellularAndWIFI = 3
}

open class OLNetworkInfo: NSObject {
    open var carrierName: String?
    open var networkType: OLNetworkType = .none
    open var detailNetworkType: String = ""
}

/// OneLogin's advanced mode on a simulated phone. The SDK has class functions only; what it keeps, ``OneLoginSession`` keeps.
open class OneLoginPro: NSObject {
    private class var session: OneLoginSession {
        let phone = SimulatedPhone.current
        return phone.vendorState { OneLoginSession(phone: phone) }
    }

    open class func sdkVersion() -> String { "2.9.9" }
    open class func setLogEnabled(_ enabled: Bool) {}
    open class func setCMLogEnabled(_ enabled: Bool) {}

    open class func currentNetworkInfo() -> OLNetworkInfo? {
        let settings = SimulatedPhone.current.settings
        guard let name = GeetestAnswers.carrierName(of: settings) else { return nil }
        let info = OLNetworkInfo()
        info.carrierName = name
        switch (settings.hasCellularData && settings.hasNetwork, settings.hasWiFi) {
        case (true, true): info.networkType = .cellularAndWIFI
        case (true, false): info.networkType = .cellular
        case (false, true): info.networkType = .WIFI
        case (false, false): info.networkType = .none
        }
        info.detailNetworkType = settings.hasWiFi ? "WIFI" : settings.hasNetwork ? "4G" : ""
        return info
    }

    // MARK: Prefetch

    open class func setRequestTimeout(_ preGetTokenTimeout: TimeInterval, requestTokenTimeout: TimeInterval) {
        session.prefetch.timeout = preGetTokenTimeout
        session.tokenTimeout = requestTokenTimeout
    }

    open class func register(withAppID appID: String) {
        SimulatedPhone.current.note(call: "register")
        session.prefetch.register()
    }

    open class func renewPreGetToken() {
        SimulatedPhone.current.note(call: "renewPreGetToken")
        session.prefetch.start()
    }

    open class func getPreGetTokenResult(_ completion: @escaping @Sendable ([AnyHashable: Any]?) -> Void) {
        SimulatedPhone.current.note(call: "getPreGetTokenResult")
        session.prefetch.deliver(to: completion)
    }

    open class func isPreGetTokenResultValidate() -> Bool { session.prefetch.isValid }

    open class func deletePreResultCache() {
        SimulatedPhone.current.note(call: "deletePreResultCache")
        session.prefetch.drop()
    }

    // MARK: The page

    open class func requestToken(
        with viewController: UIViewController, viewModel: OLAuthViewModel?,
        completion: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        SimulatedPhone.current.note(call: "requestToken")
        // Called on the main thread, as everything that touches UIKit is.
        let controller = MainActor.assumeIsolated { UIViewController() }
        session.open(viewModel ?? OLAuthViewModel(), controller, from: viewController, completion)
    }

    open class func startRequestToken() {
        SimulatedPhone.current.note(call: "startRequestToken")
        session.page?.fetchToken()
    }

    open class func dismissAuthViewController(_ animated: Bool, completion: (@Sendable () -> Void)? = nil) {
        SimulatedPhone.current.note(call: "dismissAuthViewController")
        session.page?.dismiss(animated: animated, completion)
    }

    open class func stopLoading() {
        SimulatedPhone.current.note(call: "stopLoading")
        session.page?.stopLoading()
    }

    open class func isProtocolCheckboxChecked() -> Bool { session.page?.isChecked ?? false }
    open class func setProtocolCheckState(_ isChecked: Bool) { session.page?.isChecked = isChecked }
    open class func currentAuthViewController() -> UIViewController? { session.page?.controller }
}
