import CommandLineInterface
import Foundation

/// The tool's commands.
@MainActor enum Tool {
    static let commands = CommandSet(
        "phoneauth",
        [
            CompareCommand.self, SimulateCommand.self, ReplayCommand.self, ValidateCommand.self, ExplainCommand.self,
            CodesCommand.self, TranslateCommand.self, LintCommand.self, PreviewCommand.self, BindingCommand.self,
            AnalyzeCommand.self, ReferenceCommand.self,
        ])

    /// The tool's own file; `nil` where the tool is part of another program.
    static var executable: URL?

    static func run(_ arguments: [String], console: Console) async -> Int32 {
        await commands.run(arguments, console: console)
    }
}
