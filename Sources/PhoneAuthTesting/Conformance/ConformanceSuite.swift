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

    /// Whether a situation from which the vendor is exempt is really one that it cannot have: that a login does not end as it is called.
    private func check(_ situation: Situation, _ exemption: Exemption) async -> ConformanceReport.Verdict {
        let stage = ConformanceStage(harness, in: situation, seed: 1)
        do {
            var failure = try await stage.prepare()
            if failure == nil, stage.provider.capabilities.contains(.loginPage) {
                failure = try await stage.logIn().failure
                try await stage.dismiss()
            }
            guard failure?.code != situation.expectedFailure else {
                return .broken("the exemption is not needed: a login ends as the situation is called")
            }
        } catch {
            // It cannot be played at all.
        }
        return .skipped(exemption.reason)
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
