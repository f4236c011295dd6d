/// Guesses which of the known names a misspelt one was meant to be.
enum Nearest {
    /// `; did you mean “appID”?`, or nothing when no name is close.
    static func hint(for text: String, in names: [String]) -> String {
        guard let name = name(for: text, in: names) else { return "" }
        return "; did you mean “\(name)”?"
    }

    /// The name that takes the fewest changes to the text: at most two, and fewer for short names. Case does not count.
    static func name(for text: String, in names: [String]) -> String? {
        guard text.utf8.count <= 256 else { return nil }
        let wanted = text.lowercased().unicodeScalars.map(\.value)
        guard wanted.count <= 64 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names {
            let limit = min(2, name.utf8.count / 3)
            // Most names are too long or too short, whatever their letters.
            guard abs(name.utf8.count - text.utf8.count) <= 4 * limit else { continue }
            let candidate = name.lowercased().unicodeScalars.map(\.value)
            guard abs(candidate.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, candidate)
            if distance <= min(2, candidate.count / 3), distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    /// Single characters to insert, remove or replace until one text is the other.
    private static func distance(_ one: [UInt32], _ other: [UInt32]) -> Int {
        var row = Array(0...other.count)
        for index in one.indices {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let replaced = diagonal + (one[index] == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
            }
        }
        return row[other.count]
    }
}
