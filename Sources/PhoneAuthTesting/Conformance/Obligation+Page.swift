import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    static let pages: [Obligation] = [
        Obligation(
            "pageIsToldFirst", .page, "`pagePresented` must come before anything that happens on the page, and once."
        ) { trial in
            let (stage, _) = try await trial.login()
            try trial.expect(stage.events.first == .pagePresented, "\(stage.events)")
            try trial.expect(stage.events.filter { $0 == .pagePresented }.count == 1, "\(stage.events)")
        },
        Obligation("tapsAreTold", .page, "A tap on login must be told with whether the box was ticked.") { trial in
            let (stage, _) = try await trial.login(in: .userTicksThenLogsIn)
            let taps = stage.events.filter {
                $0 == .loginTapped(isChecked: true) || $0 == .loginTapped(isChecked: false)
            }
            try trial.expect(
                taps == [.loginTapped(isChecked: false), .loginTapped(isChecked: true)], "\(stage.events)")
        },
        Obligation("uncheckedTapEndsNothing", .page, "A tap with the box unticked must end nothing.") { trial in
            let (_, outcome) = try await trial.login(in: .userLeavesUnticked)
            try trial.expect(outcome, failsWith: .userCancelled)
        },
        Obligation(
            "agreementsEndNothing", .page, "An agreement that the user opens must be told, and end nothing."
        ) { trial in
            let reads = Situation("userReads", "The user reads an agreement, then logs in.", expected: nil) {
                $0.user = [UserStep(after: 0.5, .tapAgreement(-1))] + UserStep.ticksAndLogsIn
            }
            let (stage, outcome) = try await trial.login(in: reads)
            try trial.expect(outcome.failure == nil, "\(outcome)")
            let tap = stage.events.firstIndex { if case .agreementTapped = $0 { true } else { false } }
            let login = stage.events.firstIndex(of: .loginTapped(isChecked: true))
            guard let tap, let login, tap < login else { throw Breach("\(stage.events)") }
            try trial.expect(!stage.events[..<login].contains(.pageDismissed), "\(stage.events)")
        },
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
        Obligation("dismissClosesThePage", .page, "When closing returns, the page must be gone.") { trial in
            let (stage, _) = try await trial.login(needing: .manualDismiss)
            try trial.expect(try await stage.dismiss(), "it is still up")
            try trial.expect(stage.phone.pagesShown == 1, "\(stage.phone.pagesShown) pages were shown")
        },
        Obligation("dismissWithoutPageIsQuick", .page, "Closing must return at once where no page is up.") { trial in
            let stage = try await trial.readyStage()
            let before = stage.phone.clock.now
            let provider = stage.provider
            let closing = stage.begin { () async throws(PhoneAuthError) in
                try await provider.dismissPage(animated: false)
            }
            let outcome = try await stage.finish(closing)
            try trial.expect(outcome.failure == nil, "\(outcome)")
            try trial.expect(closing.endedAt - before < 1, "it took \(closing.endedAt - before) s")
        },
        Obligation("dismissTwiceIsHarmless", .page, "Closing twice must close once, and return both times.") { trial in
            let (stage, _) = try await trial.login(needing: .manualDismiss)
            try await stage.dismiss()
            try await stage.dismiss()
            try trial.expect(stage.phone.pagesClosed == 1, "\(stage.phone.pagesClosed) pages went")
        },
        Obligation(
            "noPageAfterAFailedOpening", .page, "A page that could not be shown must not be told of, nor left behind."
        ) { trial in
            let (stage, outcome) = try await trial.login(in: .pageFailsToShow)
            try trial.expect(outcome, failsWith: .pagePresentationFailed)
            try await stage.dismiss()
            try trial.expect(!stage.events.contains(.pagePresented), "\(stage.events)")
            try trial.expect(!stage.phone.isPageUp, "a page is up")
        },
    ]
}
