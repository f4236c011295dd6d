import PhoneAuth

extension Expectation {
    /// Where Shanyan has no code for what happens, and the carrier inside it has none either.
    static let shanyan: [Exception] = [
        Exception(
            "cellularPermissionDenied", of: .shanyan, gives: .cellularDataOff,
            "1008 stands for both: the SDK does not tell a denied permission from data that is switched off."),
        Exception(
            "unsupportedCarrier", of: .shanyan, gives: .carrierUnknown,
            "A login has no code for a fourth carrier; 1002 says only that the carrier's data could not be had."),
        Exception(
            "clockSkew", of: .shanyan, on: [.chinaUnicom], gives: .prefetchFailed,
            "China Unicom has no code for a wrong clock; its 1201 says only that there is no number."),
        Exception(
            "carrierChanges", of: .shanyan, gives: .carrierFailure,
            "The SDK has no code for a changed SIM; the token fails like any other, with 1003."),
        Exception(
            "carrierMaintenance", of: .shanyan, on: [.chinaMobile, .chinaTelecom], gives: .prefetchFailed,
            "Only China Unicom has a code for maintenance; the others' say only that there is no number."),
        Exception(
            "quotaExhausted", of: .shanyan, on: [.chinaTelecom], gives: .prefetchFailed,
            "China Telecom has no code for a quota; its -10001 says only that there is no number."),
        Exception(
            "deviceRejected", of: .shanyan, gives: .prefetchFailed,
            "Neither the SDK nor a carrier has a code for a refused device; 1023 says only that there is no number."),
        Exception(
            "numberRestricted", of: .shanyan, on: [.chinaUnicom, .chinaTelecom], for: [.login, .verification],
            gives: .carrierFailure,
            "Only China Mobile has a code for a restricted number; the others' say only that there is no token."),
        Exception(
            "sdkNotLinked", of: .shanyan, for: [.login, .verification], gives: .serviceUnavailable,
            "The SDK has no code for a missing carrier framework; 1001 says only that it could not be initialised."),
        Exception(
            "cellularPermissionDenied", of: .shanyan, for: [.verification], gives: .cellularDataOff,
            "2023 stands for both: the SDK does not tell a denied permission from data that is switched off."),
        Exception(
            "carrierUnknown", of: .shanyan, for: [.verification], gives: .unsupportedCarrier,
            "2009 stands for a fourth carrier and for one that cannot be read."),
        Exception(
            "carrierChanges", of: .shanyan, for: [.verification], gives: .carrierFailure,
            "The SDK has no code for a changed SIM; the carrier's own says only that there is no token."),
    ]
}
