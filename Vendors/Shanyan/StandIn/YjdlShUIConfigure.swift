// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKitShim

open class YjdlShUIConfigure: NSObject {
    open weak var viewController: UIViewController?
    open var manualDismiss: NSNumber = NSNumber(value: 0)
    open var yjdlShBackgroundImg: UIImage = UIImage()
    open var yjdlShBackgroundColor: UIColor = .white
    open var yjdlShNavigationBarHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationAttributesTitleText: NSAttributedString = NSAttributedString(string: "")
    open var yjdlShNavigationBackBtnImage: UIImage = UIImage()
    open var yjdlShNavigationBackBtnHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShNavigationBarTintColor: UIColor = .white
    open var yjdlShPreferredStatusBarStyle: NSNumber = NSNumber(value: 0)
    open var yjdlShPrefersStatusBarHidden: NSNumber = NSNumber(value: 0)
    open var yjdlShLogoImage: UIImage = UIImage()
    open var yjdlShLogoCornerRadius: NSNumber = NSNumber(value: 0)
    open var yjdlShLogoHiden: NSNumber = NSNumber(value: 0)
    open var yjdlShPhoneNumberColor: UIColor = .white
    open var yjdlShPhoneNumberFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShLoginBtnText: String = ""
    open var yjdlShLoginBtnTextColor: UIColor = .white
    open var yjdlShLoginBtnBgColor: UIColor = .white
    open var yjdlShLoginBtnTextFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShLoginBtnNormalBgImage: UIImage = UIImage()
    open var yjdlShLoginBtnHightLightBgImage: UIImage = UIImage()
    open var yjdlShLoginBtnDisabledBgImage: UIImage = UIImage()
    open var yjdlShLoginBtnCornerRadius: NSNumber = NSNumber(value: 0)
    open var yjdlShPrivacyShowUnderline: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyColor: [Any] = []
    open var yjdlShAppPrivacyTextFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShAppPrivacyTextAlignment: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyPunctuationMarks: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyLineSpacing: NSNumber = NSNumber(value: 0)
    open var yjdlShAppPrivacyFirst: [Any] = []
    open var yjdlShAppPrivacySecond: [Any] = []
    open var yjdlShAppPrivacyThird: [Any] = []
    open var yjdlShAppPrivacyNormalDesTextFirst: String = ""
    open var yjdlShAppPrivacyNormalDesTextSecond: String = ""
    open var yjdlShAppPrivacyNormalDesTextThird: String = ""
    open var yjdlShAppPrivacyNormalDesTextFourth: String = ""
    open var yjdlShAppPrivacyNormalDesTextLast: String = ""
    open var yjdlShOperatorPrivacyAtLast: NSNumber = NSNumber(value: 0)
    open var yjdlShSloganTextFont: UIFont = .systemFont(ofSize: 16)
    open var yjdlShSloganTextColor: UIColor = .white
    open var yjdlShCheckBoxHidden: NSNumber = NSNumber(value: 0)
    // Ticked, unless somebody says otherwise.
    open var yjdlShCheckBoxValue: NSNumber = NSNumber(value: true)
    open var yjdlShCheckBoxSize: NSValue = NSValue(cgSize: .zero)
    open var yjdlShCheckBoxVerticalAlignmentToAppPrivacyTop: NSNumber = NSNumber(value: 0)
    open var yjdlShCheckBoxVerticalAlignmentToAppPrivacyCenterY: NSNumber = NSNumber(value: 0)
    open var yjdlShCheckBoxUncheckedImage: UIImage = UIImage()
    open var yjdlShCheckBoxCheckedImage: UIImage = UIImage()
    open var yjdlShCheckBoxTipMsg: String = ""
    open var customAreaView: (UIView) -> Void = { _ in }
    open var yjdlShAuthWindowOverrideUserInterfaceStyle: NSNumber = NSNumber(value: 0)
}
