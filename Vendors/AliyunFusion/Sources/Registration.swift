public import PhoneAuth

extension VendorRegistration {
    /// Aliyun fusion authentication, spoken to through a binding that the app compiles beside the SDK.
    ///
    /// - Parameters:
    ///   - sdk: The binding.
    ///   - token: Fetches an authentication token from the app's server: at every initialisation, and whenever the SDK asks
    ///     for the next one. It is called again while it is under way only where the initialisation's deadline has passed meanwhile.
    public static func aliyunFusion(
        _ sdk: any AliyunFusionSDK, token: @escaping @MainActor () async throws -> FusionToken
    ) -> VendorRegistration {
        VendorRegistration(vendor: .aliyunFusion, pageTable: .aliyunFusion) { context in
            AliyunFusionProvider(sdk: sdk, context: context, token: token)
        }
    }
}
