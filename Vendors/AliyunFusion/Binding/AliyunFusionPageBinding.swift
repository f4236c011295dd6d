import PhoneAuth
import PhoneAuthAliyunFusion

#if PHONEAUTH_STAND_IN
    import AlicomFusionAuthStandIn
    import UIKitShim
#else
    import AlicomFusionAuth
    import UIKit
#endif

/// Copies a page onto the SDK's model when the SDK asks for it. Properties are written, never read: those that are unset are
/// nil whatever their type says.
nonisolated final class FusionPageDelegate: NSObject, AlicomFusionAuthUIDelegate {
    let page: VendorPage
    private let views: FusionPageViews
    private let nodes: FusionNodeViews
    private let willShow: (@Sendable (AlicomFusionNumberAuthModel) -> Void)?
    private let otherMethodTapped: @Sendable () -> Void
    /// The model of the page that is up: the button for another number is the framework's own, and has to tell it.
    private var model: AlicomFusionNumberAuthModel?

    init(
        _ page: VendorPage, _ views: FusionPageViews, nodes: FusionNodeViews = FusionNodeViews(),
        willShow: (@Sendable (AlicomFusionNumberAuthModel) -> Void)?,
        otherMethodTapped: @escaping @Sendable () -> Void
    ) {
        self.page = page
        self.views = views
        self.nodes = nodes
        self.willShow = willShow
        self.otherMethodTapped = otherMethodTapped
    }

    func onPhoneNumberVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String,
        uiModel model: AlicomFusionNumberAuthModel
    ) {
        self.model = model
        applyPresentation(to: model)
        applyNavigation(to: model)
        applyControls(to: model)
        applyAgreements(to: model)
        applyDialog(to: model)
        applyDialogTexts(to: model)
        applyViews(to: model)
        model.moreLoginActionBlock = { @Sendable [otherMethodTapped] in otherMethodTapped() }
        willShow?(model)
    }

    func onSMSCodeVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String, isAutoInput: Bool,
        view: AlicomFusionVerifyCodeView
    ) {
        nodes.customize?(.smsCode, view)
    }

    func onSMSSendVerifyUICustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String, smsContent: String,
        receiveNum: String, view: AlicomFusionUpGoingView
    ) {
        nodes.customize?(.upGoingSMS, view)
    }

    func onNavigationControllerCustomDefined(
        _ handler: AlicomFusionAuthHandler, templateId: String, nodeId: String,
        navigation naviController: UINavigationController
    ) {
        nodes.navigation?(naviController)
    }

    /// Lets the button for another number follow the scene.
    @MainActor func listenToOtherNumber() {
        views.otherNumber?.addAction(
            UIAction { [weak self] _ in self?.model?.otherPhoneLogin() }, for: .touchUpInside)
    }

    /// What the framework adds, and the views that the model takes.
    private func applyViews(to model: AlicomFusionNumberAuthModel) {
        if let title = views.title { model.nameLabel = title }
        if let button = views.otherNumber {
            model.otherLoginButton = button
        } else if page["otherLoginButton.isHidden"]?.flag == true {
            model.otherLoginButton = nil
        }
        guard let painting = views.painting else { return }
        if let item = painting.rightItem { model.navMoreView = item }
        model.customViewBlock = { @Sendable view in painting.begin(view) }
        model.customViewLayoutBlock = {
            @Sendable screen, content, title, otherNumber, bar, titleBar, logo, slogan, number, login, change, privacy
            in
            painting.layOut(
                screen, content,
                [
                    .navigationBar: bar.isEmpty ? titleBar : bar, .pageTitle: title, .otherNumberButton: otherNumber,
                    .logo: logo, .slogan: slogan, .number: number, .loginButton: login, .switchButton: change,
                    .agreements: privacy,
                ])
        }
    }

    /// A picture of one colour, where the page has that instead of a picture.
    func solidImage(_ property: String) -> UIImage? {
        page["\(property).color"]?.solidImage(cornerRadius: page["\(property).cornerRadius"]?.number ?? 0)
    }

    private func applyPresentation(to model: AlicomFusionNumberAuthModel) {
        if let value = page["contentViewFrameBlock"]?.frameBlock { model.contentViewFrameBlock = value }
        if let value = page["supportedInterfaceOrientations"]?.number.flatMap({ UInt(exactly: $0) }) {
            model.supportedInterfaceOrientations = UIInterfaceOrientationMask(rawValue: value)
        }
        if let value = page["presentDirection"]?.number.flatMap({
            AlicomFusionPresentationDirection(rawValue: UInt($0))
        }) {
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

    private func applyNavigation(to model: AlicomFusionNumberAuthModel) {
        if let value = page["navIsHidden"]?.flag { model.navIsHidden = value }
        if let value = page["navIsHiddenAfterLoginVCDisappear"]?.flag { model.navIsHiddenAfterLoginVCDisappear = value }
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

    private func applyControls(to model: AlicomFusionNumberAuthModel) {
        if let value = page["nameLabelFrameBlock"]?.frameBlock { model.nameLabelFrameBlock = value }
        if let value = page["otherLoginButtonFrameBlock"]?.frameBlock { model.otherLoginButtonFrameBlock = value }
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
        } else if let image = solidImage("loginBtnBgImgs") {
            model.loginBtnBgImgs = Array(repeating: image, count: 3)
        }
        if let value = page["loginBtnFrameBlock"]?.frameBlock { model.loginBtnFrameBlock = value }
        if let value = page["changeBtnTitle"]?.attributedText { model.changeBtnTitle = value }
        if let value = page["changeBtnIsHidden"]?.flag { model.changeBtnIsHidden = value }
        if let value = page["changeBtnFrameBlock"]?.frameBlock { model.changeBtnFrameBlock = value }
    }

    private func applyAgreements(to model: AlicomFusionNumberAuthModel) {
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
        if let value = page["expandAuthPageCheckedScope"]?.flag { model.expandAuthPageCheckedScope = value }
        if let value = page["privacyFrameBlock"]?.frameBlock { model.privacyFrameBlock = value }
        if let value = page["privacyAnimation"]?.shakeAnimation { model.privacyAnimation = value }
        if let value = page["privacyNavColor"]?.uiColor { model.privacyNavColor = value }
        if let value = page["privacyNavTitleFont"]?.uiFont { model.privacyNavTitleFont = value }
        if let value = page["privacyNavTitleColor"]?.uiColor { model.privacyNavTitleColor = value }
        if let value = page["privacyNavBackImage"]?.uiImage { model.privacyNavBackImage = value }
    }
}

/// The views of a page, made on the main actor before the SDK asks for its model.
@MainActor struct FusionPageViews {
    /// The title on the page.
    nonisolated let title: UILabel?
    /// The button for another number; `nil` where there is none.
    nonisolated let otherNumber: UIButton?
    /// What the framework adds.
    nonisolated let painting: PagePainting?

    init(_ page: VendorPage, _ painting: PagePainting?) {
        self.painting = painting
        if let text = page["nameLabel"]?.attributedText {
            let label = UILabel()
            label.attributedText = text
            label.textAlignment = .center
            title = label
        } else {
            title = nil
        }
        if page["otherLoginButton.isHidden"]?.flag != true, let text = page["otherLoginButton"]?.attributedText {
            let button = UIButton(type: .custom)
            button.setAttributedTitle(text, for: .normal)
            otherNumber = button
        } else {
            otherNumber = nil
        }
    }
}
