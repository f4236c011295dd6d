#if canImport(SafariServices) && canImport(UIKit)
    import Foundation
    import SafariServices
    import UIKit

    extension WebPage {
        /// Presents the system's browser on the topmost controller.
        static func present(_ address: URL, over controller: UIViewController) {
            var top = controller
            while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
            top.present(SFSafariViewController(url: address), animated: true)
        }
    }
#endif
