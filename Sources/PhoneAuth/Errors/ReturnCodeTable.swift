/// A vendor's return codes, and the rules by which an answer is read.
public struct ReturnCodeTable: Sendable {
    /// The vendor.
    public let vendor: Vendor
    /// The rows, in the order of the documentation.
    public let rows: [ReturnCodeRow]

    private struct Key: Hashable {
        let product: Product
        let stage: Stage?
        let code: String
    }

    private let index: [Key: [ReturnCodeRow]]

    /// Makes a table. Of two rows for the same product, stage and code the first counts.
    public init(vendor: Vendor, rows: [ReturnCodeRow]) {
        self.vendor = vendor
        self.rows = rows
        var index: [Key: [ReturnCodeRow]] = [:]
        for row in rows {
            let keys =
                row.stages.isEmpty
                ? [Key(product: row.product, stage: nil, code: row.code)]
                : row.stages.map { Key(product: row.product, stage: $0, code: row.code) }
            for key in keys { index[key, default: []].append(row) }
        }
        self.index = index
    }

    /// The row of a code in a stage: one for the stage, else one for every stage.
    ///
    /// Of several for the same key, which tell the versions in which the code meant one thing and the other, that of the
    /// SDK's version counts; the first, which is in force, where the version is not known.
    public func row(
        _ product: Product, _ stage: Stage, _ code: String, sdkVersion: String? = nil
    ) -> ReturnCodeRow? {
        let rows =
            index[Key(product: product, stage: stage, code: code)]
            ?? index[Key(product: product, stage: nil, code: code)] ?? []
        guard let sdkVersion, rows.count > 1 else { return rows.first }
        return rows.first { $0.holds(in: sdkVersion) }
    }

    /// Whether the table knows a code in a stage, if only in other versions of the SDK.
    private func knows(_ product: Product, _ stage: Stage, _ code: String) -> Bool {
        row(product, stage, code) != nil
    }

    /// What an answer means.
    public enum Reading: Hashable, Sendable {
        /// Success, as far as the code goes: whether a token is there is for the caller to see.
        case success
        /// The call goes on.
        case progress
        /// An event of the page, by the row's name for it.
        case event(String)
        /// A failure.
        case failure(PhoneAuthError)
    }

    /// Reads an answer.
    ///
    /// A known carrier's failure decides before the vendor's code, save where that says what the user did; the vendor's
    /// row decides next; a code that only the known carrier's table has is read as the carrier's; any other is
    /// `unknown`, with code and text kept. A failure of the carrier's or the vendor's that says nothing about its cause is
    /// read by stage. An answer without a usable code is `malformedResponse`.
    public func reading(_ answer: VendorAnswer, of product: Product, in stage: Stage) -> Reading {
        guard case .found(let code) = answer.code else {
            return .failure(error(.malformedResponse, answer, product, stage))
        }
        let row = row(product, stage, code, sdkVersion: answer.sdkVersion)
        if row == nil, knows(product, stage, code) {
            // It meant something before, and something else after: which cause it is now nobody can tell.
            return .failure(error(ReturnCodeRow.Failure(code: nil, disposition: nil), answer, product, stage))
        }
        switch row?.kind {
        case .success: return .success
        case .progress: return .progress
        case .event(let name): return .event(name)
        case .failure(let failure):
            var carriers = row?.kind.isDecision == true ? nil : Self.carriersFailure(in: answer)
            // A carrier that says nothing of a cause knows no more than a vendor that does.
            if carriers?.code == nil, failure.code != nil { carriers = nil }
            return .failure(error(carriers ?? failure, answer, product, stage))
        case nil:
            if let carriers = Self.carriersFailure(in: answer) {
                return .failure(error(carriers, answer, product, stage))
            }
            if let carriers = CarrierCodes.failure(code, of: answer.carrier) {
                var error = error(carriers, answer, product, stage)
                error.carrierCode = answer.innerCode.map(Redaction.redacting) ?? code
                return .failure(error)
            }
            return .failure(error(.unknown, answer, product, stage))
        }
    }

    /// Checks the answer that ends a call.
    ///
    /// - Throws: what the answer says went wrong; `malformedResponse` where it says neither that nor success.
    public func check(_ answer: VendorAnswer, of product: Product, in stage: Stage) throws(PhoneAuthError) {
        switch reading(answer, of: product, in: stage) {
        case .success: return
        case .failure(let error): throw error
        case .progress, .event: throw error(.malformedResponse, answer, product, stage)
        }
    }

    /// An error that carries everything that an answer says.
    public func error(
        _ code: PhoneAuthError.Code, _ answer: VendorAnswer, _ product: Product, _ stage: Stage
    ) -> PhoneAuthError {
        var error = PhoneAuthError(code, stage: stage, vendor: vendor, product: product, carrier: answer.carrier)
        if case .found(let vendorCode) = answer.code { error.vendorCode = Redaction.redacting(vendorCode) }
        error.vendorMessage = answer.message.map(Redaction.redacting)
        error.carrierCode = answer.innerCode.map(Redaction.redacting)
        error.carrierMessage = answer.innerMessage.map(Redaction.redacting)
        error.requestID = answer.requestID.map(Redaction.redactingNumber(inRequestID:))
        return error
    }

    /// What the client may repeat by itself after an error.
    public func repetition(after error: PhoneAuthError) -> ReturnCodeRow.Repetition? {
        if let product = error.product, let code = error.vendorCode,
            let repetition = row(product, error.stage, code)?.repetition
        {
            return repetition
        }
        return error.code == .prefetchExpired ? .prefetchAgain : nil
    }

    private static func carriersFailure(in answer: VendorAnswer) -> ReturnCodeRow.Failure? {
        answer.innerCode.flatMap { CarrierCodes.failure($0, of: answer.carrier) }
    }

    /// The error of a row: one that says nothing about its cause is read by stage.
    private func error(
        _ failure: ReturnCodeRow.Failure, _ answer: VendorAnswer, _ product: Product, _ stage: Stage
    ) -> PhoneAuthError {
        var error = error(failure.code ?? Self.genericCode(in: stage), answer, product, stage)
        if let disposition = failure.disposition { error.disposition = disposition }
        return error
    }

    static func genericCode(in stage: Stage) -> PhoneAuthError.Code {
        switch stage {
        case .initialize, .availability: .serviceUnavailable
        case .prefetch: .prefetchFailed
        default: .carrierFailure
        }
    }
}
