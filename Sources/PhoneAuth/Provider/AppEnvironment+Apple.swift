#if canImport(UIKit)
    import Foundation
    import UIKit

    extension AppEnvironment {
        var userInterfaceIdiomIsPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

        /// Asks the system.
        public func canOpen(_ scheme: String) -> Bool? {
            URL(string: "\(scheme)://").map { UIApplication.shared.canOpenURL($0) }
        }
    }
#endif
