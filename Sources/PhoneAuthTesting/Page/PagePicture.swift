public import PhoneAuth
public import SimulatedPhone

/// An authorization page as a picture: SVG, drawn from nothing but what a vendor's stand-in has laid out on a simulated phone.
///
/// Every control is a group with its kind in `data-kind`, so that a test can ask a browser where it stands. The app's images
/// are not here: their places show their names.
public struct PagePicture: Sendable {
    /// What of the page is drawn.
    public enum View: String, Hashable, Sendable, CaseIterable {
        /// The page.
        case page
        /// The page under its second agreement dialog.
        case dialog
    }

    /// A problem that is drawn on the page, with a number.
    public struct Mark: Hashable, Sendable {
        /// The number beside the control.
        public var number: Int
        /// The style's field, or whatever else the problem lies in.
        public var field: String
        /// Whether the problem is an error; else it is a warning.
        public var isError: Bool

        /// Makes a mark.
        public init(_ number: Int, field: String, isError: Bool) {
            self.number = number
            self.field = field
            self.isError = isError
        }
    }

    /// The page.
    public var page: SimulatedPage
    /// The screen that it lies on.
    public var screen: PageScreen
    /// What of it is drawn.
    public var view: View
    /// What is wrong with it.
    public var marks: [Mark]
    /// What a screen reader says of the picture first, such as the vendor.
    public var label: String

    /// Makes a picture.
    public init(
        _ page: SimulatedPage, on screen: PageScreen, view: View = .page, marks: [Mark] = [], label: String = ""
    ) {
        self.page = page
        self.screen = screen
        self.view = view
        self.marks = marks
        self.label = label
    }

    /// The picture as a file of its own, light unless the page is always dark.
    public var svg: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + svg(id: "page", attributes: "xmlns=\"http://www.w3.org/2000/svg\" ") + "\n"
    }

    /// The picture as part of a document.
    ///
    /// - Parameters:
    ///   - id: What the picture's own identifiers begin with; no other picture of the document may have the same.
    ///   - attributes: Further attributes, each with a blank behind it.
    package func svg(id: String, attributes: String = "") -> String {
        let rim = Self.rim
        let width = page.width + 2 * rim
        let height = page.height + 2 * rim
        let box = [-rim, -rim, width, height].map(Markup.number).joined(separator: " ")
        return """
            <svg \(attributes)viewBox="\(box)" width="\(Markup.number(width))" \
            height="\(Markup.number(height))" role="img" aria-label="\(Markup.escape(description))" \
            font-family="\(Self.fonts)">
            <defs><clipPath id="\(id)-screen">\(screenShape())</clipPath></defs>
            \(body(clippedBy: "\(id)-screen"))
            </svg>
            """
    }

    private static let fonts = "-apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif"

    /// How wide the phone's rim is.
    static let rim = 10.0

    var isLandscape: Bool { page.width > page.height }

    private func body(clippedBy clip: String) -> String {
        var lines = [bezel]
        lines.append("<g clip-path=\"url(#\(clip))\">")
        // Where a page fills less than the screen, the app shows below it.
        lines.append(screenShape("fill=\"#C9CED6\""))
        lines += page.elements.map(drawing(of:))
        if view == .dialog {
            if !page.dialog.contains(where: { $0.kind == "mask" }) {
                lines.append(screenShape("fill=\"#000000\" fill-opacity=\"0.4\""))
            }
            lines += page.dialog.map(drawing(of:))
        }
        lines.append(phoneParts)
        lines.append("</g>")
        if !marks.isEmpty { lines.append(drawingOfMarks) }
        return lines.joined(separator: "\n")
    }

    /// What a screen reader says: the picture in words.
    var description: String {
        let size = "\(Markup.number(page.width)) × \(Markup.number(page.height)) points"
        let shown = view == .page ? page.elements : page.dialog
        let texts = shown.compactMap { element -> String? in
            guard let text = element.text, !text.isEmpty, text != Self.appleMark else { return nil }
            return "\(element.kind) “\(text)”"
        }
        let head = [label, view == .dialog ? "second agreement dialog" : "", size].filter { !$0.isEmpty }
        return head.joined(separator: ", ") + (texts.isEmpty ? "" : ": " + texts.joined(separator: "; "))
    }

    /// The text by which a button asks for Apple's mark: a private character of Apple's fonts.
    static let appleMark = "\u{F8FF}"
}
