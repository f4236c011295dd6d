package import PhoneAuth
package import PhoneAuthModel

/// What tests ask of a vendor's page table: is it the vendor's class, and does each field of a style move its own properties.
package struct PageTableReview {
    /// The table.
    package let table: PageTable
    /// The vendor's Swift API: what `API.tsv` holds.
    package let api: String

    /// Looks at a table.
    package init(_ table: PageTable, api: String) {
        self.table = table
        self.api = api
    }

    /// The properties of the vendor's class and their Swift types.
    package var declared: [String: String] {
        var types: [String: String] = [:]
        for line in api.split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 3, columns[0] == table.model, columns[2].hasPrefix("var ") else { continue }
            let parts = columns[2].dropFirst(4).split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            types[String(parts[0])] = parts[1].trimmingPrefix { $0 == " " }.description
        }
        return types
    }

    /// The properties of the table that are the class's own; those with a dot belong to what is in one.
    package var properties: [String: PagePropertyType] { table.properties.filter { !$0.key.contains(".") } }

    /// The properties that differ between the pages of two styles.
    package func moved(from style: AuthPageStyle, to other: AuthPageStyle) -> Set<String> {
        let before = table.page(of: style).properties
        let after = table.page(of: other).properties
        return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    }

    /// The properties of the rules that read a field.
    package func targets(of field: String) -> Set<String> {
        Set(table.rules.filter { $0.fields.contains { Self.covers($0, field) } }.map(\.property))
    }

    private static func covers(_ path: String, _ field: String) -> Bool {
        guard field.hasPrefix(path) else { return false }
        let rest = field.dropFirst(path.count)
        return rest.isEmpty || rest.first == "." || rest.first == "["
    }

    /// A value of a type as `pageOverrides` write it, which is no vendor's default; `nil` where none can be written.
    package static func override(of type: PagePropertyType) -> JSONValue? {
        switch type {
        case .flag: nil
        case .number, .integer: 33
        case .orientations: ["portrait", "landscapeLeft", "landscapeRight"]
        case .choice(let cases): cases.max { $0.value < $1.value }.map { .string($0.key) }
        case .numbers, .integers: [1, 2, 3, 4]
        case .text: "《"
        case .texts: ["x", "y", "z"]
        case .label: ["text": "override", "color": "#010203", "fontSize": 21, "bold": true]
        case .color: "#010203"
        case .colors: ["#010203", "#040506"]
        case .font: ["size": 31, "bold": true]
        case .image: "override"
        case .images: ["one", "two", "three"]
        case .agreement: ["name": "override", "url": "https://example.com/override"]
        case .agreements: [["name": "override", "url": "https://example.com/override"]]
        case .size: ["width": 11, "height": 12]
        case .insets: ["top": 1, "left": 2, "bottom": 3, "right": 4]
        case .placement: ["top": 12, "left": 14, "width": 101, "height": 51]
        case .offsets: ["portrait": ["top": 5, "left": 6], "width": 7, "height": 8]
        case .members(let names): .object(Dictionary(uniqueKeysWithValues: names.map { ($0, 3) }))
        case .code: nil
        }
    }
}
