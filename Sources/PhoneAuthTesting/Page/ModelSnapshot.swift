import Foundation
import UIKitShim

/// What is in the stored properties of a stand-in's page model, as text that can be compared.
package enum ModelSnapshot {
    /// A closure for the frame of a control.
    package typealias FrameBlock = (CGSize, CGSize, CGRect) -> CGRect

    /// The values by property name.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - blocks: Its closures for frames, which are called: a mirror cannot hand closures out. Other closures are left out.
    @MainActor package static func of(_ model: AnyObject, _ blocks: [String: FrameBlock]) -> [String: String] {
        var values: [String: String] = [:]
        for child in Mirror(reflecting: model).children {
            guard let name = child.label, !name.hasSuffix("Block") else { continue }
            values[name] = text(child.value)
        }
        for (name, block) in blocks {
            let portrait = block(.init(width: 400, height: 800), .init(width: 400, height: 700), natural)
            let landscape = block(.init(width: 800, height: 400), .init(width: 800, height: 350), natural)
            values[name] = "\(portrait) \(landscape)"
        }
        return values
    }

    @MainActor private static func text(_ value: Any) -> String {
        switch value {
        case let color as UIColor:
            return [UIUserInterfaceStyle.light, .dark].map { style in
                var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                    .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return "\(red) \(green) \(blue) \(alpha)"
            }.joined(separator: ", ")
        case let font as UIFont: return "\(font.fontName) \(font.pointSize)"
        case let label as UILabel: return text(label.attributedText ?? NSAttributedString(string: label.text ?? ""))
        case let button as UIButton: return text(button.attributedTitle(for: .normal) ?? NSAttributedString(string: ""))
        case let string as NSAttributedString:
            guard string.length > 0 else { return "" }
            let attributes = string.attributes(at: 0, effectiveRange: nil)
            return "\(string.string) \(attributes[.font].map { text($0) } ?? "") "
                + "\(attributes[.foregroundColor].map { text($0) } ?? "")"
        case let image as UIImage: return picture(image)
        case let group as CAAnimationGroup: return (group.animations ?? []).map { text($0) }.joined(separator: "; ")
        case let animation as CABasicAnimation:
            return "\(animation.keyPath ?? "") \(animation.fromValue ?? "") \(animation.toValue ?? "")"
                + " \(animation.duration)"
        case let animation as CAKeyframeAnimation:
            return "\(animation.keyPath ?? "") \(animation.values ?? []) \(animation.duration)"
        case let animation as CAAnimation: return "\(animation.duration)"
        case let list as [Any]: return "[\(list.map { text($0) }.joined(separator: ", "))]"
        default: return String(describing: value)
        }
    }

    private static let natural = CGRect(x: 7, y: 9, width: 90, height: 30)

    private static func picture(_ image: UIImage) -> String {
        #if canImport(UIKit)
            "\(image.size)"
        #else
            "\(image.name ?? "") \(image.fill.map { _ in "filled" } ?? "") \(image.cornerRadius)"
        #endif
    }
}
