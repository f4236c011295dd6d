extension PhoneAuthError {
    /// Whether another vendor may do what this one could not. It goes by the disposition, and by nothing else but this: what one
    /// vendor cannot do at all, another may.
    var leadsToNextVendor: Bool {
        switch disposition {
        case .retry, .refreshAndRetry, .nextVendor, .fixConfiguration: true
        case .stop, .askUser, .otherMethod, .fixCaller: code == .unsupportedOperation
        }
    }
}
