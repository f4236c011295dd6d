import PhoneAuth
import SimulatedPhone

// The phone around the page, hinted at.

extension PagePicture {
    private var frame: SimulatedPage.Frame { .init(x: 0, y: 0, width: page.width, height: page.height) }

    /// The screen, whose corners are round where there is no home button.
    func screenShape(_ attributes: String = "") -> String {
        frame.shape(corners: Array(repeating: screen.hasHomeButton ? 2 : 44, count: 4), attributes)
    }

    /// The phone's rim.
    var bezel: String {
        frame.inset(by: -Self.rim + 1).shape(
            corners: Array(repeating: screen.hasHomeButton ? 10 : 52, count: 4),
            "data-part=\"phone\" fill=\"#22262E\" stroke=\"#5B6370\" stroke-width=\"1.5\"")
    }

    /// What the phone itself shows on top of the page: the time and the camera upright, the home indicator.
    var phoneParts: String {
        var parts: [String] = []
        if !isLandscape {
            if !screen.hasHomeButton {
                parts.append(
                    "<rect x=\"\(Markup.number(page.width / 2 - 60))\" y=\"12\" width=\"120\" height=\"34\" rx=\"17\" fill=\"#000000\"/>"
                )
            }
            let (x, y, size) = screen.hasHomeButton ? (page.width / 2, 14.5, 12.0) : (page.width / 2 - 112, 35, 16)
            let color = ink(at: screen.statusBar / 2).attributes("fill", isDark: page.isDark)
            parts.append(
                """
                <text x="\(Markup.number(x))" y="\(Markup.number(y))" text-anchor="middle" font-size="\(Markup.number(size))" \
                font-weight="600" \(color)>9:41</text>
                """)
        }
        if !screen.hasHomeButton {
            let width = isLandscape ? 220.0 : 134.0
            let bar = SimulatedPage.Frame(x: (page.width - width) / 2, y: page.height - 13, width: width, height: 5)
            let color = ink(at: page.height - 10).attributes("fill", isDark: page.isDark)
            parts.append(bar.shape(corners: [2.5, 2.5, 2.5, 2.5], color))
        }
        return "<g data-part=\"phone\" opacity=\"0.85\">\(parts.joined())</g>"
    }

    /// Black or white: what can be read on the page at this height.
    private func ink(at y: Double) -> SimulatedPage.Color {
        var (light, dark) = (1.0, 1.0)
        for element in page.elements where element.frame.y <= y && element.frame.maxY >= y {
            guard element.frame.width >= page.width, let color = element.background else { continue }
            if SimulatedPage.Color.parts(color.light).alpha * element.alpha > 0.4 {
                light = color.luminance(isDark: false)
            }
            if SimulatedPage.Color.parts(color.dark).alpha * element.alpha > 0.4 {
                dark = color.luminance(isDark: true)
            }
        }
        return SimulatedPage.Color(
            light: light > 0.5 ? "#000000FF" : "#FFFFFFFF", dark: dark > 0.5 ? "#000000FF" : "#FFFFFFFF")
    }
}
