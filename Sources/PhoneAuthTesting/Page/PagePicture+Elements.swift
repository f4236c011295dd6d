import SimulatedPhone

// What is on the page.

extension PagePicture {
    /// An element as a group that has its kind, and its name where it has one.
    func drawing(of element: SimulatedPage.Element) -> String {
        var attributes = "data-kind=\"\(Markup.escape(element.kind))\""
        if let id = element.id { attributes += " data-id=\"\(Markup.escape(id))\"" }
        if element.alpha < 1 { attributes += " opacity=\"\(Markup.number(max(0, element.alpha)))\"" }
        var parts: [String] = []
        // The frame itself, so that the group is as large as the control even where little of it is drawn.
        let fill = element.background.map { $0.attributes("fill", isDark: page.isDark) } ?? "fill=\"none\""
        parts.append(element.frame.shape(corners: element.corners, fill))
        parts.append(content(of: element))
        return "<g \(attributes)>\(parts.joined())</g>"
    }

    private func content(of element: SimulatedPage.Element) -> String {
        switch element.kind {
        case "checkbox": return checkbox(element)
        case "backButton" where element.text == nil: return chevron(element)
        case "closeButton" where element.text == nil, "dialogCloseButton" where element.text == nil:
            return cross(element)
        case "agreements", "dialogContent": return paragraph(element)
        case "number": return line(element, element.text ?? "138****0000")
        case "otherLogin", "custom", "switchButton", "otherNumberButton":
            if element.text == Self.appleMark { return mark(element) }
            if element.image != nil, element.text == nil { return placeholder(element) }
        default: break
        }
        let image = element.image == nil ? "" : placeholder(element)
        return image + (element.text.map { line(element, $0) } ?? "")
    }

    // MARK: Texts

    private func textAttributes(_ element: SimulatedPage.Element) -> String {
        let color = element.color ?? SimulatedPage.Color(light: "#262626FF", dark: "#F2F2F2FF")
        var attributes = "font-size=\"\(Markup.number(element.fontSize ?? 14))\" "
        if element.isBold { attributes += "font-weight=\"600\" " }
        attributes += color.attributes("fill", isDark: page.isDark)
        return attributes
    }

    private func anchor(_ element: SimulatedPage.Element) -> (x: Double, name: String) {
        switch element.alignment {
        case "left": (element.frame.x, "start")
        case "right": (element.frame.maxX, "end")
        default: (element.frame.midX, "middle")
        }
    }

    private func line(_ element: SimulatedPage.Element, _ text: String) -> String {
        guard !text.isEmpty else { return "" }
        let anchor = anchor(element)
        // Half of a capital's height below the middle.
        let y = element.frame.midY + (element.fontSize ?? 14) * 0.36
        return """
            <text x="\(Markup.number(anchor.x))" y="\(Markup.number(y))" text-anchor="\(anchor.name)" \
            \(textAttributes(element))>\(Markup.escape(text))</text>
            """
    }

    private func paragraph(_ element: SimulatedPage.Element) -> String {
        guard let text = element.text, !text.isEmpty else { return "" }
        let size = element.fontSize ?? 12
        let anchor = anchor(element)
        let link = element.linkColor ?? element.color
        let lines = WrappedText(text, width: element.frame.width, fontSize: size, links: element.links).lines
        let spans = lines.enumerated().map { index, line in
            let y = element.frame.y + size * (1.1 + 1.4 * Double(index))
            let runs = line.map { run in
                let color = run.isLink ? link.map { " " + $0.attributes("fill", isDark: page.isDark) } : nil
                return "<tspan\(color ?? "")>\(Markup.escape(run.text))</tspan>"
            }
            return """
                <tspan x="\(Markup.number(anchor.x))" y="\(Markup.number(y))">\(runs.joined())</tspan>
                """
        }
        return "<text text-anchor=\"\(anchor.name)\" \(textAttributes(element))>\(spans.joined())</text>"
    }

    // MARK: Pictures

    private static let pencil = "fill=\"none\" stroke=\"#808792\""

    /// Where one of the app's images goes: an outline and the image's name.
    private func placeholder(_ element: SimulatedPage.Element) -> String {
        let frame = element.frame
        let name = element.image ?? ""
        let outline = frame.inset(by: 0.5).shape(corners: element.corners, "\(Self.pencil) stroke-dasharray=\"3 2\"")
        let title = "<title>\(Markup.escape("image “\(name)”"))</title>"
        // A text on top of the image needs the room.
        guard element.text == nil || element.kind == "background" else { return title + outline }
        let width = WrappedText.width(of: name, fontSize: 1)
        let size = min(11, frame.width * 0.9 / max(1, width), frame.height * 0.6)
        guard size >= 4 else { return title + outline }
        return title + outline + """
            <text x="\(Markup.number(frame.midX))" y="\(Markup.number(frame.midY + size * 0.36))" text-anchor="middle" \
            font-size="\(Markup.number(size))" fill="#808792">\(Markup.escape(name))</text>
            """
    }

    private func checkbox(_ element: SimulatedPage.Element) -> String {
        let side = min(element.frame.width, element.frame.height)
        let box = SimulatedPage.Frame(
            x: element.frame.midX - side / 2, y: element.frame.midY - side / 2, width: side, height: side
        ).inset(by: min(1, side / 4))
        let corners = Array(repeating: side * 0.2, count: 4)
        guard element.isChecked == true else {
            return box.shape(corners: corners, "\(Self.pencil) stroke-width=\"1.5\"")
        }
        let points = [(0.22, 0.52), (0.42, 0.72), (0.78, 0.3)].map {
            "\(Markup.number(box.x + box.width * $0.0)),\(Markup.number(box.y + box.height * $0.1))"
        }
        return box.shape(corners: corners, "fill=\"#0064C8\"")
            + "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"#FFFFFF\" stroke-width=\"2\"/>"
    }

    private func chevron(_ element: SimulatedPage.Element) -> String {
        strokes(element, [[(0.6, 0.2), (0.3, 0.5), (0.6, 0.8)]])
    }

    private func cross(_ element: SimulatedPage.Element) -> String {
        strokes(element, [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]])
    }

    /// Lines in a square of at most 20 points in the element's middle.
    private func strokes(_ element: SimulatedPage.Element, _ lines: [[(Double, Double)]]) -> String {
        let side = min(20, element.frame.width, element.frame.height)
        let (x, y) = (element.frame.midX - side / 2, element.frame.midY - side / 2)
        let color = element.color ?? SimulatedPage.Color(light: "#404753", dark: "#D6DAE1")
        return lines.map { line in
            let points = line.map { "\(Markup.number(x + side * $0.0)),\(Markup.number(y + side * $0.1))" }
            return """
                <polyline points="\(points.joined(separator: " "))" fill="none" stroke-width="2" stroke-linecap="round" \
                \(color.attributes("stroke", isDark: page.isDark))/>
                """
        }.joined()
    }

    /// A neutral mark for the one that only Apple's fonts have.
    private func mark(_ element: SimulatedPage.Element) -> String {
        let size = min(element.frame.width, element.frame.height)
        let color = element.color ?? SimulatedPage.Color("#808792FF")
        return """
            <circle cx="\(Markup.number(element.frame.midX))" cy="\(Markup.number(element.frame.midY))" \
            r="\(Markup.number(size * 0.2))" fill="none" stroke-width="\(Markup.number(size * 0.08))" \
            \(color.attributes("stroke", isDark: page.isDark))/>
            """
    }
}
