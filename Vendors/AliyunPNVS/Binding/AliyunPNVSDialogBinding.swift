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
    /// Copies the second agreement dialog.
    func applyDialog(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["privacyAlertIsNeedShow"]?.flag { model.privacyAlertIsNeedShow = value }
        if let value = page["privacyAlertIsNeedAutoLogin"]?.flag { model.privacyAlertIsNeedAutoLogin = value }
        if let value = page["privacyAlertAnimationDuration"]?.number { model.privacyAlertAnimationDuration = value }
        if let value = page["privacyAlertEntryAnimation"]?.entryAnimation { model.privacyAlertEntryAnimation = value }
        if let value = page["privacyAlertExitAnimation"]?.exitAnimation { model.privacyAlertExitAnimation = value }
        if let value = page["privacyAlertCornerRadiusArray"]?.boxedNumbers {
            model.privacyAlertCornerRadiusArray = value
        }
        if let value = page["privacyAlertAlpha"]?.number { model.privacyAlertAlpha = value }
        if let value = page["privacyAlertCloseButtonIsNeedShow"]?.flag {
            model.privacyAlertCloseButtonIsNeedShow = value
        }
        if let value = page["privacyAlertCloseButtonImage"]?.uiImage { model.privacyAlertCloseButtonImage = value }
        if let value = page["privacyAlertMaskIsNeedShow"]?.flag { model.privacyAlertMaskIsNeedShow = value }
        if let value = page["tapPrivacyAlertMaskCloseAlert"]?.flag { model.tapPrivacyAlertMaskCloseAlert = value }
        if let value = page["privacyAlertMaskColor"]?.uiColor { model.privacyAlertMaskColor = value }
        if let value = page["privacyAlertMaskAlpha"]?.number { model.privacyAlertMaskAlpha = value }
        if let value = page["privacyAlertMaskEntryAnimation"]?.entryAnimation {
            model.privacyAlertMaskEntryAnimation = value
        }
        if let value = page["privacyAlertMaskExitAnimation"]?.exitAnimation {
            model.privacyAlertMaskExitAnimation = value
        }
        if let value = page["privacyAlertFrameBlock"]?.frameBlock { model.privacyAlertFrameBlock = value }
        if let value = page["privacyAlertTitleFrameBlock"]?.frameBlock { model.privacyAlertTitleFrameBlock = value }
        if let value = page["privacyAlertPrivacyContentFrameBlock"]?.frameBlock {
            model.privacyAlertPrivacyContentFrameBlock = value
        }
        if let value = page["privacyAlertButtonFrameBlock"]?.frameBlock { model.privacyAlertButtonFrameBlock = value }
        if let value = page["privacyAlertCloseFrameBlock"]?.frameBlock { model.privacyAlertCloseFrameBlock = value }
        applyDialogTexts(page, to: model)
    }

    private func applyDialogTexts(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["privacyAlertBackgroundColor"]?.uiColor { model.privacyAlertBackgroundColor = value }
        if let value = page["privacyAlertTitleContent"]?.text { model.privacyAlertTitleContent = value }
        if let value = page["privacyAlertTitleFont"]?.uiFont { model.privacyAlertTitleFont = value }
        if let value = page["privacyAlertTitleColor"]?.uiColor { model.privacyAlertTitleColor = value }
        if let value = page["privacyAlertTitleBackgroundColor"]?.uiColor {
            model.privacyAlertTitleBackgroundColor = value
        }
        if let value = page["privacyAlertTitleAlignment"]?.number.flatMap({ NSTextAlignment(rawValue: Int($0)) }) {
            model.privacyAlertTitleAlignment = value
        }
        if let value = page["privacyAlertContentFont"]?.uiFont { model.privacyAlertContentFont = value }
        if let value = page["privacyAlertLineSpaceDp"]?.number { model.privacyAlertLineSpaceDp = value }
        if let value = page["privacyAlertContentBackgroundColor"]?.uiColor {
            model.privacyAlertContentBackgroundColor = value
        }
        if let value = page["privacyAlertContentColors"]?.uiColors { model.privacyAlertContentColors = value }
        if let value = page["privacyAlertContentOperatorFont"]?.uiFont { model.privacyAlertContentOperatorFont = value }
        if let value = page["privacyAlertContentUnderline"]?.flag { model.privacyAlertContentUnderline = value }
        if let value = page["privacyAlertOperatorColor"]?.uiColor { model.privacyAlertOperatorColor = value }
        if let value = page["privacyAlertOneColor"]?.uiColor { model.privacyAlertOneColor = value }
        if let value = page["privacyAlertTwoColor"]?.uiColor { model.privacyAlertTwoColor = value }
        if let value = page["privacyAlertThreeColor"]?.uiColor { model.privacyAlertThreeColor = value }
        if let value = page["privacyAlertContentAlignment"]?.number.flatMap({ NSTextAlignment(rawValue: Int($0)) }) {
            model.privacyAlertContentAlignment = value
        }
        if let value = page["privacyAlertPreText"]?.text { model.privacyAlertPreText = value }
        if let value = page["privacyAlertSufText"]?.text { model.privacyAlertSufText = value }
        if let value = page["privacyAlertBtnContent"]?.text { model.privacyAlertBtnContent = value }
        if let value = page["privacyAlertBtnCornerRadius"]?.number { model.privacyAlertBtnCornerRadius = value }
        if let value = page["privacyAlertBtnBackgroundImages"]?.uiImages {
            model.privacyAlertBtnBackgroundImages = value
        } else if let image = solidImage("privacyAlertBtnBackgroundImages", of: page) {
            model.privacyAlertBtnBackgroundImages = Array(repeating: image, count: 2)
        }
        if let value = page["privacyAlertButtonTextColors"]?.uiColors { model.privacyAlertButtonTextColors = value }
        if let value = page["privacyAlertButtonFont"]?.uiFont { model.privacyAlertButtonFont = value }
    }

    /// Copies what only `pageOverrides` can set: the offsets that the closures for frames have taken the place of.
    func applyOffsets(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["logoWidth"]?.number { model.logoWidth = value }
        if let value = page["logoHeight"]?.number { model.logoHeight = value }
        if let value = page["logoTopOffetY"]?.number { model.logoTopOffetY = value }
        if let value = page["sloganTopOffetY"]?.number { model.sloganTopOffetY = value }
        if let value = page["numberTopOffetY"]?.number { model.numberTopOffetY = value }
        if let value = page["numberOffetX"]?.number { model.numberOffetX = value }
        if let value = page["loginBtnTopOffetY"]?.number { model.loginBtnTopOffetY = value }
        if let value = page["loginBtnHeight"]?.number { model.loginBtnHeight = value }
        if let value = page["loginBtnLRPadding"]?.number { model.loginBtnLRPadding = value }
        if let value = page["privacyBottomOffetY"]?.number { model.privacyBottomOffetY = value }
        if let value = page["privacyLRPadding"]?.number { model.privacyLRPadding = value }
        if let value = page["changeBtnTopOffetY"]?.number { model.changeBtnTopOffetY = value }
    }
}
