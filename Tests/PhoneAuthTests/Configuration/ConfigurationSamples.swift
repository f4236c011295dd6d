import Foundation
import PhoneAuthModel

@testable import PhoneAuth

/// Configurations to start from.
enum ConfigurationSamples {
    /// The sample file of the documentation, with every key. It lies with the tool's tests.
    static func complete() throws -> Data {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("PhoneAuthToolTests/Configurations/complete.json")
        return try Data(contentsOf: file)
    }

    /// Every vendor, and nothing that may be left out.
    static let small: JSONValue = [
        "schemaVersion": 1,
        "providers": [
            "geetest": ["oneLogin": ["appID": "hidden-geetest"]],
            "shanyan": ["appID": "hidden-shanyan"],
            "aliyunPNVS": ["secret": "hidden-pnvs"],
            "aliyunFusion": ["schemeCode": "FA000000000001"],
        ],
        "routing": ["order": ["aliyunPNVS", "geetest"]],
    ]
}

extension JSONValue {
    /// The value with another value at a path of keys and list indexes, such as `agreements.items.0.url`; without it when
    /// the new value is `nil`. What is on the way and not there becomes an object.
    func setting(_ path: String, to value: JSONValue?) -> JSONValue {
        setting(path.split(separator: ".").map(String.init)[...], to: value)
    }

    private func setting(_ steps: ArraySlice<String>, to value: JSONValue?) -> JSONValue {
        guard let step = steps.first else { return value ?? .null }
        let rest = steps.dropFirst()
        if case .array(var elements) = self, let index = Int(step), elements.indices.contains(index) {
            elements[index] = elements[index].setting(rest, to: value)
            return .array(elements)
        }
        var members: [String: JSONValue] = [:]
        if case .object(let own) = self { members = own }
        members[step] = rest.isEmpty ? value : (members[step] ?? [:]).setting(rest, to: value)
        return .object(members)
    }

    /// The value as a file.
    var data: Data { Data(serialized().utf8) }
}

extension ConfigurationProblem {
    /// Path and code, for comparing.
    var short: String { "\(path) \(code.rawValue)" }
}
