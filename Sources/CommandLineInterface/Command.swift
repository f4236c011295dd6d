import Foundation

/// One command of a tool.
@MainActor package protocol Command {
    /// The name on the command line.
    static var name: String { get }
    /// What it does, in one line.
    static var summary: String { get }
    /// What it takes.
    static var syntax: Arguments.Syntax { get }
    /// What else its help says.
    static var notes: String { get }
    /// Does it.
    ///
    /// - Returns: the exit status: 0 done, 1 the answer is negative.
    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32
}

extension Command {
    package static var notes: String { "" }
}

/// The commands of a tool: finds the one that is called and prints what went wrong.
@MainActor package struct CommandSet {
    /// The tool's name.
    package let name: String
    /// Its commands, in the order of its help.
    package let commands: [any Command.Type]

    package init(_ name: String, _ commands: [any Command.Type]) {
        self.name = name
        self.commands = commands
    }

    /// Runs the command that the process's arguments name, and ends the process.
    package func main() async -> Never {
        let status = await run(Array(CommandLine.arguments.dropFirst()), console: .standard)
        exit(Console.isOutputLost ? 2 : status)
    }

    /// Runs the command that the arguments name.
    ///
    /// - Returns: the exit status: 0 done, 1 the answer is negative, 2 the call or its input cannot be used.
    package func run(_ arguments: [String], console: Console) async -> Int32 {
        let tool = name
        guard let name = arguments.first else {
            console.error(help)
            return 2
        }
        if ["--help", "-h", "help"].contains(name) {
            console.output(help)
            return 0
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map { $0.name }.joined(separator: ", ")
            console.error("\(tool): “\(name.onOneLine)” is no command; commands are \(names)")
            return 2
        }
        let rest = Array(arguments.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            console.output(help(of: command))
            return 0
        }
        do throws(UsageError) {
            return try await command.run(Arguments(rest, syntax: command.syntax), console: console)
        } catch {
            // One line, whatever a file's name or content brought into it.
            console.error("\(tool) \(name): \(error.description.onOneLine)")
            return 2
        }
    }

    private var help: String {
        let lines = commands.map { "  " + $0.name.padded(to: 10) + $0.summary }
        return """
            \(name) <command> [options]

            \(lines.joined(separator: "\n"))

            \(name) <command> --help says what a command takes. Exit status: 0 done; 1 the answer is negative; 2 the call or
            its input cannot be used, or its output cannot be written.
            """
    }

    private func help(of command: any Command.Type) -> String {
        let syntax = command.syntax
        let operands = syntax.operands.map { " " + $0 }.joined() + (syntax.lastRepeats ? "…" : "")
        let options =
            syntax.options.map { ("--\($0.name) \($0.value)", $0.help) }
            + syntax.flags.map { ("--\($0.name)", $0.help) }
        let lines = options.map { "  " + $0.0.padded(to: 28) + $0.1 }
        return """
            \(name) \(command.name)\(operands)\(options.isEmpty ? "" : " [options]")

            \(command.summary)

            \(lines.joined(separator: "\n"))\(command.notes.isEmpty ? "" : "\n\n\(command.notes)")
            """
    }
}

extension String {
    /// The text with a blank for each line end, of whatever kind, for each control character, with which a terminal would do
    /// something, and for each sign that turns the writing round.
    package var onOneLine: String {
        let turns: Set<UInt32> = [0x061C, 0x200E, 0x200F]
        return String(
            map { character in
                let isTurn = character.unicodeScalars.contains {
                    turns.contains($0.value) || (0x202A...0x202E).contains($0.value)
                        || (0x2066...0x2069).contains($0.value)
                }
                let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
                return character.isNewline || isTurn || isControl ? " " : character
            })
    }

    /// The text with blanks behind it up to a width, as a terminal counts: Chinese characters take two columns.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }

    /// The columns that the text takes on a terminal.
    package var columns: Int {
        unicodeScalars.reduce(0) { $0 + ((0x1100...0xFFDC).contains($1.value) && $1.value > 0x2E7F ? 2 : 1) }
    }
}
