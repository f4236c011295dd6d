import PhoneAuthModel
import SimulatedPhone

/// The results of `YjdlShSDK` as raw payloads: the outer codes of the document, with the carrier's code inside.
enum ShanyanAnswers {
    /// What is being answered.
    enum Stage {
        case initialize
        case prefetch
        case token(String)
        case verification(String)
    }

    static func success(_ stage: Stage, _ settings: PhoneSettings) -> JSONValue {
        switch stage {
        case .initialize: result("1000")
        case .prefetch:
            result("1022", data: ["number": "138****0000", "telecom": .string(operatorType(of: settings))])
        case .token(let token): result("1000", data: ["token": .string(token)])
        case .verification(let token): result("2000", data: ["token": .string(token)])
        }
    }

    static func opened() -> JSONValue { result("1000") }
    static func notOpened(_ code: String) -> JSONValue { failure(code) }
    static func back() -> JSONValue { failure("1011") }

    static func operatorType(of settings: PhoneSettings) -> String {
        switch settings.readableCarrier {
        case .chinaMobile: return "CMCC"
        case .chinaUnicom: return "CUCC"
        case .chinaTelecom: return "CTCC"
        case .unknown: return "UNKNOW"
        }
    }

    /// What stands in the way of a number before any carrier is asked. For a login no code tells a fourth carrier from one that
    /// cannot be read; verification has one for both.
    static func obstacle(to stage: Stage, _ settings: PhoneSettings) -> JSONValue? {
        let isVerification = if case .verification = stage { true } else { false }
        if !settings.hasSIM { return failure("1009") }
        guard settings.hasNetwork else { return carrierFailure(stage, settings, ("200022", "10100", "80003")) }
        if !settings.hasCellularData || !settings.hasCellularPermission {
            return failure(isVerification ? "2023" : "1008")
        }
        if operatorType(of: settings) == "UNKNOW" { return failure(isVerification ? "2009" : "1002") }
        return nil
    }

    static func payload(_ answer: PhoneSettings.Answer, _ stage: Stage, _ settings: PhoneSettings) -> JSONValue {
        switch answer {
        case .succeeds, .silent, .late: success(stage, settings)
        case .fails: generic(stage, settings)
        case .timesOut: carrierFailure(stage, settings, ("200023", "10103", "80000"))
        case .malformed: ["code": true, "message": 1, "data": "token", "error": nil]
        case .refuses(let refusal): self.refusal(refusal, stage, settings)
        }
    }

    private static func refusal(
        _ refusal: PhoneSettings.Refusal, _ stage: Stage, _ settings: PhoneSettings
    ) -> JSONValue {
        switch refusal {
        case .proxyOrVPN: carrierFailure(stage, settings, ("103111", "1101", "-10004"))
        case .clockSkew: carrierFailure(stage, settings, ("105112", nil, "-10009"))
        case .carrierMaintenance: carrierFailure(stage, settings, (nil, "3206", nil))
        case .rateLimited: carrierFailure(stage, settings, ("103911", "20101", "-65"))
        case .quotaExhausted: carrierFailure(stage, settings, ("105021", "1107", nil))
        case .numberRestricted: carrierFailure(stage, settings, ("105317", nil, nil))
        case .prefetchExpired: carrierFailure(stage, settings, ("103902", "410007", nil))
        case .invalidCredentials: failure("1001", inner: "10029")
        case .bundleMismatch: failure("1001", inner: "19")
        case .accountDisabled: failure("1032")
        case .sdkNotLinked: failure("1001")
        case .carrierChanged, .deviceRejected: generic(stage, settings)
        }
    }

    /// A failure without a cause of its own: the carriers' code for "no number".
    private static func generic(_ stage: Stage, _ settings: PhoneSettings) -> JSONValue {
        carrierFailure(stage, settings, (nil, nil, nil))
    }

    /// A failure that hands on the carrier's own code: China Mobile's, China Unicom's, China Telecom's. One is always inside;
    /// where the carrier has none for the cause it is the one for "no number".
    private static func carrierFailure(
        _ stage: Stage, _ settings: PhoneSettings, _ codes: (mobile: String?, unicom: String?, telecom: String?)
    ) -> JSONValue {
        let verification: String
        let inner: String?
        switch settings.carrier {
        case .chinaMobile: (verification, inner) = ("2005", codes.mobile ?? "105002")
        case .chinaUnicom: (verification, inner) = ("2003", codes.unicom ?? "1201")
        case .chinaTelecom: (verification, inner) = ("2004", codes.telecom ?? "-10001")
        case .unknown: (verification, inner) = ("2009", nil)
        }
        switch stage {
        case .initialize: return failure("1001")
        case .prefetch: return failure("1023", inner: inner)
        case .token: return failure("1003", inner: inner)
        case .verification: return failure(verification, inner: inner)
        }
    }

    private static func failure(_ code: String, inner: String? = nil) -> JSONValue {
        result(code, inner: inner, isError: true)
    }

    private static func result(
        _ code: String, data: JSONValue = nil, inner: String? = nil, isError: Bool = false
    ) -> JSONValue {
        [
            "code": .integer(Int(code) ?? 0), "message": isError ? "failed" : "ok", "data": data,
            "innerCode": .integer(inner.flatMap { Int($0) } ?? 0),
            "innerDesc": inner == nil ? nil : "refused by the carrier", "error": .bool(isError),
        ]
    }
}
