import Foundation

extension JSONValue {
    /// The value as an Objective-C API would hand it over: dictionaries with keys of any type, `NSNull` for null.
    package var foundationValue: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let values): values.map(\.foundationValue)
        case .object(let members): foundationDictionary(members)
        }
    }

    /// The members of an object; `nil` for null; empty for anything else.
    package var foundationDictionary: [AnyHashable: Any]? {
        switch self {
        case .null: nil
        case .object(let members): foundationDictionary(members)
        default: [:]
        }
    }

    private func foundationDictionary(_ members: [String: JSONValue]) -> [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = Dictionary(minimumCapacity: members.count)
        for (key, value) in members { dictionary[AnyHashable(key)] = value.foundationValue }
        return dictionary
    }
}
