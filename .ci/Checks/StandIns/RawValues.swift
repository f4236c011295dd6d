/// The raw values of a module's enumerations, read from its source: a module interface does not print them.
///
/// What is read here is only trusted where its names are those of the interface, case by case.
struct RawValues {
    private var cases: [String: [(name: String, value: Int?)]] = [:]

    init(sources: [String]) {
        for source in sources { read(tokens(of: source)) }
    }

    /// The values of an enumeration's cases, or nil when they could not all be read.
    func values(of enumeration: String, cases names: [String]) -> [String: Int]? {
        guard let found = cases[enumeration], found.map(\.name).sorted() == names.sorted() else { return nil }
        var result: [String: Int] = [:]
        for entry in found {
            guard let value = entry.value else { return nil }
            result[entry.name] = value
        }
        return result
    }

    private mutating func read(_ tokens: [Token]) {
        for index in tokens.indices where tokens[index].text == "enum" && index + 1 < tokens.count {
            var position = index + 2
            while position < tokens.count, tokens[position].text != "{" { position += 1 }
            cases[tokens[index + 1].text] = body(tokens, from: position)
        }
    }

    private func body(_ tokens: [Token], from opening: Int) -> [(name: String, value: Int?)] {
        var result: [(name: String, value: Int?)] = []
        var next: Int? = 0
        var depth = 0
        var position = opening
        while position < tokens.count {
            let text = tokens[position].text
            if text == "{" { depth += 1 }
            if text == "}" { depth -= 1 }
            if depth == 0 { break }
            position += 1
            guard depth == 1, text == "case" else { continue }
            repeat {
                if position < tokens.count, tokens[position].text == "," { position += 1 }
                guard position < tokens.count else { break }
                let name = tokens[position].text
                position += 1
                if position < tokens.count, tokens[position].text == "=" {
                    position += 1
                    next = number(tokens, at: &position)
                }
                result.append((name, next))
                next = next.map { $0 + 1 }
            } while position < tokens.count && tokens[position].text == ","
        }
        return result
    }

    private func number(_ tokens: [Token], at position: inout Int) -> Int? {
        var sign = 1
        if position < tokens.count, tokens[position].text == "-" {
            sign = -1
            position += 1
        }
        guard position < tokens.count, let value = Int(literal: tokens[position].text) else { return nil }
        position += 1
        return sign * value
    }
}
