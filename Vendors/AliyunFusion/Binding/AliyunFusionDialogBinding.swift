import PhoneAuth
import PhoneAuthAliyunFusion

#if PHONEAUTH_STAND_IN
    import AlicomFusionAuthStandIn
    import UIKitShim
#else
    import AlicomFusionAuth
    import UIKit
#endif

nonisolated extension FusionPageDelegate {
    func applyDialog(to model: AlicomFusionNumberAuthModel) {
        if let value = page["privacyAlertIsNeedShow"]?.flag { model.privacyAlertIsNeedShow = value }
        if let value = page["privacyAlertIsNeedAutoLogin"]?.flag { model.privacyAlertIsNeedAutoLogin = value }
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
    }

    func applyDialogTexts(to model: AlicomFusionNumberAuthModel) {
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
        if let value = page["privacyAlertContentBackgroundColor"]?.uiColor {
            model.privacyAlertContentBackgroundColor = value
        }
        if let value = page["privacyAlertContentColors"]?.uiColors { model.privacyAlertContentColors = value }
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
        if let value = page["privacyAlertBtnBackgroundImages"]?.uiImages {
            model.privacyAlertBtnBackgroundImages = value
        } else if let image = solidImage("privacyAlertBtnBackgroundImages") {
            model.privacyAlertBtnBackgroundImages = Array(repeating: image, count: 2)
        }
        if let value = page["privacyAlertButtonTextColors"]?.uiColors { model.privacyAlertButtonTextColors = value }
        if let value = page["privacyAlertButtonFont"]?.uiFont { model.privacyAlertButtonFont = value }
    }
}
