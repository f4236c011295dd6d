/// Which vendors are left alone for a while: a value, to which the time comes with each call.
///
/// It counts failures in a row for each vendor, purpose and stage. At the threshold, and at once where a vendor does not answer
/// at all, the vendor rests. After its rest it is on trial: a success at the stage that had failed ends the matter, a failure
/// begins the next rest.
struct VendorHealth: Hashable, Sendable {
    /// How a vendor stands at a time.
    enum Standing: Hashable, Sendable {
        case healthy
        /// The rest after a failure at a stage ended at a time; the next call there is the trial. A silent vendor had not answered
        /// at all.
        case onTrial(Stage, since: Double, isSilent: Bool)
        case resting(Stage, until: Double)
        /// It is being asked, and half of its deadline has passed without a word.
        case overdue(Stage)
    }

    /// What a call has changed.
    enum Change: Hashable, Sendable {
        case restBegan(seconds: Double)
        case recovered
    }

    /// What is counted apart.
    struct Key: Hashable {
        let vendor: Vendor
        let purpose: Purpose
        let stage: Stage
    }

    private struct Record: Hashable {
        var failures = 0
        /// The end of the last rest.
        var restEnd: Double?
        var isSilent = false
    }

    private var records: [Key: Record] = [:]
    private var overdue: Set<Key> = []

    /// Half of a call's deadline has passed without an answer.
    mutating func isOverdue(
        _ vendor: Vendor, _ purpose: Purpose, at stage: Stage, under failover: PhoneAuthConfiguration.Failover
    ) {
        guard failover.coolDown > 0 else { return }
        overdue.insert(Key(vendor: vendor, purpose: purpose, stage: stage))
    }

    /// A call ended well.
    mutating func succeeded(_ vendor: Vendor, _ purpose: Purpose, at stage: Stage) -> Change? {
        let key = Key(vendor: vendor, purpose: purpose, stage: stage)
        overdue.remove(key)
        let record = records.removeValue(forKey: key)
        return record?.restEnd == nil ? nil : .recovered
    }

    /// A call failed.
    ///
    /// - Parameter failover: The threshold, and the rest in seconds; 0 is none.
    mutating func failed(
        _ vendor: Vendor, _ purpose: Purpose, with error: PhoneAuthError,
        under failover: PhoneAuthConfiguration.Failover,
        at now: Double
    ) -> Change? {
        let key = Key(vendor: vendor, purpose: purpose, stage: error.stage)
        // Whatever the answer is, it is one; and the deadline ends the question.
        overdue = overdue.filter { $0.vendor != vendor || $0.purpose != purpose }
        guard error.speaksAgainstVendor, failover.coolDown > 0 else { return nil }
        var record = records[key] ?? Record()
        record.failures += 1
        let isTrial = record.restEnd != nil
        let mustRest = isTrial || error.isSilence || record.failures >= failover.failureThreshold
        if mustRest {
            record.restEnd = now + failover.coolDown
            record.isSilent = error.isSilence
        }
        records[key] = record
        return mustRest ? .restBegan(seconds: failover.coolDown) : nil
    }

    /// How a vendor stands with regard to a purpose.
    func standing(of vendor: Vendor, for purpose: Purpose, at now: Double) -> Standing {
        var standing = Standing.healthy
        if let key = overdue.first(where: { $0.vendor == vendor && $0.purpose == purpose }) {
            standing = .overdue(key.stage)
        }
        for stage in Stage.allCases {
            guard let record = records[Key(vendor: vendor, purpose: purpose, stage: stage)], let end = record.restEnd
            else { continue }
            switch standing {
            case .resting(_, let until) where until >= end:
                break
            case .overdue where end <= now:
                break
            case _ where end > now:
                standing = .resting(stage, until: end)
            case .healthy:
                standing = .onTrial(stage, since: end, isSilent: record.isSilent)
            case .onTrial(_, let since, let isSilent):
                // The later stage has the last word on whether getting ready can be the trial.
                standing = .onTrial(stage, since: max(since, end), isSilent: isSilent || record.isSilent)
            case .resting, .overdue:
                break
            }
        }
        return standing
    }

    /// Forgets a vendor: its configuration has changed.
    mutating func forget(_ vendor: Vendor) {
        records = records.filter { $0.key.vendor != vendor }
        overdue = overdue.filter { $0.vendor != vendor }
    }
}
