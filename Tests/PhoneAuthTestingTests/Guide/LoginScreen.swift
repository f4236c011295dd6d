import PhoneAuth
import UIKitShim

/// A login screen's model as an app has one: the code of Docs/Testing.md.
@MainActor final class LoginScreen {
    enum State: Equatable, Sendable {
        case ready
        case busy
        case signedIn(account: String)
        /// One-click login is not possible now: the app offers its SMS login.
        case offersSMS
        /// The user can do something about it.
        case asksUser(String)
    }

    private(set) var state = State.ready

    private let client: PhoneAuthClient
    private let backend: any Backend

    init(client: PhoneAuthClient, backend: any Backend) {
        self.client = client
        self.backend = backend
    }

    func loginTapped(from controller: UIViewController) {
        Task { await logIn(from: controller) }
    }

    func logIn(from controller: UIViewController) async {
        state = .busy
        do {
            let account = try await client.login(from: controller) { [backend] credential in
                try await backend.signIn(credential)
            }
            state = .signedIn(account: account)
        } catch let error as PhoneAuthError {
            state = Self.state(after: error)
        } catch {
            // The backend's own error.
            state = .offersSMS
        }
    }

    private static func state(after error: PhoneAuthError) -> State {
        switch error.disposition {
        case .stop: error.code == .userChoseOtherMethod ? .offersSMS : .ready
        case .askUser: .asksUser(error.advice.en)
        default: .offersSMS
        }
    }
}

/// The app's server, as far as the login screen knows it.
@MainActor protocol Backend: AnyObject {
    func signIn(_ credential: LoginCredential) async throws -> String
}
