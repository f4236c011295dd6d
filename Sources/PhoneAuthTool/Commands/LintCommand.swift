import CommandLineInterface
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting

/// What vendors, carriers, the regulator and App Review would say of a page.
enum LintCommand: Command {
    static let name = "lint"
    static let summary = "What vendors, carriers and App Review would refuse on a page."
    static let syntax = Arguments.Syntax(
        options: PageInput.options + [
            ("vendor", "V", "only this vendor's page; with --config all of the routing, else all four")
        ],
        flags: [("json", "prints the findings as JSON")])

    static var notes: String {
        let rules = PageLintRule.all.map { rule in
            "  \(rule.id.padded(to: 26))\(rule.severity.rawValue.padded(to: 9))\(rule.meaning.en)"
        }
        return """
            A page is looked at on 375×667, 393×852 and 430×932, in every orientation that the style allows, as the style asks
            for it and as each vendor lays it out. A problem that keeps an app from reading the file is a finding too.

            Exit status: 1 for a page with an error; 2 only for a call that cannot be used, and for a file that is missing, broken
            or no object.

            Rules:
            \(rules.joined(separator: "\n"))
            """
    }

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let input = try PageInput(arguments)
        var vendors = input.file.vendors.isEmpty ? Vendor.known : input.file.vendors
        if let name = arguments["vendor"] { vendors = [try Vendors.named(name)] }
        let problems = input.file.findings
        let review = PageReview(try await input.configuration, vendors: Vendors.simulated)
        // What is wrong with a field as such says enough of it.
        let told = Set(problems.map(\.field))
        let findings =
            problems
            + (await review.findings(for: vendors)).filter { finding in
                !finding.field.holders.contains(where: told.contains)
            }
        print(findings.inOrder, arguments, console)
        return findings.contains { $0.severity == .error } ? 1 : 0
    }

    private static func print(_ findings: [PageFinding], _ arguments: Arguments, _ console: Console) {
        guard !arguments.has("json") else {
            console.output((["findings": .array(findings.map(\.json))] as JSONValue).serialized())
            return
        }
        for finding in findings { console.output("\(finding)".onOneLine) }
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        console.output(
            "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")")
    }
}

extension String {
    /// The path, and the paths of everything that holds it.
    fileprivate var holders: [String] {
        [self] + indices.filter { self[$0] == "." || self[$0] == "[" }.map { String(self[..<$0]) }
    }
}
