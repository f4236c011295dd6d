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

        /// How many cells there are.
        package var cellCount: Int { situations.count * vendors.count * carriers.count }
        /// How many runs all cells have together.
        package var runCount: Int { cellCount * runs }

        /// Parts of the plan: all cells in each, with some of the seeds.
        package func split(into count: Int) -> [Plan] {
            (seed..<(seed + UInt64(runs))).split(into: count).map { seeds in
                var part = self
                part.seed = seeds.lowerBound
                part.runs = seeds.count
                return part
            }
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
        public private(set) var outcomes: [String: Int]
        /// Times until the page was shown, of the runs that showed one.
        public private(set) var timesToPage: DurationCounts
        /// Times until the token, of the runs that gave one.
        public private(set) var timesToToken: DurationCounts

        /// How many runs it has had.
        public var runs: Int { outcomes.values.reduce(0, +) }

        /// Whether there was a run, and every run gave what was promised.
        public var agrees: Bool { !outcomes.isEmpty && outcomes.keys.allSatisfy { $0 == expected.outcome } }

        /// Adds what other runs of the same cell saw.
        package mutating func add(_ other: Cell) {
            outcomes.merge(other.outcomes, uniquingKeysWith: +)
            timesToPage.add(other.timesToPage)
            timesToToken.add(other.timesToToken)
        }
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

    /// Runs every cell, in the order situation, vendor, carrier.
    ///
    /// - Parameter progress: Told after each cell how many runs are done, and of how many.
    /// - Throws: ``PhoneAuth/ConfigurationError`` where the configuration lacks a vendor.
    public func cells(
        progress: @MainActor (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) async throws(ConfigurationError) -> [Cell] {
        let runs = plan.vendors.map { vendor in
            SimulatedRun(
                vendor, configuration: configuration, on: SimulatedPhone(seed: plan.seed), vendors: linked)
        }
        var cells: [Cell] = []
        for situation in plan.situations {
            for run in runs {
                for carrier in plan.carriers {
                    cells.append(try await cell(situation, run, carrier))
                    progress(cells.count * plan.runs, plan.runCount)
                }
            }
        }
        return cells
    }

    private func cell(
        _ situation: Situation, _ run: SimulatedRun, _ carrier: Carrier
    ) async throws(ConfigurationError) -> Cell {
        var settings = situation.settings
        settings.carrier = carrier
        var cell = Cell(situation, run.vendor, carrier)
        for number in 0..<plan.runs {
            let phone = SimulatedPhone(
                settings: settings, seed: plan.seed &+ UInt64(number), transcript: nil, isOneOfMany: true)
            cell.add(try await run.again(on: phone).report())
            phone.forgetVendors()
        }
        return cell
    }
}

extension Comparison.Cell {
    /// A cell that has had no run yet.
    init(_ situation: Situation, _ vendor: Vendor, _ carrier: Carrier) {
        self.init(
            situation: situation.name, vendor: vendor, carrier: carrier,
            expected: Expectation(of: situation, vendor, carrier), outcomes: [:], timesToPage: DurationCounts(),
            timesToToken: DurationCounts())
    }

    /// Counts a run.
    mutating func add(_ report: RunReport) {
        outcomes[report.outcomeName, default: 0] += 1
        if let time = report.timeToPage { timesToPage.add(time) }
        if let time = report.timeToToken { timesToToken.add(time) }
    }

    /// What was seen: `success`, or `success ×2, timeout ×1`, the most frequent first.
    package var outcomesText: String { Self.text(of: outcomes) }

    static func text(of outcomes: [String: Int]) -> String {
        outcomes.sorted { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }
            .map { outcomes.count == 1 ? $0.key : "\($0.key) ×\($0.value)" }.joined(separator: ", ")
    }
}
