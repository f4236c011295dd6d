public import PhoneAuth
import PhoneAuthModel
import SimulatedPhone

/// What vendors that do anything answer with: mostly their documented codes, in the form of each callback, at any time; now and
/// then something else. Their texts hold what must not be seen.
public struct ChaosPalette: Sendable {
    /// A number that must not be seen.
    static let number = "13800000000"
    /// A token that must not be seen; a longer text follows it.
    static let token = "chaos-secret-0123456789abcdef"

    private let codes: [Vendor: [Stage: [String]]]
    private let allCodes: [Vendor: [String]]

    /// Takes the codes of the vendors' tables.
    public init(_ tables: [ReturnCodeTable]) {
        var codes: [Vendor: [Stage: [String]]] = [:]
        var allCodes: [Vendor: [String]] = [:]
        for table in tables {
            for row in table.rows {
                allCodes[table.vendor, default: []].append(row.code)
                for stage in row.stages.isEmpty ? Stage.allCases : row.stages {
                    codes[table.vendor, default: [:]][stage, default: []].append(row.code)
                }
            }
        }
        self.codes = codes
        self.allCodes = allCodes
    }

    /// A payload for a callback.
    func payload(_ vendor: Vendor, _ callback: String, _ generator: inout SeededGenerator) -> JSONValue {
        if generator.chance(0.05) { return generator.pick([.null, [], "text", 600_000, [:], true]) }
        switch vendor {
        case .geetest: return geetest(callback, &generator)
        case .shanyan: return shanyan(callback, &generator)
        case .aliyunPNVS: return aliyunPNVS(callback, &generator)
        case .aliyunFusion: return aliyunFusion(callback, &generator)
        default: return [:]
        }
    }

    private func code(_ vendor: Vendor, _ stage: Stage, _ generator: inout SeededGenerator) -> String {
        if generator.chance(0.05) { return "987654" }
        let known = codes[vendor]?[stage] ?? []
        if !known.isEmpty, generator.chance(0.8) { return generator.pick(known) }
        return allCodes[vendor].map { generator.pick($0) } ?? "0"
    }

    private func text(_ generator: inout SeededGenerator) -> JSONValue {
        .string(
            generator.pick(["", "failed", "token \(Self.token)", "\(Self.number) is refused", "\(Self.token)456789ab"]))
    }

    private func token(_ generator: inout SeededGenerator) -> JSONValue {
        .string("\(Self.token)\(Int.random(in: 0...9, using: &generator))")
    }

    private func carrierCode(_ generator: inout SeededGenerator) -> String {
        generator.pick(["", "0", "103111", "1101", "-10004", "103902", "410007", "105002", "200023", "9999999"])
    }

    // MARK: Vendors

    private func geetest(_ callback: String, _ generator: inout SeededGenerator) -> JSONValue {
        let success = generator.chance(0.3)
        switch callback {
        case "pageEvent":
            let name = generator.pick([
                "viewLifeCycle", "viewLifeCycle", "viewLifeCycle", "clickSwitchButton", "clickBackButton",
                "clickCheckbox", "clickAuthButton", "clickAgreement", "tapAuthBackground", "dialogDisagree",
                "dialogBackground", "hint",
            ])
            guard name == "viewLifeCycle" else {
                return ["name": .string(name), "value": generator.pick([true, false, 0, .null])]
            }
            return [
                "name": .string(name),
                "value": generator.pick(["viewDidAppear:", "viewDidDisappear:", "viewWillAppear:"]),
            ]
        case "onePassSuccess":
            return [
                "process_id": "0123456789abcdef", "accesscode": token(&generator), "operatorType": "CM",
                "phone": .string(Self.number),
            ]
        case "onePassFailure":
            return [
                "code": .integer(Int(code(.geetest, .verify, &generator)) ?? 0), "description": text(&generator),
            ]
        default:
            var fields: [String: JSONValue] = [
                "operatorType": generator.pick(["CM", "CU", "CT", "XX"]), "msg": text(&generator),
                "status": success ? 200 : 500,
            ]
            if success {
                fields["processID"] = "0123456789abcdef0123456789abcdef"
                fields["token"] = token(&generator)
                fields["number"] = "138****0000"
                fields["expire_time"] = 580
            } else {
                fields["errorCode"] = .string(
                    code(.geetest, callback == "prefetch" ? .prefetch : .login, &generator))
                fields["metadata"] = ["resultCode": .string(carrierCode(&generator)), "desc": text(&generator)]
            }
            return .object(fields)
        }
    }

