import PhoneAuthModel
import Testing

@testable import PhoneAuthTool

/// A transcript for one test: what the vendor calls back, and what the app does meanwhile.
struct Script: Sendable, CustomTestStringConvertible {
    /// One callback of the vendor.
    struct Delivery: Sendable {
        var callback: String
        var after: Double
        var payload: JSONValue
    }

    /// What the test case is called.
    let name: String
    private(set) var members: [String: JSONValue]

    var testDescription: String { name }

    init(
        _ vendor: Vendor, named name: String? = nil, operation: String = "login", carrier: Carrier = .chinaMobile,
        app actions: [(after: Double, action: String)] = [], _ deliveries: [Delivery]
    ) {
        self.name = name ?? vendor.rawValue
        members = [
            "vendor": .string(vendor.rawValue), "operation": .string(operation),
            "carrier": .string(carrier.rawValue),
            "appActions": .array(actions.map { ["after": .number($0.after), "action": .string($0.action)] }),
            "deliveries": .array(
                deliveries.map {
                    ["callback": .string($0.callback), "after": .number($0.after), "payload": $0.payload]
                }),
        ]
    }

    /// The same with a member more.
    func with(_ key: String, _ value: JSONValue) -> Script {
        var script = self
        script.members[key] = value
        return script
    }

    /// Replays the script.
    @MainActor func run(_ options: String...) async throws -> ToolRun {
        let text = JSONValue.object(members).serialized()
        return try await Fixtures.with(file: text) { path in await ToolRun(["replay", path, "--json"] + options) }
    }

    /// What the app saw.
    @MainActor func report() async throws -> JSONValue {
        try await run().json
    }
}

extension Script.Delivery {
    /// A callback by its name.
    static func call(_ callback: String, at after: Double, _ payload: JSONValue) -> Self {
        Self(callback: callback, after: after, payload: payload)
    }

    /// A code of PNVS's login callback.
    static func pnvs(_ code: JSONValue, at after: Double, _ more: [String: JSONValue] = [:]) -> Self {
        .call("login", at: after, .object(more.merging(["resultCode": code]) { first, _ in first }))
    }

    /// An event of Geetest's page.
    static func page(_ name: String, _ value: JSONValue = .null, at after: Double) -> Self {
        .call("pageEvent", at: after, ["name": .string(name), "value": value])
    }

    /// Geetest's page coming up.
    static func appears(at after: Double) -> Self { .page("viewLifeCycle", "viewDidAppear:", at: after) }

    /// Geetest's page going out of sight.
    static func disappears(at after: Double) -> Self { .page("viewLifeCycle", "viewDidDisappear:", at: after) }

    /// Geetest's token.
    static func oneLoginToken(at after: Double) -> Self {
        .call(
            "login", at: after,
            [
                "status": 200, "errorCode": "0", "token": "tok-1", "processID": "p", "authcode": "0",
                "operatorType": "CM",
            ])
    }

    /// An event with a code of fusion's; `authEvent` where no other callback is named.
    static func fusion(
        _ code: String, at after: Double, as callback: String = "authEvent", _ more: [String: JSONValue] = [:]
    ) -> Self {
        let event = more.merging(["resultCode": .string(code)]) { first, _ in first }
        return .call(callback, at: after, ["event": .object(event)])
    }

    /// The page of Shanyan coming up.
    static func opens(at after: Double) -> Self { .call("openPage", at: after, ["code": 1000]) }
}

extension JSONValue {
    /// The names of a report's events, in order.
    var eventNames: [String] { self["events"]?.each("event").compactMap(\.text) ?? [] }

    /// `credential`, `pending`, or the code of the error.
    var outcomeName: String? { self[path: "outcome.error.code"]?.text ?? self[path: "outcome.kind"]?.text }
}
