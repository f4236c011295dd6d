import PhoneAuthModel

/// The members of an object of a transcript file, read strictly.
struct TranscriptFields {
    typealias Problem = TranscriptFile.Problem

    private let members: [String: JSONValue]
    private let path: String

    init(_ value: JSONValue, at path: String, known: [String]) throws(Problem) {
        guard case .object(let members) = value else {
            throw Problem(path: path, message: "must be an object, not \(value.kind)")
        }
        self.members = members
        self.path = path
        for key in members.keys.sorted() where !known.contains(key) {
            throw problem(key, "is not known here; known are \(known.joined(separator: ", "))")
        }
    }

    /// A member; null counts as absent, unless null itself is wanted.
    subscript(key: String, orNull isNullWanted: Bool = false) -> JSONValue? {
        guard let value = members[key] else { return nil }
        return value == .null && !isNullWanted ? nil : value
    }

    func text(_ key: String) throws(Problem) -> String? {
        guard let value = self[key] else { return nil }
        guard case .string(let text) = value else { throw problem(key, "must be a text, not \(value.kind)") }
        return text
    }

    func requiredText(_ key: String) throws(Problem) -> String {
        guard let text = try text(key) else { throw problem(key, "is missing") }
        return text
    }

    func flag(_ key: String) throws(Problem) -> Bool? {
        guard let value = self[key] else { return nil }
        guard case .bool(let flag) = value else { throw problem(key, "must be true or false, not \(value.kind)") }
        return flag
    }

    /// Seconds, not below zero and not longer than a day; a deadline is above zero.
    func seconds(_ key: String, isDeadline: Bool = false) throws(Problem) -> Double? {
        guard let value = self[key] else { return nil }
        guard let seconds = value.double else { throw problem(key, "must be a number, not \(value.kind)") }
        guard seconds.isFinite, (0...86_400).contains(seconds) else {
            throw problem(key, "must be from 0 to 86400 seconds")
        }
        if isDeadline, seconds == 0 || seconds > 600 { throw problem(key, "must be above 0, and at most 600 seconds") }
        return seconds
    }

    func requiredSeconds(_ key: String) throws(Problem) -> Double {
        guard let seconds = try seconds(key) else { throw problem(key, "is missing") }
        return seconds
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String
    ) throws(Problem) -> Choice? where Choice.RawValue == String {
        guard let text = try text(key) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw problem(key, "must be one of \(names), not “\(text)”")
        }
        return choice
    }

    func requiredChoice<Choice: RawRepresentable & CaseIterable>(
        _ key: String
    ) throws(Problem) -> Choice where Choice.RawValue == String {
        guard let choice: Choice = try choice(key) else { throw problem(key, "is missing") }
        return choice
    }

    func list(_ key: String) throws(Problem) -> [(value: JSONValue, path: String)] {
        guard let value = self[key] else { return [] }
        guard case .array(let items) = value else { throw problem(key, "must be a list, not \(value.kind)") }
        return items.enumerated().map { ($0.element, JSONPath.element($0.offset, of: place(key))) }
    }

    private func problem(_ key: String, _ message: String) -> Problem {
        Problem(path: place(key), message: message)
    }

    private func place(_ key: String) -> String {
        JSONPath.member(key, of: path)
    }
}
