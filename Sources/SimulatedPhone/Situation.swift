public import PhoneAuthModel

/// A named state of phone, network, vendor and user: the same for every vendor.
public struct Situation: Hashable, Sendable, CustomStringConvertible {
    /// The name on the command line and in reports.
    public let name: String
    /// What happens, in one line.
    public let summary: String
    /// What a login gives by rights: `nil` for success. Where a vendor cannot tell, the table of expectations says what it
    /// gives instead.
    public let expectedFailure: PhoneAuthError.Code?
    /// The phone that plays it, on China Mobile.
    public let settings: PhoneSettings

    /// Makes a situation from the settings in which it differs from a phone on which all goes well.
    public init(
        _ name: String, _ summary: String, expected: PhoneAuthError.Code?,
        adjust: (inout PhoneSettings) -> Void = { _ in }
    ) {
        var settings = PhoneSettings()
        adjust(&settings)
        self.name = name
        self.summary = summary
        self.expectedFailure = expected
        self.settings = settings
    }

    /// The name.
    public var description: String { name }

    /// The situation of a name.
    public static func named(_ name: String) -> Situation? {
        all.first { $0.name == name }
    }
}
