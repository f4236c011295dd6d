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
        let exception = Self.exceptions.first { $0.covers(situation, vendor, carrier, purpose) }
        if let exception {
            failure = exception.failure
            reason = exception.reason
        } else {
            failure = situation.expectedFailure
            reason = nil
        }
    }

    /// Where something else comes than the situation's name says. The first entry that covers a cell decides, so a vendor's own
    /// stand before those for all.
    static let exceptions: [Exception] = geetest + shanyan + aliyunPNVS + aliyunFusion + anyVerification

    /// What befalls only logins.
    private static let anyVerification: [Exception] = [
        Exception(
            "pageFailsToShow", "pageAlreadyShown", "userCancels", "userSwitches", "userLeavesUnticked", of: nil,
            for: [.verification], gives: nil, "A verification has no page."),
        Exception(
            "vpn", "clockSkew", "prefetchFailed", "prefetchTimeout", "prefetchSilent", "carrierMaintenance",
            "rateLimited", "quotaExhausted", "deviceRejected", of: nil, for: [.verification], gives: nil,
            "It befalls the prefetch, and a verification needs none."),
    ]

    /// Cells in which a vendor cannot tell what the situation is, or the situation does not touch the operation.
    struct Exception {
        /// Empty for every situation.
        let situations: [String]
        /// `nil` for every vendor.
        let vendor: Vendor?
        /// Empty for every carrier.
        let carriers: Set<Carrier>
        let purposes: Set<Purpose>
        let failure: PhoneAuthError.Code?
        let reason: String

        init(
            _ situations: String..., of vendor: Vendor?, on carriers: Set<Carrier> = [],
            for purposes: Set<Purpose> = [.login], gives failure: PhoneAuthError.Code?, _ reason: String
        ) {
            self.situations = situations
            self.vendor = vendor
            self.carriers = carriers
            self.purposes = purposes
            self.failure = failure
            self.reason = reason
        }

        /// Whether it is about a cell.
        func covers(_ situation: Situation, _ vendor: Vendor, _ carrier: Carrier, _ purpose: Purpose) -> Bool {
            purposes.contains(purpose) && (situations.isEmpty || situations.contains(situation.name))
                && (self.vendor == nil || self.vendor == vendor)
                && (carriers.isEmpty || carriers.contains(carrier))
        }
    }
}
