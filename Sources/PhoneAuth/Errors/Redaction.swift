import Foundation

/// Takes out of a vendor's own words what must not be seen: phone numbers, and runs long enough to be a token.
enum Redaction {
    static func redacting(_ text: String) -> String {
        var result = ""
        var run = ""
        for character in text {
            if character.isASCII, character.isLetter || character.isNumber || "-_=+/".contains(character) {
                run.append(character)
            } else {
                result += redactingRun(run)
                result.append(character)
                run = ""
            }
        }
        return result + redactingRun(run)
    }

    private static func redactingRun(_ run: String) -> String {
        if run.utf8.count >= 24 { return "<redacted>" }
        // A phone number, also with a country code or a label stuck to it.
        var digits = 0
        for byte in run.utf8 {
            digits = (48...57).contains(byte) ? digits + 1 : 0
            if digits >= 11 { return "<redacted>" }
        }
        return run
    }
}
