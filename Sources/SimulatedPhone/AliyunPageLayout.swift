package import Foundation
import PhoneAuthModel
import UIKitShim

/// Lays a page of Aliyun's two SDKs out as their documents say: which closure is asked with what, and what is ignored.
///
/// Where a control stands by default is this project's guess, and so is where the super view of the closures begins: below the
/// navigation bar, below a popup's title bar. The documents tell neither.
@MainActor package struct AliyunPageLayout {
    let model: any AliyunPageModel
    let carrier: Carrier
    /// The screen, as the page lies on it.
    package let screen: CGSize
    /// What is not free at the top and at the bottom.
    let safe: (top: Double, bottom: Double)
    /// Where the page lies: the screen, or the popup.
    package let page: CGRect
    /// Where the view that holds the controls lies on the screen.
    package let content: CGRect
    /// Whether the page is a popup.
    let isPopup: Bool

    /// Asks a model how it wants to lie on a phone's screen.
    package init(_ model: any AliyunPageModel, on settings: PhoneSettings) {
        self.model = model
        carrier = settings.readableCarrier
        let orientations = model.supportedInterfaceOrientations
        let isLandscape =
            settings.isLandscape
            ? !orientations.isDisjoint(with: .landscape)
            : orientations.isDisjoint(with: [.portrait, .portraitUpsideDown]) && !orientations.isEmpty
        let upright = settings.screen
        screen =
            isLandscape
            ? CGSize(width: upright.height, height: upright.width)
            : CGSize(width: upright.width, height: upright.height)
        let hasNotch = !upright.hasHomeButton
        safe = isLandscape ? (0, hasNotch ? 21 : 0) : (upright.statusBar, upright.homeIndicator)

        let whole = CGRect(origin: .zero, size: screen)
        let wanted = model.contentViewFrameBlock(screen, screen, whole)
        isPopup = !wanted.isEmpty && (wanted.width < screen.width || wanted.height < screen.height)
        page = isPopup ? wanted : whole
        if isPopup {
            let bar = Self.barHeight(model.popupBar, screen, wanted.size)
            content = CGRect(
                x: wanted.minX, y: wanted.minY + bar, width: wanted.width, height: max(0, wanted.height - bar))
        } else if model.navIsHidden {
            content = whole
        } else {
            let top = safe.top + (isLandscape ? 32 : 44)
            content = CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
        }
    }

    private static func barHeight(_ bar: AliyunPopupBar?, _ screen: CGSize, _ popup: CGSize) -> CGFloat {
        guard let bar, !bar.isHidden else { return 0 }
        let height = bar.bar(screen, popup, CGRect(x: 0, y: 0, width: popup.width, height: 50)).height
        return height > 0 ? height : 50
    }

    /// The bar: of the page's upper edge, with the status bar; of a popup's title.
    package var bar: CGRect {
        CGRect(x: page.minX, y: page.minY, width: page.width, height: content.minY - page.minY)
    }

    // MARK: Frames in the content view

    /// The logo's frame; empty where there is none.
    package var logo: CGRect {
        guard !model.logoIsHidden else { return .zero }
        return ask(model.logoFrameBlock, natural: middle(y: 20, 80, 80))
    }

    /// The slogan's frame.
    package var slogan: CGRect {
        guard !model.sloganIsHidden else { return .zero }
        let text = sloganText
        return ask(model.sloganFrameBlock, natural: middle(y: 110, SimulatedPage.textSize(text.string, text.font)))
    }

    /// The number's frame: its size is the text's, and it may not leave the content view.
    package var number: CGRect {
        let natural = middle(y: 140, SimulatedPage.textSize(Self.maskedNumber, numberFont))
        let wanted = ask(model.numberFrameBlock, natural: natural)
        return inside(CGRect(origin: wanted.origin, size: natural.size), or: natural)
    }

    /// The login button's frame: no narrower than half the content view, no lower than 20 points, inside of it.
    package var login: CGRect {
        let natural = CGRect(x: 18, y: 190, width: content.width - 36, height: 50)
        let wanted = ask(model.loginBtnFrameBlock, natural: natural)
        guard wanted.width >= content.width / 2, wanted.height >= 20 else { return natural }
        return inside(wanted, or: natural)
    }

    /// The frame of the button for another login.
    package var change: CGRect {
        guard !model.changeBtnIsHidden else { return .zero }
        return ask(model.changeBtnFrameBlock, natural: middle(y: 260, content.width - 36, 30))
    }

    /// The frame of the agreements with their box. The SDK makes it as high as the text.
    package var privacy: CGRect {
        let width = content.width - 36
        let natural = CGRect(
            x: 18, y: content.height - (isPopup ? 0 : safe.bottom) - 20 - privacyHeight(in: width), width: width,
            height: privacyHeight(in: width))
        let wanted = ask(model.privacyFrameBlock, natural: natural)
        guard wanted.width >= boxSize else { return natural }
        return CGRect(
            x: max(0, wanted.minX), y: max(0, wanted.minY), width: min(content.width, wanted.width),
            height: privacyHeight(in: wanted.width))
    }

    /// The frame of the title on the page, where the SDK has one.
    package var title: CGRect {
        guard let (label, block) = model.pageTitle else { return .zero }
        let size = SimulatedPage.textSize(label.attributedText?.string ?? label.text ?? "", .systemFont(ofSize: 24))
        return ask(block, natural: middle(y: 100, size))
    }

    /// The frame of the button for another number, where the SDK has one.
    package var otherNumber: CGRect {
        model.otherNumber.map { ask($0.1, natural: middle(y: 250, content.width - 36, 40)) } ?? .zero
    }

    func ask(_ block: AliyunFrameBlock, natural: CGRect) -> CGRect { block(screen, content.size, natural) }

    private func inside(_ frame: CGRect, or natural: CGRect) -> CGRect {
        CGRect(origin: .zero, size: content.size).contains(frame) ? frame : natural
    }

    private func middle(y: CGFloat, _ size: CGSize) -> CGRect { middle(y: y, size.width, size.height) }

    private func middle(y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: (content.width - width) / 2, y: y, width: width, height: height)
    }
}

