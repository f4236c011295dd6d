/// Why an operation did not give what was asked for.
///
/// One vocabulary for every vendor. Read ``disposition`` to decide what to do next, ``code`` to say what happened; keep
/// the vendor's own code and text, which are in the error too, for support.
public struct PhoneAuthError: Error, Hashable, Sendable {
    /// What happened, in words that mean the same for every vendor.
    public var code: Code
    /// Where in the operation it happened.
    public var stage: Stage
    /// What to do about it.
    public var disposition: Disposition
    /// The vendor that was being used, or `nil` where none had been touched.
    public var vendor: Vendor?
    /// The vendor's product.
    public var product: Product?
    /// The vendor's own code, as text, or `nil` where the framework decided.
    public var vendorCode: String?
    /// The vendor's own words.
    public var vendorMessage: String?
    /// The carrier, as far as it was known.
    public var carrier: Carrier
    /// The carrier's own code, which the vendor handed on.
    public var carrierCode: String?
    /// The carrier's own words.
    public var carrierMessage: String?
    /// The vendor's id of the request, for its support.
    public var requestID: String?
    /// Every vendor that was tried, in order, with what came of it.
    public var attempts: [Attempt]

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What happened.
    ///   - stage: Where it happened.
    ///   - disposition: What to do about it; the code's usual one when left out.
    ///   - vendor: The vendor that was being used.
    ///   - product: The vendor's product.
    ///   - carrier: The carrier, as far as it is known.
    public init(
        _ code: Code, stage: Stage, disposition: Disposition? = nil, vendor: Vendor? = nil, product: Product? = nil,
        carrier: Carrier = .unknown
    ) {
        self.code = code
        self.stage = stage
        self.disposition = disposition ?? code.usualDisposition
        self.vendor = vendor
        self.product = product
        self.carrier = carrier
        self.attempts = []
    }
}

extension PhoneAuthError: CustomStringConvertible {
    /// A short text without any secret: code, stage, vendor, the vendor's and the carrier's codes.
    public var description: String {
        var parts = ["\(code.rawValue) at \(stage.rawValue)"]
        if let vendor { parts.append("vendor \(vendor)") }
        if let vendorCode { parts.append("code \(vendorCode)") }
        if let carrierCode { parts.append("carrier code \(carrierCode)") }
        return parts.joined(separator: ", ")
    }
}
