import CommandLineInterface
import PhoneAuth
import PhoneAuthModel

/// A vendor's page model of a style, and what became of the style's fields.
enum TranslateCommand: Command {
    static let name = "translate"
    static let summary = "A vendor's page model of a style, and what became of each field."
    static let syntax = Arguments.Syntax(
        options: PageInput.options + [
            ("vendor", "V", "the vendor"),
            ("screen", "WxH", "the screen in points; 393x852 when left out"),
        ],
        flags: [("json", "prints model and report as JSON")])

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        guard let name = arguments["vendor"] else { throw UsageError("--vendor is missing; see --help") }
        let vendor = try Vendors.named(name)
        let screen = try PageInput.screen(arguments["screen"]) ?? .medium
        let input = try PageInput(arguments)
        let file = input.file
        if let error = file.refusal {
            let command = arguments["style"] == nil ? "validate" : "lint"
            throw UsageError(input.name, error, allWith: command)
        }
        for warning in file.problems { console.error("\(warning)") }
        let table = Vendors.pageTables[vendor] ?? .none
        let translation = table.translate(
            file.style, overrides: table.readable(file.overrides[vendor] ?? [:]), on: screen, reporting: file.fields)
        let properties = table.json(of: translation.page, style: file.style, on: screen)
        if arguments.has("json") {
            var json = translation.report.json
            json["vendor"] = .string(vendor.rawValue)
            json["properties"] = properties
            console.output(JSONValue.object(json).serialized())
        } else {
            console.output(text(table.model, properties, translation.report, screen))
        }
        return 0
    }

    private static func text(
        _ model: String, _ properties: JSONValue, _ report: PageReport, _ screen: PageScreen
    ) -> String {
        var lines = ["\(model) on \(Int(screen.width))×\(Int(screen.height))"]
        if case .object(let members) = properties {
            let width = members.keys.map(\.count).max() ?? 0
            lines += members.sorted { $0.key < $1.key }
                .map { "  \($0.key.padded(to: width + 2))\($0.value.serialized(pretty: false))".onOneLine }
        }
        lines += list("applied", report.applied)
        lines += list("approximated", report.approximated)
        lines += list("unsupported", report.unsupported)
        lines += list("inactive", report.inactive)
        return lines.joined(separator: "\n")
    }

    private static func list(_ title: String, _ fields: [String]) -> [String] {
        ["", "\(title): \(fields.count)"] + fields.map { "  \($0)" }
    }

    /// Fields with one reason stand together.
    private static func list(_ title: String, _ notes: [PageReport.Note]) -> [String] {
        var lines = ["", "\(title): \(notes.count)"]
        var reasons: [String] = []
        for note in notes where !reasons.contains(note.reason) { reasons.append(note.reason) }
        for reason in reasons {
            lines.append("  \(reason):")
            lines += notes.filter { $0.reason == reason }.map { "    \($0.field)" }
        }
        return lines
    }
}
