import Foundation
import PhoneAuthModel
import Testing

@testable import PhoneAuth

/// Sets every field of a style to a value of its own, and looks where each one went.
@Suite("The table of style fields")
struct FieldTableTests {
    /// Properties whose key has another name, or none because their own fields stand in its place.
    private static let renamed = [
        "isUnderlined": "underline", "logsInOnAgree": "autoLogin", "hidesAutomatically": "autoHide",
    ]
    private static let flattened: Set = ["anchors", "label"]

    @Test("fills the property that each key names, and no other", arguments: 0..<5)
    func everyField(bit: Int) throws {
        let sample = try #require(JSONReader.read(ConfigurationSamples.complete()).value["page"])
        var counter = 0
        let file = Self.distinct(sample, key: "", bit: bit, counter: &counter)
        var log = ProblemLog()
        let style = try #require(AuthPageStyle.read(file, over: AuthPageStyle(), at: "", into: &log))
        #expect(log.problems.isEmpty)
        #expect(style.json == file)
        var compared = 0
        Self.compare(style, with: file, at: "", compared: &compared)
        #expect(compared > 150)
    }

    @Test("names every property of the standard style once")
    func names() {
        let keys = AuthPageStyle.fields.map(\.name)
        #expect(Set(keys).count == keys.count)
        #expect(keys == Mirror(reflecting: AuthPageStyle()).children.compactMap(\.label))
    }

    /// The sample with no two numbers, texts or colours alike, nulls filled in, and booleans in a pattern of their own.
    private static func distinct(_ value: JSONValue, key: String, bit: Int, counter: inout Int) -> JSONValue {
        counter += 1
        let number = counter
        let isColor = key.lowercased().hasSuffix("color") || ["light", "dark", "text", "link"].contains(key)
        switch value {
        case .bool: return .bool((number >> bit) & 1 == 1)
        case .integer, .number: return .integer(number)
        case .string(let text) where text.hasPrefix("#"): return .string("#" + hexadecimal(number))
        case .string(let text) where text.hasSuffix("%"): return .string("\(number)%")
        case .string("hidden"): return ["top": .integer(number)]
        case .string(let text) where choices.contains(key): return .string(text)
        case .string: return .string("text \(number)")
        case .null where key.hasSuffix("Placement"): return ["top": .integer(number)]
        case .null where isColor && key != "text": return .string("#" + hexadecimal(number))
        case .null: return .string("text \(number)")
        case .array(let elements):
            if key == "orientations" { return value }
            return .array(elements.map { distinct($0, key: "", bit: bit, counter: &counter) })
        case .object(let members):
            var result: [String: JSONValue] = [:]
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                result[key] = distinct(member, key: key, bit: bit, counter: &counter)
            }
            if members["kind"] != nil {
                result["appleType"] = members["appleType"] ?? "continue"
                result["appleStyle"] = members["appleStyle"] ?? "white"
                result["cornerRadius"] = .integer(number)
            }
            return .object(result)
        }
    }

    private static let choices: Set = [
        "mode", "direction", "transition", "appearance", "language", "style", "contentMode", "kind", "appleType",
        "appleStyle", "verticalAlignment", "tapArea", "alignment", "contentAlignment", "shake", "openedBy", "position",
    ]

    private static func hexadecimal(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.count) + digits + "FF"
    }

    private static func compare(_ value: Any, with file: JSONValue, at path: String, compared: inout Int) {
        if case .array(let elements) = file {
            for (index, child) in Mirror(reflecting: value).children.enumerated() {
                compare(child.value, with: elements[index], at: "\(path)[\(index)]", compared: &compared)
            }
            return
        }
        guard let value = unwrapped(value) as? any FieldObject else { return }
        for child in Mirror(reflecting: value).children {
            guard let label = child.label, let content = unwrapped(child.value) as? any FieldValue else { continue }
            if flattened.contains(label) {
                compare(content, with: file, at: path, compared: &compared)
                continue
            }
            let key = renamed[label] ?? (label.hasPrefix("is") ? label.dropFirst(2).lowercasedFirst : label)

            #expect(content.fieldJSON == file[key], "\(path).\(label)")
            compared += 1
            if let member = file[key] { compare(content, with: member, at: "\(path).\(label)", compared: &compared) }
        }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

extension Substring {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
