import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    static let verifications: [Obligation] = [
        Obligation(
            "verificationGivesACredential", .verification,
            "A verification must give a credential of its vendor and product, with a token and a lifetime."
        ) { trial in
            let (stage, outcome) = try await trial.verification()
            guard let credential = outcome.value else { throw Breach("\(outcome)") }
            try trial.expect(credential.vendor == trial.harness.vendor, "vendor \(credential.vendor)")
            try trial.expect(
                credential.product == stage.provider.product(for: .verification), "product \(credential.product)")
            try trial.expect(!credential.token.reveal().isEmpty && credential.lifetime > 0, "no token, or no lifetime")
        },
        Obligation("verificationOpensNoPage", .verification, "A verification must open no page.") { trial in
            let (stage, _) = try await trial.verification()
            try trial.expect(stage.phone.pagesShown == 0, "\(stage.phone.pagesShown) pages")
        },
        Obligation(
            "silentVerificationEndsWhenCancelled", .verification,
            "A verification that is never answered must end when its task is cancelled, with `cancelled`."
        ) { trial in
            let (_, outcome) = try await trial.verification(in: .tokenSilent)
            try trial.expect(outcome.failure?.code == .cancelled, "\(outcome)")
        },
        Obligation(
            "lateVerificationsCount", .verification,
            "A verification that comes after its call was cancelled must count as late."
        ) { trial in
            let stage = try trial.stage(in: late("lateVerification") { $0.token = .late(lateness) })
            try trial.need(.numberVerification, of: stage)
            if let failure = try await stage.prepare(for: .verification) {
                throw Breach("it did not get ready: \(failure)")
            }
            try expectLate(try await stage.verify(cancellingAfter: shortPatience), trial, stage)
        },
        Obligation(
            "verificationIsDeclared", .verification,
            "Without `numberVerification` a verification must be `unsupportedOperation`, and touch nothing."
        ) { trial in
            let stage = try trial.stage()
            guard !stage.provider.capabilities.contains(.numberVerification) else {
                throw Inapplicable("it declares numberVerification")
            }
            let outcome = try await stage.verify()
            try trial.expect(outcome.failure?.code == .unsupportedOperation, "\(outcome)")
            try trial.expect(stage.phone.vendorCalls.isEmpty, "\(stage.phone.vendorCalls.map(\.name))")
        },
    ]
}
