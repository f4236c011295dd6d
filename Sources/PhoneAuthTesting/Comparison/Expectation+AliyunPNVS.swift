import PhoneAuth

extension Expectation {
    /// Where PNVS has no code for what happens.
    static let aliyunPNVS: [Exception] = [
        Exception(
            "cellularPermissionDenied", of: .aliyunPNVS, for: [.login, .verification], gives: .cellularDataOff,
            "600008 stands for both: the SDK does not tell a denied permission from data that is switched off."),
        Exception(
            "clockSkew", of: .aliyunPNVS, on: [.chinaUnicom], gives: .prefetchFailed,
            "China Unicom's present SDK has no code for a wrong clock."),
        Exception(
            "pageAlreadyShown", of: .aliyunPNVS, gives: nil, "The SDK has no code for a second page; it opens the page."
        ),
        Exception(
            "bundleMismatch", of: .aliyunPNVS, for: [.login, .verification], gives: .invalidCredentials,
            "600017 stands for both: a secret that cannot be parsed and one of another bundle identifier."),
        Exception(
            "accountDisabled", of: .aliyunPNVS, for: [.login, .verification], gives: .serviceUnavailable,
            "The SDK has no code for a disabled account; 600010 says only that something failed."),
        Exception(
            "sdkNotLinked", of: .aliyunPNVS, for: [.login, .verification], gives: .serviceUnavailable,
            "The SDK has no code for a missing carrier framework; 600010 says only that something failed."),
    ]
}
