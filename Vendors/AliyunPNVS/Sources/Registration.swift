public import PhoneAuth

extension VendorRegistration {
    /// Aliyun PNVS, spoken to through a binding that the app compiles beside the SDK.
    public static func aliyunPNVS(_ sdk: any AliyunPNVSSDK) -> VendorRegistration {
        VendorRegistration(vendor: .aliyunPNVS, pageTable: .aliyunPNVS) { context in
            AliyunPNVSProvider(sdk: sdk, context: context)
        }
    }
}
