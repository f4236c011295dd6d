import CommandLineInterface
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone

/// A transcript of raw vendor callbacks, through binding and provider.
enum ReplayCommand: Command {
    static let name = "replay"
    static let summary = "Feeds a transcript of raw vendor callbacks through binding and provider."
    static let syntax = Arguments.Syntax(
        flags: [
            ("json", "prints the report as JSON"), ("show-secrets", "adds the credential's values to their names"),
        ],
        operands: ["F"])

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let path = arguments.operands[0]
        let data = try Files.read(path)
        let file: TranscriptFile
        do throws(TranscriptFile.Problem) {
            file = try TranscriptFile(data: data)
        } catch {
            throw UsageError("\(path): \(error)")
        }
        let configuration = file.configuration(from: try await Files.configuration(nil, console: console))
        let run = file.run(with: configuration, vendors: Vendors.simulated)
        let report = try await RunPrinter.report(of: run, file.vendor)
        for index in run.unclaimedDeliveries {
            console.error("warning: deliveries[\(index)]: not delivered, since no vendor call asked for it")
        }
        return RunPrinter.print(report, arguments, console: console)
    }
}
