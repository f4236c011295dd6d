package import PhoneAuth
package import PhoneAuthModel

/// What production events say about vendors and carriers: success, time and errors.
///
/// Its memory is bounded, however many events it takes: times are histograms; vendors and foreign codes beyond some number are
/// counted together as `other`; and of the attempts only some of the last are kept open.
///
/// How an attempt is reckoned from its lines, which share `attempt`:
/// - Its last line decides, last by `time`. `success` at `login`, `verify`, `scene` or `exchange` is a success; any failure is a
///   failure with that code. A success at an earlier stage is neither: the vendor was prepared, and nobody logged in.
/// - Its carrier is the last that was known.
/// - Its time is the sum of its stages' durations: what the user waited for, without their own time on the page. Percentiles are
///   those of successful attempts.
package struct EventAnalysis: Sendable {
    /// How many vendors are told apart.
    package static let mostVendors = 32
    /// How many codes that are none of the framework's are told apart.
    package static let mostForeignCodes = 32

    /// Which vendor, carrier and stage. `nil` stands for all of them together.
    package struct Place: Hashable, Sendable, Comparable {
        /// The vendor's name.
        package var vendor: String
        /// The carrier; `nil` for all.
        package var carrier: Carrier?
        /// The stage; `nil` for attempts as a whole.
        package var stage: Stage?

        /// By vendor, then all carriers before single ones, then attempts before stages.
        package static func < (one: Self, other: Self) -> Bool { one.rank.lexicographicallyPrecedes(other.rank) }

        private var rank: [String] {
            // The digits put carriers and stages into the order of their declarations.
            let carrier = carrier.flatMap(Carrier.allCases.firstIndex).map { "\($0)" } ?? ""
            let stage = stage.flatMap(Stage.allCases.firstIndex).map { "\($0)" } ?? ""
            return [vendor, carrier, stage]
        }
    }

    /// What has been counted at a place.
    package struct Tally: Hashable, Sendable {
        /// How many had which outcome.
        package private(set) var outcomes: [String: Int] = [:]
        /// Attempts that only prepared; none for a stage.
        package fileprivate(set) var prepared = 0
        /// How long the successful ones took.
        package private(set) var times = QuantileSketch()

        /// How many ended, whatever the outcome.
        package var count: Int { outcomes.values.reduce(0, +) }

        /// How many of all that ended succeeded.
        package var success: Proportion { Proportion(outcomes[EventText.success] ?? 0, of: count) }

        /// The same without what the user or the app decided: what the vendor itself is to blame for.
        package var successUndecided: Proportion {
            let decided = outcomes.reduce(0) { sum, outcome in
                sum + (PhoneAuthError.Code(rawValue: outcome.key).isDecided ? outcome.value : 0)
            }
            return Proportion(success.count, of: count - decided)
        }

        /// The failures, the most frequent first.
        package var errors: [(code: String, count: Int)] {
            outcomes.filter { $0.key != EventText.success }
                .sorted { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }
                .map { ($0.key, $0.value) }
        }

        fileprivate mutating func add(_ outcome: String, _ seconds: Double?) {
            outcomes[outcome, default: 0] += 1
            if let seconds, outcome == EventText.success { times.add(seconds) }
        }
    }

    private var tallies: [Place: Tally] = [:]
    private var open: OpenAttempts
    private var vendors = BoundedNames(limit: mostVendors)
    private var codes = BoundedNames(limit: mostForeignCodes)

    /// Nothing yet.
    ///
    /// - Parameter openAttempts: So many attempts are kept open for more lines; half as many may lie between two lines of one.
    package init(openAttempts: Int = 65_536) {
        open = OpenAttempts(most: openAttempts)
    }

    /// Takes an event.
    package mutating func add(_ event: ProductionEvent) {
        var event = event
        event.vendor = vendors.name(event.vendor)
        if event.outcome != EventText.success, !EventText.isKnown(event.outcome) {
            event.outcome = codes.name(event.outcome)
        }
        for carrier in [nil, event.carrier] {
            let place = Place(vendor: event.vendor, carrier: carrier, stage: event.stage)
            tallies[place, default: Tally()].add(event.outcome, event.duration)
        }
        for attempt in open.add(event) { Self.settle(attempt, in: &tallies) }
    }

    /// What has been counted so far, with the attempts that are still open as they stand; in the order of the places.
    package func places(byStage: Bool) -> [(place: Place, tally: Tally)] {
        var tallies = tallies
        for attempt in open.all { Self.settle(attempt, in: &tallies) }
        return tallies.keys.filter { byStage || $0.stage == nil }.sorted().map { ($0, tallies[$0] ?? Tally()) }
    }

    private static func settle(_ attempt: OpenAttempts.Attempt, in tallies: inout [Place: Tally]) {
        for carrier in [nil, attempt.carrier] {
            let place = Place(vendor: attempt.vendor, carrier: carrier, stage: nil)
            if attempt.outcome == EventText.success, !attempt.stage.givesCredential {
                tallies[place, default: Tally()].prepared += 1
            } else {
                tallies[place, default: Tally()].add(attempt.outcome, attempt.seconds)
            }
        }
    }
}

extension Stage {
    /// Whether an attempt that succeeds here has given what was asked for.
    fileprivate var givesCredential: Bool {
        switch self {
        case .login, .verify, .scene, .exchange: true
        case .initialize, .availability, .prefetch, .present: false
        }
    }
}
