import Testing

@testable import PhoneAuth

@Suite("Initialisation")
@MainActor struct ClientInitializationTests {
    @Test("happens once, for all who ask")
    func once() async throws {
        let bench = try ClientBench()
        let runs = (0..<3).map { _ in bench.start { try await $0.initialize() } }
        await bench.settle()
        let later = bench.start { try await $0.initialize() }
        await bench.settle()
        #expect((runs + [later]).allSatisfy { $0.outcome == "success" })
        #expect(bench.first.count(of: "initialize") == 1)
    }

    @Test("that failed is tried again at the next call")
    func retried() async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.fails(.malformedResponse), .succeeds()]
        let first = bench.start { try await $0.initialize() }
        await bench.settle()
        let second = bench.start { try await $0.initialize() }
        await bench.settle()
        #expect([first.outcome, second.outcome] == ["malformedResponse", "success"])
        #expect(bench.client.diagnostics.malformed == 1)
    }

    @Test("goes on for the others when one of them leaves")
    func oneLeaves() async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.succeeds(after: 2)]
        let leaving = bench.start { try await $0.initialize() }
        let staying = bench.start { try await $0.initialize() }
        bench.at(1) { leaving.cancel() }
        await bench.settle()
        #expect([leaving.outcome, staying.outcome] == ["cancelled", "success"])
        #expect(leaving.error?.stage == .initialize)
        #expect(leaving.endedAt == 1)
        #expect(bench.first.count(of: "initialize") == 1)
    }

    @Test("that the provider never ends is a timeout, and can be tried again", arguments: [true, false])
    func neverEnds(ignoresCancellation: Bool) async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [ignoresCancellation ? .hangs : .silent, .succeeds()]
        let first = bench.start { try await $0.initialize() }
        await bench.settle()
        #expect(first.error?.code == .timeout)
        #expect(first.endedAt == 6)
        let second = bench.start { try await $0.initialize() }
        await bench.settle()
        #expect(second.outcome == "success")
    }

    @Test("answered twice is counted as a duplicate, also during prepare()")
    func answeredTwice() async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.twice]
        let run = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(run.outcome == "success")
        #expect(bench.client.diagnostics.duplicate == 1)
        #expect(bench.client.diagnostics.late == 0)
    }

    @Test("answered after its deadline is late, and makes nothing ready")
    func late() async throws {
        let bench = try ClientBench()
        bench.first.replies["initialize"] = [.succeeds(after: 8), .succeeds()]
        let first = bench.start { try await $0.initialize() }
        await bench.settle()
        #expect(first.outcome == "timeout")
        #expect(bench.client.diagnostics.late == 1)
        let second = bench.start { try await $0.initialize() }
        await bench.settle()
        #expect(second.outcome == "success")
        #expect(bench.first.count(of: "initialize") == 2)
    }
}
