/// A JSON text after reading: its value, and the keys that it gave more than once.
package struct JSONDocument: Hashable, Sendable {
    /// The value; of a key given more than once, the first.
    package var value: JSONValue
    /// The paths of keys given more than once, each once, in the order of the text: `providers.geetest.oneLogin.appID`,
    /// `agreements.items[0].url`.
    package var repeatedKeys: [String]

    /// Makes a document.
    package init(value: JSONValue, repeatedKeys: [String] = []) {
        self.value = value
        self.repeatedKeys = repeatedKeys
    }
}

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

/// How paths into a JSON value are written: `agreements.items[0].url`. The root is the empty path.
package enum JSONPath {
    /// The path of an object's member.
    package static func member(_ key: String, of path: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    /// The path of a list's element.
    package static func element(_ index: Int, of path: String) -> String {
        "\(path)[\(index)]"
    }
}
