import Foundation
import PhoneAuthTesting
import Testing
import UIKitShim

// The tests of Docs/Testing.md, as an app would have them: nothing but public API.

@MainActor final class TestBackend: Backend {
    var isDown = false
    private(set) var vendors: [Vendor] = []

    struct Down: Error {}

    func signIn(_ credential: LoginCredential) async throws -> String {
        vendors.append(credential.vendor)
        if isDown { throw Down() }
        return "account"
    }
}

@MainActor @Suite("The guide's login screen")
struct LoginScreenTests {
    let backend = TestBackend()
    let controller = UIViewController()

    @Test("can be tested in three lines")
    func threeLines() async throws {
        let vendor = ScriptedVendor(.geetest, in: .userCancels)
        let client = try PhoneAuthClient.scripted(vendor)
        await LoginScreen(client: client, backend: backend).logIn(from: controller)
        #expect(vendor.pagesShown == 1)
        #expect(backend.vendors == [])
    }

    /// Five situations, each with either vendor.
    @Test(
        "shows what its user can do, whatever happens and whichever vendor is configured",
        arguments: [
            (Situation.normal, LoginScreen.State.signedIn(account: "account")), (.userCancels, .ready),
            (.userSwitches, .offersSMS), (.tokenSilent, .offersSMS), (.numberRestricted, .offersSMS),
        ], [Vendor.geetest, .aliyunPNVS])
    func situations(expected: (situation: Situation, state: LoginScreen.State), vendor: Vendor) async throws {
        let client = try PhoneAuthClient.scripted(ScriptedVendor(vendor, in: expected.situation))
        let screen = LoginScreen(client: client, backend: backend)
        await screen.logIn(from: controller)
        #expect(screen.state == expected.state)
    }

    @Test("asks the user to switch cellular data on, where that is all it takes")
    func cellularData() async throws {
        let client = try PhoneAuthClient.scripted(ScriptedVendor(.geetest, in: .cellularDataOff))
        let screen = LoginScreen(client: client, backend: backend)
        await screen.logIn(from: controller)
        guard case .asksUser(let text) = screen.state else {
            Issue.record("\(screen.state)")
            return
        }
        #expect(!text.isEmpty)
    }

    @Test("does not notice when the first vendor is down")
    func failover() async throws {
        let file = """
            {"schemaVersion": 1, "routing": {"order": ["aliyunPNVS", "geetest"]},
             "providers": {"aliyunPNVS": {"secret": "s"}, "geetest": {"oneLogin": {"appID": "a"}}}}
            """
        let data = Data(file.utf8)
        let client = try PhoneAuthClient.scripted(
            ScriptedVendor(.geetest), ScriptedVendor(.aliyunPNVS, in: .prefetchSilent),
            configuration: PhoneAuthConfiguration(data: data))
        client.grantConsent()
        let screen = LoginScreen(client: client, backend: backend)
        await screen.logIn(from: controller)
        #expect(screen.state == .signedIn(account: "account"))
        #expect(client.attempts.map(\.vendor) == [.aliyunPNVS, .geetest])
        #expect(backend.vendors == [.geetest])
    }

    @Test("is ready again when the backend is down and the user gives up")
    func backendDown() async throws {
        backend.isDown = true
        let vendor = ScriptedVendor(.geetest)
        let screen = LoginScreen(client: try PhoneAuthClient.scripted(vendor), backend: backend)
        await screen.logIn(from: controller)
        #expect(screen.state == .ready)
        #expect(backend.vendors.count == 2)
        #expect(vendor.pagesShown == vendor.pagesClosed)
    }

    @Test("lets a user who went back try again")
    func secondLogin() async throws {
        let vendor = ScriptedVendor(.geetest, in: .userCancels)
        let screen = LoginScreen(client: try PhoneAuthClient.scripted(vendor), backend: backend)
        await screen.logIn(from: controller)
        #expect(screen.state == .ready)
        vendor.situation = .normal
        await screen.logIn(from: controller)
        #expect(screen.state == .signedIn(account: "account"))
    }

    @Test("tells what it asked of the vendor")
    func whatWasAsked() async throws {
        let vendor = ScriptedVendor(.geetest)
        let client = try PhoneAuthClient.scripted(vendor)
        await LoginScreen(client: client, backend: backend).logIn(from: controller)
        #expect(vendor.calls == [.initialize, .checkAvailability, .prefetch, .openPage, .closePage])
        #expect(vendor.style == client.configuration.page)
        #expect(vendor.tokens == 1)
    }

    @Test("works by its button, which starts a task of its own")
    func button() async throws {
        let phone = SimulatedPhone()
        let client = try PhoneAuthClient.scripted(ScriptedVendor(.geetest), on: phone)
        let screen = LoginScreen(client: client, backend: backend)
        screen.loginTapped(from: controller)
        await phone.clock.idle()
        #expect(screen.state == .signedIn(account: "account"))
    }
}
