import PhoneAuthModel

extension AuthPageStyle {
    /// A colour, or one for light and one for dark pages.
    ///
    /// In a file: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or `{"light": …, "dark": …}`.
    public struct Color: Hashable, Sendable {
        /// The colour on a light page.
        public var light: RGBA
        /// The colour on a dark page; the same when `nil`.
        public var dark: RGBA?

        /// Makes a colour.
        public init(light: RGBA, dark: RGBA? = nil) {
            self.light = light
            self.dark = dark
        }

        /// Makes a colour of six hexadecimal digits, such as `0x0064C8`.
        public init(_ light: UInt32, dark: UInt32? = nil) {
            self.init(light: RGBA(light), dark: dark.map { RGBA($0) })
        }

        /// White.
        public static let white = Color(0xFFFFFF)
        /// Black.
        public static let black = Color(0x000000)

        /// The colour on a light or a dark page.
        public func resolved(isDark: Bool) -> RGBA {
            isDark ? dark ?? light : light
        }
    }

    /// Red, green, blue and opacity, eight bits each, in sRGB.
    public struct RGBA: Hashable, Sendable, CustomStringConvertible {
        /// Red.
        public var red: UInt8
        /// Green.
        public var green: UInt8
        /// Blue.
        public var blue: UInt8
        /// Opacity: 0 is invisible, 255 opaque.
        public var alpha: UInt8

        /// Makes a colour of its parts.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Makes an opaque colour of six hexadecimal digits, such as `0x0064C8`. Higher digits are ignored.
        public init(_ digits: UInt32) {
            self.init(
                red: UInt8(truncatingIfNeeded: digits >> 16), green: UInt8(truncatingIfNeeded: digits >> 8),
                blue: UInt8(truncatingIfNeeded: digits))
        }

        /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
        public init?(_ text: String) {
            let digits = text.dropFirst().utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            guard text.first == "#", digits.count == text.utf8.count - 1 else { return nil }
            let bytes: [UInt8]
            switch digits.count {
            case 3: bytes = digits.map { UInt8($0 * 17) }
            case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
            default: return nil
            }
            self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
        }

        /// `#RRGGBBAA`, in capitals.
        public var description: String {
            "#"
                + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
                .joined()
        }
    }
}

extension AuthPageStyle.RGBA: FieldValue {
    static var fallback: Self { Self(0) }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        guard let text = String.read(value, over: "", at: path, into: &log) else { return nil }
        guard let color = Self(text) else {
            log.unreadable(.invalidValue, at: path, "“\(text)” is no colour; write #RGB, #RRGGBB or #RRGGBBAA")
            return nil
        }
        return color
    }

    var fieldJSON: JSONValue { .string(description) }
}

extension AuthPageStyle.Color: FieldValue {
    static var fallback: Self { .black }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        switch value {
        case .string:
            return AuthPageStyle.RGBA.read(value, over: base.light, at: path, into: &log).map { Self(light: $0) }
        case .object:
            guard let pair = Pair.read(value, over: Pair(), at: path, into: &log) else { return nil }
            return Self(light: pair.light, dark: pair.dark)
        default:
            log.wrongType(value, at: path, expected: "a colour such as #0064C8, or an object with light and dark")
            return nil
        }
    }

    var fieldJSON: JSONValue {
        dark.map { Pair(light: light, dark: $0).fieldJSON } ?? light.fieldJSON
    }

    /// A colour as an object in a file.
    private struct Pair: FieldObject {
        var light = AuthPageStyle.RGBA.fallback
        var dark = AuthPageStyle.RGBA.fallback

        init() {}

        init(light: AuthPageStyle.RGBA, dark: AuthPageStyle.RGBA) {
            self.light = light
            self.dark = dark
        }

        static var fields: [Field<Self>] {
            [Field("light", \.light, isRequired: true), Field("dark", \.dark, isRequired: true)]
        }
    }
}
