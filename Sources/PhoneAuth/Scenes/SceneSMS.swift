/// The app's own SMS verification, for scenes that no vendor's flow engine plays: a page that asks for a number and a code, and
/// a server that sends and checks codes.
///
/// ``PortableScenes`` calls it on the main actor, one call after the other. Each asking function returns `nil` when the user
/// leaves; a function whose task is cancelled should return soon.
@MainActor public protocol SceneSMS: AnyObject {
    /// Asks the user for a number. The page that does so is up from here until ``close()``.
    func askForNumber(_ prompt: ScenePrompt) async -> PhoneNumber?

    /// Sends a code.
    ///
    /// - Throws: whatever went wrong; the node has then failed.
    func sendCode(to number: PhoneNumber) async throws

    /// Asks the user for the code, showing the number.
    func askForCode(sentTo number: PhoneNumber, _ prompt: ScenePrompt) async -> String?

    /// Hands the code to the app's server, for a token that stands for the number.
    ///
    /// - Returns: the token; `nil` where the server says at once that the code is wrong.
    /// - Throws: whatever went wrong; the node has then failed.
    func token(for code: String, sentTo number: PhoneNumber) async throws -> Secret?

    /// Takes the page away. Called once for each page that was up, when the scene has no more use for it.
    func close() async
}

/// What a page asks for, and why.
public struct ScenePrompt: Hashable, Sendable {
    /// What the number is for.
    public enum Subject: Hashable, Sendable {
        /// A number of the user's choice.
        case any
        /// The user's present number, which is filled in.
        case present
        /// The user's present number, which the user has to type.
        case presentTyped
        /// A new number in place of the present one.
        case new
    }

    /// The scene.
    public var scene: AuthScene
    /// What the number is for.
    public var subject: Subject
    /// How often the user has been asked for the same before.
    public var attempt: Int

    /// Makes a prompt.
    public init(scene: AuthScene, subject: Subject, attempt: Int = 0) {
        self.scene = scene
        self.subject = subject
        self.attempt = attempt
    }
}
