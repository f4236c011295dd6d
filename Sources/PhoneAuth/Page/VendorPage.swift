/// A vendor's page model as plain values, by the vendor's own property names.
///
/// A ``PageTable`` fills one from a style; the vendor's binding copies it onto the vendor's object.
public struct VendorPage: Hashable, Sendable {
    /// The values by property name.
    public var properties: [String: PageProperty]

    /// Makes a page of values.
    public init(properties: [String: PageProperty] = [:]) {
        self.properties = properties
    }

    /// The value of a property.
    public subscript(property: String) -> PageProperty? { properties[property] }
}
