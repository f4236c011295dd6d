package import Foundation
package import UIKitShim

/// A closure of Aliyun's for the frame of a control: the screen's size, the super view's size, the frame that the SDK would take.
package typealias AliyunFrameBlock = (_ screen: CGSize, _ view: CGSize, _ frame: CGRect) -> CGRect

/// What the page models of Aliyun's two SDKs have in common, by the SDKs' own names, and what one of them has beyond that.
///
/// It is all that ``AliyunPageLayout`` reads.
package protocol AliyunPageModel: AnyObject {
    var contentViewFrameBlock: AliyunFrameBlock { get }
    var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
    var navIsHidden: Bool { get }
    var navColor: UIColor { get }
    var navTitle: NSAttributedString { get }
    var navBackImage: UIImage { get }
    var hideNavBackItem: Bool { get }
    var navBackButtonFrameBlock: AliyunFrameBlock { get }
    var navTitleFrameBlock: AliyunFrameBlock { get }
    var navMoreViewFrameBlock: AliyunFrameBlock { get }
    var backgroundColor: UIColor { get }
    var backgroundImage: UIImage { get }
    var logoImage: UIImage { get }
    var logoIsHidden: Bool { get }
    var logoFrameBlock: AliyunFrameBlock { get }
    var sloganText: NSAttributedString { get }
    var sloganIsHidden: Bool { get }
    var sloganFrameBlock: AliyunFrameBlock { get }
    var numberColor: UIColor { get }
    var numberFont: UIFont { get }
    var numberFrameBlock: AliyunFrameBlock { get }
    var loginBtnText: NSAttributedString { get }
    var loginBtnBgImgs: [Any] { get }
    var loginBtnFrameBlock: AliyunFrameBlock { get }
    var checkBoxImages: [Any] { get }
    var checkBoxIsChecked: Bool { get }
    var checkBoxIsHidden: Bool { get }
    var checkBoxWH: CGFloat { get }
    var checkBoxVerticalCenter: Bool { get }
    var privacyOne: [Any] { get }
    var privacyTwo: [Any] { get }
    var privacyThree: [Any] { get }
    var privacyConectTexts: [Any] { get }
    var privacyColors: [Any] { get }
    var privacyOperatorColor: UIColor { get }
    var privacyOneColor: UIColor { get }
    var privacyTwoColor: UIColor { get }
    var privacyThreeColor: UIColor { get }
    var privacyAlignment: NSTextAlignment { get }
    var privacyPreText: String { get }
    var privacySufText: String { get }
    var privacyOperatorPreText: String { get }
    var privacyOperatorSufText: String { get }
    var privacyOperatorIndex: Int { get }
    var privacyFont: UIFont { get }
    var privacyFrameBlock: AliyunFrameBlock { get }
    var changeBtnTitle: NSAttributedString { get }
    var changeBtnIsHidden: Bool { get }
    var changeBtnFrameBlock: AliyunFrameBlock { get }
    var privacyAlertIsNeedShow: Bool { get }
    var privacyAlertCornerRadiusArray: [Any] { get }
    var privacyAlertBackgroundColor: UIColor { get }
    var privacyAlertAlpha: CGFloat { get }
    var privacyAlertTitleContent: String { get }
    var privacyAlertTitleFont: UIFont { get }
    var privacyAlertTitleColor: UIColor { get }
    var privacyAlertTitleBackgroundColor: UIColor { get }
    var privacyAlertTitleAlignment: NSTextAlignment { get }
    var privacyAlertContentFont: UIFont { get }
    var privacyAlertContentBackgroundColor: UIColor { get }
    var privacyAlertContentColors: [Any] { get }
    var privacyAlertOperatorColor: UIColor { get }
    var privacyAlertOneColor: UIColor { get }
    var privacyAlertTwoColor: UIColor { get }
    var privacyAlertThreeColor: UIColor { get }
    var privacyAlertContentAlignment: NSTextAlignment { get }
    var privacyAlertPreText: String { get }
    var privacyAlertSufText: String { get }
    var privacyAlertBtnContent: String { get }
    var privacyAlertBtnBackgroundImages: [Any] { get }
    var privacyAlertButtonTextColors: [Any] { get }
    var privacyAlertButtonFont: UIFont { get }
    var privacyAlertCloseButtonIsNeedShow: Bool { get }
    var privacyAlertCloseButtonImage: UIImage { get }
    var privacyAlertMaskIsNeedShow: Bool { get }
    var privacyAlertMaskColor: UIColor { get }
    var privacyAlertMaskAlpha: CGFloat { get }
    var privacyAlertFrameBlock: AliyunFrameBlock { get }
    var privacyAlertTitleFrameBlock: AliyunFrameBlock { get }
    var privacyAlertPrivacyContentFrameBlock: AliyunFrameBlock { get }
    var privacyAlertButtonFrameBlock: AliyunFrameBlock { get }
    var privacyAlertCloseFrameBlock: AliyunFrameBlock { get }

    var customViewBlock: (UIView) -> Void { get }

    /// Calls `customViewLayoutBlock`, whose parameters differ.
    @MainActor func tellFrames(of layout: AliyunPageLayout)
    /// `navMoreView`, where it was set.
    var moreView: UIView? { get }
    /// What a popup has around its content; `nil` where the SDK's popup is bare.
    var popupBar: AliyunPopupBar? { get }
    /// Points between the agreements' lines.
    var lineSpace: CGFloat { get }
    /// A title on the page.
    var pageTitle: (UILabel, AliyunFrameBlock)? { get }
    /// A button for another number.
    var otherNumber: (UIButton, AliyunFrameBlock)? { get }
}

extension AliyunPageModel {
    package var popupBar: AliyunPopupBar? { nil }
    package var lineSpace: CGFloat { 0 }
    package var pageTitle: (UILabel, AliyunFrameBlock)? { nil }
    package var otherNumber: (UIButton, AliyunFrameBlock)? { nil }
}

/// What a popup has around its content: the `alert…` properties.
package struct AliyunPopupBar {
    package var isHidden: Bool
    package var color: UIColor
    package var title: NSAttributedString
    /// The close button's picture; `nil` where there is no button.
    package var closeImage: UIImage?
    /// Four radii counterclockwise; anything else counts for nothing.
    package var radii: [Any]
    package var contentColor: UIColor
    package var contentAlpha: CGFloat
    package var maskColor: UIColor
    package var maskAlpha: CGFloat
    package var bar: AliyunFrameBlock
    package var titleFrame: AliyunFrameBlock
    package var closeFrame: AliyunFrameBlock

    package init(
        isHidden: Bool, color: UIColor, title: NSAttributedString, closeImage: UIImage?, radii: [Any],
        contentColor: UIColor, contentAlpha: CGFloat, maskColor: UIColor, maskAlpha: CGFloat,
        bar: @escaping AliyunFrameBlock, titleFrame: @escaping AliyunFrameBlock, closeFrame: @escaping AliyunFrameBlock
    ) {
        self.isHidden = isHidden
        self.color = color
        self.title = title
        self.closeImage = closeImage
        self.radii = radii
        self.contentColor = contentColor
        self.contentAlpha = contentAlpha
        self.maskColor = maskColor
        self.maskAlpha = maskAlpha
        self.bar = bar
        self.titleFrame = titleFrame
        self.closeFrame = closeFrame
    }
}
