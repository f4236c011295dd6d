// The declarations are those of API.tsv; the vendor documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKitShim

/// Constants of a layout. What is unset is nil on a phone, and no number here.
open class YjdlShOrientationLayOut: NSObject {
    open var yjdlShLayoutLogoLeft: NSNumber = .unset
    open var yjdlShLayoutLogoTop: NSNumber = .unset
    open var yjdlShLayoutLogoRight: NSNumber = .unset
    open var yjdlShLayoutLogoBottom: NSNumber = .unset
    open var yjdlShLayoutLogoWidth: NSNumber = .unset
    open var yjdlShLayoutLogoHeight: NSNumber = .unset
    open var yjdlShLayoutLogoCenterX: NSNumber = .unset
    open var yjdlShLayoutLogoCenterY: NSNumber = .unset
    open var yjdlShLayoutPhoneLeft: NSNumber = .unset
    open var yjdlShLayoutPhoneTop: NSNumber = .unset
    open var yjdlShLayoutPhoneRight: NSNumber = .unset
    open var yjdlShLayoutPhoneBottom: NSNumber = .unset
    open var yjdlShLayoutPhoneWidth: NSNumber = .unset
    open var yjdlShLayoutPhoneHeight: NSNumber = .unset
    open var yjdlShLayoutPhoneCenterX: NSNumber = .unset
    open var yjdlShLayoutPhoneCenterY: NSNumber = .unset
    open var yjdlShLayoutLoginBtnLeft: NSNumber = .unset
    open var yjdlShLayoutLoginBtnTop: NSNumber = .unset
    open var yjdlShLayoutLoginBtnRight: NSNumber = .unset
    open var yjdlShLayoutLoginBtnBottom: NSNumber = .unset
    open var yjdlShLayoutLoginBtnWidth: NSNumber = .unset
    open var yjdlShLayoutLoginBtnHeight: NSNumber = .unset
    open var yjdlShLayoutLoginBtnCenterX: NSNumber = .unset
    open var yjdlShLayoutLoginBtnCenterY: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyLeft: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyTop: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyRight: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyBottom: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyWidth: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyHeight: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyCenterX: NSNumber = .unset
    open var yjdlShLayoutAppPrivacyCenterY: NSNumber = .unset
    open var yjdlShLayoutSloganLeft: NSNumber = .unset
    open var yjdlShLayoutSloganTop: NSNumber = .unset
    open var yjdlShLayoutSloganRight: NSNumber = .unset
    open var yjdlShLayoutSloganBottom: NSNumber = .unset
    open var yjdlShLayoutSloganWidth: NSNumber = .unset
    open var yjdlShLayoutSloganHeight: NSNumber = .unset
    open var yjdlShLayoutSloganCenterX: NSNumber = .unset
    open var yjdlShLayoutSloganCenterY: NSNumber = .unset
    open var yjdlShLayoutVerifySloganLeft: NSNumber = .unset
    open var yjdlShLayoutVerifySloganTop: NSNumber = .unset
    open var yjdlShLayoutVerifySloganRight: NSNumber = .unset
    open var yjdlShLayoutVerifySloganBottom: NSNumber = .unset
    open var yjdlShLayoutVerifySloganWidth: NSNumber = .unset
    open var yjdlShLayoutVerifySloganHeight: NSNumber = .unset
    open var yjdlShLayoutVerifySloganCenterX: NSNumber = .unset
    open var yjdlShLayoutVerifySloganCenterY: NSNumber = .unset
    open var yjdlShAuthWindowOrientationCenter: NSValue = NSValue(cgPoint: CGPoint(x: CGFloat.nan, y: CGFloat.nan))
    open var yjdlShAuthWindowOrientationOrigin: NSValue = NSValue(cgPoint: CGPoint(x: CGFloat.nan, y: CGFloat.nan))
    open var yjdlShAuthWindowOrientationWidth: NSNumber = .unset
    open var yjdlShAuthWindowOrientationHeight: NSNumber = .unset

    /// Where the SDK puts its controls when nobody says anything: a guess, since no document tells.
    open class func yjdlShDefault() -> YjdlShOrientationLayOut {
        let layout = YjdlShOrientationLayOut()
        layout.yjdlShLayoutLogoCenterX = 0
        layout.yjdlShLayoutPhoneCenterX = 0
        layout.yjdlShLayoutSloganCenterX = 0
        layout.yjdlShLayoutLogoTop = 120
        layout.yjdlShLayoutLogoWidth = 72
        layout.yjdlShLayoutLogoHeight = 72
        layout.yjdlShLayoutPhoneTop = 220
        layout.yjdlShLayoutSloganTop = 260
        layout.yjdlShLayoutLoginBtnTop = 320
        layout.yjdlShLayoutLoginBtnLeft = 40
        layout.yjdlShLayoutLoginBtnRight = -40
        layout.yjdlShLayoutLoginBtnHeight = 44
        layout.yjdlShLayoutAppPrivacyLeft = 60
        layout.yjdlShLayoutAppPrivacyRight = -40
        layout.yjdlShLayoutAppPrivacyBottom = -60
        layout.yjdlShLayoutAppPrivacyHeight = 60
        return layout
    }
}

extension NSNumber {
    /// What stands for a constant that nobody has set.
    static var unset: NSNumber { NSNumber(value: Double.nan) }
}
