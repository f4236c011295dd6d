/// What a vendor can do. Asking for what it cannot gives `unsupportedOperation`, never a silent success.
public struct Capabilities: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It can fetch the masked number ahead of the page.
    public static let prefetch = Capabilities(rawValue: 1 << 0)
    /// It tells the app the masked number.
    public static let maskedNumber = Capabilities(rawValue: 1 << 1)
    /// It has an authorization page for one-click login.
    public static let loginPage = Capabilities(rawValue: 1 << 2)
    /// It can verify that a number is the phone's.
    public static let numberVerification = Capabilities(rawValue: 1 << 3)
    /// It plays fusion scenes.
    public static let scenes = Capabilities(rawValue: 1 << 4)
    /// It tells whether the agreement is ticked, at any time.
    public static let agreementState = Capabilities(rawValue: 1 << 5)
    /// The app can close the page.
    public static let manualDismiss = Capabilities(rawValue: 1 << 6)
    /// The app can stop the loading indicator.
    public static let loadingControl = Capabilities(rawValue: 1 << 7)
    /// It can keep verified numbers on the phone.
    public static let cachedNumbers = Capabilities(rawValue: 1 << 8)
    /// It tells about carrier and network.
    public static let networkEnvironment = Capabilities(rawValue: 1 << 9)
    /// It needs a token from the app's server before it does anything.
    public static let serverIssuedToken = Capabilities(rawValue: 1 << 10)
    /// The app can tick the agreement.
    public static let agreementControl = Capabilities(rawValue: 1 << 11)
    /// It waits with the token until the app has said yes: ``PageHooks/allowsLogin``.
    public static let loginGate = Capabilities(rawValue: 1 << 12)
    /// It opens agreements in a page of its own.
    public static let agreementPage = Capabilities(rawValue: 1 << 13)
    /// It leaves agreements to the app where the style says so.
    public static let agreementHandover = Capabilities(rawValue: 1 << 14)
}

extension Capabilities: CustomStringConvertible {
    /// Each single capability and its name, in the order of their documentation.
    public static let named: [(name: String, capability: Capabilities)] = [
        ("prefetch", .prefetch), ("maskedNumber", .maskedNumber), ("loginPage", .loginPage),
        ("numberVerification", .numberVerification), ("scenes", .scenes), ("agreementState", .agreementState),
        ("manualDismiss", .manualDismiss), ("loadingControl", .loadingControl), ("cachedNumbers", .cachedNumbers),
        ("networkEnvironment", .networkEnvironment), ("serverIssuedToken", .serverIssuedToken),
        ("agreementControl", .agreementControl), ("loginGate", .loginGate), ("agreementPage", .agreementPage),
        ("agreementHandover", .agreementHandover),
    ]

    /// The names of those that are in the set, with commas between them.
    public var description: String {
        Self.named.filter { contains($0.capability) }.map(\.name).joined(separator: ", ")
    }
}
