import PhoneAuth
import PhoneAuthGeetest

#if PHONEAUTH_STAND_IN
    import OneLoginSDKStandIn
    import UIKitShim
#else
    import OneLoginSDK
    import UIKit
#endif

extension GeetestBinding {
    /// Copies a page onto the SDK's model. Properties are written, never read: those that are unset are nil whatever their
    /// type says.
    func apply(_ page: VendorPage, to model: OLAuthViewModel) {
        applyPage(page, to: model)
        applyBars(page, to: model)
        applyTexts(page, to: model)
        applyButtons(page, to: model)
        applyTerms(page, to: model)
        applyPopup(page, to: model)
        applyDialog(page, to: model)
    }

    private func applyPage(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["userInterfaceStyle"]?.number { model.userInterfaceStyle = NSNumber(value: Int(value)) }
        if let value = page["languageType"]?.number.flatMap({ OLLanguageType(rawValue: Int($0)) }) {
            model.languageType = value
        }
        if let value = page["backgroundColor"]?.uiColor { model.backgroundColor = value }
        if let value = page["backgroundImage"]?.uiImage { model.backgroundImage = value }
        if let value = page["landscapeBackgroundImage"]?.uiImage { model.landscapeBackgroundImage = value }
        if let value = page["backgroundGifPath"]?.text { model.backgroundGifPath = path(of: value) }
        if let value = page["backgroundVideoPath"]?.text { model.backgroundVideoPath = path(of: value) }
        if let value = page["supportedInterfaceOrientations"]?.number.flatMap({ UInt(exactly: $0) }) {
            model.supportedInterfaceOrientations = UIInterfaceOrientationMask(rawValue: value)
        }
        if let value = page["pullAuthVCStyle"]?.number.flatMap({ OLPullAuthVCStyle(rawValue: Int($0)) }) {
            model.pullAuthVCStyle = value
        }
        if let value = page["modalPresentationStyle"]?.number.flatMap({ UIModalPresentationStyle(rawValue: Int($0)) }) {
            model.modalPresentationStyle = value
        }
        if let value = page["webNaviHidden"]?.flag { model.webNaviHidden = value }
        if let value = page["webNaviTitle"]?.attributedText { model.webNaviTitle = value }
        if let value = page["webNaviBgColor"]?.uiColor { model.webNaviBgColor = value }
    }

    private func applyBars(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["statusBarStyle"]?.number.flatMap({ UIStatusBarStyle(rawValue: Int($0)) }) {
            model.statusBarStyle = value
        }
        if let value = page["navTextMargin"]?.number { model.navTextMargin = value }
        if let value = page["naviTitle"]?.attributedText { model.naviTitle = value }
        if let value = page["naviBgColor"]?.uiColor { model.naviBgColor = value }
        if let value = page["naviBackImage"]?.uiImage { model.naviBackImage = value }
        if let value = page["naviHidden"]?.flag { model.naviHidden = value }
        if let value = page["backButtonRect"]?.rect { model.backButtonRect = value }
        if let value = page["backButtonHidden"]?.flag { model.backButtonHidden = value }
    }

    private func applyTexts(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["appLogo"]?.uiImage { model.appLogo = value }
        if let value = page["logoRect"]?.rect { model.logoRect = value }
        if let value = page["logoHidden"]?.flag { model.logoHidden = value }
        if let value = page["logoCornerRadius"]?.number { model.logoCornerRadius = value }
        if let value = page["phoneNumColor"]?.uiColor { model.phoneNumColor = value }
        if let value = page["phoneNumFont"]?.uiFont { model.phoneNumFont = value }
        if let value = page["phoneNumRect"]?.rect { model.phoneNumRect = value }
        if let value = page["sloganText"]?.text { model.sloganText = value }
        if let value = page["sloganRect"]?.rect { model.sloganRect = value }
        if let value = page["sloganTextColor"]?.uiColor { model.sloganTextColor = value }
        if let value = page["sloganTextFont"]?.uiFont { model.sloganTextFont = value }
    }

