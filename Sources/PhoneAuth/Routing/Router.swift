/// Chooses the vendors of an operation: a pure function of the configuration, what is known, and the time.
struct Router {
    /// Whether somebody waits for the operation, or it makes ready for a later one.
    enum Urgency {
        case somebodyWaits
        case nobodyWaits
    }

    let configuration: PhoneAuthConfiguration
    let health: VendorHealth
    /// Where this installation lies in the traffic, from 0 up to 1; asked for only where the traffic is split.
    let installation: () -> Double

    /// A vendor that did not answer is tried in somebody's way too, once it has had no trial for so many rests: an app may give no
    /// other occasion.
    private static let restsUntilTrialInAnyCase = 10.0

    /// The vendors for a purpose.
    func decide(
        _ purpose: Purpose, carrier: Carrier, _ urgency: Urgency, at now: Double
    ) -> RoutingDecision {
        let routing = configuration.routing
        var rule = RoutingDecision.Rule.order
        if routing.byPurpose[purpose] != nil {
            rule = .purpose(purpose)
        } else if carrier != .unknown, routing.byCarrier[carrier] != nil {
            rule = .carrier(carrier)
        }
        var choices = configuration.order(for: purpose, carrier: carrier).map {
            RoutingDecision.Choice(vendor: $0, reason: .order)
        }
        if rule == .order { choices = shared(choices) }
        var tried: [RoutingDecision.Choice] = []
        var late: [RoutingDecision.Choice] = []
        var resting: [(choice: RoutingDecision.Choice, until: Double)] = []
        for choice in choices {
            let vendor = choice.vendor
            switch health.standing(of: vendor, for: purpose, at: now) {
            case .healthy:
                tried.append(choice)
            case .onTrial(let stage, let since, let isSilent):
                let patience = (Self.restsUntilTrialInAnyCase - 1) * routing.failover.coolDown
                // Getting ready asks no vendor for more than this, and so proves nothing about later stages.
                let isProvenByGettingReady = stage == .initialize || stage == .prefetch
                let isInTheWay = urgency == .somebodyWaits || !isProvenByGettingReady
                if isSilent, isInTheWay, now < since + patience {
                    late.append(.init(vendor: vendor, reason: .trialWhenNobodyWaits))
                } else {
                    tried.append(.init(vendor: vendor, reason: .trial))
                }
            case .overdue(let stage):
                late.append(.init(vendor: vendor, reason: .notAnswering(stage)))
            case .resting(let stage, let until):
                resting.append((.init(vendor: vendor, reason: .resting(stage, for: until - now)), until))
            }
        }
        // Among those that did not answer there is nobody to wait behind.
        if tried.isEmpty {
            late = late.map { $0.reason == .trialWhenNobodyWaits ? .init(vendor: $0.vendor, reason: .trial) : $0 }
        }
        tried += late
        if tried.isEmpty, let index = resting.indices.min(by: { resting[$0].until < resting[$1].until }) {
            let first = resting.remove(at: index)
            tried = [.init(vendor: first.choice.vendor, reason: .recoversFirst(after: first.until - now))]
        }
        let maximum = routing.failover.maximumAttempts
        let beyond = tried.dropFirst(maximum).map {
            RoutingDecision.Choice(vendor: $0.vendor, reason: .beyondMaximumAttempts)
        }
        return RoutingDecision(
            purpose: purpose, carrier: carrier, rule: rule, choices: Array(tried.prefix(maximum)),
            leftOut: resting.map(\.choice) + beyond)
    }

    /// The order with the vendor first to whose share of the traffic this installation belongs. Only the common order is shared
    /// out: one for a carrier or a purpose says what it wants.
    private func shared(_ choices: [RoutingDecision.Choice]) -> [RoutingDecision.Choice] {
        let shares = choices.map { max(0, configuration.routing.split[$0.vendor] ?? 0) }
        let total = shares.reduce(0, +)
        guard total > 0, total.isFinite else { return choices }
        // In the order of names, so that a change of `order` moves nobody, and a change of shares as few as can be.
        let byName = choices.indices.sorted { choices[$0].vendor.rawValue < choices[$1].vendor.rawValue }
        var rest = installation() * total
        guard
            let index = byName.first(where: { index in
                rest -= shares[index]
                return shares[index] > 0 && rest < 0
            }) ?? byName.last(where: { shares[$0] > 0 })
        else { return choices }
        var choices = choices
        let chosen = choices.remove(at: index)
        return [.init(vendor: chosen.vendor, reason: .share)] + choices
    }
}
