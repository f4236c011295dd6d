import CommandLineInterface
import Foundation
import PhoneAuth
import PhoneAuthModel

/// Checks a configuration.
enum ValidateCommand: Command {
    static let name = "validate"
    static let summary = "Checks a configuration (JSON or property list): all problems, with paths."
    static let syntax = Arguments.Syntax(flags: [("json", "prints the problems as JSON")], operands: ["F"])

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let problems = PhoneAuthConfiguration.problems(
            in: try Files.read(arguments.operands[0]), pageTables: Vendors.pageTables)
        let isValid = !problems.contains { $0.severity == .error }
        if arguments.has("json") {
            let list = problems.map { problem -> JSONValue in
                [
                    "path": .string(problem.path), "code": .string(problem.code.rawValue),
                    "severity": .string(problem.severity.rawValue), "message": .string(problem.message),
                ]
            }
            console.output((["valid": .bool(isValid), "problems": .array(list)] as JSONValue).serialized())
        } else {
            for problem in problems { console.output("\(problem)".onOneLine) }
            console.output(isValid ? "valid" : "not valid")
        }
        return isValid ? 0 : 1
    }
}
