import SimulatedPhone
import Testing
import UIKitShim

@testable import PhoneAuth

@Suite("Whom the client lets in")
@MainActor struct ClientAdmissionTests {
    /// An operation of the client, by name.
    struct Operation: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let run: @MainActor (PhoneAuthClient) async throws -> Void
    }

    nonisolated static let operations: [Operation] = [
        Operation(testDescription: "prepare") { try await $0.prepare() },
        Operation(testDescription: "initialize") { try await $0.initialize() },
        Operation(testDescription: "checkAvailability") { try await $0.checkAvailability() },
        Operation(testDescription: "prefetch") { try await $0.prefetch() },
        Operation(testDescription: "login") { _ = try await $0.login(from: UIViewController()) },
        Operation(testDescription: "verification") {
            _ = try await $0.verificationCredential(for: PhoneNumber("13800000000"))
        },
        Operation(testDescription: "diagnose") { _ = try $0.diagnose() },
        Operation(testDescription: "networkEnvironment") { _ = try $0.networkEnvironment() },
    ]

    @Test("no provider is made before consent", arguments: operations)
    func consent(operation: Operation) async throws {
        let bench = try ClientBench(consents: false)
        let refused = bench.start(operation.run)
        await bench.settle()
        #expect(refused.outcome == "consentRequired")
        #expect(bench.first.providersMade == 0)
        #expect(bench.first.calls.isEmpty)
        bench.client.grantConsent()
        let admitted = bench.start(operation.run)
        await bench.settle()
        #expect(admitted.outcome == "success")
        #expect(bench.first.providersMade == 1)
    }

    @Test("without the duty of consent nothing is refused")
    func noConsentNeeded() async throws {
        let bench = try ClientBench(consents: false) { $0.consent.isRequired = false }
        let login = bench.login()
        await bench.settle()
        #expect(login.outcome == "success")
    }

    @Test("a second login is busy, and does not disturb the first")
    func singleFlight() async throws {
        let bench = try ClientBench()
        let first = bench.login()
        let second = bench.login()
        await bench.settle()
        #expect(first.outcome == "success")
        #expect(second.outcome == "busy")
        #expect(second.endedAt == 0)
        #expect(bench.first.count(of: "login") == 1)
    }

    @Test("login and verification exclude each other")
    func loginAndVerification() async throws {
        let bench = try ClientBench()
        let number = try PhoneNumber("13800000000")
        let login = bench.login()
        let verification = bench.start { try await $0.verificationCredential(for: number) }
        await bench.settle()
        #expect([login.outcome, verification.outcome] == ["success", "busy"])
        let again = bench.start { try await $0.verificationCredential(for: number) }
        let refused = bench.login()
        await bench.settle()
        #expect([again.outcome, refused.outcome] == ["success", "busy"])
    }

    @Test("a second client is busy until the first has gone", arguments: operations)
    func secondClient(operation: Operation) async throws {
        let bench = try ClientBench()
        let admitted = bench.start { try await $0.initialize() }
        await bench.settle()
        let other = try bench.makeClient()
        other.grantConsent()
        let refused = bench.start(on: other, operation.run)
        await bench.settle()
        #expect([admitted.outcome, refused.outcome] == ["success", "busy"])
        bench.dropClient()
        let readmitted = bench.start(on: other, operation.run)
        await bench.settle()
        #expect(readmitted.outcome == "success")
    }

    @Test("a client that never asked for anything takes no place")
    func idleClient() async throws {
        let bench = try ClientBench()
        let other = try bench.makeClient()
        other.grantConsent()
        let admitted = bench.start(on: other) { try await $0.initialize() }
        await bench.settle()
        #expect(admitted.outcome == "success")
        let refused = bench.login()
        await bench.settle()
        #expect(refused.outcome == "busy")
    }

    @Test("a diagnosis covers every vendor that the routing names, each once")
    func diagnosis() async throws {
        @MainActor struct Host: HostEnvironment {
            let iOSVersion: String? = "17.0"
            func hasResourceBundle(_ name: String) -> Bool { true }
            func hasInfoPlistKey(_ key: String) -> Bool { false }
            func responds(_ probe: SDKRequirements.CategoryProbe) -> Bool? { nil }
        }
        let bench = try ClientBench { $0.routing.byPurpose[.verification] = [.aliyunPNVS, .geetest] }
        let diagnoses = try bench.client.diagnose(in: Host())
        #expect(diagnoses.map(\.vendor) == [.geetest, .aliyunPNVS])
        #expect(diagnoses.first?.sdkVersion == "1.2.3")
        #expect(diagnoses.first?.findings.map(\.kind) == [.missingInfoPlistKey])
        #expect(diagnoses.first?.findings.map(\.subject) == ["NeededKey"])
        #expect(bench.first.calls.isEmpty, "nothing was initialised for it")
    }
}
