/// A text that must not be seen: a key, a token, a phone number.
///
/// It prints as `<redacted>` wherever it is described, reflected or dumped. What needs the text asks for ``reveal()``,
/// so that every use is easy to find.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Hides a text.
    public init(_ text: String) {
        self.text = text
    }

    /// Whether there is nothing to hide.
    public var isEmpty: Bool { text.isEmpty }

    /// The text itself. Keep it out of logs, errors and reports.
    public func reveal() -> String {
        text
    }

    /// Always `<redacted>`.
    public var description: String { "<redacted>" }
    /// Always `<redacted>`.
    public var debugDescription: String { "<redacted>" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
