/// A screen that a page is translated for and laid out on.
///
/// Bars and safe areas are those of iPhones: a screen more than twice as high as wide has no home button.
public struct PageScreen: Hashable, Sendable {
    /// The width in points, upright.
    public var width: Double
    /// The height in points, upright.
    public var height: Double
    /// What the status bar takes at the top, upright; in landscape the same at both sides where there is no home button.
    public var statusBar: Double
    /// What the home indicator takes at the bottom, upright.
    public var homeIndicator: Double

    /// A screen of a size; which side is which does not matter.
    public init(width: Double, height: Double) {
        let hasHomeButton = max(width, height) <= 2 * min(width, height)
        self.init(
            width: min(width, height), height: max(width, height), statusBar: hasHomeButton ? 20 : 59,
            homeIndicator: hasHomeButton ? 0 : 34)
    }

    /// A screen with bars of its own.
    public init(width: Double, height: Double, statusBar: Double, homeIndicator: Double) {
        self.width = width
        self.height = height
        self.statusBar = statusBar
        self.homeIndicator = homeIndicator
    }

    /// 375 × 667: an iPhone SE, which Aliyun designs for.
    public static let small = PageScreen(width: 375, height: 667)
    /// 393 × 852: an iPhone 15.
    public static let medium = PageScreen(width: 393, height: 852)
    /// 430 × 932: an iPhone 15 Pro Max.
    public static let large = PageScreen(width: 430, height: 932)

    /// Whether the screen has a home button, and so no safe areas but the status bar.
    public var hasHomeButton: Bool { homeIndicator == 0 }

    /// Width and height in an orientation.
    public func size(inLandscape isLandscape: Bool) -> (width: Double, height: Double) {
        isLandscape ? (height, width) : (width, height)
    }

    /// What is not free at the edges.
    public func safeArea(inLandscape isLandscape: Bool) -> AuthPageStyle.Insets {
        guard isLandscape else { return AuthPageStyle.Insets(top: statusBar, bottom: homeIndicator) }
        guard !hasHomeButton else { return AuthPageStyle.Insets() }
        return AuthPageStyle.Insets(left: statusBar, bottom: 21, right: statusBar)
    }

    /// The height of a navigation bar.
    public static func navigationBar(inLandscape isLandscape: Bool) -> Double { isLandscape ? 32 : 44 }
}
