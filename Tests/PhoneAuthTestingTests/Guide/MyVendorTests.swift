import Foundation
import PhoneAuth
import PhoneAuthTesting
import Testing

// The tests of Docs/Adapting.md, as an app would have them: nothing but public API.

/// MyVendor's SDK as far as its manual tells: it answers as the simulated phone's settings say.
@MainActor final class MyVendorStandIn: MyVendorSDK {
    /// The phone that the present call is made on.
    private var phone: SimulatedPhone { .current }
    /// An SDK keeps the closures that it was given, also those that it never calls.
    private var kept: [Reply] = []

    func start(key: String, _ reply: @escaping Reply) {
        phone.note(call: "start")
        answer(phone.settings.initialization, after: 0.1, reply)
    }

    func fetchToken(for number: String, _ reply: @escaping Reply) {
        phone.note(call: "fetchToken")
        answer(phone.settings.token, after: 0.4, reply)
    }

    private func answer(_ answer: PhoneSettings.Answer, after seconds: Double, _ reply: @escaping Reply) {
        kept.append(reply)
        switch answer {
        case .succeeds: send(["code": .text("0"), "token": .text("simulated-token")], after: seconds, reply)
        case .late(let seconds): send(["code": .text("0"), "token": .text("late-token")], after: seconds, reply)
        case .silent: break
        case .timesOut: send(["code": .text("9")], after: 3, reply)
        case .malformed: send(["code": .list([])], after: seconds, reply)
        case .fails, .refuses: send(["code": .text("7"), "message": .text("no")], after: seconds, reply)
        }
    }

    private func send(_ fields: [String: VendorPayload.Value], after seconds: Double, _ reply: @escaping Reply) {
        let times = phone.settings.delivery == .twice ? 2 : 1
        for _ in 0..<times { phone.schedule(after: seconds) { reply(VendorPayload(fields: fields)) } }
    }
}

struct MyVendorHarness: ConformanceHarness {
    let vendor = Vendor.myVendor
    let configuration: PhoneAuthConfiguration
    let exemptions = [
        Exemption(
            fromSituation: .callbackOffMain, because: "The stand-in calls back on the main thread, as the manual says.")
    ]

    func registration() -> VendorRegistration { .myVendor { MyVendorStandIn() } }
}

@MainActor @Suite("The guide's own vendor")
struct MyVendorTests {
    let configuration: PhoneAuthConfiguration

    init() throws {
        let json = """
            {"schemaVersion": 1, "consent": {"required": false}, "providers": {"myVendor": {"key": "k"}},
             "routing": {"order": ["myVendor"]}}
            """
        configuration = try PhoneAuthConfiguration(data: Data(json.utf8), linkedVendors: [.myVendor])
    }

    @Test func conformance() async throws {
        let report = await ConformanceSuite(MyVendorHarness(configuration: configuration)).report()
        #expect(report.broken.isEmpty, "\(report)")
    }

    @Test func verifies() async throws {
        let phone = SimulatedPhone()
        let client = try PhoneAuthClient(
            configuration: configuration, vendors: [.myVendor { MyVendorStandIn() }],
            scheduler: SimulatedScheduler(phone: phone))
        let credential = try await client.verificationCredential(for: PhoneNumber("13800000000"))
        #expect(credential.vendor == .myVendor)
    }
}
