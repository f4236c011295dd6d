import CommandLineInterface
import Foundation
import PhoneAuthModel

@testable import PhoneAuthTool

/// One call of the tool, and what it printed.
@MainActor struct ToolRun {
    let status: Int32
    let output: String
    let error: String

    init(_ arguments: String...) async {
        await self.init(arguments)
    }

    init(_ arguments: [String]) async {
        final class Lines {
            var output: [String] = []
            var error: [String] = []
        }
        let lines = Lines()
        let console = Console(output: { lines.output.append($0) }, error: { lines.error.append($0) })
        status = await Tool.run(arguments, console: console)
        output = lines.output.joined(separator: "\n")
        error = lines.error.joined(separator: "\n")
    }

    /// The one JSON value on standard output.
    var json: JSONValue {
        get throws { try JSONReader.read(Data(output.utf8)).value }
    }
}

/// The files beside the tests.
enum Fixtures {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    static func transcript(_ name: String) -> String {
        folder.appendingPathComponent("Transcripts/\(name).json").path
    }

    /// Writes a text to a file of its own, hands over the path, and removes the file.
    @MainActor static func with<Result>(
        file text: String, _ body: @MainActor (String) async throws -> Result
    ) async throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("phoneauth-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try await body(url.path)
    }
}

extension JSONValue {
    /// A value by its path: `outcome.error.code`, `events.0.event`.
    subscript(path path: String) -> JSONValue? {
        path.split(separator: ".").reduce(self as JSONValue?) { value, step in
            if case .array(let items)? = value, let index = Int(step) {
                return items.indices.contains(index) ? items[index] : nil
            }
            return value?[String(step)]
        }
    }

    /// The texts of a list.
    var texts: [String] {
        guard case .array(let items) = self else { return [] }
        return items.compactMap(\.text)
    }

    /// One member of each object of a list.
    func each(_ key: String) -> [JSONValue] {
        guard case .array(let items) = self else { return [] }
        return items.compactMap { $0[key] }
    }
}
