import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    // MARK: Failures and their codes

    static let failures: [Obligation] = [
        Obligation(
            "failuresAreNamed", .failure,
            "Every failure must name its vendor and product, and a code that is not `unknown`."
        ) { trial in
            for end in try await ends(trial) {
                // Who cancels is the suite, which stands where the client keeps its deadlines.
                guard let error = end.failure, error.code != .cancelled else { continue }
                try trial.expect(error.vendor == trial.harness.vendor, "\(end.name): vendor of \(error)")
                try trial.expect(
                    error.product == end.stage.provider.product(for: end.purpose), "\(end.name): product of \(error)")
                try trial.expect(error.code != .unknown, "\(end.name): \(error)")
            }
        },
        Obligation(
            "failuresNameTheirStage", .failure,
            """
            A failure must name its stage: `prefetch`, `present` for a page that does not open, `login` for its token, \
            `verify`.
            """
        ) { trial in
            let (_, opening) = try await trial.login(in: .pageFailsToShow)
            try trial.expect(opening.failure?.stage == .present, "\(opening)")
            let (_, token) = try await trial.login(in: .tokenFails)
            try trial.expect(token.failure?.stage == .login, "\(token)")
            let stage = try trial.stage(in: .prefetchFailed)
            if stage.provider.capabilities.contains(.prefetch) {
                let failure = try await stage.prepare()
                try trial.expect(failure?.stage == .prefetch, "\(failure.map { "\($0)" } ?? "success")")
            }
            if stage.provider.capabilities.contains(.numberVerification) {
                let (_, verification) = try await trial.verification(in: .tokenFails)
                try trial.expect(verification.failure?.stage == .verify, "\(verification)")
            }
        },
        Obligation(
            "vendorCodesAreKept", .failure, "A failure that the vendor gives a code for must keep that code."
        ) { trial in
            let (_, outcome) = try await trial.login(in: .tokenFails)
            try trial.expect(outcome.failure?.vendorCode != nil, "\(outcome)")
        },
        Obligation(
            "malformedAnswersAreTold", .failure,
            "An answer that is not of the documented form must be `malformedResponse`."
        ) { trial in
            let (_, outcome) = try await trial.login(in: .malformedPayload)
            try trial.expect(outcome.failure?.code == .malformedResponse, "\(outcome)")
        },
    ]

    // MARK: What must not be seen

    static let secrecy: [Obligation] = [
        Obligation(
            "nothingSecretIsTold", .secrecy,
            "No token and no phone number may stand in an error, an event or a credential's description."
        ) { trial in
            for end in try await ends(trial) {
                let told = "\(end.description) \(end.failure.map(everything) ?? "") \(end.stage.events)"
                let tokens = end.stage.phone.tokens + [end.token].compactMap(\.self)
                for token in tokens { try trial.expect(!told.contains(token), "\(end.name): a token") }
                try trial.expect(told.firstRange(of: /1[3-9]\d{9}/) == nil, "\(end.name): a phone number")
            }
        }
    ]

    /// Everything that an error tells, also what its description leaves out.
    @MainActor private static func everything(of error: PhoneAuthError) -> String {
        let texts = [
            error.vendorCode, error.vendorMessage, error.carrierCode, error.carrierMessage, error.requestID,
        ]
        return "\(error) \(texts.compactMap(\.self).joined(separator: " "))"
    }

    // MARK: In every situation

    /// How something ended in a situation.
    private struct End {
        let purpose: Purpose
        let situation: Situation
        let stage: ConformanceStage
        let failure: PhoneAuthError?
        /// As it was described.
        let description: String
        let token: String?

        var name: String { "\(purpose) in \(situation)" }

        init<Value>(
            _ purpose: Purpose, _ situation: Situation, _ stage: ConformanceStage,
            _ outcome: Result<Value, PhoneAuthError>, token: Secret?
        ) {
            self.purpose = purpose
            self.situation = situation
            self.stage = stage
            failure = outcome.failure
            description = "\(outcome)"
            self.token = token?.reveal()
        }
    }

    /// How a login and a verification end in every situation that the vendor can have, as far as it declares them.
    @MainActor private static func ends(_ trial: ConformanceTrial) async throws -> [End] {
        var ends: [End] = []
        for situation in trial.situations {
            let stage = try trial.stage(in: situation)
            if stage.provider.capabilities.contains(.loginPage) {
                let outcome: Result<LoginCredential, PhoneAuthError>
                if let refusal = try await stage.prepare() {
                    outcome = .failure(refusal)
                } else {
                    outcome = try await stage.logIn()
                }
                try await stage.dismiss()
                ends.append(End(.login, situation, stage, outcome, token: outcome.value?.token))
            }
            if stage.provider.capabilities.contains(.numberVerification) {
                let (stage, outcome) = try await trial.verification(in: situation)
                ends.append(End(.verification, situation, stage, outcome, token: outcome.value?.token))
            }
        }
        if ends.isEmpty { throw Inapplicable("it declares neither a page nor verification") }
        return ends
    }
}
