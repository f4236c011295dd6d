import Foundation
import UIKitShim

/// The framework's own page for agreements: the system's browser over the authorization page.
@MainActor enum WebPage {
    /// Shows an address over a controller. Only `http` and `https` can be shown.
    static func open(_ address: URL, over controller: UIViewController) {
        guard let scheme = address.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return }
        present(address, over: controller)
    }

    #if !canImport(SafariServices) || !canImport(UIKit)
        /// There is no browser here.
        private static func present(_ address: URL, over controller: UIViewController) {}
    #endif
}
