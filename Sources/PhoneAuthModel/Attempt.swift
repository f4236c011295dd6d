/// One vendor's part in an operation.
public struct Attempt: Hashable, Sendable {
    /// The vendor that was tried.
    public var vendor: Vendor
    /// How far it got.
    public var stage: Stage
    /// What went wrong, or `nil` where it succeeded.
    public var failure: PhoneAuthError.Code?
    /// How long it took until its outcome, in seconds, with the user's own time on the page.
    public var duration: Double

    /// Records an attempt.
    public init(vendor: Vendor, stage: Stage, failure: PhoneAuthError.Code?, duration: Double) {
        self.vendor = vendor
        self.stage = stage
        self.failure = failure
        self.duration = duration
    }

    /// `success`, or the code of the failure.
    public var outcome: String { failure?.rawValue ?? "success" }
}
