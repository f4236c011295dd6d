public import Foundation
public import PhoneAuthModel

extension PhoneAuthConfiguration {
    /// Which vendor is asked when.
    public struct Routing: Hashable, Sendable {
        /// The vendors to ask, the first one first. Not empty.
        public var order: [Vendor]
        /// Other orders for a carrier, once a vendor has reported it. ``Carrier/unknown`` has none.
        public var byCarrier: [Carrier: [Vendor]] = [:]
        /// Other orders for a purpose; they come before those for a carrier.
        public var byPurpose: [Purpose: [Vendor]] = [:]
        /// Shares of the traffic for the first vendor; any numbers, only their proportion counts.
        public var split: [Vendor: Double] = [:]
        /// What happens after a failure.
        public var failover = Failover()

        /// Makes a routing of one order.
        public init(order: [Vendor]) {
            self.order = order
        }
    }

    /// What happens after a vendor's failure.
    public struct Failover: Hashable, Sendable {
        /// How many vendors one login may try, 1 to 10.
        public var maximumAttempts = 3
        /// After how many failures in a row a vendor is left alone, 1 to 100.
        public var failureThreshold = 3
        /// For how many seconds it is then left alone, 0 to a day.
        public var coolDown: TimeInterval = 60

        /// Three attempts; a minute's rest after three failures.
        public init() {}
    }

    /// The vendors to ask for a purpose, the first one first.
    ///
    /// The purpose's order where it has one, else the carrier's where the carrier is known and has one, else the common one.
    public func order(for purpose: Purpose, carrier: Carrier = .unknown) -> [Vendor] {
        if let order = routing.byPurpose[purpose] { return order }
        if carrier != .unknown, let order = routing.byCarrier[carrier] { return order }
        return routing.order
    }
}
