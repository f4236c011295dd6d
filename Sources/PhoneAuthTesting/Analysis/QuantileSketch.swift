import Foundation

/// Percentiles of durations in constant memory, each within 1 % of the true one.
///
/// A histogram whose bounds grow by a fixed factor (DDSketch, Masson, Rim and Lee, 2019): a bucket from `γⁱ⁻¹` to `γⁱ` with
/// `γ = (1 + ε) / (1 − ε)` is reported as `2γⁱ / (γ + 1)`, which is at most ε off anywhere in it. The least and the greatest
/// value are kept exactly. Durations below a millisecond count as one; above 100,000 seconds the error is not bounded.
package struct QuantileSketch: Hashable, Sendable {
    /// The relative error, 1 %.
    package static let relativeError = 0.01

    private static let shortest = 0.001
    private static let longest = 100_000.0
    private static let logGamma = log((1 + relativeError) / (1 - relativeError))
    /// The first bucket holds what is at most ``shortest``.
    private static let size = 2 + Int((log(longest / shortest) / logGamma).rounded(.up))

    /// Empty until the first value, so that a place without any costs nothing.
    private var buckets: [Int] = []
    /// How many values there were.
    package private(set) var count = 0
    private var least = Double.infinity
    private var greatest = 0.0

    /// Nothing yet.
    package init() {}

    /// Adds a duration: seconds, finite, not negative.
    package mutating func add(_ seconds: Double) {
        if buckets.isEmpty { buckets = Array(repeating: 0, count: Self.size) }
        let position = seconds > Self.shortest ? (log(seconds / Self.shortest) / Self.logGamma).rounded(.up) : 0
        buckets[Int(min(position, Double(Self.size - 1)))] += 1
        count += 1
        least = min(least, seconds)
        greatest = max(greatest, seconds)
    }

    /// A percentile by the nearest rank, in seconds; `nil` for nothing.
    package func percentile(_ percent: Double) -> Double? {
        guard count > 0 else { return nil }
        let rank = DurationCounts.nearestRank(percent, of: count)
        guard rank > 1 else { return least }
        guard rank < count else { return greatest }
        var seen = 0
        for (index, number) in buckets.enumerated() where number > 0 {
            seen += number
            if seen >= rank { return min(max(Self.middle(index), least), greatest) }
        }
        return greatest
    }

    private static func middle(_ index: Int) -> Double {
        guard index > 0 else { return shortest }
        return shortest * exp(Double(index) * logGamma) * (1 - relativeError)
    }
}
