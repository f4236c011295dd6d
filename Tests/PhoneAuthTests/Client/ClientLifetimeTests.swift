import Testing

@testable import PhoneAuth

@Suite("What is kept after use")
@MainActor struct ClientLifetimeTests {
    @MainActor final class Sentinel {}

    @Test(
        "client, operation and provider are freed, with a vendor that never ends too",
        arguments: ClientLoginTests.silences)
    func freed(silence: ClientLoginTests.Silence) async throws {
        let bench = try ClientBench()
        silence.prepare(bench.first)
        weak var client: PhoneAuthClient?
        weak var sentinel: Sentinel?
        do {
            let kept = Sentinel()
            sentinel = kept
            client = bench.client
            let login = bench.login { _ in
                _ = kept
                return "account"
            }
            await bench.settle()
            #expect(login.outcome == "timeout")
        }
        bench.dropClient()
        await bench.settle()
        #expect(client == nil)
        #expect(sentinel == nil)
        let other = try bench.makeClient()
        other.grantConsent()
        bench.first.replies = [:]
        let admitted = bench.start(on: other) { try await $0.initialize() }
        await bench.settle()
        #expect(admitted.outcome == "success", "the place is free again")
    }

    @Test("a page that comes up when its client has gone is closed too; with the SDK's closures the provider goes")
    func latePageWithoutClient() async throws {
        let bench = try ClientBench()
        bench.first.pages = [[(100, .event(.pagePresented))]]
        let login = bench.login()
        bench.at(50) { bench.dropClient() }
        await bench.settle()
        #expect(login.outcome == "timeout")
        #expect(bench.first.pagesClosed == 1)
        bench.first.forgetClosures()
        #expect(bench.first.provider == nil)
    }
}
