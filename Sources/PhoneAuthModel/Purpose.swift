/// What a credential is for. A credential of one purpose is worthless, and refused, for another.
public enum Purpose: String, Hashable, Sendable, Codable, CaseIterable {
    /// One-click login (本机号码一键登录): the backend exchanges the credential for the phone's number.
    case login
    /// Number verification (本机号码认证): the backend asks whether a given number is the phone's.
    case verification
    /// A fusion scene (融合认证): the backend exchanges it for the number that the scene settled on.
    case scene
}

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

/// What to do about an error. It is the only thing that failover reads.
public enum Disposition: String, Hashable, Sendable, Codable, CaseIterable {
    /// It was decided, by the user or the app. Nothing to do.
    case stop
    /// The user can put it right: insert a SIM, turn cellular data on, give permission.
    case askUser
    /// The same call may succeed when repeated.
    case retry
    /// It may succeed after a new prefetch.
    case refreshAndRetry
    /// This vendor cannot do it now; another one may.
    case nextVendor
    /// No vendor can do it on this phone now; offer a text message or another login.
    case otherMethod
    /// The configuration, or the vendor's console, is wrong. No user can help.
    case fixConfiguration
    /// The calling code is wrong.
    case fixCaller
}
