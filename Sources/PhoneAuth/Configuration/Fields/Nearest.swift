/// Guesses which of the known names a misspelt one was meant to be.
enum Nearest {
    /// `; did you mean “appID”?`, or nothing when no name is close.
    static func hint(for text: String, in names: [String]) -> String {
        guard let name = name(for: text, in: names) else { return "" }
        return "; did you mean “\(name)”?"
    }

    /// The name that takes the fewest changes to the text: at most two, and fewer for short names. Case does not count.
    static func name(for text: String, in names: [String]) -> String? {
        let wanted = Array(text.lowercased())
        guard wanted.count <= 64 else { return nil }
        let best = names.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
            .min { $0.distance < $1.distance }
        guard let best, best.distance <= min(2, best.name.count / 3) else { return nil }
        return best.name
    }

    /// Single characters to insert, remove or replace until one text is the other.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, candidate) in other.enumerated() {
                let replaced = diagonal + (character == candidate ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
