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
            for one in try await cases(trial) {
                // Who cancels is the suite, which stands where the client keeps its deadlines.
                guard let error = one.end.failure, error.code != .cancelled else { continue }
                try trial.expect(error.vendor == trial.harness.vendor, "\(one.name): vendor of \(error)")
                try trial.expect(
                    error.product == one.stage.provider.product(for: one.purpose), "\(one.name): product of \(error)")
                try trial.expect(error.code != .unknown, "\(one.name): \(error)")
            }
        },
        Obligation(
            "failuresNameTheirStage", .failure,
            """
            A failure must name its stage: `prefetch`, `present` for a page that does not open, `login` for its token, \
            `verify`.
            """
        ) { trial in
            @MainActor func expect(_ failure: PhoneAuthError?, at stage: Stage) throws {
                try trial.expect(
                    failure?.stage == stage, failure.map { "\($0)" } ?? "success, not a failure at \(stage)")
            }
            let capabilities = try trial.stage().provider.capabilities
            if capabilities.contains(.prefetch) {
                try expect(try await trial.stage(in: .prefetchFailed).prepare(), at: .prefetch)
            }
            if capabilities.contains(.loginPage) {
                try expect(try await trial.login(in: .pageFailsToShow).outcome.failure, at: .present)
                try expect(try await trial.login(in: .tokenFails).outcome.failure, at: .login)
            }
            if capabilities.contains(.numberVerification) {
                try expect(try await trial.verification(in: .tokenFails).outcome.failure, at: .verify)
            }
        },
        Obligation(
            "vendorCodesAreKept", .failure, "A failure that the vendor gives a code for must keep that code."
        ) { trial in
            let (_, end) = try await trial.service(in: .tokenFails)
            try trial.expect(end.failure?.vendorCode != nil, end.description)
        },
        Obligation(
            "malformedAnswersAreTold", .failure,
            "An answer that is not of the documented form must be `malformedResponse`."
        ) { trial in
            let (_, end) = try await trial.service(in: .malformedPayload)
            try trial.expect(end.failure?.code == .malformedResponse, end.description)
        },
    ]

    // MARK: What must not be seen

    static let secrecy: [Obligation] = [
        Obligation(
            "nothingSecretIsTold", .secrecy,
            "No token and no phone number may stand in an error, an event or a credential's description."
        ) { trial in
            for one in try await cases(trial) {
                let told = "\(one.end.description) \(one.end.failure.map(everything) ?? "") \(one.stage.events)"
                let tokens = one.stage.phone.tokens + [one.end.credential?.token.reveal()].compactMap(\.self)
                for token in tokens { try trial.expect(!told.contains(token), "\(one.name): a token") }
                try trial.expect(told.firstRange(of: /1[3-9]\d{9}/) == nil, "\(one.name): a phone number")
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
    private struct Case {
        let purpose: Purpose
        let situation: Situation
        let stage: ConformanceStage
        let end: ConformanceStage.End

        var name: String { "\(purpose) in \(situation)" }
    }

    /// How a login and a verification end in every situation that the vendor can have, as far as it declares them.
    @MainActor private static func cases(_ trial: ConformanceTrial) async throws -> [Case] {
        _ = try trial.mainPurpose()
        var cases: [Case] = []
        for (purpose, capability) in [(Purpose.login, Capabilities.loginPage), (.verification, .numberVerification)] {
            for situation in trial.situations {
                let stage = try trial.stage(in: situation)
                guard stage.provider.capabilities.contains(capability) else { continue }
                let end: ConformanceStage.End
                if let refusal = try await stage.prepare(for: purpose) {
                    end = .init(outcome: .failure(refusal), at: stage.phone.clock.now, description: "\(refusal)")
                } else {
                    end = try await stage.serve(purpose)
                }
                try await stage.dismiss()
                cases.append(Case(purpose: purpose, situation: situation, stage: stage, end: end))
            }
        }
        return cases
    }
}
