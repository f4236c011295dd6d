/// One meaning of a code, as `explain` and `codes` print it: a vendor's row, or a carrier's.
package struct ReturnCodeMatch: Hashable, Sendable {
    package var code: String
    package var product: Product?
    package var stage: Stage?
    package var carrier: Carrier?
    package var kind: ReturnCodeRow.Kind
    package var meaning: LocalizedText
    package var advice: LocalizedText
    package var source: String

    /// What the app sees: for a failure that says nothing about its cause that depends on the stage.
    package var errorCode: PhoneAuthError.Code? {
        guard case .failure(let failure) = kind else { return nil }
        return failure.code ?? ReturnCodeTable.genericCode(in: stage ?? .login)
    }

    /// What to do about it.
    package var disposition: Disposition? {
        guard case .failure(let failure) = kind else { return nil }
        return failure.disposition ?? errorCode?.usualDisposition
    }

    /// `success`, `progress`, `event` or `failure`.
    package var kindName: String {
        switch kind {
        case .success: "success"
        case .progress: "progress"
        case .event: "event"
        case .failure: "failure"
        }
    }

    /// The event's name.
    package var event: String? {
        guard case .event(let name) = kind else { return nil }
        return name
    }

    /// The match as the command line prints it.
    package func json(withCode: Bool) -> JSONValue {
        var json: [String: JSONValue] = [
            "product": JSONValue(product?.rawValue), "stage": JSONValue(stage?.rawValue),
            "carrier": JSONValue(carrier?.rawValue), "kind": .string(kindName),
            "errorCode": JSONValue(errorCode?.rawValue), "disposition": JSONValue(disposition?.rawValue),
            "event": JSONValue(event), "meaning": meaning.json, "advice": advice.json, "source": .string(source),
        ]
        if withCode { json["code"] = .string(code) }
        return .object(json)
    }
}

extension LocalizedText {
    /// Both languages by their tags.
    package var json: JSONValue { ["en": .string(en), "zh-Hans": .string(zhHans)] }
}

extension ReturnCodeTable {
    /// Every meaning in the table, in its order: one for each stage of a row that names several.
    package var matches: [ReturnCodeMatch] {
        rows.flatMap { row in
            let stages: [Stage?] = row.stages.isEmpty ? [nil] : row.stages
            return stages.map { stage in
                ReturnCodeMatch(
                    code: row.code, product: row.product, stage: stage, carrier: nil, kind: row.kind,
                    meaning: row.meaning, advice: row.advice, source: row.source)
            }
        }
    }

    /// The meanings of a code, the vendor's own first, then one for each carrier that knows it.
    ///
    /// - Parameters:
    ///   - product: Only this product's.
    ///   - stage: Only what the code means in this stage; a failure that says nothing about its cause is read in it.
    ///   - carrier: This carrier's meaning first, and no other carrier's.
    package func matches(
        of code: String, product: Product? = nil, stage: Stage? = nil, carrier: Carrier? = nil
    ) -> [ReturnCodeMatch] {
        var own = matches.filter { match in
            match.code == code && (product == nil || match.product == product)
                && (stage == nil || match.stage == nil || match.stage == stage)
        }
        if let stage {
            // A row for the stage itself says more than one for every stage.
            let exact = own.filter { $0.stage == stage }
            if !exact.isEmpty { own = exact }
            for index in own.indices where own[index].isGenericFailure { own[index].stage = stage }
        }
        let carriers = vendor == .apple ? [] : CarrierCodes.matches(of: code, carrier: carrier)
        return carrier == nil ? own + carriers : carriers + own
    }
}

extension ReturnCodeMatch {
    fileprivate var isGenericFailure: Bool {
        guard case .failure(let failure) = kind else { return false }
        return failure.code == nil
    }
}

extension Vendor {
    /// Sign in with Apple, as far as its codes go: it is no vendor of phone numbers.
    package static let apple = Vendor(rawValue: "apple")
}

extension CarrierCodes {
    /// Every meaning in the table, in its order.
    package static var matches: [ReturnCodeMatch] {
        rows.map { $0.match }
    }

    /// What each carrier that knows a code means by it: the meaning that counts where its SDKs differ.
    package static func matches(of code: String, carrier: Carrier? = nil) -> [ReturnCodeMatch] {
        let carriers = carrier.map { [$0] } ?? Carrier.allCases
        return carriers.compactMap { row(code, of: $0)?.match }
    }
}

extension CarrierCodeRow {
    fileprivate var match: ReturnCodeMatch {
        ReturnCodeMatch(
            code: code, product: nil, stage: nil, carrier: carrier, kind: kind, meaning: meaning, advice: advice,
            source: source)
    }
}
