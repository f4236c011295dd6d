import Foundation
import PhoneAuthModel
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@MainActor @Suite("phoneauth preview")
struct PreviewCommandTests {
    nonisolated private static let style = Fixtures.folder.appendingPathComponent("Configurations/style.json").path

    private static func preview(_ arguments: String..., as kind: String) async throws -> (ToolRun, String) {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("phoneauth-\(UUID().uuidString).\(kind)")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = await ToolRun(["preview"] + arguments + ["-o", file.path])
        return (run, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    @Test("draws every vendor's page on three screens, upright and in landscape")
    func all() async throws {
        let (run, html) = try await Self.preview("--style", Self.style, as: "html")
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        let login = try Regex("<g data-kind=\"loginButton\"")
        // Pages, and the same pages under their dialogs.
        #expect(html.matches(of: login).count >= 4 * 3 * 2)
        for size in ["393 × 852", "375 × 667", "430 × 932"] { #expect(html.contains(">\(size)</label>")) }
        #expect(html.contains("Nothing is wrong with it."))
    }

    @Test("draws one vendor's page as a picture of its own", arguments: Vendor.known)
    func picture(vendor: Vendor) async throws {
        let (run, svg) = try await Self.preview(
            "--style", Self.style, "--vendor", vendor.rawValue, "--screen", "375x667", as: "svg")
        #expect(run.status == 0)
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("aria-label=\"\(vendor), 375 × 667 points"))
        #expect(svg.contains("data-kind=\"loginButton\""))
    }

    @Test("marks what the linter finds")
    func findings() async throws {
        let text = #"{"loginButton":{"hidden":true},"agreements":{"fontSize":9}}"#
        let (run, html) = try await Fixtures.with(file: text) { path in
            try await Self.preview("--style", path, "--screen", "375x667", as: "html")
        }
        #expect(run.status == 0)
        #expect(html.contains("<code>loginButton.hidden</code>"))
        #expect(html.contains("<code>agreements.fontSize</code>"))
        #expect(html.contains("data-outline=\"error\""))
    }

    @Test(
        "says in one line what cannot be used",
        arguments: [
            ["--style", style], ["-o", "x.html"], ["--style", style, "-o", "x.pdf"], ["--style", style, "-o", "x.svg"],
            ["--style", style, "--config", style, "-o", "x.html"],
            ["--style", style, "--vendor", "acme", "-o", "x.html"],
            ["--style", style, "--screen", "393", "-o", "x.html"],
            ["--style", style, "--screen", "1x2", "-o", "x.html"],
            ["--style", "/no/such/style", "-o", "x.html"], ["--style", style, "-o", "/no/such/folder/x.html"],
        ])
    func usage(arguments: [String]) async {
        let run = await ToolRun(["preview"] + arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1)
    }
}
