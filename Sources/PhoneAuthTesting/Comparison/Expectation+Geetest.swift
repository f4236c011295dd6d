import PhoneAuth

extension Expectation {
    /// Where Geetest has no code for what happens, and the carrier inside it has none either.
    static let geetest: [Exception] = [
        Exception(
            "noSIM", of: .geetest, gives: .unsupportedCarrier,
            "-20203 stands for no SIM, a fourth carrier and one that cannot be read."),
        Exception(
            "carrierUnknown", of: .geetest, gives: .unsupportedCarrier,
            "-20203 stands for no SIM, a fourth carrier and one that cannot be read."),
        Exception(
            "clockSkew", of: .geetest, on: [.chinaUnicom], gives: .prefetchFailed,
            "China Unicom has no code for a wrong clock."),
        Exception(
            "carrierMaintenance", of: .geetest, on: [.chinaMobile, .chinaTelecom], gives: .prefetchFailed,
            "Only China Unicom has a code for maintenance, 3206."),
        Exception(
            "quotaExhausted", of: .geetest, on: [.chinaTelecom], gives: .prefetchFailed,
            "China Telecom has no code for a quota that is used up."),
        Exception(
            "bundleMismatch", of: .geetest, on: [.chinaTelecom], gives: .invalidCredentials,
            "China Telecom has no code for it; Geetest's own -50100 says only that the app's settings are not as expected."
        ),
        Exception(
            "accountDisabled", of: .geetest, gives: .invalidCredentials,
            "-50100 says only that the app's settings are not as expected."),
        Exception(
            "deviceRejected", of: .geetest, gives: .prefetchFailed,
            "Neither Geetest nor a carrier has a code for a refused device."),
        Exception(
            "numberRestricted", of: .geetest, on: [.chinaUnicom, .chinaTelecom], gives: .carrierFailure,
            "Only China Mobile has a code for a restricted number, 105317."),
        // OnePass makes one request, so what befalls a prefetch befalls the verification.
        Exception(
            "noSIM", of: .geetest, for: [.verification], gives: .unsupportedCarrier,
            "-20303 stands for no SIM and for a fourth carrier."),
        Exception(
            "cellularDataOff", of: .geetest, for: [.verification], gives: .unsupportedNetwork,
            "-20302 stands for every network on which the carrier cannot be asked."),
        Exception(
            "noNetwork", of: .geetest, for: [.verification], gives: .networkFailure,
            "-39900 stands for every request that failed, also for want of a network."),
        Exception(
            "vpn", "clockSkew", "prefetchFailed", "carrierMaintenance", "rateLimited", "quotaExhausted",
            "deviceRejected", "carrierChanges", "numberRestricted", of: .geetest, for: [.verification],
            gives: .carrierFailure,
            "OnePass says which carrier refused, never why: -40101, -40201, -40301."),
        Exception(
            "prefetchTimeout", "prefetchSilent", of: .geetest, for: [.verification], gives: .timeout,
            "OnePass makes one request, which is the prefetch and the verification."),
        Exception(
            "bundleMismatch", "accountDisabled", of: .geetest, for: [.verification], gives: .invalidCredentials,
            "-50100 says only that the app's settings are not as expected."),
        Exception(
            "sdkNotLinked", of: .geetest, for: [.verification], gives: nil,
            "OnePass does not use the carriers' frameworks."),
    ]
}
