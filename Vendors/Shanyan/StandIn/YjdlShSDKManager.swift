// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SimulatedPhone
import UIKitShim

/// `YjdlShSDK`'s entry point on a simulated phone.
open class YjdlShSDKManager: NSObject {
    open class func setYjdlShSDKManagerDelegate(_ delegate: any YjdlShSDKManagerDelegate) {
        ShanyanProcess.current.delegate = delegate
    }

    open class func initWithAppId(_ appId: String, complete: YjdlShComplete? = nil) {
        SimulatedPhone.current.note(call: "initWithAppId")
        ShanyanProcess.current.initialize(complete)
    }

    open class func setPreGetPhonenumberTimeOut(_ preGetPhoneTimeOut: TimeInterval) {
        ShanyanProcess.current.prefetchTimeout = preGetPhoneTimeOut
    }

    open class func setPreGetPhonenumberUseCacheIfNoCellularNetwork(_ isUseCache: Bool) {}

    open class func preGetPhonenumber(_ complete: YjdlShComplete? = nil) {
        SimulatedPhone.current.note(call: "preGetPhonenumber")
        ShanyanProcess.current.prefetch(complete)
    }

    open class func quickAuthLogin(
        with yjdlShUIConfigure: YjdlShUIConfigure, openLoginAuthListener: @escaping YjdlShComplete,
        oneKeyLoginListener: @escaping YjdlShComplete
    ) {
        SimulatedPhone.current.note(call: "quickAuthLogin")
        ShanyanProcess.current.open(yjdlShUIConfigure, openLoginAuthListener, oneKeyLoginListener)
    }

    open class func finishAuthController(animated flag: Bool, completion: (@Sendable () -> Void)? = nil) {
        SimulatedPhone.current.note(call: "finishAuthController")
        ShanyanProcess.current.finish(animated: flag, completion)
    }

    open class func setCheckBoxValue(_ isSelect: Bool) {
        ShanyanProcess.current.page?.isChecked = isSelect
    }

    open class func hideLoading() {
        SimulatedPhone.current.note(call: "hideLoading")
        ShanyanProcess.current.page?.hideLoading()
    }

    open class func mobileCheck(localPhoneNumberComplete complete: @escaping YjdlShComplete) {
        SimulatedPhone.current.note(call: "mobileCheck")
        ShanyanProcess.current.verify(complete)
    }

    open class func printConsoleEnable(_ enable: Bool) {}
    open class func forbiddenFullLogReport(_ forbidden: Bool) {}

    open class func getOperatorType() -> String {
        ShanyanAnswers.operatorType(of: SimulatedPhone.current.settings)
    }

    open class func clearScripCache() {
        SimulatedPhone.current.note(call: "clearScripCache")
        ShanyanProcess.current.clear()
    }

    open class func yjdlShSDKVersion() -> String { "2.3.4.7" }
}
