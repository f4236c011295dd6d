/// What a credential is for. A credential of one purpose is worthless, and refused, for another.
public enum Purpose: String, Hashable, Sendable, Codable, CaseIterable {
    /// One-click login (本机号码一键登录): the backend exchanges the credential for the phone's number.
    case login
    /// Number verification (本机号码认证): the backend asks whether a given number is the phone's.
    case verification
    /// A fusion scene (融合认证): the backend exchanges it for the number that the scene settled on.
    case scene
}
