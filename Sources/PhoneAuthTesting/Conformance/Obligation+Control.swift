import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    // MARK: What the app can do while a page is up

    static let controls: [Obligation] = [
        control(
            "loadingStops", .loadingControl,
            """
            Stopping the loading must reach the vendor where `loadingControl` is declared, and be `unsupportedOperation` \
            where not.
            """
        ) { stage in
            try expectACall(stage) { try $0.stopLoading() }
        },
        control(
            "agreementStateIsTold", .agreementState,
            """
            Whether the box is ticked must be told where `agreementState` is declared, and be `unsupportedOperation` \
            where not.
            """
        ) { stage in
            guard try !stage.provider.isAgreementChecked() else { throw Breach("an untouched box is ticked") }
        },
        Obligation(
            "agreementCanBeTicked", .control,
            """
            The app must be able to tick the box where `agreementControl` is declared, so that a tap logs in; where not, \
            `unsupportedOperation`.
            """
        ) { trial in
            let taps = Situation("onlyTaps", "The user taps login, and nothing else.", expected: nil) {
                $0.user = [UserStep(after: 2, .tapLogin)]
            }
            let stage = try await trial.readyStage(in: taps, needing: .loginPage)
            let isDeclared = stage.provider.capabilities.contains(.agreementControl)
            let outcome = try await stage.onPage {
                try expectControl(isDeclared) {
                    try stage.provider.setAgreementChecked(true)
                    guard stage.provider.capabilities.contains(.agreementState) else { return }
                    guard try stage.provider.isAgreementChecked() else { throw Breach("it is not ticked after that") }
                }
            }
            guard isDeclared else { return }
            try trial.expect(outcome.failure == nil, "\(outcome)")
            try trial.expect(stage.events.contains(.loginTapped(isChecked: true)), "\(stage.events)")
        },
        control(
            "networkIsTold", .networkEnvironment,
            """
            The network must be told where `networkEnvironment` is declared, and be `unsupportedOperation` where not.
            """
        ) { stage in
            let carrier = try stage.provider.networkEnvironment().carrier
            guard carrier == .chinaMobile else { throw Breach("the carrier is \(carrier)") }
        },
        Obligation(
            "consentDialogIsClosedOrRefused", .control,
            """
            Closing the second agreement dialog must reach the vendor, or be `unsupportedOperation` where it has none.
            """
        ) { trial in
            let stage = try await trial.readyStage(needing: .loginPage)
            try await stage.onPage {
                do {
                    try expectACall(stage) { try $0.closeConsentDialog() }
                } catch let error as PhoneAuthError {
                    guard error.code == .unsupportedOperation else { throw Breach("\(error)") }
                }
            }
        },
        Obligation(
            "tokenOnDemandIsDeclared", .control,
            "Fetching the token on the app's word must be `unsupportedOperation` without `loginGate`."
        ) { trial in
            let stage = try await trial.readyStage()
            guard !stage.provider.capabilities.contains(.loginGate) else {
                throw Inapplicable("it declares loginGate")
            }
            try expectControl(false) { try stage.provider.fetchToken() }
        },
    ]

    /// What an ability lets the app do must work where it is declared, and be refused where it is not.
    private static func control(
        _ name: String, _ capability: Capabilities, _ sentence: String,
        _ body: @escaping @MainActor @Sendable (ConformanceStage) throws -> Void
    ) -> Obligation {
        Obligation(name, .control, sentence) { trial in
            let stage = try await trial.readyStage(needing: .loginPage)
            let isDeclared = stage.provider.capabilities.contains(capability)
            try await stage.onPage { try expectControl(isDeclared) { try body(stage) } }
        }
    }

    @MainActor private static func expectControl(_ isDeclared: Bool, _ body: () throws -> Void) throws {
        do {
            try body()
            if !isDeclared { throw Breach("it worked, undeclared") }
        } catch let error as PhoneAuthError {
            guard !isDeclared, error.code == .unsupportedOperation else { throw Breach("\(error)") }
        }
    }

    /// What is done must come as a call to the vendor.
    @MainActor private static func expectACall(
        _ stage: ConformanceStage, _ body: (any PhoneAuthProvider) throws -> Void
    ) throws {
        let before = stage.phone.vendorCalls.count
        try body(stage.provider)
        guard stage.phone.vendorCalls.count > before else { throw Breach("the vendor was not called") }
    }
}
