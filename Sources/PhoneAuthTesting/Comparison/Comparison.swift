public import PhoneAuth
package import PhoneAuthModel
public import SimulatedPhone

/// Situations, vendors and carriers on the simulated phone, each vendor alone: what an app would see, and whether that is what
/// was promised.
@MainActor public struct Comparison {
    /// What is compared.
    public struct Plan: Sendable {
        /// The situations, in order.
        public var situations: [Situation]
        /// The vendors, in order.
        public var vendors: [Vendor]
        /// The carriers, in order.
        public var carriers: [Carrier]
        /// How many runs a cell has, each with a seed of its own.
        public var runs: Int
        /// The first seed.
        public var seed: UInt64

        /// Makes a plan; everything is the usual choice.
        public init(
            situations: [Situation] = Situation.essential, vendors: [Vendor] = Vendor.known,
            carriers: [Carrier] = Carrier.known, runs: Int = 3, seed: UInt64 = 1
        ) {
            self.situations = situations
            self.vendors = vendors
            self.carriers = carriers
            self.runs = runs
            self.seed = seed
        }
    }

    /// One situation with one vendor on one carrier.
    public struct Cell: Sendable {
        /// The situation's name.
        public let situation: String
        /// The vendor.
        public let vendor: Vendor
        /// The carrier.
        public let carrier: Carrier
        /// What was promised.
        public let expected: Expectation
        /// What was seen, with how often.
        public let outcomes: [String: Int]
        /// Seconds until the page was shown, in the order of the runs that showed one.
        public let timesToPage: [Double]
        /// Seconds until the token, in the order of the runs that gave one.
        public let timesToToken: [Double]

        /// Whether every run gave what was promised.
        public var agrees: Bool { outcomes.keys.allSatisfy { $0 == expected.outcome } }
    }

    /// The plan.
    public private(set) var plan: Plan
    private let configuration: PhoneAuthConfiguration
    private let linked: @MainActor () -> [VendorRegistration]

    /// Sets a comparison up.
    ///
    /// - Parameters:
    ///   - configuration: It must have a section for every vendor of the plan.
    ///   - vendors: Makes the list of linked vendors, new bindings for each run.
    public init(
        _ plan: Plan, configuration: PhoneAuthConfiguration, vendors: @escaping @MainActor () -> [VendorRegistration]
    ) {
        self.plan = plan
        self.configuration = configuration
        linked = vendors
    }

    /// The same comparison of something else.
    package func with(_ plan: Plan) -> Comparison {
        var comparison = self
        comparison.plan = plan
        return comparison
    }

    /// Runs every cell.
    ///
    /// - Parameter progress: Told of each cell that is done.
    /// - Throws: ``PhoneAuth/ConfigurationError`` where the configuration lacks a vendor.
    public func cells(
        progress: @MainActor (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) async throws(ConfigurationError) -> [Cell] {
        let count = plan.situations.count * plan.vendors.count * plan.carriers.count
        var cells: [Cell] = []
        for situation in plan.situations {
            for vendor in plan.vendors {
                for carrier in plan.carriers {
                    cells.append(try await cell(situation, vendor, carrier))
                    progress(cells.count, count)
                }
            }
        }
        return cells
    }

    private func cell(
        _ situation: Situation, _ vendor: Vendor, _ carrier: Carrier
    ) async throws(ConfigurationError) -> Cell {
        var settings = situation.settings
        settings.carrier = carrier
        var outcomes: [String: Int] = [:]
        var timesToPage: [Double] = []
        var timesToToken: [Double] = []
        func phone(_ number: Int) -> SimulatedPhone {
            SimulatedPhone(
                settings: settings, seed: plan.seed &+ UInt64(number), transcript: nil, drawsPages: false)
        }
        var run = SimulatedRun(vendor, configuration: configuration, on: phone(0), vendors: linked)
        run.situation = situation.name
        for number in 0..<plan.runs {
            let report = try await run.again(on: phone(number)).report()
            outcomes[report.outcomeName, default: 0] += 1
            if let time = report.timeToPage { timesToPage.append(time) }
            if let time = report.timeToToken { timesToToken.append(time) }
        }
        return Cell(
            situation: situation.name, vendor: vendor, carrier: carrier,
            expected: Expectation(of: situation, vendor, carrier), outcomes: outcomes, timesToPage: timesToPage,
            timesToToken: timesToToken)
    }
}

extension Comparison.Cell {
    /// A percentile by the nearest rank, `nil` for no values.
    public static func percentile(_ percent: Double, of values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let rank = Int((percent / 100 * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }

    /// What was seen: `success`, or `success ×2, timeout ×1`, the most frequent first.
    package var outcomesText: String {
        outcomes.sorted { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }
            .map { outcomes.count == 1 ? $0.key : "\($0.key) ×\($0.value)" }.joined(separator: ", ")
    }

    /// The cell as the command line prints it.
    ///
    /// - Parameter withTimes: Whether the times of every run are added.
    package func json(withTimes: Bool = false) -> JSONValue {
        var json: [String: JSONValue] = [
            "situation": .string(situation), "vendor": .string(vendor.rawValue), "carrier": .string(carrier.rawValue),
            "expected": ["outcome": .string(expected.outcome), "reason": JSONValue(expected.reason)],
            "outcomes": .object(outcomes.mapValues { .integer($0) }), "agrees": .bool(agrees),
            "timeToPage": Self.percentiles(timesToPage), "timeToToken": Self.percentiles(timesToToken),
        ]
        if withTimes {
            json["timesToPage"] = .array(timesToPage.map { .number($0) })
            json["timesToToken"] = .array(timesToToken.map { .number($0) })
        }
        return .object(json)
    }

    /// Reads a cell that another process printed, with the times; `nil` where it is none.
    package init?(json: JSONValue) {
        guard case .string(let situation) = json["situation"], let known = Situation.named(situation),
            case .string(let vendor) = json["vendor"], case .string(let carrierName) = json["carrier"],
            let carrier = Carrier(rawValue: carrierName), case .object(let outcomes) = json["outcomes"],
            case .array(let timesToPage) = json["timesToPage"], case .array(let timesToToken) = json["timesToToken"]
        else { return nil }
        self.init(
            situation: situation, vendor: Vendor(rawValue: vendor), carrier: carrier,
            expected: Expectation(of: known, Vendor(rawValue: vendor), carrier),
            outcomes: outcomes.compactMapValues { $0.double.map { Int($0) } },
            timesToPage: timesToPage.compactMap(\.double), timesToToken: timesToToken.compactMap(\.double))
    }

    private static func percentiles(_ values: [Double]) -> JSONValue {
        [
            "p50": JSONValue(seconds: percentile(50, of: values)),
            "p95": JSONValue(seconds: percentile(95, of: values)),
        ]
    }
}
