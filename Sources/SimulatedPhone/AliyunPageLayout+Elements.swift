import Foundation
package import UIKitShim

extension AliyunPageLayout {
    /// The page as it lies on the screen.
    ///
    /// - Parameter customView: The view that the app has drawn in, as big as the content view.
    package func simulatedPage(customView: UIView?) -> SimulatedPage {
        var elements = isPopup ? popup : fullScreen
        elements += controls + agreements
        if let customView { elements += SimulatedPage.drawn(in: customView, at: content.origin) }
        return SimulatedPage(
            width: Double(screen.width), height: Double(screen.height), elements: elements,
            dialog: model.privacyAlertIsNeedShow && !isPopup ? dialog : [])
    }

    func element(_ kind: String, _ frame: CGRect) -> SimulatedPage.Element {
        SimulatedPage.Element(kind, SimulatedPage.Frame(frame))
    }

    /// An element of the content view; `nil` where its frame is empty, which hides it.
    private func placed(_ kind: String, _ frame: CGRect) -> SimulatedPage.Element? {
        frame.isEmpty ? nil : element(kind, frame.offsetBy(dx: content.minX, dy: content.minY))
    }

    // MARK: Around the content

    private var fullScreen: [SimulatedPage.Element] {
        var elements = [element("background", page).background(model.backgroundColor).image(model.backgroundImage)]
        guard !model.navIsHidden else { return elements }
        elements.append(element("navigationBar", bar).background(model.navColor))
        // The bar's own view begins below the status bar.
        let area = CGRect(x: 0, y: safe.top, width: bar.width, height: bar.height - safe.top)
        func inBar(_ kind: String, _ block: AliyunFrameBlock, _ natural: CGRect) -> SimulatedPage.Element {
            element(kind, block(screen, area.size, natural).offsetBy(dx: area.minX, dy: area.minY))
        }
        if model.navTitle.length > 0 {
            let size = SimulatedPage.textSize(model.navTitle.string, Self.font(of: model.navTitle))
            let natural = CGRect(
                x: (area.width - size.width) / 2, y: (area.height - size.height) / 2, width: size.width,
                height: size.height)
            elements.append(inBar("title", model.navTitleFrameBlock, natural).text(model.navTitle))
        }
        if !model.hideNavBackItem {
            let natural = CGRect(x: 12, y: 0, width: area.height, height: area.height)
            elements.append(inBar("backButton", model.navBackButtonFrameBlock, natural).image(model.navBackImage))
        }
        if let more = model.moreView {
            let width = min(more.frame.width, area.width / 3)
            let natural = CGRect(x: area.width - 12 - width, y: 0, width: width, height: area.height)
            var item = inBar("rightItem", model.navMoreViewFrameBlock, natural)
            item.id = more.accessibilityIdentifier?.split(separator: ".", maxSplits: 2).last.map(String.init)
            if let button = more as? UIButton {
                item = item.text(button.attributedTitle(for: .normal)).image(button.image(for: .normal))
            }
            elements.append(item)
        }
        return elements
    }

    private var popup: [SimulatedPage.Element] {
        let bar = model.popupBar
        var mask = element("mask", CGRect(origin: .zero, size: screen)).background(bar?.maskColor ?? .black)
        mask.alpha = Double(bar?.maskAlpha ?? 0.5)
        var popup = element("popup", page).background(bar?.contentColor ?? model.backgroundColor)
        popup.alpha = Double(bar?.contentAlpha ?? 1)
        popup = popup.image(model.backgroundImage).corners(Self.corners(bar?.radii ?? []))
        var elements = [mask, popup]
        guard let bar, !bar.isHidden else { return elements }
        elements.append(element("navigationBar", self.bar).background(bar.color))
        let area = self.bar
        func inBar(_ kind: String, _ block: AliyunFrameBlock, _ natural: CGRect) -> SimulatedPage.Element {
            element(kind, block(screen, area.size, natural).offsetBy(dx: area.minX, dy: area.minY))
        }
        if bar.title.length > 0 {
            let size = SimulatedPage.textSize(bar.title.string, Self.font(of: bar.title))
            let natural = CGRect(
                x: (area.width - size.width) / 2, y: (area.height - size.height) / 2, width: size.width,
                height: size.height)
            elements.append(inBar("title", bar.titleFrame, natural).text(bar.title))
        }
        if let image = bar.closeImage {
            let side = min(38, area.height)
            let natural = CGRect(x: area.width - side - 8, y: (area.height - side) / 2, width: side, height: side)
            elements.append(inBar("closeButton", bar.closeFrame, natural).image(image))
        }
        return elements
    }

