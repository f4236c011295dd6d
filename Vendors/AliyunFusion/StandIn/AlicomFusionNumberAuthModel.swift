import Foundation
import UIKitShim

open class AlicomFusionNumberAuthModel: NSObject {
    open var moreLoginActionBlock: () -> Void = {}
    open var navIsHidden: Bool = false
    open var navColor: UIColor = .white
    open var navTitle: NSAttributedString = NSAttributedString(string: "")
    open var navBackImage: UIImage = UIImage()
    open var hideNavBackItem: Bool = false
    open var backgroundColor: UIColor = .white
    open var logoImage: UIImage = UIImage()
    open var logoIsHidden: Bool = false
    open var sloganText: NSAttributedString = NSAttributedString(string: "")
    open var sloganIsHidden: Bool = false
    open var numberColor: UIColor = .black
    open var numberFont: UIFont = .systemFont(ofSize: 16)
    open var loginBtnText: NSAttributedString = NSAttributedString(string: "")
    open var checkBoxImages: [Any] = []
    open var checkBoxIsChecked: Bool = false
    open var checkBoxIsHidden: Bool = false
    open var checkBoxWH: CGFloat = 0
    open var privacyOne: [Any] = []
    open var privacyTwo: [Any] = []
    open var privacyThree: [Any] = []
    open var privacyConectTexts: [Any] = []
    open var privacyColors: [Any] = []
    open var privacyPreText: String = ""
    open var privacySufText: String = ""
    open var privacyOperatorIndex: Int = 0
    open var privacyFont: UIFont = .systemFont(ofSize: 12)
    open var changeBtnTitle: NSAttributedString = NSAttributedString(string: "")
    open var changeBtnIsHidden: Bool = false
    open var privacyAlertIsNeedShow: Bool = false
    open var privacyAlertIsNeedAutoLogin: Bool = true
}
