/// One of a vendor's products. Return codes are read per product: Geetest's two use the same numbers for different things.
public struct Product: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name in reports and credentials.
    public let rawValue: String

    /// Names a product.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Geetest's one-click login.
    public static let oneLogin = Product(rawValue: "oneLogin")
    /// Geetest's number verification.
    public static let onePass = Product(rawValue: "onePass")
    /// The one product of ``Vendor/shanyan``.
    public static let shanyan = Product(rawValue: "shanyan")
    /// The one product of ``Vendor/aliyunPNVS``.
    public static let aliyunPNVS = Product(rawValue: "aliyunPNVS")
    /// The one product of ``Vendor/aliyunFusion``.
    public static let aliyunFusion = Product(rawValue: "aliyunFusion")

    /// The name.
    public var description: String { rawValue }
}
