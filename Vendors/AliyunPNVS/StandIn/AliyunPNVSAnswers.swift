import PhoneAuthModel
import SimulatedPhone

/// The result dictionaries of `ATAuthSDK`, as the document and the dossier's part 4 print them.
enum AliyunPNVSAnswers {
    /// What is being answered.
    enum Stage {
        case initialize
        case prefetch
        case token(String)

        var success: JSONValue {
            switch self {
            case .initialize: AliyunPNVSAnswers.success()
            case .prefetch:
                AliyunPNVSAnswers.success(["innerCode": "", "innerMsg": "", "carrierFailedResultData": [:]])
            case .token(let token): AliyunPNVSAnswers.success(["token": .string(token)])
            }
        }

        var genericFailure: String {
            if case .token = self { "600011" } else { "600012" }
        }
    }

    static func success(_ more: [String: JSONValue] = [:]) -> JSONValue { result("600000", more) }

    static func result(_ code: String, _ more: [String: JSONValue] = [:]) -> JSONValue {
        let fields: [String: JSONValue] = ["resultCode": .string(code), "msg": "", "requestId": "0123456789abcdef"]
        return .object(fields.merging(more) { _, new in new })
    }

    static func tap(_ code: String, isChecked: Bool) -> JSONValue { result(code, ["isChecked": .bool(isChecked)]) }

    /// What the environment check says. It was relaxed in 2.12.1.3: it does not see that there is no network path.
    static func environmentFailure(of settings: PhoneSettings) -> JSONValue? {
        if !settings.hasSIM { return result("600007") }
        guard settings.hasNetwork else { return nil }
        if !settings.hasCellularData || !settings.hasCellularPermission { return result("600008") }
        if !settings.canReadCarrier { return result("600004") }
        if !settings.hasSupportedCarrier { return result("600009") }
        return nil
    }

    static func payload(_ answer: PhoneSettings.Answer, _ stage: Stage, _ settings: PhoneSettings) -> JSONValue {
        switch answer {
        case .succeeds, .silent, .late:
            return stage.success
        case .fails:
            return settings.hasNetwork
                ? result(stage.genericFailure) : carrierFailure(stage, settings, ("200022", "10100", "80003"))
        case .timesOut:
            return result("600015")
        case .malformed:
            return ["resultCode": true, "msg": nil]
        case .refuses(let refusal):
            return self.refusal(refusal, stage, settings)
        }
    }

    private static func refusal(
        _ refusal: PhoneSettings.Refusal, _ stage: Stage, _ settings: PhoneSettings
    ) -> JSONValue {
        switch refusal {
        case .proxyOrVPN: carrierFailure(stage, settings, ("103111", "1101", "800008"))
        case .clockSkew: carrierFailure(stage, settings, ("105112", nil, "-10009"))
        case .carrierChanged: result("600021")
        case .carrierMaintenance: result("600013")
        case .rateLimited: carrierFailure(stage, settings, ("103911", "20101", "-65"))
        case .quotaExhausted: result("600014")
        case .invalidCredentials, .bundleMismatch: result("600017")
        case .accountDisabled, .sdkNotLinked: result("600010")
        case .deviceRejected: result("600005")
        case .numberRestricted: result("600018")
        case .prefetchExpired: carrierFailure(stage, settings, ("103902", "410007", nil))
        }
    }

    /// A failure that hands on the carrier's own code: China Mobile's, China Unicom's, China Telecom's.
    private static func carrierFailure(
        _ stage: Stage, _ settings: PhoneSettings, _ codes: (mobile: String?, unicom: String?, telecom: String?)
    ) -> JSONValue {
        guard let code = settings.carrierCode(codes) else { return result(stage.genericFailure) }
        return result(stage.genericFailure, ["innerCode": .string(code), "innerMsg": "refused by the carrier"])
    }
}
