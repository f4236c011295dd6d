package import Foundation

/// Reads JSON strictly, as RFC 8259 defines it.
///
/// Foundation has two readers, and neither will do for a file that a person writes: they disagree on which value of a
/// repeated key to keep, both keep silent about it, and neither says on which line a text is broken. This one reports
/// repeated keys with their paths, and line and column of the first thing that is not JSON.
///
/// Three choices that the RFC leaves open: a byte order mark at the start is skipped, nesting is limited to
/// ``maximumDepth``, and a number too large for a `Double` becomes infinity, so that whoever reads the value can say
/// which field is out of range.
package struct JSONReader {
    /// How deep objects and lists may be nested.
    package static let maximumDepth = 64

    /// Reads a text in UTF-8.
    ///
    /// - Throws: ``JSONSyntaxError``, at 1:1 for a text that holds nothing but blanks.
    package static func read(_ data: Data) throws(JSONSyntaxError) -> JSONDocument {
        var reader = JSONReader(bytes: Array(data))
        return try reader.document()
    }

    private enum Step {
        case key(String)
        case index(Int)
    }

    private let source: JSONSource
    private var position: Int
    private var steps: [Step] = []
    private var repeatedKeys: [String] = []
    private var repeatedPaths: Set<String> = []

    private init(bytes: [UInt8]) {
        source = JSONSource(bytes: bytes)
        position = source.start
    }

    private mutating func document() throws(JSONSyntaxError) -> JSONDocument {
        if let offset = source.firstBadByte {
            throw source.error("the text is not UTF-8 here", at: offset)
        }
        skipBlanks()
        guard peek != nil else { throw source.error("the file is empty", at: source.start) }
        let value = try value()
        skipBlanks()
        guard peek == nil else { throw unexpected("the end of the file") }
        return JSONDocument(value: value, repeatedKeys: repeatedKeys)
    }

    // MARK: Values

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        guard let byte = peek else { throw unexpected("a value") }
        switch byte {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw unexpected("a value")
        }
    }

    private mutating func object() throws(JSONSyntaxError) -> JSONValue {
        try enter()
        var members: [String: JSONValue] = [:]
        skipBlanks()
        if take("}") { return .object(members) }
        repeat {
            skipBlanks()
            guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
            let key = try string()
            skipBlanks()
            guard take(":") else { throw unexpected("“:”") }
            skipBlanks()
            steps.append(.key(key))
            let value = try value()
            if members[key] == nil { members[key] = value } else { noteRepeatedKey() }
            steps.removeLast()
            skipBlanks()
        } while take(",")
        guard take("}") else { throw unexpected("“,” or “}”") }
        return .object(members)
    }

    private mutating func array() throws(JSONSyntaxError) -> JSONValue {
        try enter()
        var elements: [JSONValue] = []
        skipBlanks()
        if take("]") { return .array(elements) }
        repeat {
            skipBlanks()
            steps.append(.index(elements.count))
            elements.append(try value())
            steps.removeLast()
            skipBlanks()
        } while take(",")
        guard take("]") else { throw unexpected("“,” or “]”") }
        return .array(elements)
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        let expected = word.withUTF8Buffer { Array($0) }
        guard source.bytes[position...].starts(with: expected) else { throw unexpected("a value") }
        position += expected.count
        return value
    }

    private mutating func number() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        _ = take("-")
        if take("0") {
            if isDigit { throw source.error("a number must not begin with 0", at: position - 1) }
        } else {
            try digits()
        }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: source.bytes[start..<position], as: UTF8.self)
        if isWhole, let value = Int(text) { return .integer(value) }
        guard let value = Double(text) else { throw source.error("this is not a number", at: start) }
        return .number(value)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        guard isDigit else { throw unexpected("a digit") }
        while isDigit { position += 1 }
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20:
                throw source.error("a line break or control character must be escaped inside a text", at: position)
            default:
                text.append(byte)
                position += 1
            }
        }
        throw unexpected("the “\"” that ends a text")
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let letter = peek else { throw unexpected("the rest of an escape") }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw source.error("there is no such escape", at: start)
        }
        let unit = try hexadecimal()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // Not a scalar by itself: half of a surrogate pair, whose other half must follow at once.
        guard unit < 0xDC00, take("\\"), take("u") else { throw source.error("half of a surrogate pair", at: start) }
        let low = try hexadecimal()
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
        else { throw source.error("half of a surrogate pair", at: start) }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw unexpected("four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    // MARK: Moving on

    private var peek: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

    private var isDigit: Bool { peek.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func enter() throws(JSONSyntaxError) {
        guard steps.count < Self.maximumDepth else {
            throw source.error("nested more than \(Self.maximumDepth) levels deep", at: position)
        }
        position += 1
    }

    private mutating func noteRepeatedKey() {
        var path = ""
        for step in steps {
            switch step {
            case .key(let key): path = JSONPath.member(key, of: path)
            case .index(let index): path = JSONPath.element(index, of: path)
            }
        }
        if repeatedPaths.insert(path).inserted { repeatedKeys.append(path) }
    }

    private func unexpected(_ expected: String) -> JSONSyntaxError {
        source.error("expected \(expected), found \(source.found(at: position))", at: position)
    }
}
