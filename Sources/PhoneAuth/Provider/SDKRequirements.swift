/// What an app must bring along for a vendor's SDK to work: data for diagnosis and documentation.
public struct SDKRequirements: Hashable, Sendable {
    /// The least SDK version for an iOS version and later.
    public struct MinimumVersion: Hashable, Sendable {
        /// From this iOS version on, such as `16.4`.
        public var iOS: String
        /// The SDK must be at least this.
        public var sdk: String
        /// What happens otherwise, and where that is documented.
        public var reason: LocalizedText

        /// Makes a rule.
        public init(iOS: String, sdk: String, reason: LocalizedText) {
            self.iOS = iOS
            self.sdk = sdk
            self.reason = reason
        }
    }

    /// A method that is there only when categories are linked.
    public struct CategoryProbe: Hashable, Sendable {
        /// The class's Objective-C name.
        public var className: String
        /// The instance method's selector.
        public var selector: String

        /// Makes a probe.
        public init(className: String, selector: String) {
            self.className = className
            self.selector = selector
        }
    }

    /// The vendor version that this module was written for.
    public var documentedVersion: String
    /// The least SDK versions, by iOS version.
    public var minimumVersions: [MinimumVersion]
    /// Resource bundles that must lie in the app's main bundle.
    public var resourceBundles: [String]
    /// An Objective-C class and selector of a category in the SDK: where it is missing, `-ObjC` was not given to the linker.
    public var categoryProbe: CategoryProbe?
    /// Keys of the app's Info.plist that must be there.
    public var infoPlistKeys: [String]

    /// Makes requirements.
    public init(
        documentedVersion: String, minimumVersions: [MinimumVersion] = [], resourceBundles: [String] = [],
        categoryProbe: CategoryProbe? = nil, infoPlistKeys: [String] = []
    ) {
        self.documentedVersion = documentedVersion
        self.minimumVersions = minimumVersions
        self.resourceBundles = resourceBundles
        self.categoryProbe = categoryProbe
        self.infoPlistKeys = infoPlistKeys
    }
}
