public import Foundation
package import PhoneAuthModel

extension AuthPageStyle {
    /// Reads a style file: JSON or a property list. What it leaves out is as in `AuthPageStyle()`.
    ///
    /// A placement, a colour and a list replace what was there as a whole; any other object only the keys that it gives.
    ///
    /// - Throws: ``ConfigurationError`` with every problem of the file, each with its path.
    public init(data: Data) throws(ConfigurationError) {
        var log = ProblemLog()
        let style = ConfigurationFile.read(AuthPageStyle.self, from: data, into: &log)
        guard let style, !log.problems.contains(where: { $0.severity == .error }) else {
            throw ConfigurationError(problems: log.problems)
        }
        self = style
    }

    /// Reads a style that is part of another file.
    ///
    /// - Parameters:
    ///   - json: The style.
    ///   - path: Its place in that file, which the problems' paths begin with.
    /// - Throws: ``ConfigurationError`` with every problem.
    package init(json: JSONValue, at path: String = "") throws(ConfigurationError) {
        var log = ProblemLog()
        let style = AuthPageStyle.read(json, over: AuthPageStyle(), at: path, into: &log)
        style?.check(at: path, into: &log)
        guard let style, !log.problems.contains(where: { $0.severity == .error }) else {
            throw ConfigurationError(problems: log.problems)
        }
        self = style
    }

    /// Everything that is wrong with a style file; empty for a good one.
    public static func problems(in data: Data) -> [ConfigurationProblem] {
        var log = ProblemLog()
        _ = ConfigurationFile.read(AuthPageStyle.self, from: data, into: &log)
        return log.problems
    }

    /// Everything that is wrong with this style, which code may have set up.
    public var problems: [ConfigurationProblem] {
        var log = ProblemLog()
        check(at: "", into: &log)
        return log.problems
    }

    /// The style as a style file holds it, with every key.
    package var json: JSONValue { fieldJSON }

    /// The paths of everything that this style asks for, in the order of the documentation: `loginButton.placement.width`,
    /// `agreements.items[0].url`. What is null asks for nothing and is left out.
    package var fieldPaths: [String] { leaves(at: "") }
}

extension AuthPageStyle {
    /// The paths of what differs from `AuthPageStyle()`.
    package var changedFields: [String] {
        let standard = AuthPageStyle().json
        let mine = json
        return fieldPaths.filter { mine.value(at: $0) != standard.value(at: $0) }
    }

    /// The paths of what a style file sets: its single values, and what it empties.
    ///
    /// A null or an empty object counts where it takes something from the style that `AuthPageStyle()` has; an empty list
    /// always counts.
    ///
    /// - Parameter file: The file's content.
    package func fields(setIn file: JSONValue) -> [String] {
        fieldPaths.filter { file.sets($0) } + file.emptied(in: json, from: AuthPageStyle().json, at: "")
    }
}

extension JSONValue {
    /// The value at a path such as `agreements.items[0].url`; `nil` where there is none.
    func value(at path: String) -> JSONValue? {
        var value = self
        for step in path.jsonSteps {
            guard let next = value.child(step) else { return nil }
            value = next
        }
        return value
    }

    /// Whether a file says something at a path: there, or at a shorter way to write what holds it.
    fileprivate func sets(_ path: String) -> Bool {
        var value = self
        for step in path.jsonSteps {
            guard let next = value.child(step) else {
                if case .object = value { return false }
                if case .array = value, Int(step) != nil { return false }
                return value != .null
            }
            value = next
        }
        return value != .null
    }

    /// The paths of what is null, or an object or list without anything in it, and makes a difference.
    ///
    /// - Parameters:
    ///   - style: What the style has there.
    ///   - standard: What `AuthPageStyle()` has there.
    fileprivate func emptied(in style: JSONValue?, from standard: JSONValue?, at path: String) -> [String] {
        switch self {
        case .array(let elements) where elements.isEmpty:
            return [path]
        case .array(let elements):
            return elements.enumerated().flatMap { index, element in
                let (style, standard) = (style?.child("\(index)"), standard?.child("\(index)"))
                return element.emptied(in: style, from: standard, at: JSONPath.element(index, of: path))
            }
        case .object(let members) where !members.isEmpty:
            return members.sorted { $0.key < $1.key }.flatMap { key, member in
                member.emptied(
                    in: style?.child(key), from: standard?.child(key), at: JSONPath.member(key, of: path))
            }
        case .null, .object:
            return path.isEmpty || (style ?? .null) == (standard ?? .null) ? [] : [path]
        default:
            return []
        }
    }

    /// Whether there is nothing in it.
    var isEmpty: Bool {
        switch self {
        case .null: true
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        default: false
        }
    }

    private func child(_ step: String) -> JSONValue? {
        switch self {
        case .object(let members): return members[step]
        case .array(let elements):
            guard let index = Int(step), elements.indices.contains(index) else { return nil }
            return elements[index]
        default: return nil
        }
    }
}

extension String {
    /// The members and indices of a path.
    fileprivate var jsonSteps: [String] {
        split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
    }
}
