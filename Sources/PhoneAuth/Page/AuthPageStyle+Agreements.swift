public import Foundation

extension AuthPageStyle {
    /// The agreements, the box to tick, and the words around them.
    ///
    /// They read: ``prefix``, the agreements with the carrier's among them and ``separators`` between them, ``suffix``.
    public struct Agreements: Hashable, Sendable {
        /// The box to tick.
        public var checkbox = Checkbox()
        /// The app's own agreements: at most three, with different names.
        public var items: [Agreement] = []
        /// How many of the app's agreements stand before the carrier's.
        public var carrierPosition = 0
        /// The colour of the carrier's agreement; ``linkColor`` when `nil`.
        public var carrierColor: Color?
        /// The two signs around the carrier's agreement, or nothing.
        public var carrierQuotes = "《》"
        /// The words before; the standard ones when `nil`.
        public var prefix: String?
        /// The words between, at most three; the standard ones when `nil`.
        public var separators: [String]?
        /// The words after; the standard ones when `nil`.
        public var suffix: String?
        /// The colour of the words.
        public var textColor = Color(0x555555, dark: 0xAAAAAA)
        /// The colour of the agreements.
        public var linkColor = Color(0x0064C8)
        /// The size of the font in points.
        public var fontSize = 12.0
        /// How the lines are aligned.
        public var alignment = Alignment.left
        /// Points between the lines.
        public var lineSpacing = 2.0
        /// Whether the agreements are underlined. In a file: `underline`.
        public var isUnderlined = false
        /// What is shown when the login button is tapped and the box is not ticked; the standard words when `nil`.
        public var uncheckedHint: String?
        /// How the words move then.
        public var shake = Shake.none
        /// Whether the login button cannot be tapped while the box is not ticked.
        public var disablesLoginButton = false
        /// Where they stand.
        public var placement = Placement(
            Anchors(bottom: 40, left: 28, right: 28, height: 60),
            landscape: .anchors(Anchors(bottom: 24, left: 80, right: 80, height: 44)))

        /// The carrier's agreement alone.
        public init() {}
    }

    /// One of the app's agreements.
    public struct Agreement: Hashable, Sendable {
        /// Its name, without quotes. Not blank.
        public var name: String
        /// Its address: `http` or `https`, with a host.
        public var url: String
        /// Its colour; ``Agreements/linkColor`` when `nil`.
        public var color: Color?

        /// Makes an agreement.
        public init(name: String, url: String, color: Color? = nil) {
            self.name = name
            self.url = url
            self.color = color
        }

        /// The address, or `nil` where it is none.
        public var address: URL? { URL(string: url) }
    }

    /// How lines are aligned.
    public enum Alignment: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// On the left.
        case left
        /// In the middle.
        case center
        /// On the right.
        case right
    }

    /// How the agreements move when the box is not ticked.
    public enum Shake: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// They stand still.
        case none
        /// From side to side.
        case horizontal
        /// Up and down.
        case vertical
    }
}

extension AuthPageStyle.Agreements: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("checkbox", \.checkbox),
            Field("items", \.items, .upTo(3)),
            Field("carrierPosition", \.carrierPosition, .within(0...3)),
            Field("carrierColor", \.carrierColor),
            Field("carrierQuotes", \.carrierQuotes),
            Field("prefix", \.prefix),
            Field("separators", \.separators, .upTo(3)),
            Field("suffix", \.suffix),
            Field("textColor", \.textColor),
            Field("linkColor", \.linkColor),
            Field("fontSize", \.fontSize, .fontSize),
            Field("alignment", \.alignment),
            Field("lineSpacing", \.lineSpacing, .within(0...100)),
            Field("underline", \.isUnderlined),
            Field("uncheckedHint", \.uncheckedHint),
            Field("shake", \.shake),
            Field("disablesLoginButton", \.disablesLoginButton),
            Field("placement", \.placement),
        ]
    }

    func checkTogether(at path: String, into log: inout ProblemLog) {
        log.rejectRepeated(items.map(\.name), in: "\(path).items", key: "name")
        if carrierQuotes.count != 0 && carrierQuotes.count != 2 {
            log.reject(.invalidValue, at: "\(path).carrierQuotes", "must be two signs, such as 《》, or nothing")
        }
        if carrierPosition <= 3 && carrierPosition > items.count && log.wasRead("\(path).items") {
            log.reject(
                .outOfRange, at: "\(path).carrierPosition",
                "\(carrierPosition) is more than there are agreements: \(items.count)")
        }
    }
}

extension AuthPageStyle.Agreement: FieldObject {
    init() { self.init(name: "", url: "") }

    static var fields: [Field<Self>] {
        [
            Field("name", \.name, isRequired: true, .notBlank),
            Field("url", \.url, isRequired: true, .webAddress),
            Field("color", \.color),
        ]
    }
}
