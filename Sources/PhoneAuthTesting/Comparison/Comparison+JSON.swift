package import PhoneAuthModel
import SimulatedPhone

extension Comparison.Cell {
    /// The cell as the command line prints it.
    ///
    /// - Parameter withTimes: Whether all times are added, each with how often it was seen.
    package func json(withTimes: Bool = false) -> JSONValue {
        var json: [String: JSONValue] = [
            "situation": .string(situation), "vendor": .string(vendor.rawValue), "carrier": .string(carrier.rawValue),
            "expected": ["outcome": .string(expected.outcome), "reason": JSONValue(expected.reason)],
            "outcomes": .object(outcomes.mapValues { .integer($0) }), "agrees": .bool(agrees),
            "timeToPage": Self.percentiles(timesToPage), "timeToToken": Self.percentiles(timesToToken),
        ]
        if withTimes {
            json["timesToPage"] = timesToPage.json
            json["timesToToken"] = timesToToken.json
        }
        return .object(json)
    }

    /// Reads a cell that another process printed, with the times; `nil` where it is none.
    package init?(json: JSONValue) {
        guard case .string(let name) = json["situation"], let situation = Situation.named(name),
            case .string(let vendorName) = json["vendor"], case .string(let carrierName) = json["carrier"],
            let carrier = Carrier(rawValue: carrierName), case .object(let outcomes) = json["outcomes"],
            let timesToPage = DurationCounts(json: json["timesToPage"]),
            let timesToToken = DurationCounts(json: json["timesToToken"])
        else { return nil }
        let vendor = Vendor(rawValue: vendorName)
        self.init(
            situation: name, vendor: vendor, carrier: carrier, expected: Expectation(of: situation, vendor, carrier),
            outcomes: outcomes.compactMapValues { if case .integer(let count) = $0 { count } else { nil } },
            timesToPage: timesToPage,
            timesToToken: timesToToken)
    }

    private static func percentiles(_ times: DurationCounts) -> JSONValue {
        ["p50": JSONValue(seconds: times.percentile(50)), "p95": JSONValue(seconds: times.percentile(95))]
    }
}

extension DurationCounts {
    /// Pairs of a duration, in seconds, and how often it was seen.
    var json: JSONValue {
        .array(sorted.map { .array([.number($0.seconds), .integer($0.times)]) })
    }

    /// Reads what ``json`` gives; `nil` where it is something else.
    init?(json: JSONValue?) {
        guard case .array(let pairs) = json else { return nil }
        self.init()
        for pair in pairs {
            guard case .array(let items) = pair, items.count == 2, let seconds = items[0].double,
                let times = items[1].double, times >= 1, times <= 1e12
            else { return nil }
            add(seconds, times: Int(times))
        }
    }
}
