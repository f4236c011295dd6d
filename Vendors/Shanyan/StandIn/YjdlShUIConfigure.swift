// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKitShim

open class YjdlShUIConfigure: NSObject {
    // What is nil while it is unset.
    private(set) var leftControl: UIBarButtonItem?
    private(set) var rightControl: UIBarButtonItem?

    open weak var viewController: UIViewController?
    open var manualDismiss: NSNumber = NSNumber(value: 0)
    open var yjdlShBackgroundImg: UIImage = UIImage()
    open var yjdlShBackgroundColor: UIColor = .white
    open var yjdlShNavigationBarHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationBackgroundClear: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationAttributesTitleText: NSAttributedString = NSAttributedString(string: "")
    open var yjdlShNavigationRightControl: UIBarButtonItem {
        get { rightControl ?? MainActor.assumeIsolated { UIBarButtonItem() } }
        set { rightControl = newValue }
    }
    open var yjdlShNavigationLeftControl: UIBarButtonItem {
        get { leftControl ?? MainActor.assumeIsolated { UIBarButtonItem() } }
        set { leftControl = newValue }
    }
    open var yjdlShNavigationBackBtnImage: UIImage = UIImage()
    open var yjdlShNavigationBackBtnHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShNavBackBtnImageInsets: NSValue = NSValue(uiEdgeInsets: .zero)
    open var yjdlShNavBackBtnAlimentRight: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationBottomLineHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationTintColor: UIColor = .white
    open var yjdlShNavigationBarTintColor: UIColor = .white
    open var yjdlShNavigationBackgroundImage: UIImage = UIImage()
    open var yjdlShNavigationBarMetrics: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationShadowImage: UIImage = UIImage()
    open var yjdlShPreferredStatusBarStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShPrefersStatusBarHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationBarStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShLogoImage: UIImage = UIImage()
    open var yjdlShLogoCornerRadius: NSNumber = NSNumber(value: 0)
    open var yjdlShLogoHiden: NSNumber = NSNumber(value: 0)
    open var yjdlShPhoneNumberColor: UIColor = .white
    open var yjdlShPhoneNumberFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShPhoneNumberTextAlignment: NSNumber = NSNumber(value: 0)
    open var yjdlShLoginBtnText: String = ""
    open var yjdlShLoginBtnTextColor: UIColor = .white
    open var yjdlShLoginBtnBgColor: UIColor = .white
    open var yjdlShLoginBtnTextFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShLoginBtnNormalBgImage: UIImage = UIImage()
    open var yjdlShLoginBtnHightLightBgImage: UIImage = UIImage()
    open var yjdlShLoginBtnDisabledBgImage: UIImage = UIImage()
    open var yjdlShLoginBtnBorderColor: UIColor = .white
    open var yjdlShLoginBtnCornerRadius: NSNumber = NSNumber(value: 0)
    open var yjdlShLoginBtnBorderWidth: NSNumber = NSNumber(value: 0)
    open var yjdlShPrivacyShowUnderline: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyColor: [Any] = []
    open var yjdlShAppPrivacyTextFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShAppPrivacyTextAlignment: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyPunctuationMarks: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyLineSpacing: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyNeedSizeToFit: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyTextContainerInset: NSValue = NSValue(uiEdgeInsets: .zero)
    open var yjdlShAppPrivacyAbbreviatedName: String = ""
    open var yjdlShAppPrivacyFirst: [Any] = []
    open var yjdlShAppPrivacySecond: [Any] = []
    open var yjdlShAppPrivacyThird: [Any] = []
    open var yjdlShAppPrivacyNormalDesTextFirst: String = "同意"
    open var yjdlShAppPrivacyNormalDesTextSecond: String = "和"
    open var yjdlShAppPrivacyNormalDesTextThird: String = "、"
    open var yjdlShAppPrivacyNormalDesTextFourth: String = "、"
    open var yjdlShAppPrivacyNormalDesTextLast: String = "并授权本应用使用认证服务"
    open var yjdlShOperatorPrivacyAtLast: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyWebAttributesTitle: NSAttributedString = NSAttributedString(string: "")
    open var yjdlShAppPrivacyWebNormalAttributesTitle: NSAttributedString = NSAttributedString(string: "")
    open var yjdlShAppPrivacyWebTitleList: [Any] = []
    open var yjdlShAppPrivacyWebAttributes: [AnyHashable: Any] = [:]
    open var yjdlShAppPrivacyWebBackBtnImage: UIImage = UIImage()
    open var yjdlShAppPrivacyWebPreferredStatusBarStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyWebNavigationTintColor: UIColor = .white
    open var yjdlShAppPrivacyWebNavigationBarTintColor: UIColor = .white
    open var yjdlShAppPrivacyWebNavigationBackgroundImage: UIImage = UIImage()
    open var yjdlShAppPrivacyWebNavigationBarMetrics: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyWebNavigationShadowImage: UIImage = UIImage()
    open var yjdlShAppPrivacyWebNavigationBarStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShSloganTextFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShSloganTextColor: UIColor = .white
    open var yjdlShSlogaTextAlignment: NSNumber = NSNumber(value: 0)
    open var yjdlShSupplierSloganTextFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShSupplierSloganTextColor: UIColor = .white
    open var yjdlShSupplierSloganTextAlignment: NSNumber = NSNumber(value: 0)
    open var yjdlShSupplierSloganHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShCheckBoxHidden: NSNumber = NSNumber(value: 0)
    // Ticked, unless somebody says otherwise.
    open var yjdlShCheckBoxValue: NSNumber = NSNumber(value: true)
    open var yjdlShCheckBoxSize: NSValue = NSValue(cgSize: .zero)
    open var yjdlShCheckBoxImageEdgeInsets: NSValue = NSValue(uiEdgeInsets: .zero)
    open var yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop: NSNumber = NSNumber(value: 0)
    open var yjdlShCheckBoxVerticalAlignmentOffset: NSNumber = NSNumber(value: 0)
    open var yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY: NSNumber = NSNumber(value: 0)
    open var yjdlShCheckBoxUncheckedImage: UIImage = UIImage()
    open var yjdlShCheckBoxCheckedImage: UIImage = UIImage()
    open var checkBoxTipView: (UIView) -> Void = { _ in }
    open var yjdlShCheckBoxTipMsg: String = "请勾选协议"
    open var yjdlShCheckBoxTipDisable: NSNumber = NSNumber(value: 0)
    open var yjdlShLoadingSize: NSValue = NSValue(cgSize: .zero)
    open var yjdlShLoadingCornerRadius: NSNumber = NSNumber(value: 0)
    open var yjdlShLoadingBackgroundColor: UIColor = .white
    open var yjdlShLoadingIndicatorStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShLoadingTintColor: UIColor = .white
    open var loadingView: (UIView) -> Void = { _ in }
    open var customAreaView: (UIView) -> Void = { _ in }
    open var customPrivacyAlertView: (UIViewController) -> Void = { _ in }
    open var shouldAutorotate: NSNumber = NSNumber(value: 0)
    open var supportedInterfaceOrientations: NSNumber = NSNumber(value: 0)
    open var preferredInterfaceOrientationForPresentation: NSNumber = NSNumber(value: 0)
    open var yjdlShAuthTypeUseWindow: NSNumber = NSNumber(value: 0)
    open var yjdlShAuthWindowCornerRadius: NSNumber = NSNumber(value: 0)
    open var yjdlShAuthWindowModalTransitionStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShAuthWindowModalPresentationStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyWebModalPresentationStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShAuthWindowOverrideUserInterfaceStyle: NSNumber = NSNumber(value: 1)
    open var yjdlShAuthWindowPresentingAnimate: NSNumber = NSNumber(value: 0)
    open var yjdlShAuthWindowDismissAnimate: NSNumber = NSNumber(value: 0)
    open var yjdlShAuthWindowMaskLayer: CALayer = CALayer()
    open var yjdlShOrientationLayOutPortrait: YjdlShOrientationLayOut = YjdlShOrientationLayOut.yjdlShDefault()
    open var yjdlShOrientationLayOutLandscape: YjdlShOrientationLayOut = YjdlShOrientationLayOut.yjdlShDefault()

    open class func yjdlShDefault() -> YjdlShUIConfigure { YjdlShUIConfigure() }
}
