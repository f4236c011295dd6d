import Foundation
import PhoneAuth
import UIKitShim

/// The button that leads to another login. The SDK has none, so the framework draws it in the page's custom area.
@MainActor struct SwitchButton {
    /// What tests, those of the app's user interface too, find the button by.
    static let identifier = "phoneauth.switchButton"

    /// The title.
    let title: PageProperty
    /// How it looks, and where it stands.
    let style: AuthPageStyle.SwitchButton

    /// Draws the button.
    ///
    /// - Parameters:
    ///   - area: The page's custom area, as big as the page once it has been laid out.
    ///   - pageSize: The page's size, where the area has none yet.
    ///   - tapped: Told of each tap.
    func draw(in area: UIView, pageSize: CGSize, tapped: @escaping @Sendable () -> Void) {
        let size = area.bounds.isEmpty ? pageSize : area.bounds.size
        guard let anchors = style.placement.anchors(inLandscape: size.width > size.height) else { return }
        let button = UIButton(type: .custom)
        button.accessibilityIdentifier = Self.identifier
        button.setAttributedTitle(title.attributedText, for: .normal)
        button.backgroundColor = style.backgroundColor?.uiColor
        button.frame = Self.frame(anchors, on: size)
        button.autoresizingMask = Self.autoresizingMask(anchors)
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        area.addSubview(button)
    }

    private static func frame(_ anchors: AuthPageStyle.Anchors, on size: CGSize) -> CGRect {
        var width = anchors.width?.points(of: size.width) ?? 160
        let height = anchors.height ?? 24
        let x: Double
        switch (anchors.left, anchors.right) {
        case (let left?, let right?):
            x = left
            if anchors.width == nil { width = size.width - left - right }
        case (let left?, nil): x = left
        case (nil, let right?): x = size.width - right - width
        case (nil, nil): x = (size.width - width) / 2 + (anchors.centerX ?? 0)
        }
        let y: Double
        switch (anchors.top, anchors.bottom) {
        case (let top?, _): y = top
        case (nil, let bottom?): y = size.height - bottom - height
        case (nil, nil): y = (size.height - height) / 2 + (anchors.centerY ?? 0)
        }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Keeps the anchored distances when the page is turned.
    private static func autoresizingMask(_ anchors: AuthPageStyle.Anchors) -> UIView.AutoresizingMask {
        var mask: UIView.AutoresizingMask = []
        switch (anchors.left, anchors.right) {
        case (.some, .some): mask.formUnion(.flexibleWidth)
        case (.some, nil): mask.formUnion(.flexibleRightMargin)
        case (nil, .some): mask.formUnion(.flexibleLeftMargin)
        case (nil, nil): mask.formUnion([.flexibleLeftMargin, .flexibleRightMargin])
        }
        switch (anchors.top, anchors.bottom) {
        case (.some, _): mask.formUnion(.flexibleBottomMargin)
        case (nil, .some): mask.formUnion(.flexibleTopMargin)
        case (nil, nil): mask.formUnion([.flexibleTopMargin, .flexibleBottomMargin])
        }
        return mask
    }
}
