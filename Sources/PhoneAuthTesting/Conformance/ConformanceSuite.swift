import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// Every obligation of a provider, against one vendor.
///
/// ```swift
/// let report = await ConformanceSuite(GeetestHarness()).report()
/// #expect(report.broken.isEmpty, "\(report)")
/// ```
@MainActor public struct ConformanceSuite {
    private let harness: any ConformanceHarness

    /// Makes the suite of a vendor.
    public init(_ harness: any ConformanceHarness) {
        self.harness = harness
    }

    /// Holds the vendor to every obligation.
    public func report() async -> ConformanceReport {
        var verdicts: [(Obligation, ConformanceReport.Verdict)] = []
        for obligation in Obligation.all { verdicts.append((obligation, await check(obligation))) }
        for exemption in harness.exemptions {
            switch exemption.subject {
            case .obligation(let name) where Obligation.named(name) == nil:
                let unknown = Obligation(name, .declaration, "An exemption names an obligation.") { _ in }
                verdicts.append((unknown, .broken("there is no such obligation")))
            case .obligation: break
            case .situation(let situation):
                let line = Obligation("situation \(situation)", .declaration, situation.summary) { _ in }
                verdicts.append((line, await check(situation, exemption)))
            }
        }
        return ConformanceReport(vendor: harness.vendor, verdicts: verdicts)
    }

    /// What is seen of a login, or of a verification for a vendor that has no page.
    private struct Sight: Equatable {
        let code: PhoneAuthError.Code?
        let events: [AuthPageEvent]
        let diagnostics: CallbackDiagnostics
    }

    private func look(at situation: Situation) async throws -> Sight {
        let purpose = try ConformanceTrial(harness).mainPurpose()
        let stage = ConformanceStage(harness, in: situation, seed: 1)
        var failure = try await stage.prepare(for: purpose)
        if failure == nil { failure = try await stage.serve(purpose).failure }
        try await stage.dismiss()
        return Sight(code: failure?.code, events: stage.events, diagnostics: stage.diagnostics)
    }

    /// Whether a situation from which the vendor is exempt is really one that it cannot have: that it is not noticed, or
    /// ends in another way than it is called. A provider that hangs there, or has no name for what it saw, is broken.
    private func check(_ situation: Situation, _ exemption: Exemption) async -> ConformanceReport.Verdict {
        guard situation != .normal else { return .broken("no vendor is exempt from what is normal") }
        do {
            let seen = try await look(at: situation)
            // The suite cancels where a client's deadline would have ended it.
            let code = seen.code == .cancelled ? .timeout : seen.code
            if code == .unknown { return .broken("a login ends there, and nobody knows with what") }
            guard code == situation.expectedFailure else { return .skipped(exemption.reason) }
            if code == nil, try await look(at: .normal) == seen { return .skipped(exemption.reason) }
            return .broken("the exemption is not needed: a login ends as the situation is called")
        } catch {
            return .broken("there \((error as? Breach)?.seen ?? "\(error)")")
        }
    }

    /// Holds the vendor to one obligation, on phones of its own.
    public func check(_ obligation: Obligation) async -> ConformanceReport.Verdict {
        let exemption = harness.exemptions.first { $0.obligation == obligation.name }
        let verdict: ConformanceReport.Verdict
        do {
            try await obligation.check(ConformanceTrial(harness))
            verdict = .kept
        } catch let breach as Breach {
            verdict = .broken(breach.seen)
        } catch let inapplicable as Inapplicable {
            verdict = .skipped(inapplicable.reason)
        } catch {
            verdict = .broken("\(error)")
        }
        switch (exemption, verdict) {
        case (let exemption?, .broken): return .skipped(exemption.reason)
        case (_?, _): return .broken("the exemption is not needed: without it the verdict is \(verdict)")
        case (nil, _): return verdict
        }
    }
}
