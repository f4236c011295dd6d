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

    /// `UISupportedInterfaceOrientations` of the Info.plist, that of the iPad where it has one of its own.
    public var supportedOrientations: Set<AuthPageStyle.Orientation>? { Self.orientationsInPlist }

    /// Read once: a plist stays as it is while the app runs, and where there is none it is searched for each time.
    private static let orientationsInPlist: Set<AuthPageStyle.Orientation>? = {
        let key = "UISupportedInterfaceOrientations"
        let isPad = AppEnvironment().userInterfaceIdiomIsPad
        let names =
            (isPad ? Bundle.main.object(forInfoDictionaryKey: "\(key)~ipad") : nil)
            ?? Bundle.main.object(forInfoDictionaryKey: key)
        return (names as? [String]).map { orientations(named: $0) }
    }()

    /// Reads the names of an Info.plist. It names the device's landscape orientations as UIKit names the interface's.
    static func orientations(named names: [String]) -> Set<AuthPageStyle.Orientation> {
        Set(
            names.compactMap { name in
                switch name {
                case "UIInterfaceOrientationPortrait": .portrait
                case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
                case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
                case "UIInterfaceOrientationLandscapeRight": .landscapeRight
                default: nil
                }
            })
    }

    #if !canImport(UIKit)
        private var userInterfaceIdiomIsPad: Bool { false }
    #endif
}
