import SimulatedPhone

// What is wrong with the page, drawn on it.

extension PagePicture {
    /// The kinds of elements that a field of the style is about; empty where it is about none that can be seen.
    package static func kinds(of field: String) -> [String] {
        targets.first { field == $0.prefix || field.hasPrefix($0.prefix + ".") || field.hasPrefix($0.prefix + "[") }?
            .kinds
            ?? []
    }

    /// Whether a field belongs to the second dialog, and is marked there.
    package static func isOfDialog(_ field: String) -> Bool { field.hasPrefix("consentDialog") }

    /// The more particular before the more general.
    private static let targets: [(prefix: String, kinds: [String])] = [
        ("presentation.popup.title", ["title"]), ("presentation.popup.titleBarColor", ["navigationBar", "title"]),
        ("presentation.popup.closeButton", ["closeButton"]), ("presentation.popup.maskColor", ["mask"]),
        ("presentation.popup.maskAlpha", ["mask"]), ("presentation.popup", ["popup"]),
        ("navigationBar.title", ["title"]), ("navigationBar.titlePlacement", ["title"]),
        ("navigationBar.backImage", ["backButton"]), ("navigationBar.backHidden", ["backButton"]),
        ("navigationBar.backPlacement", ["backButton"]), ("navigationBar.rightItem", ["rightItem"]),
        ("navigationBar", ["navigationBar"]), ("background", ["background"]), ("logo", ["logo"]),
        ("pageTitle", ["pageTitle"]), ("number", ["number"]), ("slogan", ["slogan"]), ("loginButton", ["loginButton"]),
        ("switchButton", ["switchButton"]), ("otherNumberButton", ["otherNumberButton"]),
        ("otherLogins", ["otherLogin"]),
        ("agreements.checkbox", ["checkbox"]), ("agreements", ["agreements"]), ("consentDialog.title", ["dialogTitle"]),
        ("consentDialog.contentFontSize", ["dialogContent"]), ("consentDialog.contentColors", ["dialogContent"]),
        ("consentDialog.contentAlignment", ["dialogContent"]), ("consentDialog.agreeButton", ["agreeButton"]),
        ("consentDialog.disagreeButton", ["disagreeButton"]), ("consentDialog.closeButton", ["dialogCloseButton"]),
        ("consentDialog", ["dialog"]),
    ]

    /// The outlines, each around what its field is about, with the numbers. What is not on the page is marked at the edge.
    var drawingOfMarks: String {
        var groups: [(kinds: [String], marks: [Mark])] = []
        for mark in marks {
            let kinds = Self.kinds(of: mark.field)
            if let index = groups.firstIndex(where: { $0.kinds == kinds }) {
                groups[index].marks.append(mark)
            } else {
                groups.append((kinds, [mark]))
            }
        }
        var atEdge: [Mark] = []
        var drawings: [String] = []
        for group in groups {
            let elements = (view == .dialog ? page.dialog : page.elements).filter { group.kinds.contains($0.kind) }
            guard let first = elements.first?.frame else {
                atEdge += group.marks
                continue
            }
            drawings.append(drawing(of: group.marks, around: elements.reduce(first) { $0.union($1.frame) }))
        }
        for (index, mark) in atEdge.sorted(by: { $0.number < $1.number }).enumerated() {
            drawings.append(badge(mark, x: 16, y: page.height * 0.4 + Double(index) * 26, isOnPage: false))
        }
        return "<g data-part=\"marks\">\(drawings.joined())</g>"
    }

    private func drawing(of marks: [Mark], around frame: SimulatedPage.Frame) -> String {
        let isError = marks.contains(where: \.isError)
        // What is larger than the screen is outlined as far as it can be seen.
        let outline = frame.inset(by: -3)
        let left = min(max(outline.x, 1.5), page.width - 24)
        let top = min(max(outline.y, 1.5), page.height - 24)
        let seen = SimulatedPage.Frame(
            x: left, y: top, width: max(20, min(outline.maxX, page.width - 1.5) - left),
            height: max(20, min(outline.maxY, page.height - 1.5) - top))
        let dash = isError ? "" : " stroke-dasharray=\"6 4\""
        let color = isError ? Self.errorColor : Self.warningColor
        // Light behind the colour, for dark pages.
        let corners = [6.0, 6, 6, 6]
        let shape =
            seen.shape(corners: corners, "fill=\"none\" stroke=\"#FFFFFF\" stroke-width=\"5\" stroke-opacity=\"0.85\"")
            + seen.shape(
                corners: corners,
                "data-outline=\"\(isError ? "error" : "warning")\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2.5\"\(dash)"
            )
        // What is small is not hidden by its number.
        let y = max(12, seen.height < 36 ? seen.y - 11 : seen.y)
        return shape
            + marks.enumerated().map { index, mark in
                badge(
                    mark, x: max(12, min(seen.maxX - 12 - Double(marks.count - 1 - index) * 24, page.width - 12)), y: y)
            }.joined()
    }

    private func badge(_ mark: Mark, x: Double, y: Double, isOnPage: Bool = true) -> String {
        let color = mark.isError ? Self.errorColor : Self.warningColor
        let ring =
            isOnPage
            ? "stroke=\"#FFFFFF\" stroke-width=\"1.5\""
            : "stroke=\"#FFFFFF\" stroke-width=\"2\" stroke-dasharray=\"3 2\""
        return """
            <g data-mark="\(mark.number)"><circle cx="\(Markup.number(x))" cy="\(Markup.number(y))" r="11" fill="\(color)" \
            \(ring)/><text x="\(Markup.number(x))" y="\(Markup.number(y + 4.5))" text-anchor="middle" font-size="13" \
            font-weight="700" fill="#FFFFFF">\(mark.number)</text></g>
            """
    }

    /// White can be read on both.
    static let errorColor = "#C53030"
    static let warningColor = "#8A5A00"
}
