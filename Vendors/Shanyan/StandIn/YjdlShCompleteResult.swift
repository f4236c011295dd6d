// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PhoneAuthModel

open class YjdlShCompleteResult: NSObject {
    open var code: Int = 0
    open var message: String?
    open var data: [AnyHashable: Any]?
    open var error: (any Error)?
    open var innerCode: Int = 0
    open var innerDesc: String?

    override init() {}

    /// A result as a payload describes it. A typed property cannot hold a value of another type: it stays at 0 or nil.
    init(_ payload: JSONValue) {
        code = Self.number(payload["code"])
        message = payload["message"]?.text
        if case .object? = payload["data"] { data = payload["data"]?.foundationDictionary }
        if payload["error"] == .bool(true) { error = NSError(domain: "YjdlShSDK", code: code) }
        innerCode = Self.number(payload["innerCode"])
        innerDesc = payload["innerDesc"]?.text
    }

    static func number(_ value: JSONValue?) -> Int {
        switch value {
        case .integer(let number): number
        case .number(let number): Int(exactly: number) ?? 0
        default: 0
        }
    }
}

public typealias YjdlShComplete = (YjdlShCompleteResult) -> Void
