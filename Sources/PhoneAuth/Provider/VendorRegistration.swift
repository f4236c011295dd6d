/// One vendor that is linked into the app: an entry of the list that a client picks from.
///
/// Vendor modules add a static method for theirs, so that an app writes `.geetest(GeetestBinding())`. Making an entry touches
/// nothing of the vendor's.
@MainActor public struct VendorRegistration {
    /// The vendor.
    public let vendor: Vendor
    /// How the vendor's page is made from a style.
    public let pageTable: PageTable
    /// Why a client must not take it, for whoever wrote the app; `nil` where it may.
    package var refusal: String?
    package let makeProvider: @MainActor (ProviderContext) -> any PhoneAuthProvider

    /// Makes an entry from what makes the provider. That is called after consent, at the vendor's first use, and only where
    /// the configuration has the vendor's section.
    ///
    /// - Parameters:
    ///   - vendor: The vendor.
    ///   - pageTable: How its page is made from a style; ``PageTable/none`` for one without a page.
    ///   - makeProvider: Makes the provider.
    public init(
        vendor: Vendor, pageTable: PageTable = .none,
        makeProvider: @escaping @MainActor (ProviderContext) -> any PhoneAuthProvider
    ) {
        self.vendor = vendor
        self.pageTable = pageTable
        self.makeProvider = makeProvider
    }
}

extension VendorRegistration {
    /// The refusal as a problem of the configuration that wants this vendor.
    var problem: ConfigurationProblem? {
        refusal.map { refusal in
            ConfigurationProblem(
                path: "providers.\(vendor)", code: .vendorNotLinked, message: refusal)
        }
    }
}
