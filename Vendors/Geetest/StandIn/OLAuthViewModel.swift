// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKitShim

public typealias OLViewPrivacyTermItemBlock = (OLPrivacyTermItem, UIViewController) -> Void
public typealias OLAuthViewLifeCycleBlock = (String, Bool) -> Void
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
    open var userInterfaceStyle: NSNumber = 1
    open var languageType: OLLanguageType = .simplifiedChinese
    open var naviTitle: NSAttributedString?
    open var naviBgColor: UIColor?
    open var naviBackImage: UIImage?
    open var naviHidden: Bool = false
    open var backButtonHidden: Bool = false
    open var backgroundColor: UIColor?
    open var appLogo: UIImage?
    open var logoHidden: Bool = false
    open var logoCornerRadius: CGFloat = 0
    open var phoneNumColor: UIColor?
    open var phoneNumFont: UIFont?
    open var sloganText: String?
    open var sloganTextColor: UIColor = .gray
    open var sloganTextFont: UIFont = .systemFont(ofSize: 12)
    open var authButtonImages: [Any]?
    open var authButtonTitle: NSAttributedString?
    open var authButtonCornerRadius: CGFloat = 0
    open var switchButtonText: String?
    open var switchButtonColor: UIColor?
    open var switchButtonBackgroundColor: UIColor?
    open var switchButtonFont: UIFont?
    open var switchButtonHidden: Bool = false
    open var defaultCheckBoxState: Bool = false
    open var checkedImage: UIImage?
    open var uncheckedImage: UIImage?
    open var checkBoxRect: OLRect = OLRect()
    open var privacyTermsAttributes: [AnyHashable: Any]?
    open var additionalPrivacyTerms: [Any]?
    open var termTextColor: UIColor?
    open var auxiliaryPrivacyWords: [Any]?
    open var termsAlignment: NSTextAlignment = .left
    open var hasQuotationMarkOnCarrierProtocol: Bool = false
    open var disableAuthButtonWhenUnchecked: Bool = false
    open var notCheckProtocolHint: String?
    open var shakeStyle: OLNotCheckProtocolShakeStyle = .none
    open var willAuthDialogDisplay: Bool = false

    open var viewLifeCycleBlock: OLAuthViewLifeCycleBlock?
    open var clickAuthButtonBlock: OLClickAuthButtonBlock?
    open var clickBackButtonBlock: OLClickBackButtonBlock?
    open var clickSwitchButtonBlock: OLClickSwitchButtonBlock?
    open var clickCheckboxBlock: OLClickCheckboxBlock?
    open var carrierTermItemBlock: OLViewPrivacyTermItemBlock?
    open var hintBlock: OLNotCheckProtocolHintBlock = {}
    open var tapAuthBackgroundBlock: OLTapAuthBackgroundBlock?
    open var tapAuthDialogBackgroundBlock: OLTapAuthDialogBackgroundBlock?
    open var clickAuthDialogDisagreeBtnBlock: OLClickAuthDialogDisagreeBtnBlock?
}
