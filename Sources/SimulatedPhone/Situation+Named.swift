import PhoneAuthModel

// The situations that have a name, group by group.

extension Situation {
    /// Every situation, in the order of the documentation.
    public static let all: [Situation] = [
        .normal, .noSIM, .cellularDataOff, .cellularPermissionDenied, .noNetwork, .unsupportedCarrier, .carrierUnknown,
        .vpn, .clockSkew, .prefetchFailed, .prefetchTimeout, .prefetchSilent, .prefetchExpired, .pageFailsToShow,
        .pageAlreadyShown, .userCancels, .userSwitches, .userLeavesUnticked, .userTicksThenLogsIn, .carrierChanges,
        .tokenFails, .tokenTimeout, .tokenSilent, .carrierMaintenance, .rateLimited, .quotaExhausted,
        .invalidCredentials, .bundleMismatch, .accountDisabled, .deviceRejected, .numberRestricted, .sdkNotLinked,
        .duplicateCallbacks, .successThenFailure, .callbackOffMain, .lateCallback, .malformedPayload,
    ]

    /// Those that `compare` plays when none is named: phone, network and user, and the faults of callbacks.
    public static let essential: [Situation] = [
        .normal, .noSIM, .cellularDataOff, .noNetwork, .unsupportedCarrier, .prefetchFailed, .prefetchSilent,
        .pageFailsToShow, .userCancels, .userSwitches, .userTicksThenLogsIn, .userLeavesUnticked, .tokenFails,
        .tokenSilent, .duplicateCallbacks, .successThenFailure, .callbackOffMain, .lateCallback, .malformedPayload,
    ]

    // MARK: Phone and network

    /// The user ticks the box and logs in; all goes well.
    public static let normal = Situation("normal", "The user ticks the box and logs in; all goes well.", expected: nil)

    /// There is no SIM in the phone.
    public static let noSIM = Situation("noSIM", "There is no SIM in the phone.", expected: .noSIM) {
        $0.hasSIM = false
    }

    /// Cellular data is switched off; Wi-Fi works.
    public static let cellularDataOff = Situation(
        "cellularDataOff", "Cellular data is switched off; Wi-Fi works.", expected: .cellularDataOff
    ) {
        $0.hasCellularData = false
    }

    /// The app may not use cellular data.
    public static let cellularPermissionDenied = Situation(
        "cellularPermissionDenied", "The app may not use cellular data.", expected: .cellularPermissionDenied
    ) {
        $0.hasCellularPermission = false
    }

    /// There is no network path at all.
    public static let noNetwork = Situation("noNetwork", "There is no network path at all.", expected: .noNetwork) {
        $0.hasNetwork = false
        $0.hasWiFi = false
    }

    /// The SIM's carrier is none of the three.
    public static let unsupportedCarrier = Situation(
        "unsupportedCarrier", "The SIM's carrier is none of the three.", expected: .unsupportedCarrier
    ) {
        $0.hasSupportedCarrier = false
    }

    /// The SIM's carrier cannot be read.
    public static let carrierUnknown = Situation(
        "carrierUnknown", "The SIM's carrier cannot be read.", expected: .carrierUnknown
    ) {
        $0.canReadCarrier = false
    }

    /// The carrier sees an address that is not its own.
    public static let vpn = Situation("vpn", "The carrier sees an address that is not its own.", expected: .proxyOrVPN)
    {
        $0.prefetch = .refuses(.proxyOrVPN)
    }

    /// The signature's time is refused.
    public static let clockSkew = Situation("clockSkew", "The signature's time is refused.", expected: .clockSkew) {
        $0.clockSkew = 3600
        $0.prefetch = .refuses(.clockSkew)
    }

    // MARK: The prefetch

    /// The vendor says that the prefetch failed.
    public static let prefetchFailed = Situation(
        "prefetchFailed", "The vendor says that the prefetch failed.", expected: .prefetchFailed
    ) {
        $0.prefetch = .fails
    }

    /// The vendor's own time-out ends the prefetch.
    public static let prefetchTimeout = Situation(
        "prefetchTimeout", "The vendor's own time-out ends the prefetch.", expected: .timeout
    ) {
        $0.prefetch = .timesOut
    }

    /// The prefetch is never answered.
    public static let prefetchSilent = Situation(
        "prefetchSilent", "The prefetch is never answered.", expected: .timeout
    ) { $0.prefetch = .silent }

    /// The prefetch lapses before the page opens.
    public static let prefetchExpired = Situation(
        "prefetchExpired", "The prefetch lapses before the page opens.", expected: nil
    ) {
        $0.prefetchLapsesOnce = true
    }

    // MARK: The page and the token

    /// The vendor cannot show the page.
    public static let pageFailsToShow = Situation(
        "pageFailsToShow", "The vendor cannot show the page.", expected: .pagePresentationFailed
    ) {
        $0.page = .fails
    }

    /// The vendor claims once that a page is already shown.
    public static let pageAlreadyShown = Situation(
        "pageAlreadyShown", "The vendor claims once that a page is already shown.", expected: nil
    ) {
        $0.page = .claimsAlreadyShownOnce
    }

    /// The user ticks the box, then goes back.
    public static let userCancels = Situation(
        "userCancels", "The user ticks the box, then goes back.", expected: .userCancelled
    ) {
        $0.user = [UserStep(after: 1.75, .tapCheckbox), UserStep(after: 2, .tapBack)]
    }

