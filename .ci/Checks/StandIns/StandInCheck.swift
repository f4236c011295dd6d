import Foundation

/// Compares what a stand-in module declares for others with its vendor's `API.tsv`.
///
/// - Everything public must be in the table: same name and labels, same types and optionality, same staticness, same
///   superclass and protocols, same raw values, a default argument exactly where the table has one.
/// - A protocol must have all its requirements, an enumeration all its cases: what conforms or switches here must
///   do so on a phone.
/// - An optional requirement of Objective-C is written as a requirement with a default implementation in a public
///   extension; one that is not optional must have none.
/// - Imported Objective-C is isolated to the main actor only where it derives from UIKit's views and controllers.
///
/// Overrides declare nothing new and are left out, and so is what a class or an enumeration cannot but have.
struct StandInCheck {
    let vendor: String
    private let api: [Declaration]
    private let standIn: [Declaration]
    private let aliases: [String: TypeSyntax]
    private(set) var faults: [String] = []

    /// Reads the vendor's folder and the interface that the compiler wrote for its stand-in.
    init(folder: URL, interface: URL) throws {
        vendor = folder.lastPathComponent
        var problems: [String] = []
        api = try APITable(contentsOf: folder.appending(path: "API.tsv"), problems: &problems).declarations
        let module = interface.deletingPathExtension().lastPathComponent
        var parser = DeclarationParser(try String(contentsOf: interface, encoding: .utf8), module: module)
        var declarations: [Declaration] = []
        do {
            declarations = try parser.parseAll()
        } catch {
            problems.append("\(module): \(error)")
        }
        let sources = try swiftFiles(in: folder.appending(path: "StandIn")).map {
            try String(contentsOf: $0, encoding: .utf8)
        }
        standIn = Self.addRawValues(RawValues(sources: sources), to: declarations, problems: &problems)
        aliases = Dictionary(
            api.compactMap { declaration in
                declaration.kind == .typealias ? declaration.type.map { (declaration.name, $0) } : nil
            },
            uniquingKeysWith: { first, _ in first })
        for problem in problems { report(problem) }
    }

    private static func addRawValues(
        _ values: RawValues, to declarations: [Declaration], problems: inout [String]
    ) -> [Declaration] {
        var result = declarations
        for enumeration in declarations where enumeration.kind == .enum {
            let cases = result.indices.filter {
                result[$0].kind == .enumCase && result[$0].owner == enumeration.name
            }
            guard let found = values.values(of: enumeration.name, cases: cases.map { result[$0].name }) else {
                problems.append("\(enumeration.name): its raw values cannot be read; write `case name = number`")
                continue
            }
            for index in cases { result[index].rawValue = found[result[index].name] }
        }
        return result
    }

    /// Looks at every declaration; answers how many were compared.
    mutating func run() -> Int {
        var compared = 0
        for declaration in standIn where !isGiven(declaration) {
            if declaration.kind == .extension {
                compareExtension(declaration)
            } else if !isDefaultImplementation(declaration) {
                compared += 1
                compare(declaration)
            }
            if declaration.isOnMainActor, !derivesFromUIKit(declaration) {
                report("\(declaration.qualifiedName): is @MainActor here; imported Objective-C is not")
            }
        }
        requireCompleteness()
        if compared == 0 { report("the stand-in declares nothing public") }
        return compared
    }

    // MARK: Comparing

    private mutating func compare(_ declaration: Declaration) {
        let name = declaration.qualifiedName
        let sameName = api.filter { $0.owner == declaration.owner && $0.name == declaration.name }
        let candidates = sameName.filter { $0.signature == declaration.signature }
        let text = canonicalText(declaration)
        if let match = candidates.first(where: { canonicalText($0) == text }) {
            compareRequirement(declaration, with: match)
        } else if !candidates.isEmpty {
            report("\(name): the stand-in has `\(text)`, API.tsv `\(list(candidates))`")
        } else if !sameName.isEmpty {
            report("\(name): the stand-in has `\(text)`, API.tsv other labels: `\(list(sameName))`")
        } else {
            report("\(name): not in API.tsv: `\(text)`")
        }
    }

