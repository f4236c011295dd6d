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
        applyNavigation(page, to: model)
        applyTexts(page, to: model)
        applyButtons(page, to: model)
        applyTerms(page, to: model)
    }

    private func applyNavigation(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["userInterfaceStyle"]?.number { model.userInterfaceStyle = NSNumber(value: Int(value)) }
        if let value = page["languageType"]?.number.flatMap({ OLLanguageType(rawValue: Int($0)) }) {
            model.languageType = value
        }
        if let value = page["naviHidden"]?.flag { model.naviHidden = value }
        if let value = page["naviBgColor"]?.uiColor { model.naviBgColor = value }
        if let value = page["naviTitle"]?.attributedText { model.naviTitle = value }
        if let value = page["naviBackImage"]?.uiImage { model.naviBackImage = value }
        if let value = page["backButtonHidden"]?.flag { model.backButtonHidden = value }
        if let value = page["backgroundColor"]?.uiColor { model.backgroundColor = value }
    }

    private func applyTexts(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["appLogo"]?.uiImage { model.appLogo = value }
        if let value = page["logoHidden"]?.flag { model.logoHidden = value }
        if let value = page["logoCornerRadius"]?.number { model.logoCornerRadius = value }
        if let value = page["phoneNumColor"]?.uiColor { model.phoneNumColor = value }
        if let value = page["phoneNumFont"]?.uiFont { model.phoneNumFont = value }
        if let value = page["sloganText"]?.text { model.sloganText = value }
        if let value = page["sloganTextColor"]?.uiColor { model.sloganTextColor = value }
        if let value = page["sloganTextFont"]?.uiFont { model.sloganTextFont = value }
    }

    private func applyButtons(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["authButtonTitle"]?.attributedText { model.authButtonTitle = value }
        if let value = page["authButtonImages"]?.uiImages { model.authButtonImages = value }
        if let value = page["authButtonCornerRadius"]?.number { model.authButtonCornerRadius = value }
        if let value = page["switchButtonHidden"]?.flag { model.switchButtonHidden = value }
        if let value = page["switchButtonText"]?.text { model.switchButtonText = value }
        if let value = page["switchButtonColor"]?.uiColor { model.switchButtonColor = value }
        if let value = page["switchButtonFont"]?.uiFont { model.switchButtonFont = value }
        if let value = page["switchButtonBackgroundColor"]?.uiColor { model.switchButtonBackgroundColor = value }
    }

    private func applyTerms(_ page: VendorPage, to model: OLAuthViewModel) {
        if let value = page["defaultCheckBoxState"]?.flag { model.defaultCheckBoxState = value }
        if let value = page["checkedImage"]?.uiImage { model.checkedImage = value }
        if let value = page["uncheckedImage"]?.uiImage { model.uncheckedImage = value }
        if let value = page["checkBoxRect"]?.size { model.checkBoxRect = rect(of: value) }
        if let value = page["auxiliaryPrivacyWords"]?.texts { model.auxiliaryPrivacyWords = value }
        if case .label(let label) = page["privacyTermsAttributes"] {
            model.privacyTermsAttributes = [
                NSAttributedString.Key.foregroundColor: label.color.uiColor,
                NSAttributedString.Key.font: UIFont.systemFont(ofSize: label.fontSize),
            ]
        }
        if let value = page["termTextColor"]?.uiColor { model.termTextColor = value }
        if let value = page["termsAlignment"]?.number { model.termsAlignment = alignment(Int(value)) }
        if let value = page["hasQuotationMarkOnCarrierProtocol"]?.flag {
            model.hasQuotationMarkOnCarrierProtocol = value
        }
        if let value = page["notCheckProtocolHint"]?.text { model.notCheckProtocolHint = value }
        if let value = page["shakeStyle"]?.number.flatMap({ OLNotCheckProtocolShakeStyle(rawValue: Int($0)) }) {
            model.shakeStyle = value
        }
        if let value = page["disableAuthButtonWhenUnchecked"]?.flag { model.disableAuthButtonWhenUnchecked = value }
        if let value = page["willAuthDialogDisplay"]?.flag { model.willAuthDialogDisplay = value }
    }

    /// A size where the SDK chooses the place: what is 0 counts as not set.
    private func rect(of size: CGSize) -> OLRect {
        OLRect(
            portraitTopYOffset: 0, portraitCenterXOffset: 0, portraitLeftXOffset: 0, landscapeTopYOffset: 0,
            landscapeCenterXOffset: 0, landscapeLeftXOffset: 0, size: size)
    }

    /// The raw values of UIKit's own type differ between platforms.
    private func alignment(_ number: Int) -> NSTextAlignment {
        switch number {
        case 1: .center
        case 2: .right
        default: .left
        }
    }

    // MARK: Blocks

    /// The app's agreements around the carrier's, which has the index 0. With a block the SDK opens no page of its own.
    func apply(
        _ agreements: GeetestAgreements, of page: VendorPage, to model: OLAuthViewModel,
        _ event: @escaping @Sendable (GeetestPageEvent) -> Void
    ) {
        func block(_ index: Int) -> OLViewPrivacyTermItemBlock? {
            guard agreements.reportsTaps else { return nil }
            return { @Sendable _, _ in event(GeetestPageEvent("clickAgreement", .init(index: index))) }
        }
        model.carrierTermItemBlock = block(-1)
        let items = page["additionalPrivacyTerms"]?.agreements ?? []
        model.additionalPrivacyTerms = items.enumerated().compactMap { position, item -> OLPrivacyTermItem? in
            guard let address = item.address else { return nil }
            let place = position - agreements.carrierPosition
            return OLPrivacyTermItem(
                title: item.name, linkURL: address, index: place < 0 ? place : place + 1, block: block(position))
        }
    }

    /// Sets every block that tells what happens on the page and leaves what the SDK does as it is.
    func report(from model: OLAuthViewModel, to event: @escaping @Sendable (GeetestPageEvent) -> Void) {
        model.viewLifeCycleBlock = { @Sendable selector, _ in event(GeetestPageEvent(selector)) }
        model.clickAuthButtonBlock = { @Sendable in event(GeetestPageEvent("clickAuthButton")) }
        model.clickBackButtonBlock = { @Sendable in event(GeetestPageEvent("clickBackButton")) }
        model.clickSwitchButtonBlock = { @Sendable in event(GeetestPageEvent("clickSwitchButton")) }
        model.clickCheckboxBlock = { @Sendable isChecked in
            event(GeetestPageEvent("clickCheckbox", .init(isChecked: isChecked)))
        }
        model.hintBlock = { @Sendable in event(GeetestPageEvent("hint")) }
        model.tapAuthBackgroundBlock = { @Sendable in event(GeetestPageEvent("tapAuthBackground")) }
        model.clickAuthDialogDisagreeBtnBlock = { @Sendable in event(GeetestPageEvent("dialogDisagree")) }
        model.tapAuthDialogBackgroundBlock = { @Sendable in event(GeetestPageEvent("dialogBackground")) }
    }
}
