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

/// One value of a vendor's page model, without UIKit.
public enum PageProperty: Hashable, Sendable {
    /// True or false.
    case flag(Bool)
    /// A number: points, seconds, an index, an enum's raw value.
    case number(Double)
    /// A plain text.
    case text(String)
    /// Plain texts.
    case texts([String])
    /// A text with its colour and font.
    case label(AuthPageStyle.Label)
    /// A colour.
    case color(AuthPageStyle.Color)
    /// Colours in the vendor's order.
    case colors([AuthPageStyle.Color])
    /// A system font.
    case font(size: Double, isBold: Bool)
    /// An image of the app, by name.
    case image(String)
    /// Images of the app in the vendor's order.
    case images([String])
    /// Agreements in the vendor's order.
    case agreements([AuthPageStyle.Agreement])
    /// Where a control lies.
    case placement(AuthPageStyle.Placement)
}
