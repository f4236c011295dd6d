import PhoneAuthModel
import SimulatedPhone

/// The result dictionaries of OneLogin and OnePass, as the document and the dossier's parts 3 and 4 print them.
enum GeetestAnswers {
    /// The masked number, the same everywhere.
    static let maskedNumber = "138****0000"

    // MARK: Reading

    static func isSuccess(_ result: JSONValue) -> Bool {
        switch result["status"] {
        case .integer(200), .number(200), .string("200"): true
        default: false
        }
    }

    // MARK: Writing

    /// CM, CU, CT; `nil` where the SDK sees none of the three.
    static func carrierName(of settings: PhoneSettings) -> String? {
        switch settings.readableCarrier {
        case .chinaMobile: "CM"
        case .chinaUnicom: "CU"
        case .chinaTelecom: "CT"
        case .unknown: nil
        }
    }

    private static func result(_ status: Int, _ settings: PhoneSettings, _ more: [String: JSONValue]) -> JSONValue {
        var fields: [String: JSONValue] = [
            "status": .integer(status), "appID": "demo-onelogin-app-id", "model": "iPhone9,1", "release": "13.5.1",
        ]
        if let name = carrierName(of: settings) { fields["operatorType"] = .string(name) }
        return .object(fields.merging(more) { _, new in new })
    }

    static func failure(_ code: String, _ settings: PhoneSettings, _ metadata: JSONValue? = nil) -> JSONValue {
        var fields: [String: JSONValue] = ["errorCode": .string(code), "msg": "failed"]
        if let metadata { fields["metadata"] = metadata }
        return result(500, settings, fields)
    }

    static func prefetched(on phone: SimulatedPhone) -> JSONValue {
        let lifetime = phone.settings.carrier == .chinaUnicom ? 580 : 3600
        return result(
            200, phone.settings,
            [
                "processID": "0123456789abcdef0123456789abcdef", "number": .string(maskedNumber),
                "accessCode": "simulated-access-code", "expire_time": .integer(lifetime), "pre_token_time": "300",
                "msg": "ok",
            ])
    }

    /// What a prefetch ends with, and in which manner.
    static func prefetch(of phone: SimulatedPhone) -> (answer: PhoneSettings.Answer, payload: JSONValue) {
        let settings = phone.settings(of: .geetest)
        if let code = environmentFailure(of: settings) { return (.fails, failure(code, settings)) }
        if case .refuses(let refusal) = settings.initialization {
            return (.fails, self.refusal(refusal, settings, prefetchCode(settings)))
        }
        switch settings.prefetch {
        case .succeeds, .silent, .late: return (settings.prefetch, prefetched(on: phone))
        case .fails: return (.fails, failure(prefetchCode(settings), settings))
        case .timesOut: return (.timesOut, failure("-20406", settings))
        case .malformed: return (.malformed, ["status": true, "errorCode": nil])
        case .refuses(let refusal): return (.fails, self.refusal(refusal, settings, prefetchCode(settings)))
        }
    }

    static func token(of phone: SimulatedPhone) -> JSONValue {
        let settings = phone.settings(of: .geetest)
        switch settings.token {
        case .succeeds, .silent, .late:
            return result(
                200, settings,
                [
                    "token": .string(phone.token("login")), "authcode": "0000", "errorCode": "0",
                    "processID": "0123456789abcdef0123456789abcdef", "number": .string(maskedNumber), "msg": "ok",
                ])
        case .fails: return refusedToken(settings)
        case .timesOut: return failure("-20105", settings)
        case .malformed: return ["status": true, "errorCode": nil]
        case .refuses(let refusal): return self.refusal(refusal, settings, tokenCode(settings))
        }
    }

    static func refusedToken(_ settings: PhoneSettings) -> JSONValue { failure(tokenCode(settings), settings) }

    // MARK: Codes

    /// What the SDK sees by itself. It has one code for no SIM, a foreign carrier and one that cannot be read.
    private static func environmentFailure(of settings: PhoneSettings) -> String? {
        if !settings.hasSIM { return "-20203" }
        if !settings.hasNetwork { return "-20200" }
        if !settings.hasCellularData { return "-20202" }
        if !settings.hasCellularPermission { return "-20204" }
        return carrierName(of: settings) == nil ? "-20203" : nil
    }

    private static func prefetchCode(_ settings: PhoneSettings) -> String {
        switch settings.carrier {
        case .chinaUnicom: "-40201"
        case .chinaTelecom: "-40301"
        case .chinaMobile, .unknown: "-40101"
        }
    }

