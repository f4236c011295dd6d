import CommandLineInterface
import PhoneAuth

extension UsageError {
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
