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
    /// Sets what framework and app draw and take over, and the app's agreements around the carrier's, which has the index 0.
    /// With a block of its own an agreement is not opened by the SDK.
    func apply(
        _ hooks: GeetestPageHooks, of page: VendorPage, to model: OLAuthViewModel,
        _ event: @escaping @Sendable (GeetestPageEvent) -> Void
    ) {
        let reportsAgreements = hooks.reportsAgreements
        func block(_ index: Int) -> OLViewPrivacyTermItemBlock? {
            guard reportsAgreements else { return nil }
            return { @Sendable _, _ in event(GeetestPageEvent("clickAgreement", .init(index: index))) }
        }
        model.carrierTermItemBlock = block(-1)
        let carrierPosition = page["additionalPrivacyTerms.carrierPosition"]?.number.flatMap { Int(exactly: $0) } ?? 0
        let items = page["additionalPrivacyTerms"]?.agreements ?? []
        model.additionalPrivacyTerms = items.enumerated().compactMap { position, item -> OLPrivacyTermItem? in
            guard let address = item.address else { return nil }
            let place = position - carrierPosition
            return OLPrivacyTermItem(
                title: item.name, linkURL: address, index: place < 0 ? place : place + 1, block: block(position))
        }
        if let control = hooks.rightControl { model.naviRightControl = control }
        if let draws = hooks.draws { model.customUIHandler = { @Sendable area in draws(area) } }
        if let turns = hooks.turns {
            model.authVCTransitionBlock = { @Sendable size, _, area in turns(GeetestPageTurn(size: size, area: area)) }
        }
        if let shows = hooks.showsLoading { model.loadingViewBlock = { @Sendable container in shows(container) } }
        if let hides = hooks.hidesLoading { model.stopLoadingViewBlock = { @Sendable _ in hides() } }
    }

    /// Sets every block that tells what happens on the page and leaves what the SDK does as it is.
    ///
    /// Not `hintBlock`: the SDK may leave its own hint to it. That an unticked tap happened, and whether the app answers it,
    /// `customDisabledAuthActionBlock` says as well.
    func report(
        from model: OLAuthViewModel, _ hooks: GeetestPageHooks,
        to event: @escaping @Sendable (GeetestPageEvent) -> Void
    ) {
        model.viewLifeCycleBlock = { @Sendable selector, _ in event(GeetestPageEvent(selector)) }
        model.clickAuthButtonBlock = { @Sendable in event(GeetestPageEvent("clickAuthButton")) }
        model.clickBackButtonBlock = { @Sendable in event(GeetestPageEvent("clickBackButton")) }
        model.clickSwitchButtonBlock = { @Sendable in event(GeetestPageEvent("clickSwitchButton")) }
        model.clickCheckboxBlock = { @Sendable isChecked in
            event(GeetestPageEvent("clickCheckbox", .init(isChecked: isChecked)))
        }
        model.tapAuthBackgroundBlock = { @Sendable in event(GeetestPageEvent("tapAuthBackground")) }
        model.clickAuthDialogDisagreeBtnBlock = { @Sendable in event(GeetestPageEvent("dialogDisagree")) }
        model.tapAuthDialogBackgroundBlock = { @Sendable in event(GeetestPageEvent("dialogBackground")) }
        let answersUntickedTap = hooks.answersUntickedTap
        model.customDisabledAuthActionBlock = { @Sendable in
            event(GeetestPageEvent("hint"))
            return answersUntickedTap
        }
        // The SDK may ask at an unticked tap too, which it is to treat as ever. A tap that is held back may be reported by
        // this block alone: the login button's own is left out, so that it is told once.
        guard hooks.holdsLogin else { return }
        model.clickAuthButtonBlock = nil
        model.customAuthActionBlock = { @Sendable in
            let isChecked = OneLoginPro.isProtocolCheckboxChecked()
            event(GeetestPageEvent("clickAuthButton", .init(isChecked: isChecked)))
            return isChecked
        }
    }
}
