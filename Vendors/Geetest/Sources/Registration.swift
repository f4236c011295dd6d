public import PhoneAuth

extension VendorRegistration {
    /// Geetest, spoken to through a binding that the app compiles beside the SDK.
    public static func geetest(_ sdk: any GeetestSDK) -> VendorRegistration {
        VendorRegistration(vendor: .geetest, pageTable: .geetest) { context in
            GeetestProvider(sdk: sdk, context: context)
        }
    }
}
