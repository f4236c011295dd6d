public import PhoneAuth
public import PhoneAuthModel
import SimulatedPhone

/// What the author of a provider writes to have it held to every ``Obligation``.
///
/// ```swift
/// struct GeetestHarness: ConformanceHarness {
///     let vendor = Vendor.geetest
///     let configuration = try! PhoneAuthConfiguration(data: sample)
///     func registration() -> VendorRegistration { .geetest(GeetestBinding()) }
/// }
/// ```
@MainActor public protocol ConformanceHarness {
    /// The vendor.
    var vendor: Vendor { get }
    /// A configuration with everything set that the vendor can do.
    var configuration: PhoneAuthConfiguration { get }
    /// What its vendor cannot do, or cannot be brought to do, each with the reason that reports print. One that is not needed is
    /// itself a failure.
    var exemptions: [Exemption] { get }

    /// Makes the vendor's entry, with a new binding or script each time. It plays on ``SimulatedPhone/SimulatedPhone/current``, whose settings are the
    /// situation: carrier, answers, user, threads.
    func registration() -> VendorRegistration
}

extension ConformanceHarness {
    /// None.
    public var exemptions: [Exemption] { [] }
}

/// An obligation to which a vendor is not held, and why.
public struct Exemption: Hashable, Sendable {
    /// The obligation's name.
    public let obligation: String
    /// Why, for reports.
    public let reason: String

    /// Makes an exemption.
    public init(from obligation: String, because reason: String) {
        self.obligation = obligation
        self.reason = reason
    }
}
