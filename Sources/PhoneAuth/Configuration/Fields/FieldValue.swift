import PhoneAuthModel

/// A type that a configuration or style file can hold at one place.
protocol FieldValue {
    /// What stands in for a list element that could not be read, so that the others keep their numbers. It is never seen
    /// outside: a file with such an element is refused.
    static var fallback: Self { get }

    /// Reads a value. Settles the type alone; ``check(at:into:)`` looks at the value.
    ///
    /// - Parameters:
    ///   - value: What the file holds.
    ///   - base: What is in force where the file is silent.
    ///   - path: The place in the file.
    ///   - log: Takes the problems.
    /// - Returns: The value, or `nil` when it could not be read and the log says so.
    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self?

    /// Checks the value.
    func check(at path: String, into log: inout ProblemLog)

    /// The value as it would stand in a file. A secret stands there redacted.
    var fieldJSON: JSONValue { get }

    /// The paths of the single values in it; of those that are null, none.
    func leaves(at path: String) -> [String]
}

extension FieldValue {
    func check(at path: String, into log: inout ProblemLog) {}

    func leaves(at path: String) -> [String] { [path] }
}

extension Bool: FieldValue {
    static var fallback: Bool { false }

    static func read(_ value: JSONValue, over base: Bool, at path: String, into log: inout ProblemLog) -> Bool? {
        guard case .bool(let value) = value else {
            log.wrongType(value, at: path, expected: "true or false")
            return nil
        }
        return value
    }

    var fieldJSON: JSONValue { .bool(self) }
}

extension Double: FieldValue {
    static var fallback: Double { 0 }

    static func read(
        _ value: JSONValue, over base: Double, at path: String, into log: inout ProblemLog
    ) -> Double? {
        guard let number = value.double else {
            log.wrongType(value, at: path, expected: "a number")
            return nil
        }
        return number
    }

    var fieldJSON: JSONValue { Int(exactly: self).map { .integer($0) } ?? .number(self) }
}

extension Int: FieldValue {
    static var fallback: Int { 0 }

    /// Takes 3 and 3.0, which property lists and some JSON writers use for the same number.
    static func read(_ value: JSONValue, over base: Int, at path: String, into log: inout ProblemLog) -> Int? {
        switch value {
        case .integer(let number):
            return number
        case .number(let number):
            guard let whole = Int(exactly: number) else { fallthrough }
            return whole
        default:
            log.wrongType(value, at: path, expected: "a whole number")
            return nil
        }
    }

    var fieldJSON: JSONValue { .integer(self) }
}

extension String: FieldValue {
    static var fallback: String { "" }

    static func read(
        _ value: JSONValue, over base: String, at path: String, into log: inout ProblemLog
    ) -> String? {
        guard case .string(let text) = value else {
            log.wrongType(value, at: path, expected: "a text")
            return nil
        }
        return text
    }

    var fieldJSON: JSONValue { .string(self) }
}

extension Secret: FieldValue {
    static var fallback: Secret { Secret("") }

    static func read(
        _ value: JSONValue, over base: Secret, at path: String, into log: inout ProblemLog
    ) -> Secret? {
        String.read(value, over: "", at: path, into: &log).map { Secret($0) }
    }

    var fieldJSON: JSONValue { .string(description) }
}

extension JSONValue: FieldValue {
    static var fallback: JSONValue { .null }

    static func read(
        _ value: JSONValue, over base: JSONValue, at path: String, into log: inout ProblemLog
    ) -> JSONValue? { value }

    var fieldJSON: JSONValue { self }
}
