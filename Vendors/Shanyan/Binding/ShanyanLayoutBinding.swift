import Foundation

#if PHONEAUTH_STAND_IN
    import UIKitShim
    import YjdlShSDKStandIn
#else
    import UIKit
    import YjdlShSDK
#endif

nonisolated extension YjdlShOrientationLayOut {
    /// Makes a layout of constants by their names; a point has two, for `x` and `y`.
    convenience init(_ constants: [String: Double]) {
        self.init()
        for (name, property) in Self.numbers {
            if let value = constants[name] { self[keyPath: property] = NSNumber(value: value) }
        }
        for (name, property) in Self.points {
            guard let x = constants["\(name).x"], let y = constants["\(name).y"] else { continue }
            self[keyPath: property] = NSValue(cgPoint: CGPoint(x: x, y: y))
        }
    }

    private typealias Properties<Value> =
        [(name: String, property: ReferenceWritableKeyPath<YjdlShOrientationLayOut, Value>)]

    private static var points: Properties<NSValue> {
        [
            ("yjdlShAuthWindowOrientationCenter", \.yjdlShAuthWindowOrientationCenter),
            ("yjdlShAuthWindowOrientationOrigin", \.yjdlShAuthWindowOrientationOrigin),
        ]
    }

    private static var numbers: Properties<NSNumber> {
        [
            ("yjdlShLayoutLogoLeft", \.yjdlShLayoutLogoLeft),
            ("yjdlShLayoutLogoTop", \.yjdlShLayoutLogoTop),
            ("yjdlShLayoutLogoRight", \.yjdlShLayoutLogoRight),
            ("yjdlShLayoutLogoBottom", \.yjdlShLayoutLogoBottom),
            ("yjdlShLayoutLogoWidth", \.yjdlShLayoutLogoWidth),
            ("yjdlShLayoutLogoHeight", \.yjdlShLayoutLogoHeight),
            ("yjdlShLayoutLogoCenterX", \.yjdlShLayoutLogoCenterX),
            ("yjdlShLayoutLogoCenterY", \.yjdlShLayoutLogoCenterY),
            ("yjdlShLayoutPhoneLeft", \.yjdlShLayoutPhoneLeft),
            ("yjdlShLayoutPhoneTop", \.yjdlShLayoutPhoneTop),
            ("yjdlShLayoutPhoneRight", \.yjdlShLayoutPhoneRight),
            ("yjdlShLayoutPhoneBottom", \.yjdlShLayoutPhoneBottom),
            ("yjdlShLayoutPhoneWidth", \.yjdlShLayoutPhoneWidth),
            ("yjdlShLayoutPhoneHeight", \.yjdlShLayoutPhoneHeight),
            ("yjdlShLayoutPhoneCenterX", \.yjdlShLayoutPhoneCenterX),
            ("yjdlShLayoutPhoneCenterY", \.yjdlShLayoutPhoneCenterY),
            ("yjdlShLayoutLoginBtnLeft", \.yjdlShLayoutLoginBtnLeft),
            ("yjdlShLayoutLoginBtnTop", \.yjdlShLayoutLoginBtnTop),
            ("yjdlShLayoutLoginBtnRight", \.yjdlShLayoutLoginBtnRight),
            ("yjdlShLayoutLoginBtnBottom", \.yjdlShLayoutLoginBtnBottom),
            ("yjdlShLayoutLoginBtnWidth", \.yjdlShLayoutLoginBtnWidth),
            ("yjdlShLayoutLoginBtnHeight", \.yjdlShLayoutLoginBtnHeight),
            ("yjdlShLayoutLoginBtnCenterX", \.yjdlShLayoutLoginBtnCenterX),
            ("yjdlShLayoutLoginBtnCenterY", \.yjdlShLayoutLoginBtnCenterY),
            ("yjdlShLayoutAppPrivacyLeft", \.yjdlShLayoutAppPrivacyLeft),
            ("yjdlShLayoutAppPrivacyTop", \.yjdlShLayoutAppPrivacyTop),
            ("yjdlShLayoutAppPrivacyRight", \.yjdlShLayoutAppPrivacyRight),
            ("yjdlShLayoutAppPrivacyBottom", \.yjdlShLayoutAppPrivacyBottom),
            ("yjdlShLayoutAppPrivacyWidth", \.yjdlShLayoutAppPrivacyWidth),
            ("yjdlShLayoutAppPrivacyHeight", \.yjdlShLayoutAppPrivacyHeight),
            ("yjdlShLayoutAppPrivacyCenterX", \.yjdlShLayoutAppPrivacyCenterX),
            ("yjdlShLayoutAppPrivacyCenterY", \.yjdlShLayoutAppPrivacyCenterY),
            ("yjdlShLayoutSloganLeft", \.yjdlShLayoutSloganLeft),
            ("yjdlShLayoutSloganTop", \.yjdlShLayoutSloganTop),
            ("yjdlShLayoutSloganRight", \.yjdlShLayoutSloganRight),
            ("yjdlShLayoutSloganBottom", \.yjdlShLayoutSloganBottom),
            ("yjdlShLayoutSloganWidth", \.yjdlShLayoutSloganWidth),
            ("yjdlShLayoutSloganHeight", \.yjdlShLayoutSloganHeight),
            ("yjdlShLayoutSloganCenterX", \.yjdlShLayoutSloganCenterX),
            ("yjdlShLayoutSloganCenterY", \.yjdlShLayoutSloganCenterY),
            ("yjdlShLayoutVerifySloganLeft", \.yjdlShLayoutVerifySloganLeft),
            ("yjdlShLayoutVerifySloganTop", \.yjdlShLayoutVerifySloganTop),
            ("yjdlShLayoutVerifySloganRight", \.yjdlShLayoutVerifySloganRight),
            ("yjdlShLayoutVerifySloganBottom", \.yjdlShLayoutVerifySloganBottom),
            ("yjdlShLayoutVerifySloganWidth", \.yjdlShLayoutVerifySloganWidth),
            ("yjdlShLayoutVerifySloganHeight", \.yjdlShLayoutVerifySloganHeight),
            ("yjdlShLayoutVerifySloganCenterX", \.yjdlShLayoutVerifySloganCenterX),
            ("yjdlShLayoutVerifySloganCenterY", \.yjdlShLayoutVerifySloganCenterY),
            ("yjdlShAuthWindowOrientationWidth", \.yjdlShAuthWindowOrientationWidth),
            ("yjdlShAuthWindowOrientationHeight", \.yjdlShAuthWindowOrientationHeight),
        ]
    }
}
