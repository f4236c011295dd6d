/// One line of a vendor's page translation: which fields of the style make which property of the vendor's model.
public struct PageRule: Sendable {
    /// The style's fields that it reads, as paths in the style file.
    public let fields: [String]
    /// The vendor's property that it sets.
    public let property: String
    /// The property's value; `nil` leaves the vendor's default.
    public let value: @Sendable (AuthPageStyle) -> PageProperty?

    /// Makes a rule.
    public init(
        _ fields: [String], _ property: String, _ value: @escaping @Sendable (AuthPageStyle) -> PageProperty?
    ) {
        self.fields = fields
        self.property = property
        self.value = value
    }

    /// The rule for one of the style's agreements, for vendors with a property for each.
    ///
    /// - Parameter index: Its place in the style's list, from 0.
    public static func agreement(_ index: Int, _ property: String) -> PageRule {
        PageRule(["agreements.items[\(index)]"], property) { style in
            style.agreements.items.indices.contains(index) ? .agreements([style.agreements.items[index]]) : nil
        }
    }
}
