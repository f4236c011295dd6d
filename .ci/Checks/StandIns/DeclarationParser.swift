/// Reads declarations out of a module interface or a line of an API table.
///
/// It knows the Swift that imported Objective-C comes in and nothing beyond. What it does not know it throws, so that a
/// declaration is never passed over.
struct DeclarationParser {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Modules whose names are dropped in front of a type's.
    private(set) var modules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "CoreFoundation", "CoreGraphics",
        "UIKit", "UIKitShim", "QuartzCore", "ObjectiveC", "_Concurrency",
    ]
    private let input: [Token]
    private var position = 0

    init(_ source: String, module: String? = nil) {
        input = tokens(of: source)
        if let module { modules.insert(module) }
    }

    /// Every declaration in the source, members after the type that they stand in.
    mutating func parseAll() throws(Failure) -> [Declaration] {
        var result: [Declaration] = []
        while position < input.count {
            if takeWord("import") {
                modules.insert(try word())
                while takeSign(".") { _ = try word() }
            } else {
                result += try declaration(in: Declaration.global)
            }
        }
        return result
    }

    /// The one declaration in the source.
    mutating func parseOne(owner: String) throws(Failure) -> Declaration {
        let found = try declaration(in: owner)
        guard found.count == 1, position == input.count else { throw failure("more than one declaration") }
        return found[0]
    }

    // MARK: Declarations

    private static let droppedModifiers: Set<String> = [
        "public", "open", "final", "required", "convenience", "dynamic", "indirect", "lazy",
    ]
    private static let keptModifiers: Set<String> = [
        "weak", "unowned", "static", "mutating", "nonmutating", "nonisolated", "isolated", "package", "internal",
        "private", "fileprivate", "prefix", "postfix", "infix", "borrowing", "consuming",
    ]

    private mutating func declaration(in owner: String) throws(Failure) -> [Declaration] {
        var declaration = Declaration(kind: .function, owner: owner, name: "")
        for attribute in try attributes() where attribute == "@MainActor" { declaration.isOnMainActor = true }
        while let token = peek, token.kind == .word {
            if token.text == "class" {
                guard let next = peek(1), ["func", "var", "let", "subscript", "override"].contains(next.text) else {
                    break
                }
                declaration.modifiers.append("class")
            } else if token.text == "static" {
                declaration.modifiers.append("class")
            } else if Self.keptModifiers.contains(token.text) {
                declaration.modifiers.append(token.text)
            } else if token.text == "override" {
                declaration.isOverride = true
            } else if token.text == "optional" {
                declaration.isOptionalRequirement = true
            } else if !Self.droppedModifiers.contains(token.text) {
                break
            }
            position += 1
            if peek?.text == "(" { try skipBalanced() }
            for attribute in try attributes() where attribute == "@MainActor" { declaration.isOnMainActor = true }
        }
        declaration.modifiers.sort()
        let introducer = try word()
        switch introducer {
        case "class", "struct", "enum", "protocol", "extension":
            return try typeDeclaration(declaration, kind: Declaration.Kind(rawValue: introducer)!)
        case "func":
            declaration.name = try functionName()
            declaration.parameters = try parameterList()
            declaration.effects = takeEffects()
            declaration.type = takeSign("->") ? try type() : .void
        case "init":
            declaration.kind = .initializer
            declaration.name = "init"
            for sign in ["?", "!"] where takeSign(sign) { declaration.failability = sign }
            declaration.parameters = try parameterList()
            declaration.effects = takeEffects()
        case "subscript":
            declaration.kind = .subscript
            declaration.name = "subscript"
            declaration.parameters = try parameterList()
            if takeSign("->") { declaration.type = try type() }
            declaration.isSettable = try accessors(defaultSettable: false)
        case "var", "let":
            declaration.kind = .variable
            declaration.name = try word()
            try expect(":")
            declaration.type = try type()
            declaration.isSettable = try accessors(defaultSettable: introducer == "var")
        case "case":
            return try cases(declaration)
        case "typealias":
            declaration.kind = .typealias
            declaration.name = try word()
            try expect("=")
            declaration.type = try type()
        case "deinit":
            declaration.kind = .deinit
            declaration.name = "deinit"
        default:
            throw failure("a declaration that this check does not know: \(introducer)")
        }
        return [declaration]
    }

    private mutating func typeDeclaration(
        _ start: Declaration, kind: Declaration.Kind
    ) throws(Failure) -> [Declaration] {
        var declaration = start
        declaration.kind = kind
        guard case .named(let name, _) = try type() else { throw failure("a type without a name") }
        declaration.name = name
        if takeSign(":") {
            repeat { declaration.inherited.append(try type()) } while takeSign(",")
        }
        var result = [declaration]
        if takeSign("{") {
            while !takeSign("}") {
                for var member in try self.declaration(in: name) {
                    member.isInExtension = kind == .extension
                    result.append(member)
                }
            }
        }
        return result
    }

    private mutating func cases(_ start: Declaration) throws(Failure) -> [Declaration] {
        var result: [Declaration] = []
        repeat {
            var declaration = start
            declaration.kind = .enumCase
            declaration.name = try word()
            if peek?.text == "(" { throw failure("a case with a payload: \(declaration.name)") }
            if takeSign("=") {
                let sign = takeSign("-") ? -1 : 1
                guard let token = peek, token.kind == .number, let value = Int(literal: token.text) else {
                    throw failure("the raw value of \(declaration.name) is not a whole number")
                }
                position += 1
                declaration.rawValue = sign * value
            }
            result.append(declaration)
        } while takeSign(",")
        return result
    }

    private mutating func functionName() throws(Failure) -> String {
        var name = ""
        while let token = peek, token.text != "(" {
            name += token.text
            position += 1
        }
        return name
    }

    private mutating func parameterList() throws(Failure) -> [Declaration.Parameter] {
        var result: [Declaration.Parameter] = []
        try expect("(")
        while !takeSign(")") {
            _ = try attributes()
            let label = try word()
            if peek?.kind == .word { position += 1 }
            try expect(":")
            let type = try type()
            var hasDefault = false
            if takeSign("=") {
                hasDefault = true
                while let token = peek, token.text != ",", token.text != ")" {
                    if ["(", "[", "{"].contains(token.text) { try skipBalanced() } else { position += 1 }
                }
            }
            result.append(Declaration.Parameter(label: label, type: type, hasDefault: hasDefault))
            if peek?.text != ")" { try expect(",") }
        }
        return result
    }

    private mutating func takeEffects() -> [String] {
        var result: [String] = []
        while let token = peek, ["async", "throws", "rethrows"].contains(token.text) {
            result.append(token.text)
            position += 1
        }
        return result
    }

    /// Reads `{ get set }` and answers whether it can be set.
    private mutating func accessors(defaultSettable: Bool) throws(Failure) -> Bool {
        guard peek?.text == "{" else { return defaultSettable }
        let start = position
        try skipBalanced()
        return input[start..<position].contains { $0.text == "set" || $0.text == "_modify" }
    }

    // MARK: Types

    /// Names that two sides write differently for one and the same type.
    private static let synonyms = [
        "bool": "Bool", "TimeInterval": "Double", "CFTimeInterval": "Double",
        "UIViewContentMode": "UIView.ContentMode", "Void": "()",
    ]

    private mutating func type() throws(Failure) -> TypeSyntax {
        let attributes = try attributes().filter { $0 != "@escaping" && !$0.hasPrefix("@convention") }
        while let token = peek, ["any", "some", "inout"].contains(token.text) { position += 1 }
        var result = try primaryType(attributes: attributes)
        while let token = peek, token.kind == .sign {
            if token.text == "?" {
                result = .optional(result)
            } else if token.text == "!" {
                result = .implicitlyUnwrapped(result)
            } else {
                break
            }
            position += 1
        }
        return result
    }

    private mutating func primaryType(attributes: [String]) throws(Failure) -> TypeSyntax {
        if takeSign("[") {
            let first = try type()
            let second = takeSign(":") ? try type() : nil
            try expect("]")
            return second.map { .dictionary(first, $0) } ?? .array(first)
        }
        if takeSign("(") {
            var elements: [TypeSyntax] = []
            while !takeSign(")") {
                if peek?.kind == .word, peek(1)?.text == ":" { position += 2 }
                if peek?.kind == .word, peek(1)?.kind == .word, peek(2)?.text == ":" { position += 3 }
                elements.append(try type())
                if peek?.text != ")" { try expect(",") }
            }
            let effects = takeEffects()
            if takeSign("->") {
                return .function(attributes: attributes + effects, parameters: elements, result: try type())
            }
            return elements.count == 1 ? elements[0] : .tuple(elements)
        }
        var components = [try word()]
        while peek?.text == ".", peek(1)?.kind == .word {
            position += 1
            components.append(try word())
        }
        if components.count > 1, modules.contains(components[0]) { components.removeFirst() }
        let name = components.joined(separator: ".")
        var arguments: [TypeSyntax] = []
        if takeSign("<") {
            repeat { arguments.append(try type()) } while takeSign(",")
            try expect(">")
        }
        let usual = Self.synonyms[name] ?? name
        return usual == "()" ? .void : .named(usual, arguments)
    }

    // MARK: Tokens

    private var peek: Token? { peek(0) }

    private func peek(_ offset: Int) -> Token? {
        position + offset < input.count ? input[position + offset] : nil
    }

    private mutating func takeSign(_ text: String) -> Bool {
        guard let token = peek, token.kind == .sign, token.text == text else { return false }
        position += 1
        return true
    }

    private mutating func takeWord(_ text: String) -> Bool {
        guard let token = peek, token.kind == .word, token.text == text else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ text: String) throws(Failure) {
        guard takeSign(text) else { throw failure("expected \(text)") }
    }

    private mutating func word() throws(Failure) -> String {
        guard let token = peek, token.kind == .word else { throw failure("expected a name") }
        position += 1
        return token.text
    }

    /// Attributes from here on, without modules and arguments' insides.
    private mutating func attributes() throws(Failure) -> [String] {
        var result: [String] = []
        while takeSign("@") {
            var name = try word()
            while takeSign(".") { name = try word() }
            result.append("@" + name)
            if ["available", "convention", "objc", "_spi", "unsafe"].contains(name), peek?.text == "(" {
                try skipBalanced()
            }
        }
        return result
    }

    private mutating func skipBalanced() throws(Failure) {
        var depth = 0
        repeat {
            guard let token = peek else { throw failure("a bracket that nothing closes") }
            if token.kind == .sign, ["(", "[", "{"].contains(token.text) { depth += 1 }
            if token.kind == .sign, [")", "]", "}"].contains(token.text) { depth -= 1 }
            position += 1
        } while depth > 0
    }

    private func failure(_ reason: String) -> Failure {
        let near = input[max(0, position - 6)..<min(input.count, position + 6)].map(\.text).joined(separator: " ")
        return Failure(description: "\(reason), near: \(near)")
    }
}

extension Int {
    /// Reads a Swift literal of a whole number, decimal or hexadecimal.
    init?(literal: String) {
        let digits = literal.filter { $0 != "_" }
        if digits.hasPrefix("0x") {
            self.init(digits.dropFirst(2), radix: 16)
        } else {
            self.init(digits)
        }
    }
}
