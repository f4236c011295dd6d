import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

// What comes late, and what is done again.

extension Obligation {
    /// So late that nobody waits any more.
    private static let (late, patience) = (20.0, 5.0)

    private static func situation(_ name: String, _ change: (inout PhoneSettings) -> Void) -> Situation {
        Situation(name, "What is asked for comes when nobody waits for it any more.", expected: nil, adjust: change)
    }

    /// A call was cancelled, and its answer came after that.
    @MainActor private static func expectLate<Value>(
        _ outcome: Result<Value, PhoneAuthError>, _ trial: ConformanceTrial, _ stage: ConformanceStage
    ) throws {
        try trial.expect(outcome.failure?.code == .cancelled, "\(outcome)")
        try trial.expect(stage.diagnostics.late >= 1, "nothing was counted as late")
    }

    static let lateness: [Obligation] = [
        Obligation(
            "lateTokensCount", .login,
            "A token that comes after its login was cancelled must count as late, and go to nobody."
        ) { trial in
            let stage = try await trial.readyStage(
                in: situation("lateToken") { $0.token = .late(late) }, needing: .loginPage)
            let outcome = try await stage.logIn(cancellingAfter: patience)
            try expectLate(outcome, trial, stage)
        },
        Obligation(
            "latePrefetchesCount", .preparation,
            "A prefetch that comes after its call was cancelled must count as late, and go to nobody."
        ) { trial in
            let stage = try trial.stage(in: situation("latePrefetch") { $0.prefetch = .late(late) })
            try trial.need(.prefetch, of: stage)
            let provider = stage.provider
            let outcome = try await stage.outcome(cancellingAfter: patience) { () async throws(PhoneAuthError) in
                try await provider.initialize(for: .login)
                return try await provider.prefetch(for: .login)
            }
            try expectLate(outcome, trial, stage)
        },
        Obligation(
            "lateVerificationsCount", .verification,
            "A verification that comes after its call was cancelled must count as late, and go to nobody."
        ) { trial in
            let stage = try trial.stage(in: situation("lateVerification") { $0.token = .late(late) })
            try trial.need(.numberVerification, of: stage)
            if let failure = try await stage.prepare(for: .verification) {
                throw Breach("it did not get ready: \(failure)")
            }
            let (provider, number) = (stage.provider, try PhoneNumber("13800138000"))
            let outcome = try await stage.outcome(cancellingAfter: patience) { () async throws(PhoneAuthError) in
                try await provider.verificationCredential(for: number)
            }
            try expectLate(outcome, trial, stage)
        },
    ]

    static let repetitions: [Obligation] = [
        Obligation(
            "preparationMayBeRepeated", .preparation,
            "What was refused may be asked for again, and must be refused in the same words."
        ) { trial in
            let stage = try trial.stage(in: .invalidCredentials)
            guard let first = try await stage.prepare() else {
                throw Inapplicable("what is wrong shows only at its page")
            }
            let second = try await stage.prepare()
            try trial.expect(second?.code == first.code, "\(first), then \(second.map { "\($0)" } ?? "success")")
        },
        Obligation(
            "forgettingIsHarmless", .preparation, "After forgetting its prefetch it must get ready again, and log in."
        ) { trial in
            let stage = try await trial.readyStage(needing: .loginPage)
            stage.provider.forgetPrefetch()
            if let failure = try await stage.prepare() { throw Breach("it did not get ready again: \(failure)") }
            let outcome = try await stage.logIn()
            try trial.expect(outcome.failure == nil, "\(outcome)")
        },
        again("cancelMayBeFollowed", "After a user who went back, the next login must show its page.", .userCancels),
        again("failureMayBeFollowed", "After a token that failed, the next login must show its page.", .tokenFails),
        Obligation(
            "nothingFollowsThePage", .page,
            "When a page is told to have gone, nothing but that may be told of it any more."
        ) { trial in
            for situation in [Situation.normal, .userCancels, .userSwitches, .tokenFails] {
                let (stage, _) = try await trial.login(in: situation)
                try await stage.dismiss()
                let rest = stage.events.drop { $0 != .pageDismissed }
                try trial.expect(rest.allSatisfy { $0 == .pageDismissed }, "\(situation): \(rest)")
            }
        },
        Obligation("productsAreStable", .declaration, "The product that serves a purpose must not change.") { trial in
            let stage = try trial.stage()
            @MainActor func products() -> [Product] {
                [stage.provider.product(for: .login), stage.provider.product(for: .verification)]
            }
            let before = products()
            _ = try await stage.prepare()
            try trial.expect(products() == before, "\(before) became \(products())")
        },
        Obligation(
            "failuresNameTheirStage", .failure,
            "A page that does not open must fail at `present`, a token that does not come at `login`."
        ) { trial in
            let (_, opening) = try await trial.login(in: .pageFailsToShow)
            try trial.expect(opening.failure?.stage == .present, "\(opening)")
            let (_, token) = try await trial.login(in: .tokenFails)
            try trial.expect(token.failure?.stage == .login, "\(token)")
        },
        Obligation("credentialsAreNew", .login, "A credential must be issued when it comes.") { trial in
            let (stage, outcome) = try await trial.login()
            guard let credential = outcome.value else { throw Breach("\(outcome)") }
            let issued = credential.envelope.issuedAt.timeIntervalSince(SimulatedScheduler.start)
            try trial.expect(issued > 0 && issued <= stage.phone.clock.now, "\(issued) s after the start")
        },
    ]

    /// A login of which the next one must know nothing.
    private static func again(_ name: String, _ sentence: String, _ situation: Situation) -> Obligation {
        Obligation(name, .login, sentence) { trial in
            let stage = try await trial.readyStage(in: situation, needing: [.loginPage, .manualDismiss])
            var codes: [PhoneAuthError.Code?] = []
            for _ in 0..<2 {
                codes.append(try await stage.logIn().failure?.code)
                try await stage.dismiss()
                if let failure = try await stage.prepare() { throw Breach("it did not get ready again: \(failure)") }
            }
            try trial.expect(stage.phone.pagesShown == 2, "\(stage.phone.pagesShown) pages in two logins")
            try trial.expect(codes[0] == codes[1] && codes[0] != nil, "\(codes)")
        }
    }
}
