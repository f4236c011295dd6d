/// A vendor of phone-number authentication.
///
/// The set is open: a module that adapts one more SDK declares one more value. The raw value is the name that
/// configuration files, reports and credentials carry; it never changes.
public struct Vendor: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name in configuration files, reports and credentials.
    public let rawValue: String

    /// Names a vendor.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Geetest: OneLogin for login, OnePass for number verification.
    public static let geetest = Vendor(rawValue: "geetest")
    /// The Shanyan white label whose SDK is the module `YjdlShSDK`.
    public static let shanyan = Vendor(rawValue: "shanyan")
    /// Aliyun phone number verification service, the SDK `ATAuthSDK`.
    public static let aliyunPNVS = Vendor(rawValue: "aliyunPNVS")
    /// Aliyun fusion authentication, the SDK `AlicomFusionAuth`.
    public static let aliyunFusion = Vendor(rawValue: "aliyunFusion")

    /// The vendors that this package adapts, in the order in which reports list them.
    public static let known: [Vendor] = [.geetest, .shanyan, .aliyunPNVS, .aliyunFusion]

    /// The name.
    public var description: String { rawValue }
}
