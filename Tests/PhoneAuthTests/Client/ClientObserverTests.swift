import Testing

@testable import PhoneAuth

@Suite("What observers are told")
@MainActor struct ClientObserverTests {
    @MainActor private final class Recorder: PhoneAuthObserver {
        var events: [ClientEvent] = []
        func observe(_ event: ClientEvent) { events.append(event) }
        var kinds: [ClientEvent.Kind] { events.map(\.kind) }
    }

    private func report(
        _ attempt: Int, _ vendor: Vendor, _ stage: Stage, _ failure: PhoneAuthError.Code?, _ duration: Double
    ) -> ClientEvent.Kind {
        .stageEnded(
            .init(
                attempt: attempt, vendor: vendor, product: .oneLogin, carrier: .unknown, stage: stage,
                failure: failure, duration: duration))
    }

    /// Rounds the times, which are sums.
    private func rounded(_ kinds: [ClientEvent.Kind]) -> [ClientEvent.Kind] {
        func round(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
        return kinds.map { kind in
            switch kind {
            case .stageEnded(var report):
                report.duration = round(report.duration)
                return .stageEnded(report)
            case .attemptEnded(let number, var attempt):
                attempt.duration = round(attempt.duration)
                return .attemptEnded(number, attempt)
            case .pagePresented(let vendor, let seconds): return .pagePresented(vendor, after: round(seconds))
            case .ended(let operation, let failure, let seconds):
                return .ended(operation, failure, duration: round(seconds))
            default: return kind
            }
        }
    }

    @Test("a login over two vendors, from its beginning to its end")
    func login() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.replies["prefetch"] = [.fails(.carrierFailure, after: 0.4)]
        let recorder = Recorder()
        bench.client.addObserver(recorder)
        let login = bench.login { _ in "account" }
        await bench.settle()
        #expect(login.outcome == "success")
        #expect(recorder.events.allSatisfy { $0.operation == 1 })
        let kinds = rounded(recorder.kinds)
        let expected: [ClientEvent.Kind] = [
            .began(.login),
            .routed(
                RoutingDecision(
                    purpose: .login, carrier: .unknown, rule: .order,
                    choices: [
                        .init(vendor: .geetest, reason: .order), .init(vendor: .aliyunPNVS, reason: .order),
                    ], leftOut: [])),
            .attemptBegan(1, .geetest, .oneLogin),
            report(1, .geetest, .initialize, nil, 0.05), report(1, .geetest, .availability, nil, 0.05),
            report(1, .geetest, .prefetch, .carrierFailure, 0.4),
            .attemptEnded(1, Attempt(vendor: .geetest, stage: .prefetch, failure: .carrierFailure, duration: 0.5)),
            .attemptBegan(2, .aliyunPNVS, .oneLogin),
            report(2, .aliyunPNVS, .initialize, nil, 0.05), report(2, .aliyunPNVS, .availability, nil, 0.05),
            report(2, .aliyunPNVS, .prefetch, nil, 0.05), report(2, .aliyunPNVS, .present, nil, 0.1),
            .pagePresented(.aliyunPNVS, after: 0.75),
            // From the tap to the token.
            report(2, .aliyunPNVS, .login, nil, 0.3),
            report(2, .aliyunPNVS, .exchange, nil, 0),
            .attemptEnded(2, Attempt(vendor: .aliyunPNVS, stage: .exchange, failure: nil, duration: 1.45)),
            .ended(.login, nil, duration: 1.95),
        ]
        #expect(kinds == expected)
    }

