/// One vendor that is linked into the app: an entry of the list that a client picks from.
///
/// Vendor modules add a static method for theirs, so that an app writes `.geetest(GeetestBinding())`. Making an entry touches
/// nothing of the vendor's.
@MainActor public struct VendorRegistration {
    /// The vendor.
    public let vendor: Vendor
    let makeProvider: @MainActor (ProviderContext) -> any PhoneAuthProvider

    /// Makes an entry from what makes the provider. That is called after consent, at the vendor's first use, and only where
    /// the configuration has the vendor's section.
    public init(vendor: Vendor, makeProvider: @escaping @MainActor (ProviderContext) -> any PhoneAuthProvider) {
        self.vendor = vendor
        self.makeProvider = makeProvider
    }
}
