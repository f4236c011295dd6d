import PhoneAuth

extension VendorAnswer {
    /// Takes a `YjdlShCompleteResult` apart.
    ///
    /// The result's carrier is the payload's `telecom`, else the one that is known. The inner code is the carrier's; while
    /// initialising it is the vendor's own server's.
    init(shanyan payload: VendorPayload, carrier: Carrier) {
        var code = payload.code("code")
        // A typed result has a code in any case; nought is what it holds when nobody set one.
        if code == .found("0") { code = .absent }
        self.init(
            code: code,
            message: payload.text("message"),
            innerCode: payload.text("innerCode"),
            innerMessage: payload.text("innerDesc"),
            carrier: Carrier(vendorText: payload.payload("data")?.text("telecom")).or(carrier))
    }
}

extension ReturnCodeTable {
    /// Reads a result of `YjdlShSDK`: success is the absence of an error, whatever the code says.
    ///
    /// - Throws: what the result says went wrong.
    func check(
        shanyan payload: VendorPayload, carrier: Carrier, in stage: Stage
    ) throws(PhoneAuthError) -> VendorAnswer {
        let answer = VendorAnswer(shanyan: payload, carrier: carrier)
        guard case .found(let code) = answer.code else { throw error(.malformedResponse, answer, .shanyan, stage) }
        if payload.flag("error") != true, code != Self.shanyanBack { return answer }
        switch reading(answer, of: .shanyan, in: stage) {
        case .failure(let error): throw refined(error, by: answer, in: stage)
        case .success, .progress, .event: throw error(.unknown, answer, .shanyan, stage)
        }
    }

    /// The code of the SDK's own back button.
    static let shanyanBack = "1011"

    /// While initialising, the inner code is the vendor's server's and says more than the outer one.
    private func refined(_ error: PhoneAuthError, by answer: VendorAnswer, in stage: Stage) -> PhoneAuthError {
        guard stage == .initialize, let inner = answer.innerCode, let row = row(.shanyan, .initialize, inner),
            case .failure(let failure) = row.kind, let code = failure.code
        else { return error }
        var error = error
        error.code = code
        error.disposition = failure.disposition ?? code.usualDisposition
        return error
    }
}
