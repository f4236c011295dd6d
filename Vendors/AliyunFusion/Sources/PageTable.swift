public import PhoneAuth

extension PageTable {
    /// How a style becomes an `AlicomFusionNumberAuthModel`.
    public static let aliyunFusion = PageTable(
        model: "AlicomFusionNumberAuthModel", properties: [:], rules: AliyunFusionPageRules.all, limits: [])
}
