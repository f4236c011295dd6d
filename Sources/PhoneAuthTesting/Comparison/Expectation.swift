public import PhoneAuthModel
public import SimulatedPhone

/// What a login or a verification gives in a situation by rights, vendor by vendor: the promise that vendors can be exchanged.
public struct Expectation: Hashable, Sendable {
    /// `nil` for success.
    public let failure: PhoneAuthError.Code?
    /// Why it is not what the situation is called, or `nil` where it is.
    public let reason: String?

    /// `success`, or the code.
    public var outcome: String { failure?.rawValue ?? "success" }

    /// What a vendor gives in a situation on a carrier.
    ///
    /// - Parameter purpose: Login or verification; scenes have no table, since each of them has its own nodes.
    public init(
        of situation: Situation, _ vendor: Vendor, _ carrier: Carrier, for purpose: Purpose = .login
    ) {
        let exceptions = purpose == .verification ? Self.verification : Self.login
        let exception = exceptions.first { exception in
            (exception.situations.isEmpty || exception.situations.contains(situation.name))
                && (exception.vendor == nil || exception.vendor == vendor)
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

    /// Where a vendor has no code for what happens in a login.
    static let login: [Exception] = geetest + shanyan + aliyunPNVS + aliyunFusion

    /// Cells in which a vendor cannot tell what the situation is, or the situation does not touch the operation.
    struct Exception {
        /// Empty for every situation.
        let situations: [String]
        /// `nil` for every vendor.
        let vendor: Vendor?
        /// Empty for every carrier.
        let carriers: Set<Carrier>
        let failure: PhoneAuthError.Code?
        let reason: String

        init(
            _ situations: String..., of vendor: Vendor?, on carriers: Set<Carrier> = [],
            gives failure: PhoneAuthError.Code?, _ reason: String
        ) {
            self.situations = situations
            self.vendor = vendor
            self.carriers = carriers
            self.failure = failure
            self.reason = reason
        }
    }
}
