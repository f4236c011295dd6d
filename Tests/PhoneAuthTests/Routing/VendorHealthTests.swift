import Testing

@testable import PhoneAuth

/// What does not speak against a vendor.
private let harmlessCodes: [PhoneAuthError.Code] = [
    .userCancelled, .userChoseOtherMethod, .cancelled, .noSIM, .cellularDataOff, .cellularPermissionDenied,
    .noNetwork, .unsupportedNetwork, .unsupportedCarrier, .carrierUnknown, .carrierChanged, .proxyOrVPN,
    .deviceRejected, .numberRestricted, .clockSkew, .prefetchExpired, .tokenExpired, .tokenAlreadyUsed,
    .consentRequired, .notInitialized, .busy, .noPresenter, .unsupportedOperation, .wrongTokenPurpose,
    .invalidArgument, .invalidPhoneNumber, .numberMismatch, .riskRejected, .authTokenInvalid, .sceneNodeFailed,
    .sceneNotStarted, .sceneBusy,
]

@Suite("A vendor's health")
struct VendorHealthTests {
    private var failover = PhoneAuthConfiguration.Failover()
    private var health = VendorHealth()

    /// What the vendor itself says.
    private func answered(_ code: PhoneAuthError.Code, at stage: Stage = .prefetch) -> PhoneAuthError {
        var error = PhoneAuthError(code, stage: stage, vendor: .geetest)
        error.vendorCode = "500"
        return error
    }

    private mutating func fail(_ error: PhoneAuthError, at now: Double = 0) -> VendorHealth.Change? {
        health.failed(.geetest, .login, with: error, under: failover, at: now)
    }

    private func standing(at now: Double) -> VendorHealth.Standing {
        health.standing(of: .geetest, for: .login, at: now)
    }

    @Test("suffers at the third failure in a row, for a minute")
    mutating func threshold() {
        #expect(fail(answered(.carrierFailure)) == nil)
        #expect(fail(answered(.rateLimited), at: 1) == nil)
        #expect(standing(at: 1) == .healthy)
        #expect(fail(answered(.serviceUnavailable), at: 2) == .restBegan(seconds: 60))
        #expect(standing(at: 61.9) == .resting(.prefetch, until: 62))
        #expect(standing(at: 62) == .onTrial(.prefetch, since: 62, isSilent: false))
    }

    @Test("is not touched by failures that are not in a row")
    mutating func successBetween() {
        for _ in 0..<5 {
            #expect(fail(answered(.carrierFailure)) == nil)
            #expect(fail(answered(.carrierFailure)) == nil)
            #expect(health.succeeded(.geetest, .login, at: .prefetch) == nil)
        }
        #expect(standing(at: 0) == .healthy)
    }

    @Test("is counted for each stage, purpose and vendor")
    mutating func keys() {
        for stage in [Stage.initialize, .availability, .prefetch, .present, .login] {
            _ = fail(answered(.carrierFailure, at: stage))
            _ = fail(answered(.carrierFailure, at: stage))
        }
        #expect(standing(at: 0) == .healthy)
        _ = health.failed(.geetest, .verification, with: answered(.carrierFailure), under: failover, at: 0)
        _ = health.failed(.shanyan, .login, with: answered(.carrierFailure), under: failover, at: 0)
        #expect(standing(at: 0) == .healthy)
        _ = fail(answered(.carrierFailure, at: .present))
        #expect(standing(at: 0) == .resting(.present, until: 60))
        #expect(health.standing(of: .geetest, for: .verification, at: 0) == .healthy)
        #expect(health.standing(of: .shanyan, for: .login, at: 0) == .healthy)
    }

    @Test("suffers at once when the vendor says nothing until the framework's deadline")
    mutating func silence() {
        #expect(fail(PhoneAuthError(.timeout, stage: .prefetch, vendor: .geetest)) == .restBegan(seconds: 60))
        #expect(standing(at: 60) == .onTrial(.prefetch, since: 60, isSilent: true))
    }

    @Test("does not suffer at once from the vendor's own time-out")
    mutating func vendorsTimeout() {
        #expect(fail(answered(.timeout)) == nil)
    }

