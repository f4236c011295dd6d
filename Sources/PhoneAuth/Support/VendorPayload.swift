import Foundation

/// What a vendor handed to a callback, as a value that may cross threads.
///
/// A binding makes one on the thread of the callback, before anything else looks at it. Reading is lenient and safe: a code
/// may come as text, as any whole number or with blanks around it; null, other types and unexpected nesting are never a crash.
public struct VendorPayload: Hashable, Sendable {
    /// One value of a payload.
    public enum Value: Hashable, Sendable {
        /// Null, or something of a type that no vendor documents.
        case null
        /// True or false.
        case bool(Bool)
        /// A whole number.
        case integer(Int64)
        /// Any other number.
        case number(Double)
        /// A text.
        case text(String)
        /// A list.
        case list([Value])
        /// Values by name.
        case fields([String: Value])
    }

    /// The payload's fields; `nil` where it was null as a whole.
    public let fields: [String: Value]?

    /// Takes an Objective-C dictionary over; keys that are not text are left out.
    public init(_ dictionary: [AnyHashable: Any]?) {
        fields = dictionary.map { Self.fields($0, depth: 0) }
    }

    /// Makes a payload of values, as bindings of typed results do.
    public init(fields: [String: Value]?) {
        self.fields = fields
    }

    /// A text, or a whole number as text, without blanks around it; `nil` where there is none or it is empty.
    public func text(_ keys: String...) -> String? {
        switch first(of: keys) {
        case .text(let text):
            let trimmed = text.withoutBlanksAround
            return trimmed.isEmpty ? nil : trimmed
        case .integer(let value): return String(value)
        default: return nil
        }
    }

    /// A finite number, also one written as text.
    public func number(_ keys: String...) -> Double? {
        let number: Double? =
            switch first(of: keys) {
            case .integer(let value): Double(value)
            case .number(let value): value
            case .text(let text): Double(text.withoutBlanksAround)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A flag: true or false, 0 or 1, or either as text.
    public func flag(_ keys: String...) -> Bool? {
        switch first(of: keys) {
        case .bool(let value): return value
        case .integer(let value): return value == 0 ? false : value == 1 ? true : nil
        case .number(let value): return value == 0 ? false : value == 1 ? true : nil
        case .text(let text):
            switch text.trimmingCharacters(in: .whitespaces).lowercased() {
            case "1", "true", "yes": return true
            case "0", "false", "no": return false
            default: return nil
            }
        default: return nil
        }
    }

    /// A payload within the payload: a dictionary, or one packed as JSON text.
    public func payload(_ keys: String...) -> VendorPayload? {
        switch first(of: keys) {
        case .fields(let fields): VendorPayload(fields: fields)
        case .text(let text): Self.unpack(text)
        default: nil
        }
    }

    private func first(of keys: [String]) -> Value? {
        for key in keys {
            if let value = fields?[key], value != .null { return value }
        }
        return nil
    }
}

// MARK: - From Objective-C values

extension VendorPayload {
    private static let deepest = 16
    private static let longestPackedText = 65_536

    private static func fields(_ dictionary: [AnyHashable: Any], depth: Int) -> [String: Value] {
        var fields: [String: Value] = Dictionary(minimumCapacity: dictionary.count)
        for (key, value) in dictionary {
            guard let key = key.base as? String else { continue }
            fields[key] = Self.value(value, depth: depth + 1)
        }
        return fields
    }

    private static func value(_ value: Any, depth: Int) -> Value {
        guard depth <= deepest else { return .null }
        switch value {
        case let text as String: return .text(text)
        case let dictionary as [AnyHashable: Any]: return .fields(fields(dictionary, depth: depth))
        case let list as [Any]: return .list(list.map { Self.value($0, depth: depth + 1) })
        // Last: on Linux the question alone turns a whole nesting into objects, to its deepest.
        case let number as NSNumber: return Self.value(number)
        default: return .null
        }
    }

    private static func value(_ boxed: NSNumber) -> Value {
        // Both platforms have one true and one false boxed boolean, and no other boxed number is identical to them.
        if boxed === NSNumber(value: true) { return .bool(true) }
        if boxed === NSNumber(value: false) { return .bool(false) }
        let whole = boxed.int64Value
        return boxed == NSNumber(value: whole) ? .integer(whole) : .number(boxed.doubleValue)
    }

    private static func unpack(_ text: String) -> VendorPayload? {
        guard text.utf8.count <= longestPackedText, text.first(where: { !$0.isWhitespace }) == "{",
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { return nil }
        return VendorPayload(object)
    }
}

// MARK: - Codes

extension VendorPayload {
    /// A vendor's code as it was found in a payload.
    public enum Code: Hashable, Sendable {
        /// A usable code, normalised: no blanks, no `.0`.
        case found(String)
        /// There is none, or null.
        case absent
        /// There is something that cannot be a code: true, a fraction, a nesting.
        case unusable
    }

    /// The code under the first of some keys that is there.
    public func code(_ keys: String...) -> Code {
        switch first(of: keys) {
        case nil, .null: .absent
        case .integer(let value): .found(String(value))
        case .number, .bool, .list, .fields: .unusable
        case .text(let text): Self.code(text)
        }
    }

    /// A code written as text.
    public static func code(_ text: String) -> Code {
        let trimmed = text.withoutBlanksAround
        if trimmed.isEmpty { return .absent }
        if trimmed.hasSuffix(".0"), Int64(trimmed.dropLast(2)) != nil { return .found(String(trimmed.dropLast(2))) }
        return .found(trimmed)
    }
}

extension String {
    /// The text without blanks and line breaks around it.
    ///
    /// Most texts of vendors have none, which two bytes tell at once.
    fileprivate var withoutBlanksAround: String {
        func isPrinted(_ byte: UInt8?) -> Bool { byte.map { $0 > 0x20 && $0 < 0x7F } ?? true }
        if isPrinted(utf8.first), isPrinted(utf8.last) { return self }
        return trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
