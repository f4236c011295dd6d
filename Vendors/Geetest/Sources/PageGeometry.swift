import Foundation
import PhoneAuth

/// Where a style's placements put the controls of the SDK's page, and how `OLRect` says so.
///
/// An `OLRect` holds a top and a centre or left offset for each orientation, and one size for both; what is 0 counts as not
/// given, and a size only as a pair. So distances from other edges and shares of the width are worked out for the screen, an
/// offset of nothing becomes a tenth of a point, and the size is the upright one.
struct GeetestGeometry {
    /// A control with an `OLRect`.
    enum Control: CaseIterable {
        case logo, number, slogan, loginButton, switchButton, checkbox, terms
    }

    let style: AuthPageStyle
    let screen: PageScreen

    init(_ style: AuthPageStyle, on screen: PageScreen) {
        self.style = style
        self.screen = screen
    }

    /// What stands for an offset of nothing.
    private static let nothing = 0.1
    /// Far enough down to be out of sight.
    private static let outOfSight = 100.0

    private var isPopup: Bool { style.presentation.mode == .popup }

    // MARK: The page

    /// The page in an orientation: in a popup the popup as large as it really is, with its upper edge as zero, since it has no
    /// title bar.
    func area(inLandscape isLandscape: Bool) -> PageArea {
        guard isPopup else { return PageArea(style, on: screen, inLandscape: isLandscape) }
        let popup = popup(inLandscape: isLandscape)
        return PageArea(width: popup.width, height: popup.height)
    }

    /// Where the popup stands on the screen.
    func popup(inLandscape isLandscape: Bool) -> PageFrame {
        let placement = style.presentation.popup.placement
        let area = PageArea(screen: screen, inLandscape: isLandscape)
        let upright = PageArea(screen: screen, inLandscape: !style.isUpright)
        let size = Self.size(style.orient(placement), in: upright, natural: (300, 340))
        return Self.fit(placement.anchors(inLandscape: isLandscape) ?? placement.anchors, size, in: area)
    }

    /// `popupRect`: from the screen's upper left corner. It takes no centre, and stands in the middle where nothing is given.
    var popupRect: PageProperty {
        func offsets(_ isLandscape: Bool) -> PageOffsets.Offsets {
            let frame = popup(inLandscape: isLandscape)
            let width = screen.size(inLandscape: isLandscape).width
            let isInTheMiddle = abs(frame.x + frame.width / 2 - width / 2) < 0.01
            return PageOffsets.Offsets(top: Self.given(frame.y), left: isInTheMiddle ? 0 : Self.given(frame.x))
        }
        let frame = popup(inLandscape: !style.isUpright)
        return .offsets(
            PageOffsets(
                portrait: offsets(false), landscape: offsets(true), width: frame.width, height: frame.height),
            frame: frame)
    }

    // MARK: Controls

    /// The frame of a control from the page's upper left corner, with the size that it really gets; `nil` where it is out of
    /// sight.
    func frame(of control: Control, inLandscape isLandscape: Bool) -> PageFrame? {
        let placement = placement(of: control)
        guard let anchors = placement.anchors(inLandscape: isLandscape) ?? control.anchorsInsteadOfHiding(placement)
        else { return nil }
        let area = area(inLandscape: isLandscape)
        let upright = self.area(inLandscape: !style.isUpright)
        let size = Self.size(style.orient(placement), in: upright, natural: natural(control, in: upright))
        return part(control, of: Self.fit(anchors, size, in: area))
    }

    /// A control's `OLRect`.
    func rect(of control: Control) -> PageProperty {
        let anchors = style.orient(placement(of: control))
        let isPart = control == .checkbox || control == .terms
        let frame = frame(of: control, inLandscape: !style.isUpright) ?? PageFrame()
        let isSized = isPart || anchors.isSized
        return .offsets(
            PageOffsets(
                portrait: offsets(of: control, inLandscape: false), landscape: offsets(of: control, inLandscape: true),
                width: isSized ? frame.width : 0, height: isSized ? frame.height : 0),
            frame: onScreen(frame))
    }

    /// The frames of the page's controls, for what the app draws.
    func frames(inLandscape isLandscape: Bool) -> PageFrames {
        let area = area(inLandscape: isLandscape)
        // What the framework draws stands where the style asks for it.
        var frames = style.frames(on: screen, inLandscape: isLandscape)
        frames.size = .init(width: area.width, height: area.height)
        for (control, name) in Self.names where frames.controls[name] != nil || control == .checkbox {
            frames.controls[name] = frame(of: control, inLandscape: isLandscape)
        }
        frames.controls[.otherNumberButton] = nil
        if let box = frame(of: .checkbox, inLandscape: isLandscape),
            let terms = frame(of: .terms, inLandscape: isLandscape)
        {
            frames.controls[.agreements] = PageFrame(
                x: box.x, y: terms.y, width: terms.maxX - box.x, height: terms.height)
        }
        return frames
    }

