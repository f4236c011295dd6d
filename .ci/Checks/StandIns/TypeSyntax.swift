/// A type as written, in a form that is the same for every way of writing it.
indirect enum TypeSyntax: Hashable, Sendable {
    case named(String, [TypeSyntax])
    case function(attributes: [String], parameters: [TypeSyntax], result: TypeSyntax)
    case tuple([TypeSyntax])
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)

    /// The type with every alias replaced by what it stands for.
    func expanding(_ aliases: [String: TypeSyntax]) -> TypeSyntax {
        switch self {
        case .named(let name, let arguments):
            if let meaning = aliases[name] { return meaning.expanding(aliases) }
            return .named(name, arguments.map { $0.expanding(aliases) })
        case .function(let attributes, let parameters, let result):
            return .function(
                attributes: attributes, parameters: parameters.map { $0.expanding(aliases) },
                result: result.expanding(aliases))
        case .tuple(let elements): return .tuple(elements.map { $0.expanding(aliases) })
        case .array(let element): return .array(element.expanding(aliases))
        case .dictionary(let key, let value): return .dictionary(key.expanding(aliases), value.expanding(aliases))
        case .optional(let wrapped): return .optional(wrapped.expanding(aliases))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(wrapped.expanding(aliases))
        }
    }
}

extension TypeSyntax: CustomStringConvertible {
    static let void = TypeSyntax.tuple([])

    var description: String {
        switch self {
        case .named(let name, let arguments):
            return arguments.isEmpty ? name : "\(name)<\(TypeSyntax.list(arguments))>"
        case .function(let attributes, let parameters, let result):
            let prefix = attributes.map { $0 + " " }.joined()
            return "\(prefix)(\(TypeSyntax.list(parameters))) -> \(result)"
        case .tuple(let elements): return elements.isEmpty ? "Void" : "(\(TypeSyntax.list(elements)))"
        case .array(let element): return "[\(element)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .optional(let wrapped): return wrapped.parenthesized + "?"
        case .implicitlyUnwrapped(let wrapped): return wrapped.parenthesized + "!"
        }
    }

    private var parenthesized: String {
        if case .function = self { return "(\(self))" }
        return description
    }

    private static func list(_ types: [TypeSyntax]) -> String {
        types.map(\.description).joined(separator: ", ")
    }
}
