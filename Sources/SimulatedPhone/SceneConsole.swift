/// What the app's owner has switched on in the console of a vendor that plays scenes by itself.
///
/// The names are those of reports: `deviceCheck`, `captcha`, `numberAuth`, `numberRisk`, `smsCode`, `upGoingSMS`, `score`. Device
/// check and score need a library more in the app and the captcha a resource more, so owners often leave the latter two off.
public struct SceneConsole: Hashable, Sendable {
    /// The nodes that are on, in those scenes that have them.
    public var nodes: Set<String> = ["deviceCheck", "numberAuth", "numberRisk", "smsCode", "upGoingSMS"]
    /// How many digits a code by SMS has.
    public var codeLength = 4

    /// Device check, number auth, number risk, SMS both ways; no captcha, no score.
    public init() {}
}
