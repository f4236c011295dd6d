public import PhoneAuth
public import PhoneAuthModel
public import SimulatedPhone

/// How a vendor's page lies on a simulated phone's screen: a login is begun, the page comes up, the user goes back.
///
/// What is on it was laid out by the vendor's stand-in from the vendor's own page model, as the vendor's documents say. The
/// linter looks at it and the preview draws it.
@MainActor public enum PageSnapshot {
    /// Takes one.
    ///
    /// - Parameters:
    ///   - vendor: The vendor. The configuration must have its section.
    ///   - configuration: The page and its overrides, and everything else that a login needs.
    ///   - isLandscape: Whether the phone lies on its side.
    ///   - screen: The phone's screen, upright.
    ///   - vendors: Makes the list of linked vendors, new bindings for each snapshot.
    /// - Returns: the page; `nil` where none came up, or where the vendor's stand-in lays none out.
    /// - Throws: ``PhoneAuth/ConfigurationError`` where the configuration cannot be used with the vendor.
    public static func take(
        of vendor: Vendor, configuration: PhoneAuthConfiguration, isLandscape: Bool, screen: PhoneSettings.Screen,
        vendors: @escaping @MainActor () -> [VendorRegistration]
    ) async throws(ConfigurationError) -> SimulatedPage? {
        var settings = PhoneSettings()
        // The user touches nothing else: a ticked box would be laid out ticked.
        settings.user = [UserStep(after: 1, .tapBack)]
        settings.screen = screen
        settings.isLandscape = isLandscape
        let phone = SimulatedPhone(settings: settings)
        let run = SimulatedRun(vendor, configuration: configuration, on: phone, vendors: vendors)
        _ = try await run.report()
        return phone.lastPage
    }
}
