// The declarations are those of API.tsv; the vendor documents them. What is never nil by its type has the documented default, or a
// value that the layout takes for unset: an empty text, an empty list, a picture without a name, a clear colour, a closure that
// answers what it is given.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SimulatedPhone
import UIKitShim

public typealias PNSBuildFrameBlock = (_ screenSize: CGSize, _ superViewSize: CGSize, _ frame: CGRect) -> CGRect

public enum PNSPresentationDirection: UInt, @unchecked Sendable {
    case bottom = 0
    case right = 1
    case top = 2
    case left = 3
}

open class TXCustomModel: NSObject, AliyunPageModel {
    package var moreView: UIView?

    open var contentViewFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask = .portrait

    open var alertBlurViewColor: UIColor = .black
    open var alertBlurViewAlpha: CGFloat = 0.5
    open var alertContentViewColor: UIColor = .white
    open var alertContentViewAlpha: CGFloat = 1
    open var alertCornerRadiusArray: [Any] = []
    open var alertTitleBarColor: UIColor = .white
    open var alertBarIsHidden: Bool = false
    open var alertTitle: NSAttributedString = NSAttributedString(string: "")
    open var alertCloseImage: UIImage = UIImage()
    open var alertCloseItemIsHidden: Bool = false
    open var alertTitleBarFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var alertTitleFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var alertCloseItemFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var alertFrameChangeWithKeyboard: Bool = false

    open var navIsHidden: Bool = false
    open var navIsHiddenAfterLoginVCDisappear: Bool = false

    open var suspendDisMissVC: Bool = false

