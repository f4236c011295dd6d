import Foundation

/// A vendor's API as the Swift importer shows it: the rows of its `API.tsv`.
struct APITable {
    private(set) var declarations: [Declaration] = []

    /// Reads a table; answers the rows that could not be read.
    init(contentsOf file: URL, problems: inout [String]) throws {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count >= 3 else {
                problems.append("API.tsv:\(number + 1): fewer than three columns")
                continue
            }
            var parser = DeclarationParser(String(columns[2]))
            let isType = ["class", "struct", "enum", "protocol"].contains(String(columns[1]))
            do {
                let owner = isType ? Declaration.global : String(columns[0])
                declarations.append(try parser.parseOne(owner: owner))
            } catch {
                problems.append("API.tsv:\(number + 1): \(error)")
            }
        }
        if declarations.isEmpty { problems.append("API.tsv: no declarations") }
    }
}
