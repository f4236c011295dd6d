import PhoneAuth

extension SDKRequirements {
    /// What `AlicomFusionAuth` needs. Source: Aliyun's fusion iOS page.
    ///
    /// Aliyun names no least versions by iOS, and no key of Info.plist. The document asks for `-ObjC`; which category would
    /// show that it is missing is not documented, so nothing is probed.
    static let aliyunFusion = SDKRequirements(documentedVersion: "1.2.3", resourceBundles: ["ATAuthSDK"])
}
