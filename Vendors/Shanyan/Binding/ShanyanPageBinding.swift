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
        applyBars(page, to: model)
        applyTexts(page, to: model)
        applyLoginButton(page, to: model)
        applyAgreements(page, to: model)
        applyCheckbox(page, to: model)
    }

    private func applyBars(_ page: VendorPage, to model: YjdlShUIConfigure) {
        if let value = page.boxed("yjdlShAuthWindowOverrideUserInterfaceStyle") {
            model.yjdlShAuthWindowOverrideUserInterfaceStyle = value
        }
        if let value = page.boxed("yjdlShPreferredStatusBarStyle") { model.yjdlShPreferredStatusBarStyle = value }
        if let value = page.boxed("yjdlShPrefersStatusBarHidden") { model.yjdlShPrefersStatusBarHidden = value }
        if let value = page.boxed("yjdlShNavigationBarHidden") { model.yjdlShNavigationBarHidden = value }
        if let value = page["yjdlShNavigationBarTintColor"]?.uiColor { model.yjdlShNavigationBarTintColor = value }
        if let value = page["yjdlShNavigationAttributesTitleText"]?.attributedText {
            model.yjdlShNavigationAttributesTitleText = value
        }
        if let value = page["yjdlShNavigationBackBtnImage"]?.uiImage { model.yjdlShNavigationBackBtnImage = value }
        if let value = page.boxed("yjdlShNavigationBackBtnHidden") { model.yjdlShNavigationBackBtnHidden = value }
        if let value = page["yjdlShBackgroundColor"]?.uiColor { model.yjdlShBackgroundColor = value }
        if let value = page["yjdlShBackgroundImg"]?.uiImage { model.yjdlShBackgroundImg = value }
    }

    private func applyTexts(_ page: VendorPage, to model: YjdlShUIConfigure) {
        if let value = page["yjdlShLogoImage"]?.uiImage { model.yjdlShLogoImage = value }
        if let value = page.boxed("yjdlShLogoHiden") { model.yjdlShLogoHiden = value }
        if let value = page.boxed("yjdlShLogoCornerRadius") { model.yjdlShLogoCornerRadius = value }
        if let value = page["yjdlShPhoneNumberColor"]?.uiColor { model.yjdlShPhoneNumberColor = value }
        if let value = page["yjdlShPhoneNumberFont"]?.uiFont { model.yjdlShPhoneNumberFont = value }
        if let value = page["yjdlShSloganTextColor"]?.uiColor { model.yjdlShSloganTextColor = value }
        if let value = page["yjdlShSloganTextFont"]?.uiFont { model.yjdlShSloganTextFont = value }
    }

    private func applyLoginButton(_ page: VendorPage, to model: YjdlShUIConfigure) {
        if let value = page["yjdlShLoginBtnText"]?.text { model.yjdlShLoginBtnText = value }
        if let value = page["yjdlShLoginBtnTextColor"]?.uiColor { model.yjdlShLoginBtnTextColor = value }
        if let value = page["yjdlShLoginBtnTextFont"]?.uiFont { model.yjdlShLoginBtnTextFont = value }
        if let value = page["yjdlShLoginBtnBgColor"]?.uiColor { model.yjdlShLoginBtnBgColor = value }
        if let value = page["yjdlShLoginBtnNormalBgImage"]?.uiImage { model.yjdlShLoginBtnNormalBgImage = value }
        if let value = page["yjdlShLoginBtnHightLightBgImage"]?.uiImage {
            model.yjdlShLoginBtnHightLightBgImage = value
        }
        if let value = page["yjdlShLoginBtnDisabledBgImage"]?.uiImage { model.yjdlShLoginBtnDisabledBgImage = value }
        if let value = page.boxed("yjdlShLoginBtnCornerRadius") { model.yjdlShLoginBtnCornerRadius = value }
    }

    private func applyAgreements(_ page: VendorPage, to model: YjdlShUIConfigure) {
        if let value = page.agreement("yjdlShAppPrivacyFirst") { model.yjdlShAppPrivacyFirst = value }
        if let value = page.agreement("yjdlShAppPrivacySecond") { model.yjdlShAppPrivacySecond = value }
        if let value = page.agreement("yjdlShAppPrivacyThird") { model.yjdlShAppPrivacyThird = value }
        if let value = page["yjdlShAppPrivacyNormalDesTextFirst"]?.text {
            model.yjdlShAppPrivacyNormalDesTextFirst = value
        }
        if let value = page["yjdlShAppPrivacyNormalDesTextSecond"]?.text {
            model.yjdlShAppPrivacyNormalDesTextSecond = value
        }
        if let value = page["yjdlShAppPrivacyNormalDesTextThird"]?.text {
            model.yjdlShAppPrivacyNormalDesTextThird = value
        }
        if let value = page["yjdlShAppPrivacyNormalDesTextFourth"]?.text {
            model.yjdlShAppPrivacyNormalDesTextFourth = value
        }
        if let value = page["yjdlShAppPrivacyNormalDesTextLast"]?.text {
            model.yjdlShAppPrivacyNormalDesTextLast = value
        }
        if let value = page["yjdlShAppPrivacyColor"]?.uiColors { model.yjdlShAppPrivacyColor = value }
        if let value = page["yjdlShAppPrivacyTextFont"]?.uiFont { model.yjdlShAppPrivacyTextFont = value }
        if let value = page.boxed("yjdlShAppPrivacyTextAlignment") { model.yjdlShAppPrivacyTextAlignment = value }
        if let value = page.boxed("yjdlShAppPrivacyLineSpacing") { model.yjdlShAppPrivacyLineSpacing = value }
        if let value = page.boxed("yjdlShPrivacyShowUnderline") { model.yjdlShPrivacyShowUnderline = value }
        if let value = page.boxed("yjdlShAppPrivacyPunctuationMarks") { model.yjdlShAppPrivacyPunctuationMarks = value }
        if let value = page.boxed("yjdlShOperatorPrivacyAtLast") { model.yjdlShOperatorPrivacyAtLast = value }
    }

    private func applyCheckbox(_ page: VendorPage, to model: YjdlShUIConfigure) {
        if let value = page.boxed("yjdlShCheckBoxHidden") { model.yjdlShCheckBoxHidden = value }
        if let value = page.boxed("yjdlShCheckBoxValue") { model.yjdlShCheckBoxValue = value }
        if let value = page["yjdlShCheckBoxSize"]?.number {
            model.yjdlShCheckBoxSize = NSValue(cgSize: CGSize(width: value, height: value))
        }
        if let value = page["yjdlShCheckBoxUncheckedImage"]?.uiImage { model.yjdlShCheckBoxUncheckedImage = value }
        if let value = page["yjdlShCheckBoxCheckedImage"]?.uiImage { model.yjdlShCheckBoxCheckedImage = value }
        if let value = page.boxed("yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop") {
            model.yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop = value
        }
        if let value = page.boxed("yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY") {
            model.yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY = value
        }
        if let value = page["yjdlShCheckBoxTipMsg"]?.text { model.yjdlShCheckBoxTipMsg = value }
    }
}

nonisolated extension VendorPage {
    /// A flag or number in the box that the SDK wants.
    fileprivate func boxed(_ property: String) -> NSNumber? {
        guard let value = self[property] else { return nil }
        return value.flag.map { NSNumber(value: $0) } ?? value.number.map { NSNumber(value: $0) }
    }

    /// An agreement as the SDK wants it: name and address.
    fileprivate func agreement(_ property: String) -> [Any]? {
        guard let agreement = self[property]?.agreements?.first, let address = agreement.address else { return nil }
        return [agreement.name, address]
    }
}
