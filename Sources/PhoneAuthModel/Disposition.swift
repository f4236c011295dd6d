/// What to do about an error. It is the only thing that failover reads.
public enum Disposition: String, Hashable, Sendable, Codable, CaseIterable {
    /// It was decided, by the user or the app. Nothing to do.
    case stop
    /// The user can put it right: insert a SIM, turn cellular data on, give permission.
    case askUser
    /// The same call may succeed when repeated.
    case retry
    /// It may succeed after a new prefetch.
    case refreshAndRetry
    /// This vendor cannot do it now; another one may.
    case nextVendor
    /// No vendor can do it on this phone now; offer a text message or another login.
    case otherMethod
    /// The configuration, or the vendor's console, is wrong. No user can help.
    case fixConfiguration
    /// The calling code is wrong.
    case fixCaller
}
