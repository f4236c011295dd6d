import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// What an obligation looks with: it makes stages, each with a provider on a phone of its own.
@MainActor final class ConformanceTrial {
    let harness: any ConformanceHarness

    init(_ harness: any ConformanceHarness) {
        self.harness = harness
    }

    /// The situations that the vendor can have.
    var situations: [Situation] {
        let exempt = harness.exemptions.compactMap(\.situation)
        return Situation.all.filter { !exempt.contains($0) }
    }

    /// A provider that nobody has called yet, on a phone in a situation.
    ///
    /// - Throws: ``Inapplicable`` for a situation that the vendor cannot have.
    func stage(in situation: Situation = .normal, seed: UInt64 = 1) throws -> ConformanceStage {
        if let exemption = harness.exemptions.first(where: { $0.situation == situation }) {
            throw Inapplicable("it cannot have \(situation): \(exemption.reason)")
        }
        return ConformanceStage(harness, in: situation, seed: seed)
    }

    /// A provider that is initialised and, where it can, has prefetched.
    func readyStage(
        for purpose: Purpose = .login, in situation: Situation = .normal, seed: UInt64 = 1,
        needing capabilities: Capabilities = []
    ) async throws -> ConformanceStage {
        let stage = try stage(in: situation, seed: seed)
        try need(capabilities, of: stage)
        if let failure = try await stage.prepare(for: purpose) {
            throw Breach("in \(situation) it did not get ready: \(failure)")
        }
        return stage
    }

    /// What the provider is for: a login, or a verification where it has no page.
    func mainPurpose() throws -> Purpose {
        let capabilities = ConformanceStage(harness, in: .normal, seed: 1).provider.capabilities
        if capabilities.contains(.loginPage) { return .login }
        if capabilities.contains(.numberVerification) { return .verification }
        throw Inapplicable("it declares neither loginPage nor numberVerification")
    }

    /// A provider that has done what it is for, and how that ended.
    ///
    /// - Parameter meanwhile: What is done once it is ready.
    func service(
        in situation: Situation = .normal, seed: UInt64 = 1,
        meanwhile: @MainActor (ConformanceStage) async throws -> Void = { _ in }
    ) async throws -> (stage: ConformanceStage, end: ConformanceStage.End) {
        let purpose = try mainPurpose()
        let stage = try await readyStage(for: purpose, in: situation, seed: seed)
        try await meanwhile(stage)
        return (stage, try await stage.serve(purpose))
    }

    /// A provider that has logged in, and how that ended.
    ///
    /// - Parameter capabilities: What the obligation needs beside a page; it is skipped for a provider that lacks it.
    func login(
        in situation: Situation = .normal, needing capabilities: Capabilities = []
    ) async throws -> (stage: ConformanceStage, outcome: Result<LoginCredential, PhoneAuthError>) {
        let stage = try await readyStage(in: situation, needing: capabilities.union(.loginPage))
        return (stage, try await stage.logIn())
    }

    /// A verification, and how it ended, its preparation included.
    func verification(
        in situation: Situation = .normal
    ) async throws -> (stage: ConformanceStage, outcome: Result<VerificationCredential, PhoneAuthError>) {
        let stage = try stage(in: situation)
        try need(.numberVerification, of: stage)
        if let failure = try await stage.prepare(for: .verification) { return (stage, .failure(failure)) }
        return (stage, try await stage.verify())
    }

    /// Skips the obligation for a provider that lacks an ability.
    func need(_ capability: Capabilities, of stage: ConformanceStage) throws {
        let lacking = capability.subtracting(stage.provider.capabilities)
        guard lacking.isEmpty else { throw Inapplicable("it does not declare \(lacking)") }
    }

    func expect(
        _ outcome: Result<LoginCredential, PhoneAuthError>, failsWith code: PhoneAuthError.Code
    ) throws {
        try expect(outcome.failure?.code == code, "\(outcome)")
    }

    func expect(_ condition: Bool, _ seen: @autoclosure () -> String) throws {
        guard condition else { throw Breach(seen()) }
    }
}
