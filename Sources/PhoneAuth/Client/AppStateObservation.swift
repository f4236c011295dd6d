#if !canImport(UIKit)
    /// Follows the app to the background and back. Where there is no UIKit there is nobody to say so but the app.
    @MainActor final class AppStateObservation {
        init(of client: PhoneAuthClient) {}
    }
#endif
