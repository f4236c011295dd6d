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
    ]
}
