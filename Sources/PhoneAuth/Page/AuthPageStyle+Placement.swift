import PhoneAuthModel

extension AuthPageStyle {
    /// Where a control stands, upright and in landscape.
    ///
    /// In a file the anchors for landscape stand beside the others: `{"top": 20, "landscape": {"top": 8}}`, or
    /// `"landscape": "hidden"`. A placement in a file replaces the standard one as a whole.
    public struct Placement: Hashable, Sendable {
        /// The anchors, upright, and in landscape where ``landscape`` is `nil`.
        public var anchors: Anchors
        /// What differs in landscape.
        public var landscape: Landscape?

        /// Makes a placement.
        public init(_ anchors: Anchors = Anchors(), landscape: Landscape? = nil) {
            self.anchors = anchors
            self.landscape = landscape
        }

        /// The anchors in force, or `nil` where the control is hidden.
        public func anchors(inLandscape: Bool) -> Anchors? {
            guard inLandscape, let landscape else { return anchors }
            switch landscape {
            case .hidden: return nil
            case .anchors(let anchors): return anchors
            }
        }
    }

    /// What becomes of a control in landscape.
    public enum Landscape: Hashable, Sendable {
        /// It is not shown.
        case hidden
        /// It stands here.
        case anchors(Anchors)
    }

    /// Distances in points that say where a control stands. What is `nil` is left to the vendor.
    ///
    /// The vertical zero is the lower edge of the navigation bar; of the status bar when that bar is hidden; of the title
    /// bar in a popup. The safe area counts at the bottom.
    public struct Anchors: Hashable, Sendable {
        /// From zero down to the upper edge.
        public var top: Double?
        /// From the lower edge to the bottom of the safe area.
        public var bottom: Double?
        /// From the left edge of the page.
        public var left: Double?
        /// From the right edge of the page.
        public var right: Double?
        /// From the page's centre line to the control's, to the right.
        public var centerX: Double?
        /// From the page's middle to the control's, downward.
        public var centerY: Double?
        /// The width.
        public var width: Length?
        /// The height.
        public var height: Double?

        /// Makes anchors.
        public init(
            top: Double? = nil, bottom: Double? = nil, left: Double? = nil, right: Double? = nil,
            centerX: Double? = nil, centerY: Double? = nil, width: Length? = nil, height: Double? = nil
        ) {
            self.top = top
            self.bottom = bottom
            self.left = left
            self.right = right
            self.centerX = centerX
            self.centerY = centerY
            self.width = width
            self.height = height
        }
    }

    /// A width.
    public enum Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        /// Points.
        case points(Double)
        /// A share of the page's width, above 0 and up to 1. In a file: `"85%"`.
        case share(Double)

        /// Points.
        public init(integerLiteral value: Int) { self = .points(Double(value)) }
        /// Points.
        public init(floatLiteral value: Double) { self = .points(value) }

        /// The length in points on a page of this width.
        public func points(of width: Double) -> Double {
            switch self {
            case .points(let points): points
            case .share(let share): share * width
            }
        }
    }
}

extension AuthPageStyle.Anchors: FieldObject {
    /// No anchors.
    public init() { self.init(top: nil) }

    static var fields: [Field<Self>] {
        let distance = FieldRule<Double>.within(-5000...5000)
        return [
            Field("top", \.top, distance), Field("bottom", \.bottom, distance),
            Field("left", \.left, distance), Field("right", \.right, distance),
            Field("centerX", \.centerX, distance), Field("centerY", \.centerY, distance),
            Field("width", \.width), Field("height", \.height, .positive(upTo: 5000)),
        ]
    }

    var fieldJSON: JSONValue { givenFields }
}

extension AuthPageStyle.Placement: FieldObject {
    /// A placement that leaves everything to the vendor.
    public init() { self.init(AuthPageStyle.Anchors()) }

    static var fields: [Field<Self>] {
        AuthPageStyle.Anchors.fields.map { $0.flattened(into: \Self.anchors) } + [Field("landscape", \.landscape)]
    }

    var fieldJSON: JSONValue { givenFields }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        readFields(value, over: Self(), at: path, into: &log)
    }
}

extension AuthPageStyle.Landscape: FieldValue {
    static var fallback: Self { .hidden }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        switch value {
        case .string("hidden"):
            return .hidden
        case .string(let text):
            log.unreadable(.invalidValue, at: path, "“\(text)” is neither a placement nor hidden")
            return nil
        case .object:
            let anchors = AuthPageStyle.Anchors.read(value, over: AuthPageStyle.Anchors(), at: path, into: &log)
            return anchors.map { .anchors($0) }
        default:
            log.wrongType(value, at: path, expected: "a placement or hidden")
            return nil
        }
    }

    func check(at path: String, into log: inout ProblemLog) {
        if case .anchors(let anchors) = self { anchors.check(at: path, into: &log) }
    }

    var fieldJSON: JSONValue {
        switch self {
        case .hidden: "hidden"
        case .anchors(let anchors): anchors.fieldJSON
        }
    }

    func leaves(at path: String) -> [String] {
        switch self {
        case .hidden: [path]
        case .anchors(let anchors): anchors.leaves(at: path)
        }
    }
}

extension AuthPageStyle.Length: FieldValue {
    static var fallback: Self { .points(0) }

    static func read(_ value: JSONValue, over base: Self, at path: String, into log: inout ProblemLog) -> Self? {
        if let points = value.double { return .points(points) }
        guard case .string(let text) = value else {
            log.wrongType(value, at: path, expected: "a number or a share such as 85%")
            return nil
        }
        guard text.last == "%", let percent = Double(text.dropLast()), percent.isFinite else {
            log.unreadable(.invalidValue, at: path, "“\(text)” is neither a number nor a share such as 85%")
            return nil
        }
        return .share(percent / 100)
    }

    func check(at path: String, into log: inout ProblemLog) {
        switch self {
        case .points(let points): FieldRule.positive(upTo: 5000).check(points, path, &log)
        case .share(let share) where share > 0 && share <= 1: break
        case .share: log.reject(.outOfRange, at: path, "must be more than 0% and at most 100%")
        }
    }

    var fieldJSON: JSONValue {
        switch self {
        case .points(let points): points.fieldJSON
        case .share(let share):
            .string("\(JSONValue(seconds: share * 100).serialized(pretty: false))%")
        }
    }
}
