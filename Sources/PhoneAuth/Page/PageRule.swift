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
}
