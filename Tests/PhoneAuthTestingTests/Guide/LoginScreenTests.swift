import Foundation
import PhoneAuthTesting
import Testing
import UIKitShim

/// The tests of Docs/Testing.md, as an app would have them: nothing but public API.
@MainActor @Suite("The guide's login screen")
struct LoginScreenTests {
    private final class TestBackend: Backend {
        var isDown = false
        private(set) var vendors: [Vendor] = []

        private struct Down: Error {}

        func signIn(_ credential: LoginCredential) async throws -> String {
            vendors.append(credential.vendor)
            if isDown { throw Down() }
            return "account"
        }
    }

    private let backend = TestBackend()
    private let controller = UIViewController()

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
        let client = try PhoneAuthClient.scripted(
            ScriptedVendor(.aliyunPNVS, in: .prefetchSilent), ScriptedVendor(.geetest))
        let screen = LoginScreen(client: client, backend: backend)
        await screen.logIn(from: controller)
        #expect(screen.state == .signedIn(account: "account"))
        #expect(backend.vendors == [.geetest])
    }

    @Test("offers SMS when the backend is down and the user gives up")
    func backendDown() async throws {
        backend.isDown = true
        let vendor = ScriptedVendor(.geetest)
        let screen = LoginScreen(client: try PhoneAuthClient.scripted(vendor), backend: backend)
        await screen.logIn(from: controller)
        #expect(backend.vendors.count == 2, "the user tapped once more")
        #expect(vendor.pagesShown == vendor.pagesClosed)
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

    @Test("stands in the guide as it is compiled here", arguments: ["Docs/Testing.md", "Docs/zh-Hans/Testing.md"])
    func guideHoldsWhatIsCompiled(guide: String) throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
        let page = try String(contentsOf: root.appendingPathComponent(guide), encoding: .utf8)
        let tests = try String(contentsOf: here, encoding: .utf8)
        let start = try #require(tests.firstRange(of: "    @Test(\n        \"shows what")).lowerBound
        let end = try #require(tests[start...].firstRange(of: "\n    }\n")).upperBound
        #expect(page.contains(tests[start..<end]))
        guard guide == "Docs/Testing.md" else { return }
        let file = here.deletingLastPathComponent().appendingPathComponent("LoginScreen.swift")
        let screen = try String(contentsOf: file, encoding: .utf8)
        let body = try #require(screen.firstRange(of: "@MainActor final class LoginScreen")).lowerBound
        let last = try #require(screen[body...].firstRange(of: "\n}\n")).upperBound
        #expect(page.contains(screen[body..<last]))
    }
}