    private static let names: [(Control, PageControl)] = [
        (.logo, .logo), (.number, .number), (.slogan, .slogan), (.loginButton, .loginButton),
        (.switchButton, .switchButton), (.checkbox, .checkbox),
    ]

    private func onScreen(_ frame: PageFrame) -> PageFrame {
        guard isPopup else { return frame }
        let popup = popup(inLandscape: !style.isUpright)
        return frame.moved(x: popup.x, y: popup.y)
    }

    private func placement(of control: Control) -> AuthPageStyle.Placement {
        switch control {
        case .logo: style.logo.placement
        case .number: style.number.placement
        case .slogan: style.slogan.placement
        case .loginButton: style.loginButton.placement
        case .switchButton: style.switchButton.placement
        case .checkbox, .terms: style.agreements.placement
        }
    }

    /// How large the SDK makes what is given no size, as far as that can be told.
    private func natural(_ control: Control, in area: PageArea) -> (width: Double, height: Double) {
        switch control {
        case .logo: return (72, 72)
        case .number: return TextSize.estimate("138****0000", fontSize: style.number.fontSize)
        case .slogan:
            return TextSize.estimate(style.slogan.text ?? "中国移动提供认证服务", fontSize: style.slogan.fontSize)
        case .loginButton: return (300, 40)
        case .switchButton:
            let title = style.switchButton.title
            return TextSize.estimate(title.text ?? style.standardTexts.switchButton, fontSize: title.fontSize)
        case .checkbox, .terms: return (max(60, area.width - 56), 60)
        }
    }

    /// The style places box and agreements together, the SDK each by itself.
    private func part(_ control: Control, of frame: PageFrame) -> PageFrame {
        let side = style.agreements.checkbox.size
        switch control {
        case .checkbox:
            let isCentered = style.agreements.checkbox.verticalAlignment == .center
            return PageFrame(
                x: frame.x, y: frame.y + (isCentered ? max(0, (frame.height - side) / 2) : 0), width: side, height: side
            )
        case .terms:
            let shift = style.agreements.checkbox.textShift
            return PageFrame(
                x: frame.x + shift, y: frame.y, width: max(0, frame.width - shift), height: frame.height)
        case .logo, .number, .slogan, .loginButton, .switchButton: return frame
        }
    }

    private func offsets(of control: Control, inLandscape isLandscape: Bool) -> PageOffsets.Offsets {
        let area = area(inLandscape: isLandscape)
        guard let frame = frame(of: control, inLandscape: isLandscape) else {
            return PageOffsets.Offsets(top: area.height + Self.outOfSight)
        }
        let placement = placement(of: control)
        var anchors = placement.anchors(inLandscape: isLandscape) ?? placement.anchors
        // Box and agreements each stand somewhere in what the style places.
        if control == .checkbox || control == .terms { anchors.left = anchors.left ?? 0 }
        return offsets(frame, anchors, in: area)
    }

    /// In a popup a left offset may count from the popup or from the screen, which the SDK's document leaves open; a centre
    /// counts from the popup's. On the whole screen a centre offset below 0 is not certain to count, a left one is.
    private func offsets(
        _ frame: PageFrame, _ anchors: AuthPageStyle.Anchors, in area: PageArea
    ) -> PageOffsets.Offsets {
        var offsets = PageOffsets.Offsets(top: Self.given(frame.y - area.top))
        let center = frame.x + frame.width / 2 - area.width / 2
        if isPopup || (anchors.left == nil && anchors.right == nil && center > -0.01) {
            offsets.centerX = abs(center) < 0.01 ? 0 : center
        } else {
            offsets.left = Self.given(frame.x)
        }
        return offsets
    }

    // MARK: Back button and second dialog

    /// `backButtonRect`, in the navigation bar; the SDK's button has at most 40 points a side.
    var backButtonRect: PageProperty? {
        guard let placement = style.navigationBar.backPlacement else { return nil }
        func frame(_ isLandscape: Bool) -> PageFrame {
            let bar = PageArea(
                width: screen.size(inLandscape: isLandscape).width,
                height: PageScreen.navigationBar(inLandscape: isLandscape))
            var size = Self.size(style.orient(placement), in: bar, natural: (40, 40))
            size = (min(40, size.width), min(40, size.height))
            return Self.fit(placement.anchors(inLandscape: isLandscape) ?? placement.anchors, size, in: bar)
        }
        func offsets(_ frame: PageFrame) -> PageOffsets.Offsets {
            PageOffsets.Offsets(top: Self.given(frame.y), left: Self.given(frame.x))
        }
        let isSized = style.orient(placement).isSized
        let seen = frame(!style.isUpright)
        return .offsets(
            PageOffsets(
                portrait: offsets(frame(false)), landscape: offsets(frame(true)), width: isSized ? seen.width : 0,
                height: isSized ? seen.height : 0),
            frame: seen.moved(y: screen.safeArea(inLandscape: !style.isUpright).top))
    }

