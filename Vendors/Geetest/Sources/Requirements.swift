import PhoneAuth

extension SDKRequirements {
    /// What `OneLoginSDK` needs. Sources: Geetest's iOS changelog, its document's chapter on integration, the Info.plist of
    /// its sample. No category of the SDK is documented, so there is nothing to probe for `-ObjC`.
    static let geetest = SDKRequirements(
        documentedVersion: "2.9.9",
        minimumVersions: [
            MinimumVersion(
                iOS: "26.0", sdk: "2.9.8.1",
                reason: LocalizedText(
                    en: "Older China Telecom and China Unicom parts fetch nothing on iOS 26. Update OneLoginSDK.",
                    zhHans: "旧版内置的电信、联通 SDK 在 iOS 26 上无法取号。请升级 OneLoginSDK。")),
            MinimumVersion(
                iOS: "16.4", sdk: "2.8.3",
                reason: LocalizedText(
                    en: "From iOS 16.4 on the system names no carrier, and older SDKs find none. Update OneLoginSDK.",
                    zhHans: "iOS 16.4 起系统不再提供运营商信息，旧版 SDK 识别不到运营商。请升级 OneLoginSDK。")),
            MinimumVersion(
                iOS: "11.0", sdk: "2.9.1",
                reason: LocalizedText(
                    en: "Before 2.9.1 the codes -20204 and -20305 mean something else. Update OneLoginSDK.",
                    zhHans: "2.9.1 之前 -20204、-20305 的含义不同。请升级 OneLoginSDK。")),
        ],
        resourceBundles: ["OneLoginResource"],
        infoPlistKeys: ["NSAppTransportSecurity"])
}
