public import PhoneAuth

extension PageTable {
    /// How a style becomes an `TXCustomModel`.
    public static let aliyunPNVS = PageTable(
        model: "TXCustomModel", properties: [:], rules: AliyunPNVSPageRules.all, limits: [])
}
