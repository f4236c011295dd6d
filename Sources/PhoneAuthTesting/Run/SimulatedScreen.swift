import Foundation
public import SimulatedPhone
public import UIKitShim

/// A simulated phone's screen with a controller on it, to present an authorization page from.
///
/// Keep it while the page is up: it holds the window.
@MainActor public struct SimulatedScreen {
    /// The window, as large as the phone's screen lies.
    public let window: UIWindow
    /// The controller that fills it.
    public let controller = UIViewController()

    /// Puts a controller on a phone's screen.
    public init(of phone: SimulatedPhone) {
        let screen = phone.settings.screen
        let isLandscape = phone.settings.isLandscape
        window = UIWindow(
            frame: CGRect(
                x: 0, y: 0, width: isLandscape ? screen.height : screen.width,
                height: isLandscape ? screen.width : screen.height))
        if !isLandscape {
            window.safeAreaInsets = UIEdgeInsets(
                top: screen.statusBar, left: 0, bottom: screen.homeIndicator, right: 0)
        }
        controller.view.frame = window.bounds
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }
}
