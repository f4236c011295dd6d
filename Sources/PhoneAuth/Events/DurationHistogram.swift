/// How long something took: counts by fixed bounds, as metrics systems take them.
public struct DurationHistogram: Hashable, Sendable {
    /// The upper bounds, in seconds, each belonging to its own bucket: 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 10, 15, 30, 60.
    public static let bounds: [Double] = [0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 10, 15, 30, 60]

    /// How many durations lie in each bucket; the last one, which is one more than there are bounds, holds what was longer.
    public private(set) var buckets = Array(repeating: 0, count: bounds.count + 1)
    /// How many durations there were.
    public private(set) var count = 0
    /// Their sum, in seconds.
    public private(set) var sum = 0.0

    /// Nothing yet.
    public init() {}

    /// The mean, in seconds; `nil` for nothing.
    public var mean: Double? { count > 0 ? sum / Double(count) : nil }

    /// Adds a duration in seconds. What is no number, endless or negative is left out.
    public mutating func add(_ seconds: Double) {
        guard seconds.isFinite, seconds >= 0 else { return }
        buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        count += 1
        sum += seconds
    }
}
