import Foundation
import OneLoginSDKStandIn
import PhoneAuth
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthTesting
import Testing
import UIKitShim

@testable import GeetestSimulation

@MainActor @Suite("Geetest's binding and the SDK's model")
struct PageBindingTests {
    private let binding = GeetestBinding()

    nonisolated private static let settable = PageTable.geetest.properties.filter { $0.value != .code }.keys.sorted()

    /// What an override of a type may be, several where one of them could be the default.
    private func samples(of type: PagePropertyType) -> [JSONValue] {
        switch type {
        case .flag: [true, false]
        case .number: [7, 26]
        case .integer: [1]
        case .orientations: [26]
        case .choice(let cases): cases.keys.sorted().map { .string($0) }
        case .integers: [[1, 8]]
        case .text, .image: ["something"]
        case .texts: [["a", "b", "c", "d"]]
        case .label: [["text": "a label", "color": "#123456", "fontSize": 19, "bold": true]]
        case .color: ["#123456"]
        case .font: [["size": 19, "bold": true]]
        case .images: [["one", "two", "three"]]
        case .agreements: [[["name": "Terms", "url": "https://example.com/terms"]]]
        case .offsets:
            [["portrait": ["top": 3, "left": 4], "landscape": ["top": 5, "centerX": 6], "width": 70, "height": 30]]
        default: []
        }
    }

    private func values(of model: OLAuthViewModel) -> [String: String] {
        Dictionary(
            Mirror(reflecting: model).children.map { ($0.label ?? "", "\($0.value)") }, uniquingKeysWith: { $1 })
    }

    @Test("copies each property that an override can set, and touches no other", arguments: settable)
    func arrives(_ property: String) throws {
        let type = try #require(PageTable.geetest.properties[property])
        let base = String(property.prefix { $0 != "." })
        let changes = try samples(of: type).map { sample -> Set<String> in
            // A part needs what it is a part of.
            var overrides: [String: JSONValue] = base == "privacyTermsAttributes" ? [base: ["fontSize": 12]] : [:]
            overrides[property] = sample
            let page = VendorPage(properties: try PageTable.geetest.overrides(overrides, at: ""))
            let model = OLAuthViewModel()
            let before = values(of: model)
            binding.apply(page, to: model)
            if base == "additionalPrivacyTerms" {
                binding.apply(GeetestPageHooks(), of: page, to: model) { _ in }
            }
            let after = values(of: model)
            return Set(after.keys.filter { before[$0] != after[$0] })
        }
        #expect(changes.contains([base]))
        #expect(changes.allSatisfy { $0.isSubset(of: [base]) })
    }

    @Test("copies offsets orientation by orientation, and the size as a pair")
    func offsets() {
        let model = OLAuthViewModel()
        let offsets = PageOffsets(
            portrait: .init(top: 1, centerX: 2, left: 3), landscape: .init(top: 4, centerX: 5, left: 6), width: 7,
            height: 8)
        binding.apply(VendorPage(properties: ["authButtonRect": .offsets(offsets, frame: nil)]), to: model)
        let rect = model.authButtonRect
        #expect([rect.portraitTopYOffset, rect.portraitCenterXOffset, rect.portraitLeftXOffset] == [1, 2, 3])
        #expect([rect.landscapeTopYOffset, rect.landscapeCenterXOffset, rect.landscapeLeftXOffset] == [4, 5, 6])
        #expect(rect.size == CGSize(width: 7, height: 8))
    }

    @Test("gives the agreements font, colour, line distance and line below")
    func termsAttributes() throws {
        var style = AuthPageStyle()
        style.agreements.lineSpacing = 5
        style.agreements.isUnderlined = true
        style.agreements.alignment = .center
        let model = OLAuthViewModel()
        binding.apply(PageTable.geetest.translate(style).page, to: model)
        let attributes = try #require(model.privacyTermsAttributes)
        let paragraph = try #require(attributes[NSAttributedString.Key.paragraphStyle] as? NSParagraphStyle)
        #expect(paragraph.lineSpacing == 5)
        #expect(paragraph.alignment == .center)
        #expect(attributes[NSAttributedString.Key.underlineStyle] as? Int == 1)
        #expect((attributes[NSAttributedString.Key.font] as? UIFont)?.pointSize == 12)
        style.agreements.isUnderlined = false
        binding.apply(PageTable.geetest.translate(style).page, to: model)
        #expect(model.privacyTermsAttributes?[NSAttributedString.Key.underlineStyle] == nil)
    }

    @Test("makes lists and attributes of the very types that a header may ask for")
    func types() throws {
        let page = VendorPage(properties: [
            "privacyTermsAttributes": .label(.init(fontSize: 19)), "popupRectCorners": .numbers([1, 8]),
            "authButtonImages": .colors([.black]), "auxiliaryPrivacyWords": .texts(["a"]),
        ])
        let attributes: [NSAttributedString.Key: Any]? = binding.termsAttributes(page)
        let corners: [NSNumber]? = page["popupRectCorners"]?.corners
        let images: [UIImage]? = page["authButtonImages"]?.uiImages
        let texts: [String]? = page["auxiliaryPrivacyWords"]?.texts
        #expect(attributes?.count == 3)
        #expect(corners == [1, 8])
        #expect(images?.count == 1 && texts == ["a"])
    }

    @Test("dims the app behind a popup in the style's colour")
    func mask() throws {
        var style = AuthPageStyle()
        style.presentation.mode = .popup
        style.presentation.popup.maskColor = AuthPageStyle.Color(0xFF0000)
        style.presentation.popup.maskAlpha = 0.2
        let model = OLAuthViewModel()
        binding.apply(PageTable.geetest.translate(style).page, to: model)
        let color = try #require(model.popupMaskView?.backgroundColor)
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.2))
        #expect(model.isPopup)
        #expect(model.closePopupRightOffset == -8)
    }

    @Test("hands the app the SDK's own model when everything is set")
    func escapeHatch() async throws {
        let run = try PageRun()
        var seen: String?
        run.binding.willShowPage = nil
        await run.logIn(AuthPageStyle(), after: 0.6) { seen = $0.model?.switchButtonText }
        #expect(seen == "其他登录方式")
        #expect(run.model?.viewLifeCycleBlock != nil)
    }
}
