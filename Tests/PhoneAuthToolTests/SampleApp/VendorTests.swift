import AliyunPNVSSimulation
import Foundation
import GeetestSimulation
import PhoneAuthAliyunPNVS
import PhoneAuthGeetest
import PhoneAuthTesting
import Testing

@MainActor @Suite struct VendorTests {
    let configuration: PhoneAuthConfiguration

    init() throws {
        let json = """
            {"schemaVersion": 1, "consent": {"required": false}, "routing": {"order": ["aliyunPNVS", "geetest"]},
             "providers": {"aliyunPNVS": {"secret": "s"}, "geetest": {"oneLogin": {"appID": "a"}}}}
            """
        configuration = try PhoneAuthConfiguration(data: Data(json.utf8))
    }

    /// The first vendor's own code, on a phone on which it is silent; a script in the second one's place.
    @Test func silentVendor() async throws {
        let phone = SimulatedPhone(settings: Situation.prefetchSilent.settings)
        let script = ScriptedVendor(.geetest)
        let client = try PhoneAuthClient(
            configuration: configuration, vendors: [.aliyunPNVS(AliyunPNVSBinding()), script.registration()],
            scheduler: SimulatedScheduler(phone: phone))
        let credential = try await client.login(from: UIViewController())
        #expect(credential.vendor == .geetest)
        #expect(client.attempts.map(\.vendor) == [.aliyunPNVS, .geetest])
    }

    /// Each vendor alone, on each carrier: both promise the same for what this app shows its users.
    @Test func vendorsCompared() async throws {
        let plan = Comparison.Plan(
            situations: [.cellularDataOff, .userCancels, .tokenSilent], vendors: [.aliyunPNVS, .geetest])
        let comparison = Comparison(plan, configuration: configuration) {
            [.aliyunPNVS(AliyunPNVSBinding()), .geetest(GeetestBinding())]
        }
        for cell in try await comparison.cells() {
            #expect(cell.agrees, "\(cell.vendor) on \(cell.carrier), \(cell.situation): \(cell.outcomes)")
            #expect(cell.expected.reason == nil, "\(cell.vendor) cannot tell \(cell.situation)")
        }
    }

    /// What the vendor called back on a user's phone.
    @Test func reportFromTheField() async throws {
        let transcript = """
            {"vendor": "aliyunPNVS", "operation": "login", "carrier": "chinaMobile",
             "deliveries": [{"callback": "login", "after": 0.3, "payload": {"resultCode": "600008"}}]}
            """
        let file = try TranscriptFile(data: Data(transcript.utf8))
        let report = try await file.run(with: configuration) { [.aliyunPNVS(AliyunPNVSBinding())] }.report()
        #expect(report.outcomeName == "cellularDataOff")
    }
}
