/// How a run ended, and what of it should not have been.
public struct ChaosReport: Sendable {
    /// An invariant that did not hold.
    public struct Fault: Hashable, Sendable, Codable, CustomStringConvertible {
        /// Which.
        public let invariant: ChaosInvariant
        /// What was seen in its place.
        public let detail: String

        /// The invariant's name and what was seen.
        public var description: String { "\(invariant.rawValue): \(detail)" }
    }

    /// How far a run got.
    public enum Depth: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
        /// No vendor was called.
        case nothing
        /// Vendors were called, and no page came up.
        case vendor
        /// A page came up.
        case page
        /// A page came up after a first vendor had failed.
        case pageAfterFailover
        /// A login or a scene had a token.
        case token
        /// A token, after a first vendor had failed.
        case tokenAfterFailover
    }

    /// The seed, which gives the same run again.
    public let seed: UInt64
    /// How each operation ended, by its name: `success`, or the code of its error.
    public internal(set) var outcomes: [(operation: String, outcome: String)] = []
    /// How far it got.
    public internal(set) var depth = Depth.nothing
    /// The invariants that did not hold.
    public internal(set) var faults: [Fault] = []
    /// What happened, a line each: virtual time, vendor calls, deliveries, pages, events, app actions, outcomes.
    public internal(set) var trace: [String] = []
    /// How many deliveries the vendors made.
    public internal(set) var deliveries = 0
    /// Seconds of virtual time.
    public internal(set) var duration = 0.0

    init(seed: UInt64) {
        self.seed = seed
    }
}
