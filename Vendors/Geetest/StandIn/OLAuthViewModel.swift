// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKitShim

public typealias OLViewPrivacyTermItemBlock = (OLPrivacyTermItem, UIViewController) -> Void
public typealias OLAuthViewLifeCycleBlock = (String, Bool) -> Void
public typealias OLCustomUIHandler = (UIView) -> Void
public typealias OLLoadingViewBlock = (UIView) -> Void
public typealias OLStopLoadingViewBlock = (UIView) -> Void
public typealias OLCustomDisabledAuthActionBlock = () -> Bool
public typealias OLCustomAuthActionBlock = () -> Bool
public typealias OLAuthVCTransitionBlock = (CGSize, any UIViewControllerTransitionCoordinator, UIView) -> Void
public typealias OLAuthVCAutoLayoutBlock = (
    UIView, UIView, UIView?, UIView, UIView, UIView, UIView, UIView, UIView, UIView, UIView, UIView, UIView, UIView,
    UIView, UIView?
) -> Void
public typealias OLClickAuthButtonBlock = () -> Void
public typealias OLClickBackButtonBlock = () -> Void
public typealias OLClickSwitchButtonBlock = () -> Void
public typealias OLClickCheckboxBlock = (Bool) -> Void
public typealias OLNotCheckProtocolHintBlock = () -> Void
public typealias OLTapAuthBackgroundBlock = () -> Void
public typealias OLTapAuthDialogBackgroundBlock = () -> Void
public typealias OLClickAuthDialogDisagreeBtnBlock = () -> Void

public enum OLLanguageType: Int, @unchecked Sendable {
    case simplifiedChinese = 0
    case traditionalChinese = 1
    case english = 2
}

public enum OLAuthPopupAnimationStyle: Int, @unchecked Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case custom = 3
}

public enum OLAuthDialogAnimationStyle: Int, @unchecked Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case custom = 3
}

public enum OLPullAuthVCStyle: Int, @unchecked Sendable {
    case modal = 0
    case push = 1
}

public enum OLNotCheckProtocolShakeStyle: Int, @unchecked Sendable {
    case none = 0
    case horizontal = 1
    case vertical = 2
}

public struct OLRect {
    public var portraitTopYOffset: CGFloat
    public var portraitCenterXOffset: CGFloat
    public var portraitLeftXOffset: CGFloat
    public var landscapeTopYOffset: CGFloat
    public var landscapeCenterXOffset: CGFloat
    public var landscapeLeftXOffset: CGFloat
    public var size: CGSize

    public init() {
        self.init(
            portraitTopYOffset: 0, portraitCenterXOffset: 0, portraitLeftXOffset: 0, landscapeTopYOffset: 0,
            landscapeCenterXOffset: 0, landscapeLeftXOffset: 0, size: .zero)
    }

    public init(
        portraitTopYOffset: CGFloat, portraitCenterXOffset: CGFloat, portraitLeftXOffset: CGFloat,
        landscapeTopYOffset: CGFloat, landscapeCenterXOffset: CGFloat, landscapeLeftXOffset: CGFloat, size: CGSize
    ) {
        self.portraitTopYOffset = portraitTopYOffset
        self.portraitCenterXOffset = portraitCenterXOffset
        self.portraitLeftXOffset = portraitLeftXOffset
        self.landscapeTopYOffset = landscapeTopYOffset
        self.landscapeCenterXOffset = landscapeCenterXOffset
        self.landscapeLeftXOffset = landscapeLeftXOffset
        self.size = size
    }
}

open class OLPrivacyTermItem: NSObject {
    open var termTitle: String
    open var termLink: URL
    open var block: OLViewPrivacyTermItemBlock?
    open var index: Int

    public init(title: String, linkURL url: URL, index: Int, block: OLViewPrivacyTermItemBlock? = nil) {
        termTitle = title
        termLink = url
        self.index = index
        self.block = block
    }
}

