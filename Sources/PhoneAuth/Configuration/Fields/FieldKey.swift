/// A type whose values are the keys of an object in a file.
protocol FieldKey: Hashable {
    /// The key of a text, or `nil` when it is none and the log says so.
    static func key(_ text: String, at path: String, into log: inout ProblemLog) -> Self?

    /// The key as it stands in the file.
    var keyText: String { get }

    /// Checks a key, which code may have set.
    func checkKey(at path: String, into log: inout ProblemLog)
}

extension FieldKey {
    func checkKey(at path: String, into log: inout ProblemLog) {}
}

extension String: FieldKey {
    static func key(_ text: String, at path: String, into log: inout ProblemLog) -> String? { text }

    var keyText: String { self }
}
