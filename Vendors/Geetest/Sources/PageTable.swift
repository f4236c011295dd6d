public import PhoneAuth

extension PageTable {
    /// How a style becomes an `OLAuthViewModel`.
    ///
    /// Properties with a dot are parts of what the SDK takes as one value: of `privacyTermsAttributes`, of the view
    /// `popupMaskView`, of the agreements' order.
    public static let geetest = PageTable(
        model: "OLAuthViewModel", properties: GeetestPageProperties.all, rules: GeetestPageRules.all,
        limits: GeetestPageLimits.all)
}
