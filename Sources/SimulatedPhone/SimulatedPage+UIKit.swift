public import Foundation
public import UIKitShim

// What stand-ins read from the vendor's page model, which holds UIKit's types.

extension SimulatedPage.Frame {
    /// The rectangle of UIKit's.
    public init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }

    /// The rectangle as UIKit's.
    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension SimulatedPage.Color {
    /// The colour of UIKit's.
    public init(_ color: UIColor) {
        self.init(light: Self.digits(color, .light), dark: Self.digits(color, .dark))
    }

    private static func digits(_ color: UIColor, _ style: UIUserInterfaceStyle) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return "#"
            + [red, green, blue, alpha].map { part in
                let byte = Int((min(1, max(0, part)) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }
}

extension SimulatedPage.Element {
    /// Gives the element a text.
    public func text(_ text: String, _ font: UIFont?, _ color: UIColor?) -> Self {
        var element = self
        element.text = text
        element.fontSize = font.map { Double($0.pointSize) }
        element.isBold = font?.isBold ?? false
        element.color = color.map { SimulatedPage.Color($0) }
        return element
    }

    /// Gives the element a text with the attributes at its beginning.
    public func text(_ text: NSAttributedString?) -> Self {
        guard let text, text.length > 0 else { return self }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        return self.text(text.string, attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
    }

    /// Gives the element a colour behind it.
    public func background(_ color: UIColor?) -> Self {
        var element = self
        element.background = color.map { SimulatedPage.Color($0) }
        return element
    }

    /// Gives the element a picture; one of nothing but a colour becomes the colour behind it.
    public func image(_ image: UIImage?) -> Self {
        var element = self
        element.image = image?.simulatedName
        if let fill = image?.simulatedFill {
            element.background = SimulatedPage.Color(fill.color)
            if fill.cornerRadius > 0 { element = element.corners(fill.cornerRadius) }
        }
        return element
    }

    /// Gives all corners a radius.
    public func corners(_ radius: Double) -> Self {
        var element = self
        element.corners = [radius, radius, radius, radius]
        return element
    }

    /// Gives each corner a radius: upper left, upper right, lower right, lower left.
    public func corners(_ radii: [Double]) -> Self {
        var element = self
        element.corners = radii
        return element
    }
}

extension SimulatedPage {
    /// How much room a text takes: the phone has no fonts.
    public static func textSize(_ text: String, _ font: UIFont) -> CGSize {
        let units = text.unicodeScalars.reduce(0.0) { $0 + ($1.value > 0x2E7F ? 1 : 0.55) }
        let size = Double(font.pointSize)
        return CGSize(width: (units * size).rounded(.up), height: (size * 1.2).rounded(.up))
    }

    /// What an app has drawn in a vendor's view for custom controls, and what is in it, as elements.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - origin: Where its upper left corner lies on the screen.
    @MainActor public static func drawn(in view: UIView, at origin: CGPoint) -> [Element] {
        view.subviews.flatMap { subview -> [Element] in
            let frame = subview.frame.offsetBy(dx: origin.x, dy: origin.y)
            var found: [Element] = []
            if !subview.isHidden, let element = element(of: subview, at: frame) { found.append(element) }
            return found + drawn(in: subview, at: frame.origin)
        }
    }

    @MainActor private static func element(of view: UIView, at frame: CGRect) -> Element? {
        let name = view.accessibilityIdentifier?.split(separator: ".", maxSplits: 2).map(String.init) ?? []
        let isOurs = name.first == "phoneauth" && name.count > 1
        // A row is only what holds its buttons.
        if isOurs, name[1] == "otherLogins" { return nil }
        var element = Element(isOurs ? name[1] : "custom", Frame(frame)).background(view.backgroundColor)
        element.id = isOurs ? (name.count > 2 ? name[2] : nil) : view.accessibilityIdentifier
        element.corners = Array(repeating: Double(view.layer.cornerRadius), count: 4)
        element.alpha = Double(view.alpha)
        if let button = view as? UIButton {
            element = element.text(button.attributedTitle(for: .normal)).image(button.image(for: .normal))
        }
        if let label = view as? UILabel { element = element.text(label.attributedText) }
        return element
    }
}

extension UIFont {
    /// Whether the font is bold.
    fileprivate var isBold: Bool {
        #if canImport(UIKit)
            fontDescriptor.symbolicTraits.contains(.traitBold)
        #else
            weight == .bold
        #endif
    }
}

extension UIImage {
    /// The name that the image was found by, on a simulated phone.
    fileprivate var simulatedName: String? {
        #if canImport(UIKit)
            nil
        #else
            name
        #endif
    }

    /// The colour of an image of nothing else, and the radius of its corners, on a simulated phone.
    fileprivate var simulatedFill: (color: UIColor, cornerRadius: Double)? {
        #if canImport(UIKit)
            nil
        #else
            fill.map { ($0, cornerRadius) }
        #endif
    }
}
