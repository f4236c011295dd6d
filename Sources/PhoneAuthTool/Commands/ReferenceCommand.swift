import CommandLineInterface

/// The pages of the documentation that are made from the code's own tables.
enum ReferenceCommand: Command {
    static let documents: [any ReferenceDocument.Type] = [
        SituationsDocument.self, CapabilitiesDocument.self, ObligationsDocument.self,
    ]

    static let name = "reference"
    static let summary = "The reference pages that are made from the code's own tables, as Markdown."
    static let syntax = Arguments.Syntax(operands: ["PAGE"])

    static var notes: String {
        let lines = documents.map { "  " + $0.name.padded(to: 28) + $0.path }
        return "Pages, and the files in which they lie; return codes have a command of their own, codes:\n"
            + lines.joined(separator: "\n")
    }

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let name = arguments.operands.first ?? ""
        guard let document = documents.first(where: { $0.name == name }) else {
            let names = documents.map { $0.name }.joined(separator: ", ")
            throw UsageError("“\(name)” is no page; pages are \(names)")
        }
        console.output(document.markdown)
        return 0
    }
}
