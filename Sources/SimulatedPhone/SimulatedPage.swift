/// An authorization page as it lies on a simulated phone's screen: what a vendor's stand-in has laid out from the vendor's own
/// page model, in points from the screen's upper left corner.
public struct SimulatedPage: Hashable, Sendable {
    /// A rectangle on the screen.
    public struct Frame: Hashable, Sendable {
        /// The left edge.
        public var x: Double
        /// The upper edge.
        public var y: Double
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double

        /// Makes a rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A colour on a light and on a dark page, each as `#RRGGBBAA`.
    public struct Color: Hashable, Sendable {
        /// On a light page.
        public var light: String
        /// On a dark page.
        public var dark: String

        /// Makes a colour.
        public init(light: String, dark: String) {
            self.light = light
            self.dark = dark
        }
    }

    /// Something on the page.
    public struct Element: Hashable, Sendable {
        /// What it is: `background`, `mask`, `popup`, `navigationBar`, `title`, `backButton`, `closeButton`, `rightItem`, `logo`,
        /// `pageTitle`, `number`, `slogan`, `loginButton`, `switchButton`, `otherNumberButton`, `otherLogin`, `checkbox`,
        /// `agreements`, `custom`; in the second dialog `dialog`, `dialogTitle`, `dialogContent`, `agreeButton`,
        /// `disagreeButton`, `dialogCloseButton`.
        public var kind: String
        /// Where it lies.
        public var frame: Frame
        /// The name by which an app knows it, of what the framework or the app has drawn.
        public var id: String?
        /// The text on it.
        public var text: String?
        /// The text's colour.
        public var color: Color?
        /// The colours of parts of the text that are links.
        public var linkColor: Color?
        /// The parts of the text that are links, in their order; where none is told, what stands in quotation marks is taken
        /// for one.
        public var links: [String] = []
        /// The size of the text's font in points.
        public var fontSize: Double?
        /// Whether the text is bold.
        public var isBold = false
        /// How the text is aligned: `left`, `center`, `right`.
        public var alignment = "center"
        /// The colour behind it.
        public var background: Color?
        /// The name of its picture.
        public var image: String?
        /// The radii of its corners: upper left, upper right, lower right, lower left.
        public var corners: [Double] = [0, 0, 0, 0]
        /// How much it covers, 0 to 1.
        public var alpha = 1.0
        /// Whether it is ticked, of a box.
        public var isChecked: Bool?

        /// Makes an element.
        public init(_ kind: String, _ frame: Frame) {
            self.kind = kind
            self.frame = frame
        }
    }

    /// The screen's width in this orientation.
    public var width: Double
    /// The screen's height in this orientation.
    public var height: Double
    /// What is on the page, the lowest first. What is hidden is left out.
    public var elements: [Element]
    /// What is on the second agreement dialog, the lowest first; empty where the page has none.
    public var dialog: [Element]
    /// Whether the page is light or dark, whatever the phone says; `nil` follows the phone.
    public var isDark: Bool?

    /// Makes a page.
    public init(width: Double, height: Double, elements: [Element] = [], dialog: [Element] = []) {
        self.width = width
        self.height = height
        self.elements = elements
        self.dialog = dialog
    }

    /// The first element of a kind.
    public subscript(kind: String) -> Element? {
        elements.first { $0.kind == kind } ?? dialog.first { $0.kind == kind }
    }
}
