import PhoneAuth

extension SDKRequirements {
    /// What `ATAuthSDK` needs. Sources: Aliyun's notices on iOS 16.4 and on the Unicom cut-over, its integration guide.
    static let aliyunPNVS = SDKRequirements(
        documentedVersion: "2.14.15",
        minimumVersions: [
            MinimumVersion(
                iOS: "16.4", sdk: "2.12.14",
                reason: LocalizedText(
                    en: "From iOS 16.4 on the system names no carrier; older SDKs then fail. Update ATAuthSDK.",
                    zhHans: "iOS 16.4 起系统不再提供运营商信息，旧版 SDK 会失败。请升级 ATAuthSDK。")),
            MinimumVersion(
                iOS: "11.0", sdk: "2.13.1",
                reason: LocalizedText(
                    en: "China Unicom works only with 2.13.1 or later and a scheme created for it. Update ATAuthSDK.",
                    zhHans: "中国联通需要 2.13.1 及以上版本和新建的认证方案。请升级 ATAuthSDK。")),
        ],
        resourceBundles: ["ATAuthSDK"],
        categoryProbe: CategoryProbe(
            className: "UIViewController", selector: "dismissControllerAnimated:completion:"))
}
