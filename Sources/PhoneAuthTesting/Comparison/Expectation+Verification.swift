import PhoneAuth

extension Expectation {
    /// Where a verification gives something else than the situation's name says: what befalls only logins, and where a vendor has
    /// no code for what happens. The first entry that covers a cell decides.
    static let verification: [Exception] =
        fusionVerification + onePass + [
            Exception(
                "pageFailsToShow", "pageAlreadyShown", "userCancels", "userSwitches", "userLeavesUnticked", of: nil,
                gives: nil, "A verification has no page."),
            Exception(
                "vpn", "clockSkew", "prefetchFailed", "prefetchTimeout", "prefetchSilent", "carrierMaintenance",
                "rateLimited", "quotaExhausted", "deviceRejected", of: nil, gives: nil,
                "It befalls the prefetch, and a verification needs none."),
        ] + shanyanVerification + pnvsVerification

    private static let fusionVerification = [
        Exception(
            of: .aliyunFusion, gives: .unsupportedOperation, "It verifies numbers only as nodes of its scenes.")
    ]

    /// OnePass makes one request, so what befalls a prefetch befalls the verification.
    private static let onePass = [
        Exception(
            "noSIM", of: .geetest, gives: .unsupportedCarrier,
            "-20303 stands for no SIM and for a fourth carrier."),
        Exception(
            "cellularDataOff", of: .geetest, gives: .unsupportedNetwork,
            "-20302 stands for every network on which the carrier cannot be asked."),
        Exception(
            "noNetwork", of: .geetest, gives: .networkFailure,
            "-39900 stands for every request that failed, also for want of a network."),
        Exception(
            "vpn", "clockSkew", "prefetchFailed", "carrierMaintenance", "rateLimited", "quotaExhausted",
            "deviceRejected", "carrierChanges", "numberRestricted", of: .geetest, gives: .carrierFailure,
            "OnePass says which carrier refused, never why: -40101, -40201, -40301."),
        Exception(
            "prefetchTimeout", "prefetchSilent", of: .geetest, gives: .timeout,
            "OnePass makes one request, which is the prefetch and the verification."),
        Exception(
            "bundleMismatch", "accountDisabled", of: .geetest, gives: .invalidCredentials,
            "-50100 says only that the app's settings are not as expected."),
        Exception(
            "sdkNotLinked", of: .geetest, gives: nil, "OnePass does not use the carriers' frameworks."),
    ]

    private static let shanyanVerification = [
        Exception(
            "cellularPermissionDenied", of: .shanyan, gives: .cellularDataOff,
            "2023 stands for both: the SDK does not tell a denied permission from data that is switched off."),
        Exception(
            "carrierUnknown", of: .shanyan, gives: .unsupportedCarrier,
            "2009 stands for a fourth carrier and for one that cannot be read."),
        Exception(
            "carrierChanges", of: .shanyan, gives: .carrierFailure,
            "The SDK has no code for a changed SIM; the carrier's own says only that there is no token."),
        Exception(
            "numberRestricted", of: .shanyan, on: [.chinaUnicom, .chinaTelecom], gives: .carrierFailure,
            "Only China Mobile has a code for a restricted number; the others' say only that there is no token."),
        Exception(
            "sdkNotLinked", of: .shanyan, gives: .serviceUnavailable,
            "The SDK has no code for a missing carrier framework; 1001 says only that it could not be initialised."),
    ]

    private static let pnvsVerification = [
        Exception(
            "cellularPermissionDenied", of: .aliyunPNVS, gives: .cellularDataOff,
            "600008 stands for both: the SDK does not tell a denied permission from data that is switched off."),
        Exception(
            "bundleMismatch", of: .aliyunPNVS, gives: .invalidCredentials,
            "600017 stands for both: a secret that cannot be parsed and one of another bundle identifier."),
        Exception(
            "accountDisabled", of: .aliyunPNVS, gives: .serviceUnavailable,
            "The SDK has no code for a disabled account; 600010 says only that something failed."),
        Exception(
            "sdkNotLinked", of: .aliyunPNVS, gives: .serviceUnavailable,
            "The SDK has no code for a missing carrier framework; 600010 says only that something failed."),
    ]
}
