package import PhoneAuthModel

/// How many of how many, and how sure that is.
package struct Proportion: Hashable, Sendable {
    /// How many.
    package var count: Int
    /// Of how many.
    package var total: Int

    /// Makes a proportion.
    package init(_ count: Int, of total: Int) {
        self.count = count
        self.total = total
    }

    /// The share from 0 to 1; `nil` of nothing.
    package var share: Double? { total > 0 ? Double(count) / Double(total) : nil }

    /// The 95 % confidence interval by Wilson's score method; `nil` of nothing.
    ///
    /// It keeps within 0 and 1 and is right for few attempts and for shares near 1, where the usual ± is not
    /// (E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927).
    package var interval: ClosedRange<Double>? {
        guard let share else { return nil }
        /// The 97.5th percentile of the normal distribution.
        let z = 1.959_963_984_540_054
        let n = Double(total)
        let denominator = 1 + z * z / n
        let center = (share + z * z / (2 * n)) / denominator
        let half = z / denominator * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
        // Exactly 0 and 1 at the ends, where rounding would leave a trace.
        let low = count == 0 ? 0 : max(0, center - half)
        let high = count == total ? 1 : min(1, center + half)
        return low...high
    }

    /// `{"count","of","share","low","high"}`, shares with four decimals.
    package var json: JSONValue {
        [
            "count": .integer(count), "of": .integer(total), "share": Self.rounded(share),
            "low": Self.rounded(interval?.lowerBound), "high": Self.rounded(interval?.upperBound),
        ]
    }

    /// `98.7 % (97.9–99.2)`; a dash for nothing.
    package var text: String {
        guard let share, let interval else { return "–" }
        return "\(Self.percent(share)) % (\(Self.percent(interval.lowerBound))–\(Self.percent(interval.upperBound)))"
    }

    private static func rounded(_ share: Double?) -> JSONValue {
        share.map { .number(($0 * 10_000).rounded() / 10_000) } ?? .null
    }

    /// One decimal, always written. What is not all is never rounded up to 100, nor what is not nothing down to 0.
    package static func percent(_ share: Double) -> String {
        var tenths = Int((share * 1_000).rounded())
        if share < 1 { tenths = min(tenths, 999) }
        if share > 0 { tenths = max(tenths, 1) }
        return "\(tenths / 10).\(tenths % 10)"
    }
}
