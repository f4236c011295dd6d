public import PhoneAuth

extension VendorRegistration {
    /// Shanyan, spoken to through a binding that the app compiles beside the SDK.
    public static func shanyan(_ sdk: any ShanyanSDK) -> VendorRegistration {
        VendorRegistration(vendor: .shanyan, pageTable: .shanyan) { context in
            ShanyanProvider(sdk: sdk, context: context)
        }
    }
}
