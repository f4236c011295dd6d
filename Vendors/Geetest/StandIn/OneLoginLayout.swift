import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// Lays a page model out as the SDK's document says: `OLRect` by `OLRect`, on a phone's screen.
///
/// The document does not say where the SDK puts what is given no place; those places are this project's own.
@MainActor struct OneLoginLayout {
    let model: OLAuthViewModel
    let settings: PhoneSettings

    /// Whether the page lies in landscape: where the phone does and the page may, or the page may do nothing else.
    var isLandscape: Bool {
        let supported = model.supportedInterfaceOrientations
        if supported.isEmpty { return settings.isLandscape }
        let mayLie = !supported.isDisjoint(with: .landscape)
        let mayStand = !supported.isDisjoint(with: [.portrait, .portraitUpsideDown])
        return mayLie && (settings.isLandscape || !mayStand)
    }

    /// The screen as the page lies on it.
    var screen: CGSize {
        let screen = settings.screen
        return isLandscape
            ? CGSize(width: screen.height, height: screen.width) : CGSize(width: screen.width, height: screen.height)
    }

    private var statusBar: CGFloat { isLandscape ? 0 : CGFloat(settings.screen.statusBar) }
    private var bar: CGFloat { isLandscape ? 32 : 44 }
    private var hasBar: Bool { !model.naviHidden && !model.isPopup }

