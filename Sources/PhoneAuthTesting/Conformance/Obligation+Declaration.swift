import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

extension Obligation {
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
        Obligation("productsAreStable", .declaration, "The product that serves a purpose must not change.") { trial in
            let stage = try trial.stage()
            @MainActor func products() -> [Product] {
                [stage.provider.product(for: .login), stage.provider.product(for: .verification)]
            }
            let before = products()
            _ = try await stage.prepare()
            try trial.expect(products() == before, "\(before) became \(products())")
        },
        Obligation("versionIsTold", .declaration, "Once initialised it must tell the SDK's version.") { trial in
            let stage = try await trial.readyStage()
            try trial.expect(!stage.provider.sdkVersion.isEmpty, "an empty version")
        },
        Obligation(
            "codesHaveMeanings", .declaration,
            "Every row of its table of return codes must have a meaning in both languages, and a source."
        ) { trial in
            let rows = try type(of: trial.stage().provider).returnCodes.rows
            guard !rows.isEmpty else { throw Inapplicable("its table of return codes is empty") }
            for row in rows {
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
        Obligation(
            "otherProductsAreLeftAlone", .quiet, "Initialising one purpose must make no call of another one's product."
        ) { trial in
            @MainActor func calls(for purpose: Purpose) async throws -> Set<String> {
                let stage = try trial.stage()
                let products = [stage.provider.product(for: .login), stage.provider.product(for: .verification)]
                guard products[0] != products[1] else { throw Inapplicable("one product serves every purpose") }
                let (provider, before) = (stage.provider, stage.phone.vendorCalls.count)
                let outcome = try await stage.outcome(cancellingAfter: ConformanceStage.patience) {
                    () async throws(PhoneAuthError) in
                    try await provider.initialize(for: purpose)
                }
                try trial.expect(outcome.failure == nil, "\(outcome)")
                return Set(stage.phone.vendorCalls.dropFirst(before).map(\.name))
            }
            let shared = try await calls(for: .login).intersection(calls(for: .verification))
            try trial.expect(shared.isEmpty, "\(shared.sorted()) for both")
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
            let (_, end) = try await trial.service(in: .callbackOffMain)
            try trial.expect(end.failure == nil, end.description)
        },
    ]
}
