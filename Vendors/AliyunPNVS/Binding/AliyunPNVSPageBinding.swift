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
        applyPresentation(page, to: model)
        applyNavigation(page, to: model)
        applyPopup(page, to: model)
        applyControls(page, to: model)
        applyAgreements(page, to: model)
        applyDialog(page, to: model)
        applyOffsets(page, to: model)
    }

    /// Hands what the framework adds to the SDK's hooks.
    func apply(_ painting: PagePainting, to model: TXCustomModel) {
        if let item = painting.rightItem { model.navMoreView = item }
        model.customViewBlock = { @Sendable view in painting.begin(view) }
        model.customViewLayoutBlock = {
            @Sendable screen, content, bar, titleBar, logo, slogan, number, login, change, privacy in
            painting.layOut(
                screen, content,
                [
                    .navigationBar: bar.isEmpty ? titleBar : bar, .logo: logo, .slogan: slogan, .number: number,
                    .loginButton: login, .switchButton: change, .agreements: privacy,
                ])
        }
    }

    /// A picture of one colour, where the page has that instead of a picture.
    func solidImage(_ property: String, of page: VendorPage) -> UIImage? {
        page["\(property).color"]?.solidImage(cornerRadius: page["\(property).cornerRadius"]?.number ?? 0)
    }

    private func applyPresentation(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["contentViewFrameBlock"]?.frameBlock { model.contentViewFrameBlock = value }
        if let value = page["supportedInterfaceOrientations"]?.number.flatMap({ UInt(exactly: $0) }) {
            model.supportedInterfaceOrientations = UIInterfaceOrientationMask(rawValue: value)
        }
        if let value = page["presentDirection"]?.number.flatMap({ PNSPresentationDirection(rawValue: UInt($0)) }) {
            model.presentDirection = value
        }
        if let value = page["animationDuration"]?.number { model.animationDuration = value }
        if let value = page["entryAnimation"]?.entryAnimation { model.entryAnimation = value }
        if let value = page["exitAnimation"]?.exitAnimation { model.exitAnimation = value }
        if let value = page["bgEntryAnimation"]?.entryAnimation { model.bgEntryAnimation = value }
        if let value = page["bgExitAnimation"]?.exitAnimation { model.bgExitAnimation = value }
        if let value = page["backgroundColor"]?.uiColor { model.backgroundColor = value }
        if let value = page["backgroundImage"]?.uiImage { model.backgroundImage = value }
        if let value = page["backgroundImageContentMode"]?.number.flatMap({ UIView.ContentMode(rawValue: Int($0)) }) {
            model.backgroundImageContentMode = value
        }
    }

    private func applyNavigation(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["navIsHidden"]?.flag { model.navIsHidden = value }
        if let value = page["navIsHiddenAfterLoginVCDisappear"]?.flag { model.navIsHiddenAfterLoginVCDisappear = value }
        if let value = page["suspendDisMissVC"]?.flag { model.suspendDisMissVC = value }
        if let value = page["navColor"]?.uiColor { model.navColor = value }
        if let value = page["navTitle"]?.attributedText { model.navTitle = value }
        if let value = page["navBackImage"]?.uiImage { model.navBackImage = value }
        if let value = page["hideNavBackItem"]?.flag { model.hideNavBackItem = value }
        if let value = page["navBackButtonFrameBlock"]?.frameBlock { model.navBackButtonFrameBlock = value }
        if let value = page["navTitleFrameBlock"]?.frameBlock { model.navTitleFrameBlock = value }
        if let value = page["navMoreViewFrameBlock"]?.frameBlock { model.navMoreViewFrameBlock = value }
        if let value = page["prefersStatusBarHidden"]?.flag { model.prefersStatusBarHidden = value }
        if let value = page["preferredStatusBarStyle"]?.number.flatMap({ UIStatusBarStyle(rawValue: Int($0)) }) {
            model.preferredStatusBarStyle = value
        }
    }

    private func applyPopup(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["alertBlurViewColor"]?.uiColor { model.alertBlurViewColor = value }
        if let value = page["alertBlurViewAlpha"]?.number { model.alertBlurViewAlpha = value }
        if let value = page["alertContentViewColor"]?.uiColor { model.alertContentViewColor = value }
        if let value = page["alertContentViewAlpha"]?.number { model.alertContentViewAlpha = value }
        if let value = page["alertCornerRadiusArray"]?.boxedNumbers {
            model.alertCornerRadiusArray = value
        }
        if let value = page["alertTitleBarColor"]?.uiColor { model.alertTitleBarColor = value }
        if let value = page["alertBarIsHidden"]?.flag { model.alertBarIsHidden = value }
        if let value = page["alertTitle"]?.attributedText { model.alertTitle = value }
        if let value = page["alertCloseImage"]?.uiImage { model.alertCloseImage = value }
        if let value = page["alertCloseItemIsHidden"]?.flag { model.alertCloseItemIsHidden = value }
        if let value = page["alertTitleBarFrameBlock"]?.frameBlock { model.alertTitleBarFrameBlock = value }
        if let value = page["alertTitleFrameBlock"]?.frameBlock { model.alertTitleFrameBlock = value }
        if let value = page["alertCloseItemFrameBlock"]?.frameBlock { model.alertCloseItemFrameBlock = value }
        if let value = page["alertFrameChangeWithKeyboard"]?.flag { model.alertFrameChangeWithKeyboard = value }
        if let value = page["tapAuthPageMaskClosePage"]?.flag { model.tapAuthPageMaskClosePage = value }
    }

    private func applyControls(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["logoImage"]?.uiImage { model.logoImage = value }
        if let value = page["logoIsHidden"]?.flag { model.logoIsHidden = value }
        if let value = page["logoFrameBlock"]?.frameBlock { model.logoFrameBlock = value }
        if let value = page["sloganText"]?.attributedText { model.sloganText = value }
        if let value = page["sloganIsHidden"]?.flag { model.sloganIsHidden = value }
        if let value = page["sloganFrameBlock"]?.frameBlock { model.sloganFrameBlock = value }
        if let value = page["numberColor"]?.uiColor { model.numberColor = value }
        if let value = page["numberFont"]?.uiFont { model.numberFont = value }
        if let value = page["numberFrameBlock"]?.frameBlock { model.numberFrameBlock = value }
        if let value = page["loginBtnText"]?.attributedText { model.loginBtnText = value }
        if let value = page["loginBtnBgImgs"]?.uiImages {
            model.loginBtnBgImgs = value
        } else if let image = solidImage("loginBtnBgImgs", of: page) {
            model.loginBtnBgImgs = Array(repeating: image, count: 3)
        }
        if let value = page["showLoginLoading"]?.flag { model.showLoginLoading = value }
        if let value = page["autoHideLoginLoading"]?.flag { model.autoHideLoginLoading = value }
        if let value = page["loadingBackgroundImage"]?.uiImage ?? solidImage("loadingBackgroundImage", of: page) {
            model.loadingBackgroundImage = value
        }
        if let value = page["loginBtnFrameBlock"]?.frameBlock { model.loginBtnFrameBlock = value }
        if let value = page["changeBtnTitle"]?.attributedText { model.changeBtnTitle = value }
        if let value = page["changeBtnIsHidden"]?.flag { model.changeBtnIsHidden = value }
        if let value = page["changeBtnFrameBlock"]?.frameBlock { model.changeBtnFrameBlock = value }
    }

    private func applyAgreements(_ page: VendorPage, to model: TXCustomModel) {
        if let value = page["checkBoxImages"]?.uiImages { model.checkBoxImages = value }
        if let value = page["checkBoxImageEdgeInsets"]?.insets { model.checkBoxImageEdgeInsets = value }
        if let value = page["checkBoxIsChecked"]?.flag { model.checkBoxIsChecked = value }
        if let value = page["checkBoxIsHidden"]?.flag { model.checkBoxIsHidden = value }
        if let value = page["checkBoxWH"]?.number { model.checkBoxWH = value }
        if let value = page["checkBoxVerticalCenter"]?.flag { model.checkBoxVerticalCenter = value }
        if let value = page["privacyOne"]?.agreements?.first { model.privacyOne = [value.name, value.url] }
        if let value = page["privacyTwo"]?.agreements?.first { model.privacyTwo = [value.name, value.url] }
        if let value = page["privacyThree"]?.agreements?.first { model.privacyThree = [value.name, value.url] }
        if let value = page["privacyConectTexts"]?.texts { model.privacyConectTexts = value }
        if let value = page["privacyColors"]?.uiColors { model.privacyColors = value }
        if let value = page["privacyOperatorColor"]?.uiColor { model.privacyOperatorColor = value }
        if let value = page["privacyOneColor"]?.uiColor { model.privacyOneColor = value }
        if let value = page["privacyTwoColor"]?.uiColor { model.privacyTwoColor = value }
        if let value = page["privacyThreeColor"]?.uiColor { model.privacyThreeColor = value }
        if let value = page["privacyAlignment"]?.number.flatMap({ NSTextAlignment(rawValue: Int($0)) }) {
            model.privacyAlignment = value
        }
        if let value = page["privacyPreText"]?.text { model.privacyPreText = value }
        if let value = page["privacySufText"]?.text { model.privacySufText = value }
        if let value = page["privacyOperatorPreText"]?.text { model.privacyOperatorPreText = value }
        if let value = page["privacyOperatorSufText"]?.text { model.privacyOperatorSufText = value }
        if let value = page["privacyOperatorIndex"]?.number.flatMap({ Int(exactly: $0) }) {
            model.privacyOperatorIndex = value
        }
        if let value = page["privacyFont"]?.uiFont { model.privacyFont = value }
        if let value = page["privacyLineSpaceDp"]?.number { model.privacyLineSpaceDp = value }
        if let value = page["privacyOperatorFont"]?.uiFont { model.privacyOperatorFont = value }
        if let value = page["privacyOperatorUnderline"]?.flag { model.privacyOperatorUnderline = value }
        if let value = page["expandAuthPageCheckedScope"]?.flag { model.expandAuthPageCheckedScope = value }
        if let value = page["privacyFrameBlock"]?.frameBlock { model.privacyFrameBlock = value }
        if let value = page["privacyAnimation"]?.shakeAnimation { model.privacyAnimation = value }
        if let value = page["checkboxAnimation"]?.shakeAnimation { model.checkboxAnimation = value }
        if let value = page["privacyVCIsCustomized"]?.flag { model.privacyVCIsCustomized = value }
        if let value = page["privacyNavColor"]?.uiColor { model.privacyNavColor = value }
        if let value = page["privacyNavTitleFont"]?.uiFont { model.privacyNavTitleFont = value }
        if let value = page["privacyNavTitleColor"]?.uiColor { model.privacyNavTitleColor = value }
        if let value = page["privacyNavBackImage"]?.uiImage { model.privacyNavBackImage = value }
    }
}
