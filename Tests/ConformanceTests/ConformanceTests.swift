import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@MainActor @Suite("Conformance")
struct ConformanceTests {
    @Test("Every vendor keeps every obligation", arguments: Vendor.known)
    func vendors(vendor: Vendor) async throws {
        let harness = try #require(VendorHarness.of(vendor))
        let report = await ConformanceSuite(harness).report()
        print(report)
        #expect(report.broken.isEmpty, "\(report)")
    }

    @Test("Obligations have names of their own, and say what they require")
    func names() {
        #expect(Set(Obligation.all.map(\.name)).count == Obligation.all.count)
        #expect(Obligation.all.allSatisfy { $0.sentence.hasSuffix(".") })
    }
}

@MainActor @Suite("Conformance of what is not a vendor's")
struct ScriptConformanceTests {
    @Test("The vendor that ships with the library keeps every obligation")
    func script() async {
        let report = await ConformanceSuite(ScriptHarness(nil)).report()
        print("scripted", report)
        #expect(report.broken.isEmpty, "\(report)")
    }

    @Test("The portable scenes keep every obligation")
    func portableScenes() async {
        let report = await ConformanceSuite(PortableHarness()).report()
        print("portable scenes over", report)
        #expect(report.broken.isEmpty, "\(report)")
        #expect(report.verdicts.contains { $0.obligation.group == .scene && $0.verdict == .kept })
    }

    @Test("The failover client keeps every obligation that a client has")
    func failover() async {
        let report = await ConformanceSuite(FailoverHarness()).report()
        print("failover client over", report)
        #expect(report.broken.isEmpty, "\(report)")
    }

    @Test(
        "A broken player of scenes breaks exactly the obligations that it is said to break",
        arguments: PortablePlayer.Fault.allCases)
    func brokenScenes(fault: PortablePlayer.Fault) async {
        let suite = ConformanceSuite(PortableHarness(fault: fault))
        var broken: [String] = []
        for obligation in Obligation.all where obligation.group == .scene {
            if case .broken = await suite.check(obligation) { broken.append(obligation.name) }
        }
        #expect(Set(broken) == Set(fault.breaks))
    }

    @Test(
        "A broken provider breaks exactly the obligations that it is said to break", arguments: Fault.allCases)
    func broken(fault: Fault) async {
        let report = await ConformanceSuite(ScriptHarness(fault)).report()
        #expect(Set(report.broken.map(\.name)) == Set(fault.breaks), "\(report)")
    }

    @Test("A situation that a vendor cannot have is skipped with its reason; one that it can have is no exemption")
    func situations() async throws {
        let blind = Exemption(fromSituation: .noSIM, because: "The script does not look at the SIM.")
        let idle = Exemption(fromSituation: .tokenFails, because: "It would be wrong to say so.")
        let report = await ConformanceSuite(BlindHarness(exemptions: [blind, idle])).report()
        func verdict(_ name: String) -> ConformanceReport.Verdict? {
            report.verdicts.first { $0.obligation.name == name }?.verdict
        }
        #expect(verdict("situation noSIM") == .skipped("The script does not look at the SIM."))
        #expect(report.description.contains("skipped  situation noSIM: The script does not look at the SIM."))
        #expect(report.broken.map(\.name) == ["situation tokenFails"])
        // What needs the situation is not looked at.
        #expect(verdict("vendorCodesAreKept") == .skipped("it cannot have tokenFails: It would be wrong to say so."))
    }

    @Test("Every obligation is broken by somebody")
    func total() {
        let broken = Set(Fault.allCases.flatMap(\.breaks) + PortablePlayer.Fault.allCases.flatMap(\.breaks))
        #expect(Obligation.all.map(\.name).filter { !broken.contains($0) } == [])
    }
}
