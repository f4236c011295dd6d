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
}
