/// One thing that is wrong with a configuration or a page style.
///
/// It encodes as `phoneauth validate --json` prints it: `path`, `code`, `severity`, `message`.
public struct ConfigurationProblem: Hashable, Sendable, Codable, CustomStringConvertible {
    /// What is wrong, in words that programs can read. Raw values never change.
    public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
        /// A key that must be there is not.
        case missingKey
        /// A value of another type, such as a text where a number belongs.
        case wrongType
        /// A key that nothing reads.
        case unknownKey
        /// A vendor's name that is none.
        case unknownVendor
        /// A vendor that the configuration uses, and whose binding the app does not have.
        case vendorNotLinked
        /// A number, or a count, that is too small or too large.
        case outOfRange
        /// The same key, vendor, name or choice twice.
        case duplicate
        /// An address that is not a web address with a host.
        case invalidURL
        /// A text that is none of the choices, no colour, or otherwise of the wrong form.
        case invalidValue
        /// A text or list with nothing in it.
        case emptyValue
        /// Two things that disturb each other, such as two vendors that bundle the same carrier SDKs. A warning.
        case conflict
        /// A change that the vendors' SDKs take only at the start of a process.
        case needsRestart
        /// A file that is neither JSON nor a property list.
        case malformedFile
    }

    /// How bad it is.
    public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
        /// The configuration cannot be used.
        case error
        /// It can be used; read the message first.
        case warning
    }

    /// Where it is: `agreements.items[0].url`; `line:column` for ``Code/malformedFile``; empty for the file as a whole.
    public var path: String
    /// What is wrong.
    public var code: Code
    /// How bad it is.
    public var severity: Severity
    /// What is wrong, in English, for whoever wrote the file. It never holds an app id or a secret.
    public var message: String

    /// Makes a problem. A ``Code/conflict`` is a warning, everything else an error.
    public init(path: String, code: Code, message: String) {
        self.path = path
        self.code = code
        self.severity = code == .conflict ? .warning : .error
        self.message = message
    }

    /// `providers.shanyan.appID: missingKey: …` on one line.
    public var description: String {
        let place = path.isEmpty ? "" : "\(path): "
        let mark = severity == .warning ? "warning: " : ""
        return "\(mark)\(place)\(code.rawValue): \(message)"
    }
}
