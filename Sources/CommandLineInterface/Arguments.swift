/// The options and operands of a command. A negative number is a value, not an option.
package struct Arguments {
    /// What a command takes.
    package struct Syntax {
        /// Options that take a value, with what the value is.
        package var options: [(name: String, value: String, help: String)] = []
        /// Options without a value.
        package var flags: [(name: String, help: String)] = []
        /// The operands' names.
        package var operands: [String] = []
        /// Whether the last operand may be given several times.
        package var lastRepeats = false

        package init(
            options: [(name: String, value: String, help: String)] = [], flags: [(name: String, help: String)] = [],
            operands: [String] = [], lastRepeats: Bool = false
        ) {
            self.options = options
            self.flags = flags
            self.operands = operands
            self.lastRepeats = lastRepeats
        }
    }

    /// The operands, in order.
    package private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    package init(_ arguments: [String], syntax: Syntax) throws(UsageError) {
        var rest = arguments[...]
        var takesOptions = true
        while let argument = rest.popFirst() {
            guard takesOptions, argument.hasPrefix("-"), argument != "-", Double(argument) == nil else {
                operands.append(argument)
                continue
            }
            if argument == "--" {
                takesOptions = false
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0] == "-o" ? "output" : String(parts[0].drop { $0 == "-" })
            if syntax.flags.contains(where: { $0.name == name }) {
                guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
                flags.insert(name)
            } else if syntax.options.contains(where: { $0.name == name }) {
                guard values[name] == nil else { throw UsageError("--\(name) is given twice") }
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                    throw UsageError("--\(name) needs a value")
                }
                values[name] = value
            } else {
                throw UsageError("\(parts[0]) is no option here; see --help")
            }
        }
        guard operands.count <= syntax.operands.count || syntax.lastRepeats else {
            throw UsageError("“\(operands[syntax.operands.count])” is one operand too many; see --help")
        }
        guard operands.count >= syntax.operands.count else {
            throw UsageError("\(syntax.operands[operands.count]) is missing; see --help")
        }
    }

    package func has(_ flag: String) -> Bool { flags.contains(flag) }

    package subscript(option: String) -> String? { values[option] }

    package func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: String, default fallback: Choice
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        guard let text = values[option] else { return fallback }
        guard let choice = Choice(rawValue: text) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("--\(option): “\(text)” is none of \(names)")
        }
        return choice
    }

    package func number(
        _ option: String, default fallback: Int, from least: Int, to most: Int = .max
    ) throws(UsageError) -> Int {
        guard let text = values[option] else { return fallback }
        guard let number = Int(text), number >= least else {
            throw UsageError("--\(option): “\(text)” is no whole number from \(least) on")
        }
        guard number <= most else { throw UsageError("--\(option): \(text) is more than \(most)") }
        return number
    }

    /// A list with commas between; `all` and nothing mean every one.
    package func list(_ option: String, known: [String], default fallback: [String]) throws(UsageError) -> [String] {
        guard let text = values[option] else { return fallback }
        if text == "all" { return known }
        var names: [String] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard known.contains(name) else {
                throw UsageError("--\(option): “\(name)” is none of \(known.joined(separator: ", "))")
            }
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}
