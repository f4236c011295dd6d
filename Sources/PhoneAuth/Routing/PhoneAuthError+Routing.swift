extension PhoneAuthError {
    /// Whether another vendor may do what this one could not. It goes by the disposition, and by nothing else but this: what one
    /// vendor cannot do at all, another may.
    var leadsToNextVendor: Bool {
        switch disposition {
        case .retry, .refreshAndRetry, .nextVendor, .fixConfiguration: true
        case .stop, .askUser, .otherMethod, .fixCaller: code == .unsupportedOperation
        }
    }

    /// Whether it speaks against the vendor. What the user or the app decided, what is wrong with the phone, and what had merely
    /// grown old do not.
    var speaksAgainstVendor: Bool {
        switch disposition {
        case .retry, .nextVendor, .fixConfiguration: true
        case .stop, .askUser, .otherMethod, .refreshAndRetry, .fixCaller: false
        }
    }

    /// Whether the vendor said nothing at all until the framework's deadline. A vendor that ends its own wait has a code for it.
    var isSilence: Bool { code == .timeout && vendorCode == nil && disposition == .nextVendor }

    /// The misconfiguration that it tells of, if it does.
    var misconfiguration: Misconfiguration? {
        guard disposition == .fixConfiguration, let vendor else { return nil }
        return Misconfiguration(vendor: vendor, product: product, stage: stage, code: code, vendorCode: vendorCode)
    }

    /// The error that says most about a run of attempts: what somebody can do something about, before what just happened.
    ///
    /// That of a page that was shown leads, since it is what the user saw; then what the user can mend, what only another method
    /// helps with, what the app's makers can mend, what may pass; what a vendor merely cannot do comes last. Of equals the later
    /// one leads.
    static func mostUseful(of errors: [PhoneAuthError]) -> PhoneAuthError? {
        errors.enumerated().max { ($0.element.usefulness, $0.offset) < ($1.element.usefulness, $1.offset) }?.element
    }

    private var usefulness: Int {
        if code == .unsupportedOperation { return 0 }
        if stage == .login || stage == .exchange { return 7 }
        return switch disposition {
        case .stop: 6
        case .askUser: 5
        case .otherMethod: 4
        case .fixConfiguration, .fixCaller: 3
        case .refreshAndRetry, .retry: 2
        case .nextVendor: 1
        }
    }
}
