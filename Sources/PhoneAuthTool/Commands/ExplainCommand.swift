import CommandLineInterface
import PhoneAuth
import PhoneAuthModel

/// What a vendor's code means.
enum ExplainCommand: Command {
    static let name = "explain"
    static let summary = "What a vendor's code means, and what to do about it."
    static let syntax = Arguments.Syntax(
        options: [
            ("product", "P", "only this product's: oneLogin, onePass"),
            ("stage", "S", "only what it means in this stage"),
            ("carrier", "C", "this carrier's meaning first: chinaMobile, chinaUnicom, chinaTelecom"),
        ],
        flags: [("json", "prints the meanings as JSON")], operands: ["V", "CODE"])

    static func run(_ arguments: Arguments, console: Console) async throws(UsageError) -> Int32 {
        let table = try ReturnCodes.table(of: arguments.operands[0])
        guard case .found(let code) = VendorPayload.code(arguments.operands[1]) else {
            throw UsageError("the code is empty")
        }
        var product: Product?
        if let name = arguments["product"] {
            let products = ReturnCodes.products(in: table)
            guard products.contains(Product(rawValue: name)) else {
                let names = products.map(\.rawValue).joined(separator: ", ")
                throw UsageError("--product: “\(name)” is none of \(names)")
            }
            product = Product(rawValue: name)
        }
        let stage = try arguments["stage"].map { _ throws(UsageError) in
            try arguments.choice("stage", default: Stage.login)
        }
        let carrier = try arguments["carrier"].map { _ throws(UsageError) in
            try arguments.choice("carrier", default: Carrier.unknown)
        }
        let matches = table.matches(of: code, product: product, stage: stage, carrier: carrier)
        if arguments.has("json") {
            var json: [String: JSONValue] = [
                "vendor": .string(table.vendor.rawValue), "code": .string(code),
                "matches": .array(matches.map { $0.json(withCode: false) }),
            ]
            if matches.isEmpty { json["errorCode"] = .string(PhoneAuthError.Code.unknown.rawValue) }
            console.output(JSONValue.object(json).serialized())
        } else if matches.isEmpty {
            console.output("\(table.vendor) \(code): in no table; the app sees unknown")
        } else {
            console.output(matches.map { text($0, table.vendor) }.joined(separator: "\n\n"))
        }
        return matches.isEmpty ? 1 : 0
    }

    private static func text(_ match: ReturnCodeMatch, _ vendor: Vendor) -> String {
        let place = [match.carrier?.rawValue ?? match.product?.rawValue, match.stage?.rawValue].compactMap { $0 }
        var lines = ["\(vendor) \(match.code) (\(place.joined(separator: ", ")))"]
        if let code = match.errorCode, let disposition = match.disposition {
            lines.append("  \(code.rawValue), \(disposition.rawValue)")
        } else {
            lines.append("  \(match.event ?? match.kindName)")
        }
        lines.append("  \(match.meaning.en) \(match.advice.en)")
        lines.append("  \(match.meaning.zhHans)\(match.advice.zhHans)")
        lines.append("  source: \(match.source)")
        return lines.joined(separator: "\n")
    }
}
