import PhoneAuth

/// The constants of a `YjdlShOrientationLayOut`: distances from the edges and middle of the page's view, with signs, so that
/// what keeps 20 points from the right or lower edge has -20 there.
///
/// The page's view begins at the screen's upper edge, in a popup at the popup's.
struct ShanyanLayout {
    /// The property with the layout for upright screens.
    static let portrait = "yjdlShOrientationLayOutPortrait"
    /// The property with the layout for landscape.
    static let landscape = "yjdlShOrientationLayOutLandscape"

    /// The height of the SDK's navigation bar, which is a popup's title bar.
    static let titleBar = 44.0
    /// What the SDK's box keeps from the agreements on its right, as far as the document's examples tell.
    static let checkboxGap = 5.0

    /// The names of all constants.
    static let names: [String] =
        ["Logo", "Phone", "LoginBtn", "AppPrivacy", "Slogan", "VerifySlogan"].flatMap { control in
            ["Left", "Top", "Right", "Bottom", "Width", "Height", "CenterX", "CenterY"].map {
                "yjdlShLayout\(control)\($0)"
            }
        } + ["Center.x", "Center.y", "Origin.x", "Origin.y", "Width", "Height"].map { "\(window)\($0)" }

    private static let window = "yjdlShAuthWindowOrientation"

    /// The layout of a style in one orientation; `nil` where the page is never in it, as the SDK wants it.
    static func members(
        _ style: AuthPageStyle, on screen: PageScreen, inLandscape isLandscape: Bool
    ) -> PageProperty? {
        guard style.orientations.contains(where: { $0.isLandscape == isLandscape }) else { return nil }
        var layout = ShanyanLayout(style, screen, isLandscape)
        layout.putAll()
        return .members(layout.members)
    }

    private let style: AuthPageStyle
    private let area: PageArea
    private let isLandscape: Bool
    private var members: [String: Double] = [:]

    private init(_ style: AuthPageStyle, _ screen: PageScreen, _ isLandscape: Bool) {
        self.style = style
        self.isLandscape = isLandscape
        area = PageArea(style, on: screen, inLandscape: isLandscape, titleBar: Self.titleBar)
        guard style.presentation.mode == .popup else { return }
        let popup = style.popupFrame(on: screen, inLandscape: isLandscape)
        members["\(Self.window)Origin.x"] = popup.x
        members["\(Self.window)Origin.y"] = popup.y
        members["\(Self.window)Width"] = popup.width
        members["\(Self.window)Height"] = popup.height
    }

    private mutating func putAll() {
        if let anchors = style.logo.placement.anchors(inLandscape: isLandscape) {
            put("Logo", anchors, width: 72, height: 72)
        } else {
            // The SDK hides its logo in both orientations or in none; without a size it is not seen either.
            for side in ["Left", "Top", "Width", "Height"] { members["yjdlShLayoutLogo\(side)"] = 0 }
        }
        putLabel("Phone", style.number.placement, style.number.fontSize, "138****0000")
        putLabel("Slogan", style.slogan.placement, style.slogan.fontSize, "认证服务由中国移动提供")
        put("LoginBtn", shown(style.loginButton.placement), width: 300, height: 44)
        let checkbox = style.agreements.checkbox
        put(
            "AppPrivacy", shown(style.agreements.placement), width: area.width - 56, height: 60,
            inset: checkbox.isHidden ? 0 : checkbox.size + Self.checkboxGap)
    }

    /// What the carriers want to be seen is not hidden: it stays where it stands upright.
    private func shown(_ placement: AuthPageStyle.Placement) -> AuthPageStyle.Anchors {
        placement.anchors(inLandscape: isLandscape) ?? placement.anchors
    }

    /// A label without a width takes all the room that its alignment leaves, so that no text is cut short. The SDK has one
    /// alignment for both orientations; where this is not it, the label is about as wide as its text.
    private mutating func putLabel(
        _ name: String, _ placement: AuthPageStyle.Placement, _ fontSize: Double, _ sample: String
    ) {
        let anchors = shown(placement)
        let size = TextSize.estimate(sample, fontSize: fontSize)
        let isAligned = anchors.alignment == placement.anchors.alignment
        put(name, anchors, width: isAligned ? nil : size.width, height: size.height)
    }

    /// - Parameters:
    ///   - width: The width where the anchors leave it open; `nil` takes all the room.
    ///   - height: The height where the anchors leave it open.
    ///   - inset: What stands on the left of the control and belongs to it.
    private mutating func put(
        _ name: String, _ anchors: AuthPageStyle.Anchors, width: Double?, height: Double, inset: Double = 0
    ) {
        func set(_ side: String, _ value: Double) { members["yjdlShLayout\(name)\(side)"] = value }
        let given = anchors.width?.points(of: area.width)
        switch (anchors.left, anchors.right, given ?? width) {
        case (let left?, let right?, _) where given == nil:
            set("Left", left + inset)
            set("Right", -right)
        case (let left?, _, let width?):
            set("Left", left + inset)
            set("Width", width - inset)
        case (nil, let right?, let width?):
            set("Right", -right)
            set("Width", width - inset)
        case (nil, nil, let width?):
            set("CenterX", (anchors.centerX ?? 0) + inset / 2)
            set("Width", width - inset)
        case (let left?, _, nil):
            set("Left", left)
            set("Right", 0)
        case (nil, let right?, nil):
            set("Left", 0)
            set("Right", -right)
        case (nil, nil, nil):
            let center = anchors.centerX ?? 0
            set("CenterX", center)
            set("Width", area.width - 2 * abs(center))
        }
        if let top = anchors.top, let bottom = anchors.bottom, anchors.height == nil {
            set("Top", area.top + top)
            set("Bottom", -(area.bottom + bottom))
            return
        }
        set("Height", anchors.height ?? height)
        if let top = anchors.top {
            set("Top", area.top + top)
        } else if let bottom = anchors.bottom {
            set("Bottom", -(area.bottom + bottom))
        } else {
            set("CenterY", anchors.centerY ?? 0)
        }
    }
}

extension AuthPageStyle.Anchors {
    /// How a text between these anchors is aligned.
    var alignment: AuthPageStyle.Alignment {
        switch (left, right) {
        case (.some, nil): .left
        case (nil, .some): .right
        default: .center
        }
    }
}

extension AuthPageStyle.Orientation {
    /// Whether it is one of the two on a side.
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The number of UIKit's `UIInterfaceOrientation`.
    var number: Int {
        switch self {
        case .portrait: 1
        case .portraitUpsideDown: 2
        case .landscapeRight: 3
        case .landscapeLeft: 4
        }
    }
}

extension AuthPageStyle.Alignment {
    /// The number of `NSTextAlignment`, as iOS numbers it.
    var number: Double {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        }
    }
}
