import Foundation
import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    // MARK: One login

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
        Obligation("credentialsAreNew", .login, "A credential must be issued when it comes.") { trial in
            let (_, end) = try await trial.service()
            guard let credential = end.credential else { throw Breach(end.description) }
            let issuedAt = credential.issuedAt.timeIntervalSince(SimulatedScheduler.start)
            try trial.expect(abs(issuedAt - end.at) < 1, "it came after \(end.at) s, and says \(issuedAt) s")
        },
        Obligation(
            "carriersAreTrue", .login,
            "A credential and a failure must name the carrier of the phone, or none: never another."
        ) { trial in
            for carrier in [Carrier.chinaMobile, .chinaUnicom, .chinaTelecom] {
                for token in [PhoneSettings.Answer.succeeds, .fails] {
                    let situation = Situation("\(carrier)", "The SIM is one of \(carrier)'s.", expected: nil) {
                        ($0.carrier, $0.token) = (carrier, token)
                    }
                    let (_, end) = try await trial.service(in: situation)
                    guard let seen = end.credential?.carrier ?? end.failure?.carrier else { continue }
                    try trial.expect([carrier, .unknown].contains(seen), "\(seen) on \(carrier): \(end.description)")
                }
            }
        },
        Obligation(
            "backIsTheUsers", .login, "Back must be `userCancelled`, with the page gone."
        ) { trial in
            let (stage, outcome) = try await trial.login(in: .userCancels)
            try trial.expect(outcome, failsWith: .userCancelled)
            try trial.expect(try await stage.dismiss(), "the page is still up")
        },
        Obligation("otherMethodIsTheUsers", .login, "The button for other methods must be `userChoseOtherMethod`.") {
            trial in
            let (stage, outcome) = try await trial.login(in: .userSwitches)
            try trial.expect(outcome, failsWith: .userChoseOtherMethod)
            try trial.expect(stage.events.contains(.otherMethodTapped), "no otherMethodTapped: \(stage.events)")
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
            "repeatedAnswersCount", .login,
            "An answer that comes twice must count as repeated, or as late after the outcome, and be taken once."
        ) { trial in
            let (stage, end) = try await trial.service(in: .duplicateCallbacks)
            try trial.expect(end.failure == nil, end.description)
            let odd = stage.diagnostics
            try trial.expect(odd.duplicate + odd.late >= 1, "nothing was counted")
        },
        Obligation(
            "lateTokensCount", .login, "A token that comes after its login was cancelled must count as late."
        ) { trial in
            let stage = try await trial.readyStage(in: lateToken, needing: .loginPage)
            try expectLate(try await stage.logIn(cancellingAfter: shortPatience), trial, stage)
        },
        Obligation(
            "lateTokensGoToNobody", .login,
            "A token that comes after its login was cancelled must not go to the login that follows."
        ) { trial in
            let stage = try await trial.readyStage(in: lateToken, needing: [.loginPage, .manualDismiss])
            let first = stage.login(cancellingAfter: shortPatience)
            let (provider, request, sink) = (stage.provider, stage.request(AuthPageStyle()), stage.sink())
            let closing = stage.begin(after: shortPatience + 1) { () async throws(PhoneAuthError) in
                try await provider.dismissPage(animated: false)
            }
            // The first one's token comes while this one waits for its own.
            let second = stage.begin(after: shortPatience + 2, cancellingAfter: ConformanceStage.patience) {
                () async throws(PhoneAuthError) in
                try await stage.getReady(for: .login)
                return try await provider.login(request, events: sink)
            }
            try trial.expect(try await stage.finish(first), failsWith: .cancelled)
            if let failure = try await stage.finish(closing).failure { throw Breach("closing failed: \(failure)") }
            let outcome = try await stage.finish(second)
            guard outcome.failure == nil else { throw Breach("the login that follows: \(outcome)") }
            guard let tap = stage.moments.last(where: { $0.event == .loginTapped(isChecked: true) }) else {
                throw Breach("no tap was told: \(stage.events)")
            }
            let waited = second.endedAt - tap.at
            try trial.expect(waited >= lateness, "the login that follows had a token \(waited) s after its tap")
        },
    ]

    private static let lateToken = late("lateToken") { $0.token = .late(lateness) }

    // MARK: One login after the other

    static let repetitions: [Obligation] = [
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
        Obligation(
            "refusalMayBeFollowed", .login, "After a page that was refused, the next login must succeed."
        ) { trial in
            let stage = try await trial.readyStage(in: .pageAlreadyShown, needing: .loginPage)
            let refused = try await stage.logIn()
            guard refused.failure != nil else { throw Inapplicable("it does not refuse a page") }
            try await stage.dismiss()
            if let failure = try await stage.prepare() { throw Breach("it did not get ready again: \(failure)") }
            let outcome = try await stage.logIn()
            try trial.expect(outcome.failure == nil, "\(outcome)")
        },
        again("cancelMayBeFollowed", "After a user who went back, the next login must show its page.", .userCancels),
        again("failureMayBeFollowed", "After a token that failed, the next login must show its page.", .tokenFails),
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