    open var navColor: UIColor = .white
    open var navTitle: NSAttributedString = NSAttributedString(string: "")
    open var navBackImage: UIImage = UIImage()
    open var hideNavBackItem: Bool = false
    open var navMoreView: UIView {
        get { moreView ?? MainActor.assumeIsolated { UIView() } }
        set { moreView = newValue }
    }
    open var navBackButtonFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var navTitleFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var navMoreViewFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }

    open var presentDirection: PNSPresentationDirection = .bottom
    open var animationDuration: CGFloat = 0.25
    open var entryAnimation: CAAnimation?
    open var exitAnimation: CAAnimation?
    open var bgEntryAnimation: CAAnimation?
    open var bgExitAnimation: CAAnimation?
    open var prefersStatusBarHidden: Bool = false
    open var preferredStatusBarStyle: UIStatusBarStyle = .default
    open var backgroundColor: UIColor = .white
    open var backgroundImage: UIImage = UIImage()
    open var backgroundImageContentMode: UIView.ContentMode = .scaleAspectFill
    open var tapAuthPageMaskClosePage: Bool = false
    open var logoImage: UIImage = UIImage()
    open var logoIsHidden: Bool = false
    open var logoFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var logoWidth: CGFloat = 0
    open var logoHeight: CGFloat = 0
    open var logoTopOffetY: CGFloat = 0
    open var sloganText: NSAttributedString = NSAttributedString(string: "")
    open var sloganIsHidden: Bool = false
    open var sloganFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var sloganTopOffetY: CGFloat = 0
    open var numberColor: UIColor = .black
    open var numberFont: UIFont = .systemFont(ofSize: 16)
    open var numberFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var numberTopOffetY: CGFloat = 0
    open var numberOffetX: CGFloat = 0
    open var loginBtnText: NSAttributedString = NSAttributedString(string: "")
    open var loginBtnBgImgs: [Any] = []
    open var showLoginLoading: Bool = true
    open var autoHideLoginLoading: Bool = true
    open var loadingBackgroundImage: UIImage?
    open var loginBtnFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var loginBtnTopOffetY: CGFloat = 0
    open var loginBtnHeight: CGFloat = 0
    open var loginBtnLRPadding: CGFloat = 0

    open var checkBoxImages: [Any] = []
    open var checkBoxImageEdgeInsets: UIEdgeInsets = .zero
    open var checkBoxIsChecked: Bool = false
    open var checkBoxIsHidden: Bool = false
    open var checkBoxWH: CGFloat = 18
    open var checkBoxVerticalCenter: Bool = false
    open var privacyOne: [Any] = []
    open var privacyTwo: [Any] = []
    open var privacyThree: [Any] = []
    open var privacyConectTexts: [Any] = ["和", "、", "、"]
    open var privacyColors: [Any] = []
    open var privacyOperatorColor: UIColor = .clear
    open var privacyOneColor: UIColor = .clear
    open var privacyTwoColor: UIColor = .clear
    open var privacyThreeColor: UIColor = .clear
    open var privacyAlignment: NSTextAlignment = .left
    open var privacyPreText: String = "我已阅读并同意"
    open var privacySufText: String = ""
    open var privacyOperatorPreText: String = ""
    open var privacyOperatorSufText: String = ""
    open var privacyOperatorIndex: Int = 0
    open var privacyFont: UIFont = .systemFont(ofSize: 12)
    open var privacyLineSpaceDp: CGFloat = 0
    open var privacyOperatorFont: UIFont = .systemFont(ofSize: 16)
    open var privacyOperatorUnderline: Bool = false
    open var expandAuthPageCheckedScope: Bool = false
    open var privacyFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var privacyAnimation: CAAnimation?
    open var checkboxAnimation: CAAnimation?
    open var privacyBottomOffetY: CGFloat = 0
    open var privacyLRPadding: CGFloat = 0

    open var changeBtnTitle: NSAttributedString = NSAttributedString(string: "")
    open var changeBtnIsHidden: Bool = false
    open var changeBtnFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var changeBtnTopOffetY: CGFloat = 0

    open var privacyVCIsCustomized: Bool = false
    open var privacyNavColor: UIColor = .white
    open var privacyNavTitleFont: UIFont = .systemFont(ofSize: 18)
    open var privacyNavTitleColor: UIColor = .black
    open var privacyNavBackImage: UIImage = UIImage()

    open var customViewBlock: (UIView) -> Void = { _ in }
    open var customViewLayoutBlock:
        (CGSize, CGRect, CGRect, CGRect, CGRect, CGRect, CGRect, CGRect, CGRect, CGRect) -> Void =
            { _, _, _, _, _, _, _, _, _, _ in }

    open var privacyAlertIsNeedShow: Bool = false
    open var privacyAlertIsNeedAutoLogin: Bool = true
    open var privacyAlertAnimationDuration: CGFloat = 0.3
    open var privacyAlertEntryAnimation: CAAnimation?
    open var privacyAlertExitAnimation: CAAnimation?
    open var privacyAlertCornerRadiusArray: [Any] = []
    open var privacyAlertBackgroundColor: UIColor = .white
    open var privacyAlertAlpha: CGFloat = 1
    open var privacyAlertTitleContent: String = "请阅读并同意以下条款"
    open var privacyAlertTitleFont: UIFont = .systemFont(ofSize: 12)
    open var privacyAlertTitleColor: UIColor = .black
    open var privacyAlertTitleBackgroundColor: UIColor = .white
    open var privacyAlertTitleAlignment: NSTextAlignment = .center
    open var privacyAlertContentFont: UIFont = .systemFont(ofSize: 12)
    open var privacyAlertLineSpaceDp: CGFloat = 0
    open var privacyAlertContentBackgroundColor: UIColor = .white
    open var privacyAlertContentColors: [Any] = []
    open var privacyAlertContentOperatorFont: UIFont = .systemFont(ofSize: 16)
    open var privacyAlertContentUnderline: Bool = false
    open var privacyAlertOperatorColor: UIColor = .clear
    open var privacyAlertOneColor: UIColor = .clear
    open var privacyAlertTwoColor: UIColor = .clear
    open var privacyAlertThreeColor: UIColor = .clear
    open var privacyAlertContentAlignment: NSTextAlignment = .left
    open var privacyAlertPreText: String = ""
    open var privacyAlertSufText: String = ""
    open var privacyAlertBtnContent: String = "同意"
    open var privacyAlertBtnCornerRadius: CGFloat = 0
    open var privacyAlertBtnBackgroundImages: [Any] = []
    open var privacyAlertButtonTextColors: [Any] = []
    open var privacyAlertButtonFont: UIFont = .systemFont(ofSize: 18)
    open var privacyAlertCloseButtonIsNeedShow: Bool = true
    open var privacyAlertCloseButtonImage: UIImage = UIImage()
    open var privacyAlertMaskIsNeedShow: Bool = true
    open var tapPrivacyAlertMaskCloseAlert: Bool = true
    open var privacyAlertMaskColor: UIColor = .black
    open var privacyAlertMaskAlpha: CGFloat = 0.5
    open var privacyAlertMaskEntryAnimation: CAAnimation = CAAnimation()
    open var privacyAlertMaskExitAnimation: CAAnimation = CAAnimation()
    open var privacyAlertFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var privacyAlertTitleFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var privacyAlertPrivacyContentFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var privacyAlertButtonFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var privacyAlertCloseFrameBlock: PNSBuildFrameBlock = { _, _, frame in frame }
    open var privacyAlertCustomViewBlock: (UIView) -> Void = { _ in }
    open var privacyAlertCustomViewLayoutBlock: (CGRect, CGRect, CGRect, CGRect, CGRect) -> Void = { _, _, _, _, _ in }
}

extension TXCustomModel {
    package var popupBar: AliyunPopupBar? {
        AliyunPopupBar(
            isHidden: alertBarIsHidden, color: alertTitleBarColor, title: alertTitle,
            closeImage: alertCloseItemIsHidden ? nil : alertCloseImage, radii: alertCornerRadiusArray,
            contentColor: alertContentViewColor, contentAlpha: alertContentViewAlpha, maskColor: alertBlurViewColor,
            maskAlpha: alertBlurViewAlpha, bar: alertTitleBarFrameBlock, titleFrame: alertTitleFrameBlock,
            closeFrame: alertCloseItemFrameBlock)
    }

    package var lineSpace: CGFloat { privacyLineSpaceDp }
}

extension TXCustomModel {
    @MainActor package func tellFrames(of layout: AliyunPageLayout) {
        let isPopup = layout.page.size != layout.screen
        customViewLayoutBlock(
            layout.screen, layout.content, isPopup ? .zero : layout.bar, isPopup ? layout.bar : .zero, layout.logo,
            layout.slogan, layout.number, layout.login, layout.change, layout.privacy)
    }
}
