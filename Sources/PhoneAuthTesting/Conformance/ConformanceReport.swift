public import PhoneAuthModel

/// What a suite found out about one vendor.
public struct ConformanceReport: Sendable, CustomStringConvertible {
    /// How one obligation came out.
    public enum Verdict: Hashable, Sendable {
        /// It is kept.
        case kept
        /// It is not kept; what was seen instead.
        case broken(String)
        /// The vendor was not held to it, and why.
        case skipped(String)
    }

    /// The vendor.
    public let vendor: Vendor
    /// The obligations in order, with their verdicts.
    public let verdicts: [(obligation: Obligation, verdict: Verdict)]

    /// The obligations that are not kept.
    public var broken: [Obligation] {
        verdicts.filter { if case .broken = $0.verdict { true } else { false } }.map(\.obligation)
    }

    /// The obligations to which the vendor was not held. A test that lists them notices when it no longer declares an ability.
    public var skipped: [Obligation] {
        verdicts.filter { if case .skipped = $0.verdict { true } else { false } }.map(\.obligation)
    }

    /// One line an obligation, those that are kept without a word more.
    public var description: String {
        let lines = verdicts.map { obligation, verdict in
            switch verdict {
            case .kept: "kept     \(obligation.name)"
            case .broken(let seen): "BROKEN   \(obligation.name): \(obligation.sentence) Seen: \(seen)"
            case .skipped(let reason): "skipped  \(obligation.name): \(reason)"
            }
        }
        return "\(vendor): \(verdicts.count) obligations, \(broken.count) broken\n" + lines.joined(separator: "\n")
    }
}
