import Foundation
import PhoneAuth
import PhoneAuthModel
import PhoneAuthTesting
import SimulatedPhone
import Testing

@testable import PhoneAuthAliyunFusion
@testable import PhoneAuthAliyunPNVS
@testable import PhoneAuthGeetest
@testable import PhoneAuthShanyan
@testable import PhoneAuthTool

@Suite("Payloads of every kind and shape")
struct RandomPayloadTests {
    @Test("are read without a crash, a hundred thousand of each vendor's", arguments: Vendor.known)
    func reading(vendor: Vendor) {
        var random = RandomPayload(vendor: vendor, seed: 20_261_130)
        var outcomes: [String: Int] = [:]
        for _ in 0..<100_000 {
            let payload = VendorPayload(random.payload().foundationDictionary)
            outcomes[Self.read(payload, of: vendor), default: 0] += 1
        }
        #expect(outcomes.values.reduce(0, +) == 100_000)
        // The generator must reach all of it, or the test shows nothing.
        #expect(outcomes.keys.contains("success"))
        #expect(outcomes.keys.contains(PhoneAuthError.Code.malformedResponse.rawValue))
        #expect(outcomes.keys.contains(PhoneAuthError.Code.unknown.rawValue))
        #expect(outcomes.keys.count > 8, "\(outcomes.keys.sorted())")
    }

    /// Reads a payload as the vendor's provider does.
    private static func read(_ payload: VendorPayload, of vendor: Vendor) -> String {
        let carrier = Carrier(vendorText: payload.text("operatorType", "telecom"))
        let reading: ReturnCodeTable.Reading
        switch vendor {
        case .geetest:
            let answer = VendorAnswer(oneLogin: payload, carrier: carrier)
            reading = ReturnCodeTable.geetest.reading(answer, of: .oneLogin, in: .login)
        case .shanyan:
            do throws(PhoneAuthError) {
                _ = try ReturnCodeTable.shanyan.check(shanyan: payload, carrier: carrier, in: .login)
                return "success"
            } catch {
                return error.code.rawValue
            }
        case .aliyunPNVS:
            let answer = VendorAnswer(aliyunPNVS: payload, carrier: carrier)
            reading = ReturnCodeTable.aliyunPNVS.reading(answer, of: .aliyunPNVS, in: .login)
        default:
            reading = FusionEvent(payload, carrier: carrier).reading(in: .login)
        }
        switch reading {
        case .success: return "success"
        case .progress: return "progress"
        case .event(let name): return name
        case .failure(let error): return error.code.rawValue
        }
    }

    @MainActor @Test("end a login once, whatever they say", arguments: Vendor.known)
    func login(vendor: Vendor) async throws {
        let callbacks = try #require(TranscriptFile.callbacks[vendor])
        for seed in 0..<40 {
            var random = RandomPayload(vendor: vendor, seed: UInt64(seed))
            let deliveries = (0..<30).map { number -> JSONValue in
                [
                    "callback": .string(random.pick(callbacks)), "after": .number(Double(number) / 10),
                    "payload": random.payload(), "thread": .string(random.pick(["main", "background"])),
                ]
            }
            let text =
                (["vendor": .string(vendor.rawValue), "operation": "login", "deliveries": .array(deliveries)]
                as JSONValue).serialized()
            let run = try await Fixtures.with(file: text) { path in await ToolRun("replay", path, "--json") }
            let report = try run.json
            let kind = try #require(report[path: "outcome.kind"]?.text)
            #expect(["credential", "failure", "pending"].contains(kind), "seed \(seed)")
            let events = report["events"]?.each("event").compactMap(\.text) ?? []
            let shown = events.filter { $0 == "pagePresented" }.count
            let gone = events.filter { $0 == "pageDismissed" }.count
            #expect(kind == "pending" ? shown - gone <= 1 : shown == gone, "seed \(seed): \(events)")
        }
    }
}

/// Payloads made of a vendor's own keys and of values that no vendor should send.
struct RandomPayload {
    private let vendor: Vendor
    private let keys: [String]
    private var generator: SeededGenerator
    /// Objects packed as text: made once, since the writing of them would take longer than the reading that is tested.
    private var packed: [JSONValue] = []

