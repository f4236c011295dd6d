public import PhoneAuthModel

/// Counts what a client does, in memory: for a metrics system that is fed from time to time, for a debug screen, for tests.
///
/// Its memory does not grow: vendors beyond the first ``mostVendors``, and codes beyond the framework's own and the first
/// ``mostForeignCodes``, are counted together as `other`.
@MainActor public final class CountingObserver: PhoneAuthObserver {
    /// How many vendors are told apart.
    public nonisolated static let mostVendors = 16
    /// How many codes that are none of the framework's are told apart.
    public nonisolated static let mostForeignCodes = 16

    /// What has been counted since the observer was made, or since the last ``reset()``.
    public private(set) var snapshot = Snapshot()
    private var vendors = BoundedNames(limit: mostVendors)
    private var codes = BoundedNames(limit: mostForeignCodes)

    /// Makes an observer that has counted nothing.
    public init() {}

    /// Begins anew, and returns what had been counted: so nothing is lost or counted twice between two reports.
    @discardableResult public func reset() -> Snapshot {
        defer {
            snapshot = Snapshot()
            vendors = BoundedNames(limit: Self.mostVendors)
            codes = BoundedNames(limit: Self.mostForeignCodes)
        }
        return snapshot
    }

    /// Counts an event.
    public func observe(_ event: ClientEvent) {
        switch event.kind {
        case .stageEnded(let report): count(report)
        case .pagePresented(let vendor, let seconds):
            snapshot.timesToPage[bounded(vendor), default: .init()].add(seconds)
        case .misconfigured(let finding):
            snapshot.misconfigurations[bounded(finding.vendor), default: [:]][outcome(finding.code), default: 0] += 1
        case .ended(let operation, let failure, let seconds):
            snapshot.operations[operation, default: .init()].add(outcome(failure), seconds)
        case .oddCallback(let vendor, let oddity):
            snapshot.oddCallbacks[bounded(vendor), default: [:]][oddity, default: 0] += 1
        case .restBegan(let vendor, _, let stage, _):
            snapshot.rests[bounded(vendor), default: [:]][stage, default: 0] += 1
        case .recovered(let vendor, _, let stage):
            snapshot.recoveries[bounded(vendor), default: [:]][stage, default: 0] += 1
        case .configurationApplied: snapshot.configurationsApplied += 1
        case .configurationRefused: snapshot.configurationsRefused += 1
        case .began, .routed, .attemptBegan, .attemptEnded, .enteredBackground, .enteredForeground: break
        }
    }

    private func count(_ report: ClientEvent.StageReport) {
        let place = Place(vendor: bounded(report.vendor), carrier: report.carrier, stage: report.stage)
        snapshot.stages[place, default: .init()].add(outcome(report.failure), report.duration)
    }

    private func bounded(_ vendor: Vendor) -> Vendor {
        Vendor.known.contains(vendor) ? vendor : Vendor(rawValue: vendors.name(vendor.rawValue))
    }

    private func outcome(_ failure: PhoneAuthError.Code?) -> String {
        guard let failure, !EventText.isKnown(failure.rawValue) else { return EventText.outcome(failure) }
        return codes.name(failure.rawValue)
    }
}

extension CountingObserver {
    /// Which stage, of which vendor, on which carrier.
    public struct Place: Hashable, Sendable {
        /// The vendor.
        public var vendor: Vendor
        /// The carrier, as far as it was known.
        public var carrier: Carrier
        /// The stage.
        public var stage: Stage

        /// Names a place.
        public init(vendor: Vendor, carrier: Carrier, stage: Stage) {
            self.vendor = vendor
            self.carrier = carrier
            self.stage = stage
        }
    }

    /// What became of something, and how long it took.
    public struct Tally: Hashable, Sendable {
        /// How often it ended.
        public private(set) var count = 0
        /// How often with which outcome: `success`, or a failure's code.
        public private(set) var outcomes: [String: Int] = [:]
        /// How long it took, whatever its outcome. A duration that is no number is not in it.
        public private(set) var durations = DurationHistogram()

        /// Nothing yet.
        public init() {}

        /// How often it succeeded.
        public var successes: Int { outcomes[EventText.success] ?? 0 }

        mutating func add(_ outcome: String, _ seconds: Double) {
            count += 1
            outcomes[outcome, default: 0] += 1
            durations.add(seconds)
        }
    }

    /// What has been counted, as a value.
    public struct Snapshot: Hashable, Sendable {
        /// Stages that ended.
        public internal(set) var stages: [Place: Tally] = [:]
        /// Operations that ended.
        public internal(set) var operations: [ClientEvent.Operation: Tally] = [:]
        /// Seconds from an operation's beginning until the vendor's page came up.
        public internal(set) var timesToPage: [Vendor: DurationHistogram] = [:]
        /// Odd callbacks.
        public internal(set) var oddCallbacks: [Vendor: [CallbackOddity: Int]] = [:]
        /// How often a vendor was left alone from then on, by the stage that failed.
        public internal(set) var rests: [Vendor: [Stage: Int]] = [:]
        /// How often it worked again.
        public internal(set) var recoveries: [Vendor: [Stage: Int]] = [:]
        /// How often a vendor said that its configuration or console is wrong, by the code.
        public internal(set) var misconfigurations: [Vendor: [String: Int]] = [:]
        /// Changed configurations that came into force.
        public internal(set) var configurationsApplied = 0
        /// Changed configurations that were refused.
        public internal(set) var configurationsRefused = 0

        /// Nothing yet.
        public init() {}
    }
}
