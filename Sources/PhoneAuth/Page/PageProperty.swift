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
