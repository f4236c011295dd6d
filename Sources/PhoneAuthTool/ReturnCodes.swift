import CommandLineInterface
import PhoneAuth
import PhoneAuthAliyunFusion
import PhoneAuthAliyunPNVS
import PhoneAuthGeetest
import PhoneAuthModel
import PhoneAuthShanyan

/// The tables of return codes that the tool knows.
@MainActor enum ReturnCodes {
    static let tables: [ReturnCodeTable] = [
        GeetestProvider.returnCodes, ShanyanProvider.returnCodes, AliyunPNVSProvider.returnCodes,
        AliyunFusionProvider.returnCodes, .apple,
    ]

    static func table(of name: String) throws(UsageError) -> ReturnCodeTable {
        guard let table = tables.first(where: { $0.vendor.rawValue == name }) else {
            let names = tables.map(\.vendor.rawValue).joined(separator: ", ")
            throw UsageError("“\(name)” is no vendor; vendors are \(names)")
        }
        return table
    }

    /// A table's products, in its order.
    static func products(in table: ReturnCodeTable) -> [Product] {
        var products: [Product] = []
        for row in table.rows where !products.contains(row.product) { products.append(row.product) }
        return products
    }

    /// Everything that a vendor's codes can be: its own, then the carriers' that it hands on.
    static func matches(in table: ReturnCodeTable) -> [ReturnCodeMatch] {
        table.matches + (table.vendor == .apple ? [] : CarrierCodes.matches)
    }
}
