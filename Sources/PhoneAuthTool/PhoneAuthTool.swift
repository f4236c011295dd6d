import CommandLineInterface
import Foundation
import PhoneAuthTesting

/// The command `phoneauth`.
@main enum PhoneAuthTool {
    @MainActor static func main() async {
        ResumedTasks.stayOnMainActor()
        Tool.executable = Bundle.main.executableURL
        await Tool.commands.main()
    }
}
