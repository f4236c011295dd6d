import Foundation
import PhoneAuthModel
import SimulatedPhone
import UIKitShim

/// A page as the SDK lays it out: constants in the page's view, which begins at the screen's upper edge, or is the popup.
///
/// Sources: the document's part on page properties, and the examples in it, for signs, defaults and the box beside the
/// agreements.
struct ShanyanPageLayout {
    /// Where the page's view lies on the screen.
    let page: CGRect

    private let model: YjdlShUIConfigure
    private let layout: YjdlShOrientationLayOut
    private let screen: CGSize
    private let statusBar: Double
    private let isLandscape: Bool

    init(_ model: YjdlShUIConfigure, _ settings: PhoneSettings) {
        self.model = model
        let supported = model.supportedInterfaceOrientations.intValue
        // Two bits each: upright and upside down, right and left.
        let (allowsPortrait, allowsLandscape) = (supported & 0b00110 != 0, supported & 0b11000 != 0)
        isLandscape =
            supported == 0 ? settings.isLandscape : allowsLandscape && (settings.isLandscape || !allowsPortrait)
        let (width, height) = (settings.screen.width, settings.screen.height)
        screen = isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        statusBar = isLandscape ? 0 : settings.screen.statusBar
        layout = isLandscape ? model.yjdlShOrientationLayOutLandscape : model.yjdlShOrientationLayOutPortrait
        page =
            model.yjdlShAuthTypeUseWindow.boolValue
            ? Self.window(layout, on: screen) : CGRect(origin: .zero, size: screen)
    }

