/// A text in lines, as wide as texts are taken to be where there are no fonts: a Chinese character as wide as its font is
/// high, any other a little more than half of that.
struct WrappedText {
    /// A piece of a line.
    struct Run: Hashable {
        var text: String
        /// Whether it is in quotes, as the names of agreements are.
        var isLink: Bool
    }

    /// The lines.
    private(set) var lines: [[Run]] = []

    /// Breaks a text where it is too wide for a line.
    init(_ text: String, width: Double, fontSize: Double) {
        var line: [Run] = []
        var used = 0.0
        var isLink = false
        for character in text {
            if Self.opening.contains(character) { isLink = true }
            let needed = Self.width(of: String(character), fontSize: fontSize)
            if character.isNewline || (used + needed > width && used > 0) {
                lines.append(line)
                line = []
                used = 0
            }
            if !character.isNewline {
                if line.last?.isLink == isLink {
                    line[line.count - 1].text.append(character)
                } else {
                    line.append(Run(text: String(character), isLink: isLink))
                }
                used += needed
            }
            if Self.closing.contains(character) { isLink = false }
        }
        if !line.isEmpty { lines.append(line) }
    }

    private static let opening: Set<Character> = ["《", "〈", "「", "『", "【", "“", "<"]
    private static let closing: Set<Character> = ["》", "〉", "」", "』", "】", "”", ">"]

    /// How wide a text is.
    static func width(of text: String, fontSize: Double) -> Double {
        text.unicodeScalars.reduce(0.0) { $0 + ($1.value > 0x2E7F ? 1 : 0.55) } * fontSize
    }
}