    @Test("the turn of a vendor that makes way for the carrier's own is over before that one's begins")
    func makesWay() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS]) {
            $0.routing.byCarrier = [.chinaTelecom: [.aliyunPNVS]]
        }
        bench.first.networkCarrier = .chinaTelecom
        let recorder = Recorder()
        bench.client.addObserver(recorder)
        _ = bench.login()
        await bench.settle()
        let turns = rounded(recorder.kinds).compactMap { kind -> String? in
            switch kind {
            case .attemptBegan(let number, let vendor, _): "\(number) \(vendor) begins"
            case .attemptEnded(let number, let attempt): "\(number) \(attempt.vendor) ends at \(attempt.stage.rawValue)"
            default: nil
            }
        }
        #expect(
            turns == [
                "1 geetest begins", "1 geetest ends at initialize", "2 aliyunPNVS begins", "2 aliyunPNVS ends at login",
            ])
        #expect(bench.client.attempts.map(\.vendor) == [.aliyunPNVS], "the first was not tried")
    }

    @Test("operations are told apart, and each ends once")
    func operations() async throws {
        let bench = try ClientBench()
        bench.first.replies["prefetch"] = [.succeeds(after: 0.5)]
        let recorder = Recorder()
        bench.client.addObserver(recorder)
        _ = bench.start { try await $0.prepare() }
        _ = bench.start { try await $0.prefetch() }
        _ = bench.login()
        await bench.settle()
        _ = bench.start { try await $0.verificationCredential(for: PhoneNumber("13800000000")) }
        await bench.settle()
        let ends = recorder.events.compactMap { event -> String? in
            guard case .ended(let operation, let failure, _) = event.kind else { return nil }
            return "\(event.operation) \(operation.rawValue) \(failure?.rawValue ?? "success")"
        }
        #expect(
            Set(ends) == ["1 prepare success", "2 prefetch success", "3 login success", "4 verification success"])
        #expect(ends.count == 4)
        let reports = recorder.events.compactMap { event -> String? in
            guard case .stageEnded(let report) = event.kind, report.stage == .prefetch else { return nil }
            return "\(event.operation)"
        }
        #expect(Set(reports) == ["1", "2", "3"], "each tells how long it waited for the one vendor call")
        #expect(bench.first.count(of: "prefetch") == 1)
    }

    @Test("a rest, a recovery, and callbacks that are odd")
    func healthAndOddities() async throws {
        let bench = try ClientBench(order: [.geetest, .aliyunPNVS])
        bench.first.replies["prefetch"] = [.succeeds(after: 20)]
        bench.second.replies["initialize"] = [.twice]
        let recorder = Recorder()
        bench.client.addObserver(recorder)
        _ = bench.login()
        await bench.settle()
        #expect(recorder.kinds.contains(.restBegan(.geetest, .login, .prefetch, seconds: 60)))
        #expect(recorder.kinds.contains(.oddCallback(.aliyunPNVS, .duplicate)))
        #expect(recorder.kinds.contains(.oddCallback(.geetest, .late)))
        #expect(recorder.kinds.count { if case .restBegan = $0 { true } else { false } } == 1)
        #expect(!recorder.kinds.contains(.recovered(.geetest, .login, .prefetch)), "a late answer proves nothing")
        bench.first.replies["prefetch"] = [.succeeds()]
        bench.client.forgetPrefetches()
        bench.at(60) {}
        await bench.settle()
        _ = bench.start { try await $0.prepare() }
        await bench.settle()
        #expect(recorder.kinds.contains(.recovered(.geetest, .login, .prefetch)))
    }

    @Test("one that is added twice is told once; one that is removed, nothing")
    func addedTwice() async throws {
        let bench = try ClientBench()
        let recorder = Recorder()
        bench.client.addObserver(recorder)
        bench.client.addObserver(recorder)
        bench.client.enterBackground()
        #expect(recorder.events.count == 1)
        bench.client.removeObserver(recorder)
        bench.client.enterForeground()
        #expect(recorder.events.count == 1)
    }

    @Test("a closure is told for as long as its observation is kept", arguments: [true, false])
    func closure(isEnded: Bool) async throws {
        let bench = try ClientBench()
        var count = 0
        var observation: PhoneAuthClient.Observation? = bench.client.observe { _ in count += 1 }
        bench.client.enterBackground()
        #expect(count == 1)
        if isEnded { observation?.end() }
        observation = nil
        // The journal forgets it in the main queue's next turn.
        await withCheckedContinuation { continuation in MainScheduler.shared.hop { continuation.resume() } }
        bench.client.enterForeground()
        #expect(count == 1)
        #expect(observation == nil)
    }

    @Test("what an observer sets off is told after what it was told of, and one that is removed is told no more")
    func nested() async throws {
        let bench = try ClientBench()
        let recorder = Recorder()
        let removed = Recorder()
        let observation = bench.client.observe { [client = bench.client] event in
            guard event.kind == .enteredBackground else { return }
            client?.enterForeground()
            client?.removeObserver(removed)
        }
        bench.client.addObserver(recorder)
        bench.client.addObserver(removed)
        bench.client.enterBackground()
        #expect(recorder.kinds == [.enteredBackground, .enteredForeground(after: 0)])
        #expect(removed.events.isEmpty)
        observation.end()
    }

    @Test("a page that goes out of sight and comes back has come up once, and one that comes after the end has not")
    func pageOnce() async throws {
        let bench = try ClientBench()
        bench.first.pages = [
            [
                (0.1, .event(.pagePresented)), (1, .event(.pageDismissed)), (1.5, .event(.pagePresented)),
                (2, .failure(.carrierFailure)),
            ],
            [(0.1, .failure(.pagePresentationFailed)), (0.2, .event(.pagePresented))],
        ]
        let recorder = Recorder()
        bench.client.addObserver(recorder)
        for _ in 0..<2 {
            _ = bench.login()
            await bench.settle()
        }
        #expect(recorder.kinds.count { if case .pagePresented = $0 { true } else { false } } == 1)
    }

    @Test("nothing that vendors or users said gets into an event")
    func nothingSecret() async throws {
        let bench = try ClientBench()
        bench.first.pages = [
            [(0.1, .event(.pagePresented)), (1, .event(.loginTapped(isChecked: true))), (2, .token("tok-secret"))]
        ]
        let recorder = Recorder()
        bench.client.addObserver(recorder)
        _ = bench.login()
        await bench.settle()
        let verification = bench.start { try await $0.verificationCredential(for: PhoneNumber("13800138000")) }
        await bench.settle()
        #expect(verification.outcome == "success")
        let text = String(describing: recorder.events) + String(reflecting: recorder.events)
        #expect(recorder.events.count > 5)
        #expect(!text.contains("tok-secret") && !text.contains("13800138000"))
    }
}
