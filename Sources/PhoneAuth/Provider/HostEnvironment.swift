/// What a diagnosis looks at in the app: the system version and what lies in the main bundle.
@MainActor public protocol HostEnvironment {
    /// The iOS version, such as `17.4`; `nil` where there is none.
    var iOSVersion: String? { get }
    /// Whether a resource bundle of this name, without its extension, lies in the main bundle.
    func hasResourceBundle(_ name: String) -> Bool
    /// Whether the app's Info.plist has a key.
    func hasInfoPlistKey(_ key: String) -> Bool
    /// Whether a class answers to a selector; `nil` where that cannot be asked.
    func responds(_ probe: SDKRequirements.CategoryProbe) -> Bool?
    /// The orientations that the app's Info.plist allows on this device; `nil` where nobody knows.
    var supportedOrientations: Set<AuthPageStyle.Orientation>? { get }
    /// Whether an app that answers to a URL scheme is installed; `nil` where that cannot be asked. The scheme must be among the
    /// app's `LSApplicationQueriesSchemes`.
    func canOpen(_ scheme: String) -> Bool?
}

extension HostEnvironment {
    /// Nobody knows.
    public var supportedOrientations: Set<AuthPageStyle.Orientation>? { nil }
    /// It cannot be asked.
    public func canOpen(_ scheme: String) -> Bool? { nil }
}
