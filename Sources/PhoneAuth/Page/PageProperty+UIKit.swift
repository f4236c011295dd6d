public import Foundation
public import UIKitShim

extension PageProperty {
    /// The flag, where this is one.
    public var flag: Bool? {
        guard case .flag(let value) = self else { return nil }
        return value
    }

    /// The number, where this is one.
    public var number: Double? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The numbers, where these are some.
    public var numbers: [Double]? {
        guard case .numbers(let values) = self else { return nil }
        return values
    }

    /// The numbers as Objective-C's, where these are some: for a list whose elements a vendor's header may or may not name.
    public var boxedNumbers: [NSNumber]? { numbers?.map { NSNumber(value: $0) } }

    /// The width and height, where this is a size.
    public var size: CGSize? {
        guard case .size(let width, let height) = self else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The distances as UIKit's, where these are some.
    public var insets: UIEdgeInsets? {
        guard case .insets(let value) = self else { return nil }
        return UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
    }

    /// Where a control stands, for a vendor that asks with a closure. The closure answers on any thread.
    public var placement: PagePlacement? {
        guard case .placement(let value) = self else { return nil }
        return value
    }

    /// Where a control stands, for a vendor that takes offsets.
    public var offsets: PageOffsets? {
        guard case .offsets(let value, _) = self else { return nil }
        return value
    }

    /// The members of an object of the vendor's.
    public var members: [String: Double]? {
        guard case .members(let values) = self else { return nil }
        return values
    }

    /// The plain text, where this is one.
    public var text: String? {
        guard case .text(let value) = self else { return nil }
        return value
    }

    /// The plain texts, where these are some.
    public var texts: [String]? {
        guard case .texts(let values) = self else { return nil }
        return values
    }

    /// The agreements, where these are some.
    public var agreements: [AuthPageStyle.Agreement]? {
        guard case .agreements(let values) = self else { return nil }
        return values
    }

    /// The colour as UIKit's, following light and dark.
    public var uiColor: UIColor? {
        guard case .color(let color) = self else { return nil }
        return color.uiColor
    }

    /// The colours as UIKit's.
    public var uiColors: [UIColor]? {
        guard case .colors(let colors) = self else { return nil }
        return colors.map(\.uiColor)
    }

    /// The font as UIKit's.
    public var uiFont: UIFont? {
        guard case .font(let size, let isBold) = self else { return nil }
        return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    /// The image of that name in the app; `nil` where the app has none.
    public var uiImage: UIImage? {
        guard case .image(let name) = self else { return nil }
        return UIImage(named: name)
    }

    /// The images of those names, or of those colours; `nil` where the app lacks one, since the vendors take all or none.
    public var uiImages: [UIImage]? {
        if case .colors(let colors) = self { return colors.map(\.uiImage) }
        guard case .images(let names) = self else { return nil }
        let images = names.compactMap { UIImage(named: $0) }
        return images.count == names.count ? images : nil
    }

    /// The text with its colour and font; `nil` where the label has no text.
    public var attributedText: NSAttributedString? {
        guard case .label(let label) = self, label.text != nil else { return nil }
        #if canImport(UIKit)
            return label.makeAttributedText()
        #else
            return Self.madeTexts.withLock { texts in
                if let text = texts[label] { return text }
                if texts.count >= Self.mostMadeTexts { texts = [:] }
                let text = label.makeAttributedText()
                texts[label] = text
                return text
            }
        #endif
    }

    #if !canImport(UIKit)
        /// Foundation on Linux never lets go of a text's attributes, so that very many simulated pages would need much memory.
        private static let madeTexts = Locked<[AuthPageStyle.Label: NSAttributedString]>([:])
        private static let mostMadeTexts = 1000
    #endif
}

extension AuthPageStyle.Label {
    fileprivate func makeAttributedText() -> NSAttributedString {
        let font = isBold ? UIFont.boldSystemFont(ofSize: fontSize) : .systemFont(ofSize: fontSize)
        return NSAttributedString(
            string: text ?? "", attributes: [.font: font, .foregroundColor: color.uiColor])
    }
}

extension AuthPageStyle.Color {
    /// The colour as UIKit's, following light and dark.
    public var uiColor: UIColor {
        let light = light.uiColor
        guard let dark = dark?.uiColor else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension AuthPageStyle.RGBA {
    /// The colour as UIKit's.
    public var uiColor: UIColor {
        UIColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255
        )
    }
}
