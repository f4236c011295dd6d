// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PhoneAuthModel
import SimulatedPhone

open class TXCommonUtils: NSObject {
    private class var settings: PhoneSettings { SimulatedPhone.current.settings }

    open class func getCurrentCarrierName() -> String! {
        switch settings.readableCarrier {
        case .chinaMobile: return "中国移动"
        case .chinaUnicom: return "中国联通"
        case .chinaTelecom: return "中国电信"
        case .unknown: return nil
        }
    }

    open class func simSupportedIsOK() -> Bool { settings.hasSIM }
    open class func checkDeviceCellularDataEnable() -> Bool { settings.hasSIM && settings.hasCellularData }

    open class func getNetworktype() -> String! {
        guard settings.hasNetwork else { return "NoInternet" }
        return settings.hasWiFi ? "WiFi" : "4G"
    }
}

open class PNSReporter: NSObject {
    private(set) var printsLogs = false
    private(set) var uploads = true

    open func setConsolePrintLoggerEnable(_ enable: Bool) { printsLogs = enable }
    open func setUploadEnable(_ enable: Bool) { uploads = enable }
}
