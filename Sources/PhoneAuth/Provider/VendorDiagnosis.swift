/// What is wrong with how a vendor's SDK was brought into the app.
public struct VendorDiagnosis: Hashable, Sendable {
    /// One thing that is wrong, and what to do.
    public struct Finding: Hashable, Sendable {
        /// The kinds of findings.
        public enum Kind: String, Hashable, Sendable {
            /// The SDK is too old for this iOS version.
            case outdatedSDK
            /// A resource bundle is not in the main bundle.
            case missingResourceBundle
            /// `-ObjC` was not given to the linker.
            case missingObjCFlag
            /// A key is missing in Info.plist.
            case missingInfoPlistKey
        }

        /// What is wrong.
        public let kind: Kind
        /// The version, bundle, selector or key in question.
        public let subject: String
        /// What to do about it.
        public let advice: LocalizedText
    }

    /// The vendor.
    public let vendor: Vendor
    /// What the SDK says it is.
    public let sdkVersion: String
    /// The least version for this iOS, where one is known.
    public let minimumVersion: String?
    /// What is wrong; empty when nothing was found.
    public let findings: [Finding]
}

extension VendorDiagnosis {
    @MainActor init(of provider: any PhoneAuthProvider, vendor: Vendor, in host: any HostEnvironment) {
        let requirements = provider.requirements
        let version = provider.sdkVersion
        var findings: [Finding] = []
        let rules = requirements.minimumVersions.filter { rule in
            host.iOSVersion.map { SDKVersion($0) >= SDKVersion(rule.iOS) } ?? false
        }
        let strictest = rules.max { SDKVersion($0.sdk) < SDKVersion($1.sdk) }
        if let rule = strictest, SDKVersion(version) < SDKVersion(rule.sdk) {
            findings.append(Finding(kind: .outdatedSDK, subject: rule.sdk, advice: rule.reason))
        }
        for bundle in requirements.resourceBundles where !host.hasResourceBundle(bundle) {
            let advice = LocalizedText(
                en: "Add \(bundle).bundle to the app target's Copy Bundle Resources.",
                zhHans: "把 \(bundle).bundle 加到 App target 的 Copy Bundle Resources。")
            findings.append(Finding(kind: .missingResourceBundle, subject: bundle, advice: advice))
        }
        if let probe = requirements.categoryProbe, host.responds(probe) == false {
            let advice = LocalizedText(
                en: "Add -ObjC to Other Linker Flags of the app target: the SDK's categories are not linked.",
                zhHans: "在 App target 的 Other Linker Flags 里加上 -ObjC：SDK 的 category 没有链接进来。")
            findings.append(
                Finding(kind: .missingObjCFlag, subject: "\(probe.className).\(probe.selector)", advice: advice))
        }
        for key in requirements.infoPlistKeys where !host.hasInfoPlistKey(key) {
            let advice = LocalizedText(
                en: "Add \(key) to the app's Info.plist.", zhHans: "在 App 的 Info.plist 里加上 \(key)。")
            findings.append(Finding(kind: .missingInfoPlistKey, subject: key, advice: advice))
        }
        self.init(
            vendor: vendor, sdkVersion: version, minimumVersion: strictest?.sdk, findings: findings)
    }
}
