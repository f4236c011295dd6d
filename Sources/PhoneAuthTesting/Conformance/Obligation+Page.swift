import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    // MARK: The page

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
        Obligation("dismissClosesThePage", .page, "When closing returns, the page must be gone.") { trial in
            let (stage, _) = try await trial.login(needing: .manualDismiss)
            try await stage.dismiss()
            try trial.expect(!stage.phone.isPageUp, "it is still up")
            try trial.expect(stage.phone.pagesShown == 1, "\(stage.phone.pagesShown) pages were shown")
        },
        Obligation("dismissWithoutPageIsQuick", .page, "Closing must return at once where no page is up.") { trial in
            let stage = try await trial.readyStage()
            let before = stage.phone.clock.now
            let provider = stage.provider
            let outcome = try await stage.outcome { () async throws(PhoneAuthError) in
                try await provider.dismissPage(animated: false)
            }
            try trial.expect(outcome.failure == nil, "\(outcome)")
            try trial.expect(stage.phone.clock.now - before < 1, "it took \(stage.phone.clock.now - before) s")
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

    // MARK: While it is up

    @MainActor private static func isRefused(_ body: () throws(PhoneAuthError) -> Void) -> Bool {
        do throws(PhoneAuthError) {
            try body()
            return false
        } catch {
            return error.code == .unsupportedOperation
        }
    }

    /// What an ability lets the app do must work where it is declared, and be refused where it is not.
    private static func control(
        _ name: String, _ capability: Capabilities, _ sentence: String,
        _ body: @escaping @MainActor @Sendable (any PhoneAuthProvider) throws -> Void
    ) -> Obligation {
        Obligation(name, .control, sentence) { trial in
            let stage = try await trial.readyStage(needing: .loginPage)
            let provider = stage.provider
            let isDeclared = provider.capabilities.contains(capability)
            try await stage.onPage {
                do {
                    try body(provider)
                    if !isDeclared { throw Breach("it worked, undeclared") }
                } catch let error as PhoneAuthError {
                    guard !isDeclared, error.code == .unsupportedOperation else { throw Breach("\(error)") }
                }
            }
        }
    }

    static let controls: [Obligation] = [
        control(
            "loadingStops", .loadingControl,
            "Stopping the loading must work where `loadingControl` is declared, and be `unsupportedOperation` where not."
        ) { provider in try provider.stopLoading() },
        control(
            "agreementStateIsTold", .agreementState,
            "Whether the box is ticked must be told where `agreementState` is declared, and be `unsupportedOperation` where not."
        ) { provider in
            guard try !provider.isAgreementChecked() else { throw Breach("an untouched box is ticked") }
        },
        control(
            "agreementCanBeTicked", .agreementControl,
            "The app must be able to tick the box where `agreementControl` is declared; where not, `unsupportedOperation`."
        ) { provider in
            try provider.setAgreementChecked(true)
            guard provider.capabilities.contains(.agreementState) else { return }
            guard try provider.isAgreementChecked() else { throw Breach("it is not ticked after that") }
        },
        control(
            "networkIsTold", .networkEnvironment,
            "The network must be told where `networkEnvironment` is declared, and be `unsupportedOperation` where not."
        ) { provider in
            let carrier = try provider.networkEnvironment().carrier
            guard carrier == .chinaMobile else { throw Breach("the carrier is \(carrier)") }
        },
        Obligation(
            "tokenOnDemandIsDeclared", .control,
            "Fetching the token on the app's word must be `unsupportedOperation` without `loginGate`."
        ) { trial in
            let stage = try await trial.readyStage()
            guard !stage.provider.capabilities.contains(.loginGate) else {
                throw Inapplicable("it declares loginGate")
            }
            try trial.expect(isRefused { () throws(PhoneAuthError) in try stage.provider.fetchToken() }, "it was taken")
        },
    ]
}
