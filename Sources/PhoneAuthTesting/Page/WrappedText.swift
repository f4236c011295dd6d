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
    ///
    /// - Parameter links: The parts that are links; what stands in quotes where it is empty.
    init(_ text: String, width: Double, fontSize: Double, links: [String] = []) {
        func widthOf(_ character: Character) -> Double { Self.width(of: String(character), fontSize: fontSize) }
        var line: [(Character, isLink: Bool)] = []
        var used = 0.0
        for (character, isLink) in zip(text, Self.isLink(in: text, links)) {
            guard !character.isNewline else {
                end(&line)
                used = 0
                continue
            }
            if used + widthOf(character) > width, line.count > 1 {
                var carried: [(Character, isLink: Bool)] = []
                while line.count > 1, Self.neverFirst.contains(carried.first?.0 ?? character) {
                    carried.insert(line.removeLast(), at: 0)
                }
                end(&line)
                line = carried
                used = carried.reduce(0) { $0 + widthOf($1.0) }
            }
            line.append((character, isLink))
            used += widthOf(character)
        }
        if !line.isEmpty { end(&line) }
    }

    /// Of each character of a text whether it belongs to a link.
    private static func isLink(in text: String, _ links: [String]) -> [Bool] {
        guard !links.isEmpty else {
            var isLink = false
            return text.map { character in
                if opening.contains(character) { isLink = true }
                defer { if closing.contains(character) { isLink = false } }
                return isLink
            }
        }
        let characters = Array(text)
        var marks = Array(repeating: false, count: characters.count)
        var start = 0
        for link in links.map(Array.init) where !link.isEmpty {
            let ends = max(start, characters.count - link.count + 1)
            guard let found = (start..<ends).first(where: { characters[$0..<($0 + link.count)].elementsEqual(link) })
            else { continue }
            start = found + link.count
            for index in found..<start { marks[index] = true }
        }
        return marks
    }

    private mutating func end(_ line: inout [(Character, isLink: Bool)]) {
        var runs: [Run] = []
        for (character, isLink) in line {
            if runs.last?.isLink == isLink {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append(Run(text: String(character), isLink: isLink))
            }
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