open class OLAuthViewModel: NSObject {
    open var statusBarStyle: UIStatusBarStyle = .default
    open var navTextMargin: Double = 36
    open var naviTitle: NSAttributedString?
    open var naviBgColor: UIColor?
    open var naviBackImage: UIImage?
    open var naviRightControl: UIView?
    open var naviHidden: Bool = false
    open var backButtonRect: OLRect = OLRect()
    open var backButtonHidden: Bool = false
    open var clickBackButtonBlock: OLClickBackButtonBlock?
    open var appLogo: UIImage?
    open var logoRect: OLRect = OLRect()
    open var logoHidden: Bool = false
    open var logoCornerRadius: CGFloat = 0
    open var phoneNumColor: UIColor?
    open var phoneNumFont: UIFont?
    open var phoneNumRect: OLRect = OLRect()
    open var attrPhone: NSAttributedString?
    open var switchButtonText: String?
    open var switchButtonColor: UIColor?
    open var switchButtonBackgroundColor: UIColor?
    open var switchButtonFont: UIFont?
    open var switchButtonRect: OLRect = OLRect()
    open var switchButtonHidden: Bool = false
    open var clickSwitchButtonBlock: OLClickSwitchButtonBlock?
    open var authButtonImages: [Any]?
    open var authButtonTitle: NSAttributedString?
    open var authButtonRect: OLRect = OLRect()
    open var authButtonCornerRadius: CGFloat = 0
    open var clickAuthButtonBlock: OLClickAuthButtonBlock?
    open var customDisabledAuthActionBlock: OLCustomDisabledAuthActionBlock?
    open var customAuthActionBlock: OLCustomAuthActionBlock?
    open var sloganText: String?
    open var sloganRect: OLRect = OLRect()
    open var sloganTextColor: UIColor = .gray
    open var sloganTextFont: UIFont = .systemFont(ofSize: 12)
    open var defaultCheckBoxState: Bool = false
    open var checkedImage: UIImage?
    open var uncheckedImage: UIImage?
    open var checkBoxSize: CGSize = .zero
    open var checkBoxRect: OLRect = OLRect()
    open var privacyTermsAttributes: [AnyHashable: Any]?
    open var additionalPrivacyTerms: [Any]?
    open var termTextColor: UIColor?
    open var termsRect: OLRect = OLRect()
    open var auxiliaryPrivacyWords: [Any]?
    open var clickCheckboxBlock: OLClickCheckboxBlock?
    open var termsAlignment: NSTextAlignment = .left
    open var carrierTermItemBlock: OLViewPrivacyTermItemBlock?
    open var hasQuotationMarkOnCarrierProtocol: Bool = false
    open var disableAuthButtonWhenUnchecked: Bool = false
    open var hintBlock: OLNotCheckProtocolHintBlock = {}
    open var shakeStyle: OLNotCheckProtocolShakeStyle = .none
    open var spaceBetweenCheckboxAndTermsText: CGFloat = 2
    open var languageType: OLLanguageType = .simplifiedChinese
    open var customUIHandler: OLCustomUIHandler?
    open var authVCTransitionBlock: OLAuthVCTransitionBlock?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var landscapeBackgroundImage: UIImage?
    open var backgroundGifPath: String?
    open var backgroundVideoPath: String?
    open var autolayoutBlock: OLAuthVCAutoLayoutBlock?
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask = []
    open var isPopup: Bool = false
    open var popupRect: OLRect = OLRect()
    open var popupCornerRadius: CGFloat = 6
    open var popupRectCorners: [Any] = []
    open var popupAnimationStyle: OLAuthPopupAnimationStyle = .coverVertical
    open var popupTransitionAnimation: CAAnimation = CAAnimation()
    open var closePopupImage: UIImage?
    open var closePopupTopOffset: NSNumber = 0
    open var closePopupRightOffset: NSNumber = 0
    open var canClosePopupFromTapGesture: Bool = false
    open var tapAuthBackgroundBlock: OLTapAuthBackgroundBlock?
    open var popupMaskView: UIView?
    open var willAuthDialogDisplay: Bool = false
    open var canCloseAuthDialogFromTapGesture: Bool = true
    open var authDialogRect: OLRect = OLRect()
    open var isAuthDialogBottom: Bool = false
    open var authDialogBgColor: UIColor?
    open var authDialogTitleText: String?
    open var authDialogTitleColor: UIColor?
    open var authDialogTitleFont: UIFont?
    open var authDialogContentFont: UIFont?
    open var authDialogDisagreeBtnText: String?
    open var authDialogDisagreeBtnFont: UIFont?
    open var authDialogDisagreeBtnColor: UIColor?
    open var authDialogDisagreeBtnImages: [Any]?
    open var authDialogAgreeBtnText: String?
    open var authDialogAgreeBtnFont: UIFont?
    open var authDialogAgreeBtnColor: UIColor?
    open var authDialogAgreeBtnImages: [Any]?
    open var authDialogCornerRadius: CGFloat = 10
    open var authDialogRectCorners: [Any] = []
    open var authDialogAnimationStyle: OLAuthDialogAnimationStyle = .coverVertical
    open var authDialogTransitionAnimation: CAAnimation = CAAnimation()
    open var tapAuthDialogBackgroundBlock: OLTapAuthDialogBackgroundBlock?
    open var clickAuthDialogDisagreeBtnBlock: OLClickAuthDialogDisagreeBtnBlock?
    open var loadingViewBlock: OLLoadingViewBlock?
    open var stopLoadingViewBlock: OLStopLoadingViewBlock?
    open var webNaviHidden: Bool = false
    open var webNaviTitle: NSAttributedString?
    open var webNaviBgColor: UIColor?
    open var notCheckProtocolHint: String?
    open var viewLifeCycleBlock: OLAuthViewLifeCycleBlock?
    open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen
    open var modalPresentationAnimation: CAAnimation = CAAnimation()
    open var modalDismissAnimation: CAAnimation = CAAnimation()
    open var pullAuthVCStyle: OLPullAuthVCStyle = .modal
    open var userInterfaceStyle: NSNumber = 1
    open var captchaAPI1: String?
    open var captchaAPI2: String?
    open var captchaTimeout: TimeInterval = 0
}