    @Test("is what a trial says: one failure is another rest, a success ends the matter")
    mutating func trial() {
        _ = fail(PhoneAuthError(.timeout, stage: .prefetch))
        #expect(fail(answered(.carrierFailure), at: 60) == .restBegan(seconds: 60))
        #expect(standing(at: 119) == .resting(.prefetch, until: 120))
        #expect(
            standing(at: 120) == .onTrial(.prefetch, since: 120, isSilent: false), "it answers again, if only to say no"
        )
        #expect(health.succeeded(.geetest, .login, at: .initialize) == nil, "another stage proves nothing")
        #expect(standing(at: 120) == .onTrial(.prefetch, since: 120, isSilent: false))
        #expect(health.succeeded(.geetest, .login, at: .prefetch) == .recovered)
        #expect(standing(at: 120) == .healthy)
    }

    @Test("recovers when the longest of its rests is over")
    mutating func severalStages() {
        _ = fail(PhoneAuthError(.timeout, stage: .prefetch), at: 0)
        _ = fail(PhoneAuthError(.timeout, stage: .initialize), at: 30)
        #expect(standing(at: 61) == .resting(.initialize, until: 90))
        #expect(standing(at: 90) == .onTrial(.prefetch, since: 90, isSilent: true))
    }

    @Test("does not suffer from what users decide, phones lack, or time has made stale", arguments: harmlessCodes)
    mutating func ignored(code: PhoneAuthError.Code) {
        failover.failureThreshold = 1
        #expect(fail(answered(code)) == nil)
        #expect(standing(at: 0) == .healthy)
    }

    @Test(
        "suffers from everything else", arguments: PhoneAuthError.Code.all.filter { !harmlessCodes.contains($0) })
    mutating func counted(code: PhoneAuthError.Code) {
        failover.failureThreshold = 1
        #expect(fail(answered(code)) == .restBegan(seconds: 60))
    }

    @Test("is of no consequence where the rest is 0 seconds")
    mutating func noRest() {
        failover.coolDown = 0
        for _ in 0..<5 { #expect(fail(PhoneAuthError(.timeout, stage: .prefetch)) == nil) }
        #expect(standing(at: 0) == .healthy)
    }
}

@Suite("The error of several attempts")
struct MostUsefulErrorTests {
    private static func error(
        _ code: PhoneAuthError.Code, _ stage: Stage = .prefetch, vendor: Vendor = .geetest
    ) -> PhoneAuthError {
        PhoneAuthError(code, stage: stage, vendor: vendor)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let errors: [PhoneAuthError]
        let leads: PhoneAuthError.Code
    }

    static let cases = [
        Case(testDescription: "one alone", errors: [error(.rateLimited)], leads: .rateLimited),
        Case(
            testDescription: "what the user can mend, before what may pass",
            errors: [error(.timeout), error(.cellularDataOff)], leads: .cellularDataOff),
        Case(
            testDescription: "what the makers can mend, before what may pass",
            errors: [error(.invalidCredentials), error(.timeout)], leads: .invalidCredentials),
        Case(
            testDescription: "what only another method helps with, before what the makers can mend",
            errors: [error(.bundleMismatch), error(.unsupportedCarrier)], leads: .unsupportedCarrier),
        Case(
            testDescription: "what the user saw, before everything",
            errors: [error(.invalidCredentials), error(.carrierFailure, .login)], leads: .carrierFailure),
        Case(
            testDescription: "what was decided, before what had failed before",
            errors: [error(.invalidCredentials), error(.cancelled, .initialize)], leads: .cancelled),
        Case(
            testDescription: "anything, before what a vendor merely cannot do",
            errors: [error(.prefetchFailed), error(.unsupportedOperation)], leads: .prefetchFailed),
        Case(
            testDescription: "the later of equals", errors: [error(.prefetchFailed), error(.rateLimited)],
            leads: .rateLimited),
    ]

    @Test("leads with the most useful one", arguments: cases)
    func leads(example: Case) {
        #expect(PhoneAuthError.mostUseful(of: example.errors)?.code == example.leads)
    }

    @Test("is none where there was none")
    func none() {
        #expect(PhoneAuthError.mostUseful(of: []) == nil)
    }
}
