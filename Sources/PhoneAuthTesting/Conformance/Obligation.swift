import PhoneAuthModel

/// One thing that every provider must do, or must not, whatever its vendor.
///
/// The obligations are data: ``all`` is the whole suite. Names never change once they are published.
public struct Obligation: Hashable, Sendable, CustomStringConvertible {
    /// What an obligation is about.
    public enum Group: String, Hashable, Sendable, CaseIterable {
        /// What a provider says of itself.
        case declaration
        /// When a vendor may be touched, and from which thread.
        case quiet
        /// What comes before a page.
        case preparation
        /// One-click login.
        case login
        /// The authorization page.
        case page
        /// What the app can do while a page is up.
        case control
        /// Number verification.
        case verification
        /// Fusion scenes.
        case scene
        /// Failures and their codes.
        case failure
        /// What must not be seen.
        case secrecy
        /// What lives how long.
        case lifetime
    }

    /// The name, which reports print and exemptions use.
    public let name: String
    /// What is required, in one sentence.
    public let sentence: String
    /// What it is about.
    public let group: Group
    /// Looks whether a subject keeps it.
    let check: @MainActor @Sendable (ConformanceTrial) async throws -> Void

    init(
        _ name: String, _ group: Group, _ sentence: String,
        check: @escaping @MainActor @Sendable (ConformanceTrial) async throws -> Void
    ) {
        self.name = name
        self.group = group
        self.sentence = sentence
        self.check = check
    }

    /// The name.
    public var description: String { name }

    /// Two obligations of one name are the same.
    public static func == (left: Obligation, right: Obligation) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An obligation was not kept.
struct Breach: Error {
    let seen: String

    init(_ seen: String) { self.seen = seen }
}

/// An obligation that the subject cannot be held to, since it does not declare the ability.
struct Inapplicable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
