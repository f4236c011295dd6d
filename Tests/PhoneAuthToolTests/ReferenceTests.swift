import Foundation
import PhoneAuth
import Testing

@testable import PhoneAuthTool

@MainActor @Suite("Reference pages")
struct ReferenceTests {
    @Test("are what `phoneauth reference` makes of the code's tables")
    func areFresh() async throws {
        for document in ReferenceCommand.documents { try await expectFresh(document) }
    }

    private func expectFresh(_ document: any ReferenceDocument.Type) async throws {
        let file = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(document.path)
        let page = try String(contentsOf: file, encoding: .utf8)
        let run = await ToolRun("reference", document.name)
        #expect(page == run.output + "\n", "\(document.path) is stale: phoneauth reference \(document.name)")
    }

    @Test("name each capability once, with what it means")
    func capabilitiesAreNamed() {
        let names = Capabilities.named.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(names) == Set(CapabilitiesDocument.meanings.keys))
        let all = Capabilities(Capabilities.named.map(\.capability))
        #expect(all.description == names.joined(separator: ", "))
        #expect(all.rawValue == (1 << names.count) - 1)
    }

    @Test("are refused by any other name")
    func unknownPage() async {
        let run = await ToolRun("reference", "vendors")
        #expect(run.status == 2)
        #expect(run.error.contains("“vendors” is no page"))
        #expect(await ToolRun("reference").status == 2)
    }
}
