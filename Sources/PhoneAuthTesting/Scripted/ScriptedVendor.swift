public import PhoneAuth
public import SimulatedPhone

/// A vendor without an SDK, for an app's own tests and previews: it plays any ``SimulatedPhone/Situation`` under the name of any
/// vendor, with a user who does what the situation says.
///
/// ```swift
/// let vendor = ScriptedVendor(.geetest, in: .userCancels)
/// let client = try PhoneAuthClient.scripted(vendor)
/// let screen = LoginScreen(client: client)  // the app's own
/// ```
///
/// It is the one vendor that can always tell: a login ends with the situation's `expectedFailure`, or with success, on every
/// carrier. Deadlines, failover, the prefetch's expiry and the closing of the page are the client's, as with any vendor; what
/// was initialised or prefetched before the situation changed stays so.
@MainActor public final class ScriptedVendor {
    /// What a client asks of a vendor.
    public enum Call: String, Hashable, Sendable, CaseIterable {
        /// The SDK is told who the app is.
        case initialize
        /// Whether the phone can do it at all.
        case checkAvailability
        /// A prefetch.
        case prefetch
        /// The authorization page is to open.
        case openPage
        /// The token is to be fetched, which the app's own check has held back.
        case fetchToken
        /// The loading indicator is to stop.
        case stopLoading
        /// The agreement is to be ticked, or unticked.
        case setAgreementChecked
        /// The page is to close.
        case closePage
        /// A token for number verification.
        case verify
        /// What a prefetch left is to be forgotten.
        case forgetPrefetch
    }

    /// The vendor that it stands in for.
    public let vendor: Vendor
    /// What happens from the next call on.
    public var situation: Situation
    /// The carrier of the data SIM, where there is one that can be read.
    public var carrier: Carrier
    /// What the vendor can do. Set it before the client first asks.
    public var capabilities: Capabilities
    /// How often the user taps login again on a page whose credential the app's backend has refused; then the user leaves.
    public var furtherTaps = 1

    /// What was asked of it so far, in order.
    public internal(set) var calls: [Call] = []
    /// The style of the last page that was asked for.
    public internal(set) var style: AuthPageStyle?
    /// How many pages have come up.
    public internal(set) var pagesShown = 0
    /// How many pages have gone.
    public internal(set) var pagesClosed = 0
    /// How many login tokens were given.
    public internal(set) var tokens = 0

    /// What befalls a vendor once has befallen it.
    var hasClaimedAPage = false
    var hasLapsed = false

    /// What most vendors can do.
    public static let usualCapabilities: Capabilities = [
        .prefetch, .maskedNumber, .loginPage, .numberVerification, .agreementState, .agreementControl, .manualDismiss,
        .loadingControl, .networkEnvironment,
    ]

    /// Makes a vendor.
    ///
    /// - Parameters:
    ///   - vendor: The name under which the configuration has it.
    ///   - situation: What happens.
    ///   - carrier: The data SIM's carrier.
    ///   - capabilities: What the vendor can do.
    public init(
        _ vendor: Vendor, in situation: Situation = .normal, carrier: Carrier = .chinaMobile,
        capabilities: Capabilities = ScriptedVendor.usualCapabilities
    ) {
        self.vendor = vendor
        self.situation = situation
        self.carrier = carrier
        self.capabilities = capabilities
    }

    /// The entry of a client's list of linked vendors, for a list that has other vendors too. The script plays in its client's
    /// time: virtual where the client has a ``SimulatedScheduler``.
    ///
    /// - Parameter allowedInRelease: Whether a release build may use it: a script in place of a vendor lets anybody in.
    public func registration(allowedInRelease: Bool = false) -> VendorRegistration {
        registration(isRefused: ScriptedBuild.isRelease && !allowedInRelease)
    }

    func registration(isRefused: Bool) -> VendorRegistration {
        var registration = VendorRegistration(vendor: vendor) { context in
            ScriptedProvider(self, context: context)
        }
        if isRefused {
            registration.refusal = """
                a scripted vendor stands in for \(vendor), and this is a release build: link \(vendor)'s binding, or \
                say allowedInRelease where a script is what you want
                """
        }
        return registration
    }

    /// The settings of the situation, on the carrier.
    var settings: PhoneSettings {
        var settings = situation.settings
        settings.carrier = carrier
        return settings
    }
}

/// How this module was built.
enum ScriptedBuild {
    /// Whether it is what an app ships.
    static var isRelease: Bool {
        #if DEBUG
            false
        #else
            true
        #endif
    }
}
