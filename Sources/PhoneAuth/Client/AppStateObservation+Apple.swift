#if canImport(UIKit)
    import Foundation
    import UIKitShim

    /// Follows the app to the background and back.
    @MainActor final class AppStateObservation {
        private let tokens = Tokens()

        init(of client: PhoneAuthClient) {
            // An app that was launched in the background, as by a push, is told of no change.
            if UIApplication.shared.applicationState == .background { client.enterBackground() }
            tokens.observe(UIApplication.didEnterBackgroundNotification) { [weak client] in client?.enterBackground() }
            tokens.observe(UIApplication.willEnterForegroundNotification) { [weak client] in
                client?.enterForeground()
            }
        }

        /// Ends the observations with itself, on whatever thread that is.
        private final class Tokens {
            private var tokens: [any NSObjectProtocol] = []

            func observe(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
                // On the main queue, where the system posts them anyway.
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                        MainActor.assumeIsolated(action)
                    })
            }

            deinit {
                for token in tokens { NotificationCenter.default.removeObserver(token) }
            }
        }
    }
#endif
