import Foundation

/// The app that runs.
public struct AppEnvironment: HostEnvironment {
    /// The app that runs.
    public init() {}

    /// The system version, on iOS.
    public var iOSVersion: String? {
        #if os(iOS)
            let version = ProcessInfo.processInfo.operatingSystemVersion
            return "\(version.majorVersion).\(version.minorVersion)"
        #else
            return nil
        #endif
    }

    /// Looks into the main bundle.
    public func hasResourceBundle(_ name: String) -> Bool {
        Bundle.main.url(forResource: name, withExtension: "bundle") != nil
    }

    /// Looks into the app's Info.plist.
    public func hasInfoPlistKey(_ key: String) -> Bool {
        Bundle.main.object(forInfoDictionaryKey: key) != nil
    }

    /// Asks the Objective-C runtime, where there is one.
    public func responds(_ probe: SDKRequirements.CategoryProbe) -> Bool? {
        #if canImport(ObjectiveC)
            guard let type = NSClassFromString(probe.className) as? NSObject.Type else { return false }
            return type.instancesRespond(to: NSSelectorFromString(probe.selector))
        #else
            return nil
        #endif
    }
}
