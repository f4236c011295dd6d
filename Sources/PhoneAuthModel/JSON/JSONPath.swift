/// How paths into a JSON value are written: `agreements.items[0].url`. The root is the empty path.
package enum JSONPath {
    /// The path of an object's member.
    package static func member(_ key: String, of path: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    /// The path of a list's element.
    package static func element(_ index: Int, of path: String) -> String {
        "\(path)[\(index)]"
    }
}
