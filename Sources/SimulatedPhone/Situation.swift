public import PhoneAuthModel

/// A named state of phone, network, vendor and user: the same for every vendor.
public struct Situation: Hashable, Sendable {
    /// The name on the command line and in reports.
    public let name: String
    /// What happens, in one line.
    public let summary: String
    /// What a login gives by rights: `nil` for success. Where a vendor cannot tell, the table of expectations says what it
    /// gives instead.
    public let expectedFailure: PhoneAuthError.Code?
    /// The phone that plays it, on China Mobile.
    public let settings: PhoneSettings

    /// Makes a situation from the settings in which it differs from a phone on which all goes well.
    public init(
        _ name: String, _ summary: String, expected: PhoneAuthError.Code?,
        adjust: (inout PhoneSettings) -> Void = { _ in }
    ) {
        var settings = PhoneSettings()
        adjust(&settings)
        self.name = name
        self.summary = summary
        self.expectedFailure = expected
        self.settings = settings
    }

    /// The situation of a name.
    public static func named(_ name: String) -> Situation? {
        all.first { $0.name == name }
    }

    /// Those that `compare` plays when none is named: phone, network and user, and the faults of callbacks.
    public static let essential: [Situation] = [
        "normal", "noSIM", "cellularDataOff", "noNetwork", "unsupportedCarrier", "prefetchFailed", "prefetchSilent",
        "pageFailsToShow", "userCancels", "userSwitches", "userTicksThenLogsIn", "userLeavesUnticked", "tokenFails",
        "tokenSilent", "duplicateCallbacks", "successThenFailure", "callbackOffMain", "lateCallback",
        "malformedPayload",
    ].compactMap(named)

    /// Every situation, in the order of the documentation.
    public static let all: [Situation] = phone + service + page + refusals + callbacks

    private static let phone: [Situation] = [
        Situation("normal", "The user ticks the box and logs in; all goes well.", expected: nil),
        Situation("noSIM", "There is no SIM in the phone.", expected: .noSIM) { $0.hasSIM = false },
        Situation("cellularDataOff", "Cellular data is switched off; Wi-Fi works.", expected: .cellularDataOff) {
            $0.hasCellularData = false
        },
        Situation("cellularPermissionDenied", "The app may not use cellular data.", expected: .cellularPermissionDenied)
        {
            $0.hasCellularPermission = false
        },
        Situation("noNetwork", "There is no network path at all.", expected: .noNetwork) {
            $0.hasNetwork = false
            $0.hasWiFi = false
        },
        Situation("unsupportedCarrier", "The SIM's carrier is none of the three.", expected: .unsupportedCarrier) {
            $0.hasSupportedCarrier = false
        },
        Situation("carrierUnknown", "The SIM's carrier cannot be read.", expected: .carrierUnknown) {
            $0.canReadCarrier = false
        },
        Situation("vpn", "The carrier sees an address that is not its own.", expected: .proxyOrVPN) {
            $0.prefetch = .refuses(.proxyOrVPN)
        },
        Situation("clockSkew", "The signature's time is refused.", expected: .clockSkew) {
            $0.clockSkew = 3600
            $0.prefetch = .refuses(.clockSkew)
        },
    ]

    private static let service: [Situation] = [
        Situation("prefetchFailed", "The vendor says that the prefetch failed.", expected: .prefetchFailed) {
            $0.prefetch = .fails
        },
        Situation("prefetchTimeout", "The vendor's own time-out ends the prefetch.", expected: .timeout) {
            $0.prefetch = .timesOut
        },
        Situation("prefetchSilent", "The prefetch is never answered.", expected: .timeout) { $0.prefetch = .silent },
        Situation("prefetchExpired", "The prefetch lapses before the page opens.", expected: nil) {
            $0.prefetchLapsesOnce = true
        },
    ]

