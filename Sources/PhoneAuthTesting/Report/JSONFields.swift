import PhoneAuthModel

/// What is wrong with a JSON file, and where.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place: a path such as `cells[3].carrier`, or line and column where the file is not JSON.
    public let path: String
    /// What is wrong there.
    public let message: String

    /// Place and message.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// The members of an object of a JSON file, read strictly.
struct JSONFields {
    typealias Problem = FileProblem

    private let members: [String: JSONValue]
    private let path: String

    /// - Parameter known: The keys that it may have; any when `nil`.
    init(_ value: JSONValue, at path: String, known: [String]? = nil) throws(Problem) {
        guard case .object(let members) = value else {
            throw Problem(path: path, message: "must be an object, not \(value.kind)")
        }
        self.members = members
        self.path = path
        guard let known else { return }
        for key in members.keys.sorted() where !known.contains(key) {
            throw problem(key, "is not known here; known are \(known.joined(separator: ", "))")
        }
    }

    /// Reads a file's outermost object.
    init(file data: some Sequence<UInt8>, known: [String]? = nil) throws(Problem) {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONReader.read(.init(data))
        } catch {
            throw Problem(path: "\(error.line):\(error.column)", message: error.message)
        }
        if let path = document.repeatedKeys.first {
            throw Problem(path: path, message: "the key is given more than once")
        }
        try self.init(document.value, at: "", known: known)
    }

    /// The keys, in the order of the alphabet.
    var names: [String] { members.keys.sorted() }

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

    /// A whole number, not below zero.
    func requiredCount(_ key: String, upTo limit: Int) throws(Problem) -> Int {
        guard let value = self[key] else { throw problem(key, "is missing") }
        guard case .integer(let count) = value, (0...limit).contains(count) else {
            throw problem(key, "must be a whole number from 0 to \(limit)")
        }
        return count
    }

    func requiredObject(_ key: String) throws(Problem) -> JSONFields {
        guard let value = self[key] else { throw problem(key, "is missing") }
        return try JSONFields(value, at: place(key))
    }

    func list(_ key: String) throws(Problem) -> [(value: JSONValue, path: String)] {
        guard let value = self[key] else { return [] }
        guard case .array(let items) = value else { throw problem(key, "must be a list, not \(value.kind)") }
        return items.enumerated().map { ($0.element, JSONPath.element($0.offset, of: place(key))) }
    }

    /// A problem with a member; with the object itself where no key is given.
    func problem(_ key: String, _ message: String) -> Problem {
        Problem(path: place(key), message: message)
    }

    private func place(_ key: String) -> String {
        key.isEmpty ? path : JSONPath.member(key, of: path)
    }
}
