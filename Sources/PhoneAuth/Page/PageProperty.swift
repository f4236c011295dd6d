/// One value of a vendor's page model, without UIKit.
public enum PageProperty: Hashable, Sendable {
    /// True or false.
    case flag(Bool)
    /// A number: points, seconds, an index, an enum's raw value.
    case number(Double)
    /// Numbers in the vendor's order, such as four radii.
    case numbers([Double])
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
    /// Width and height.
    case size(width: Double, height: Double)
    /// Distances at four sides.
    case insets(AuthPageStyle.Insets)
    /// Where a control stands: the vendor asks with a closure.
    case placement(PagePlacement)
    /// Where a control stands: the vendor takes offsets. On the screen of the translation it stands in the frame.
    case offsets(PageOffsets, frame: PageFrame?)
    /// The members of an object of the vendor's, all numbers, such as a layout's constants.
    case members([String: Double])
    /// A closure, view or animation that the binding makes.
    case block
}
