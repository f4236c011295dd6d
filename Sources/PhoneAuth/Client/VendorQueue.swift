/// The vendors of a login: those that had their turn, the present one, and those that may follow.
struct VendorQueue: Hashable {
    /// One vendor.
    typealias Plan = LoginMachine.Plan

    private(set) var plans: [Plan]
    /// Where the present one stands.
    private(set) var index = 0
    private var hasMoved = false

    init(_ plans: [Plan]) {
        self.plans = plans
    }

    /// The vendor whose turn it is.
    var current: Plan { plans[index] }
    /// Whether another one may follow.
    var hasNext: Bool { index + 1 < plans.count }

    /// The next one's turn.
    mutating func advance() {
        index += 1
    }

    /// Turns the vendors that may follow into others. One that had its turn gets no second one.
    ///
    /// - Parameter mayMove: Whether the present vendor's turn may be given to one that comes before it now. Once in a login.
    /// - Returns: whether it is given away: ``advance()`` then goes to the other one.
    mutating func reroute(_ others: [Plan], mayMove: Bool) -> Bool {
        let earlier = Set(plans[..<index].map(\.vendor))
        let open = others.filter { !earlier.contains($0.vendor) }
        guard mayMove, !hasMoved, let first = open.first, first.vendor != current.vendor else {
            plans = plans[...index] + open.filter { $0.vendor != current.vendor }
            return false
        }
        hasMoved = true
        // Its turn has not come to anything yet, so that it may come once more where the others fail.
        plans = plans[...index] + open
        return true
    }
}
