import SimulatedPhone
import Testing

@testable import PhoneAuth

@Suite("A client whose vendors and app do anything")
@MainActor struct ClientRandomWalkTests {
    struct Refused: Error {}

    private static func reply(_ generator: inout SeededGenerator) -> ScriptedVendor.Reply {
        let seconds = Double(Int.random(in: 0...140, using: &generator)) / 10
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return .silent
        case 1: return .hangs
        case 2: return .twice
        case 3:
            return .fails(
                [.noSIM, .rateLimited, .malformedResponse, .cancelled].randomElement(using: &generator)!, after: seconds
            )
        case 4: return .throwsAtOnce(.carrierFailure)
        case 5: return .succeeds(after: seconds)
        default: return .succeeds()
        }
    }

    private static func page(_ generator: inout SeededGenerator) -> [(after: Double, step: ScriptedVendor.PageStep)] {
        if Int.random(in: 0..<3, using: &generator) == 0 { return ScriptedVendor.goodPage }
        return (0..<Int.random(in: 0...8, using: &generator)).map { _ in
            let seconds = Double(Int.random(in: 0...300, using: &generator)) / 20
            let step: ScriptedVendor.PageStep =
                switch Int.random(in: 0..<12, using: &generator) {
                case 0..<4: .event(.pagePresented)
                case 4: .event(.pageDismissed)
                case 5: .event(.loginTapped(isChecked: true))
                case 6: .event(.agreementTapped(index: 0, title: nil, url: nil))
                case 7: .event(.checkboxToggled(isChecked: Bool.random(using: &generator)))
                case 8: .token("tok-\(Int.random(in: 0...2, using: &generator))")
                case 9: .failure(.userCancelled)
                case 10: .failure(.carrierFailure)
                default:
                    .failure(
                        .pagePresentationFailed,
                        vendorCode: ["CLOSE", "PREFETCH", "INITIALIZE"].randomElement(using: &generator))
                }
            return (seconds, step)
        }
    }

    private func walk(seed: UInt64) async throws -> String? {
        var generator = SeededGenerator(seed: seed, name: "client")
        let bench = try ClientBench(order: Bool.random(using: &generator) ? [.geetest, .aliyunPNVS] : [.geetest]) {
            $0.pageIdleTimeout = 50
            $0.pageDismissal = Bool.random(using: &generator) ? .onToken : .afterExchange
        }
        let closesPages = Bool.random(using: &generator)
        for vendor in [bench.first, bench.second] {
            for call in ["initialize", "availability", "prefetch", "login", "dismiss"] {
                vendor.replies[call] = (0..<3).map { _ in Self.reply(&generator) }
            }
            vendor.pages = (0..<3).map { _ in Self.page(&generator) }
            if closesPages { vendor.replies["dismiss"] = [.succeeds(after: 0.3), .twice] }
        }
        let pause = Double(Int.random(in: 0...200, using: &generator)) / 10
        let fails = Bool.random(using: &generator)
        let phone = bench.phone
        let login = bench.login { _ in
            await phone.pause(for: pause)
            if fails { throw Refused() }
            return "account"
        }
        let prefetch = bench.start { try await $0.prefetch() }
        var others: [Running<Void>] = []
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let action = Int.random(in: 0..<4, using: &generator)
            bench.at(Double(Int.random(in: 0...400, using: &generator)) / 10) {
                switch action {
                case 0: login.cancel()
                case 1: prefetch.cancel()
                case 2: others.append(bench.start { await $0.dismissPage() })
                default: others.append(bench.start { await $0.logOut() })
                }
            }
        }
        await bench.settle()
        guard login.values.count + login.errors.count == 1 else { return "the login: \(login.outcome)" }
        guard prefetch.values.count + prefetch.errors.count == 1 else { return "the prefetch: \(prefetch.outcome)" }
        guard others.allSatisfy({ $0.outcome == "success" }) else { return "the app's calls: \(others.map(\.outcome))" }
        if let fault = Self.fault(in: login.events) { return fault }
        for vendor in [bench.first, bench.second] {
            if closesPages, vendor.isPageUp { return "a page is left up" }
            vendor.replies = [:]
            vendor.pages = [ScriptedVendor.goodPage]
        }
        let next = bench.login()
        await bench.settle()
        guard next.outcome == "success" else { return "the next login: \(next.outcome)" }
        weak let client = bench.client
        bench.dropClient()
        await bench.settle()
        return client == nil ? nil : "the client is kept"
    }

    /// The page comes before it goes, and nothing happens on a page that is not there.
    private static func fault(in events: [AuthPageEvent]) -> String? {
        var isShown = false
        for event in events {
            switch event {
            case .pagePresented where isShown, .pageDismissed where !isShown: return "the page: \(events.map(\.name))"
            case .pagePresented: isShown = true
            case .pageDismissed: isShown = false
            default: break
            }
        }
        return nil
    }

    @Test("gives every operation one outcome, and is free and freed afterwards", arguments: 0..<6)
    func walk(block: Int) async throws {
        for seed in 0..<100 {
            if let fault = try await walk(seed: UInt64(block * 100 + seed)) {
                Issue.record("seed \(block * 100 + seed): \(fault)")
                return
            }
        }
    }
}
