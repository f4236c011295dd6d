import PhoneAuth
package import PhoneAuthModel

/// An analysis in rows, as all of its forms print it.
package struct AnalysisReport: Sendable {
    /// The bounds of what the numbers promise, in one line.
    package static let method =
        "Intervals: Wilson, 95 %. Percentiles: of successful attempts, log-scale histogram, within 1 %."

    /// One place.
    package struct Row: Sendable {
        /// Where.
        package let place: EventAnalysis.Place
        /// What was counted.
        package let tally: EventAnalysis.Tally
    }

    /// The lines, and what they say.
    package let lines: EventLines
    /// Attempts, and stages where these were asked for, in the order of the places.
    package let rows: [Row]

    /// Reports on lines that have been read.
    package init(_ lines: EventLines, byStage: Bool) {
        self.lines = lines
        rows = lines.analysis.places(byStage: byStage).map { Row(place: $0.place, tally: $0.tally) }
    }

    /// `{"lines","badLines","rows"}`.
    package var json: JSONValue {
        [
            "lines": .integer(lines.good),
            "badLines": [
                "count": .integer(lines.bad),
                "first": .array(
                    lines.named.map { bad in
                        ["file": .string(bad.file), "line": .integer(bad.line), "reason": .string(bad.reason)]
                    }),
            ],
            "rows": .array(rows.map(\.json)),
        ]
    }

    /// How many lines were read, and how many of them are no events.
    package var summary: String {
        let events = "\(lines.good) \(lines.good == 1 ? "event" : "events")"
        return lines.bad == 0
            ? events : "\(events); \(lines.bad) \(lines.bad == 1 ? "line is none" : "lines are none")"
    }
}

extension AnalysisReport.Row {
    /// The carrier's name, or `all`.
    package var carrierText: String { place.carrier?.rawValue ?? "all" }

    /// A percentile: `0.42 s`, or a dash.
    package func time(_ percent: Double) -> String {
        tally.times.percentile(percent).map(EventText.seconds) ?? "–"
    }

    /// `timeout 12, userCancelled 4, …`: the most frequent ones, and how many there are of the others.
    package func errorsText(most: Int = 4) -> String {
        let errors = tally.errors
        let first = errors.prefix(most).map { "\($0.code) \($0.count)" }
        let others = errors.dropFirst(most).reduce(0) { $0 + $1.count }
        let parts = others > 0 ? first + ["\(others) others"] : first
        return parts.isEmpty ? "–" : parts.joined(separator: ", ")
    }

    fileprivate var json: JSONValue {
        [
            "vendor": .string(place.vendor), "carrier": JSONValue(place.carrier?.rawValue),
            "stage": JSONValue(place.stage?.rawValue), "attempts": .integer(tally.count),
            "prepared": place.stage == nil ? .integer(tally.prepared) : .null, "success": tally.success.json,
            "successUndecided": tally.successUndecided.json,
            "time": [
                "p50": JSONValue(seconds: tally.times.percentile(50)),
                "p95": JSONValue(seconds: tally.times.percentile(95)),
            ],
            "errors": .object(
                Dictionary(uniqueKeysWithValues: tally.errors.map { ($0.code, JSONValue.integer($0.count)) })),
        ]
    }
}
