import CommandLineInterface
import Foundation

/// The command `phoneauth-bench`.
@main enum Benchmarks {
    @MainActor static let commands = CommandSet("phoneauth-bench", [ChaosCommand.self])

    @MainActor static func main() async {
        exit(await commands.run(Array(CommandLine.arguments.dropFirst()), console: .standard))
    }
}
