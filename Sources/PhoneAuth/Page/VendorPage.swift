/// A vendor's page model as plain values, by the vendor's own property names.
///
/// A vendor module fills one from a style; its binding copies it onto the vendor's object.
public struct VendorPage: Hashable, Sendable {
    /// The values by property name.
    public var properties: [String: PageProperty]

    /// Makes a page of values.
    public init(properties: [String: PageProperty] = [:]) {
        self.properties = properties
    }

    /// Translates a style by a vendor's rules.
    public init(_ style: AuthPageStyle, rules: [PageRule]) {
        properties = [:]
        for rule in rules {
            if let value = rule.value(style) { properties[rule.property] = value }
        }
    }

    /// The value of a property.
    public subscript(property: String) -> PageProperty? { properties[property] }
}
