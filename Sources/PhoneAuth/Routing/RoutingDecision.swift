public import PhoneAuthModel

/// Which vendors an operation may try, in which order, and why.
///
/// The client makes one at the beginning of every operation, and again when it has learnt the carrier. Observers get it as
/// ``ClientEvent/Kind/routed(_:)``; ``description`` is for logs.
public struct RoutingDecision: Hashable, Sendable {
    /// The rule of the configuration that gave the order.
    public enum Rule: Hashable, Sendable {
        /// `routing.order`.
        case order
        /// `routing.byCarrier`.
        case carrier(Carrier)
        /// `routing.byPurpose`.
        case purpose(Purpose)
    }

    /// Why a vendor stands where it stands.
    public enum Reason: Hashable, Sendable {
        /// The order says so.
        case order
        /// This installation belongs to the vendor's share of the traffic.
        case share
        /// It has been left alone long enough; this is its trial.
        case trial
        /// It has been left alone long enough, but it had not answered at all, and somebody waits: it comes after those that do
        /// answer, and is tried when nobody waits.
        case trialWhenNobodyWaits
        /// It is being asked something, and has not answered for half of its deadline: it comes after the others.
        case notAnswering(Stage)
        /// Every vendor is being left alone, and this one's rest ends first, in some seconds.
        case recoversFirst(after: Double)
        /// Left out: it is being left alone for some seconds more, since it failed at a stage.
        case resting(Stage, for: Double)
        /// Left out: `routing.failover.maximumAttempts` are used up before it.
        case beyondMaximumAttempts
    }

    /// One vendor.
    public struct Choice: Hashable, Sendable {
        /// The vendor.
        public let vendor: Vendor
        /// Why it stands here.
        public let reason: Reason
    }

    /// What the vendors are to do.
    public let purpose: Purpose
    /// The carrier, as far as it is known.
    public let carrier: Carrier
    /// The rule of the configuration that gave the order.
    public let rule: Rule
    /// The vendors to try, the first one first.
    public let choices: [Choice]
    /// The vendors of the order that are not tried.
    public let leftOut: [Choice]

    /// The vendors to try, the first one first.
    public var vendors: [Vendor] { choices.map(\.vendor) }
}

extension RoutingDecision: CustomStringConvertible {
    /// `login by order: geetest (share), aliyunPNVS; left out: shanyan (resting 42 s after prefetch)`.
    public var description: String {
        let rule =
            switch rule {
            case .order: "order"
            case .carrier(let carrier): "byCarrier.\(carrier.rawValue)"
            case .purpose(let purpose): "byPurpose.\(purpose.rawValue)"
            }
        let tried = choices.map(\.description).joined(separator: ", ")
        let others = leftOut.map(\.description).joined(separator: ", ")
        return "\(purpose.rawValue) by \(rule): \(tried)" + (others.isEmpty ? "" : "; left out: \(others)")
    }
}

extension RoutingDecision.Choice: CustomStringConvertible {
    /// `geetest (trial)`.
    public var description: String {
        switch reason {
        case .order: vendor.rawValue
        case .share: "\(vendor) (share)"
        case .trial: "\(vendor) (trial)"
        case .trialWhenNobodyWaits: "\(vendor) (not answering before)"
        case .notAnswering(let stage): "\(vendor) (not answering at \(stage.rawValue))"
        case .recoversFirst(let seconds): "\(vendor) (all rest; it recovers first, in \(Self.whole(seconds)) s)"
        case .resting(let stage, let seconds): "\(vendor) (resting \(Self.whole(seconds)) s after \(stage.rawValue))"
        case .beyondMaximumAttempts: "\(vendor) (attempts used up)"
        }
    }

    private static func whole(_ seconds: Double) -> Int { Int(seconds.rounded(.up)) }
}
