extension PhoneAuthClient {
    /// Carrier and network, as the utilities of the vendor that a purpose would use first see them.
    ///
    /// - Throws: `unsupportedOperation` where the vendor does not tell.
    public func networkEnvironment(for purpose: Purpose = .login) throws(PhoneAuthError) -> NetworkEnvironment {
        try admit(at: .availability)
        guard let vendor = decide(purpose, .nobodyWaits).vendors.first else {
            throw PhoneAuthError(.unsupportedOperation, stage: .availability)
        }
        let environment = try lane(vendor).provider.networkEnvironment()
        learn(environment.carrier)
        return environment
    }

    /// What is missing or too old in the app, for each vendor that the routing names, with what to do about it.
    ///
    /// - Throws: `consentRequired`: it asks the SDKs for their versions.
    public func diagnose(in host: any HostEnvironment = AppEnvironment()) throws(PhoneAuthError) -> [VendorDiagnosis] {
        try admit(at: .initialize)
        let routing = configuration.routing
        var seen: Set<Vendor> = []
        let vendors =
            [routing.order] + Carrier.allCases.compactMap { routing.byCarrier[$0] }
            + Purpose.allCases.compactMap { routing.byPurpose[$0] }
        return vendors.joined().filter { seen.insert($0).inserted }.map { vendor in
            VendorDiagnosis(of: lane(vendor).provider, vendor: vendor, in: host)
        }
    }

    /// What a vendor can do, under the configuration in force.
    ///
    /// - Returns: `nil` where the vendor has no section in the configuration, or is not linked.
    /// - Throws: `consentRequired` before consent, `busy` from a second client.
    public func capabilities(of vendor: Vendor) throws(PhoneAuthError) -> Capabilities? {
        try admit(at: .initialize)
        return isUsable(vendor) ? lane(vendor).provider.capabilities : nil
    }

    /// What the app must bring along for a vendor's SDK to work. ``diagnose(in:)`` says what of it is missing.
    ///
    /// - Returns: `nil` where the vendor has no section in the configuration, or is not linked.
    /// - Throws: `consentRequired` before consent, `busy` from a second client.
    public func requirements(of vendor: Vendor) throws(PhoneAuthError) -> SDKRequirements? {
        try admit(at: .initialize)
        return isUsable(vendor) ? lane(vendor).provider.requirements : nil
    }

    private func isUsable(_ vendor: Vendor) -> Bool {
        configuration.providers.vendors.contains(vendor) && registrations[vendor] != nil
    }

    /// How a vendor would make its page of a style, and what becomes of the style's fields.
    ///
    /// - Parameters:
    ///   - style: The page; the configuration's when left out.
    ///   - vendor: A vendor that is linked.
    ///   - screen: The screen.
    /// - Returns: the translation; `nil` where the vendor is not linked.
    public func page(
        _ style: AuthPageStyle? = nil, of vendor: Vendor, on screen: PageScreen = .medium
    ) -> PageTranslation? {
        registrations[vendor]?.pageTable.translate(
            style ?? configuration.page, overrides: overrides(of: vendor), on: screen)
    }

    /// The page that a vendor shows of a style; an empty one where the vendor is not linked.
    func vendorPage(_ style: AuthPageStyle, of vendor: Vendor, on screen: PageScreen) -> VendorPage {
        registrations[vendor]?.pageTable.page(of: style, overrides: overrides(of: vendor), on: screen) ?? VendorPage()
    }

    /// What the configuration sets of a vendor's page model. It was checked when the client was made.
    private func overrides(of vendor: Vendor) -> [String: PageProperty] {
        guard let raw = configuration.pageOverrides[vendor], let table = registrations[vendor]?.pageTable else {
            return [:]
        }
        var log = ProblemLog()
        return table.read(raw, at: "pageOverrides.\(vendor)", into: &log)
    }
}
