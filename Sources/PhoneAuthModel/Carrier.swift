/// A mainland China mobile network operator, as far as anybody knows it.
///
/// iOS 16.4 and later name no carrier, so it is ``unknown`` until a vendor reports it.
public enum Carrier: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    /// 中国移动.
    case chinaMobile
    /// 中国联通.
    case chinaUnicom
    /// 中国电信.
    case chinaTelecom
    /// Not reported, or a name that means none of the three.
    case unknown

    /// The three operators.
    public static let known: [Carrier] = [.chinaMobile, .chinaUnicom, .chinaTelecom]

    /// Reads a carrier from any spelling that the vendors use: `CM`, `CMCC`, `中国移动`, `CTCC`, `UNKNOW`, `--`, `65535`, …
    ///
    /// What is not one of the three is ``unknown``.
    public init(vendorText text: String?) {
        guard let text, !text.isEmpty else {
            self = .unknown
            return
        }
        let key = text.uppercased().filter { !$0.isWhitespace }
        switch key {
        case "CM", "CMCC", "CHINAMOBILE", "中国移动", "移动", "中國移動": self = .chinaMobile
        case "CU", "CUCC", "CHINAUNICOM", "中国联通", "联通", "中國聯通": self = .chinaUnicom
        case "CT", "CTCC", "CHINATELECOM", "中国电信", "电信", "中國電信": self = .chinaTelecom
        default: self = .unknown
        }
    }

    /// This carrier, or another where this one is not known.
    public func or(_ other: Carrier) -> Carrier { self == .unknown ? other : self }

    /// The name in reports.
    public var description: String { rawValue }
}
