/// How often each duration was seen: exact, and the same whatever the order, so that the parts of very many runs add up to the
/// whole.
public struct DurationCounts: Hashable, Sendable {
    /// By whole microseconds, in which the simulated clock counts.
    private var counts: [Int: Int] = [:]

    /// How many durations there were.
    public private(set) var count = 0

    /// None yet.
    public init() {}

    /// Adds a duration.
    ///
    /// - Parameters:
    ///   - seconds: The duration; what is below zero counts as zero, what is above a century as one.
    ///   - times: How often it was seen.
    public mutating func add(_ seconds: Double, times: Int = 1) {
        let century = 3_155_760_000.0
        let microseconds = (min(max(seconds, 0), century) * 1_000_000).rounded()
        counts[microseconds.isNaN ? 0 : Int(microseconds), default: 0] += times
        count += times
    }

    /// Adds what another part saw.
    public mutating func add(_ other: DurationCounts) {
        counts.merge(other.counts, uniquingKeysWith: +)
        count += other.count
    }

    /// What all parts saw.
    init(of parts: [DurationCounts]) {
        for part in parts { add(part) }
    }

    /// The durations, in seconds, the shortest first, with how often each was seen.
    public var sorted: [(seconds: Double, times: Int)] {
        counts.sorted { $0.key < $1.key }.map { (Double($0.key) / 1_000_000, $0.value) }
    }

    /// A percentile by the nearest rank, in seconds; `nil` for no durations.
    public func percentile(_ percent: Double) -> Double? {
        let rank = Self.nearestRank(percent, of: count)
        var seen = 0
        for (seconds, times) in sorted {
            seen += times
            if seen >= rank { return seconds }
        }
        return nil
    }

    /// The place of a percentile among some values, counted from one.
    static func nearestRank(_ percent: Double, of count: Int) -> Int {
        min(max(Int((percent / 100 * Double(count)).rounded(.up)), 1), max(count, 1))
    }
}
