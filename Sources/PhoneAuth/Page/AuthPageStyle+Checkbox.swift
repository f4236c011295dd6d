extension AuthPageStyle {
    /// The box to tick before the login.
    public struct Checkbox: Hashable, Sendable {
        /// Whether there is none.
        public var isHidden = false
        /// Whether it is ticked when the page comes up. The regulator asks for `false`.
        public var isChecked = false
        /// Its side in points.
        public var size = 18.0
        /// Its pictures.
        public var images = CheckboxImages()
        /// Points between its edges and its picture.
        public var imageInsets = Insets()
        /// Where it stands beside several lines.
        public var verticalAlignment = VerticalAlignment.center
        /// Where a tap ticks it.
        public var tapArea = TapArea.box

        /// The standard box, not ticked.
        public init() {}

        /// Points from its left edge to the agreements where a vendor places both: 2 are left free between them.
        package var textShift: Double { size + 2 }
    }

    /// The pictures of the box; the vendor's own where `nil`.
    public struct CheckboxImages: Hashable, Sendable {
        /// Ticked.
        public var checked: String?
        /// Not ticked.
        public var unchecked: String?

        /// Makes a pair of pictures.
        public init(checked: String? = nil, unchecked: String? = nil) {
            self.checked = checked
            self.unchecked = unchecked
        }
    }

    /// Points to leave free on each side.
    public struct Insets: Hashable, Sendable {
        /// Above.
        public var top: Double
        /// On the left.
        public var left: Double
        /// Below.
        public var bottom: Double
        /// On the right.
        public var right: Double

        /// Makes insets.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Where the box stands beside several lines.
    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// Beside the first line.
        case top
        /// In the middle.
        case center
    }

    /// Where a tap ticks the box.
    public enum TapArea: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// On the box.
        case box
        /// Also on the words before the agreements.
        case prefix
    }
}

extension AuthPageStyle.Checkbox: FieldObject {
    static var fields: [Field<Self>] {
        [
            Field("hidden", \.isHidden),
            Field("checked", \.isChecked),
            Field("size", \.size, .side),
            Field("images", \.images),
            Field("imageInsets", \.imageInsets),
            Field("verticalAlignment", \.verticalAlignment),
            Field("tapArea", \.tapArea),
        ]
    }
}

extension AuthPageStyle.CheckboxImages: FieldObject {
    /// The vendor's own pictures.
    public init() { self.init(checked: nil) }

    static var fields: [Field<Self>] {
        [Field("checked", \.checked, .notBlank), Field("unchecked", \.unchecked, .notBlank)]
    }
}

extension AuthPageStyle.Insets: FieldObject {
    /// No insets.
    public init() { self.init(top: 0) }

    static var fields: [Field<Self>] {
        let inset = FieldRule<Double>.within(-100...100)
        return [
            Field("top", \.top, inset), Field("left", \.left, inset),
            Field("bottom", \.bottom, inset), Field("right", \.right, inset),
        ]
    }
}
