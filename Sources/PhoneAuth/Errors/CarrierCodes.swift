/// The carriers' own return codes, which vendors hand on as inner codes. Ranges collide, so the key is carrier and code.
public enum CarrierCodes {
    /// What a carrier's code means, or `nil` where it is no failure that the table knows.
    public static func failure(_ code: String, of carrier: Carrier) -> PhoneAuthError.Code? {
        switch carrier {
        case .chinaMobile: chinaMobile[code]
        case .chinaUnicom: chinaUnicom[code]
        case .chinaTelecom: chinaTelecom[code]
        case .unknown: nil
        }
    }

    private static let chinaMobile: [String: PhoneAuthError.Code] = [
        "102101": .noNetwork, "102103": .cellularDataOff, "102507": .timeout, "103101": .signatureInvalid,
        "103102": .bundleMismatch, "103111": .proxyOrVPN, "103119": .invalidCredentials, "103902": .prefetchExpired,
        "103911": .rateLimited, "105012": .unsupportedCarrier, "105013": .unsupportedCarrier,
        "105019": .capabilityNotEnabled, "105021": .quotaExhausted, "105112": .clockSkew, "105312": .quotaExhausted,
        "105317": .numberRestricted, "111002": .numberRestricted, "200010": .noSIM, "200020": .userCancelled,
        "200022": .noNetwork, "200023": .timeout, "200027": .cellularDataOff, "200048": .noSIM,
        "200082": .serviceUnavailable, "200096": .unsupportedNetwork,
    ]

    private static let chinaUnicom: [String: PhoneAuthError.Code] = [
        "1101": .proxyOrVPN, "1102": .proxyOrVPN, "1106": .bundleMismatch, "1107": .quotaExhausted,
        "2201": .invalidCredentials, "2202": .bundleMismatch, "2206": .rateLimited, "3201": .serviceUnavailable,
        "3204": .capabilityNotEnabled, "3206": .carrierMaintenance, "10100": .noNetwork, "10101": .cellularDataOff,
        "10103": .timeout, "20101": .rateLimited, "410000": .timeout, "410004": .cellularDataOff,
        "410007": .prefetchExpired,
    ]

    private static let chinaTelecom: [String: PhoneAuthError.Code] = [
        "-64": .capabilityNotEnabled, "-65": .rateLimited, "-10004": .proxyOrVPN, "-10008": .rateLimited,
        "-10009": .clockSkew, "-20005": .signatureInvalid, "-20006": .invalidCredentials, "-30001": .clockSkew,
        "80000": .timeout, "80003": .noNetwork, "80004": .cellularDataOff, "80005": .timeout, "80801": .timeout,
        "800008": .proxyOrVPN,
    ]
}
