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
