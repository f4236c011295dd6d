import Foundation

/// A vendor's answer, taken apart: what a return-code table needs to say what it means.
public struct VendorAnswer: Hashable, Sendable {
    /// The vendor's own code.
    public var code: VendorPayload.Code
    /// The vendor's own words.
    public var message: String?
    /// The carrier's code that the vendor hands on; `nil` where there is none. `0` counts as none.
    public var innerCode: String?
    /// The carrier's own words.
    public var innerMessage: String?
    /// The vendor's id of the request.
    public var requestID: String?
    /// The carrier, as far as the answer or the vendor's utilities tell.
    public var carrier: Carrier
    /// The SDK's version, for codes that changed their meaning; `nil` where it is not known.
    public var sdkVersion: String?

    /// Makes an answer.
    public init(
        code: VendorPayload.Code, message: String? = nil, innerCode: String? = nil, innerMessage: String? = nil,
        requestID: String? = nil, carrier: Carrier = .unknown
    ) {
        self.code = code
        self.message = message
        if let innerCode, case .found(let inner) = VendorPayload.code(innerCode), inner != "0" {
            self.innerCode = inner
        } else {
            self.innerCode = nil
        }
        self.innerMessage = innerMessage
        self.requestID = requestID
        self.carrier = carrier
    }
}
