/// Swift source with the parts taken out that a search should not look at. Line breaks stay, so line numbers hold.
enum SwiftText {
    static func withoutComments(_ source: String) -> String {
        strip(source, strings: false)
    }

    static func withoutCommentsAndStrings(_ source: String) -> String {
        strip(source, strings: true)
    }

    private static func strip(_ source: String, strings: Bool) -> String {
        var scanner = Scanner(text: Array(source.unicodeScalars), dropsStrings: strings)
        return scanner.run()
    }

    private struct Scanner {
        let text: [Unicode.Scalar]
        let dropsStrings: Bool
        var index = 0
        var result = String.UnicodeScalarView()

        mutating func run() -> String {
            while index < text.count {
                if at("//") {
                    while index < text.count, text[index] != "\n" { index += 1 }
                } else if at("/*") {
                    blockComment()
                } else if let string = openingOfString() {
                    self.string(string)
                } else {
                    result.append(text[index])
                    index += 1
                }
            }
            return String(result)
        }

        func at(_ sign: String, offset: Int = 0) -> Bool {
            let scalars = sign.unicodeScalars
            let start = index + offset
            return start + scalars.count <= text.count && zip(text[start...], scalars).allSatisfy { $0 == $1 }
        }

        mutating func blockComment() {
            var depth = 0
            repeat {
                if at("/*") {
                    depth += 1
                    index += 2
                } else if at("*/") {
                    depth -= 1
                    index += 2
                } else {
                    if text[index] == "\n" { result.append("\n") }
                    index += 1
                }
            } while depth > 0 && index < text.count
            result.append(" ")
        }

        /// The closing mark of the string that starts here, and the escape that its interpolations begin with.
        func openingOfString() -> (opening: String, closing: String, escape: String)? {
            var hashes = ""
            while at("#", offset: hashes.count) { hashes += "#" }
            for quotes in [#"""""#, #"""#] where at(quotes, offset: hashes.count) {
                return (hashes + quotes, quotes + hashes, #"\"# + hashes)
            }
            return nil
        }

        mutating func string(_ string: (opening: String, closing: String, escape: String)) {
            let start = index
            skip(string)
            if dropsStrings {
                result.append(contentsOf: "\"".unicodeScalars)
                result.append(contentsOf: text[start..<index].filter { $0 == "\n" })
                result.append(contentsOf: "\"".unicodeScalars)
            } else {
                result.append(contentsOf: text[start..<index])
            }
        }

        mutating func skip(_ string: (opening: String, closing: String, escape: String)) {
            index += string.opening.count
            while index < text.count, !at(string.closing) {
                if at(string.escape + "(") {
                    index += string.escape.count
                    skipInterpolation()
                } else {
                    index += at(string.escape) ? string.escape.count + 1 : 1
                }
            }
            index = min(index + string.closing.count, text.count)
        }

        mutating func skipInterpolation() {
            var depth = 0
            repeat {
                if let nested = openingOfString() {
                    skip(nested)
                    continue
                }
                if at("(") { depth += 1 }
                if at(")") { depth -= 1 }
                index += 1
            } while depth > 0 && index < text.count
        }
    }
}
