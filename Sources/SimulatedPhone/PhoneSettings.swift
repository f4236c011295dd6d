public import PhoneAuthModel

/// Everything about a simulated phone, its network, its vendor account and its user that can be set before it is used.
public struct PhoneSettings: Hashable, Sendable {
    /// How a vendor answers one kind of call.
    public enum Answer: Hashable, Sendable {
        /// As hoped.
        case succeeds
        /// A failure that says nothing about its cause.
        case fails
        /// The vendor's own time-out.
        case timesOut
        /// No callback, ever.
        case silent
        /// As hoped, and so late that nobody waits any more: after this many seconds.
        case late(Double)
        /// An answer that is not of the documented form.
        case malformed
        /// A particular refusal.
        case refuses(Refusal)

        /// After how many seconds it comes; `nil` for never.
        ///
        /// - Parameters:
        ///   - usual: The latency of an answer that is neither late nor a time-out.
        ///   - timeout: The vendor's own time-out.
        package func delay(usual: Double, timeout: Double) -> Double? {
            switch self {
            case .succeeds, .fails, .malformed, .refuses: usual
            case .silent: nil
            case .late(let seconds): seconds
            case .timesOut: timeout
            }
        }
    }

    /// A cause that the vendor or the carrier names.
    public enum Refusal: String, Hashable, Sendable, CaseIterable {
        /// The carrier sees an address that is not its own: a proxy or VPN.
        case proxyOrVPN
        /// The signature's time is off.
        case clockSkew
        /// The data SIM became another carrier's.
        case carrierChanged
        /// The carrier's service is under maintenance.
        case carrierMaintenance
        /// Too many calls.
        case rateLimited
        /// The paid quota is used up.
        case quotaExhausted
        /// The app id or secret is wrong.
        case invalidCredentials
        /// The app id or secret belongs to another bundle identifier.
        case bundleMismatch
        /// The account is disabled.
        case accountDisabled
        /// The device is refused.
        case deviceRejected
        /// The number is refused.
        case numberRestricted
        /// The SDK's carrier framework is not linked.
        case sdkNotLinked
        /// The prefetch has lapsed.
        case prefetchExpired
    }

    /// How the authorization page opens.
    public enum PageOpening: Hashable, Sendable {
        /// It opens.
        case opens
        /// The vendor says that it cannot be shown.
        case fails
        /// The vendor says once that a page is already shown, while none is.
        case claimsAlreadyShownOnce
    }

    /// A screen, upright.
    public struct Screen: Hashable, Sendable {
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double

        /// Makes a screen.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }

        /// Whether there is a home button, and so no safe areas but the status bar.
        public var hasHomeButton: Bool { height <= 2 * width }
        /// What the status bar takes at the top, upright.
        public var statusBar: Double { hasHomeButton ? 20 : 59 }
        /// What the home indicator takes at the bottom, upright.
        public var homeIndicator: Double { hasHomeButton ? 0 : 34 }
    }

    /// How callbacks are delivered.
    public enum Delivery: Hashable, Sendable {
        /// Each once.
        case once
        /// Each twice.
        case twice
        /// The token's answer, then a failure.
        case successThenFailure
    }

    /// The carrier of the data SIM.
    public var carrier: Carrier = .chinaMobile
    /// Whether a SIM is in the phone.
    public var hasSIM = true
    /// Whether the SIM's carrier is one of the three.
    public var hasSupportedCarrier = true
    /// Whether the SIM's carrier can be read.
    public var canReadCarrier = true
    /// Whether cellular data is on.
    public var hasCellularData = true
    /// Whether the app may use cellular data.
    public var hasCellularPermission = true
    /// Whether there is a network path at all.
    public var hasNetwork = true
    /// Whether the phone is on Wi-Fi too.
    public var hasWiFi = true
    /// How far the phone's clock is ahead, in seconds.
    public var clockSkew: Double = 0
    /// How initialisation is answered.
    public var initialization = Answer.succeeds
    /// How a prefetch is answered.
    public var prefetch = Answer.succeeds
    /// Whether the first prefetch lapses before the page opens.
    public var prefetchLapsesOnce = false
    /// How the page opens.
    public var page = PageOpening.opens
    /// The screen's width and height in points, upright.
    public var screen = Screen(width: 393, height: 852)
    /// Whether the phone lies on its side.
    public var isLandscape = false
    /// How the token is answered, for login and verification alike.
    public var token = Answer.succeeds
    /// How callbacks are delivered.
    public var delivery = Delivery.once
    /// Whether callbacks come from other threads.
    public var deliversOffMain = false
    /// For how many seconds fusion's authentication token is good, from when the SDK sees it first; `nil` where it never runs
    /// out and no renewal is played.
    public var authTokenLifetime: Double?
    /// How every later authentication token of a handler is answered; ``initialization`` is for its first.
    public var authTokenRenewal = Answer.succeeds
    /// The nodes of a scene that fail, by the names of reports, such as `numberAuth`.
    public var failingNodes: Set<String> = []
    /// What the console of a vendor that plays scenes says.
    public var console = SceneConsole()
    /// The number that the user types on a page that asks for one.
    public var typedNumber = "13800000000"
    /// When single vendors are silent, whatever their answers would be otherwise.
    public var outages: [Outage] = []
    /// What the user does on the page.
    public var user: [UserStep] = UserStep.ticksAndLogsIn

    /// A phone on which all goes well.
    public init() {}

    /// Whether scenes go through a node: those that are on in the console, and those that are to fail, which otherwise could not.
    public func plays(node: String) -> Bool { console.nodes.contains(node) || failingNodes.contains(node) }

    /// The carrier as the phone tells it: unknown without a SIM, and for a SIM that cannot be read or is none of the three's.
    public var readableCarrier: Carrier {
        hasSIM && canReadCarrier && hasSupportedCarrier ? carrier : .unknown
    }

    /// The one of three carriers' codes that is the present carrier's; `nil` where it has none for the case.
    package func carrierCode(_ codes: (mobile: String?, unicom: String?, telecom: String?)) -> String? {
        switch carrier {
        case .chinaMobile: codes.mobile
        case .chinaUnicom: codes.unicom
        case .chinaTelecom: codes.telecom
        case .unknown: nil
        }
    }
}