    private func applyButtons(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["authButtonTitle"]?.attributedText { model.authButtonTitle = value }
        if let value = page["authButtonImages"]?.uiImages { model.authButtonImages = value }
        if let value = page["authButtonRect"]?.rect { model.authButtonRect = value }
        if let value = page["authButtonCornerRadius"]?.number { model.authButtonCornerRadius = value }
        if let value = page["switchButtonHidden"]?.flag { model.switchButtonHidden = value }
        if let value = page["switchButtonText"]?.text { model.switchButtonText = value }
        if let value = page["switchButtonColor"]?.uiColor { model.switchButtonColor = value }
        if let value = page["switchButtonFont"]?.uiFont { model.switchButtonFont = value }
        if let value = page["switchButtonBackgroundColor"]?.uiColor { model.switchButtonBackgroundColor = value }
        if let value = page["switchButtonRect"]?.rect { model.switchButtonRect = value }
    }

    private func applyTerms(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["defaultCheckBoxState"]?.flag { model.defaultCheckBoxState = value }
        if let value = page["checkedImage"]?.uiImage { model.checkedImage = value }
        if let value = page["uncheckedImage"]?.uiImage { model.uncheckedImage = value }
        if let value = page["checkBoxRect"]?.rect { model.checkBoxRect = value }
        if let value = page["termsRect"]?.rect { model.termsRect = value }
        if let value = page["auxiliaryPrivacyWords"]?.texts { model.auxiliaryPrivacyWords = value }
        if let value = termsAttributes(page) { model.privacyTermsAttributes = value }
        if let value = page["termTextColor"]?.uiColor { model.termTextColor = value }
        if let value = page["termsAlignment"]?.number { model.termsAlignment = alignment(Int(value)) }
        if let value = page["hasQuotationMarkOnCarrierProtocol"]?.flag {
            model.hasQuotationMarkOnCarrierProtocol = value
        }
        if let value = page["spaceBetweenCheckboxAndTermsText"]?.number {
            model.spaceBetweenCheckboxAndTermsText = value
        }
        if let value = page["notCheckProtocolHint"]?.text { model.notCheckProtocolHint = value }
        if let value = page["shakeStyle"]?.number.flatMap({ OLNotCheckProtocolShakeStyle(rawValue: Int($0)) }) {
            model.shakeStyle = value
        }
        if let value = page["disableAuthButtonWhenUnchecked"]?.flag { model.disableAuthButtonWhenUnchecked = value }
    }

    /// Typed as the header may have it: these become whatever keys it is imported with.
    func termsAttributes(_ page: VendorPage) -> [NSAttributedString.Key: Any]? {
        guard case .label(let label) = page["privacyTermsAttributes"] else { return nil }
        let font = label.isBold ? UIFont.boldSystemFont(ofSize: label.fontSize) : .systemFont(ofSize: label.fontSize)
        let paragraph = NSMutableParagraphStyle()
        if let value = page["privacyTermsAttributes.lineSpacing"]?.number { paragraph.lineSpacing = value }
        if let value = page["termsAlignment"]?.number { paragraph.alignment = alignment(Int(value)) }
        var attributes: [NSAttributedString.Key: Any] = [
            .foregroundColor: label.color.uiColor, .font: font, .paragraphStyle: paragraph,
        ]
        if page["privacyTermsAttributes.underline"]?.flag == true { attributes[.underlineStyle] = 1 }
        return attributes
    }

    private func applyPopup(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["isPopup"]?.flag { model.isPopup = value }
        if let value = page["popupRect"]?.rect { model.popupRect = value }
        if let value = page["popupCornerRadius"]?.number { model.popupCornerRadius = value }
        if let value = page["popupRectCorners"]?.corners { model.popupRectCorners = value }
        if let value = page["popupAnimationStyle"]?.number.flatMap({ OLAuthPopupAnimationStyle(rawValue: Int($0)) }) {
            model.popupAnimationStyle = value
        }
        if let value = page["closePopupImage"]?.uiImage { model.closePopupImage = value }
        if let value = page["closePopupTopOffset"]?.number { model.closePopupTopOffset = NSNumber(value: value) }
        if let value = page["closePopupRightOffset"]?.number { model.closePopupRightOffset = NSNumber(value: value) }
        if let value = page["canClosePopupFromTapGesture"]?.flag { model.canClosePopupFromTapGesture = value }
        if let value = page["popupMaskView.backgroundColor"]?.uiColor {
            let mask = UIView(frame: .zero)
            mask.backgroundColor = value
            mask.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            model.popupMaskView = mask
        }
    }

