/// The clock of a whole login, which stands still in the user's own time. A value; the time comes with each call.
struct OwnTimeClock: Hashable {
    /// Seconds in all.
    let limit: Double
    private var spent = 0.0
    private var runsSince: Double?

    init(limit: Double) {
        self.limit = limit
    }

    /// Goes on.
    ///
    /// - Returns: the seconds that are left; `nil` where it was running.
    mutating func resume(at now: Double) -> Double? {
        guard runsSince == nil else { return nil }
        runsSince = now
        return max(0, limit - spent)
    }

    /// Stands still.
    ///
    /// - Returns: whether it was running.
    mutating func pause(at now: Double) -> Bool {
        guard let since = runsSince else { return false }
        spent += now - since
        runsSince = nil
        return true
    }
}
