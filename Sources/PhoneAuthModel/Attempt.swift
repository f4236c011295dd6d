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
    /// The vendor's own code, as text, for its support; `nil` where it succeeded, or where the framework decided.
    public var vendorCode: String?

    /// Records an attempt.
    public init(
        vendor: Vendor, stage: Stage, failure: PhoneAuthError.Code?, duration: Double, vendorCode: String? = nil
    ) {
        self.vendor = vendor
        self.stage = stage
        self.failure = failure
        self.duration = duration
        self.vendorCode = vendorCode
    }

    /// `success`, or the code of the failure.
    public var outcome: String { failure?.rawValue ?? "success" }
}
