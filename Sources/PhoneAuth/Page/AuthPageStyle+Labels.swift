extension AuthPageStyle {
    /// A text and how it looks.
    public struct Label: Hashable, Sendable {
        /// The text; the standard one in the page's language when `nil`.
        public var text: String?
        /// Its colour.
        public var color: Color
        /// The size of its font in points.
        public var fontSize: Double
        /// Whether its font is bold.
        public var isBold: Bool

        /// Makes a text.
        public init(
            _ text: String? = nil, color: Color = Color(0x262626, dark: 0xF2F2F2), fontSize: Double = 16,
            isBold: Bool = false
        ) {
            self.text = text
            self.color = color
            self.fontSize = fontSize
            self.isBold = isBold
        }

        /// The label with a text in any case: a standard one where it has none of its own.
        public func filled(with standard: String) -> Label {
            var label = self
            label.text = text ?? standard
            return label
        }
    }

    /// The app's logo.
    public struct Logo: Hashable, Sendable {
        /// Whether there is none.
        public var isHidden = false
        /// The picture; without one there is no logo.
        public var image: String?
        /// The radius of its corners in points.
        public var cornerRadius = 8.0
        /// Where it stands.
        public var placement = Placement(Anchors(top: 40, centerX: 0, width: 72, height: 72), landscape: .hidden)

        /// The standard place, without a picture.
        public init() {}
    }

    /// A title on the page itself.
    public struct PageTitle: Hashable, Sendable {
        /// The title and how it looks. There is no standard text: without one there is no title. In a file: its fields stand
        /// beside the placement.
        public var label = Label(fontSize: 24, isBold: true)
        /// Where it stands.
        public var placement = Placement(Anchors(top: 116, centerX: 0, height: 30), landscape: .hidden)

        /// No title.
        public init() {}
    }

    /// The masked phone number. It cannot be hidden, and its text is the carrier's.
    public struct MaskedNumber: Hashable, Sendable {
        /// Its colour.
        public var color = Color(0x262626, dark: 0xF2F2F2)
        /// The size of its font in points.
        public var fontSize = 24.0
        /// Whether its font is bold.
        public var isBold = true
        /// Where it stands.
        public var placement = Placement(
            Anchors(top: 150, centerX: 0), landscape: .anchors(Anchors(top: 20, centerX: 0)))

        /// The standard number.
        public init() {}
    }

    /// The line that names the carrier's service.
    public struct Slogan: Hashable, Sendable {
        /// Whether it is hidden. The carriers ask for it to be seen.
        public var isHidden = false
        /// The text; the carrier's own when `nil`.
        public var text: String?
        /// Its colour.
        public var color = Color(0x8A8A8A)
        /// The size of its font in points.
        public var fontSize = 12.0
        /// Where it stands.
        public var placement = Placement(
            Anchors(top: 190, centerX: 0), landscape: .anchors(Anchors(top: 56, centerX: 0)))

        /// The carrier's slogan.
        public init() {}
    }
}

extension AuthPageStyle.Label: FieldObject {
    /// The standard text.
    public init() { self.init(nil) }

    static var fields: [Field<Self>] {
        [
            Field("text", \.text),
            Field("color", \.color),
            Field("fontSize", \.fontSize, .fontSize),
            Field("bold", \.isBold),
        ]
    }
}

extension AuthPageStyle.Logo: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("hidden", \.isHidden),
            Field("image", \.image, .notBlank),
            Field("cornerRadius", \.cornerRadius, .cornerRadius),
            Field("placement", \.placement),
        ]
    }
}

extension AuthPageStyle.PageTitle: FieldObject {
    static var fields: [Field<Self>] {
        AuthPageStyle.Label.fields.map { $0.flattened(into: \Self.label) } + [Field("placement", \.placement)]
    }
}

extension AuthPageStyle.MaskedNumber: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("color", \.color),
            Field("fontSize", \.fontSize, .fontSize),
            Field("bold", \.isBold),
            Field("placement", \.placement),
        ]
    }
}

extension AuthPageStyle.Slogan: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("hidden", \.isHidden),
            Field("text", \.text),
            Field("color", \.color),
            Field("fontSize", \.fontSize, .fontSize),
            Field("placement", \.placement),
        ]
    }
}
