package import PhoneAuth

// How a style's values are written in Aliyun's.

extension PageRule {
    /// A rule for where a control stands in the page's content view.
    ///
    /// - Parameters:
    ///   - field: The style's field with the placement.
    ///   - property: The model's closure.
    ///   - titleBar: The height of the model's title bar in a popup.
    ///   - placement: The placement.
    package static func placed(
        _ field: String, _ property: String, titleBar: Double,
        _ placement: @escaping @Sendable (AuthPageStyle) -> AuthPageStyle.Placement
    ) -> PageRule {
        placed([field], property, titleBar: titleBar, placement)
    }

    /// A rule for where a control stands in the page's content view, by several fields.
    static func placed(
        _ fields: [String], _ property: String, titleBar: Double,
        _ placement: @escaping @Sendable (AuthPageStyle) -> AuthPageStyle.Placement
    ) -> PageRule {
        PageRule(
            fields, property,
            on: { style, screen in
                .placement(PagePlacement(placement(style), onPageOf: style, on: screen, titleBar: titleBar))
            })
    }

    /// The rule with colours that are the same on a light and a dark phone, where the style asks for one appearance: the SDK has no
    /// switch for it.
    package func inAppearance(_ properties: [String: PagePropertyType]) -> PageRule {
        guard let type = properties[property], [.color, .colors, .label].contains(type) else { return self }
        let value = value
        return PageRule(
            fields + ["appearance"], property,
            on: { style, screen in value(style, screen)?.resolved(for: style.appearance) })
    }
}

extension PageProperty {
    fileprivate func resolved(for appearance: AuthPageStyle.Appearance) -> PageProperty {
        guard appearance != .system else { return self }
        let isDark = appearance == .dark
        func fixed(_ color: AuthPageStyle.Color) -> AuthPageStyle.Color { .init(light: color.resolved(isDark: isDark)) }
        switch self {
        case .color(let color): return .color(fixed(color))
        case .colors(let colors): return .colors(colors.map(fixed))
        case .label(var label):
            label.color = fixed(label.color)
            return .label(label)
        default: return self
        }
    }
}

extension PagePlacement {
    /// The placement in the view that Aliyun's closures call the super view: the page below its bar.
    ///
    /// The documents do not say where that view begins. The closures' predecessors, the offsets, counted from the lower edge of the
    /// bar; in the documents' own pages a logo stands 10 points below zero on a popup with a title bar, and the agreements end above
    /// the home indicator only if the view begins below the navigation bar. Without a bar it is the whole page.
    package init(
        _ placement: AuthPageStyle.Placement, onPageOf style: AuthPageStyle, on screen: PageScreen, titleBar: Double
    ) {
        guard style.presentation.mode != .popup else {
            self.init(placement.raised(by: { _ in titleBar / 2 }))
            return
        }
        let safe = [false, true].map { screen.safeArea(inLandscape: $0) }
        let bottoms = safe.map(\.bottom)
        if style.navigationBar.isHidden {
            self.init(placement, tops: safe.map(\.top), bottoms: bottoms)
        } else {
            let raised = placement.raised { isLandscape in
                (safe[isLandscape ? 1 : 0].top + PageScreen.navigationBar(inLandscape: isLandscape)) / 2
            }
            self.init(raised, bottoms: bottoms)
        }
    }
}

extension AuthPageStyle.Placement {
    /// The placement with other anchors in each orientation.
    func mapped(_ change: (AuthPageStyle.Anchors) -> AuthPageStyle.Anchors) -> Self {
        var placement = self
        placement.anchors = change(anchors)
        if case .anchors(let anchors) = landscape { placement.landscape = .anchors(change(anchors)) }
        return placement
    }

    /// The placement without width and height.
    var withoutSize: Self {
        mapped { anchors in
            var anchors = anchors
            anchors.width = nil
            anchors.height = nil
            return anchors
        }
    }

    /// The placement in a view whose middle lies lower than the page's, by some points in each orientation.
    fileprivate func raised(by distance: (_ inLandscape: Bool) -> Double) -> Self {
        func raised(_ anchors: AuthPageStyle.Anchors, _ isLandscape: Bool) -> AuthPageStyle.Anchors {
            var anchors = anchors
            if let centerY = anchors.centerY { anchors.centerY = centerY - distance(isLandscape) }
            return anchors
        }
        var placement = self
        placement.anchors = raised(anchors, false)
        switch landscape {
        case .hidden: break
        case .anchors(let anchors): placement.landscape = .anchors(raised(anchors, true))
        case nil: if anchors.centerY != nil { placement.landscape = .anchors(raised(anchors, true)) }
        }
        return placement
    }
}

extension AuthPageStyle.Label {
    /// The font, no smaller than the SDK takes.
    func font(atLeast size: Double) -> PageProperty { .font(size: max(size, fontSize), isBold: isBold) }
}

extension Double {
    func within(_ range: ClosedRange<Double>) -> Double { min(range.upperBound, max(range.lowerBound, self)) }
}

// MARK: Raw values

extension AuthPageStyle.Orientation {
    /// The bit of `UIInterfaceOrientationMask`.
    var mask: Int {
        switch self {
        case .portrait: 2
        case .portraitUpsideDown: 4
        case .landscapeRight: 8
        case .landscapeLeft: 16
        }
    }
}

extension AuthPageStyle.Direction {
    /// The case of `PNSPresentationDirection`.
    var number: Double {
        switch self {
        case .bottom: 0
        case .right: 1
        case .top: 2
        case .left: 3
        }
    }
}

extension AuthPageStyle.StatusBarStyle {
    /// The case of `UIStatusBarStyle`.
    var number: Double {
        switch self {
        case .default: 0
        case .lightContent: 1
        case .darkContent: 3
        }
    }
}

extension AuthPageStyle.Alignment {
    /// The case of `NSTextAlignment`.
    var number: Double {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        }
    }
}

extension AuthPageStyle.ContentMode {
    /// The case of `UIView.ContentMode`, which has the same order.
    var number: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) }
}

extension AuthPageStyle.Transition {
    /// Where the page comes from, when not from a side: the SDK's own animation is the only one that covers.
    func motion(lasting duration: Double) -> PageProperty? {
        switch self {
        case .cover, .custom: nil
        case .fade: .members(["opacity": 0, "duration": duration])
        case .flip: .members(["transform.rotation.y": .pi / 2, "duration": duration])
        }
    }
}

extension AuthPageStyle.Shake {
    /// How far the agreements move, in points.
    var motion: PageProperty? {
        switch self {
        case .none: nil
        case .horizontal: .members(["transform.translation.x": 8, "duration": 0.4])
        case .vertical: .members(["transform.translation.y": 6, "duration": 0.4])
        }
    }
}
