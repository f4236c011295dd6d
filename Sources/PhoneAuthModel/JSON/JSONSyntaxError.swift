/// Where a text stops being JSON, and why.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1. A line ends with a line feed, a carriage return, or both.
    package var line: Int
    /// The column, from 1, in characters as a reader sees them.
    package var column: Int
    /// What was found, and what was expected there.
    package var message: String

    /// Makes an error.
    package init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    /// `3:14: expected a value, found “,”`.
    package var description: String { "\(line):\(column): \(message)" }
}
