import Foundation
import PhoneAuth
import Testing
import UIKitShim
import YjdlShSDKStandIn

@testable import PhoneAuthShanyan
@testable import ShanyanSimulation

@MainActor @Suite("Shanyan's binding copies a page")
struct PageBindingTests {
    /// A value that no property has by itself.
    nonisolated private static func sample(_ type: PagePropertyType) -> PageProperty? {
        switch type {
        case .flag: .flag(true)
        case .number: .number(7.5)
        case .orientations: .number(24)
        case .choice(let cases): cases.values.max().map { .number(Double($0)) }
        case .text: .text("sample")
        case .texts: .texts(["one", "two"])
        case .label: .label(.init("sample", fontSize: 31))
        case .color: .color(.init(0x123456))
        case .colors: .colors([.init(0x123456), .black])
        case .font: .font(size: 31, isBold: true)
        case .image: .image("sample")
        case .agreement: .agreements([.init(name: "Terms", url: "https://example.com/terms")])
        case .size: .size(width: 3, height: 4)
        case .insets: .insets(.init(top: 1, left: 2, bottom: 3, right: 4))
        case .members: .members(["yjdlShLayoutLogoTop": 9])
        default: nil
        }
    }

    nonisolated private static let settable = PageTable.shanyan.properties
        .filter { sample($0.value) != nil }.map(\.key).sorted()

    /// The stored properties of an object: which object each holds, or what.
    private func contents(of object: Any) -> [String: String] {
        let pairs = Mirror(reflecting: object).children.compactMap { child -> (String, String)? in
            guard let label = child.label else { return nil }
            let isObject = type(of: child.value) is AnyObject.Type
            let value = isObject ? "\(ObjectIdentifier(child.value as AnyObject))" : String(describing: child.value)
            return (label, value)
        }
        return Dictionary(pairs) { $1 }
    }

    @Test("to each property that can be set, and to no other", arguments: settable)
    func property(_ name: String) throws {
        let type = try #require(PageTable.shanyan.properties[name])
        let model = YjdlShUIConfigure()
        let before = contents(of: model)
        #expect(before.count > 100)
        // The box alone is ticked by itself.
        let isOn = name != "yjdlShCheckBoxValue"
        let value = isOn ? try #require(Self.sample(type)) : .flag(false)
        ShanyanBinding().apply(VendorPage(properties: [name: value]), to: model)
        let after = contents(of: model)
        #expect(before.keys.filter { before[$0] != after[$0] } == [name])
        let copy = Mirror(reflecting: model).children.first { $0.label == name }?.value
        switch (type, copy) {
        case (.flag, let number as NSNumber): #expect(number.boolValue == isOn)
        case (.number, let number as NSNumber): #expect(number.doubleValue == 7.5)
        case (.orientations, let number as NSNumber): #expect(number == 24)
        case (.choice(let cases), let number as NSNumber): #expect(number.intValue == cases.values.max())
        case (.text, let text as String): #expect(text == "sample")
        case (.texts, let texts as [Any]): #expect(texts as? [String] == ["one", "two"])
        case (.label, let text as NSAttributedString): #expect(text.string == "sample")
        case (.label, let attributes as [AnyHashable: Any]):
            #expect((attributes[NSAttributedString.Key.font] as? UIFont)?.pointSize == 31)
            #expect(attributes.count == 2)
        case (.color, let color as UIColor): #expect(color == AuthPageStyle.Color(0x123456).uiColor)
        case (.colors, let colors as [Any]): #expect((colors as? [UIColor])?.count == 2)
        case (.font, let font as UIFont): #expect(font == .boldSystemFont(ofSize: 31))
        case (.image, let image as UIImage): #expect(image.name == "sample")
        case (.agreement, let agreement as [Any]):
            #expect(agreement.first as? String == "Terms")
            #expect((agreement.last as? URL)?.absoluteString == "https://example.com/terms")
        case (.size, let size as NSValue): #expect(size.cgSizeValue == CGSize(width: 3, height: 4))
        case (.insets, let insets as NSValue):
            #expect(insets.uiEdgeInsetsValue == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        case (.members, let layout as YjdlShOrientationLayOut):
            #expect(layout.yjdlShLayoutLogoTop == 9)
        default: Issue.record("\(name) holds \(String(describing: copy))")
        }
    }

    @Test("in the very types that a header may ask for")
    func types() {
        let attributes: [NSAttributedString.Key: Any]? = PageProperty.label(.init("a", fontSize: 19)).attributes
        let colors: [UIColor]? = PageProperty.colors([.black]).uiColors
        let texts: [String]? = PageProperty.texts(["a"]).texts
        #expect(attributes?.count == 2)
        #expect(colors?.count == 1 && texts == ["a"])
    }

    @Test("to each constant of a new layout object, and to no other", arguments: ShanyanLayout.names)
    func constant(_ name: String) {
        // A point has two.
        let point = name.split(separator: ".").first.map(String.init) ?? name
        let constants = point == name ? [name: 5.0] : ["\(point).x": 5, "\(point).y": 6]
        let value = Mirror(reflecting: YjdlShOrientationLayOut(constants)).children.filter { child in
            if let number = child.value as? NSNumber { return !number.doubleValue.isNaN }
            return (child.value as? NSValue).map { !$0.cgPointValue.x.isNaN } ?? false
        }
        #expect(value.map(\.label) == [point])
        if point == name {
            #expect((value.first?.value as? NSNumber)?.doubleValue == 5)
        } else {
            #expect((value.first?.value as? NSValue)?.cgPointValue == CGPoint(x: 5, y: 6))
        }
    }

    @Test("and makes layout objects of its own, since the SDK's standard constants would contradict the style's")
    func freshLayout() {
        let model = YjdlShUIConfigure()
        let standard = model.yjdlShOrientationLayOutPortrait
        ShanyanBinding().apply(PageTable.shanyan.translate(AuthPageStyle()).page, to: model)
        #expect(model.yjdlShOrientationLayOutPortrait !== standard)
        #expect(model.yjdlShOrientationLayOutPortrait.yjdlShLayoutAppPrivacyHeight == 60)
        // The standard one stands between two edges, the style's around the middle.
        #expect(!standard.yjdlShLayoutLoginBtnLeft.doubleValue.isNaN)
        #expect(model.yjdlShOrientationLayOutPortrait.yjdlShLayoutLoginBtnLeft.doubleValue.isNaN)
    }
}
