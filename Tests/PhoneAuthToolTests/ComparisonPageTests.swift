import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuthTool

@Suite("A comparison's report")
@MainActor struct ComparisonPageTests {
    private static let plan = Comparison.Plan(
        situations: [.normal, .noSIM, .userCancels], vendors: [.geetest, .shanyan], carriers: [.chinaMobile], runs: 3)

    private func cells() async throws -> [Comparison.Cell] {
        try await Comparison(
            Self.plan, configuration: try await Files.configuration(nil), vendors: Vendors.simulated
        ).cells()
    }

    /// A cell whose runs gave something else than it has promised.
    private func differing(_ outcome: String) throws -> Comparison.Cell {
        try #require(
            Comparison.Cell(json: [
                "situation": "normal", "vendor": "geetest", "carrier": "chinaMobile",
                "outcomes": .object([outcome: 3]), "timesToPage": [], "timesToToken": [],
            ]))
    }

    @Test("says at the top that all is as promised, and gives the same bytes again")
    func good() async throws {
        let page = ComparisonPage(Self.plan, cells: try await cells())
        #expect(page.html.contains("All 6 cells give what was promised."))
        #expect(page.html == ComparisonPage(Self.plan, cells: try await cells()).html)
        #expect(!page.html.contains("id=\"changes\"") && !page.html.contains("id=\"pages\""))
    }

    @Test("names the cells that are not as promised at the top")
    func bad() async throws {
        var cells = try await cells()
        cells[0] = try differing("timeout")
        let html = ComparisonPage(Self.plan, cells: cells).html
        #expect(html.contains("1 of 6 cells do not give what was promised."))
        #expect(html.contains("promised <b>success</b>, seen <b>timeout</b>"))
        #expect(html.contains("<div class=\"box bad\"><span class=\"outcome\">✗ timeout</span>"))
    }

    @Test("lets no text of its input act")
    func escapes() async throws {
        var cells = try await cells()
        cells[0] = try differing("<script>alert(1)</script>&\"")
        var page = ComparisonPage(Self.plan, cells: cells)
        page.command = "phoneauth compare --config \"<b>\".json"
        #expect(!page.html.contains("<script>"))
        #expect(page.html.contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;"))
        #expect(page.html.contains("--config &quot;&lt;b&gt;&quot;.json"))
    }

    @Test("names the call as a shell takes it, folder and quotes included, so that it gives the same again")
    func command() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "it's a folder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (earlier, report) = (folder.appending(path: "earlier.json").path, folder.appending(path: "r.html").path)
        let arguments = ["compare", "--situations", "normal,noSIM", "--carriers", "chinaMobile", "--runs", "1"]
        try Data((await ToolRun(arguments + ["--json"])).output.utf8).write(to: URL(fileURLWithPath: earlier))
        let run = await ToolRun(arguments + ["--against", earlier, "--html", report])
        #expect(run.status == 0, "\(run.error)")
        let html = try String(contentsOfFile: report, encoding: .utf8)
        let word = earlier.replacing("'", with: #"'\''"#)
        let call = "phoneauth compare --situations normal,noSIM --carriers chinaMobile --runs 1 --against '\(word)'"
        #expect(html.contains("<code>\(call)</code>"))
    }

    @Test("calls nothing as promised that had no run")
    func noRuns() async throws {
        var plan = Self.plan
        plan.runs = 0
        let comparison = Comparison(
            plan, configuration: try await Files.configuration(nil), vendors: Vendors.simulated)
        let cells = try await comparison.cells()
        #expect(cells.count == 6 && cells.allSatisfy { !$0.agrees && $0.runs == 0 })
    }

    @Test("shows every latency of its vendors, and none of others")
    func latencies() async throws {
        let html = ComparisonPage(Self.plan, cells: try await cells()).html
        for latency in Latency.all {
            let row = "<th scope=\"row\">\(latency.vendor?.rawValue ?? "-")</th><td>\(latency.meaning)</td>"
            #expect(html.contains(row) == (latency.vendor == .geetest || latency.vendor == .shanyan))
        }
    }

    @Test("draws a curve for each vendor that had what it measures, and says where there is none")
    func curves() async throws {
        let html = ComparisonPage(Self.plan, cells: try await cells()).html
        #expect(html.components(separatedBy: "<svg class=\"chart\"").count == 5)
        #expect(html.components(separatedBy: "<path class=\"curve v1\" d=\"M44").count == 5)
        let none = try differing("timeout")
        let plan = Comparison.Plan(situations: [.normal], vendors: [.geetest], carriers: [.chinaMobile], runs: 3)
        let empty = ComparisonPage(plan, cells: [none]).html
        #expect(empty.contains("geetest none"))
        #expect(!empty.contains("class=\"curve v0\" d=\"M44"))
        #expect(!empty.contains("nan") && !empty.contains("inf\""))
    }
}
