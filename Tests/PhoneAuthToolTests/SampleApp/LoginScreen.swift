import Foundation
import PhoneAuth
import UIKitShim  // UIKit in an app

/// A login screen, whole: it names no vendor.
@MainActor final class LoginScreen {
    private let client: PhoneAuthClient
    private let signIn: @MainActor (LoginCredential) async throws -> String

    init(client: PhoneAuthClient, signIn: @escaping @MainActor (LoginCredential) async throws -> String) {
        self.client = client
        self.signIn = signIn
    }

    func userAgreedToPrivacyPolicy() async {
        client.grantConsent()
        try? await client.prepare()  // the login tries again, and reports
    }

    func loginTapped(from controller: UIViewController) async -> String {
        do {
            let user = try await client.login(from: controller) { credential in try await self.signIn(credential) }
            return "Hello, \(user)"
        } catch let error as PhoneAuthError {
            switch (error.code, error.prompt) {
            case (.userCancelled, _), (.cancelled, _): return "Log in"
            case (_, let prompt?): return prompt.inPreferredLanguage
            default: return "Log in by text message"
            }
        } catch {
            return "Log in by text message"
        }
    }
}
