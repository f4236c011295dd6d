import Foundation
import PhoneAuthModel
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
    struct Broken: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let line: Int
        let column: Int

        init(_ name: String, _ text: String, _ line: Int, _ column: Int) {
            self.init(name, bytes: Array(text.utf8), line, column)
        }

        init(_ name: String, bytes: [UInt8], _ line: Int, _ column: Int) {
            testDescription = name
            self.bytes = bytes
            self.line = line
            self.column = column
        }
    }

    static let broken: [Broken] = [
        Broken("an empty file", "", 1, 1),
        Broken("blanks alone", " \n\t\n  ", 1, 1),
        Broken("a byte order mark alone", "\u{FEFF}", 1, 1),
        Broken("an open object", "{\"a\":1", 1, 7),
        Broken("an open object that ends with a line", "{\"a\":1\n", 2, 1),
        Broken("an open text", "[\"abc", 1, 6),
        Broken("a comma before the end", "{\n  \"a\": 1,\n}", 3, 1),
        Broken("a comma too many in a list", "[1,,2]", 1, 4),
        Broken("no comma", "{\"a\":1 \"b\":2}", 1, 8),
        Broken("no colon", "{\"a\" 1}", 1, 6),
        Broken("a key without quotes", "{a:1}", 1, 2),
        Broken("single quotes", "{'a':1}", 1, 2),
        Broken("a comment", "{} // none", 1, 4),
        Broken("something after the end", "{}\n{}", 2, 1),
        Broken("not a number", "[NaN]", 1, 2),
        Broken("infinity", "[-Infinity]", 1, 3),
        Broken("a leading zero", "[01]", 1, 2),
        Broken("a leading plus", "[+1]", 1, 2),
        Broken("a point without digits", "[1.]", 1, 4),
        Broken("an exponent without digits", "[1e]", 1, 4),
        Broken("a minus alone", "[-]", 1, 3),
        Broken("half a word", "[tru]", 1, 2),
        Broken("a word of another language", "[None]", 1, 2),
        Broken("a line break in a text", "[\"a\nb\"]", 1, 4),
        Broken("a tab in a text", "[\"a\tb\"]", 1, 4),
        Broken("an unknown escape", "[\"\\x\"]", 1, 3),
        Broken("three hexadecimal digits", "[\"\\u12\"]", 1, 7),
        Broken("the second half of a surrogate pair", "[\"\\uDC00\"]", 1, 3),
        Broken("the first half of a surrogate pair", "[\"ab\\uD83D\"]", 1, 5),
        Broken("two first halves", "[\"\\uD83D\\uD83D\"]", 1, 3),
        Broken("a column after Chinese and emoji", "{\"登录👨‍👩‍👧\":x}", 1, 8),
        Broken("a line after carriage returns", "[1,\r\n2,\r3,\n?]", 4, 1),
        Broken("a column after a byte order mark", "\u{FEFF}[?]", 1, 2),
        Broken("a byte that is not UTF-8", bytes: Array("[\n\"登".utf8) + [0xFF, 0x22, 0x5D], 2, 3),
        Broken("a surrogate in UTF-8", bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], 1, 2),
        Broken("a character cut short", bytes: [0x22, 0xE7, 0x99], 1, 2),
        Broken("UTF-16", bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], 1, 1),
        Broken("lists too deep", String(repeating: "[", count: 65) + String(repeating: "]", count: 65), 1, 65),
    ]

    @Test("says where a text stops being JSON", arguments: broken)
    func brokenText(_ broken: Broken) throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSONReader.read(Data(broken.bytes)) }
        #expect(error.line == broken.line)
        #expect(error.column == broken.column)
        #expect(!error.message.isEmpty)
    }

    struct Sound: CustomTestStringConvertible {
        let text: String
        let value: JSONValue
        var testDescription: String { text }
    }

    static let sound: [Sound] = [
        Sound(text: "null", value: nil),
        Sound(text: " true ", value: true),
        Sound(text: "0", value: 0),
        Sound(text: "-0", value: 0),
        Sound(text: "-20302", value: -20302),
        Sound(text: "9223372036854775807", value: .integer(.max)),
        Sound(text: "9223372036854775808", value: .number(9_223_372_036_854_775_808)),
        Sound(text: "600000.0", value: .number(600_000)),
        Sound(text: "1e3", value: .number(1000)),
        Sound(text: "-1.5E-2", value: .number(-0.015)),
        Sound(text: "1e999", value: .number(.infinity)),
        Sound(text: "\"\\u767b\\u5F55 \\ud83d\\ude00\\/\\b\\f\\n\\r\\t\\\\\\\"\"", value: "登录 😀/\u{8}\u{C}\n\r\t\\\""),
        Sound(text: "\"\\u0000\"", value: "\u{0}"),
        Sound(text: "[]", value: []),
        Sound(text: "[ 1 , [ ] , { } ]", value: [1, [], [:]]),
        Sound(text: "\u{FEFF}{\"a\":{\"\":[null,false]}}", value: ["a": ["": [nil, false]]]),
    ]

    @Test("reads every kind of value", arguments: sound)
    func soundText(_ sound: Sound) throws {
        let document = try JSONReader.read(Data(sound.text.utf8))
        #expect(document.value == sound.value)
        #expect(document.repeatedKeys.isEmpty)
    }

    @Test("keeps the first value of a repeated key, and reports the key once with its path")
    func repeatedKeys() throws {
        let text = """
            {"a": {"b": 1, "b": 2, "\\u0062": 3}, "items": [{"url": "x"}, {"url": "y", "url": "z"}], "a": null}
            """
        let document = try JSONReader.read(Data(text.utf8))
        #expect(document.repeatedKeys == ["a.b", "items[1].url", "a"])
        #expect(document.value == ["a": ["b": 1], "items": [["url": "x"], ["url": "y"]]])
    }

    @Test("reads 64 levels")
    func deepestText() throws {
        let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(throws: Never.self) { try JSONReader.read(Data(text.utf8)) }
    }
}
