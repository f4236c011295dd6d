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
        #expect(report.broken.isEmpty, "\(report)")
    }

    @Test("A broken provider is caught by the obligations that it breaks", arguments: Fault.allCases)
    func broken(fault: Fault) async throws {
        let suite = ConformanceSuite(ScriptHarness(fault))
        for name in fault.breaks {
            let obligation = try #require(Obligation.named(name), "\(name)")
            let verdict = await suite.check(obligation)
            guard case .broken = verdict else {
                Issue.record("\(name) does not see that it \(fault): \(verdict)")
                continue
            }
        }
    }

    @Test("Every obligation is broken by somebody")
    func total() {
        let broken = Set(Fault.allCases.flatMap(\.breaks))
        #expect(Obligation.all.map(\.name).filter { !broken.contains($0) } == [])
    }
}
