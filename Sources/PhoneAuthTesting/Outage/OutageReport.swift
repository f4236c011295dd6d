public import PhoneAuthModel

/// What the logins of an ``OutageScenario`` came to, strategy by strategy and phase by phase.
public struct OutageReport: Sendable {
    /// The logins of one phase, counted.
    public struct Count: Hashable, Sendable {
        /// How many were begun.
        public internal(set) var logins = 0
        /// How many gave a credential.
        public internal(set) var successes = 0
        /// How many ended because the user left the page.
        public internal(set) var left = 0
        /// The times from the tap to the page, of those that showed one.
        private var times = DurationCounts()

        /// How many showed a page.
        public var pages: Int { times.count }

        /// The share of the logins that gave a credential; `nil` without any login.
        public var success: Double? { logins == 0 ? nil : Double(successes) / Double(logins) }

        /// Seconds from the tap to the page, by the nearest rank of those that showed one; `nil` where none did.
        public func timeToPage(percentile percent: Double) -> Double? {
            times.percentile(percent)
        }

        mutating func add(_ login: OutageSession.Login) {
            logins += 1
            if login.hasSucceeded { successes += 1 }
            if login.wasLeft { left += 1 }
            if let time = login.timeToPage { times.add(time) }
        }
    }

    /// One strategy's day.
    public struct Day: Sendable {
        /// The strategy.
        public let strategy: OutageScenario.Strategy
        private var counts: [OutageScenario.Phase: Count] = [:]

        init(strategy: OutageScenario.Strategy) {
            self.strategy = strategy
        }

        /// All logins of the day.
        public var logins: Int { counts.values.reduce(0) { $0 + $1.logins } }

        /// The logins of a phase.
        public subscript(phase: OutageScenario.Phase) -> Count { counts[phase] ?? Count() }

        /// The share of success during the outage, as a part of that before; `nil` where there is nothing to compare.
        public var successKept: Double? { Self.ratio(self[.during].success, to: self[.before].success) }

        /// The median time to the page during the outage, as a multiple of that before; `nil` where no page came.
        public var slowdown: Double? {
            Self.ratio(self[.during].timeToPage(percentile: 50), to: self[.before].timeToPage(percentile: 50))
        }

        private static func ratio(_ value: Double?, to base: Double?) -> Double? {
            guard let value, let base, base > 0 else { return nil }
            return value / base
        }

        mutating func count(_ login: OutageSession.Login) {
            counts[OutageScenario.Phase(at: login.begunAt), default: Count()].add(login)
        }
    }

    /// The least part of success that the configuration is to keep in the outage.
    public static let leastSuccessKept = 0.99
    /// By which factor the median time to the page may grow in the outage.
    public static let mostSlowdown = 1.1

    /// What everything was drawn from.
    public let seed: UInt64
    /// The vendor that was silent.
    public let silentVendor: Vendor
    /// The strategies, in order.
    public let days: [Day]

    /// A strategy's day, where it was run.
    public subscript(strategy: OutageScenario.Strategy) -> Day? { days.first { $0.strategy == strategy } }

    /// Whether users of the configuration did not notice the outage: both ``limits`` are met.
    public var isUnnoticed: Bool { limits.allSatisfy(\.isMet) }

    /// One thing that the configuration is held to.
    public struct Limit: Hashable, Sendable {
        /// What it is about.
        public let name: String
        /// What was seen; `nil` where there is nothing to compare.
        public let value: Double?
        /// What it may be at least or at most, in words.
        public let bound: String
        /// Whether it was within.
        public let isMet: Bool
    }

    /// What the configuration is held to: success and median time to the page during the outage, as a part of those before.
    public var limits: [Limit] {
        let day = self[.phoneauth]
        let (kept, slowdown) = (day?.successKept, day?.slowdown)
        return [
            Limit(
                name: "success during / before", value: kept, bound: "at least \(Self.leastSuccessKept)",
                isMet: kept.map { $0 >= Self.leastSuccessKept } ?? false),
            Limit(
                name: "median time to page during / before", value: slowdown, bound: "at most \(Self.mostSlowdown)",
                isMet: slowdown.map { $0 <= Self.mostSlowdown } ?? false),
        ]
    }

    /// The report as the command line prints it.
    package var json: JSONValue {
        [
            "scenario": "outage", "seed": .integer(Int(truncatingIfNeeded: seed)),
            "strategies": .array(
                days.map { day in
                    [
                        "name": .string(day.strategy.rawValue),
                        "phases": .array(OutageScenario.Phase.allCases.map { Self.json(day[$0], $0) }),
                    ]
                }),
        ]
    }

    private static func json(_ count: Count, _ phase: OutageScenario.Phase) -> JSONValue {
        [
            "phase": .string(phase.rawValue), "logins": .integer(count.logins),
            "success": count.success.map(share) ?? .null,
            "timeToPage": [
                "p50": JSONValue(seconds: count.timeToPage(percentile: 50)),
                "p95": JSONValue(seconds: count.timeToPage(percentile: 95)),
            ],
        ]
    }

    /// A share, with at most four decimals.
    private static func share(_ value: Double) -> JSONValue {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? .integer(Int(rounded)) : .number(rounded)
    }
}
