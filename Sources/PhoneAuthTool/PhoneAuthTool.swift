import CommandLineInterface
import Foundation
import PhoneAuthTesting

/// The command `phoneauth`.
@main enum PhoneAuthTool {
    @MainActor static func main() async {
        ResumedTasks.stayOnMainActor()
        Tool.executable = Bundle.main.executableURL
        let console = Console.standard
        let status = await Tool.run(Array(CommandLine.arguments.dropFirst()), console: console)
        exit(status)
    }
}
