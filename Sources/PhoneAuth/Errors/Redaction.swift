/// Takes out of a vendor's own words what must not be seen: phone numbers, and runs long enough to be a token.
enum Redaction {
    private static let mark = "<redacted>"
    /// No code, word or date is as long.
    private static let shortestToken = 24
    private static let digitsOfANumber = 11

    static func redacting(_ text: String) -> String {
        guard text.utf8.count >= shortestToken || mayHoldNumber(text) else { return text }
        let words = redacting(Array(text), from: isPartOfToken, while: isPartOfToken) { $0.count >= shortestToken }
        return String(redacting(words, from: isDigit, while: isPartOfNumber, if: holdsNumber))
    }

    /// Takes a mobile number out of a request's id and nothing else: the vendor's support needs ids as they are, and many are
    /// long.
    static func redactingNumber(inRequestID id: String) -> String {
        guard mayHoldNumber(id) else { return id }
        return String(redacting(Array(id), from: isDigit, while: isPartOfNumber, if: holdsMobileNumber))
    }

    /// Whether there are enough digits in a text; of what is not ASCII, where other scripts have theirs, each byte might be one.
    private static func mayHoldNumber(_ text: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return text.utf8.count { digits.contains($0) || $0 >= 0x80 } >= digitsOfANumber
    }

    /// Replaces each longest run of some characters, from one that may begin and end it to the last such, that must not be
    /// seen.
    private static func redacting(
        _ text: [Character], from begins: (Character) -> Bool, while belongs: (Character) -> Bool,
        if isHidden: (ArraySlice<Character>) -> Bool
    ) -> [Character] {
        var result: [Character] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: begins) {
            let run = rest[start...].prefix(while: belongs)
            let last = run.lastIndex(where: begins) ?? start
            result += rest[..<start] + (isHidden(run) ? ArraySlice(mark) : run[...last])
            rest = rest[(last + 1)...]
        }
        return result + rest
    }

    private static func isPartOfToken(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_=+/%~".contains(character))
    }

    /// Digits of any script.
    private static func isDigit(_ character: Character) -> Bool { character.isWholeNumber }

    /// Digits, and what people put between the groups of a phone number.
    private static func isPartOfNumber(_ character: Character) -> Bool {
        isDigit(character) || character == " " || character == "-"
    }

    /// Eleven digits in a row, also with a country code or a label stuck to them; or the groups of a mobile number.
    private static func holdsNumber(_ run: ArraySlice<Character>) -> Bool {
        let groups = run.split { !isDigit($0) }.map(\.count)
        if groups.contains(where: { $0 >= digitsOfANumber }) { return true }
        return groups.indices.contains { index in
            let three = groups[index...].prefix(3)
            return three.count == 3 && three.last == 4 && three.dropFirst().first == 4 && groups[index] == 3
        }
    }

    /// A mobile number of the mainland, with or without the country code, in one group or in all of them together.
    private static func holdsMobileNumber(_ run: ArraySlice<Character>) -> Bool {
        (run.split { !isDigit($0) } + [ArraySlice(run.filter(isDigit))]).contains { group in
            var digits = group.compactMap(\.wholeNumberValue)[...]
            if digits.count > digitsOfANumber { digits = digits.drop { $0 == 0 } }
            if digits.count > digitsOfANumber, digits.starts(with: [8, 6]) { digits = digits.dropFirst(2) }
            return digits.count == digitsOfANumber && digits.first == 1
                && digits.dropFirst().first.map { $0 > 2 } == true
        }
    }
}
