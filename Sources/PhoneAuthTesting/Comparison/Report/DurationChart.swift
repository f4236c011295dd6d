import PhoneAuthModel

/// Durations as cumulative curves in SVG: which share of all runs had come so far after so many seconds.
struct DurationChart {
    /// One curve.
    struct Curve {
        /// Whose.
        let name: String
        /// Which colour and pattern.
        let index: Int
        /// The durations.
        let durations: DurationCounts
        /// How many runs there were, with those that did not come so far.
        let runs: Int
    }

    /// What is measured, for who does not see the chart.
    let title: String
    /// The curves.
    let curves: [Curve]

    private static let (width, height) = (560.0, 300.0)
    private static let (left, right, top, bottom) = (44.0, 14.0, 12.0, 40.0)
    private var plotWidth: Double { Self.width - Self.left - Self.right }
    private var plotHeight: Double { Self.height - Self.top - Self.bottom }

    /// Seconds at the right end: what 99 of 100 stay below, rounded up to a whole step.
    private var span: Double {
        let longest = curves.compactMap { $0.durations.percentile(99) }.max() ?? 1
        let step = Self.step(for: longest)
        return max(step, (longest / step).rounded(.up) * step)
    }

    /// The distance of ticks for which there are four to ten.
    private static func step(for span: Double) -> Double {
        for step in [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50] where span / step <= 8 { return step }
        return 100
    }

    /// The chart.
    var svg: String {
        """
        <svg class="chart" viewBox="0 0 \(Markup.number(Self.width)) \(Markup.number(Self.height))" role="img" \
        aria-label="\(Markup.escape(title)): \(Markup.escape(description))">
        \(grid)
        \(curves.map(line).joined(separator: "\n"))
        </svg>
        """
    }

    private var description: String {
        curves.map { curve in
            guard let p50 = curve.durations.percentile(50), let p95 = curve.durations.percentile(95) else {
                return "\(curve.name) none"
            }
            return "\(curve.name) median \(ComparisonPage.seconds(p50)), 95th percentile \(ComparisonPage.seconds(p95))"
        }.joined(separator: "; ")
    }

    private func x(_ seconds: Double) -> Double { Self.left + min(seconds / span, 1) * plotWidth }
    private func y(_ share: Double) -> Double { Self.top + (1 - share) * plotHeight }

    private var grid: String {
        var parts: [String] = []
        for percent in [0, 25, 50, 75, 100] {
            let y = y(Double(percent) / 100)
            parts.append(
                """
                <path class="grid" d="M\(Markup.number(Self.left)) \(Markup.number(y))h\(Markup.number(plotWidth))"/>\
                <text x="\(Markup.number(Self.left - 6))" y="\(Markup.number(y + 4))" text-anchor="end">\(percent) %</text>
                """)
        }
        let step = Self.step(for: span)
        for tick in 0...Int((span / step).rounded()) {
            let seconds = Double(tick) * step
            parts.append(
                """
                <path class="grid" d="M\(Markup.number(x(seconds))) \(Markup.number(Self.top + plotHeight))v4"/>\
                <text x="\(Markup.number(x(seconds)))" y="\(Markup.number(Self.height - 22))" \
                text-anchor="middle">\(Markup.number(seconds))</text>
                """)
        }
        parts.append(
            """
            <text x="\(Markup.number(Self.left + plotWidth / 2))" y="\(Markup.number(Self.height - 5))" \
            text-anchor="middle">seconds since the call</text>
            """)
        return parts.joined(separator: "\n")
    }

    /// The curve as steps, no finer than half a point, with a dot at the median.
    private func line(_ curve: Curve) -> String {
        guard curve.runs > 0, curve.durations.count > 0 else { return "" }
        var path = "M\(Markup.number(Self.left)) \(Markup.number(y(0)))"
        var (seen, drawn) = (0, Self.left)
        var last = y(0)
        for (seconds, times) in curve.durations.sorted where seconds <= span {
            seen += times
            let (x, y) = (x(seconds), y(Double(seen) / Double(curve.runs)))
            if x - drawn >= 0.5 {
                path += "H\(Markup.number(x))V\(Markup.number(y))"
                (drawn, last) = (x, y)
            }
        }
        let end = y(Double(seen) / Double(curve.runs))
        if end != last { path += "V\(Markup.number(end))" }
        path += "H\(Markup.number(Self.left + plotWidth))"
        var dot = ""
        if let median = curve.durations.percentile(50), median <= span {
            let share = 0.5 * Double(curve.durations.count) / Double(curve.runs)
            dot = """
                <circle class="v\(curve.index % 4)" cx="\(Markup.number(x(median)))" cy="\(Markup.number(y(share)))" r="4"/>
                """
        }
        return "<path class=\"curve v\(curve.index % 4)\" d=\"\(path)\"/>\(dot)"
    }
}
