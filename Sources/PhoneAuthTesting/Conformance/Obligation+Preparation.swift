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
            let outcome = try await stage.outcome(cancellingAfter: ConformanceStage.patience) {
                () async throws(PhoneAuthError) in
                try await provider.initialize(for: .login)
                return try await provider.prefetch(for: .login)
            }
            guard let prefetch = outcome.value else { throw Breach("\(outcome)") }
            try trial.expect(prefetch.lifetime > 0, "\(prefetch.lifetime) s")
        },
        Obligation(
            "initializationLasts", .preparation,
            "What has just been initialised must not say that it has to be initialised again."
        ) { trial in
            let stage = try await trial.readyStage()
            try trial.expect(!stage.provider.mustInitializeAgain(for: .login), "it says so at once")
        },
        Obligation(
            "lateInitializationsCount", .preparation,
            "An initialisation that is answered after its call was cancelled must count as late."
        ) { trial in
            @MainActor func initialize(_ stage: ConformanceStage) -> ConformanceStage.Operation<Void> {
                let provider = stage.provider
                return stage.begin(cancellingAfter: shortPatience) { () async throws(PhoneAuthError) in
                    try await provider.initialize(for: .login)
                }
            }
            let stage = try trial.stage()
            let usual = initialize(stage)
            _ = try await stage.finish(usual)
            if usual.endedAt == 0 { throw Inapplicable("its initialisation waits for no answer") }
            let lateStage = try trial.stage(in: late("lateInitialization") { $0.initialization = .late(lateness) })
            try expectLate(try await lateStage.finish(initialize(lateStage)), trial, lateStage)
        },
        Obligation(
            "latePrefetchesCount", .preparation,
            "A prefetch that comes after its call was cancelled must count as late."
        ) { trial in
            let stage = try trial.stage(in: late("latePrefetch") { $0.prefetch = .late(lateness) })
            try trial.need(.prefetch, of: stage)
            let provider = stage.provider
            let outcome = try await stage.outcome(cancellingAfter: shortPatience) { () async throws(PhoneAuthError) in
                try await provider.initialize(for: .login)
                return try await provider.prefetch(for: .login)
            }
            try expectLate(outcome, trial, stage)
        },
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
            "forgettingIsHarmless", .preparation,
            "After forgetting its prefetch it must get ready again, and do what it is for."
        ) { trial in
            let purpose = try trial.mainPurpose()
            let (_, end) = try await trial.service { stage in
                stage.provider.forgetPrefetch()
                guard let failure = try await stage.prepare(for: purpose) else { return }
                throw Breach("it did not get ready again: \(failure)")
            }
            try trial.expect(end.failure == nil, end.description)
        },
        Obligation(
            "configurationMayChange", .preparation,
            "When it is told that the configuration has changed, it must stay ready, and do what it is for."
        ) { trial in
            let (_, end) = try await trial.service { $0.provider.configurationChanged() }
            try trial.expect(end.failure == nil, end.description)
        },
    ]

    // MARK: What comes late

    /// So late, in seconds, that nobody waits any more; and for how long somebody does.
    static let (lateness, shortPatience) = (20.0, 5.0)

    /// A phone that answers something late.
    static func late(_ name: String, _ change: (inout PhoneSettings) -> Void) -> Situation {
        Situation(name, "What is asked for comes when nobody waits for it any more.", expected: nil, adjust: change)
    }

    /// A call was cancelled, and its answer came after that.
    @MainActor static func expectLate<Value>(
        _ outcome: Result<Value, PhoneAuthError>, _ trial: ConformanceTrial, _ stage: ConformanceStage
    ) throws {
        try trial.expect(outcome.failure?.code == .cancelled, "\(outcome)")
        try trial.expect(stage.diagnostics.late >= 1, "nothing was counted as late")
    }
}
