extension PhoneAuthClient {
    /// Fetches a credential with which the backend can verify that a number is this phone's. No page is shown.
    ///
    /// Another vendor is not begun with once `deadlines.wholeLogin` has passed.
    ///
    /// - Throws: ``PhoneAuthError``, once, with every vendor that was tried; `busy` during a login or scene, `consentRequired`
    ///   before ``grantConsent()``, `cancelled` where the task is.
    public func verificationCredential(
        for number: PhoneNumber
    ) async throws(PhoneAuthError) -> VerificationCredential {
        try admit(at: .verify)
        guard isFree else { throw PhoneAuthError(.busy, stage: .verify) }
        isVerifying = true
        defer { isVerifying = false }
        return try await run(.verification) { flow throws(PhoneAuthError) in
            defer { attempts = flow.attempts }
            let maximum = configuration.routing.failover.maximumAttempts
            let end = clock.now + configuration.deadlines.wholeLogin
            flow.take(decide(.verification, .somebodyWaits))
            while flow.turns < maximum, flow.attempts.isEmpty || clock.now < end, let vendor = flow.nextVendor() {
                let lane = lane(vendor)
                do throws(PhoneAuthError) {
                    return try await attempt(lane, for: .verification, in: flow) { () async throws(PhoneAuthError) in
                        try await verify(number, with: lane, in: flow)
                    }
                } catch {
                    if !error.leadsToNextVendor || Task.isCancelled { break }
                    // The failure may have told the carrier; what it has done to the vendor's health does not shuffle the others.
                    if flow.decision?.carrier != carrier { flow.take(decide(.verification, .somebodyWaits)) }
                }
            }
            throw flow.mostUsefulError ?? PhoneAuthError(.unsupportedOperation, stage: .verify)
        }
    }

    private func verify(
        _ number: PhoneNumber, with lane: VendorLane, in flow: ClientFlow
    ) async throws(PhoneAuthError) -> VerificationCredential {
        guard lane.provider.capabilities.contains(.numberVerification) else {
            throw lane.unsupported(.verify, for: .verification)
        }
        try await initialize(lane, for: .verification, in: flow)
        flow.enter(.availability)
        try await lane.checkAvailability(for: .verification)
        flow.enter(.verify)
        let credential = try await lane.verificationCredential(for: number)
        learn(credential.carrier)
        return credential
    }
}