    /// Four numbers counterclockwise from the upper left, as `SimulatedPage` has them clockwise.
    static func corners(_ radii: [Any]) -> [Double] {
        let numbers = radii.compactMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }.map { max(0, $0) }
        guard numbers.count == 4 else { return [0, 0, 0, 0] }
        return [numbers[0], numbers[3], numbers[2], numbers[1]]
    }

    static func font(of text: NSAttributedString) -> UIFont {
        guard text.length > 0 else { return .systemFont(ofSize: 17) }
        return text.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont ?? .systemFont(ofSize: 17)
    }

    // MARK: The content

    private var controls: [SimulatedPage.Element] {
        var elements = [placed("logo", logo)?.image(model.logoImage)]
        if let (label, _) = model.pageTitle, label.attributedText?.length ?? 0 > 0 || label.text != nil {
            let text = placed("pageTitle", title)
            elements.append(
                label.attributedText.map { text?.text($0) } ?? text?.text(label.text ?? "", label.font, label.textColor)
            )
        }
        elements.append(
            model.sloganText.length > 0
                ? placed("slogan", slogan)?.text(model.sloganText)
                : placed("slogan", slogan)?.text(sloganText.string, sloganText.font, .gray))
        elements.append(placed("number", number)?.text(Self.maskedNumber, numberFont, model.numberColor))
        elements.append(loginButton)
        elements.append(
            placed("switchButton", change)?.text(Self.filled(model.changeBtnTitle, with: "切换到其他方式")))
        if let (button, _) = model.otherNumber {
            let title =
                button.attributedTitle(for: .normal)
                ?? button.title(for: .normal).map { NSAttributedString(string: $0) }
            elements.append(placed("otherNumberButton", otherNumber)?.text(title).background(button.backgroundColor))
        }
        return elements.compactMap { $0 }
    }

    private var loginButton: SimulatedPage.Element? {
        let images = model.loginBtnBgImgs.compactMap { $0 as? UIImage }
        let title = Self.filled(model.loginBtnText, with: "一键登录")
        // All three or none.
        guard images.count == 3 else { return placed("loginButton", login)?.text(title).background(.blue) }
        return placed("loginButton", login)?.text(title).image(images[0])
    }

    private static func filled(_ text: NSAttributedString, with standard: String) -> NSAttributedString {
        guard text.length == 0 else { return text }
        return NSAttributedString(
            string: standard, attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.darkGray])
    }

    private var agreements: [SimulatedPage.Element] {
        let frame = privacy
        var elements: [SimulatedPage.Element] = []
        if !model.checkBoxIsHidden {
            let side = model.checkBoxWH
            let y = model.checkBoxVerticalCenter ? frame.minY + (frame.height - side) / 2 : frame.minY
            if var box = placed("checkbox", CGRect(x: frame.minX, y: y, width: side, height: side)) {
                let images = model.checkBoxImages.compactMap { $0 as? UIImage }
                box.isChecked = model.checkBoxIsChecked
                if images.count == 2 { box = box.image(images[model.checkBoxIsChecked ? 1 : 0]) }
                elements.append(box)
            }
        }
        let colors = model.privacyColors.compactMap { $0 as? UIColor }
        let text = CGRect(
            x: frame.minX + boxGap, y: frame.minY, width: frame.width - boxGap, height: frame.height)
        if var element = placed("agreements", text)?.text(privacyText, privacyFont, colors.first ?? .gray) {
            element.linkColor = SimulatedPage.Color(colors.count > 1 ? colors[1] : .blue)
            element.links = privacyNames
            element.alignment = Self.name(of: model.privacyAlignment)
            elements.append(element)
        }
        return elements
    }

    static func name(of alignment: NSTextAlignment) -> String {
        switch alignment {
        case .center: "center"
        case .right: "right"
        default: "left"
        }
    }
}
