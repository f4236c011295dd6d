public import PhoneAuth
import PhoneAuthAliyunPNVS

extension PageTable {
    /// How a style becomes an `AlicomFusionNumberAuthModel`: as a `TXCustomModel`, as far as the two are alike.
    public static let aliyunFusion = PageTable(
        model: "AlicomFusionNumberAuthModel",
        properties: AliyunPage.properties.merging(AliyunFusionPageProperties.all) { first, _ in first },
        rules: AliyunPage.rules(titleBar: AliyunFusionPageRules.titleBar) + AliyunFusionPageRules.all,
        limits: AliyunFusionPageLimits.all + AliyunPage.limits, titleBar: AliyunFusionPageRules.titleBar)
}
