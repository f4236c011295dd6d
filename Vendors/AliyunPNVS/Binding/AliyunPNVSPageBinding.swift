import PhoneAuth
import PhoneAuthAliyunPNVS

#if PHONEAUTH_STAND_IN
    import ATAuthSDKStandIn
    import UIKitShim
#else
    import ATAuthSDK
    import UIKit
#endif

extension AliyunPNVSBinding {
    /// Copies a page onto the SDK's model. Properties are written, never read: those that are unset are nil whatever their
    /// type says.
    func apply(_ page: VendorPage, to model: TXCustomModel) {
        applyNavigation(page, to: model)
        applyTexts(page, to: model)
        applyAgreements(page, to: model)
    }

    private func applyNavigation(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["navIsHidden"]?.flag { model.navIsHidden = value }
        if let value = page["navColor"]?.uiColor { model.navColor = value }
        if let value = page["navTitle"]?.attributedText { model.navTitle = value }
        if let value = page["navBackImage"]?.uiImage { model.navBackImage = value }
        if let value = page["hideNavBackItem"]?.flag { model.hideNavBackItem = value }
        if let value = page["backgroundColor"]?.uiColor { model.backgroundColor = value }
    }

    private func applyTexts(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["logoImage"]?.uiImage { model.logoImage = value }
        if let value = page["logoIsHidden"]?.flag { model.logoIsHidden = value }
        if let value = page["numberColor"]?.uiColor { model.numberColor = value }
        if let value = page["numberFont"]?.uiFont { model.numberFont = value }
        if let value = page["sloganIsHidden"]?.flag { model.sloganIsHidden = value }
        if let value = page["sloganText"]?.attributedText { model.sloganText = value }
        if let value = page["loginBtnText"]?.attributedText { model.loginBtnText = value }
        if let value = page["changeBtnIsHidden"]?.flag { model.changeBtnIsHidden = value }
        if let value = page["changeBtnTitle"]?.attributedText { model.changeBtnTitle = value }
    }

    private func applyAgreements(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["checkBoxIsHidden"]?.flag { model.checkBoxIsHidden = value }
        if let value = page["checkBoxIsChecked"]?.flag { model.checkBoxIsChecked = value }
        if let value = page["checkBoxWH"]?.number { model.checkBoxWH = value }
        if let value = page["checkBoxImages"]?.uiImages { model.checkBoxImages = value }
        if let value = page["privacyOne"]?.agreements?.first { model.privacyOne = [value.name, value.url] }
        if let value = page["privacyTwo"]?.agreements?.first { model.privacyTwo = [value.name, value.url] }
        if let value = page["privacyThree"]?.agreements?.first { model.privacyThree = [value.name, value.url] }
        if let value = page["privacyConectTexts"]?.texts { model.privacyConectTexts = value }
        if let value = page["privacyColors"]?.uiColors { model.privacyColors = value }
        if let value = page["privacyPreText"]?.text { model.privacyPreText = value }
        if let value = page["privacySufText"]?.text { model.privacySufText = value }
        if let value = page["privacyOperatorIndex"]?.number { model.privacyOperatorIndex = Int(value) }
        if let value = page["privacyFont"]?.uiFont { model.privacyFont = value }
        if let value = page["privacyAlertIsNeedShow"]?.flag { model.privacyAlertIsNeedShow = value }
        if let value = page["privacyAlertIsNeedAutoLogin"]?.flag { model.privacyAlertIsNeedAutoLogin = value }
    }
}
