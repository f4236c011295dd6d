import Foundation
import PhoneAuth
import PhoneAuthShanyan

#if PHONEAUTH_STAND_IN
    import UIKitShim
    import YjdlShSDKStandIn
#else
    import UIKit
    import YjdlShSDK
#endif

extension ShanyanBinding {
    /// Copies a page onto the SDK's model. Properties are written, never read: those that are unset are nil whatever their
    /// type says.
    func apply(_ page: VendorPage, to model: YjdlShUIConfigure) {
        for (name, property) in Self.numbers {
            if let value = page.boxed(name) { model[keyPath: property] = value }
        }
        for (name, property) in Self.colors {
            if let value = page[name]?.uiColor { model[keyPath: property] = value }
        }
        for (name, property) in Self.fonts {
            if let value = page[name]?.uiFont { model[keyPath: property] = value }
        }
        for (name, property) in Self.images {
            if let value = page[name]?.uiImage { model[keyPath: property] = value }
        }
        for (name, property) in Self.texts {
            if let value = page[name]?.text { model[keyPath: property] = value }
        }
        for (name, property) in Self.labels {
            if let value = page[name]?.attributedText { model[keyPath: property] = value }
        }
        for (name, property) in Self.values {
            if let value = page.value(name) { model[keyPath: property] = value }
        }
        applyLists(page, to: model)
        // A layout object of its own each time: constants added to the SDK's standard ones would contradict them.
        if let layout = page.layout("yjdlShOrientationLayOutPortrait") {
            model.yjdlShOrientationLayOutPortrait = layout
        }
        if let layout = page.layout("yjdlShOrientationLayOutLandscape") {
            model.yjdlShOrientationLayOutLandscape = layout
        }
    }

    private func applyLists(_ page: VendorPage, to model: YjdlShUIConfigure) {
        if let value = page.agreement("yjdlShAppPrivacyFirst") { model.yjdlShAppPrivacyFirst = value }
        if let value = page.agreement("yjdlShAppPrivacySecond") { model.yjdlShAppPrivacySecond = value }
        if let value = page.agreement("yjdlShAppPrivacyThird") { model.yjdlShAppPrivacyThird = value }
        if let value = page["yjdlShAppPrivacyColor"]?.uiColors { model.yjdlShAppPrivacyColor = value }
        if let value = page["yjdlShAppPrivacyWebTitleList"]?.texts { model.yjdlShAppPrivacyWebTitleList = value }
        if let value = page["yjdlShAppPrivacyWebAttributes"]?.attributes { model.yjdlShAppPrivacyWebAttributes = value }
    }

    private typealias Properties<Value> = [(name: String, property: ReferenceWritableKeyPath<YjdlShUIConfigure, Value>)]

