import Foundation

/// What `swift package dump-package` says of products and targets.
struct PackageDescription: Decodable {
    let products: [Product]
    let targets: [Target]
    /// Other packages; only their number matters.
    let dependencies: [Ignored]

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let isLibrary: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            name = try container.decode(String.self, forKey: Key("name"))
            targets = try container.decode([String].self, forKey: Key("targets"))
            let type = try container.nestedContainer(keyedBy: Key.self, forKey: Key("type"))
            isLibrary = type.contains(Key("library"))
        }
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            name = try container.decode(String.self, forKey: Key("name"))
            type = try container.decode(String.self, forKey: Key("type"))
            path = try container.decodeIfPresent(String.self, forKey: Key("path"))
            dependencies = try container.decode([Dependency].self, forKey: Key("dependencies")).map(\.name)
        }
    }

    /// `{"target": ["Name", null]}`, `{"byName": …}` or `{"product": …}`: the name comes first in each.
    private struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind"))
            }
            var list = try container.nestedUnkeyedContainer(forKey: key)
            name = try list.decode(String.self)
        }
    }

    struct Ignored: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ stringValue: String) { self.stringValue = stringValue }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
