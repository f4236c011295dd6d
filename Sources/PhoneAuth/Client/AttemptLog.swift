/// What a login keeps of its attempts: how far each got, how long its stages took, and what it failed with. A value; the time
/// comes with each call.
struct AttemptLog: Hashable {
    /// How a stage of an attempt ended.
    struct StageEnd: Hashable {
        /// The attempt's number, from 1.
        var attempt: Int
        var stage: Stage
        var error: PhoneAuthError?
        /// Seconds.
        var duration: Double
        /// Whether the vendor is behind it: not the user, the app, or a clock that is about those.
        var isVendors = true
    }

    /// The attempts that are over.
    private(set) var attempts: [Attempt] = []
    /// How far the present attempt has got.
    private(set) var stage = Stage.initialize
    /// The present attempt's number, from 1; after the end, the last one's.
    private(set) var number = 0

    private var errors: [PhoneAuthError] = []
    private var attemptStart = 0.0
    /// When the present stage began; `nil` where nothing is being done at it, so that there is nothing to say.
    private var stageStart: Double?
    private var isOpen = false

    /// The error that says most about the whole.
    var mostUsefulError: PhoneAuthError? { PhoneAuthError.mostUseful(of: errors) }

    /// A vendor's turn begins.
    mutating func begin(at now: Double) {
        number += 1
        attemptStart = now
        stage = .initialize
        stageStart = nil
        isOpen = true
    }

    /// Something is being done at a stage from now on. The one before ended well, or its end has been told.
    mutating func enter(_ stage: Stage, at now: Double) -> StageEnd? {
        let end = endStage(nil, at: now)
        self.stage = stage
        stageStart = now
        return end
    }

    /// The attempt is back at a stage, and what is done there is told from ``enter(_:at:)`` on.
    mutating func goBack(to stage: Stage) {
        self.stage = stage
        stageStart = nil
    }

    /// The user's tap: what the login stage takes counts from here.
    mutating func restartStage(at now: Double) {
        stageStart = now
    }

    /// The stage is over; `nil` where there is nothing to say.
    mutating func endStage(_ error: PhoneAuthError?, at now: Double, isVendors: Bool = true) -> StageEnd? {
        guard let start = stageStart else { return nil }
        stageStart = nil
        return StageEnd(attempt: number, stage: stage, error: error, duration: now - start, isVendors: isVendors)
    }

    /// The vendor's turn is over, with an error or well; `nil` where none is under way, and the error is kept all the same.
    mutating func end(_ error: PhoneAuthError?, of vendor: Vendor, at now: Double) -> Attempt? {
        if let error { errors.append(error) }
        guard let attempt = close(error, of: vendor, at: now) else { return nil }
        attempts.append(attempt)
        return attempt
    }

    /// The vendor's turn is over since another one is the carrier's own: it was not tried, and is not among the attempts.
    mutating func setAside(_ vendor: Vendor, at now: Double) -> Attempt? {
        close(nil, of: vendor, at: now)
    }

    private mutating func close(_ error: PhoneAuthError?, of vendor: Vendor, at now: Double) -> Attempt? {
        guard isOpen else { return nil }
        isOpen = false
        return Attempt(
            vendor: vendor, stage: stage, failure: error?.code, duration: now - attemptStart,
            vendorCode: error?.vendorCode)
    }
}
