extension PhoneAuthError {
    /// What happened. The raw values never change; new ones may be added, so a `switch` needs a default.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable {
        /// The name in reports.
        public let rawValue: String

        /// Names a code.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

// MARK: Decided by the user or the app

extension PhoneAuthError.Code {
    /// The user left the authorization page, or said no.
    public static let userCancelled = Self(rawValue: "userCancelled")
    /// The user asked for another way to log in.
    public static let userChoseOtherMethod = Self(rawValue: "userChoseOtherMethod")
    /// The app ended it: the task was cancelled, the page dismissed, the call superseded.
    public static let cancelled = Self(rawValue: "cancelled")
}

// MARK: Phone and network

extension PhoneAuthError.Code {
    /// There is no SIM in the phone.
    public static let noSIM = Self(rawValue: "noSIM")
    /// Cellular data is switched off.
    public static let cellularDataOff = Self(rawValue: "cellularDataOff")
    /// The app may not use cellular data.
    public static let cellularPermissionDenied = Self(rawValue: "cellularPermissionDenied")
    /// There is no network path at all.
    public static let noNetwork = Self(rawValue: "noNetwork")
    /// The network that the phone is on cannot be used for it.
    public static let unsupportedNetwork = Self(rawValue: "unsupportedNetwork")
    /// The carrier was read, and is none of the three.
    public static let unsupportedCarrier = Self(rawValue: "unsupportedCarrier")
    /// The carrier cannot be read.
    public static let carrierUnknown = Self(rawValue: "carrierUnknown")
    /// The data SIM became another carrier's between prefetch and token.
    public static let carrierChanged = Self(rawValue: "carrierChanged")
    /// The carrier refuses the address: a proxy, a VPN, or traffic that is not its own.
    public static let proxyOrVPN = Self(rawValue: "proxyOrVPN")
    /// The vendor or the carrier refuses this device.
    public static let deviceRejected = Self(rawValue: "deviceRejected")
    /// The carrier refuses this number.
    public static let numberRestricted = Self(rawValue: "numberRestricted")
    /// The phone's clock is too far off for the signature.
    public static let clockSkew = Self(rawValue: "clockSkew")
}

// MARK: Service

extension PhoneAuthError.Code {
    /// No answer within the time allowed.
    public static let timeout = Self(rawValue: "timeout")
    /// A request was sent and failed.
    public static let networkFailure = Self(rawValue: "networkFailure")
    /// The prefetch failed for a reason that the vendor does not tell.
    public static let prefetchFailed = Self(rawValue: "prefetchFailed")
    /// The prefetch lapsed before it was used.
    public static let prefetchExpired = Self(rawValue: "prefetchExpired")
    /// The carrier gave no token, for a reason that it does not tell.
    public static let carrierFailure = Self(rawValue: "carrierFailure")
    /// The carrier's service is under maintenance.
    public static let carrierMaintenance = Self(rawValue: "carrierMaintenance")
    /// Too many calls in too short a time.
    public static let rateLimited = Self(rawValue: "rateLimited")
    /// The quota that was paid for is used up.
    public static let quotaExhausted = Self(rawValue: "quotaExhausted")
    /// The vendor's service is not available.
    public static let serviceUnavailable = Self(rawValue: "serviceUnavailable")
    /// The vendor's answer is not what its documents promise.
    public static let malformedResponse = Self(rawValue: "malformedResponse")
    /// The vendor reported success without a token.
    public static let missingToken = Self(rawValue: "missingToken")
}

// MARK: Configuration

extension PhoneAuthError.Code {
    /// The app id, secret or key is wrong.
    public static let invalidCredentials = Self(rawValue: "invalidCredentials")
    /// The app id, secret or key belongs to another bundle identifier.
    public static let bundleMismatch = Self(rawValue: "bundleMismatch")
    /// The request's signature is wrong.
    public static let signatureInvalid = Self(rawValue: "signatureInvalid")
    /// The vendor has disabled the account.
    public static let accountDisabled = Self(rawValue: "accountDisabled")
    /// The account lacks this capability.
    public static let capabilityNotEnabled = Self(rawValue: "capabilityNotEnabled")
    /// The vendor's SDK, or a part of it, is not in the app.
    public static let sdkNotLinked = Self(rawValue: "sdkNotLinked")
    /// The SDK is there and set up wrongly.
    public static let integrationFault = Self(rawValue: "integrationFault")
    /// An argument cannot be used.
    public static let invalidArgument = Self(rawValue: "invalidArgument")
}

// MARK: Life cycle

extension PhoneAuthError.Code {
    /// The user has not agreed to the privacy policy yet.
    public static let consentRequired = Self(rawValue: "consentRequired")
    /// The vendor has not been initialised, or the initialisation failed.
    public static let notInitialized = Self(rawValue: "notInitialized")
    /// Another operation, a page, or another client is in the way.
    public static let busy = Self(rawValue: "busy")
    /// The authorization page could not be shown.
    public static let pagePresentationFailed = Self(rawValue: "pagePresentationFailed")
    /// The controller to present from is missing or not in a window.
    public static let noPresenter = Self(rawValue: "noPresenter")
    /// This vendor cannot do this.
    public static let unsupportedOperation = Self(rawValue: "unsupportedOperation")
    /// The token is too old.
    public static let tokenExpired = Self(rawValue: "tokenExpired")
    /// The token has been exchanged before.
    public static let tokenAlreadyUsed = Self(rawValue: "tokenAlreadyUsed")
    /// A token of one purpose was used for another.
    public static let wrongTokenPurpose = Self(rawValue: "wrongTokenPurpose")
}

// MARK: Verification

extension PhoneAuthError.Code {
    /// It is not a mainland China mobile number.
    public static let invalidPhoneNumber = Self(rawValue: "invalidPhoneNumber")
    /// The number is not this phone's.
    public static let numberMismatch = Self(rawValue: "numberMismatch")
    /// The code from the text message is wrong.
    public static let smsCodeRejected = Self(rawValue: "smsCodeRejected")
    /// The risk check said no.
    public static let riskRejected = Self(rawValue: "riskRejected")
}

// MARK: Scenes

extension PhoneAuthError.Code {
    /// The vendor knows no such scene.
    public static let sceneNotFound = Self(rawValue: "sceneNotFound")
    /// There is no scene to go on with.
    public static let sceneNotStarted = Self(rawValue: "sceneNotStarted")
    /// Another scene is under way.
    public static let sceneBusy = Self(rawValue: "sceneBusy")
    /// The scene's present node is not finished.
    public static let sceneNodeBusy = Self(rawValue: "sceneNodeBusy")
    /// A node of the scene failed and none follows.
    public static let sceneNodeFailed = Self(rawValue: "sceneNodeFailed")
    /// The authentication token is still being checked.
    public static let authTokenPending = Self(rawValue: "authTokenPending")
    /// The authentication token was refused.
    public static let authTokenInvalid = Self(rawValue: "authTokenInvalid")
    /// No new authentication token could be had.
    public static let authTokenRefreshFailed = Self(rawValue: "authTokenRefreshFailed")
}

// MARK: The rest

extension PhoneAuthError.Code {
    /// Something inside the vendor's SDK, or this framework, went wrong.
    public static let internalFailure = Self(rawValue: "internalFailure")
    /// The vendor gave a code that no table knows.
    public static let unknown = Self(rawValue: "unknown")
}

// MARK: All of them

extension PhoneAuthError.Code {
    /// Every code that the framework gives, in the order of the documentation.
    public static let all: [Self] = definitions.map(\.code)

