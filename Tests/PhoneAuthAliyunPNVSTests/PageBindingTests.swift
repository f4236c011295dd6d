import ATAuthSDKStandIn
import AliyunPNVSSimulation
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthAliyunPNVS

@MainActor @Suite("The binding of Aliyun PNVS")
struct PageBindingTests {
    /// The SDK's model as it is just before it is shown.
    private func model(of page: VendorPage, _ painting: PagePainting? = nil) throws -> TXCustomModel {
        let binding = AliyunPNVSBinding()
        var shown: TXCustomModel?
        binding.willShowPage = { shown = $0 }
        SimulatedPhone().enter {
            binding.loginToken(
                timeout: 5, presenter: UIViewController(), page: page, painting: painting, reply: { @Sendable _ in })
        }
        return try #require(shown)
    }

    private func snapshot(_ properties: [String: PageProperty]) throws -> [String: String] {
        Self.snapshot(of: try model(of: VendorPage(properties: properties)))
    }

    private static func snapshot(of model: TXCustomModel) -> [String: String] {
        ModelSnapshot.of(
            model,
            [
                "contentViewFrameBlock": model.contentViewFrameBlock,
                "alertTitleBarFrameBlock": model.alertTitleBarFrameBlock,
                "alertTitleFrameBlock": model.alertTitleFrameBlock,
                "alertCloseItemFrameBlock": model.alertCloseItemFrameBlock,
                "navBackButtonFrameBlock": model.navBackButtonFrameBlock,
                "navTitleFrameBlock": model.navTitleFrameBlock,
                "navMoreViewFrameBlock": model.navMoreViewFrameBlock,
                "logoFrameBlock": model.logoFrameBlock,
                "sloganFrameBlock": model.sloganFrameBlock,
                "numberFrameBlock": model.numberFrameBlock,
                "loginBtnFrameBlock": model.loginBtnFrameBlock,
                "privacyFrameBlock": model.privacyFrameBlock,
                "changeBtnFrameBlock": model.changeBtnFrameBlock,
                "privacyAlertFrameBlock": model.privacyAlertFrameBlock,
                "privacyAlertTitleFrameBlock": model.privacyAlertTitleFrameBlock,
                "privacyAlertPrivacyContentFrameBlock": model.privacyAlertPrivacyContentFrameBlock,
                "privacyAlertButtonFrameBlock": model.privacyAlertButtonFrameBlock,
                "privacyAlertCloseFrameBlock": model.privacyAlertCloseFrameBlock,
            ])
    }

    nonisolated private static let settable = PageTable.aliyunPNVS.properties.filter {
        $0.value != .code && !$0.key.contains(".")
    }

    @Test("copies each property that can be set, onto the property of that name", arguments: settable.keys.sorted())
    func copies(_ name: String) throws {
        let type = try #require(Self.settable[name])
        let unset = try snapshot([:])
        var values: [JSONValue] = type == .flag ? [true, false] : []
        if let value = PageTableReview.override(of: type) { values.append(value) }
        if name == "privacyAlertBtnBackgroundImages" { values = [["one", "two"]] }
        var changed: Set<String> = []
        for value in values {
            let set = try snapshot(try PageTable.aliyunPNVS.overrides([name: value], at: "p"))
            changed.formUnion(set.keys.filter { set[$0] != unset[$0] })
        }
        #expect(changed == [name])
    }

    @Test(
        "draws a picture where the page has only a colour",
        arguments: ["loginBtnBgImgs", "privacyAlertBtnBackgroundImages", "loadingBackgroundImage"])
    func solid(_ name: String) throws {
        let set = try snapshot(["\(name).color": .color(.black), "\(name).cornerRadius": .number(9)])
        #expect(set[name]?.contains("filled 9.0") == true)
    }

    @Test("writes nothing where the page has a value of another kind")
    func otherKinds() throws {
        let unset = try snapshot([:])
        let odd = Self.settable.mapValues { _ in PageProperty.block }
        #expect(try snapshot(odd) == unset)
        #expect(
            try snapshot(["privacyOperatorIndex": .number(1e300), "supportedInterfaceOrientations": .number(-1)])
                == unset)
    }

    @Test("fills each list with objects of the type that the SDK's header may name")
    func lists() throws {
        let numbers = PageProperty.numbers([1, 2, 3, 4])
        let colors = PageProperty.colors([.black, .white])
        let agreement = PageProperty.agreements([.init(name: "Terms", url: "https://example.com")])
        let model = try model(
            of: VendorPage(properties: [
                "alertCornerRadiusArray": numbers, "privacyAlertCornerRadiusArray": numbers,
                "loginBtnBgImgs": colors, "checkBoxImages": colors, "privacyAlertBtnBackgroundImages": colors,
                "privacyColors": colors, "privacyAlertContentColors": colors, "privacyAlertButtonTextColors": colors,
                "privacyOne": agreement, "privacyConectTexts": .texts(["and"]),
            ]))
        // A number would pass for an object if asked by `is`.
        func holds<Element>(_ list: [Any], _: Element.Type) -> Bool {
            !list.isEmpty && list.allSatisfy { type(of: $0) is Element.Type }
        }
        #expect(holds(model.alertCornerRadiusArray, NSNumber.self))
        #expect(holds(model.privacyAlertCornerRadiusArray, NSNumber.self))
        #expect(holds(model.loginBtnBgImgs, UIImage.self))
        #expect(holds(model.checkBoxImages, UIImage.self))
        #expect(holds(model.privacyAlertBtnBackgroundImages, UIImage.self))
        #expect(holds(model.privacyColors, UIColor.self))
        #expect(holds(model.privacyAlertContentColors, UIColor.self))
        #expect(holds(model.privacyAlertButtonTextColors, UIColor.self))
        #expect(holds(model.privacyOne, String.self))
        #expect(holds(model.privacyConectTexts, String.self))
    }

    @Test("hands the framework's drawing and the bar's own item to the SDK's hooks")
    func painting() throws {
        let seen = Locked<[String]>([])
        let item = UIView()
        let model = try model(
            of: VendorPage(),
            PagePainting(
                begin: { _ in seen.withLock { $0.append("begin") } },
                layOut: { screen, content, controls in
                    let names = controls.filter { !$0.value.isEmpty }.map(\.key.rawValue).sorted()
                    seen.withLock { $0.append("\(screen.width) \(content.width) \(names.joined(separator: " "))") }
                }, rightItem: item))
        #expect(model.navMoreView === item)
        model.customViewBlock(UIView())
        let one = CGRect(x: 0, y: 0, width: 1, height: 1)
        model.customViewLayoutBlock(
            CGSize(width: 9, height: 9), CGRect(x: 0, y: 0, width: 8, height: 8), .zero, one, one, .zero, one, one,
            .zero,
            one)
        #expect(seen.withLock { $0 } == ["begin", "9.0 8.0 agreements loginButton logo navigationBar number"])
    }
}
