import PhoneAuth

extension SDKRequirements {
    /// What `YjdlShSDK` needs. Sources: the user's document of 2.3.4.7, and the change log of the original of this white label,
    /// whose 2.3.7.1 and 2.3.7.2 adapt the number's fetching to iOS 26.
    static let shanyan = SDKRequirements(
        documentedVersion: "2.3.4.7",
        minimumVersions: [
            MinimumVersion(
                iOS: "26.0", sdk: "2.3.7.2",
                reason: LocalizedText(
                    en: "Older SDKs may fail to fetch the number on iOS 26. Ask the supplier for 2.3.7.2 or later.",
                    zhHans: "旧版 SDK 在 iOS 26 上可能取号失败。请向供应商索取 2.3.7.2 及以上版本。"))
        ],
        resourceBundles: ["sdk_oauth"],
        infoPlistKeys: ["NSAppTransportSecurity"])
}
