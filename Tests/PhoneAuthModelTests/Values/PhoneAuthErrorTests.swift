import Foundation
import PhoneAuthModel
import Testing

@Suite("Error codes")
struct PhoneAuthErrorTests {
    /// The table of the documentation, in its order.
    static let documented = """
        userCancelled userChoseOtherMethod cancelled
        noSIM cellularDataOff cellularPermissionDenied noNetwork unsupportedNetwork unsupportedCarrier carrierUnknown
        carrierChanged proxyOrVPN deviceRejected numberRestricted clockSkew
        timeout networkFailure prefetchFailed prefetchExpired carrierFailure carrierMaintenance rateLimited
        quotaExhausted serviceUnavailable malformedResponse missingToken
        invalidCredentials bundleMismatch signatureInvalid accountDisabled capabilityNotEnabled sdkNotLinked
        integrationFault invalidArgument
        consentRequired notInitialized busy pagePresentationFailed noPresenter unsupportedOperation tokenExpired
        tokenAlreadyUsed wrongTokenPurpose
        invalidPhoneNumber numberMismatch smsCodeRejected riskRejected
        sceneNotFound sceneNotStarted sceneBusy sceneNodeBusy sceneNodeFailed authTokenPending authTokenInvalid
        authTokenRefreshFailed
        internalFailure unknown
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test("are those of the documentation, each once, in its order")
    func all() {
        #expect(PhoneAuthError.Code.all.map(\.rawValue) == Self.documented)
        #expect(Set(Self.documented).count == Self.documented.count)
    }

    @Test(
        "of what the user or the app decided stop",
        arguments: [PhoneAuthError.Code.userCancelled, .userChoseOtherMethod, .cancelled])
    func decided(code: PhoneAuthError.Code) {
        #expect(code.usualDisposition == .stop)
    }

    @Test("of nothing else stop")
    func undecided() {
        let stopping = PhoneAuthError.Code.all.filter { $0.usualDisposition == .stop }
        #expect(stopping == [.userCancelled, .userChoseOtherMethod, .cancelled])
    }

    @Test("that are not known here lead to the next vendor")
    func unknown() {
        #expect(PhoneAuthError.Code(rawValue: "ofTomorrow").usualDisposition == .nextVendor)
    }

    @Test("give their usual disposition unless the error has its own")
    func disposition() {
        #expect(PhoneAuthError(.noSIM, stage: .login).disposition == .askUser)
        #expect(PhoneAuthError(.noSIM, stage: .login, disposition: .retry).disposition == .retry)
    }

    @Test("are described with stage, vendor and codes")
    func description() {
        var error = PhoneAuthError(.timeout, stage: .prefetch, vendor: .geetest)
        #expect("\(error)" == "timeout at prefetch, vendor geetest")
        error.vendorCode = "600015"
        error.carrierCode = "103111"
        #expect("\(error)" == "timeout at prefetch, vendor geetest, code 600015, carrier code 103111")
    }
}
