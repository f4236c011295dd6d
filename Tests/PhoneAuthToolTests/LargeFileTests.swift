import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

/// Files that are wrong in very many places. Work that grew with their square would take minutes here.
@MainActor @Suite("Large files")
struct LargeFileTests {
    private static let count = 50_000

    private var unknownKeys: String {
        "{" + (0..<Self.count).map { "\"unknown\($0)\":1" }.joined(separator: ",") + "}"
    }

    @Test("name each of very many unknown keys", arguments: ["lint", "translate", "validate"])
    func keys(command: String) async throws {
        let run = try await Fixtures.with(file: unknownKeys) { file in
            switch command {
            case "lint": await ToolRun("lint", "--style", file, "--vendor", "geetest", "--json")
            case "translate": await ToolRun("translate", "--style", file, "--vendor", "geetest")
            default: await ToolRun("validate", file, "--json")
            }
        }
        switch command {
        case "lint": #expect(try run.findings.count { $0["rule"] == "unknownKey" } == Self.count)
        case "translate": #expect(run.error.contains("and \(Self.count - 1) more"))
        default:
            let codes = try #require(try run.json["problems"]).each("code")
            #expect(codes.count { $0 == "unknownKey" } == Self.count)
        }
    }

    @Test("name each of very many elements that are wrong, in the order of the list")
    func elements() async throws {
        let list = repeatElement("5", count: Self.count).joined(separator: ",")
        let run = try await Fixtures.with(file: "{\"orientations\":[\(list)]}") {
            await ToolRun("lint", "--style", $0, "--vendor", "geetest", "--json")
        }
        let fields = try run.findings.filter { $0["rule"] == "wrongType" }.compactMap { $0["field"]?.text }
        #expect(fields.count == Self.count)
    }

    @Test("take agreements by the thousand for what they are: too many")
    func agreements() async throws {
        let items = (0..<5000).map { "{\"name\":\"n\($0 % 2500)\",\"url\":\"https://example.com/\"}" }
        let run = try await Fixtures.with(file: "{\"agreements\":{\"items\":[\(items.joined(separator: ","))]}}") {
            await ToolRun("lint", "--style", $0, "--vendor", "geetest", "--json")
        }
        #expect(run.status == 1)
        #expect(try run.findings.count { $0["rule"] == "duplicate" } == 2500)
    }
}
