public import Foundation
public import PhoneAuth

/// An authentication token (鉴权 Token), which the app's server gets with Aliyun's `GetFusionAuthToken`.
///
/// It admits the app to the SDK; it is no credential of the user.
public struct FusionToken: Hashable, Sendable {
    /// The token.
    public let text: Secret
    /// For how many seconds it is good from the moment it was fetched: the server's `DurationSeconds`, 900 to 43 200. `nil`
    /// where the server does not pass it on; the SDK keeps watch by itself, and asks five minutes before the end.
    public let lifetime: TimeInterval?

    /// Makes a token. An empty one counts as none.
    public init(_ text: String, lifetime: TimeInterval? = nil) {
        self.text = Secret(text.trimmingCharacters(in: .whitespacesAndNewlines))
        self.lifetime = lifetime
    }
}
