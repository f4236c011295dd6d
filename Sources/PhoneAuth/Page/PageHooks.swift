public import Foundation
public import UIKitShim

/// What an app adds to the authorization page in code, beside its ``AuthPageStyle``. Each is called on the main actor.
///
/// All are optional, and the same for every vendor but for what is said of one. What a vendor cannot do is in its README, and
/// in the report of the translation where it concerns the style.
@MainActor public struct PageHooks {
    /// Draws the app's own controls on the page. Called when the page has been laid out, and again when it has been turned;
    /// remove or move what was drawn before.
    ///
    /// Vendors refuse a page whose number, login button or agreements are covered.
    public var customViews: ((PageCanvas) -> Void)?

    /// The app's own check between a ticked login tap and the token: a captcha, a question, a request. `false` leaves the
    /// page as it is, and the user may tap again.
    ///
    /// Only vendors with ``Capabilities/loginGate`` wait with the token; from the others it is fetched meanwhile, and thrown
    /// away when the app says no.
    public var allowsLogin: (() async -> Bool)?

    /// The app's own dialog when the login button is tapped and the box is not ticked. `true` ticks the box; the login then
    /// goes on where the vendor lets it (``Capabilities/loginGate``), else at the next tap. Vendors that let nobody tick the box
    /// (without ``Capabilities/agreementControl``: fusion) do not ask.
    ///
    /// Called with the page's controller, to present from. Do not use it together with the style's ``AuthPageStyle/consentDialog``.
    public var asksForConsent: ((UIViewController?) async -> Bool)?

    /// Opens an agreement where ``AuthPageStyle/AgreementPage/openedBy`` is `app`, or is `vendor` and the vendor opens none
    /// (fusion). Called with the page's controller, to present or push from. Shanyan opens its agreements itself.
    public var opensAgreement: ((PageAgreement, UIViewController?) -> Void)?

    /// Shows the app's own loading indicator on the page in place of the vendor's. Fusion always shows its own.
    public var showsLoading: ((UIView) -> Void)?

    /// Takes the app's own loading indicator away.
    public var hidesLoading: (() -> Void)?

    /// Called when the page is being turned to a size, with the view that the page's controls lie in: by Geetest's SDK before
    /// the turn, by Aliyun's and Shanyan's when the page has been laid out anew.
    public var turns: ((CGSize, UIView) -> Void)?

    /// Called with the page's controller when the page is visible, where the vendor gives access to it.
    public var appears: ((UIViewController) -> Void)?

    /// Dresses the vendor's own view of a scene's node, just before it is shown: of `smsCode` and `upGoingSMS`. Only vendors that
    /// play scenes have such views, and the app knows their classes.
    public var sceneViews: ((SceneNode, UIView) -> Void)?

    /// Dresses the navigation controller that a scene's page lies in, just before it is shown, where the vendor gives access to
    /// it.
    public var navigation: ((UINavigationController) -> Void)?

    /// No hooks.
    public init() {}
}

/// An agreement that the user wants to read.
public struct PageAgreement: Hashable, Sendable {
    /// Its place in the style's list; -1 for the carrier's.
    public var index: Int?
    /// Its name, as far as it is known.
    public var title: String?
    /// Its address, as far as it is known.
    public var url: String?

    /// Makes an agreement.
    public init(index: Int?, title: String?, url: String?) {
        self.index = index
        self.title = title
        self.url = url
    }
}

/// Where an app may draw on a page.
@MainActor public struct PageCanvas {
    /// The view to draw in. It lies over the page's own controls, with Shanyan under them.
    public var view: UIView
    /// Where the page's own controls lie.
    public var frames: PageFrames

    /// Makes a canvas.
    public init(view: UIView, frames: PageFrames) {
        self.view = view
        self.frames = frames
    }
}

/// Where a page's own controls lie, in points from the upper left corner of the view that is drawn in.
public struct PageFrames: Hashable, Sendable {
    /// The size of that view.
    public var size: CGSize
    /// The frames that are known, as the vendor reports them, or else as the style asks for them.
    public var controls: [PageControl: PageFrame]
    /// Whether the page lies in landscape. A popup may be wider than high where it does not.
    public var isLandscape: Bool

    /// Makes a set of frames.
    ///
    /// - Parameters:
    ///   - size: The size of the view.
    ///   - controls: The frames that are known.
    ///   - isLandscape: Whether the page lies in landscape; as the view does when `nil`.
    public init(size: CGSize, controls: [PageControl: PageFrame] = [:], inLandscape isLandscape: Bool? = nil) {
        self.size = size
        self.controls = controls
        self.isLandscape = isLandscape ?? (size.width > size.height)
    }
}

/// A control of the authorization page.
public enum PageControl: String, Hashable, Sendable, CaseIterable {
    /// The bar with title and back button; in a popup the title bar.
    case navigationBar
    /// The app's logo.
    case logo
    /// The title on the page itself.
    case pageTitle
    /// The masked number.
    case number
    /// The line that names the carrier's service.
    case slogan
    /// The button that logs in.
    case loginButton
    /// The button that leads to another way to log in.
    case switchButton
    /// The button that asks for another number.
    case otherNumberButton
    /// The row of other logins.
    case otherLogins
    /// The box to tick.
    case checkbox
    /// The agreements, with the box.
    case agreements
}
