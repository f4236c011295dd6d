import PhoneAuth

extension VendorAnswer {
    /// Takes a result dictionary of OneLogin apart.
    ///
    /// `status` decides: 200 is success, everything else failure, and then `errorCode` says why. A success carries
    /// `errorCode` 0 or none. The carrier's own answer is in `metadata`, under names that differ by carrier.
    init(oneLogin payload: VendorPayload, carrier: Carrier, sdkVersion: String? = nil) {
        let metadata = payload.payload("metadata")
        let packed = metadata?.payload("error_data", "resultData") ?? metadata
        self.init(
            code: Self.code(of: payload),
            message: payload.text("msg", "error_msg"),
            innerCode: payload.text("operator_error_code") ?? metadata?.text("resultCode", "result", "code")
                ?? packed?.text("resultCode", "result", "code"),
            innerMessage: metadata?.text("desc", "resultMsg", "msg") ?? packed?.text("desc", "resultMsg", "msg"),
            carrier: Carrier(vendorText: payload.text("operatorType")).or(carrier))
        self.sdkVersion = sdkVersion
    }

    /// The code that the table knows: `0` for success, else what `errorCode` says.
    private static func code(of payload: VendorPayload) -> VendorPayload.Code {
        let code = payload.code("errorCode")
        guard payload.number("status") == 200 else {
            // A failure that calls itself a success says nothing.
            return code == .found("0") ? .unusable : code
        }
        if payload.text("token") != nil { return .found("0") }
        if case .found = code { return code }
        return .found("0")
    }

    /// Takes an error of OnePass apart. `GOPError` cannot lack a code; 0 is how it looks without one.
    init(onePass code: Int, _ description: String, carrier: Carrier, sdkVersion: String? = nil) {
        self.init(
            code: code == 0 ? .absent : .found(String(code)), message: description.isEmpty ? nil : description,
            carrier: carrier)
        self.sdkVersion = sdkVersion
    }
}
