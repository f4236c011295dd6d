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
}
