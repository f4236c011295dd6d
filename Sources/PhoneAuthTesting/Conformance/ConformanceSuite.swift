import PhoneAuthModel

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
        for exemption in harness.exemptions where Obligation.named(exemption.obligation) == nil {
            let unknown = Obligation(exemption.obligation, .declaration, "An exemption names an obligation.") { _ in }
            verdicts.append((unknown, .broken("there is no such obligation")))
        }
        return ConformanceReport(vendor: harness.vendor, verdicts: verdicts)
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
