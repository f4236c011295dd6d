import Foundation
import PhoneAuth

/// Where a command prints: results to standard output, progress and warnings to standard error.
@MainActor struct Console {
    let output: @MainActor (String) -> Void
    let error: @MainActor (String) -> Void

    /// The process's own.
    static let standard = Console(
        output: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
        error: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
}

/// The call, or its input, cannot be used: one line that says what and where, and exit status 2.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Why a configuration cannot be used: its first error.
    init(_ subject: String, _ error: ConfigurationError) {
        let problem = error.problems.first { $0.severity == .error }
        let place = problem.map { $0.path.isEmpty ? "" : "\($0.path): " } ?? ""
        self.init("\(subject): \(place)\(problem?.message ?? "it is invalid")")
    }

    /// Why a file cannot be used: its first error, how many there are, and which command names them all.
    init(_ file: String, _ error: ConfigurationError, allWith command: String) {
        let more = error.problems.count > 1 ? " (and \(error.problems.count - 1) more; see phoneauth \(command))" : ""
        self.init(UsageError(file, error).description + more)
    }
}