    /// `authDialogRect`. What the placement leaves open is left to the SDK: the middle, or the lower edge.
    var dialogRect: PageProperty {
        let placement = style.consentDialog.placement
        func frame(_ isLandscape: Bool) -> PageFrame {
            let area = PageArea(style.onWholeScreen, on: screen, inLandscape: isLandscape)
            let upright = PageArea(style.onWholeScreen, on: screen, inLandscape: !style.isUpright)
            let size = Self.size(style.orient(placement), in: upright, natural: (300, 200))
            return Self.fit(placement.anchors(inLandscape: isLandscape) ?? placement.anchors, size, in: area)
        }
        func offsets(_ isLandscape: Bool) -> PageOffsets.Offsets {
            let area = PageArea(style.onWholeScreen, on: screen, inLandscape: isLandscape)
            let frame = frame(isLandscape)
            let anchors = placement.anchors(inLandscape: isLandscape) ?? placement.anchors
            var offsets = PageOffsets.Offsets()
            if anchors.top != nil || anchors.bottom != nil || (anchors.centerY ?? 0) != 0 {
                offsets.top = Self.given(frame.y - area.top)
            }
            let center = frame.x + frame.width / 2 - area.width / 2
            if anchors.left != nil || anchors.right != nil || center < -0.01 {
                offsets.left = Self.given(frame.x)
            } else {
                offsets.centerX = abs(center) < 0.01 ? 0 : center
            }
            return offsets
        }
        let isSized = style.orient(placement).isSized
        let seen = frame(!style.isUpright)
        return .offsets(
            PageOffsets(
                portrait: offsets(false), landscape: offsets(true), width: isSized ? seen.width : 0,
                height: isSized ? seen.height : 0),
            frame: seen)
    }

    // MARK: Arithmetic

    private static func given(_ offset: Double) -> Double { max(nothing, offset) }

    private static func size(
        _ anchors: AuthPageStyle.Anchors, in area: PageArea, natural: (width: Double, height: Double)
    ) -> (width: Double, height: Double) {
        let frame = area.frame(anchors, width: natural.width, height: natural.height)
        return (frame.width, frame.height)
    }

    /// Where anchors put a control that has a size already.
    private static func fit(
        _ anchors: AuthPageStyle.Anchors, _ size: (width: Double, height: Double), in area: PageArea
    ) -> PageFrame {
        var anchors = anchors
        if let left = anchors.left, let right = anchors.right, anchors.width == nil {
            anchors.left = nil
            anchors.right = nil
            anchors.centerX = (left - right) / 2
        }
        anchors.width = .points(size.width)
        anchors.height = size.height
        return area.frame(anchors)
    }
}

extension GeetestGeometry.Control {
    /// What the carriers want to see stays in sight where the style hides it in landscape.
    fileprivate func anchorsInsteadOfHiding(_ placement: AuthPageStyle.Placement) -> AuthPageStyle.Anchors? {
        switch self {
        case .logo, .switchButton: nil
        case .number, .slogan, .loginButton, .checkbox, .terms: placement.anchors
        }
    }
}

extension AuthPageStyle {
    /// Whether the page may stand upright; the sizes are then those upright.
    var isUpright: Bool { orientations.contains { $0 == .portrait || $0 == .portraitUpsideDown } }
    /// Whether the page may lie in landscape.
    var isWide: Bool { orientations.contains { $0 == .landscapeLeft || $0 == .landscapeRight } }

    /// The anchors that the size comes from.
    func orient(_ placement: Placement) -> Anchors {
        placement.anchors(inLandscape: !isUpright) ?? placement.anchors
    }

    /// The style of a page that is no popup.
    fileprivate var onWholeScreen: AuthPageStyle {
        var style = self
        if style.presentation.mode == .popup {
            style.presentation.mode = .fullScreen
            style.navigationBar.isHidden = true
        }
        return style
    }
}

extension AuthPageStyle.Anchors {
    /// Whether they say anything of the size.
    var isSized: Bool {
        width != nil || height != nil || (left != nil && right != nil) || (top != nil && bottom != nil)
    }
}
