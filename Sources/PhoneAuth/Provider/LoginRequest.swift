public import UIKitShim

/// What a provider needs to open its authorization page.
@MainActor public struct LoginRequest {
    /// The controller to present from; it is in a window.
    public var presenter: UIViewController
    /// How the page should look.
    public var style: AuthPageStyle
    /// The carrier, as far as it is known.
    public var carrier: Carrier

    /// Makes a request.
    public init(presenter: UIViewController, style: AuthPageStyle, carrier: Carrier) {
        self.presenter = presenter
        self.style = style
        self.carrier = carrier
    }
}
