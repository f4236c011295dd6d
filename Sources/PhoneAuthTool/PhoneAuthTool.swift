import CommandLineInterface
import Foundation

/// The command `phoneauth`.
@main enum PhoneAuthTool {
    @MainActor static func main() async {
        let console = Console.standard
        let status = await Tool.run(Array(CommandLine.arguments.dropFirst()), console: console)
        exit(status)
    }
}