    private static var numbers: Properties<NSNumber> {
        [
            ("yjdlShNavigationBarHidden", \.yjdlShNavigationBarHidden),
            ("yjdlShNavigationBackgroundClear", \.yjdlShNavigationBackgroundClear),
            ("yjdlShNavigationBackBtnHidden", \.yjdlShNavigationBackBtnHidden),
            ("yjdlShNavBackBtnAlimentRight", \.yjdlShNavBackBtnAlimentRight),
            ("yjdlShNavigationBottomLineHidden", \.yjdlShNavigationBottomLineHidden),
            ("yjdlShNavigationBarMetrics", \.yjdlShNavigationBarMetrics),
            ("yjdlShPreferredStatusBarStyle", \.yjdlShPreferredStatusBarStyle),
            ("yjdlShPrefersStatusBarHidden", \.yjdlShPrefersStatusBarHidden),
            ("yjdlShNavigationBarStyle", \.yjdlShNavigationBarStyle),
            ("yjdlShLogoCornerRadius", \.yjdlShLogoCornerRadius),
            ("yjdlShLogoHiden", \.yjdlShLogoHiden),
            ("yjdlShPhoneNumberTextAlignment", \.yjdlShPhoneNumberTextAlignment),
            ("yjdlShLoginBtnCornerRadius", \.yjdlShLoginBtnCornerRadius),
            ("yjdlShLoginBtnBorderWidth", \.yjdlShLoginBtnBorderWidth),
            ("yjdlShPrivacyShowUnderline", \.yjdlShPrivacyShowUnderline),
            ("yjdlShAppPrivacyTextAlignment", \.yjdlShAppPrivacyTextAlignment),
            ("yjdlShAppPrivacyPunctuationMarks", \.yjdlShAppPrivacyPunctuationMarks),
            ("yjdlShAppPrivacyLineSpacing", \.yjdlShAppPrivacyLineSpacing),
            ("yjdlShAppPrivacyNeedSizeToFit", \.yjdlShAppPrivacyNeedSizeToFit),
            ("yjdlShOperatorPrivacyAtLast", \.yjdlShOperatorPrivacyAtLast),
            ("yjdlShAppPrivacyWebPreferredStatusBarStyle", \.yjdlShAppPrivacyWebPreferredStatusBarStyle),
            ("yjdlShAppPrivacyWebNavigationBarMetrics", \.yjdlShAppPrivacyWebNavigationBarMetrics),
            ("yjdlShAppPrivacyWebNavigationBarStyle", \.yjdlShAppPrivacyWebNavigationBarStyle),
            ("yjdlShSlogaTextAlignment", \.yjdlShSlogaTextAlignment),
            ("yjdlShSupplierSloganTextAlignment", \.yjdlShSupplierSloganTextAlignment),
            ("yjdlShSupplierSloganHidden", \.yjdlShSupplierSloganHidden),
            ("yjdlShCheckBoxHidden", \.yjdlShCheckBoxHidden),
            ("yjdlShCheckBoxValue", \.yjdlShCheckBoxValue),
            ("yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop", \.yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop),
            ("yjdlShCheckBoxVerticalAlignmentOffset", \.yjdlShCheckBoxVerticalAlignmentOffset),
            (
                "yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY",
                \.yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY
            ),
            ("yjdlShCheckBoxTipDisable", \.yjdlShCheckBoxTipDisable),
            ("yjdlShLoadingCornerRadius", \.yjdlShLoadingCornerRadius),
            ("yjdlShLoadingIndicatorStyle", \.yjdlShLoadingIndicatorStyle),
            ("shouldAutorotate", \.shouldAutorotate),
            ("supportedInterfaceOrientations", \.supportedInterfaceOrientations),
            ("preferredInterfaceOrientationForPresentation", \.preferredInterfaceOrientationForPresentation),
            ("yjdlShAuthTypeUseWindow", \.yjdlShAuthTypeUseWindow),
            ("yjdlShAuthWindowCornerRadius", \.yjdlShAuthWindowCornerRadius),
            ("yjdlShAuthWindowModalTransitionStyle", \.yjdlShAuthWindowModalTransitionStyle),
            ("yjdlShAuthWindowModalPresentationStyle", \.yjdlShAuthWindowModalPresentationStyle),
            ("yjdlShAppPrivacyWebModalPresentationStyle", \.yjdlShAppPrivacyWebModalPresentationStyle),
            ("yjdlShAuthWindowOverrideUserInterfaceStyle", \.yjdlShAuthWindowOverrideUserInterfaceStyle),
            ("yjdlShAuthWindowPresentingAnimate", \.yjdlShAuthWindowPresentingAnimate),
            ("yjdlShAuthWindowDismissAnimate", \.yjdlShAuthWindowDismissAnimate),
        ]
    }

    private static var colors: Properties<UIColor> {
        [
            ("yjdlShBackgroundColor", \.yjdlShBackgroundColor),
            ("yjdlShNavigationTintColor", \.yjdlShNavigationTintColor),
            ("yjdlShNavigationBarTintColor", \.yjdlShNavigationBarTintColor),
            ("yjdlShPhoneNumberColor", \.yjdlShPhoneNumberColor),
            ("yjdlShLoginBtnTextColor", \.yjdlShLoginBtnTextColor),
            ("yjdlShLoginBtnBgColor", \.yjdlShLoginBtnBgColor),
            ("yjdlShLoginBtnBorderColor", \.yjdlShLoginBtnBorderColor),
            ("yjdlShAppPrivacyWebNavigationTintColor", \.yjdlShAppPrivacyWebNavigationTintColor),
            ("yjdlShAppPrivacyWebNavigationBarTintColor", \.yjdlShAppPrivacyWebNavigationBarTintColor),
            ("yjdlShSloganTextColor", \.yjdlShSloganTextColor),
            ("yjdlShSupplierSloganTextColor", \.yjdlShSupplierSloganTextColor),
            ("yjdlShLoadingBackgroundColor", \.yjdlShLoadingBackgroundColor),
            ("yjdlShLoadingTintColor", \.yjdlShLoadingTintColor),
        ]
    }

    private static var fonts: Properties<UIFont> {
        [
            ("yjdlShPhoneNumberFont", \.yjdlShPhoneNumberFont),
            ("yjdlShLoginBtnTextFont", \.yjdlShLoginBtnTextFont),
            ("yjdlShAppPrivacyTextFont", \.yjdlShAppPrivacyTextFont),
            ("yjdlShSloganTextFont", \.yjdlShSloganTextFont),
            ("yjdlShSupplierSloganTextFont", \.yjdlShSupplierSloganTextFont),
        ]
    }

