public import PhoneAuth

extension PageTable {
    /// How a style becomes an `YjdlShUIConfigure`.
    public static let shanyan = PageTable(
        model: "YjdlShUIConfigure", properties: [:], rules: ShanyanPageRules.all, limits: [])
}
