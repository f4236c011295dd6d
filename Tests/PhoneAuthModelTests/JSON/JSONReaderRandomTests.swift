import Foundation
import PhoneAuthModel
import Testing

@Suite("Reading random JSON")
struct JSONReaderRandomTests {
    @Test("gives what was written, and what Foundation's reader gives", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        for _ in 0..<25 {
            let value = JSONValue.random(depth: 4, using: &random)
            let data = Data(value.serialized(pretty: Bool.random(using: &random)).utf8)
            let read = try JSONReader.read(data)
            #expect(read.value == value)
            #expect(read.repeatedKeys.isEmpty)
            let other = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            #expect(JSONValue(foundation: other) == value)
        }
    }

    @Test("names a place inside the text when a part is cut out", arguments: 0..<40 as Range<UInt64>)
    func damage(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var refused = 0
        for _ in 0..<25 {
            let text = JSONValue.array([.random(depth: 4, using: &random)]).serialized(pretty: true)
            var bytes = Array(text.utf8)
            let start = Int.random(in: 0..<bytes.count, using: &random)
            bytes.removeSubrange(start..<min(start + Int.random(in: 1...3, using: &random), bytes.count))
            do throws(JSONSyntaxError) {
                _ = try JSONReader.read(Data(bytes))
            } catch {
                refused += 1
                let lines = String(decoding: bytes, as: UTF8.self).split(
                    separator: "\n", omittingEmptySubsequences: false)
                #expect((1...lines.count).contains(error.line))
                #expect((1...(lines[error.line - 1].count + 1)).contains(error.column))
            }
        }
        #expect(refused > 0)
    }
}

/// A small random generator whose numbers a seed fixes.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension JSONValue {
    fileprivate static func random(depth: Int, using random: inout SplitMix64) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .integer(Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random))
        // An odd number of eighths: Foundation's reader rounds longer fractions wrongly on Linux.
        case 3: return .number(Double(2 * Int.random(in: -4_000_000..<4_000_000, using: &random) + 1) / 8)
        case 4: return .string(text(using: &random))
        case 5:
            return .array(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(depth: depth - 1, using: &random) })
        default:
            var members: [String: JSONValue] = [:]
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                members[text(using: &random)] = .random(depth: depth - 1, using: &random)
            }
            return .object(members)
        }
    }

    private static func text(using random: inout SplitMix64) -> String {
        let characters = [
            "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\t", "\u{1}", "é", "登", "录", "😀", "{", "]", ":", ",",
        ]
        return (0..<Int.random(in: 0...6, using: &random)).map { _ in
            characters[Int.random(in: 0..<characters.count, using: &random)]
        }.joined()
    }

    fileprivate init(foundation value: Any) {
        switch value {
        case is NSNull: self = .null
        case let text as String: self = .string(text)
        case let members as [String: Any]: self = .object(members.mapValues { JSONValue(foundation: $0) })
        case let elements as [Any]: self = .array(elements.map { JSONValue(foundation: $0) })
        case let number as NSNumber where number === NSNumber(value: true): self = true
        case let number as NSNumber where number === NSNumber(value: false): self = false
        case let number as NSNumber: self = Int(exactly: number).map { .integer($0) } ?? .number(number.doubleValue)
        default: self = .string("unexpected \(type(of: value))")
        }
    }
}
