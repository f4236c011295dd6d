import Foundation
import PhoneAuth
import PhoneAuthTesting
import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuthTool

@MainActor @Suite("An app that names no vendor in its login code")
struct SampleAppTests {
    /// Runs the sample's login screen with a configuration, and tells what it showed and which vendor's credential it got.
    private func logIn(
        order: [Vendor], situation: String = "normal"
    ) async throws -> (shown: String, vendor: Vendor?) {
        var file = SampleConfiguration.json
        let names = order.map { "\"\($0)\"" }.joined(separator: ", ")
        let original = try #require(file.firstRange(of: /"order": \[[^\]]*\]/))
        file.replaceSubrange(original, with: "\"order\": [\(names)]")
        let configuration = try PhoneAuthConfiguration(data: Data(file.utf8))
        let settings = try #require(Situation.named(situation)).settings
        let phone = SimulatedPhone(settings: settings, seed: 1)
        let scheduler = SimulatedScheduler(phone: phone)
        let linked = phone.enter { Vendors.simulated() }
        let client = try PhoneAuthClient(configuration: configuration, vendors: linked, scheduler: scheduler)
        var vendor: Vendor?
        let screen = LoginScreen(client: client) { credential in
            await phone.pause(for: 0.3)
            vendor = credential.vendor
            return "user 1"
        }
        let shown = await phone.enter {
            await screen.userAgreedToPrivacyPolicy()
            return await screen.loginTapped(from: UIViewController())
        }
        #expect(!phone.isPageUp)
        return (shown, vendor)
    }

    @Test("follows the order in its configuration file to the vendor", arguments: Vendor.known)
    func changesVendorByConfiguration(vendor: Vendor) async throws {
        let rest = Vendor.known.filter { $0 != vendor && $0 != .shanyan && $0 != .geetest }
        let result = try await logIn(order: [vendor] + rest)
        #expect(result.shown == "Hello, user 1")
        #expect(result.vendor == vendor)
    }

    @Test("stays on its login screen when the user goes back", arguments: Vendor.known)
    func staysWhenUserGoesBack(vendor: Vendor) async throws {
        let result = try await logIn(order: [vendor], situation: "userCancels")
        #expect(result.shown == "Log in")
        #expect(result.vendor == nil)
    }

    @Test("shows the other login when the user asks for it", arguments: Vendor.known)
    func showsOtherLogin(vendor: Vendor) async throws {
        #expect(try await logIn(order: [vendor], situation: "userSwitches").shown == "Log in by text message")
    }

    @Test("asks the user for what the user can mend", arguments: Vendor.known)
    func asksUser(vendor: Vendor) async throws {
        let result = try await logIn(order: [vendor], situation: "cellularDataOff")
        #expect(result.shown == PhoneAuthError.Code.cellularDataOff.prompt?.inPreferredLanguage)
    }

    @Test("goes on to the next vendor when the first never answers")
    func goesOnWhenFirstIsSilent() async throws {
        let result = try await logIn(order: [.aliyunPNVS, .geetest], situation: "prefetchSilent")
        #expect(result.shown == "Log in by text message")
    }

    @Test("is at most forty lines")
    func isShort() throws {
        let source = try Self.text("Tests/PhoneAuthToolTests/SampleApp/LoginScreen.swift")
        #expect(source.split(separator: "\n").count <= 40)
    }

    @Test("stands in the documents as it is compiled here")
    func documentsHoldWhatIsCompiled() throws {
        let readme = try Self.text("README.md")
        let screen = try Self.text("Tests/PhoneAuthToolTests/SampleApp/LoginScreen.swift")
        let body = try #require(screen.firstRange(of: "/// A login screen")).lowerBound
        #expect(readme.contains(screen[body...].trimmingCharacters(in: .newlines)))
        #expect(try Self.text("Docs/zh-Hans/README.md").contains(screen[body...].trimmingCharacters(in: .newlines)))
        let test = try Self.text("Tests/PhoneAuthToolTests/SampleApp/LoginTests.swift")
        for guide in ["Docs/Testing.md", "Docs/zh-Hans/Testing.md"] {
            #expect(try Self.text(guide).contains(test.trimmingCharacters(in: .newlines)), "\(guide)")
        }
        #expect(try Self.text("Docs/Configuration.md").contains(SampleConfiguration.json))
    }

    private static func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}
