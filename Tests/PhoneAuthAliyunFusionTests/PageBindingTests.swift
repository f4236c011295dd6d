import AlicomFusionAuthStandIn
import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import AliyunFusionSimulation
@testable import PhoneAuthAliyunFusion

@MainActor @Suite("Fusion's binding")
struct PageBindingTests {
    private func model(
        of page: VendorPage, _ painting: PagePainting? = nil,
        willShow: (@Sendable (AlicomFusionNumberAuthModel) -> Void)? = nil
    ) -> AlicomFusionNumberAuthModel {
        let model = AlicomFusionNumberAuthModel()
        SimulatedPhone().enter {
            let delegate = FusionPageDelegate(
                page, FusionPageViews(page, painting), willShow: willShow, otherMethodTapped: {})
            let handler = AlicomFusionAuthHandler(token: .init(tokenStr: "t"), schemeCode: "FA")
            delegate.onPhoneNumberVerifyUICustomDefined(handler, templateId: "100001", nodeId: "", uiModel: model)
        }
        return model
    }

    private func snapshot(_ properties: [String: PageProperty]) -> [String: String] {
        Self.snapshot(of: model(of: VendorPage(properties: properties)))
    }

    private static func snapshot(of model: AlicomFusionNumberAuthModel) -> [String: String] {
        ModelSnapshot.of(
            model,
            [
                "nameLabelFrameBlock": model.nameLabelFrameBlock,
                "otherLoginButtonFrameBlock": model.otherLoginButtonFrameBlock,
                "contentViewFrameBlock": model.contentViewFrameBlock,
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

    nonisolated private static let settable = PageTable.aliyunFusion.properties.filter {
        $0.value != .code && !$0.key.contains(".")
    }

    @Test("copies each property that can be set, onto the property of that name", arguments: settable.keys.sorted())
    func copies(_ name: String) throws {
        let type = try #require(Self.settable[name])
        let unset = snapshot([:])
        var values: [JSONValue] = type == .flag ? [true, false] : []
        if let value = PageTableReview.override(of: type) { values.append(value) }
        var changed: Set<String> = []
        for value in values {
            let set = snapshot(try PageTable.aliyunFusion.overrides([name: value], at: "p"))
            changed.formUnion(set.keys.filter { set[$0] != unset[$0] })
        }
        #expect(changed == [name])
    }

    @Test(
        "draws a picture where the page has only a colour",
        arguments: ["loginBtnBgImgs", "privacyAlertBtnBackgroundImages"])
    func solid(_ name: String) {
        let set = snapshot(["\(name).color": .color(.black), "\(name).cornerRadius": .number(9)])
        #expect(set[name]?.contains("filled 9.0") == true)
    }

    @Test("writes nothing where the page has a value of another kind")
    func otherKinds() {
        #expect(snapshot(Self.settable.mapValues { _ in .block }) == snapshot([:]))
        #expect(snapshot(["privacyOperatorIndex": .number(1e300)]) == snapshot([:]))
    }

    @Test("takes the button for another number away where the style hides it")
    func noOtherNumber() {
        let model = AlicomFusionNumberAuthModel()
        model.otherLoginButton = UIButton(type: .custom)
        let page = VendorPage(properties: [
            "otherLoginButton": .label(.init("Other")), "otherLoginButton.isHidden": .flag(true),
        ])
        SimulatedPhone().enter {
            let delegate = FusionPageDelegate(
                page, FusionPageViews(page, nil), willShow: nil, otherMethodTapped: {})
            delegate.onPhoneNumberVerifyUICustomDefined(
                AlicomFusionAuthHandler(token: .init(tokenStr: "t"), schemeCode: "FA"), templateId: "", nodeId: "",
                uiModel: model)
        }
        #expect(model.otherLoginButton == nil)
    }

    @Test("fills the list of corners with objects")
    func lists() {
        let corners = model(
            of: VendorPage(properties: ["privacyAlertCornerRadiusArray": .numbers([1, 2, 3, 4])])
        ).privacyAlertCornerRadiusArray
        #expect(corners.count == 4 && corners.allSatisfy { type(of: $0) is NSNumber.Type })
    }

    @Test("lets the app have the SDK's own model last")
    func escape() {
        let model = model(
            of: VendorPage(properties: ["navIsHidden": .flag(true)]), willShow: { $0.navIsHidden = false })
        #expect(model.navIsHidden == false)
    }

    @Test("reports the frames of the SDK's own controls")
    func frames() {
        let seen = Locked<[String]>([])
        let model = model(
            of: VendorPage(),
            PagePainting(
                begin: { _ in },
                layOut: { _, _, controls in
                    seen.withLock { $0 = controls.filter { !$0.value.isEmpty }.map(\.key.rawValue).sorted() }
                }))
        let one = CGRect(x: 0, y: 0, width: 1, height: 1)
        model.customViewLayoutBlock(.zero, one, one, one, one, .zero, .zero, one, one, one, one, one)
        #expect(
            seen.withLock { $0 } == [
                "agreements", "loginButton", "navigationBar", "number", "otherNumberButton", "pageTitle", "slogan",
                "switchButton",
            ])
    }
}