    private static let page: [Situation] = [
        Situation("pageFailsToShow", "The vendor cannot show the page.", expected: .pagePresentationFailed) {
            $0.page = .fails
        },
        Situation("pageAlreadyShown", "The vendor claims once that a page is already shown.", expected: nil) {
            $0.page = .claimsAlreadyShownOnce
        },
        Situation("userCancels", "The user ticks the box, then goes back.", expected: .userCancelled) {
            $0.user = [UserStep(after: 1.75, .tapCheckbox), UserStep(after: 2, .tapBack)]
        },
        Situation("userSwitches", "The user asks for another login method.", expected: .userChoseOtherMethod) {
            $0.user = [UserStep(after: 1.5, .tapOtherMethod)]
        },
        Situation(
            "userLeavesUnticked", "The user taps login with the box unticked, then goes back.", expected: .userCancelled
        ) {
            $0.user = [UserStep(after: 1, .tapLogin), UserStep(after: 3, .tapBack)]
        },
        Situation("userTicksThenLogsIn", "The user taps login unticked, ticks the box, taps login.", expected: nil) {
            $0.user = [
                UserStep(after: 1, .tapLogin), UserStep(after: 2, .tapCheckbox), UserStep(after: 2.5, .tapLogin),
            ]
        },
        Situation("carrierChanges", "The data SIM changes while the page is up.", expected: .carrierChanged) {
            $0.token = .refuses(.carrierChanged)
        },
        Situation("tokenFails", "The token is refused without a reason.", expected: .carrierFailure) {
            $0.token = .fails
        },
        Situation("tokenTimeout", "The vendor's own time-out ends the token.", expected: .timeout) {
            $0.token = .timesOut
        },
        Situation("tokenSilent", "The token is never answered.", expected: .timeout) { $0.token = .silent },
    ]

    private static let refusals: [Situation] = [
        Situation("carrierMaintenance", "The carrier's service is under maintenance.", expected: .carrierMaintenance) {
            $0.prefetch = .refuses(.carrierMaintenance)
        },
        Situation("rateLimited", "Too many calls.", expected: .rateLimited) { $0.prefetch = .refuses(.rateLimited) },
        Situation("quotaExhausted", "The paid quota is used up.", expected: .quotaExhausted) {
            $0.prefetch = .refuses(.quotaExhausted)
        },
        Situation("invalidCredentials", "The app id or secret is wrong.", expected: .invalidCredentials) {
            $0.initialization = .refuses(.invalidCredentials)
        },
        Situation("bundleMismatch", "The secret belongs to another bundle identifier.", expected: .bundleMismatch) {
            $0.initialization = .refuses(.bundleMismatch)
        },
        Situation("accountDisabled", "The vendor has disabled the account.", expected: .accountDisabled) {
            $0.initialization = .refuses(.accountDisabled)
        },
        Situation("deviceRejected", "The device is refused.", expected: .deviceRejected) {
            $0.prefetch = .refuses(.deviceRejected)
        },
        Situation("numberRestricted", "The carrier refuses the number.", expected: .numberRestricted) {
            $0.token = .refuses(.numberRestricted)
        },
        Situation("sdkNotLinked", "The SDK's carrier framework is not linked.", expected: .sdkNotLinked) {
            $0.initialization = .refuses(.sdkNotLinked)
        },
    ]

    private static let callbacks: [Situation] = [
        Situation("duplicateCallbacks", "As normal, every callback delivered twice.", expected: nil) {
            $0.delivery = .twice
        },
        Situation("successThenFailure", "As normal, then the login callback reports a failure.", expected: nil) {
            $0.delivery = .successThenFailure
        },
        Situation("callbackOffMain", "As normal, every callback from another thread.", expected: nil) {
            $0.deliversOffMain = true
        },
        Situation("lateCallback", "The token's answer comes after the deadline.", expected: .timeout) {
            $0.token = .late(20)
        },
        Situation("malformedPayload", "The final answer is not of the documented form.", expected: .malformedResponse) {
            $0.token = .malformed
        },
    ]
}
