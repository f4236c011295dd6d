/// A JSON text after reading: its value, and the keys that it gave more than once.
package struct JSONDocument: Hashable, Sendable {
    /// The value; of a key given more than once, the first.
    package var value: JSONValue
    /// The paths of keys given more than once, each once, in the order of the text: `providers.geetest.oneLogin.appID`,
    /// `agreements.items[0].url`.
    package var repeatedKeys: [String]

    /// Makes a document.
    package init(value: JSONValue, repeatedKeys: [String] = []) {
        self.value = value
        self.repeatedKeys = repeatedKeys
    }
}
