import Testing

@testable import PhoneAuth

@Suite("Number verification")
@MainActor struct ClientVerificationTests {
    private func verify(on bench: ClientBench) throws -> Running<VerificationCredential> {
        let number = try PhoneNumber("13800000000")
        return bench.start { try await $0.verificationCredential(for: number) }
    }

    @Test("shows no page and gives a credential of its own purpose")
    func success() async throws {
        let bench = try ClientBench()
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.values.first?.envelope.purpose == .verification)
        #expect(bench.first.calls == ["initialize", "availability", "verify"])
    }

    @Test("turns to the next vendor, which need not be able to do it")
    func failover() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.capabilities.remove(.numberVerification)
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.values.first?.vendor == .aliyunPNVS)
        #expect(bench.client.attempts.map(\.outcome) == ["unsupportedOperation", "success"])
        #expect(bench.first.calls.isEmpty)
    }

    @Test("stops where another vendor cannot help", arguments: [PhoneAuthError.Code.noSIM, .unsupportedCarrier])
    func stops(code: PhoneAuthError.Code) async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.replies["availability"] = [.fails(code)]
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.error?.code == code)
        #expect(run.error?.attempts.count == 1)
        #expect(bench.second.calls.isEmpty)
    }

    @Test("is cancelled with its task", arguments: ["initialize", "availability", "verify"])
    func cancelled(call: String) async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.replies[call] = [.hangs]
        let run = try verify(on: bench)
        bench.at(2) { run.cancel() }
        await bench.settle()
        #expect(run.error?.code == .cancelled)
        #expect(run.error?.stage.rawValue == call)
        #expect(run.endedAt == 2)
        #expect(bench.second.calls.isEmpty)
    }

    @Test("that is never answered ends at its deadline")
    func silent() async throws {
        let bench = try ClientBench()
        bench.first.replies["verify"] = [.silent]
        let run = try verify(on: bench)
        await bench.settle()
        #expect(run.error?.code == .timeout)
        #expect(run.endedAt == 11.1)
    }
}