// MARK: Texts

extension AliyunPageLayout {
    static let maskedNumber = "138****0000"

    /// A font below 16 points is ignored.
    var numberFont: UIFont { model.numberFont.pointSize < 16 ? .systemFont(ofSize: 16) : model.numberFont }
    /// A font below 12 points is ignored.
    var privacyFont: UIFont { model.privacyFont.pointSize < 12 ? .systemFont(ofSize: 12) : model.privacyFont }

    /// The slogan: the model's, or the carrier's.
    var sloganText: (string: String, font: UIFont) {
        guard model.sloganText.length > 0 else { return ("\(carrierName)提供认证服务", .systemFont(ofSize: 12)) }
        let font = model.sloganText.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
        return (model.sloganText.string, font ?? .systemFont(ofSize: 12))
    }

    private var carrierName: String {
        switch carrier {
        case .chinaMobile, .unknown: "中国移动"
        case .chinaUnicom: "中国联通"
        case .chinaTelecom: "中国电信"
        }
    }

    /// The agreements in their order, the carrier's among them, with the words around.
    func privacyText(prefix: String, suffix: String) -> String {
        let names = privacyNames
        let given = model.privacyConectTexts.compactMap { $0 as? String }
        var text = prefix
        for (index, name) in names.enumerated() {
            if index > 0 { text += given.indices.contains(index - 1) ? given[index - 1] : index == 1 ? "和" : "、" }
            text += name
        }
        return text + suffix
    }

    /// The names of the agreements in that order.
    var privacyNames: [String] {
        var names = [model.privacyOne, model.privacyTwo, model.privacyThree].compactMap { $0.first as? String }
        let carrier = "\(model.privacyOperatorPreText)\(carrierName)认证服务条款\(model.privacyOperatorSufText)"
        names.insert(carrier, at: min(max(0, model.privacyOperatorIndex), names.count))
        return names
    }

    var privacyText: String { privacyText(prefix: model.privacyPreText, suffix: model.privacySufText) }

    /// The side of the box, with the gap to the text; 0 where it is hidden.
    var boxSize: CGFloat { model.checkBoxIsHidden ? 0 : model.checkBoxWH }
    var boxGap: CGFloat { model.checkBoxIsHidden ? 0 : model.checkBoxWH + 5 }

    private func privacyHeight(in width: CGFloat) -> CGFloat {
        max(boxSize, Self.height(of: privacyText, privacyFont, in: width - boxGap, spacing: model.lineSpace))
    }

    static func height(of text: String, _ font: UIFont, in width: CGFloat, spacing: CGFloat = 0) -> CGFloat {
        let size = SimulatedPage.textSize(text, font)
        let lines = max(1, (size.width / max(1, width)).rounded(.up))
        return lines * size.height + (lines - 1) * spacing
    }
}
