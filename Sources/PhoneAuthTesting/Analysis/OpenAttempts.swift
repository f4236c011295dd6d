import Foundation
package import PhoneAuth
package import PhoneAuthModel

/// Attempts of which more lines may come, in bounded memory.
///
/// Two generations: an attempt that gets a line moves to the young one; when that is full it becomes the old one, and what was
/// old until then is settled. So an attempt counts once as long as fewer than half of ``most`` others lie between two of its lines.
package struct OpenAttempts: Sendable {
    /// How many are kept at most.
    package let most: Int

    /// One attempt, as far as its lines have come.
    package struct Attempt: Sendable {
        /// The vendor's name.
        package var vendor: String
        /// The last carrier that was known.
        package var carrier: Carrier
        /// The last line's stage.
        package var stage: Stage
        /// The last line's outcome.
        package var outcome: String
        /// The sum of the durations; `nil` where no line has one.
        package var seconds: Double?
        /// The last line's time.
        fileprivate var time: Date
    }

    private var young: [String: Attempt] = [:]
    private var old: [String: Attempt] = [:]

    /// None yet.
    package init(most: Int) {
        self.most = most
    }

    /// Those that are open.
    package var all: [Attempt] { Array(young.values) + Array(old.values) }

    /// Takes a line.
    ///
    /// - Returns: attempts that are taken for finished, since too many others have had lines after theirs.
    package mutating func add(_ event: ProductionEvent) -> [Attempt] {
        // The vendor is in the key: an app that numbers its attempts itself may give two vendors the same number.
        let key = "\(event.attempt) \(event.vendor)"
        if var attempt = young[key] ?? old.removeValue(forKey: key) {
            attempt.add(event)
            young[key] = attempt
        } else {
            young[key] = Attempt(
                vendor: event.vendor, carrier: event.carrier, stage: event.stage, outcome: event.outcome,
                seconds: event.duration, time: event.time)
        }
        guard young.count >= most / 2 else { return [] }
        defer { (old, young) = (young, [:]) }
        return Array(old.values)
    }
}

extension OpenAttempts.Attempt {
    fileprivate mutating func add(_ event: ProductionEvent) {
        if let duration = event.duration { seconds = (seconds ?? 0) + duration }
        // Rotated files may be given in any order, so the order of reading says little. Of two lines of one instant the one of
        // the later stage counts.
        guard (event.time, event.stage.order) >= (time, stage.order) else {
            carrier = carrier.or(event.carrier)
            return
        }
        (time, stage, outcome) = (event.time, event.stage, event.outcome)
        carrier = event.carrier.or(carrier)
    }
}

extension Stage {
    /// Its place in an operation.
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
