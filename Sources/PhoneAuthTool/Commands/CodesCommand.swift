import CommandLineInterface
import PhoneAuth
import PhoneAuthModel

/// Whole tables of return codes.
enum CodesCommand: Command {
    enum Format: String, CaseIterable {
        case json, markdown, csv
    }

    static let name = "codes"
    static let summary = "Whole tables of return codes."
    static let syntax = Arguments.Syntax(
        options: [
            ("vendor", "V", "one vendor's table, with the carriers' codes that it hands on; all when left out"),
            ("format", "F", "json, markdown or csv; markdown when left out"),
        ],
        flags: [("json", "the same as --format json")])

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let tables =
            try arguments["vendor"].map { name throws(UsageError) in [try ReturnCodes.table(of: name)] }
            ?? ReturnCodes.tables
        let format = try arguments.choice("format", default: arguments.has("json") ? Format.json : .markdown)
        switch format {
        case .json:
            let objects = tables.map { table -> JSONValue in
                [
                    "vendor": .string(table.vendor.rawValue),
                    "rows": .array(ReturnCodes.matches(in: table).map { $0.json(withCode: true) }),
                ]
            }
            console.output((arguments["vendor"] == nil ? .array(objects) : objects[0]).serialized())
        case .markdown:
            console.output(ReturnCodesDocument(tables: tables).markdown)
        case .csv:
            console.output(csv(tables))
        }
        return 0
    }

    private static func csv(_ tables: [ReturnCodeTable]) -> String {
        let head = [
            "vendor", "product", "stage", "carrier", "code", "kind", "errorCode", "disposition", "event", "meaning.en",
            "meaning.zh-Hans", "advice.en", "advice.zh-Hans", "source",
        ]
        let rows = tables.flatMap { table in
            ReturnCodes.matches(in: table).map { match in
                [
                    table.vendor.rawValue, match.product?.rawValue, match.stage?.rawValue, match.carrier?.rawValue,
                    match.code, match.kindName, match.errorCode?.rawValue, match.disposition?.rawValue, match.event,
                    match.meaning.en, match.meaning.zhHans, match.advice.en, match.advice.zhHans, match.source,
                ].map { $0 ?? "" }
            }
        }
        return ([head] + rows).map { $0.map(cell).joined(separator: ",") }.joined(separator: "\n")
    }

    /// A cell by RFC 4180.
    private static func cell(_ text: String) -> String {
        guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