    private mutating func compareRequirement(_ declaration: Declaration, with match: Declaration) {
        guard isProtocol(declaration.owner) else { return }
        let hasDefault = standIn.contains {
            isDefaultImplementation($0) && $0.signature == declaration.signature
                && $0.owner == declaration.owner
        }
        if match.isOptionalRequirement, !hasDefault {
            report(
                "\(declaration.qualifiedName): optional in API.tsv; give it a default implementation in a public extension"
            )
        } else if !match.isOptionalRequirement, hasDefault {
            report("\(declaration.qualifiedName): required in API.tsv, but the stand-in has a default implementation")
        }
    }

    private mutating func compareExtension(_ declaration: Declaration) {
        let given: Set = ["Equatable", "Hashable", "RawRepresentable", "Sendable"]
        let isEnum = standIn.contains { $0.kind == .enum && $0.name == declaration.name }
        for conformance in declaration.inherited.map(\.description) where !(isEnum && given.contains(conformance)) {
            report("\(declaration.name): conforms to \(conformance) in the stand-in, not in API.tsv")
        }
    }

    private mutating func requireCompleteness() {
        for type in standIn where type.kind == .protocol || type.kind == .enum {
            let names = Set(standIn.filter { $0.owner == type.name }.map(\.signature))
            for missing in api where missing.owner == type.name && !names.contains(missing.signature) {
                let noun = type.kind == .protocol ? "requirement" : "case"
                report("\(missing.qualifiedName): the stand-in lacks this \(noun) of API.tsv")
            }
        }
    }

    private func canonicalText(_ declaration: Declaration) -> String {
        var usual = declaration
        let isError = usual.inherited.contains { ["NSError", "Error"].contains($0.description) }
        usual.inherited = usual.inherited.map { $0.description == "NSError" ? .named("Error", []) : $0 }
        // An imported enumeration is sendable however the header is annotated, and so is NSError.
        if isError || usual.kind == .enum { usual.inherited.removeAll { $0.description == "Sendable" } }
        // Only Objective-C gives requirements default arguments.
        if isProtocol(usual.owner) { usual.dropDefaults() }
        return usual.text(expanding: usual.kind == .typealias ? [:] : aliases)
    }

    private func list(_ declarations: [Declaration]) -> String {
        declarations.map(canonicalText).joined(separator: "` or `")
    }

    // MARK: What a declaration is

    /// Whether Swift itself puts the declaration there.
    private func isGiven(_ declaration: Declaration) -> Bool {
        if declaration.isOverride || declaration.kind == .deinit { return true }
        switch declaration.signature {
        case "init(coder:)": return declaration.kind == .initializer
        case "init(rawValue:)", "rawValue", "RawValue", "AllCases", "allCases":
            return standIn.contains { $0.kind == .enum && $0.name == declaration.owner }
        default: return false
        }
    }

    private func isProtocol(_ name: String) -> Bool {
        standIn.contains { $0.kind == .protocol && $0.name == name }
    }

    /// Whether the declaration stands in an extension of a protocol.
    private func isDefaultImplementation(_ declaration: Declaration) -> Bool {
        declaration.isInExtension && isProtocol(declaration.owner)
            && standIn.contains {
                !$0.isInExtension && $0.owner == declaration.owner && $0.signature == declaration.signature
            }
    }

    private func derivesFromUIKit(_ declaration: Declaration) -> Bool {
        var name = declaration.owner == Declaration.global ? declaration.name : declaration.owner
        var seen: Set<String> = []
        while seen.insert(name).inserted,
            let type = standIn.first(where: { $0.kind == .class && $0.name == name }),
            let superclass = type.inherited.first?.description
        {
            name = superclass
        }
        return name.hasPrefix("UI")
    }

    private mutating func report(_ fault: String) {
        faults.append("Vendors/\(vendor)/StandIn: \(fault)")
    }
}
