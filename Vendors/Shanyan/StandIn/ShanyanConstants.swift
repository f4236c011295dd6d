import Foundation

/// One control's constants in a layout object, and where they put it.
struct ShanyanConstants {
    let left, top, right, bottom, width, height, centerX, centerY: NSNumber

    /// Where the control stands in the page's view.
    ///
    /// - Parameter natural: Its own size, where the constants leave that open.
    func frame(in view: CGSize, natural: CGSize) -> CGRect {
        let (x, width) = Self.span(left, right, width, centerX, Double(view.width), Double(natural.width))
        let (y, height) = Self.span(top, bottom, height, centerY, Double(view.height), Double(natural.height))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Two of the four say where it begins and ends; the far one is negative inside the view.
    private static func span(
        _ near: NSNumber, _ far: NSNumber, _ length: NSNumber, _ center: NSNumber, _ extent: Double, _ natural: Double
    ) -> (start: Double, length: Double) {
        let (near, far) = (near.constant, far.constant.map { extent + $0 })
        let middle = center.constant.map { extent / 2 + $0 }
        if let near, let far { return (near, max(0, far - near)) }
        guard let length = length.constant else {
            // An edge and the middle are enough too.
            if let near, let middle { return (near, max(0, 2 * (middle - near))) }
            if let far, let middle { return (2 * middle - far, max(0, 2 * (far - middle))) }
            return (near ?? far.map { $0 - natural } ?? middle.map { $0 - natural / 2 } ?? 0, natural)
        }
        return (near ?? far.map { $0 - length } ?? middle.map { $0 - length / 2 } ?? 0, length)
    }
}

extension NSNumber {
    /// The constant, if it was set.
    var constant: Double? { doubleValue.isNaN ? nil : doubleValue }
}

extension YjdlShOrientationLayOut {
    var logo: ShanyanConstants {
        ShanyanConstants(
            left: yjdlShLayoutLogoLeft, top: yjdlShLayoutLogoTop, right: yjdlShLayoutLogoRight,
            bottom: yjdlShLayoutLogoBottom, width: yjdlShLayoutLogoWidth, height: yjdlShLayoutLogoHeight,
            centerX: yjdlShLayoutLogoCenterX, centerY: yjdlShLayoutLogoCenterY)
    }

    var phone: ShanyanConstants {
        ShanyanConstants(
            left: yjdlShLayoutPhoneLeft, top: yjdlShLayoutPhoneTop, right: yjdlShLayoutPhoneRight,
            bottom: yjdlShLayoutPhoneBottom, width: yjdlShLayoutPhoneWidth, height: yjdlShLayoutPhoneHeight,
            centerX: yjdlShLayoutPhoneCenterX, centerY: yjdlShLayoutPhoneCenterY)
    }

    var loginButton: ShanyanConstants {
        ShanyanConstants(
            left: yjdlShLayoutLoginBtnLeft, top: yjdlShLayoutLoginBtnTop, right: yjdlShLayoutLoginBtnRight,
            bottom: yjdlShLayoutLoginBtnBottom, width: yjdlShLayoutLoginBtnWidth, height: yjdlShLayoutLoginBtnHeight,
            centerX: yjdlShLayoutLoginBtnCenterX, centerY: yjdlShLayoutLoginBtnCenterY)
    }

    var agreements: ShanyanConstants {
        ShanyanConstants(
            left: yjdlShLayoutAppPrivacyLeft, top: yjdlShLayoutAppPrivacyTop, right: yjdlShLayoutAppPrivacyRight,
            bottom: yjdlShLayoutAppPrivacyBottom, width: yjdlShLayoutAppPrivacyWidth,
            height: yjdlShLayoutAppPrivacyHeight,
            centerX: yjdlShLayoutAppPrivacyCenterX, centerY: yjdlShLayoutAppPrivacyCenterY)
    }

    var slogan: ShanyanConstants {
        ShanyanConstants(
            left: yjdlShLayoutSloganLeft, top: yjdlShLayoutSloganTop, right: yjdlShLayoutSloganRight,
            bottom: yjdlShLayoutSloganBottom, width: yjdlShLayoutSloganWidth, height: yjdlShLayoutSloganHeight,
            centerX: yjdlShLayoutSloganCenterX, centerY: yjdlShLayoutSloganCenterY)
    }

    var verifySlogan: ShanyanConstants {
        ShanyanConstants(
            left: yjdlShLayoutVerifySloganLeft, top: yjdlShLayoutVerifySloganTop, right: yjdlShLayoutVerifySloganRight,
            bottom: yjdlShLayoutVerifySloganBottom, width: yjdlShLayoutVerifySloganWidth,
            height: yjdlShLayoutVerifySloganHeight,
            centerX: yjdlShLayoutVerifySloganCenterX, centerY: yjdlShLayoutVerifySloganCenterY)
    }
}
