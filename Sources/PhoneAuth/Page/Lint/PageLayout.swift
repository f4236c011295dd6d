/// How a page lies on one screen: what the linter's rules about places look at.
public struct PageLayout: Hashable, Sendable {
    /// Something on the page that is none of the style's controls: a close button, what an app has drawn.
    public struct Piece: Hashable, Sendable {
        /// What it is, for messages.
        public var name: String
        /// Where it lies.
        public var frame: PageFrame

        /// Makes a piece.
        public init(_ name: String, _ frame: PageFrame) {
            self.name = name
            self.frame = frame
        }
    }

    /// The screen, upright.
    public var screen: PageScreen
    /// Whether it lies on its side.
    public var isLandscape: Bool
    /// The page: the screen or the popup.
    public var page: PageFrame
    /// Where the controls lie. What is hidden, or cannot be seen, is not there.
    public var controls: [PageControl: PageFrame]
    /// What else is on the page and may cover a control.
    public var others: [Piece]
    /// Whether the box is ticked; `nil` where that is not known.
    public var isTicked: Bool?

    /// Makes a layout.
    public init(
        screen: PageScreen, isLandscape: Bool, page: PageFrame, controls: [PageControl: PageFrame],
        others: [Piece] = [],
        isTicked: Bool? = nil
    ) {
        self.screen = screen
        self.isLandscape = isLandscape
        self.page = page
        self.controls = controls
        self.others = others
        self.isTicked = isTicked
    }

    /// `393×852`, as it lies.
    public var screenName: String {
        let size = screen.size(inLandscape: isLandscape)
        return "\(Int(size.width))×\(Int(size.height))"
    }

    /// The screens that the linter looks at, and how they lie where a style's orientations let them.
    public static func screens(for style: AuthPageStyle) -> [(screen: PageScreen, isLandscape: Bool)] {
        [false, true].filter { $0 ? style.allowsLandscape : style.allowsPortrait }.flatMap { isLandscape in
            [PageScreen.small, .medium, .large].map { ($0, isLandscape) }
        }
    }

    /// What lies over or under a control, so far that it can be seen, by name.
    ///
    /// - Parameters:
    ///   - control: The control.
    ///   - left: Controls that do not count.
    func neighbours(of control: PageControl, except left: Set<PageControl> = []) -> [String] {
        guard let frame = controls[control] else { return [] }
        let inner = frame.inset(by: 0.5)
        let those = controls.filter {
            $0.key != control && !$0.key.belongs(to: control) && !left.contains($0.key) && $0.value.intersects(inner)
        }
        return those.keys.map(\.words).sorted() + others.filter { $0.frame.intersects(inner) }.map(\.name)
    }

    /// Whether all of a control is on the page.
    func holds(_ control: PageControl) -> Bool {
        controls[control].map { page.contains($0.inset(by: 0.5)) } ?? true
    }
}

extension PageLayout {
    /// The height of a popup's title bar where the vendor is not known.
    private static let titleBar = 44.0

    /// Where a style asks for its controls, on every screen that the linter looks at.
    public static func all(of style: AuthPageStyle) -> [PageLayout] {
        screens(for: style).map { PageLayout(style, on: $0.screen, inLandscape: $0.isLandscape) }
    }

    /// Where a style asks for its controls on a screen.
    init(_ style: AuthPageStyle, on screen: PageScreen, inLandscape isLandscape: Bool) {
        let isPopup = style.presentation.mode == .popup
        let titleBar = isPopup ? Self.titleBar : 0
        let area = PageArea(style, on: screen, inLandscape: isLandscape, titleBar: titleBar)
        var frames = style.frames(on: screen, inLandscape: isLandscape, titleBar: titleBar).controls
        for control in PageControl.required where style.invisibleField(of: control) != nil { frames[control] = nil }
        var others: [Piece] = []
        let close = style.presentation.popup.closeButton
        if isPopup, !close.isHidden {
            let frame = PageFrame(x: area.width - close.right - 24, y: close.top, width: 24, height: 24)
            others.append(Piece("the popup's close button", frame))
        }
        if !isPopup, !style.navigationBar.isHidden {
            frames[.navigationBar] = PageFrame(width: area.width, height: area.top)
        }
        // A vendor's popup may do without a title bar: nothing is off the page that would be on it there.
        self.init(
            screen: screen, isLandscape: isLandscape,
            page: PageFrame(width: area.width, height: area.height + titleBar),
            controls: frames, others: others)
    }
}

extension PageControl {
    /// What vendors and carriers want to be seen, beside the number, which cannot be hidden.
    static let required: [PageControl] = [.slogan, .loginButton, .agreements]

    /// The control in a sentence.
    package var words: String {
        switch self {
        case .navigationBar: "the navigation bar"
        case .logo: "the logo"
        case .pageTitle: "the page's title"
        case .number: "the number"
        case .slogan: "the slogan"
        case .loginButton: "the login button"
        case .switchButton: "the switch button"
        case .otherNumberButton: "the other-number button"
        case .otherLogins: "the other logins"
        case .checkbox: "the box to tick"
        case .agreements: "the agreements"
        }
    }

    fileprivate func belongs(to other: PageControl) -> Bool { self == .checkbox && other == .agreements }
}

extension PageFrame {
    fileprivate func inset(by points: Double) -> PageFrame {
        PageFrame(
            x: x + points, y: y + points, width: max(0, width - 2 * points), height: max(0, height - 2 * points))
    }
}

extension AuthPageStyle {
    /// Whether the page may lie on its side.
    package var allowsLandscape: Bool { orientations.contains { $0 == .landscapeLeft || $0 == .landscapeRight } }

    /// Whether the page may stand upright.
    package var allowsPortrait: Bool { orientations.contains { $0 == .portrait || $0 == .portraitUpsideDown } }
}
