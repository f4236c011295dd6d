/// A text in the two languages that the users of this package read.
public struct LocalizedText: Hashable, Sendable, Codable {
    /// English.
    public let en: String
    /// Simplified Chinese.
    public let zhHans: String

    /// Makes a text.
    public init(en: String, zhHans: String) {
        self.en = en
        self.zhHans = zhHans
    }

    /// The advice of a code after which there is nothing to do.
    public static let nothingToDo = LocalizedText(en: "Nothing to do.", zhHans: "无需处理。")

    private enum CodingKeys: String, CodingKey {
        case en
        case zhHans = "zh-Hans"
    }
}
