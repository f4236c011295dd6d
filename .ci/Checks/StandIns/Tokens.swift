/// A word, number, string or sign of Swift source.
struct Token: Equatable {
    enum Kind { case word, number, string, sign }

    let kind: Kind
    let text: String
}

/// Splits Swift source into tokens. Comments and lines of the preprocessor are dropped; strings are one token each.
func tokens(of source: String) -> [Token] {
    var result: [Token] = []
    let text = Array(SwiftText.withoutComments(source))
    var index = 0
    func take(while condition: (Character) -> Bool) -> String {
        let start = index
        while index < text.count, condition(text[index]) { index += 1 }
        return String(text[start..<index])
    }
    while index < text.count {
        let character = text[index]
        if character.isWhitespace {
            index += 1
        } else if character == "#" {
            _ = take { !$0.isNewline }
        } else if character.isLetter || character == "_" || character == "`" {
            let word = take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
            result.append(Token(kind: .word, text: word.filter { $0 != "`" }))
        } else if character.isNumber {
            result.append(Token(kind: .number, text: take { $0.isHexDigit || $0 == "_" || $0 == "x" || $0 == "." }))
        } else if character == "\"" {
            index += 1
            var string = ""
            while index < text.count, text[index] != "\"" {
                if text[index] == "\\" { index += 1 }
                if index < text.count { string.append(text[index]) }
                index += 1
            }
            index += 1
            result.append(Token(kind: .string, text: string))
        } else if character == "-", index + 1 < text.count, text[index + 1] == ">" {
            index += 2
            result.append(Token(kind: .sign, text: "->"))
        } else {
            index += 1
            result.append(Token(kind: .sign, text: String(character)))
        }
    }
    return result
}