    /// The page: the screen, or the popup on it.
    var page: CGRect {
        guard model.isPopup else { return CGRect(origin: .zero, size: screen) }
        let size = size(of: model.popupRect, natural: CGSize(width: 300, height: 340))
        let left = isLandscape ? model.popupRect.landscapeLeftXOffset : model.popupRect.portraitLeftXOffset
        let top = isLandscape ? model.popupRect.landscapeTopYOffset : model.popupRect.portraitTopYOffset
        return CGRect(
            x: left > 0 ? left : (screen.width - size.width) / 2, y: top > 0 ? top : (screen.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    /// Where vertical offsets count from, on the screen.
    private var zero: CGFloat { model.isPopup ? page.minY : statusBar + (hasBar ? bar : 0) }

    /// The view for custom controls: below the bars, down to the lower edge.
    var customArea: CGRect {
        CGRect(x: page.minX, y: zero, width: page.width, height: page.maxY - zero)
    }

    // MARK: OLRect

    private func size(of rect: OLRect, natural: CGSize, atLeast least: CGSize = .zero) -> CGSize {
        rect.size.width > least.width && rect.size.height > least.height ? rect.size : natural
    }

    /// What is 0 or less counts as not given; a left offset goes before one from the middle, which alone may be negative.
    private func frame(
        of rect: OLRect, natural: CGSize, top: CGFloat, from zero: CGFloat? = nil, atLeast least: CGSize = .zero
    ) -> CGRect {
        let size = size(of: rect, natural: natural, atLeast: least)
        let (y, center, left) =
            isLandscape
            ? (rect.landscapeTopYOffset, rect.landscapeCenterXOffset, rect.landscapeLeftXOffset)
            : (rect.portraitTopYOffset, rect.portraitCenterXOffset, rect.portraitLeftXOffset)
        return CGRect(
            x: page.minX + (left > 0 ? left : (page.width - size.width) / 2 + center),
            y: (zero ?? self.zero) + (y > 0 ? y : top), width: size.width, height: size.height)
    }

    private func textSize(_ text: String, _ font: UIFont) -> CGSize { SimulatedPage.textSize(text, font) }

    // MARK: Elements

    /// The page with everything that is in sight.
    func lay(number: String, isChecked: Bool, custom: [SimulatedPage.Element]) -> SimulatedPage {
        let visible = CGRect(origin: .zero, size: screen)
        func seen(_ elements: [SimulatedPage.Element]) -> [SimulatedPage.Element] {
            elements.filter { $0.frame.rect.intersects(visible) }
        }
        var page = SimulatedPage(
            width: Double(screen.width), height: Double(screen.height),
            elements: seen(background + navigation + controls(number) + agreements(isChecked) + custom),
            dialog: model.willAuthDialogDisplay ? dialog : [])
        page.isDark = model.userInterfaceStyle == 0 ? nil : model.userInterfaceStyle == 2
        return page
    }

    private func element(_ kind: String, _ frame: CGRect) -> SimulatedPage.Element {
        SimulatedPage.Element(kind, SimulatedPage.Frame(frame))
    }

    private var background: [SimulatedPage.Element] {
        let color = model.backgroundColor ?? .white
        // Of film, picture and moving picture one is shown, in this order.
        var image = model.backgroundVideoPath
        if image == nil {
            let picture = isLandscape ? model.landscapeBackgroundImage ?? model.backgroundImage : model.backgroundImage
            image = element("", .zero).image(picture).image ?? model.backgroundGifPath
        }
        guard model.isPopup else {
            var background = element("background", CGRect(origin: .zero, size: screen)).background(color)
            background.image = image
            return [background]
        }
        var popup = element("popup", page).background(color).corners(
            corners(Double(model.popupCornerRadius), model.popupRectCorners))
        popup.image = image
        return [
            element("mask", CGRect(origin: .zero, size: screen)).background(
                model.popupMaskView?.backgroundColor ?? UIColor(white: 0, alpha: 0.5)),
            popup,
        ]
    }

    /// Upper left, upper right, lower right, lower left; `UIRectCorner` has the last two the other way round.
    private func corners(_ radius: Double, _ which: [Any]) -> [Double] {
        let bits = which.prefix(4).compactMap { ($0 as? NSNumber)?.uintValue }.reduce(0, |)
        return [1, 2, 8, 4].map { bits == 0 || bits & $0 != 0 ? radius : 0 }
    }

    private var navigation: [SimulatedPage.Element] {
        if model.isPopup {
            let top = CGFloat(model.closePopupTopOffset.doubleValue)
            let right = CGFloat(model.closePopupRightOffset.doubleValue)
            let button = CGRect(x: page.maxX - 30 + right, y: page.minY + top, width: 30, height: 30)
            return [element("closeButton", button).image(model.closePopupImage)]
        }
        guard hasBar else { return [] }
        var elements = [
            element("navigationBar", CGRect(x: 0, y: 0, width: screen.width, height: zero)).background(
                model.naviBgColor ?? .white)
        ]
        if let title = model.naviTitle, title.length > 0 {
            let margin = CGFloat(model.navTextMargin)
            elements.append(
                element(
                    "title", CGRect(x: margin, y: statusBar, width: max(0, screen.width - 2 * margin), height: bar)
                ).text(title))
        }
        if !model.backButtonHidden {
            var rect = model.backButtonRect
            rect.size = CGSize(width: min(40, rect.size.width), height: min(40, rect.size.height))
            var frame = frame(of: rect, natural: CGSize(width: 24, height: 24), top: (bar - 24) / 2, from: statusBar)
            let left = isLandscape ? rect.landscapeLeftXOffset : rect.portraitLeftXOffset
            if left <= 0 { frame.origin.x = 12 }
            elements.append(element("backButton", frame).image(model.naviBackImage))
        }
        if let control = model.naviRightControl {
            let size = CGSize(width: control.frame.width, height: min(bar, control.frame.height))
            let origin = CGPoint(x: screen.width - size.width - 8, y: statusBar + (bar - size.height) / 2)
            let holder = UIView(frame: CGRect(origin: .zero, size: size))
            control.frame = holder.bounds
            holder.addSubview(control)
            elements += SimulatedPage.drawn(in: holder, at: origin)
        }
        return elements
    }

    private func controls(_ number: String) -> [SimulatedPage.Element] {
        var elements: [SimulatedPage.Element] = []
        if !model.logoHidden {
            let frame = frame(of: model.logoRect, natural: CGSize(width: 72, height: 72), top: 30)
            elements.append(
                element("logo", frame).image(model.appLogo).corners(Double(model.logoCornerRadius)))
        }
        let numberFont = model.phoneNumFont ?? .boldSystemFont(ofSize: 24)
        elements.append(
            element("number", frame(of: model.phoneNumRect, natural: textSize(number, numberFont), top: 120))
                .text(number, numberFont, model.phoneNumColor ?? .black))
        let slogan = model.sloganText ?? sloganText
        elements.append(
            element(
                "slogan", frame(of: model.sloganRect, natural: textSize(slogan, model.sloganTextFont), top: 160)
            ).text(slogan, model.sloganTextFont, model.sloganTextColor))
        let login = frame(of: model.authButtonRect, natural: CGSize(width: 300, height: 40), top: 200)
        elements.append(
            element("loginButton", login).text(model.authButtonTitle ?? standardLoginTitle)
                .background(UIColor(red: 0.2, green: 0.45, blue: 1, alpha: 1))
                .image(model.authButtonImages?.first as? UIImage).corners(Double(model.authButtonCornerRadius)))
        if !model.switchButtonHidden {
            let text = model.switchButtonText ?? "切换账号"
            let font = model.switchButtonFont ?? .systemFont(ofSize: 15)
            elements.append(
                element("switchButton", frame(of: model.switchButtonRect, natural: textSize(text, font), top: 260))
                    .text(text, font, model.switchButtonColor ?? .blue).background(model.switchButtonBackgroundColor))
        }
        return elements
    }

    private var standardLoginTitle: NSAttributedString {
        NSAttributedString(
            string: "一键登录", attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.white])
    }

    private var sloganText: String {
        switch settings.carrier {
        case .chinaUnicom: "认证服务由联通统一认证提供"
        case .chinaTelecom: "天翼账号提供认证服务"
        case .chinaMobile, .unknown: "中国移动提供认证服务"
        }
    }

    // MARK: Agreements

    private func agreements(_ isChecked: Bool) -> [SimulatedPage.Element] {
        let natural = CGSize(width: max(60, page.width - 80), height: 60)
        let bottom = page.maxY - zero - 100
        let terms = frame(
            of: model.termsRect, natural: natural, top: max(0, bottom), atLeast: CGSize(width: 50, height: 20))
        let side = model.checkBoxRect.size == .zero ? CGSize(width: 12, height: 12) : model.checkBoxRect.size
        var box = frame(of: model.checkBoxRect, natural: side, top: terms.minY - zero)
        let isPlaced =
            isLandscape
            ? model.checkBoxRect.landscapeLeftXOffset > 0 || model.checkBoxRect.landscapeCenterXOffset != 0
            : model.checkBoxRect.portraitLeftXOffset > 0 || model.checkBoxRect.portraitCenterXOffset != 0
        if !isPlaced { box.origin.x = terms.minX - box.width - model.spaceBetweenCheckboxAndTermsText }
        var checkbox = element("checkbox", box).image(isChecked ? model.checkedImage : model.uncheckedImage)
        checkbox.isChecked = isChecked
        return [checkbox, text(element("agreements", terms), nil, model.termsAlignment)]
    }

    private func text(
        _ element: SimulatedPage.Element, _ font: UIFont?, _ alignment: NSTextAlignment
    ) -> SimulatedPage.Element {
        let attributes = model.privacyTermsAttributes ?? [:]
        let font = font ?? attributes[NSAttributedString.Key.font] as? UIFont ?? .systemFont(ofSize: 12)
        var element = element.text(terms, font, model.termTextColor ?? .gray)
        let link = attributes[NSAttributedString.Key.foregroundColor] as? UIColor ?? .blue
        element.linkColor = SimulatedPage.Color(link)
        element.links = termNames
        element.alignment = alignment == .center ? "center" : alignment == .right ? "right" : "left"
        return element
    }

    /// The four texts and the agreements in the order of their indices, the carrier's at 0.
    private var terms: String {
        let given = model.auxiliaryPrivacyWords as? [String] ?? []
        let words = given.count == 4 ? given : ["登录即同意", "和", "、", "并使用本机号码登录"]
        return termNames.enumerated().reduce(words[0]) { text, name in
            text + (name.offset == 0 ? "" : name.offset == 1 ? words[1] : words[2]) + name.element
        } + words[3]
    }

    /// The names of the agreements in that order.
    private var termNames: [String] {
        let own = (model.additionalPrivacyTerms ?? []).compactMap { $0 as? OLPrivacyTermItem }
        let carriers = model.hasQuotationMarkOnCarrierProtocol ? "《\(carrierTerm)》" : carrierTerm
        return own.filter { $0.index < 0 }.map(\.termTitle) + [carriers]
            + own.filter { $0.index >= 0 }.map(\.termTitle)
    }

    private var carrierTerm: String {
        switch settings.carrier {
        case .chinaUnicom: "联通统一认证服务条款"
        case .chinaTelecom: "天翼账号认证服务条款"
        case .chinaMobile, .unknown: "中国移动认证服务条款"
        }
    }

    // MARK: The second dialog

    private var dialog: [SimulatedPage.Element] {
        let rect = model.authDialogRect
        let size = size(of: rect, natural: CGSize(width: 300, height: 200))
        let top = isLandscape ? rect.landscapeTopYOffset : rect.portraitTopYOffset
        let left = isLandscape ? rect.landscapeLeftXOffset : rect.portraitLeftXOffset
        let center = isLandscape ? rect.landscapeCenterXOffset : rect.portraitCenterXOffset
        let base = model.isPopup ? statusBar : zero
        let frame = CGRect(
            x: left > 0 ? left : (screen.width - size.width) / 2 + center,
            y: top > 0
                ? base + top
                : model.isAuthDialogBottom ? screen.height - size.height : (screen.height - size.height) / 2,
            width: size.width, height: size.height)
        let inset = frame.insetBy(dx: 16, dy: 16)
        let title = CGRect(x: inset.minX, y: inset.minY, width: inset.width, height: 24)
        let buttons = CGRect(x: inset.minX, y: inset.maxY - 44, width: (inset.width - 12) / 2, height: 44)
        let content = CGRect(
            x: inset.minX, y: title.maxY + 8, width: inset.width, height: max(0, buttons.minY - title.maxY - 16))
        return [
            element("mask", CGRect(origin: .zero, size: screen)).background(UIColor(white: 0, alpha: 0.5)),
            element("dialog", frame).background(model.authDialogBgColor ?? .white).corners(
                corners(Double(model.authDialogCornerRadius), model.authDialogRectCorners)),
            element("dialogTitle", title).text(
                model.authDialogTitleText ?? "请阅读并同意以下条款", model.authDialogTitleFont ?? .systemFont(ofSize: 18),
                model.authDialogTitleColor ?? .black),
            text(
                element("dialogContent", content), model.authDialogContentFont ?? .systemFont(ofSize: 14), .left),
            element("disagreeButton", buttons).text(
                model.authDialogDisagreeBtnText ?? "不同意", model.authDialogDisagreeBtnFont ?? .systemFont(ofSize: 16),
                model.authDialogDisagreeBtnColor ?? .black
            ).background(UIColor(white: 0.9, alpha: 1)).image(model.authDialogDisagreeBtnImages?.first as? UIImage),
            element("agreeButton", buttons.offsetBy(dx: buttons.width + 12, dy: 0)).text(
                model.authDialogAgreeBtnText ?? "同意并继续", model.authDialogAgreeBtnFont ?? .systemFont(ofSize: 16),
                model.authDialogAgreeBtnColor ?? .white
            ).background(UIColor(red: 0.2, green: 0.45, blue: 1, alpha: 1)).image(
                model.authDialogAgreeBtnImages?.first as? UIImage),
        ]
    }
}
