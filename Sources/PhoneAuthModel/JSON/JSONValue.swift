/// A JSON value that keeps whole numbers apart from others, for files that must be read strictly and reports that must
/// come out the same to the byte.
package enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without a fraction or exponent that fits.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Values by name.
    case object([String: JSONValue])

    /// The value under a key of an object; `nil` where there is none, or this is no object.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The text, where this is one.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The number, whole or not.
    package var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// What kind of value this is, for messages: `a text`, `a number`, …
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(nilLiteral: ()) { self = .null }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }

    /// A text, or null.
    package init(_ text: String?) {
        self = text.map { .string($0) } ?? .null
    }

    /// Seconds, with at most three decimals, or null.
    package init(seconds: Double?) {
        guard let seconds else {
            self = .null
            return
        }
        let rounded = (seconds * 1000).rounded() / 1000
        self = rounded == rounded.rounded() && abs(rounded) < 1e15 ? .integer(Int(rounded)) : .number(rounded)
    }
}
