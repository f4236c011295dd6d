/// One of the five scenes in which an app wants to know a phone number (融合认证场景).
///
/// The raw values are Aliyun's template ids, which are no return codes though they look like some.
public struct AuthScene: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The id, such as `100001`.
    public let rawValue: String

    /// Makes a scene of an id; a scheme may have more than the five.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Login or registration: one tap, or else a code by SMS.
    public static let loginOrRegister = AuthScene(rawValue: "100001")
    /// A new number in place of the present one: the present one is verified half-way.
    public static let changeNumber = AuthScene(rawValue: "100002")
    /// A new password: the user types the number, which must be the account's.
    public static let resetPassword = AuthScene(rawValue: "100003")
    /// A number for an account that has none.
    public static let bindNewNumber = AuthScene(rawValue: "100004")
    /// The account's number, once more.
    public static let verifyBoundNumber = AuthScene(rawValue: "100005")

    /// The five.
    public static let all: [AuthScene] = [
        .loginOrRegister, .changeNumber, .resetPassword, .bindNewNumber, .verifyBoundNumber,
    ]

    /// The id.
    public var description: String { rawValue }
}

/// A step of a scene. The set is open: a vendor may have more.
public struct SceneNode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name in reports.
    public let rawValue: String

    /// Makes a node of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A look at the device and how often it was used.
    public static let deviceCheck = SceneNode(rawValue: "deviceCheck")
    /// A picture puzzle.
    public static let captcha = SceneNode(rawValue: "captcha")
    /// One tap on the authorization page.
    public static let numberAuth = SceneNode(rawValue: "numberAuth")
    /// A look at the number.
    public static let numberRisk = SceneNode(rawValue: "numberRisk")
    /// A code that the user receives by SMS and types.
    public static let smsCode = SceneNode(rawValue: "smsCode")
    /// An SMS that the user sends.
    public static let upGoingSMS = SceneNode(rawValue: "upGoingSMS")
    /// A score of the number, at the end.
    public static let score = SceneNode(rawValue: "score")

    /// Those that have a name here.
    public static let known: [SceneNode] = [
        .deviceCheck, .captcha, .numberAuth, .numberRisk, .smsCode, .upGoingSMS, .score,
    ]

    /// The name.
    public var description: String { rawValue }
}