    /// The user asks for another login method.
    public static let userSwitches = Situation(
        "userSwitches", "The user asks for another login method.", expected: .userChoseOtherMethod
    ) {
        $0.user = [UserStep(after: 1.5, .tapOtherMethod)]
    }

    /// The user taps login with the box unticked, then goes back.
    public static let userLeavesUnticked = Situation(
        "userLeavesUnticked", "The user taps login with the box unticked, then goes back.", expected: .userCancelled
    ) {
        $0.user = [UserStep(after: 1, .tapLogin), UserStep(after: 3, .tapBack)]
    }

    /// The user taps login unticked, ticks the box, taps login.
    public static let userTicksThenLogsIn = Situation(
        "userTicksThenLogsIn", "The user taps login unticked, ticks the box, taps login.", expected: nil
    ) {
        $0.user = [
            UserStep(after: 1, .tapLogin), UserStep(after: 2, .tapCheckbox), UserStep(after: 2.5, .tapLogin),
        ]
    }

    /// The data SIM changes while the page is up.
    public static let carrierChanges = Situation(
        "carrierChanges", "The data SIM changes while the page is up.", expected: .carrierChanged
    ) {
        $0.token = .refuses(.carrierChanged)
    }

    /// The token is refused without a reason.
    public static let tokenFails = Situation(
        "tokenFails", "The token is refused without a reason.", expected: .carrierFailure
    ) {
        $0.token = .fails
    }

    /// The vendor's own time-out ends the token.
    public static let tokenTimeout = Situation(
        "tokenTimeout", "The vendor's own time-out ends the token.", expected: .timeout
    ) {
        $0.token = .timesOut
    }

    /// The token is never answered.
    public static let tokenSilent = Situation("tokenSilent", "The token is never answered.", expected: .timeout) {
        $0.token = .silent
    }

    // MARK: What the vendor or the carrier refuses

    /// The carrier's service is under maintenance.
    public static let carrierMaintenance = Situation(
        "carrierMaintenance", "The carrier's service is under maintenance.", expected: .carrierMaintenance
    ) {
        $0.prefetch = .refuses(.carrierMaintenance)
    }

    /// Too many calls.
    public static let rateLimited = Situation("rateLimited", "Too many calls.", expected: .rateLimited) {
        $0.prefetch = .refuses(.rateLimited)
    }

    /// The paid quota is used up.
    public static let quotaExhausted = Situation(
        "quotaExhausted", "The paid quota is used up.", expected: .quotaExhausted
    ) {
        $0.prefetch = .refuses(.quotaExhausted)
    }

    /// The app id or secret is wrong.
    public static let invalidCredentials = Situation(
        "invalidCredentials", "The app id or secret is wrong.", expected: .invalidCredentials
    ) {
        $0.initialization = .refuses(.invalidCredentials)
    }

    /// The secret belongs to another bundle identifier.
    public static let bundleMismatch = Situation(
        "bundleMismatch", "The secret belongs to another bundle identifier.", expected: .bundleMismatch
    ) {
        $0.initialization = .refuses(.bundleMismatch)
    }

    /// The vendor has disabled the account.
    public static let accountDisabled = Situation(
        "accountDisabled", "The vendor has disabled the account.", expected: .accountDisabled
    ) {
        $0.initialization = .refuses(.accountDisabled)
    }

    /// The device is refused.
    public static let deviceRejected = Situation("deviceRejected", "The device is refused.", expected: .deviceRejected)
    {
        $0.prefetch = .refuses(.deviceRejected)
    }

    /// The carrier refuses the number.
    public static let numberRestricted = Situation(
        "numberRestricted", "The carrier refuses the number.", expected: .numberRestricted
    ) {
        $0.token = .refuses(.numberRestricted)
    }

    /// The SDK's carrier framework is not linked.
    public static let sdkNotLinked = Situation(
        "sdkNotLinked", "The SDK's carrier framework is not linked.", expected: .sdkNotLinked
    ) {
        $0.initialization = .refuses(.sdkNotLinked)
    }

    // MARK: Callbacks

    /// As normal, every callback delivered twice.
    public static let duplicateCallbacks = Situation(
        "duplicateCallbacks", "As normal, every callback delivered twice.", expected: nil
    ) {
        $0.delivery = .twice
    }

    /// As normal, then the login callback reports a failure.
    public static let successThenFailure = Situation(
        "successThenFailure", "As normal, then the login callback reports a failure.", expected: nil
    ) {
        $0.delivery = .successThenFailure
    }

    /// As normal, every callback from another thread.
    public static let callbackOffMain = Situation(
        "callbackOffMain", "As normal, every callback from another thread.", expected: nil
    ) {
        $0.deliversOffMain = true
    }

    /// The token's answer comes after the deadline.
    public static let lateCallback = Situation(
        "lateCallback", "The token's answer comes after the deadline.", expected: .timeout
    ) {
        $0.token = .late(20)
    }

    /// The final answer is not of the documented form.
    public static let malformedPayload = Situation(
        "malformedPayload", "The final answer is not of the documented form.", expected: .malformedResponse
    ) {
        $0.token = .malformed
    }
}
