package import Foundation

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
        output: { text in
            guard !write(text, to: .standardOutput) else { return }
            if !isOutputLost { _ = write("standard output cannot be written", to: .standardError) }
            isOutputLost = true
        },
        // Where even this is lost, nobody is left to be told.
        error: { _ = write($0, to: .standardError) })

    /// Whether something that was to go to standard output could not be written: a full disk. The command goes on with what
    /// it writes elsewhere.
    private(set) static var isOutputLost = false

    /// Writes a line.
    ///
    /// - Returns: whether it could be written.
    package static func write(_ line: String, to handle: FileHandle) -> Bool {
        (try? handle.write(contentsOf: Data((line + "\n").utf8))) != nil
    }
}

/// The call, or its input, cannot be used: one line that says what and where, and exit status 2.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