    /// There is none for China Telecom, whose refusal shows as a result without a token.
    private static func tokenCode(_ settings: PhoneSettings) -> String {
        switch settings.carrier {
        case .chinaUnicom: "-40202"
        case .chinaTelecom: "-20420"
        case .chinaMobile, .unknown: "-40102"
        }
    }

    private static func refusal(
        _ refusal: PhoneSettings.Refusal, _ settings: PhoneSettings, _ code: String
    ) -> JSONValue {
        switch refusal {
        case .carrierChanged: failure("-20106", settings)
        case .prefetchExpired: failure("-20102", settings)
        case .invalidCredentials: failure("-20101", settings)
        case .accountDisabled: failure("-50100", settings)
        case .sdkNotLinked: failure(linkCode(settings), settings)
        case .bundleMismatch: refused(code, settings, ("103102", "1106", nil), orElse: "-50100")
        case .proxyOrVPN: refused(code, settings, ("103111", "1101", "-10004"))
        case .clockSkew: refused(code, settings, ("105112", nil, "-10009"))
        case .carrierMaintenance: refused(code, settings, (nil, "3206", nil))
        case .rateLimited: refused(code, settings, ("103911", "20101", "-65"))
        case .quotaExhausted: refused(code, settings, ("105312", "1107", nil))
        case .numberRestricted: refused(code, settings, ("105317", nil, nil))
        case .deviceRejected: failure(code, settings)
        }
    }

    private static func linkCode(_ settings: PhoneSettings) -> String {
        switch settings.carrier {
        case .chinaUnicom: "-20408"
        case .chinaTelecom: "-20409"
        case .chinaMobile, .unknown: "-20407"
        }
    }

    /// A failure that hands on the carrier's own answer, in the carrier's own form: Mobile's, Unicom's, Telecom's.
    private static func refused(
        _ code: String, _ settings: PhoneSettings, _ codes: (mobile: String?, unicom: String?, telecom: String?),
        orElse other: String? = nil
    ) -> JSONValue {
        let metadata: JSONValue? =
            switch settings.carrier {
            case .chinaMobile: codes.mobile.map { ["resultCode": .string($0), "desc": "refused"] }
            case .chinaUnicom: codes.unicom.map { ["resultCode": .string($0), "resultMsg": "refused"] }
            case .chinaTelecom: codes.telecom.map { ["result": .string($0), "msg": "refused"] }
            case .unknown: nil
            }
        guard let metadata else { return failure(other ?? code, settings) }
        return failure(code, settings, metadata)
    }

    // MARK: OnePass

    /// What a verification ends with: the callback and its payload, and in which manner.
    ///
    /// OnePass fetches its address from Geetest and its token from the carrier in one call, so it meets what a prefetch and
    /// a token would.
    static func verification(
        of number: String, on phone: SimulatedPhone
    ) -> (answer: PhoneSettings.Answer, callback: String, payload: JSONValue) {
        let settings = phone.settings(of: .geetest)
        if let code = onePassEnvironmentFailure(of: settings) { return (.fails, "onePassFailure", error(code)) }
        if case .refuses(let refusal) = settings.initialization, refusal != .sdkNotLinked {
            return (.fails, "onePassFailure", error(-50100))
        }
        let answer = settings.prefetch == .succeeds ? settings.token : settings.prefetch
        switch answer {
        case .succeeds, .silent, .late:
            let payload: JSONValue = [
                "process_id": "0123456789abcdef0123456789abcdef",
                "accesscode": .string(phone.token("verify")),
                "operatorType": JSONValue(carrierName(of: settings)), "expiredTime": 3600, "phone": .string(number),
            ]
            return (answer, "onePassSuccess", payload)
        case .malformed: return (answer, "onePassSuccess", [:])
        case .timesOut: return (answer, "onePassFailure", error(-1001))
        case .fails, .refuses: return (answer, "onePassFailure", error(onePassTokenCode(settings)))
        }
    }

    private static func error(_ code: Int) -> JSONValue { ["code": .integer(code), "description": "failed"] }

    private static func onePassEnvironmentFailure(of settings: PhoneSettings) -> Int? {
        if !settings.hasNetwork { return -39900 }
        if !settings.hasSIM || !settings.hasSupportedCarrier { return -20303 }
        if !settings.canReadCarrier { return -49900 }
        if !settings.hasCellularData { return -20302 }
        return settings.hasCellularPermission ? nil : -20305
    }

    private static func onePassTokenCode(_ settings: PhoneSettings) -> Int {
        switch settings.carrier {
        case .chinaUnicom: -40201
        case .chinaTelecom: -40301
        case .chinaMobile, .unknown: -40101
        }
    }
}
