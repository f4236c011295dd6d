public import PhoneAuthModel

/// A span of time in which one vendor's servers say nothing.
///
/// What needs them is never called back: initialisation, prefetch and token, as far as it is asked for while the outage lasts.
/// What was asked for before is still answered, a page that is up stays up, and other vendors do not notice.
public struct Outage: Hashable, Sendable {
    /// The vendor that is silent.
    public var vendor: Vendor
    /// When it falls silent, in seconds of the phone's clock.
    public var from: Double
    /// From when on it answers again, in seconds of the phone's clock.
    public var until: Double

    /// Makes an outage.
    ///
    /// - Parameters:
    ///   - vendor: The vendor that is silent.
    ///   - from: When it falls silent, in seconds of the phone's clock.
    ///   - until: From when on it answers again.
    public init(of vendor: Vendor, from: Double, until: Double) {
        self.vendor = vendor
        self.from = from
        self.until = until
    }
}

extension SimulatedPhone {
    /// How the phone behaves towards a vendor now: as its ``settings`` say, but for that vendor's outages.
    ///
    /// A stand-in asks when it is called, so that an answer that is under way when an outage begins still comes.
    public func settings(of vendor: Vendor) -> PhoneSettings {
        guard !settings.outages.isEmpty else { return settings }
        let now = clock.now
        guard settings.outages.contains(where: { $0.vendor == vendor && $0.from <= now && now < $0.until }) else {
            return settings
        }
        var silent = settings
        silent.initialization = .silent
        silent.authTokenRenewal = .silent
        silent.prefetch = .silent
        silent.token = .silent
        return silent
    }
}
