import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    // MARK: Before the page

    static let preparations: [Obligation] = [
        Obligation(
            "silenceEndsWhenCancelled", .preparation,
            "A call that the vendor never answers must end when its task is cancelled, with `cancelled`."
        ) { trial in
            let stage = try trial.stage(in: .prefetchSilent)
            try trial.need(.prefetch, of: stage)
            let failure = try await stage.prepare()
            try trial.expect(failure?.code == .cancelled, "\(failure.map { "\($0)" } ?? "success")")
        },
        Obligation(
            "prefetchHasALifetime", .preparation, "A prefetch must say how long it lasts: for more than no time."
        ) { trial in
            let stage = try trial.stage()
            try trial.need(.prefetch, of: stage)
            let provider = stage.provider
            let outcome = try await stage.outcome(cancellingAfter: 60) { () async throws(PhoneAuthError) in
                try await provider.initialize(for: .login)
                return try await provider.prefetch(for: .login)
            }
            guard let prefetch = outcome.value else { throw Breach("\(outcome)") }
            try trial.expect(prefetch.lifetime > 0, "\(prefetch.lifetime) s")
        },
    ]

    // MARK: Login

    static let logins: [Obligation] = [
        Obligation(
            "loginGivesACredential", .login,
            "A login must give a credential of its vendor and product, with a token and a lifetime."
        ) { trial in
            let (stage, outcome) = try await trial.login()
            guard let credential = outcome.value else { throw Breach("\(outcome)") }
            try trial.expect(credential.vendor == trial.harness.vendor, "vendor \(credential.vendor)")
            try trial.expect(
                credential.product == stage.provider.product(for: .login), "product \(credential.product)")
            try trial.expect(!credential.token.reveal().isEmpty, "an empty token")
            try trial.expect(credential.lifetime > 0, "it lives \(credential.lifetime) s")
        },
        Obligation(
            "backIsTheUsers", .login, "Back must be `userCancelled`, with the page gone."
        ) { trial in
            let (stage, outcome) = try await trial.login(in: .userCancels)
            try trial.expect(outcome, failsWith: .userCancelled)
            try await stage.dismiss()
            try trial.expect(!stage.phone.isPageUp, "the page is still up")
        },
        Obligation("otherMethodIsTheUsers", .login, "The button for other methods must be `userChoseOtherMethod`.") {
            trial in
            let (stage, outcome) = try await trial.login(in: .userSwitches)
            try trial.expect(outcome, failsWith: .userChoseOtherMethod)
            try trial.expect(stage.events.contains(.otherMethodTapped), "no otherMethodTapped: \(stage.events)")
        },
        Obligation("tokensDiffer", .login, "Each login must have a token of its own.") { trial in
            let stage = try await trial.readyStage(needing: .loginPage)
            let first = try await stage.logIn().value?.token.reveal()
            try await stage.dismiss()
            if let failure = try await stage.prepare() {
                throw Breach("the second time it did not get ready: \(failure)")
            }
            let second = try await stage.logIn().value?.token.reveal()
            try trial.expect(first != nil && second != nil, "one of them failed")
            try trial.expect(first != second, "the same token again")
        },
        Obligation(
            "silentTokenEndsWhenCancelled", .login,
            "A token that never comes must end the login when its task is cancelled, with `cancelled`."
        ) { trial in
            let (_, outcome) = try await trial.login(in: .tokenSilent)
            try trial.expect(outcome, failsWith: .cancelled)
        },
        Obligation(
            "firstResultCounts", .login, "A failure after the token must change nothing, and count as late."
        ) { trial in
            let (stage, outcome) = try await trial.login(in: .successThenFailure)
            try trial.expect(outcome.failure == nil, "\(outcome)")
            try trial.expect(stage.diagnostics.late >= 1, "nothing was counted as late")
        },
        Obligation(
            "repeatedAnswersCount", .login, "An answer that comes twice must count as repeated, and be taken once."
        ) { trial in
            let (stage, outcome) = try await trial.login(in: .duplicateCallbacks)
            try trial.expect(outcome.failure == nil, "\(outcome)")
            let odd = stage.diagnostics
            try trial.expect(odd.duplicate + odd.late >= 1, "nothing was counted")
        },
        Obligation(
            "anotherTapGivesAnotherToken", .login,
            "After a credential that the backend refused, the next tap must give the next token."
        ) { trial in
            let twice = Situation("tapsTwice", "The user logs in, and once more.", expected: nil) {
                $0.user = [
                    UserStep(after: 1.2, .tapCheckbox), UserStep(after: 2, .tapLogin), UserStep(after: 8, .tapLogin),
                ]
            }
            let stage = try await trial.readyStage(in: twice, needing: [.loginPage, .loadingControl])
            let tokens = try await stage.logInTwice()
            try trial.expect(tokens.first != tokens.last, "the same token again")
        },
    ]
}
