/// Vendors in situations, side by side.
enum CompareCommand: Command {
    static let name = "compare"
    static let summary = "Situations, vendors and carriers on the simulated phone, side by side."
    static let syntax = Arguments.Syntax()
    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 { 0 }
}
