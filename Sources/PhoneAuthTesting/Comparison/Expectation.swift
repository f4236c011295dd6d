public import PhoneAuthModel
public import SimulatedPhone

/// What a login gives in a situation by rights, vendor by vendor: the promise that vendors can be exchanged.
public struct Expectation: Hashable, Sendable {
    /// `nil` for success.
    public let failure: PhoneAuthError.Code?
    /// Why it is not what the situation is called, or `nil` where it is.
    public let reason: String?

    /// `success`, or the code.
    public var outcome: String { failure?.rawValue ?? "success" }

    /// What a vendor gives in a situation on a carrier.
    public init(of situation: Situation, _ vendor: Vendor, _ carrier: Carrier) {
        let exception = Self.exceptions.first { exception in
            exception.situation == situation.name && exception.vendor == vendor
                && (exception.carriers.isEmpty || exception.carriers.contains(carrier))
        }
        if let exception {
            failure = exception.failure
            reason = exception.reason
        } else {
            failure = situation.expectedFailure
            reason = nil
        }
    }

    /// Where a vendor has no code for what happens.
    private static let exceptions: [Exception] = geetest + shanyan + aliyunPNVS + aliyunFusion

    /// One cell, or one a carrier, in which a vendor cannot tell what the situation is.
    struct Exception {
        let situation: String
        let vendor: Vendor
        /// Empty for every carrier.
        let carriers: Set<Carrier>
        let failure: PhoneAuthError.Code?
        let reason: String

        init(
            _ situation: String, _ vendor: Vendor, on carriers: Set<Carrier> = [], gives failure: PhoneAuthError.Code?,
            _ reason: String
        ) {
            self.situation = situation
            self.vendor = vendor
            self.carriers = carriers
            self.failure = failure
            self.reason = reason
        }
    }
}
