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

    /// Breaks a text where it is too wide for a line. No line begins with a mark that closes something.
    init(_ text: String, width: Double, fontSize: Double) {
        var line: [Character] = []
        var used = 0.0
        var isLink = false
        func widthOf(_ character: Character) -> Double { Self.width(of: String(character), fontSize: fontSize) }
        for character in text {
            guard !character.isNewline else {
                end(&line, &isLink)
                used = 0
                continue
            }
            if used + widthOf(character) > width, line.count > 1 {
                let carried = Self.neverFirst.contains(character) ? [line.removeLast()] : []
                end(&line, &isLink)
                line = carried
                used = carried.reduce(0) { $0 + widthOf($1) }
            }
            line.append(character)
            used += widthOf(character)
        }
        if !line.isEmpty { end(&line, &isLink) }
    }

    private mutating func end(_ line: inout [Character], _ isLink: inout Bool) {
        var runs: [Run] = []
        for character in line {
            if Self.opening.contains(character) { isLink = true }
            if runs.last?.isLink == isLink {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append(Run(text: String(character), isLink: isLink))
            }
            if Self.closing.contains(character) { isLink = false }
        }
        lines.append(runs)
        line = []
    }

    private static let opening: Set<Character> = ["《", "〈", "「", "『", "【", "“", "<"]
    private static let closing: Set<Character> = ["》", "〉", "」", "』", "】", "”", ">"]
    private static let neverFirst = closing.union(["、", "，", "。", "；", "：", "！", "？", "）", ",", ".", ")"])

    /// How wide a text is.
    static func width(of text: String, fontSize: Double) -> Double {
        text.unicodeScalars.reduce(0.0) { $0 + ($1.value > 0x2E7F ? 1 : 0.55) } * fontSize
    }
}
