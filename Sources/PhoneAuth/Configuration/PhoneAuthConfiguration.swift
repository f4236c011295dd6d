public import Foundation
public import PhoneAuthModel

/// What an app decides about phone login without code: its vendors and their ids, who is asked first, how long to wait,
/// and how the page looks.
///
/// Read it from a file with ``init(data:linkedVendors:)``, or set it up in code and look at ``problems(linkedVendors:)``.
/// App ids and secrets are ``Secret``s: whatever prints a configuration prints `<redacted>`. All times are seconds.
public struct PhoneAuthConfiguration: Hashable, Sendable {
    /// The version of the file format that this code reads.
    public static let currentSchemaVersion = 1

    /// The vendors, and what they need to know.
    public var providers: Providers
    /// Which vendor is asked when.
    public var routing: Routing
    /// How long to wait for each stage.
    public var deadlines = Deadlines()
    /// When masked numbers are fetched ahead of the page.
    public var prefetch = PrefetchPolicy()
    /// Who plays the scenes.
    public var scenes = Scenes()
    /// The user's consent to the use of the SDKs.
    public var consent = Consent()
    /// When the authorization page closes.
    public var pageDismissal = PageDismissal.afterExchange
    /// How long the page may wait for its user; without limit when `nil`.
    public var pageIdleTimeout: TimeInterval?
    /// What the vendors may write and send.
    public var diagnostics = Diagnostics()
    /// The authorization page.
    public var page: AuthPageStyle {
        get { sharedPage.value }
        set { sharedPage = Shared(newValue) }
    }
    /// A vendor's own page properties by name, set after the page's translation.
    package var pageOverrides: [Vendor: [String: JSONValue]] = [:]

    /// What is worth knowing about the file that this was read from, though it can be used.
    public internal(set) var warnings: [ConfigurationProblem] = []

    var schemaVersion = Self.currentSchemaVersion

    /// The page, which is most of a configuration: clients, vendors and logins all keep one.
    private var sharedPage = Shared(AuthPageStyle())

    /// Sets up a configuration with everything else as in a file that leaves it out.
    ///
    /// - Parameters:
    ///   - providers: The vendors, and what they need to know.
    ///   - order: The vendors to ask, the first one first.
    public init(providers: Providers, order: [Vendor]) {
        self.providers = providers
        self.routing = Routing(order: order)
    }
}

extension PhoneAuthConfiguration {
    /// When masked numbers are fetched ahead of the page (预取号).
    public struct PrefetchPolicy: Hashable, Sendable {
        /// The moments, none twice.
        public var moments = Moment.allCases
        /// Whether the second vendor is initialised and prefetched too, so that a failover is quick. Two vendors then
        /// share one carrier, which some of them do not bear; off unless asked for.
        public var keepsStandby = false

        /// The standard policy: at every moment, one vendor alone.
        public init() {}

        /// A moment to fetch.
        public enum Moment: String, Hashable, Sendable, CaseIterable, FieldChoice {
            /// When the client is prepared.
            case prepare
            /// When the app shows its login page.
            case loginPage
            /// After a logout, for the next login.
            case logout
        }
    }

    /// Who plays the scenes.
    public struct Scenes: Hashable, Sendable {
        /// The player; when `nil`, fusion where it is configured, else the portable one.
        public var provider: Provider?

        /// The standard choice.
        public init(provider: Provider? = nil) {
            self.provider = provider
        }

        /// A player of scenes.
        public enum Provider: String, Hashable, Sendable, CaseIterable, FieldChoice {
            /// Aliyun fusion authentication, from its server's templates.
            case aliyunFusion
            /// The framework, over any vendor.
            case portable
        }
    }

    /// The user's consent to the use of the SDKs.
    public struct Consent: Hashable, Sendable {
        /// Whether no vendor may be touched before `grantConsent()`.
        public var isRequired = true

        /// Consent is required.
        public init() {}
    }

    /// When the authorization page closes.
    public enum PageDismissal: String, Hashable, Sendable, CaseIterable, FieldChoice {
        /// After the app's backend has exchanged the token; a failed exchange lets the user try again.
        case afterExchange
        /// As soon as the token is there.
        case onToken
    }

    /// What the vendors may write and send: off unless asked for, as far as an SDK has a switch. Geetest and fusion have none for
    /// uploads; their folders say so.
    public struct Diagnostics: Hashable, Sendable {
        /// Whether the vendors' SDKs write logs.
        public var vendorLogs = false
        /// Whether the SDKs that can be told may upload logs of their own.
        public var vendorUploads = false

        /// Nothing.
        public init() {}
    }

    /// Who plays the scenes, after the standard choice has been made.
    public var sceneProvider: Scenes.Provider {
        scenes.provider ?? (providers.aliyunFusion == nil ? .portable : .aliyunFusion)
    }
}
