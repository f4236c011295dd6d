import Foundation
import Testing

@testable import PhoneAuth

@Suite("A vendor's payload")
struct VendorPayloadTests {
    /// One value of a dictionary, and the code that it gives.
    struct Example: CustomTestStringConvertible, @unchecked Sendable {
        let testDescription: String
        let value: Any?
        let code: VendorPayload.Code

        init(_ name: String, _ value: Any?, _ code: VendorPayload.Code) {
            testDescription = name
            self.value = value
            self.code = code
        }
    }

    static let codes: [Example] = [
        Example("text", "600000", .found("600000")),
        Example("text with blanks", " 600000 \n", .found("600000")),
        Example("text with .0", "600000.0", .found("600000")),
        Example("negative text", "-20302", .found("-20302")),
        Example("Int", 600_000, .found("600000")),
        Example("negative Int", -20302, .found("-20302")),
        Example("Int8", Int8(100), .found("100")),
        Example("Int16", Int16(1000), .found("1000")),
        Example("Int32", Int32(600_000), .found("600000")),
        Example("Int64", Int64(600_000), .found("600000")),
        Example("UInt8", UInt8(200), .found("200")),
        Example("UInt64", UInt64(600_000), .found("600000")),
        Example("zero", 0, .found("0")),
        Example("one", 1, .found("1")),
        Example("boxed Int", NSNumber(value: 600_000), .found("600000")),
        Example("boxed Int8 of one", NSNumber(value: Int8(1)), .found("1")),
        Example("boxed Int8 of zero", NSNumber(value: Int8(0)), .found("0")),
        Example("boxed UInt64", NSNumber(value: UInt64(600_000)), .found("600000")),
        Example("boxed Double", NSNumber(value: 600_000.0), .found("600000")),
        Example("large Int64", Int64.max, .found("9223372036854775807")),
        Example("Double", 600_000.0, .found("600000")),
        Example("Double of one", 1.0, .found("1")),
        Example("fraction", 600_000.5, .unusable),
        Example("not a number", Double.nan, .unusable),
        Example("infinite", Double.infinity, .unusable),
        Example("true", true, .unusable),
        Example("false", false, .unusable),
        Example("boxed true", NSNumber(value: true), .unusable),
        Example("dictionary", ["code": "600000"], .unusable),
        Example("list", ["600000"], .unusable),
        Example("NSNull", NSNull(), .absent),
        Example("empty text", "", .absent),
        Example("blank text", " \n", .absent),
        Example("nothing", nil, .absent),
        Example("an object of no documented type", NSObject(), .absent),
    ]

    @Test("gives a code by value, whatever its type", arguments: codes)
    func code(example: Example) {
        var dictionary: [AnyHashable: Any] = ["msg": "words"]
        dictionary["resultCode"] = example.value
        #expect(VendorPayload(dictionary).code("resultCode") == example.code)
    }

    @Test("has no code where it is null as a whole, or empty")
    func nothing() {
        #expect(VendorPayload(nil).code("resultCode") == .absent)
        #expect(VendorPayload(nil).fields == nil)
        #expect(VendorPayload([:]).code("resultCode") == .absent)
        #expect(VendorPayload([:]).fields == [:])
    }

    @Test("leaves keys out that are not text")
    func keys() {
        let payload = VendorPayload([1: "a", "resultCode": "600000", AnyHashable(true): "b"])
        #expect(payload.fields?.keys.sorted() == ["resultCode"])
    }

    @Test("is read by the first key that is there and not null")
    func severalKeys() {
        let payload = VendorPayload(["a": NSNull(), "b": "second", "c": "third"])
        #expect(payload.text("missing", "a", "b", "c") == "second")
        #expect(payload.text("a", "missing") == nil)
    }

    @Test("gives texts without blanks, and whole numbers as text")
    func texts() {
        let payload = VendorPayload(["text": "  tok ", "blank": " ", "whole": 17, "fraction": 1.5, "flag": true])
        #expect(payload.text("text") == "tok")
        #expect(payload.text("blank") == nil)
        #expect(payload.text("whole") == "17")
        #expect(payload.text("fraction") == nil)
        #expect(payload.text("flag") == nil)
    }

    struct Flag: CustomTestStringConvertible, @unchecked Sendable {
        let value: Any
        let expected: Bool?
        var testDescription: String { "\(value)" }
    }

    @Test(
        "gives a flag that came as bool, number or text",
        arguments: [
            Flag(value: true, expected: true), Flag(value: false, expected: false), Flag(value: 1, expected: true),
            Flag(value: 0, expected: false), Flag(value: 1.0, expected: true), Flag(value: "1", expected: true),
            Flag(value: " TRUE ", expected: true), Flag(value: "no", expected: false), Flag(value: 2, expected: nil),
            Flag(value: "maybe", expected: nil), Flag(value: NSNull(), expected: nil), Flag(value: [1], expected: nil),
        ])
    func flag(example: Flag) {
        #expect(VendorPayload(["isChecked": example.value]).flag("isChecked") == example.expected)
    }

    @Test(
        "gives finite numbers only",
        arguments: zip(["120", " 1.5\n", "inf", "nan", "1e999", "soon", ""], [120, 1.5, nil, nil, nil, nil, nil]))
    func number(text: String, expected: Double?) {
        #expect(VendorPayload(["expires": text]).number("expires") == expected)
        #expect(VendorPayload(["expires": Double.infinity]).number("expires") == nil)
        #expect(VendorPayload(["expires": 7]).number("expires") == 7)
    }

    @Test("gives a payload within, as a dictionary or packed as JSON text")
    func packed() {
        #expect(VendorPayload(["data": ["code": 1]]).payload("data")?.code("code") == .found("1"))
        #expect(VendorPayload(["data": " {\"code\": 103111}"]).payload("data")?.code("code") == .found("103111"))
    }

    @Test(
        "gives no payload for what is none",
        arguments: ["{ code = 1; }", "[1]", "", "{", "null", "{\"a\":" + String(repeating: "x", count: 70_000)])
    func notPacked(text: String) {
        #expect(VendorPayload(["data": text]).payload("data") == nil)
    }

    @Test("survives nesting without end, and keeps what lies on top", arguments: [true, false])
    func depth(lists: Bool) {
        var bomb: Any = "deep"
        for _ in 0..<50_000 { bomb = lists ? [bomb] as Any : ["a": bomb] as Any }
        // Taking the bomb apart one by one: Swift's own release of it would recurse just as deep.
        defer {
            while true {
                if let list = bomb as? [Any], let inner = list.first {
                    bomb = inner
                } else if let fields = bomb as? [String: Any], let inner = fields["a"] {
                    bomb = inner
                } else {
                    break
                }
            }
        }
        let payload = VendorPayload(["resultCode": 600_000, "more": bomb])
        #expect(payload.code("resultCode") == .found("600000"))
        #expect(payload.code("more") == .unusable)
    }

    @Test("packed text that nests without end is no payload")
    func packedDepth() {
        let text = String(repeating: "{\"a\":", count: 9000) + "1" + String(repeating: "}", count: 9000)
        let payload = VendorPayload(["data": text]).payload("data")
        var depth = 0
        var inner = payload
        while let next = inner?.payload("a") {
            inner = next
            depth += 1
        }
        #expect(depth < 20)
    }
}
