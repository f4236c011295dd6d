public import Foundation

/// A rectangle on a page, in points.
public struct PageFrame: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle of UIKit's.
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }
    /// The rectangle as UIKit's.
    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// Whether both have a point in common; edges that touch have none.
    public func intersects(_ other: PageFrame) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether the other lies in this one.
    public func contains(_ other: PageFrame) -> Bool {
        other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
    }

    /// The same rectangle, moved.
    public func moved(x: Double = 0, y: Double = 0) -> PageFrame {
        PageFrame(x: self.x + x, y: self.y + y, width: width, height: height)
    }
}

/// The page in one orientation: what a style's anchors count in.
public struct PageArea: Hashable, Sendable {
    /// The page's width: the screen's, or the popup's.
    public var width: Double
    /// The page's height.
    public var height: Double
    /// The anchors' vertical zero, from the page's upper edge.
    public var top: Double
    /// The part at the bottom that is not free.
    public var bottom: Double

    /// Makes an area.
    public init(width: Double, height: Double, top: Double = 0, bottom: Double = 0) {
        self.width = width
        self.height = height
        self.top = top
        self.bottom = bottom
    }

    /// The whole screen: status bar and home indicator are not free.
    public init(screen: PageScreen, inLandscape isLandscape: Bool) {
        let size = screen.size(inLandscape: isLandscape)
        let safe = screen.safeArea(inLandscape: isLandscape)
        self.init(width: size.width, height: size.height, top: safe.top, bottom: safe.bottom)
    }

    /// The page of a style.
    ///
    /// The vertical zero is the lower edge of the navigation bar, of the status bar where that bar is hidden, of the title bar
    /// in a popup.
    ///
    /// - Parameter titleBar: The height of the vendor's title bar in a popup.
    public init(_ style: AuthPageStyle, on screen: PageScreen, inLandscape isLandscape: Bool, titleBar: Double = 0) {
        self.init(screen: screen, inLandscape: isLandscape)
        if style.presentation.mode == .popup {
            let popup = style.popupFrame(on: screen, inLandscape: isLandscape)
            self.init(width: popup.width, height: popup.height, top: titleBar)
        } else if !style.navigationBar.isHidden {
            top += PageScreen.navigationBar(inLandscape: isLandscape)
        }
    }

    /// Where anchors put a control, from the page's upper left corner.
    ///
    /// - Parameters:
    ///   - anchors: The anchors. One of each pair is enough; both stretch a control that has no size of its own.
    ///   - width: The control's own width, where the anchors leave it open.
    ///   - height: The control's own height, where the anchors leave it open.
    public func frame(_ anchors: AuthPageStyle.Anchors, width: Double = 0, height: Double = 0) -> PageFrame {
        let (x, width) = Self.span(
            anchors.left, anchors.right, anchors.centerX, anchors.width?.points(of: self.width), width, 0...self.width,
            middle: self.width / 2)
        let (y, height) = Self.span(
            anchors.top, anchors.bottom, anchors.centerY, anchors.height, height, top...max(top, self.height - bottom),
            middle: self.height / 2)
        return PageFrame(x: x, y: y, width: width, height: height)
    }

    private static func span(
        _ near: Double?, _ far: Double?, _ center: Double?, _ given: Double?, _ natural: Double,
        _ range: ClosedRange<Double>, middle: Double
    ) -> (start: Double, length: Double) {
        if let near, let far, given == nil {
            return (range.lowerBound + near, max(0, range.upperBound - far - range.lowerBound - near))
        }
        let length = given ?? natural
        if let near { return (range.lowerBound + near, length) }
        if let far { return (range.upperBound - far - length, length) }
        return (middle - length / 2 + (center ?? 0), length)
    }
}

extension AuthPageStyle {
    /// Where the popup stands on the screen, whatever the mode. It cannot be hidden: it stands as it does upright.
    public func popupFrame(on screen: PageScreen, inLandscape isLandscape: Bool) -> PageFrame {
        let placement = presentation.popup.placement
        let area = PageArea(screen: screen, inLandscape: isLandscape)
        return area.frame(
            placement.anchors(inLandscape: isLandscape) ?? placement.anchors, width: area.width, height: area.height)
    }
}

/// Where a control stands, as a function of the view that holds it: for vendors that ask with a closure.
///
/// It answers for any screen, on any thread, at once.
public struct PagePlacement: Hashable, Sendable {
    /// The style's placement.
    public var placement: AuthPageStyle.Placement
    /// What lies above the anchors' zero in that view, upright and in landscape.
    public var tops: [Double]
    /// What is not free at that view's bottom, upright and in landscape.
    public var bottoms: [Double]

    /// Makes a placement for a view with nothing above and below.
    public init(_ placement: AuthPageStyle.Placement, tops: [Double] = [0, 0], bottoms: [Double] = [0, 0]) {
        self.placement = placement
        self.tops = tops
        self.bottoms = bottoms
    }

    /// Where the control stands in the view.
    ///
    /// - Parameters:
    ///   - view: The view's size.
    ///   - screen: The screen's size, which tells upright from landscape.
    ///   - natural: Where the vendor would put it; it counts where the anchors leave place or size open.
    /// - Returns: the frame; an empty one where the control is hidden.
    public func frame(in view: CGSize, screen: CGSize, natural: CGRect) -> CGRect {
        let isLandscape = screen.width > screen.height
        guard let anchors = placement.anchors(inLandscape: isLandscape) else { return .zero }
        let index = isLandscape ? 1 : 0
        let area = PageArea(
            width: Double(view.width), height: Double(view.height), top: tops.indices.contains(index) ? tops[index] : 0,
            bottom: bottoms.indices.contains(index) ? bottoms[index] : 0)
        var frame = area.frame(anchors, width: Double(natural.width), height: Double(natural.height))
        if anchors.left == nil, anchors.right == nil, anchors.centerX == nil { frame.x = Double(natural.origin.x) }
        if anchors.top == nil, anchors.bottom == nil, anchors.centerY == nil { frame.y = Double(natural.origin.y) }
        return frame.rect
    }

    /// The same as a vendor's closure takes it: the screen's size, the size of the view that holds the control, and where the
    /// vendor would put it.
    public var block: @Sendable (_ screen: CGSize, _ view: CGSize, _ natural: CGRect) -> CGRect {
        { screen, view, natural in frame(in: view, screen: screen, natural: natural) }
    }
}

/// A placement as offsets from the top and the left or middle, upright and in landscape, with one size for both: for vendors
/// that take no other.
public struct PageOffsets: Hashable, Sendable {
    /// Offsets in one orientation. What is 0 counts as not given.
    public struct Offsets: Hashable, Sendable {
        /// From the vertical zero down.
        public var top: Double
        /// From the middle to the right.
        public var centerX: Double
        /// From the left edge.
        public var left: Double

        /// Makes offsets.
        public init(top: Double = 0, centerX: Double = 0, left: Double = 0) {
            self.top = top
            self.centerX = centerX
            self.left = left
        }
    }

    /// Upright.
    public var portrait: Offsets
    /// In landscape.
    public var landscape: Offsets
    /// The width; it counts only with a height.
    public var width: Double
    /// The height; it counts only with a width.
    public var height: Double

    /// Makes offsets.
    public init(
        portrait: Offsets = Offsets(), landscape: Offsets = Offsets(), width: Double = 0, height: Double = 0
    ) {
        self.portrait = portrait
        self.landscape = landscape
        self.width = width
        self.height = height
    }
}
