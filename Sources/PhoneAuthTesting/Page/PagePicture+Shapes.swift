import SimulatedPhone

// Shapes and colours of SVG.

extension SimulatedPage.Frame {
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }

    /// The rectangle without a strip at each side.
    func inset(by length: Double) -> Self {
        Self(x: x + length, y: y + length, width: max(0, width - 2 * length), height: max(0, height - 2 * length))
    }

    /// The rectangle as attributes.
    var attributes: String {
        let (x, y) = (Markup.number(x), Markup.number(y))
        return
            "x=\"\(x)\" y=\"\(y)\" width=\"\(Markup.number(max(0, width)))\" height=\"\(Markup.number(max(0, height)))\""
    }

    /// The smallest rectangle around both.
    func union(_ other: Self) -> Self {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Self(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The rectangle with corners of these radii: upper left, upper right, lower right, lower left.
    func shape(corners: [Double], _ attributes: String) -> String {
        let limit = max(0, min(width, height) / 2)
        let radii = (0..<4).map { $0 < corners.count ? min(max(0, corners[$0]), limit) : 0 }
        guard Set(radii).count > 1 else {
            let round = radii[0] > 0 ? " rx=\"\(Markup.number(radii[0]))\"" : ""
            return "<rect \(self.attributes)\(round) \(attributes)/>"
        }
        func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
            let (radius, x, y) = (Markup.number(radius), Markup.number(x), Markup.number(y))
            return "A\(radius) \(radius) 0 0 1 \(x) \(y)"
        }
        func line(_ x: Double, _ y: Double) -> String { "L\(Markup.number(x)) \(Markup.number(y))" }
        let path = [
            "M\(Markup.number(x + radii[0])) \(Markup.number(y))", line(maxX - radii[1], y),
            arc(radii[1], maxX, y + radii[1]),
            line(maxX, maxY - radii[2]), arc(radii[2], maxX - radii[2], maxY), line(x + radii[3], maxY),
            arc(radii[3], x, maxY - radii[3]), line(x, y + radii[0]), arc(radii[0], x + radii[0], y), "Z",
        ]
        return "<path d=\"\(path.joined())\" \(attributes)/>"
    }
}

extension SimulatedPage.Color {
    /// The same colour on every page.
    init(_ digits: String) { self.init(light: digits, dark: digits) }

    /// The colour as attributes of `fill` or `stroke`: the light one, and the dark one for a style sheet to take.
    ///
    /// - Parameters:
    ///   - property: `fill` or `stroke`.
    ///   - isDark: Whether the page is always dark or always light; `nil` for as the phone is.
    func attributes(_ property: String, isDark: Bool?) -> String {
        let color = Self.parts(isDark == true ? dark : light)
        var text = "\(property)=\"\(color.solid)\""
        if color.alpha < 1 { text += " \(property)-opacity=\"\(Markup.number(color.alpha))\"" }
        if isDark == nil, dark != light {
            let dark = Self.parts(dark)
            text += " class=\"\(property)\" style=\"--dark:\(dark.solid);--shown:\(Markup.number(dark.alpha))\""
        }
        return text
    }

    /// How light the light or the dark colour is, 0 to 1.
    func luminance(isDark: Bool) -> Double {
        let solid = Self.parts(isDark ? dark : light).solid.dropFirst()
        let value = Int(solid, radix: 16) ?? 0
        let (red, green, blue) = (Double(value >> 16), Double(value >> 8 & 255), Double(value & 255))
        return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
    }

    /// `#RRGGBB` and how much it covers. What is no colour is black.
    static func parts(_ digits: String) -> (solid: String, alpha: Double) {
        let hex = digits.dropFirst()
        guard digits.first == "#", hex.count == 6 || hex.count == 8, hex.allSatisfy(\.isHexDigit),
            hex.allSatisfy(\.isASCII)
        else { return ("#000000", 1) }
        let alpha = hex.count == 8 ? Double(Int(hex.suffix(2), radix: 16) ?? 255) / 255 : 1
        return ("#" + hex.prefix(6), alpha)
    }
}
