import PhoneAuthModel
import SimulatedPhone

/// The events of `AlicomFusionAuth`, as part 2 of the dossier lists them.
enum AliyunFusionAnswers {
    /// The name of the one-tap node.
    static let numberNode = "AlicomFusionNodeNameNumberAuth"

    /// An event without the payload around it.
    static func event(_ code: String, inner: String = "", _ more: [String: JSONValue] = [:]) -> JSONValue {
        let fields: [String: JSONValue] = [
            "templateId": "100001", "resultCode": .string(code), "resultMsg": "", "innerCode": .string(inner),
            "requestId": "0123456789abcdef",
        ]
        return .object(fields.merging(more) { _, new in new })
    }

    static func code(of payload: JSONValue) -> String { payload["event"]?["resultCode"]?.text ?? "" }

    // MARK: What goes wrong

    /// What the one-tap node finds out before it asks the carrier.
    static func environmentFailure(of settings: PhoneSettings) -> JSONValue? {
        if !settings.hasSIM { return event("400002", inner: "1600007") }
        if !settings.hasCellularData || !settings.hasCellularPermission { return event("400002", inner: "1600008") }
        if !settings.canReadCarrier { return event("400002", inner: "1600004") }
        if !settings.hasSupportedCarrier { return event("400002", inner: "1600009") }
        if settings.initialization == .refuses(.sdkNotLinked) { return event("400002") }
        return nil
    }

    /// What the node says when the masked number or the token is not to be had; `nil` where it is.
    ///
    /// - Parameters:
    ///   - outer: 400002 for the masked number, 400007 for the token.
    ///   - generic: The inner code of a failure without a reason.
    static func failure(
        _ answer: PhoneSettings.Answer, _ outer: String, generic: String, _ settings: PhoneSettings
    ) -> JSONValue? {
        switch answer {
        case .succeeds, .silent, .late: nil
        case .fails: event(outer, inner: generic)
        case .timesOut: event(outer, inner: "1600015")
        case .malformed: event("")
        case .refuses(let refusal): self.refusal(refusal, outer, generic, settings)
        }
    }

    private static func refusal(
        _ refusal: PhoneSettings.Refusal, _ outer: String, _ generic: String, _ settings: PhoneSettings
    ) -> JSONValue {
        switch refusal {
        case .carrierChanged: event(outer, inner: "1600021")
        case .carrierMaintenance: event(outer, inner: "1600013")
        case .quotaExhausted: event(outer, inner: "1600014")
        case .invalidCredentials, .bundleMismatch: event(outer, inner: "1600017")
        case .proxyOrVPN: carrierFailure(outer, generic, settings, ("103111", "1101", "800008"))
        case .clockSkew: carrierFailure(outer, generic, settings, ("105112", nil, "-10009"))
        case .rateLimited: carrierFailure(outer, generic, settings, ("103911", "20101", "-65"))
        case .numberRestricted: carrierFailure(outer, generic, settings, ("105317", nil, nil))
        case .prefetchExpired: carrierFailure(outer, generic, settings, ("103902", "410007", nil))
        case .accountDisabled, .sdkNotLinked, .deviceRejected: event(outer, inner: "1600010")
        }
    }

    /// A failure that hands on the carrier's own code, without saying which carrier that is.
    private static func carrierFailure(
        _ outer: String, _ inner: String, _ settings: PhoneSettings,
        _ codes: (mobile: String?, unicom: String?, telecom: String?)
    ) -> JSONValue {
        guard let code = settings.carrierCode(codes) else { return event(outer, inner: inner) }
        return event(
            outer, inner: inner,
            ["carrierFailedResultData": ["resultCode": .string(code), "desc": "refused by the carrier"]])
    }
}
