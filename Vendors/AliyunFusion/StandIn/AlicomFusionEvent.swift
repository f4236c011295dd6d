import Foundation
import PhoneAuthModel

/// An event as the SDK hands it over: texts that are empty where nothing is known.
open class AlicomFusionEvent: NSObject {
    private let json: JSONValue

    init(_ json: JSONValue?) {
        self.json = json ?? .null
    }

    private func text(_ key: String) -> String { json[key]?.text ?? "" }

    open var templateId: String { text("templateId") }
    open var nodeId: String { text("nodeId") }
    open var resultCode: String { text("resultCode") }
    open var resultMsg: String { text("resultMsg") }
    open var innerCode: String { text("innerCode") }
    open var innerMsg: String { text("innerMsg") }
    open var innerRequestId: String { text("innerRequestId") }
    open var requestId: String { text("requestId") }

    /// Not optional, and nil all the same where there is nothing, as in the SDK.
    open var carrierFailedResultData: Any {
        guard let data = json["carrierFailedResultData"], data != .null else { return Optional<NSObject>.none as Any }
        return data.foundationValue
    }

    open var extendData: [AnyHashable: Any] { json["extendData"]?.foundationDictionary ?? [:] }
}

open class AlicomFusionAuthToken: NSObject {
    open var authToken: String { text }
    private let text: String

    /// Takes any text.
    public init(tokenStr: String) {
        text = tokenStr
    }
}

open class AlicomFusionLog: NSObject {
    open class func logEnable(_ enable: Bool) {}
}
