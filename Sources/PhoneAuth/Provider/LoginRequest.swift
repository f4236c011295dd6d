public import UIKitShim

/// What a provider needs to open its authorization page.
@MainActor public struct LoginRequest {
    /// The controller to present from; it is in a window.
    public var presenter: UIViewController
    /// How the page should look.
    public var style: AuthPageStyle
    /// The same as the vendor's page model, with what the configuration overrides.
    public var page: VendorPage
    /// The screen that the page was translated for.
    public var screen: PageScreen
    /// What the app adds in code.
    public var hooks: PageHooks
    /// Whether WeChat's app is on the phone: its login needs it.
    public var hasWeChat: Bool
    /// The carrier, as far as it is known.
    public var carrier: Carrier

    /// Makes a request.
    public init(
        presenter: UIViewController, style: AuthPageStyle, page: VendorPage, screen: PageScreen = .medium,
        hooks: PageHooks = PageHooks(), hasWeChat: Bool = true, carrier: Carrier
    ) {
        self.presenter = presenter
        self.style = style
        self.page = page
        self.screen = screen
        self.hooks = hooks
        self.hasWeChat = hasWeChat
        self.carrier = carrier
    }

    /// Whether the page lies in landscape: as the screen does, where the style lets it.
    ///
    /// - Parameter area: A view on the page, once there is one. The window that it is in says it best; the presenter's may not
    ///   be turned while a page covers it.
    public func isLandscape(in area: UIView? = nil) -> Bool {
        guard style.allowsLandscape else { return false }
        guard style.allowsPortrait else { return true }
        // A popup may be wider than high on an upright screen.
        let page = style.presentation.mode == .popup ? nil : area
        let presenting = presenter.viewIfLoaded
        let views: [UIView?] = [area?.window, presenting?.window, page, presenting]
        let sizes = views.compactMap { $0?.bounds.size }
        guard let size = sizes.first(where: { $0.width > 0 && $0.height > 0 }) else { return false }
        return size.width > size.height
    }
}
