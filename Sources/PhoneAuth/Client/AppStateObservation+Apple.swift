#if canImport(UIKit)
    import Foundation
    import UIKitShim

    /// Follows the app to the background and back.
    @MainActor final class AppStateObservation {
        private let tokens: [any NSObjectProtocol]

        init(of client: PhoneAuthClient) {
            tokens = [
                Self.observe(UIApplication.didEnterBackgroundNotification) { [weak client] in client?.enterBackground()
                },
                Self.observe(UIApplication.willEnterForegroundNotification) { [weak client] in client?.enterForeground()
                },
            ]
        }

        deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }

        private static func observe(
            _ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void
        ) -> any NSObjectProtocol {
            // On the main queue, where the system posts them anyway.
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated(action)
            }
        }
    }
#endif
