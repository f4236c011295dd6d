/// One declaration of an API, in a form that is the same whether the Swift importer printed it from a header or the
/// compiler from Swift source. What a caller cannot tell apart is left out: parameters' own names, `open` and `public`,
/// `static` and `class`, `final`, `@escaping`, `any`.
struct Declaration: Equatable {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, `extension`
        case function, initializer, variable, enumCase, `typealias`, `deinit`, `subscript`
    }

    struct Parameter: Equatable {
        var label: String
        var type: TypeSyntax
        var hasDefault: Bool
    }

    var kind: Kind
    /// The type that it is declared in, or `Declaration.global`.
    var owner: String
    var name: String
    /// `weak`, `class`, `mutating` and what else changes how it is used, in the order of the alphabet.
    var modifiers: [String] = []
    /// Superclass, raw type and protocols of a type.
    var inherited: [TypeSyntax] = []
    var parameters: [Parameter] = []
    /// The type of a variable, the result of a function, what an alias stands for.
    var type: TypeSyntax?
    /// `?` or `!` of an initializer.
    var failability = ""
    /// `async`, `throws`.
    var effects: [String] = []
    var isSettable = false
    var rawValue: Int?

    var isOverride = false
    var isOptionalRequirement = false
    var isOnMainActor = false
    var isInExtension = false

    static let global = "(global)"

    /// What two declarations of the same thing share however they differ otherwise: the name with its labels.
    var signature: String {
        switch kind {
        case .function, .initializer, .subscript: name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
        default: name
        }
    }

    /// The signature with the type that it is declared in.
    var qualifiedName: String {
        owner == Declaration.global ? signature : "\(owner).\(signature)"
    }

    /// Takes away what parameters are when a caller leaves them out.
    mutating func dropDefaults() {
        for index in parameters.indices { parameters[index].hasDefault = false }
    }

    /// The form that is compared, with aliases written out.
    func text(expanding aliases: [String: TypeSyntax]) -> String {
        let prefix = modifiers.map { $0 + " " }.joined()
        let types = type?.expanding(aliases)
        let suffix = effects.map { " " + $0 }.joined()
        let list = parameters.map {
            "\($0.label): \($0.type.expanding(aliases))\($0.hasDefault ? " = default" : "")"
        }.joined(separator: ", ")
        switch kind {
        case .function:
            let result = types.map { $0 == .void ? "" : " -> \($0)" } ?? ""
            return "\(prefix)func \(name)(\(list))\(suffix)\(result)"
        case .initializer: return "\(prefix)init\(failability)(\(list))\(suffix)"
        case .subscript: return "\(prefix)subscript(\(list))"
        case .variable:
            return "\(prefix)var \(name): \(types.map(\.description) ?? "")\(isSettable ? "" : " { get }")"
        case .enumCase: return "case \(name)" + (rawValue.map { " = \($0)" } ?? "")
        case .typealias: return "typealias \(name) = \(types.map(\.description) ?? "")"
        case .deinit: return "deinit"
        case .class, .struct, .enum, .protocol, .extension:
            let list = inherited.map(\.description).joined(separator: ", ")
            return "\(prefix)\(kind.rawValue) \(name)" + (list.isEmpty ? "" : ": \(list)")
        }
    }
}
