import Foundation

/// Where a command prints: results to standard output, progress and warnings to standard error.
@MainActor package struct Console {
    package let output: @MainActor (String) -> Void
    package let error: @MainActor (String) -> Void

    package init(output: @escaping @MainActor (String) -> Void, error: @escaping @MainActor (String) -> Void) {
        self.output = output
        self.error = error
    }

    /// The process's own.
    package static let standard = Console(
        output: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
        error: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
}

/// The call, or its input, cannot be used: one line that says what and where, and exit status 2.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