    init(vendor: Vendor, seed: UInt64) {
        self.vendor = vendor
        keys = Self.keys(of: vendor)
        generator = SeededGenerator(seed: seed, name: vendor.rawValue)
        for _ in 0..<40 {
            packed.append(.string(object(depth: 2).serialized(pretty: false)))
        }
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }

    mutating func payload() -> JSONValue {
        if chance(0.03) { return .null }
        var fields: [String: JSONValue] = [:]
        for key in keys where chance(0.6) { fields[key] = value(for: key, depth: 0) }
        for _ in 0..<Int.random(in: 0...2, using: &generator) { fields["x\(fields.count)"] = anything(depth: 0) }
        return .object(fields)
    }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }

    private static func keys(of vendor: Vendor) -> [String] {
        switch vendor {
        case .geetest:
            [
                "status", "errorCode", "msg", "token", "processID", "operatorType", "number", "metadata", "expire_time",
                "name", "value", "code", "description", "process_id", "accesscode", "phone",
            ]
        case .shanyan:
            ["code", "message", "data", "innerCode", "innerDesc", "error", "type", "telecom", "operatorType"]
        case .aliyunPNVS:
            [
                "resultCode", "msg", "requestId", "token", "innerCode", "innerMsg", "carrierFailedResultData",
                "isChecked",
                "url", "urlName", "operatorType",
            ]
        default:
            [
                "resultCode", "resultMsg", "innerCode", "carrierFailedResultData", "extendData", "event", "nodeName",
                "maskToken", "protocolName", "operatorType",
            ]
        }
    }

    private mutating func value(for key: String, depth: Int) -> JSONValue {
        if chance(0.3) { return anything(depth: depth) }
        switch key {
        case "status": return pick([200, 500, "200", 500.0])
        case "errorCode", "resultCode", "code", "innerCode":
            let code = pick(codes)
            guard let number = Int(code), chance(0.4) else { return .string(chance(0.2) ? " \(code) " : code) }
            return chance(0.2) ? .number(Double(number)) : .integer(number)
        case "operatorType", "telecom": return pick(["CM", "CUCC", "CTCC", "UNKNOW", "--", ""])
        case "error": return .bool(chance(0.5))
        case "metadata", "data", "carrierFailedResultData", "extendData", "event":
            guard depth < 3 else { return .null }
            return !packed.isEmpty && chance(0.3) ? pick(packed) : object(depth: depth + 1)
        case "name": return pick(["viewLifeCycle", "clickCheckbox", "clickAuthButton", "clickAgreement", "hint"])
        case "value": return pick(["viewDidAppear:", "viewDidDisappear:", 1, true])
        case "nodeName": return "AlicomFusionNodeNameNumberAuth"
        default: return .string(pick(["", " ", "tok-1", "13800000000", "用户协议", Self.wide]))
        }
    }

    private mutating func object(depth: Int) -> JSONValue {
        var fields: [String: JSONValue] = [:]
        for key in keys where chance(0.4) { fields[key] = value(for: key, depth: depth) }
        return .object(fields)
    }

    private let codes = [
        "0", "200", "1000", "1003", "1011", "1023", "600000", "600001", "600011", "600015", "700000", "700002",
        "700004", "700020", "-20302", "-20303", "-20202", "-40101", "103111", "80000", "10103", "400003", "400005",
        "400006", "400007", "1600007", "1600011", "100004", "300003", "110005", "999999",
    ]

    private static let deep = String(repeating: "{\"a\":", count: 200)
    private static let long = String(repeating: "9", count: 400)
    private static let wide = String(repeating: "长", count: 300)

    private mutating func anything(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth < 4 ? 12 : 10), using: &generator) {
        case 0: return .null
        case 1: return .bool(chance(0.5))
        case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &generator))
        case 3: return .integer(pick([Int.max, Int.min, 0, -1]))
        case 4: return .number(pick([1.5, -0.0, 1e300, 600_000.0, 0.1]))
        case 5: return .string(pick(["", " ", "null", "{}", "{\"a\":", "[[[[", "\u{0}", "😀", "1e9", "-"]))
        case 6: return .string(pick(codes))
        case 7: return .string("{\"resultCode\":\(pick(codes))}")
        case 8: return .string(Self.deep)
        case 9: return .string(Self.long)
        case 10: return .array((0..<3).map { _ in anything(depth: depth + 1) })
        default:
            return .object(["a": anything(depth: depth + 1), pick(keys): anything(depth: depth + 1)])
        }
    }
}
