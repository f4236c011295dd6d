import Foundation
import UIKitShim

extension AliyunPageLayout {
    /// The second agreement dialog, with what dims the page behind it.
    var dialog: [SimulatedPage.Element] {
        var elements: [SimulatedPage.Element] = []
        if model.privacyAlertMaskIsNeedShow {
            var mask = element("mask", CGRect(origin: .zero, size: screen)).background(model.privacyAlertMaskColor)
            mask.alpha = Self.opacity(model.privacyAlertMaskAlpha, or: 0.5)
            elements.append(mask)
        }
        let frame = dialogFrame
        var dialog = element("dialog", frame).background(model.privacyAlertBackgroundColor)
            .corners(Self.corners(model.privacyAlertCornerRadiusArray))
        dialog.alpha = Self.opacity(model.privacyAlertAlpha, or: 1)
        elements.append(dialog)
        return elements + parts(of: frame)
    }

    /// 0.3 to 1; anything else is ignored.
    private static func opacity(_ alpha: CGFloat, or standard: Double) -> Double {
        (0.3...1).contains(alpha) ? Double(alpha) : standard
    }

    /// In the middle of the screen by default. One lower than 50 points is ignored.
    private var dialogFrame: CGRect {
        let natural = CGRect(
            x: 40, y: (screen.height - 200) / 2 - content.minY, width: screen.width - 80, height: 200)
        let wanted = ask(model.privacyAlertFrameBlock, natural: natural)
        let frame = wanted.height >= 50 && wanted.width > 0 ? wanted : natural
        return frame.offsetBy(dx: content.minX, dy: content.minY)
    }

    private func parts(of dialog: CGRect) -> [SimulatedPage.Element] {
        func part(_ kind: String, _ block: AliyunFrameBlock, _ natural: CGRect) -> SimulatedPage.Element {
            element(kind, block(screen, dialog.size, natural).offsetBy(dx: dialog.minX, dy: dialog.minY))
        }
        let titleFont = Self.font(model.privacyAlertTitleFont, atLeast: 12)
        let titleHeight = max(15, SimulatedPage.textSize(model.privacyAlertTitleContent, titleFont).height)
        var title = part(
            "dialogTitle", model.privacyAlertTitleFrameBlock,
            CGRect(x: 0, y: 0, width: dialog.width, height: titleHeight)
        )
        .text(model.privacyAlertTitleContent, titleFont, model.privacyAlertTitleColor)
        .background(model.privacyAlertTitleBackgroundColor)
        title.alignment = Self.name(of: model.privacyAlertTitleAlignment)

        let text = privacyText(
            prefix: model.privacyAlertPreText.isEmpty ? model.privacyPreText : model.privacyAlertPreText,
            suffix: model.privacyAlertSufText.isEmpty ? model.privacySufText : model.privacyAlertSufText)
        let contentFont = Self.font(model.privacyAlertContentFont, atLeast: 12)
        let colors = model.privacyAlertContentColors.compactMap { $0 as? UIColor }
        var content = part(
            "dialogContent", model.privacyAlertPrivacyContentFrameBlock,
            CGRect(x: 0, y: titleHeight, width: dialog.width, height: 1))
        content.frame.height = Double(Self.height(of: text, contentFont, in: content.frame.rect.width))
        content = content.text(text, contentFont, colors.first ?? .gray)
            .background(model.privacyAlertContentBackgroundColor)
        content.linkColor = SimulatedPage.Color(colors.count > 1 ? colors[1] : .blue)
        content.links = privacyNames
        content.alignment = Self.name(of: model.privacyAlertContentAlignment)

        let images = model.privacyAlertBtnBackgroundImages.compactMap { $0 as? UIImage }
        let buttonColors = model.privacyAlertButtonTextColors.compactMap { $0 as? UIColor }
        let agree = part(
            "agreeButton", model.privacyAlertButtonFrameBlock,
            CGRect(x: dialog.width / 4, y: dialog.height - 60, width: dialog.width / 2, height: 50)
        )
        .text(
            model.privacyAlertBtnContent, Self.font(model.privacyAlertButtonFont, atLeast: 10),
            buttonColors.first ?? .black
        )
        .image(images.count == 2 ? images[0] : nil)
        guard model.privacyAlertCloseButtonIsNeedShow else { return [title, content, agree] }
        let close = part(
            "dialogCloseButton", model.privacyAlertCloseFrameBlock,
            CGRect(x: dialog.width - 44 - 15, y: 0, width: 44, height: 44)
        ).image(model.privacyAlertCloseButtonImage)
        return [title, content, agree, close]
    }

    /// A smaller font is ignored.
    private static func font(_ font: UIFont, atLeast size: CGFloat) -> UIFont {
        font.pointSize < size ? .systemFont(ofSize: size) : font
    }
}
