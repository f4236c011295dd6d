/// Where in an operation something happened.
public enum Stage: String, Hashable, Sendable, Codable, CaseIterable {
    /// The SDK is being told its app id or secret.
    case initialize
    /// The vendor is being asked whether the phone can do it at all.
    case availability
    /// The masked number and the carrier's access code are being fetched ahead of the page (预取号).
    case prefetch
    /// The authorization page is being opened.
    case present
    /// The authorization page is up: the user decides, the token is fetched.
    case login
    /// A token for number verification is being fetched.
    case verify
    /// A fusion scene is under way.
    case scene
    /// The backend is exchanging the credential.
    case exchange
}
