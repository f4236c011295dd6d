import PhoneAuth

extension Expectation {
    /// Where fusion has no code for what happens. It hands a carrier's code on without saying which carrier's it is, and
    /// carriers use the same numbers for different things.
    static let aliyunFusion: [Exception] = [
        Exception(
            "cellularPermissionDenied", of: .aliyunFusion, gives: .cellularDataOff,
            "1600008 stands for both: the SDK does not tell a denied permission from data that is switched off."),
        Exception(
            "vpn", of: .aliyunFusion, gives: .prefetchFailed,
            "The carrier's own code comes without the carrier; 1600012 says only that there is no masked number."),
        Exception(
            "clockSkew", of: .aliyunFusion, gives: .prefetchFailed,
            "The carrier's own code comes without the carrier; 1600012 says only that there is no masked number."),
        Exception(
            "rateLimited", of: .aliyunFusion, gives: .prefetchFailed,
            "The carrier's own code comes without the carrier; 1600012 says only that there is no masked number."),
        Exception(
            "numberRestricted", of: .aliyunFusion, gives: .carrierFailure,
            "The carrier's own code comes without the carrier; 1600011 says only that there is no token."),
        Exception(
            "invalidCredentials", of: .aliyunFusion, gives: .authTokenInvalid,
            "The app holds no secret; a wrong scheme code shows when the server's token is checked, as 300006."),
        Exception(
            "bundleMismatch", of: .aliyunFusion, gives: .authTokenInvalid,
            "The token is made for a bundle identifier; another one's shows when it is checked, as 300006."),
        Exception(
            "accountDisabled", of: .aliyunFusion, gives: .authTokenInvalid,
            "The SDK has no code for a disabled account; the check of the token fails, as 300006."),
        Exception(
            "sdkNotLinked", of: .aliyunFusion, gives: .carrierFailure,
            "The SDK has no code for a missing framework; 400002 says only that the one-tap node could not be set up."),
        Exception(
            of: .aliyunFusion, for: [.verification], gives: .unsupportedOperation,
            "It verifies numbers only as nodes of its scenes."),
    ]
}
