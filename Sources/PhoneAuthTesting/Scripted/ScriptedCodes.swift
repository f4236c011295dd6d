import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// The return codes of a ``ScriptedVendor``: it calls each failure by the framework's own name for it.
enum ScriptedCodes {
    static let table = ReturnCodeTable(vendor: Vendor(rawValue: "scripted"), rows: products.flatMap(rows))

    /// The product of a vendor that the app brings itself, whose products nobody here knows.
    static let anyProduct = Product(rawValue: "scripted")

    /// The products under whose names it may go.
    private static let products: [Product] =
        [.oneLogin, .onePass, anyProduct]
        + Vendor.known.filter { $0 != .geetest }.map { Product(rawValue: $0.rawValue) }

    private static func rows(of product: Product) -> [ReturnCodeRow] {
        codes.map { code in
            let repetition: ReturnCodeRow.Repetition? =
                switch code {
                case .busy: .closeAndReopen
                case .prefetchExpired: .prefetchAgain
                default: nil
                }
            return ReturnCodeRow(
                product, code.rawValue, .failure(code), meaning: code.explanation, advice: code.advice,
                source: "PhoneAuthTesting", repetition: repetition)
        }
    }

    /// Everything that a situation can lead to.
    private static let codes: [PhoneAuthError.Code] = {
        let named: [PhoneAuthError.Code] = [
            .serviceUnavailable, .prefetchFailed, .carrierFailure, .timeout, .pagePresentationFailed, .busy,
            .userCancelled, .userChoseOtherMethod, .noSIM, .cellularDataOff, .cellularPermissionDenied, .noNetwork,
            .unsupportedCarrier, .carrierUnknown,
        ]
        return named + PhoneSettings.Refusal.allCases.map { PhoneAuthError.Code(rawValue: $0.rawValue) }
    }()

    /// The failure that an answer is, at a stage; `nil` where it is none.
    static func failure(_ answer: PhoneSettings.Answer, at stage: Stage) -> PhoneAuthError.Code? {
        switch answer {
        case .succeeds, .silent, .late: nil
        case .timesOut: .timeout
        case .malformed: .malformedResponse
        case .refuses(let refusal): PhoneAuthError.Code(rawValue: refusal.rawValue)
        case .fails:
            switch stage {
            case .initialize: .serviceUnavailable
            case .prefetch: .prefetchFailed
            default: .carrierFailure
            }
        }
    }
}

extension PhoneSettings {
    /// What keeps the phone from any vendor's service, before the vendor is asked.
    var obstacle: PhoneAuthError.Code? {
        if !hasNetwork { return .noNetwork }
        if !hasSIM { return .noSIM }
        if !hasSupportedCarrier { return .unsupportedCarrier }
        if !canReadCarrier { return .carrierUnknown }
        if !hasCellularData { return .cellularDataOff }
        return hasCellularPermission ? nil : .cellularPermissionDenied
    }
}