    private func applyDialog(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["willAuthDialogDisplay"]?.flag { model.willAuthDialogDisplay = value }
        if let value = page["canCloseAuthDialogFromTapGesture"]?.flag { model.canCloseAuthDialogFromTapGesture = value }
        if let value = page["authDialogRect"]?.rect { model.authDialogRect = value }
        if let value = page["isAuthDialogBottom"]?.flag { model.isAuthDialogBottom = value }
        if let value = page["authDialogBgColor"]?.uiColor { model.authDialogBgColor = value }
        if let value = page["authDialogTitleText"]?.text { model.authDialogTitleText = value }
        if let value = page["authDialogTitleColor"]?.uiColor { model.authDialogTitleColor = value }
        if let value = page["authDialogTitleFont"]?.uiFont { model.authDialogTitleFont = value }
        if let value = page["authDialogContentFont"]?.uiFont { model.authDialogContentFont = value }
        if let value = page["authDialogDisagreeBtnText"]?.text { model.authDialogDisagreeBtnText = value }
        if let value = page["authDialogDisagreeBtnFont"]?.uiFont { model.authDialogDisagreeBtnFont = value }
        if let value = page["authDialogDisagreeBtnColor"]?.uiColor { model.authDialogDisagreeBtnColor = value }
        if let value = page["authDialogDisagreeBtnImages"]?.uiImages { model.authDialogDisagreeBtnImages = value }
        if let value = page["authDialogAgreeBtnText"]?.text { model.authDialogAgreeBtnText = value }
        if let value = page["authDialogAgreeBtnFont"]?.uiFont { model.authDialogAgreeBtnFont = value }
        if let value = page["authDialogAgreeBtnColor"]?.uiColor { model.authDialogAgreeBtnColor = value }
        if let value = page["authDialogAgreeBtnImages"]?.uiImages { model.authDialogAgreeBtnImages = value }
        if let value = page["authDialogCornerRadius"]?.number { model.authDialogCornerRadius = value }
        if let value = page["authDialogRectCorners"]?.corners { model.authDialogRectCorners = value }
        if let value = page["authDialogAnimationStyle"]?.number.flatMap({
            OLAuthDialogAnimationStyle(rawValue: Int($0))
        }) {
            model.authDialogAnimationStyle = value
        }
    }

    /// A film's web address as it is; of a file in the app, its path.
    private func path(of name: String) -> String {
        name.contains("://") ? name : Bundle.main.path(forResource: name, ofType: nil) ?? name
    }

    /// The raw values of UIKit's own type differ between platforms.
    private func alignment(_ number: Int) -> NSTextAlignment {
        switch number {
        case 1: .center
        case 2: .right
        case 3: .justified
        case 4: .natural
        default: .left
        }
    }
}

extension PageProperty {
    /// Offsets as the SDK takes them: what is 0 counts as not set.
    fileprivate var rect: OLRect? {
        guard let offsets else { return nil }
        return OLRect(
            portraitTopYOffset: offsets.portrait.top, portraitCenterXOffset: offsets.portrait.centerX,
            portraitLeftXOffset: offsets.portrait.left, landscapeTopYOffset: offsets.landscape.top,
            landscapeCenterXOffset: offsets.landscape.centerX, landscapeLeftXOffset: offsets.landscape.left,
            size: CGSize(width: offsets.width, height: offsets.height))
    }

    /// Bits of `UIRectCorner`, boxed.
    var corners: [NSNumber]? {
        numbers?.compactMap { UInt(exactly: $0).map { NSNumber(value: $0) } }
    }
}