    private func shanyan(_ callback: String, _ generator: inout SeededGenerator) -> JSONValue {
        let stage: Stage =
            switch callback {
            case "initialize": .initialize
            case "prefetch": .prefetch
            case "openPage": .present
            case "mobileCheck": .verify
            default: .login
            }
        switch callback {
        case "action":
            return [
                "type": .integer(Int.random(in: 1...4, using: &generator)),
                "code": .integer(Int.random(in: 0...3, using: &generator)), "message": "《Terms》_CMCC",
            ]
        case "customControl":
            return ["id": generator.pick(["switchButton", "other"])]
        default:
            let isError = generator.chance(0.7)
            return [
                "code": .integer(isError ? Int(code(.shanyan, stage, &generator)) ?? 0 : 1000),
                "message": text(&generator), "error": .bool(isError),
                "data": isError ? .null : ["token": token(&generator), "number": "138****0000", "telecom": "CUCC"],
                "innerCode": .integer(Int(carrierCode(&generator)) ?? 0), "innerDesc": text(&generator),
            ]
        }
    }

    private func aliyunPNVS(_ callback: String, _ generator: inout SeededGenerator) -> JSONValue {
        let stage: Stage =
            switch callback {
            case "initialize": .initialize
            case "checkEnvironment": .availability
            case "accelerateLogin", "accelerateVerify": .prefetch
            case "verify": .verify
            default: .login
            }
        let code = generator.chance(0.15) ? "600000" : code(.aliyunPNVS, stage, &generator)
        var fields: [String: JSONValue] = [
            "resultCode": generator.chance(0.8) ? .string(code) : .integer(Int(code) ?? 0), "msg": text(&generator),
            "requestId": .string("0123-\(Self.number)"), "innerCode": .string(carrierCode(&generator)),
        ]
        if code == "600000" { fields["token"] = token(&generator) }
        if generator.chance(0.5) { fields["isChecked"] = generator.pick([true, false, 1, "0"]) }
        return .object(fields)
    }

    private func aliyunFusion(_ callback: String, _ generator: inout SeededGenerator) -> JSONValue {
        let code: String =
            generator.chance(0.4)
            ? generator.pick(["400003", "400005", "400006", "410008", "400007", "100004", "500005", "510001"])
            : code(.aliyunFusion, .login, &generator)
        var event: [String: JSONValue] = [
            "templateId": "100001", "resultCode": .string(code), "resultMsg": text(&generator),
            "innerCode": generator.pick(["", "1600011", "1600015", "1700001", "1600017"]),
            "innerMsg": text(&generator), "requestId": "0123456789abcdef",
        ]
        if generator.chance(0.3) { event["nodeId"] = generator.pick(["numberAuth", "smsCode", "1"]) }
        if generator.chance(0.2) {
            event["carrierFailedResultData"] = [
                "resultCode": .string(carrierCode(&generator)), "desc": text(&generator),
            ]
        }
        return [
            "event": .object(event), "maskToken": token(&generator),
            "nodeName": generator.pick([
                "AlicomFusionNodeNameNumberAuth", "AlicomFusionNodeNameVerifyCodeAuth",
                "AlicomFusionNodeNameUpGoingAuth", "other",
            ]),
            "protocolName": "《Terms》", "protocolUrl": "https://example.com/terms",
        ]
    }
}