    private static var images: Properties<UIImage> {
        [
            ("yjdlShBackgroundImg", \.yjdlShBackgroundImg),
            ("yjdlShNavigationBackBtnImage", \.yjdlShNavigationBackBtnImage),
            ("yjdlShNavigationBackgroundImage", \.yjdlShNavigationBackgroundImage),
            ("yjdlShNavigationShadowImage", \.yjdlShNavigationShadowImage),
            ("yjdlShLogoImage", \.yjdlShLogoImage),
            ("yjdlShLoginBtnNormalBgImage", \.yjdlShLoginBtnNormalBgImage),
            ("yjdlShLoginBtnHightLightBgImage", \.yjdlShLoginBtnHightLightBgImage),
            ("yjdlShLoginBtnDisabledBgImage", \.yjdlShLoginBtnDisabledBgImage),
            ("yjdlShAppPrivacyWebBackBtnImage", \.yjdlShAppPrivacyWebBackBtnImage),
            ("yjdlShAppPrivacyWebNavigationBackgroundImage", \.yjdlShAppPrivacyWebNavigationBackgroundImage),
            ("yjdlShAppPrivacyWebNavigationShadowImage", \.yjdlShAppPrivacyWebNavigationShadowImage),
            ("yjdlShCheckBoxUncheckedImage", \.yjdlShCheckBoxUncheckedImage),
            ("yjdlShCheckBoxCheckedImage", \.yjdlShCheckBoxCheckedImage),
        ]
    }

    private static var texts: Properties<String> {
        [
            ("yjdlShLoginBtnText", \.yjdlShLoginBtnText),
            ("yjdlShAppPrivacyAbbreviatedName", \.yjdlShAppPrivacyAbbreviatedName),
            ("yjdlShAppPrivacyNormalDesTextFirst", \.yjdlShAppPrivacyNormalDesTextFirst),
            ("yjdlShAppPrivacyNormalDesTextSecond", \.yjdlShAppPrivacyNormalDesTextSecond),
            ("yjdlShAppPrivacyNormalDesTextThird", \.yjdlShAppPrivacyNormalDesTextThird),
            ("yjdlShAppPrivacyNormalDesTextFourth", \.yjdlShAppPrivacyNormalDesTextFourth),
            ("yjdlShAppPrivacyNormalDesTextLast", \.yjdlShAppPrivacyNormalDesTextLast),
            ("yjdlShCheckBoxTipMsg", \.yjdlShCheckBoxTipMsg),
        ]
    }

    private static var labels: Properties<NSAttributedString> {
        [
            ("yjdlShNavigationAttributesTitleText", \.yjdlShNavigationAttributesTitleText),
            ("yjdlShAppPrivacyWebAttributesTitle", \.yjdlShAppPrivacyWebAttributesTitle),
            ("yjdlShAppPrivacyWebNormalAttributesTitle", \.yjdlShAppPrivacyWebNormalAttributesTitle),
        ]
    }

    private static var values: Properties<NSValue> {
        [
            ("yjdlShNavBackBtnImageInsets", \.yjdlShNavBackBtnImageInsets),
            ("yjdlShAppPrivacyTextContainerInset", \.yjdlShAppPrivacyTextContainerInset),
            ("yjdlShCheckBoxSize", \.yjdlShCheckBoxSize),
            ("yjdlShCheckBoxImageEdgeInsets", \.yjdlShCheckBoxImageEdgeInsets),
            ("yjdlShLoadingSize", \.yjdlShLoadingSize),
        ]
    }
}

nonisolated extension VendorPage {
    /// A flag or number in the box that the SDK wants.
    fileprivate func boxed(_ property: String) -> NSNumber? {
        guard let value = self[property] else { return nil }
        return value.flag.map { NSNumber(value: $0) } ?? value.number.map { NSNumber(value: $0) }
    }

    /// A size or insets in the box that the SDK wants.
    fileprivate func value(_ property: String) -> NSValue? {
        guard let value = self[property] else { return nil }
        return value.size.map { NSValue(cgSize: $0) } ?? value.insets.map { NSValue(uiEdgeInsets: $0) }
    }

    /// An agreement as the SDK wants it: name and address.
    fileprivate func agreement(_ property: String) -> [Any]? {
        guard let agreement = self[property]?.agreements?.first, let address = agreement.address else { return nil }
        return [agreement.name, address]
    }

    /// A new layout object with these constants, and no others.
    fileprivate func layout(_ property: String) -> YjdlShOrientationLayOut? {
        guard let members = self[property]?.members else { return nil }
        return YjdlShOrientationLayOut(members)
    }
}

nonisolated extension PageProperty {
    /// Colour and font of a label, for a text that the SDK knows. Typed as the header may have it: these become whatever keys
    /// it is imported with.
    var attributes: [NSAttributedString.Key: Any]? {
        guard case .label(let label) = self else { return nil }
        let font = PageProperty.font(size: label.fontSize, isBold: label.isBold)
        guard let font = font.uiFont else { return nil }
        return [.font: font, .foregroundColor: label.color.uiColor]
    }
}
