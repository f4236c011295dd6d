import CommandLineInterface
import Foundation
import PhoneAuthTesting

/// The command `phoneauth-bench`.
@main enum Benchmarks {
    @MainActor static let commands = CommandSet("phoneauth-bench", [ChaosCommand.self])

    /// The tool's own file; `nil` where the tool is part of another program.
    @MainActor static var executable: URL?

    @MainActor static func main() async {
        ResumedTasks.stayOnMainActor()
        executable = Bundle.main.executableURL
        await commands.main()
    }
}
