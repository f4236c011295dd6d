public import PhoneAuth
public import SimulatedPhone

extension PhoneAuthClient {
    /// A client for an app's own tests: scripted vendors, in virtual time.
    ///
    /// Its operations take no time: `await` a login and it is over. What the app starts by itself, in a `Task` of its own, is
    /// over after `await phone.clock.idle()`.
    ///
    /// - Parameters:
    ///   - vendors: The vendors, in the order in which a login tries them where there is no configuration.
    ///   - configuration: The app's own, which must name no other vendors; when left out one that has just these vendors, and
    ///     asks for no consent.
    ///   - phone: The phone that has the clock. Each client needs one of its own.
    ///   - allowedInRelease: Whether a release build may do this.
    /// - Throws: ``PhoneAuth/ConfigurationError``: `vendorNotLinked` for a vendor that the configuration names and that has no script,
    ///   and for all in a release build that does not allow it.
    public static func scripted(
        _ vendors: ScriptedVendor..., configuration: PhoneAuthConfiguration? = nil,
        on phone: SimulatedPhone = SimulatedPhone(), allowedInRelease: Bool = false
    ) throws(ConfigurationError) -> PhoneAuthClient {
        try scripted(
            vendors, configuration: configuration, installation: Installation(of: phone),
            scheduler: SimulatedScheduler(phone: phone), isRefused: ScriptedBuild.isRelease && !allowedInRelease)
    }

    /// A client for SwiftUI previews: scripted vendors, in real time.
    ///
    /// No page is drawn; the login goes on as if a user tapped on it. Each preview has a client of its own, also beside the app's.
    ///
    /// - Parameters:
    ///   - vendors: The vendors, in the order in which a login tries them where there is no configuration.
    ///   - configuration: The app's own, which must name no other vendors; when left out one that has just these vendors, and
    ///     asks for no consent.
    ///   - allowedInRelease: Whether a release build may do this.
    /// - Throws: ``PhoneAuth/ConfigurationError``, as ``scripted(_:configuration:on:allowedInRelease:)`` does.
    public static func preview(
        _ vendors: ScriptedVendor..., configuration: PhoneAuthConfiguration? = nil, allowedInRelease: Bool = false
    ) throws(ConfigurationError) -> PhoneAuthClient {
        try scripted(
            vendors, configuration: configuration, installation: nil, scheduler: MainScheduler(),
            isRefused: ScriptedBuild.isRelease && !allowedInRelease)
    }

    static func scripted(
        _ vendors: [ScriptedVendor], configuration: PhoneAuthConfiguration?, installation: Installation?,
        scheduler: any Scheduler, isRefused: Bool
    ) throws(ConfigurationError) -> PhoneAuthClient {
        try PhoneAuthClient(
            configuration: configuration ?? PhoneAuthConfiguration(scripted: vendors.map(\.vendor)),
            vendors: vendors.map { $0.registration(isRefused: isRefused) }, installation: installation,
            scheduler: scheduler)
    }
}

extension PhoneAuthConfiguration {
    /// Just these vendors, in this order.
    fileprivate init(scripted vendors: [Vendor]) {
        let anyID = Secret("scripted")
        var providers = Providers()
        for vendor in vendors {
            switch vendor {
            case .geetest:
                providers.geetest = Geetest(
                    oneLogin: OneLogin(appID: anyID), onePass: OnePass(appID: anyID))
            case .shanyan: providers.shanyan = Shanyan(appID: anyID)
            case .aliyunPNVS: providers.aliyunPNVS = AliyunPNVS(secret: anyID)
            case .aliyunFusion: providers.aliyunFusion = AliyunFusion(schemeCode: "scripted")
            default: providers.others[vendor] = [:]
            }
        }
        self.init(providers: providers, order: vendors)
        consent.isRequired = false
    }
}
