public import PhoneAuth

extension PageTable {
    /// How a style becomes an `OLAuthViewModel`.
    public static let geetest = PageTable(
        model: "OLAuthViewModel", properties: [:], rules: GeetestPageRules.all, limits: [])
}