    /// The popup; as large as the screen where nobody says how large.
    private static func window(_ layout: YjdlShOrientationLayOut, on screen: CGSize) -> CGRect {
        let width = layout.yjdlShAuthWindowOrientationWidth.constant ?? Double(screen.width)
        let height = layout.yjdlShAuthWindowOrientationHeight.constant ?? Double(screen.height)
        let center = layout.yjdlShAuthWindowOrientationCenter.cgPointValue
        let origin = layout.yjdlShAuthWindowOrientationOrigin.cgPointValue
        if !origin.x.isNaN { return CGRect(x: origin.x, y: origin.y, width: width, height: height) }
        let middle = center.x.isNaN ? CGPoint(x: screen.width / 2, y: screen.height / 2) : center
        return CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    private var isPopup: Bool { model.yjdlShAuthTypeUseWindow.boolValue }

    /// Everything on the page.
    ///
    /// - Parameters:
    ///   - isChecked: Whether the box is ticked.
    ///   - carrier: Whose agreement and slogan are shown.
    ///   - mask: What the app has put behind a popup.
    ///   - custom: What the app has drawn in the custom area, which lies under the SDK's own controls.
    func drawn(
        isChecked: Bool, carrier: Carrier, behind mask: [SimulatedPage.Element], custom: [SimulatedPage.Element]
    ) -> SimulatedPage {
        var drawn = SimulatedPage(width: Double(screen.width), height: Double(screen.height))
        let background = SimulatedPage.Element(isPopup ? "popup" : "background", .init(page))
            .background(model.yjdlShBackgroundColor).image(model.yjdlShBackgroundImg)
            .corners(isPopup ? model.yjdlShAuthWindowCornerRadius.doubleValue : 0)
        drawn.elements = mask + [background] + custom + controls(carrier) + agreements(isChecked, carrier) + bar()
        switch model.yjdlShAuthWindowOverrideUserInterfaceStyle.intValue {
        case 1: drawn.isDark = false
        case 2: drawn.isDark = true
        default: break
        }
        return drawn
    }

    // MARK: Parts

    private func bar() -> [SimulatedPage.Element] {
        guard !model.yjdlShNavigationBarHidden.boolValue else { return [] }
        let top = isPopup ? 0 : statusBar
        let height = isLandscape && !isPopup ? 32.0 : 44
        func place(_ kind: String, x: Double, width: Double) -> SimulatedPage.Element {
            let frame = CGRect(x: x, y: top, width: width, height: height)
            return SimulatedPage.Element(kind, .init(frame.offsetBy(dx: page.minX, dy: page.minY)))
        }
        let width = Double(page.width)
        var bar = SimulatedPage.Element(
            "navigationBar",
            .init(CGRect(x: Double(page.minX), y: Double(page.minY), width: width, height: top + height)))
        bar = bar.background(model.yjdlShNavigationBarTintColor)
        var elements = [bar]
        let title = model.yjdlShNavigationAttributesTitleText
        if title.length > 0 { elements.append(place("title", x: 64, width: width - 128).text(title)) }
        if !model.yjdlShNavigationBackBtnHidden.boolValue {
            let isRight = model.yjdlShNavBackBtnAlimentRight.boolValue
            let kind = isPopup && isRight ? "closeButton" : "backButton"
            elements.append(
                place(kind, x: isRight ? width - 52 : 8, width: 44).image(model.yjdlShNavigationBackBtnImage))
        }
        if let item = model.rightControl {
            elements += MainActor.assumeIsolated {
                let view = item.customView
                let itemWidth = Double(view?.bounds.width ?? 44)
                let element = place("rightItem", x: width - 8 - itemWidth, width: itemWidth)
                guard let button = view as? UIButton else { return [element] }
                return [element.text(button.attributedTitle(for: .normal)).image(button.image(for: .normal))]
            }
        }
        return elements
    }

    private func controls(_ carrier: Carrier) -> [SimulatedPage.Element] {
        var elements: [SimulatedPage.Element] = []
        if !model.yjdlShLogoHiden.boolValue {
            let logo = SimulatedPage.Element("logo", frame(\.logo, CGSize(width: 72, height: 72)))
            if logo.frame.width > 0 {
                elements.append(
                    logo.image(model.yjdlShLogoImage).corners(model.yjdlShLogoCornerRadius.doubleValue))
            }
        }
        elements.append(
            label(
                "number", \.phone, "138****0000", model.yjdlShPhoneNumberFont, model.yjdlShPhoneNumberColor,
                model.yjdlShPhoneNumberTextAlignment))
        elements.append(
            label(
                "slogan", \.slogan, "认证服务由\(carrier.chineseName)提供", model.yjdlShSloganTextFont,
                model.yjdlShSloganTextColor, model.yjdlShSlogaTextAlignment))
        if !model.yjdlShSupplierSloganHidden.boolValue {
            var element = label(
                "custom", \.verifySlogan, "技术支持", model.yjdlShSupplierSloganTextFont,
                model.yjdlShSupplierSloganTextColor, model.yjdlShSupplierSloganTextAlignment)
            element.id = "supplierSlogan"
            elements.append(element)
        }
        elements.append(
            SimulatedPage.Element("loginButton", frame(\.loginButton, CGSize(width: 300, height: 44)))
                .text(model.yjdlShLoginBtnText, model.yjdlShLoginBtnTextFont, model.yjdlShLoginBtnTextColor)
                .background(model.yjdlShLoginBtnBgColor).image(model.yjdlShLoginBtnNormalBgImage)
                .corners(model.yjdlShLoginBtnCornerRadius.doubleValue))
        return elements
    }

    private func label(
        _ kind: String, _ part: KeyPath<YjdlShOrientationLayOut, ShanyanConstants>, _ text: String, _ font: UIFont,
        _ color: UIColor, _ alignment: NSNumber
    ) -> SimulatedPage.Element {
        var element = SimulatedPage.Element(kind, frame(part, SimulatedPage.textSize(text, font)))
            .text(text, font, color)
        element.alignment = alignment.alignmentName
        return element
    }

    private func agreements(_ isChecked: Bool, _ carrier: Carrier) -> [SimulatedPage.Element] {
        let frame = frame(\.agreements, CGSize(width: Double(page.width) - 56, height: 60))
        var text = SimulatedPage.Element("agreements", frame)
            .text(agreementText(carrier), model.yjdlShAppPrivacyTextFont, model.yjdlShAppPrivacyColor.first as? UIColor)
        text.alignment = model.yjdlShAppPrivacyTextAlignment.alignmentName
        text.linkColor = (model.yjdlShAppPrivacyColor.last as? UIColor).map { SimulatedPage.Color($0) }
        text.links = agreementNames(carrier)
        guard !model.yjdlShCheckBoxHidden.boolValue else { return [text] }
        let given = model.yjdlShCheckBoxSize.cgSizeValue
        let size = given == .zero ? CGSize(width: 20, height: 20) : given
        // The box stands to the left of the words, beside their middle unless it is told to stand at the top.
        let isAtTop = model.yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop.doubleValue > 0
        let y = isAtTop ? frame.y : frame.y + (frame.height - Double(size.height)) / 2
        var box = SimulatedPage.Element(
            "checkbox",
            .init(
                x: frame.x - 5 - Double(size.width), y: y + model.yjdlShCheckBoxVerticalAlignmentOffset.doubleValue,
                width: Double(size.width), height: Double(size.height)))
        box = box.image(isChecked ? model.yjdlShCheckBoxCheckedImage : model.yjdlShCheckBoxUncheckedImage)
        box.isChecked = isChecked
        return [text, box]
    }

    /// The words and agreements in the SDK's order, with the carrier's first or last.
    private func agreementText(_ carrier: Carrier) -> String {
        let names = agreementNames(carrier)
        let words = [
            model.yjdlShAppPrivacyNormalDesTextSecond, model.yjdlShAppPrivacyNormalDesTextThird,
            model.yjdlShAppPrivacyNormalDesTextFourth,
        ]
        let joined = names.dropFirst().enumerated().reduce(names.first ?? "") { text, next in
            text + words[next.offset] + next.element
        }
        return model.yjdlShAppPrivacyNormalDesTextFirst + joined + model.yjdlShAppPrivacyNormalDesTextLast
    }

    /// The names of the agreements in that order.
    private func agreementNames(_ carrier: Carrier) -> [String] {
        let name = "\(carrier.chineseName)认证服务条款"
        let carriers = model.yjdlShAppPrivacyPunctuationMarks.boolValue ? "《\(name)》" : name
        var names = [model.yjdlShAppPrivacyFirst, model.yjdlShAppPrivacySecond, model.yjdlShAppPrivacyThird]
            .compactMap { $0.first as? String }
        names.insert(carriers, at: model.yjdlShOperatorPrivacyAtLast.boolValue ? names.count : 0)
        return names
    }

    private func frame(
        _ part: KeyPath<YjdlShOrientationLayOut, ShanyanConstants>, _ natural: CGSize
    ) -> SimulatedPage.Frame {
        let frame = layout[keyPath: part].frame(in: page.size, natural: natural)
        return SimulatedPage.Frame(frame.offsetBy(dx: page.minX, dy: page.minY))
    }
}

extension Carrier {
    fileprivate var chineseName: String {
        switch self {
        case .chinaUnicom: "中国联通"
        case .chinaTelecom: "中国电信"
        case .chinaMobile, .unknown: "中国移动"
        }
    }
}

extension NSNumber {
    /// The name of an `NSTextAlignment`.
    fileprivate var alignmentName: String {
        switch intValue {
        case 0: "left"
        case 2: "right"
        default: "center"
        }
    }
}
