import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
    /// The whole suite, group by group.
    public static let all: [Obligation] =
        inGroups(
            declarations + quiet + preparations + logins + pages + controls + verifications + scenes + failures
                + lifetimes
                + lateness + repetitions)

    /// Group by group, each in the order in which it is written.
    private static func inGroups(_ obligations: [Obligation]) -> [Obligation] {
        Group.allCases.flatMap { group in obligations.filter { $0.group == group } }
    }

    // MARK: What a provider says of itself

    static let declarations: [Obligation] = [
        Obligation(
            "capabilitiesAreStable", .declaration,
            "What it can do must not change while the configuration stays the same."
        ) { trial in
            let stage = try trial.stage()
            let before = stage.provider.capabilities
            _ = try await stage.prepare()
            try trial.expect(
                stage.provider.capabilities == before, "\(before) became \(stage.provider.capabilities)")
        },
        Obligation("versionIsTold", .declaration, "Once initialised it must tell the SDK's version.") { trial in
            let stage = try await trial.readyStage()
            try trial.expect(!stage.provider.sdkVersion.isEmpty, "an empty version")
        },
        Obligation(
            "codesHaveMeanings", .declaration,
            "Every row of its table of return codes must have a meaning in both languages, and a source."
        ) { trial in
            for row in try type(of: trial.stage().provider).returnCodes.rows {
                try trial.expect(
                    !row.meaning.en.isEmpty && !row.meaning.zhHans.isEmpty && !row.source.isEmpty,
                    "\(row.code) lacks one")
            }
        },
    ]

    // MARK: When a vendor may be touched

    static let quiet: [Obligation] = [
        Obligation(
            "makingTouchesNothing", .quiet, "Making it, and asking what it can do, must call nothing of the vendor's."
        ) { trial in
            let stage = try trial.stage()
            _ = (stage.provider.capabilities, stage.provider.requirements, stage.provider.product(for: .login))
            let calls = stage.phone.vendorCalls.map(\.name)
            try trial.expect(calls.isEmpty, "\(calls)")
        },
        Obligation("callsAreOnMain", .quiet, "Every vendor call must be made on the main actor.") { trial in
            let stage = try await trial.readyStage()
            _ = try await stage.logIn()
            try await stage.dismiss()
            let others = stage.phone.vendorCalls.filter { !$0.isOnMain }.map(\.name)
            try trial.expect(others.isEmpty, "\(others) on another thread")
        },
        Obligation(
            "otherThreadsAreTaken", .quiet, "A callback may come on any thread, and must count all the same."
        ) { trial in
            let stage = try await trial.readyStage(in: .callbackOffMain)
            let outcome = try await stage.logIn()
            try trial.expect(outcome.failure == nil, "\(outcome)")
        },
    ]
}
