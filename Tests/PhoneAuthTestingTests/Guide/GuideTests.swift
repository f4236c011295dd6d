import Foundation
import Testing

@Suite("The guides with code")
struct GuideTests {
    private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// What only an app has, or only a preview.
    private static let apart: Set<Substring> = [
        "import UIKit", "@testable import YourApp", "#if DEBUG", "#endif", "import SwiftUI", "#Preview {",
        "LoginView(client: try! .preview(ScriptedVendor(.geetest, in: .cellularDataOff)))", "}",
    ]

    /// The blocks of Swift in a page.
    private func swift(in page: String) -> [Substring] {
        page.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map(\.output.1)
    }

    /// The lines of Swift in a text, without indentation.
    private func lines(_ text: Substring) -> [Substring] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }
    }

    @Test(
        "has no line of code that is not compiled and run",
        arguments: [
            ("Docs/Testing.md", 9), ("Docs/zh-Hans/Testing.md", 9), ("Docs/Adapting.md", 2),
            ("Docs/zh-Hans/Adapting.md", 2),
        ])
    func compiled(guide: String, leastBlocks: Int) throws {
        let folders = ["Tests/PhoneAuthTestingTests/Guide", "Tests/PhoneAuthToolTests/SampleApp"]
        var compiled = Self.apart
        for folder in folders {
            let folder = Self.root.appendingPathComponent(folder)
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                compiled.formUnion(lines(try String(contentsOf: file, encoding: .utf8)[...]))
            }
        }
        let page = try String(contentsOf: Self.root.appendingPathComponent(guide), encoding: .utf8)
        let blocks = swift(in: page)
        #expect(blocks.count >= leastBlocks)
        for line in blocks.flatMap(lines) where !compiled.contains(line) {
            Issue.record("“\(line)” is in \(guide) and in no test")
        }
    }

    @Test("has the same code in both languages", arguments: ["Testing.md", "Adapting.md"])
    func languages(page: String) throws {
        func code(_ guide: String) throws -> [Substring] {
            let page = try String(contentsOf: Self.root.appendingPathComponent(guide), encoding: .utf8)
            return swift(in: page)
        }
        #expect(try code("Docs/\(page)") == code("Docs/zh-Hans/\(page)"))
    }
}
