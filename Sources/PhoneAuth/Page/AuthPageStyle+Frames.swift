import Foundation

extension AuthPageStyle {
    /// Where the style asks for the controls, from the page's upper left corner. Controls that it hides are left out; what the
    /// anchors leave open is estimated.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - isLandscape: Whether it lies on its side.
    ///   - titleBar: The height of the vendor's title bar in a popup.
    public func frames(on screen: PageScreen, inLandscape isLandscape: Bool, titleBar: Double = 0) -> PageFrames {
        let area = PageArea(self, on: screen, inLandscape: isLandscape, titleBar: titleBar)
        var frames: [PageControl: PageFrame] = [:]
        func put(_ control: PageControl, _ placement: Placement, _ width: Double, _ height: Double) {
            guard let anchors = placement.anchors(inLandscape: isLandscape) else { return }
            frames[control] = area.frame(anchors, width: width, height: height)
        }
        func put(_ control: PageControl, _ placement: Placement, _ text: String, _ fontSize: Double) {
            let size = TextSize.estimate(text, fontSize: fontSize)
            put(control, placement, size.width, size.height)
        }
        if !logo.isHidden, logo.image != nil { put(.logo, logo.placement, 72, 72) }
        if let title = pageTitle.label.text { put(.pageTitle, pageTitle.placement, title, pageTitle.label.fontSize) }
        put(.number, number.placement, MaskedNumber.sample, number.fontSize)
        if !slogan.isHidden { put(.slogan, slogan.placement, slogan.text ?? Slogan.sample, slogan.fontSize) }
        if !loginButton.isHidden { put(.loginButton, loginButton.placement, 300, 44) }
        if !switchButton.isHidden { put(.switchButton, switchButton.placement, 160, 24) }
        if !otherNumberButton.isHidden { put(.otherNumberButton, otherNumberButton.placement, 160, 24) }
        if !otherLogins.items.isEmpty { put(.otherLogins, otherLogins.placement, area.width, 44) }
        put(.agreements, agreements.placement, area.width - 56, 60)
        return PageFrames(
            size: .init(width: area.width, height: area.height), controls: frames, inLandscape: isLandscape)
    }
}

extension AuthPageStyle.MaskedNumber {
    /// A masked number as long as a real one.
    static let sample = "138****0000"
}

extension AuthPageStyle.Slogan {
    /// A slogan as long as the carriers' own.
    static let sample = "中国移动提供认证服务"
}

extension PageFrames {
    /// The same frames, moved.
    func moved(x: Double, y: Double) -> PageFrames {
        PageFrames(size: size, controls: controls.mapValues { $0.moved(x: x, y: y) }, inLandscape: isLandscape)
    }
}
