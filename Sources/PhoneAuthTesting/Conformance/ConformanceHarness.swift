public import PhoneAuth
public import PhoneAuthModel
public import SimulatedPhone

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
    /// What its vendor cannot do, or cannot be brought to do, each with the reason that reports print. One that is not
    /// needed is itself a failure.
    var exemptions: [Exemption] { get }

    /// Makes the vendor's entry, with a new binding or script each time. It plays on ``SimulatedPhone/SimulatedPhone/current``,
    /// whose settings are the situation: carrier, answers, user, threads.
    func registration() -> VendorRegistration

    /// What a provider of its ``registration()`` has counted by itself. `nil`, which is the standard, for one whose
    /// vendor's callbacks go through the line of its context: that line counts.
    func diagnostics(of provider: any PhoneAuthProvider) -> CallbackDiagnostics?
}

extension ConformanceHarness {
    /// None.
    public var exemptions: [Exemption] { [] }

    /// `nil`.
    public func diagnostics(of provider: any PhoneAuthProvider) -> CallbackDiagnostics? { nil }
}

/// An obligation to which a vendor is not held, or a situation in which it is not looked at, and why.
public struct Exemption: Hashable, Sendable {
    /// From what.
    public enum Subject: Hashable, Sendable {
        /// The obligation of a name.
        case obligation(String)
        /// A situation that the vendor cannot have: an SDK that never learns of it, or a stand-in that cannot play it.
        case situation(Situation)
    }

    /// From what.
    public let subject: Subject
    /// Why, for reports.
    public let reason: String

    /// Exempts from an obligation.
    public init(from obligation: String, because reason: String) {
        subject = .obligation(obligation)
        self.reason = reason
    }

    /// Exempts from a situation. Obligations that need it are skipped; others look at the rest.
    public init(fromSituation situation: Situation, because reason: String) {
        subject = .situation(situation)
        self.reason = reason
    }

    var obligation: String? {
        if case .obligation(let name) = subject { name } else { nil }
    }

    var situation: Situation? {
        if case .situation(let situation) = subject { situation } else { nil }
    }
}
