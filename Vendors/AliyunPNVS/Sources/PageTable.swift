public import PhoneAuth

extension PageTable {
    /// How a style becomes a `TXCustomModel`.
    public static let aliyunPNVS = PageTable(
        model: "TXCustomModel",
        properties: AliyunPage.properties.merging(AliyunPNVSPageProperties.all) { first, _ in first },
        rules: AliyunPage.rules(titleBar: AliyunPNVSPageRules.titleBar) + AliyunPNVSPageRules.all,
        limits: AliyunPNVSPageLimits.all + AliyunPage.limits, titleBar: AliyunPNVSPageRules.titleBar)
}
