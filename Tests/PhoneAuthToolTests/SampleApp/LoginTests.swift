import AliyunPNVSSimulation
import Foundation
import PhoneAuthAliyunPNVS
import PhoneAuthTesting
import Testing

@MainActor @Suite struct LoginTests {
    @Test func cellularDataOff() async throws {
        let json = #"{"schemaVersion":1,"providers":{"aliyunPNVS":{"secret":"s"}},"routing":{"order":["aliyunPNVS"]}}"#
        let phone = SimulatedPhone(settings: Situation.cellularDataOff.settings)
        let client = try PhoneAuthClient(
            configuration: PhoneAuthConfiguration(data: Data(json.utf8)),
            vendors: [.aliyunPNVS(AliyunPNVSBinding())],
            scheduler: SimulatedScheduler(phone: phone))
        let screen = LoginScreen(client: client) { _ in "user 1" }
        await screen.userAgreedToPrivacyPolicy()
        let shown = await screen.loginTapped(from: UIViewController())
        #expect(shown.contains("cellular data"))
    }
}
