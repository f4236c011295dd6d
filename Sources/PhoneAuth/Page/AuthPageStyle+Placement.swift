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
