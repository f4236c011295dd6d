import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    // MARK: Number verification

    private static let number = "13800138000"

    @MainActor private static func verify(
        _ trial: ConformanceTrial, in situation: Situation = .normal
    ) async throws -> (stage: ConformanceStage, outcome: Result<VerificationCredential, PhoneAuthError>) {
        let stage = try trial.stage(in: situation)
        try trial.need(.numberVerification, of: stage)
        if let failure = try await stage.prepare(for: .verification) { return (stage, .failure(failure)) }
        let (provider, number) = (stage.provider, try PhoneNumber(number))
        let outcome = try await stage.outcome(cancellingAfter: 60) { () async throws(PhoneAuthError) in
            try await provider.verificationCredential(for: number)
        }
        return (stage, outcome)
    }

    static let verifications: [Obligation] = [
        Obligation(
            "verificationGivesACredential", .verification,
            "A verification must give a credential of its vendor and product, with a token and a lifetime."
        ) { trial in
            let (stage, outcome) = try await verify(trial)
            guard let credential = outcome.value else { throw Breach("\(outcome)") }
            try trial.expect(credential.vendor == trial.harness.vendor, "vendor \(credential.vendor)")
            try trial.expect(
                credential.product == stage.provider.product(for: .verification), "product \(credential.product)")
            try trial.expect(!credential.token.reveal().isEmpty && credential.lifetime > 0, "no token, or no lifetime")
        },
        Obligation("verificationOpensNoPage", .verification, "A verification must open no page.") { trial in
            let (stage, _) = try await verify(trial)
            try trial.expect(stage.phone.pagesShown == 0, "\(stage.phone.pagesShown) pages")
        },
        Obligation(
            "silentVerificationEndsWhenCancelled", .verification,
            "A verification that is never answered must end when its task is cancelled, with `cancelled`."
        ) { trial in
            let (_, outcome) = try await verify(trial, in: .tokenSilent)
            try trial.expect(outcome.failure?.code == .cancelled, "\(outcome)")
        },
        Obligation(
            "verificationIsDeclared", .verification,
            "Without `numberVerification` a verification must be `unsupportedOperation`, and touch nothing."
        ) { trial in
            let stage = try trial.stage()
            guard !stage.provider.capabilities.contains(.numberVerification) else {
                throw Inapplicable("it declares numberVerification")
            }
            let (provider, number) = (stage.provider, try PhoneNumber(number))
            let outcome = try await stage.outcome(cancellingAfter: 60) { () async throws(PhoneAuthError) in
                try await provider.verificationCredential(for: number)
            }
            try trial.expect(outcome.failure?.code == .unsupportedOperation, "\(outcome)")
            try trial.expect(stage.phone.vendorCalls.isEmpty, "\(stage.phone.vendorCalls.map(\.name))")
        },
    ]

    // MARK: Failures

    /// Every failure that a login can be brought to, with the situation.
    @MainActor private static func failures(
        _ trial: ConformanceTrial
    ) async throws -> [(situation: Situation, stage: ConformanceStage, error: PhoneAuthError)] {
        var failures: [(Situation, ConformanceStage, PhoneAuthError)] = []
        for situation in trial.situations {
            let stage = try trial.stage(in: situation)
            try trial.need(.loginPage, of: stage)
            var failure = try await stage.prepare()
            if failure == nil { failure = try await stage.logIn().failure }
            try await stage.dismiss()
            // Who cancels is the suite, which stands where the client keeps its deadlines.
            if let failure, failure.code != .cancelled { failures.append((situation, stage, failure)) }
        }
        return failures
    }

    /// Everything that an error tells, also what its description leaves out.
    @MainActor private static func everything(of error: PhoneAuthError) -> String {
        let texts = [
            error.vendorCode, error.vendorMessage, error.carrierCode, error.carrierMessage, error.requestID,
        ]
        return "\(error) \(texts.compactMap(\.self).joined(separator: " "))"
    }

    static let failures: [Obligation] = [
        Obligation(
            "failuresAreNamed", .failure,
            "Every failure must name its vendor and product, and a code that is not `unknown`."
        ) { trial in
            for (situation, stage, error) in try await failures(trial) {
                try trial.expect(error.vendor == trial.harness.vendor, "\(situation): vendor of \(error)")
                try trial.expect(
                    error.product == stage.provider.product(for: .login), "\(situation): product of \(error)")
                try trial.expect(error.code != .unknown, "\(situation): \(error)")
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
        Obligation(
            "nothingSecretIsTold", .secrecy,
            "No token and no phone number may stand in an error, an event or a credential's description."
        ) { trial in
            for situation in trial.situations {
                let stage = try trial.stage(in: situation)
                var told = (try await stage.prepare()).map(everything) ?? ""
                if told.isEmpty, stage.provider.capabilities.contains(.loginPage) {
                    let outcome = try await stage.logIn()
                    told += "\(outcome)" + (outcome.failure.map(everything) ?? "")
                    if let token = outcome.value?.token.reveal() {
                        try trial.expect(!told.contains(token), "\(situation): a token")
                    }
                }
                try await stage.dismiss()
                told += "\(stage.events)"
                try trial.expect(told.firstRange(of: /1[3-9]\d{9}/) == nil, "\(situation): a phone number")
            }
        },
    ]

    // MARK: What lives how long

    static let lifetimes: [Obligation] = [
        Obligation("nothingIsKept", .lifetime, "Once the page has gone and its owner lets go, nothing may keep it.") {
            trial in
            weak var kept: (any PhoneAuthProvider)?
            @MainActor func play() async throws {
                let stage = try await trial.readyStage()
                kept = stage.provider
                if stage.provider.capabilities.contains(.loginPage) { _ = try await stage.logIn() }
                try await stage.dismiss()
            }
            try await play()
            try trial.expect(kept == nil, "it is still there")
        },
        Obligation("seedsRepeat", .lifetime, "The same seed must give the same events at every run.") { trial in
            var runs: [[AuthPageEvent]] = []
            for _ in 0..<2 {
                let stage = try await trial.readyStage(in: .userTicksThenLogsIn, seed: 7)
                try trial.need(.loginPage, of: stage)
                _ = try await stage.logIn()
                runs.append(stage.events)
            }
            try trial.expect(runs[0] == runs[1], "\(runs[0]), then \(runs[1])")
        },
    ]
}