    /// What to do about this code where a vendor's table does not say otherwise.
    public var usualDisposition: Disposition {
        Self.dispositions[self] ?? .nextVendor
    }

    private static let dispositions = Dictionary(uniqueKeysWithValues: definitions)

    private static let definitions: [(code: Self, disposition: Disposition)] = [
        (.userCancelled, .stop),
        (.userChoseOtherMethod, .stop),
        (.cancelled, .stop),
        (.noSIM, .askUser),
        (.cellularDataOff, .askUser),
        (.cellularPermissionDenied, .askUser),
        (.noNetwork, .askUser),
        (.unsupportedNetwork, .otherMethod),
        (.unsupportedCarrier, .otherMethod),
        (.carrierUnknown, .otherMethod),
        (.carrierChanged, .refreshAndRetry),
        (.proxyOrVPN, .askUser),
        (.deviceRejected, .otherMethod),
        (.numberRestricted, .otherMethod),
        (.clockSkew, .askUser),
        (.timeout, .nextVendor),
        (.networkFailure, .nextVendor),
        (.prefetchFailed, .nextVendor),
        (.prefetchExpired, .refreshAndRetry),
        (.carrierFailure, .nextVendor),
        (.carrierMaintenance, .nextVendor),
        (.rateLimited, .nextVendor),
        (.quotaExhausted, .nextVendor),
        (.serviceUnavailable, .nextVendor),
        (.malformedResponse, .nextVendor),
        (.missingToken, .nextVendor),
        (.invalidCredentials, .fixConfiguration),
        (.bundleMismatch, .fixConfiguration),
        (.signatureInvalid, .fixConfiguration),
        (.accountDisabled, .fixConfiguration),
        (.capabilityNotEnabled, .fixConfiguration),
        (.sdkNotLinked, .fixConfiguration),
        (.integrationFault, .fixConfiguration),
        (.invalidArgument, .fixCaller),
        (.consentRequired, .fixCaller),
        (.notInitialized, .fixCaller),
        (.busy, .fixCaller),
        (.pagePresentationFailed, .nextVendor),
        (.noPresenter, .fixCaller),
        (.unsupportedOperation, .fixCaller),
        (.tokenExpired, .refreshAndRetry),
        (.tokenAlreadyUsed, .refreshAndRetry),
        (.wrongTokenPurpose, .fixCaller),
        (.invalidPhoneNumber, .askUser),
        (.numberMismatch, .otherMethod),
        (.smsCodeRejected, .retry),
        (.riskRejected, .otherMethod),
        (.sceneNotFound, .fixConfiguration),
        (.sceneNotStarted, .fixCaller),
        (.sceneBusy, .fixCaller),
        (.sceneNodeBusy, .retry),
        (.sceneNodeFailed, .otherMethod),
        (.authTokenPending, .retry),
        (.authTokenInvalid, .refreshAndRetry),
        (.authTokenRefreshFailed, .nextVendor),
        (.internalFailure, .nextVendor),
        (.unknown, .nextVendor),
    ]
}
