import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import Testing

@Suite("The style that sets every field") struct StyleFieldsTests {
    @Test("It is a good style, in every mode", arguments: AuthPageStyle.Mode.allCases)
    func good(_ mode: AuthPageStyle.Mode) {
        #expect(StyleFields.complete(mode).problems.isEmpty)
        #expect(StyleFields.complete(mode).presentation.mode == mode)
    }

    /// What has to be as it is by default: an upright page comes first, a control hidden in landscape has no other place.
    private static let unchanged = ["orientations[0]", "logo.placement.landscape", "pageTitle.placement.height"]

    @Test("It leaves no key of a style file out but anchors, and next to none as it is by default") func complete() {
        let style = StyleFields.complete()
        #expect(nulls(in: style.json, at: "").isEmpty)
        #expect(style.fieldPaths.filter { !style.changedFields.contains($0) } == Self.unchanged)
    }

    @Test("Each of its leaves can be given another value, alone", arguments: StyleFields.complete().fieldPaths)
    func changed(_ path: String) throws {
        let style = StyleFields.complete()
        let changed = try #require(StyleFields.changed(style, at: path))
        #expect(changed.problems.isEmpty)
        #expect(differences(style.json, changed.json, at: "") == [path])
    }

    @Test(
        "A path that is no leaf changes nothing", arguments: ["logo", "logo.nothing", "agreements.items[7].name", ""])
    func noLeaf(_ path: String) {
        #expect(StyleFields.changed(StyleFields.complete(), at: path) == nil)
    }

    private func nulls(in value: JSONValue, at path: String) -> [String] {
        switch value {
        case .null: [path]
        case .object(let members): members.flatMap { nulls(in: $1, at: "\(path).\($0)") }
        case .array(let elements): elements.isEmpty ? [path] : elements.flatMap { nulls(in: $0, at: "\(path)[]") }
        default: []
        }
    }

    /// The paths of the leaves that differ; a colour is one leaf.
    private func differences(_ first: JSONValue, _ second: JSONValue, at path: String) -> [String] {
        switch (first, second) {
        case (.object(let first), .object(let second)) where first["light"] == nil:
            Set(first.keys).union(second.keys).sorted().flatMap { key in
                differences(
                    first[key] ?? .null, second[key] ?? .null, at: path.isEmpty ? key : "\(path).\(key)")
            }
        case (.array(let first), .array(let second)) where first.count == second.count:
            first.indices.flatMap { differences(first[$0], second[$0], at: "\(path)[\($0)]") }
        default: first == second ? [] : [path]
        }
    }
}
