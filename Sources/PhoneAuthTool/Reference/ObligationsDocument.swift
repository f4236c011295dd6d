import PhoneAuthTesting

/// The obligations of a provider, as a reference page.
enum ObligationsDocument: ReferenceDocument {
    static let name = "obligations"
    static let path = "Docs/Conformance.md"

    /// The page.
    static var markdown: String {
        """
        # Conformance

        What every provider must do, whatever its vendor, as a suite that anybody can run who adapts one: the product `PhoneAuthTesting`. The four vendors of this package run it
        (`swift test --filter Conformance`), and so do the scripted vendor, the portable scenes, and a client whose first vendor is down, which must look as its second one alone does. For every obligation
        there is a broken provider that it catches, and each broken provider breaks exactly what it is said to break. This page is made from the suite: `phoneauth reference obligations`.

        ## Run it

        [Adapting.md](Adapting.md) has a vendor of an app's own, whole, with its stand-in. The suite is one harness and one call:

        ```swift
        import PhoneAuthTesting
        import Testing

        struct MyVendorHarness: ConformanceHarness {
            let vendor = Vendor(rawValue: "myVendor")
            let configuration: PhoneAuthConfiguration
            func registration() -> VendorRegistration { .myVendor(MyBinding()) }
        }

        @MainActor @Test func conformance() async throws {
            let report = await ConformanceSuite(MyVendorHarness(configuration: configuration)).report()
            #expect(report.broken.isEmpty, "\\(report)")
        }
        ```

        The vendor plays on `SimulatedPhone.current`: its settings are the situation, which a stand-in for the vendor's SDK (or a script) follows. What a vendor cannot be brought to do is declared, with the
        reason that the report prints: `Exemption(from: "malformedAnswersAreTold", because: "…")`, or `Exemption(fromSituation: .noSIM, because: "…")` for a situation that it cannot have. One that is not needed is itself a failure, and so is
        one behind which the provider hangs or has no name for what it saw. What a vendor does not declare among its capabilities is skipped, and printed too: a test that compares `report.skipped` with a list
        notices when it declares less.

        An SDK that can be called for one purpose without the other, or closed without its page having gone, is seen by what the stand-in notes: `SimulatedPhone.note(call:)` for each call, `showPage` and
        `closePage` for the page. A provider that counts odd callbacks by itself says so in the harness's `diagnostics(of:)`.

        ## Obligations

        | name | about | what is required |
        | --- | --- | --- |
        \(rows)
        """
    }

    private static var rows: String {
        Obligation.all.map { "| `\($0.name)` | \($0.group.rawValue) | \($0.sentence) |" }.joined(separator: "\n")
    }
}
