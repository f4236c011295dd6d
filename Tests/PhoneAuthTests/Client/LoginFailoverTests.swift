import Testing

@testable import PhoneAuth

@Suite("Failover and repetition")
struct LoginFailoverTests {
    private static let toNext: Set<Disposition> = [.retry, .refreshAndRetry, .nextVendor, .fixConfiguration]

    @Test("before a page has been shown, the disposition decides", arguments: Disposition.allCases)
    func disposition(disposition: Disposition) {
        for inputs in [[], [LoginMachine.Input.prepared]] {
            var script = MachineScript([.aliyunPNVS, .geetest])
            script.feed(.begin)
            for input in inputs { script.feed(input) }
            let error = PhoneAuthError(.unknown, stage: .prefetch, disposition: disposition)
            script.feed(.failed(error, repetition: nil))
            #expect(script.outcomes.isEmpty == Self.toNext.contains(disposition))
            #expect(script.machine.attempts.count == 1)
            #expect(script.machine.attempts.first?.vendor == .aliyunPNVS)
        }
    }

    @Test("once a page has been shown there is no failover", arguments: Disposition.allCases)
    func shownPage(disposition: Disposition) {
        var script = MachineScript([.aliyunPNVS, .geetest])
        script.showPage()
        script.feed(.failed(PhoneAuthError(.unknown, stage: .login, disposition: disposition), repetition: nil))
        #expect(script.failure == .unknown)
    }

    @Test("a page that was asked for and did not show is closed before the next vendor is prepared")
    func closesBeforeNext() {
        var script = MachineScript([.aliyunPNVS, .geetest])
        script.feed(.begin, .prepared)
        let actions = script.feed(.timer(.present))
        #expect(actions == [.stopTimer(.present), .abandon, .close(0)])
        script.feed(.event(.pagePresented))
        #expect(script.count(of: .close(0)) == 2, "a page that comes up after all is closed too")
        #expect(script.events.isEmpty, "and nobody is told of it")
        script.feed(.closed(isConfirmed: true))
        #expect(script.machine.phase == .leaving, "the second closing is under way")
        script.feed(.closed(isConfirmed: false), .prepared)
        #expect(script.count(of: .open(1)) == 1)
    }

    @Test("the last vendor's failure is the login's")
    func lastVendor() {
        var script = MachineScript([.aliyunPNVS, .geetest])
        script.feed(.begin, .failed(.prefetchFailed, at: .prefetch), .failed(.rateLimited, at: .prefetch))
        #expect(script.failure == .rateLimited)
        #expect(script.machine.attempts.map(\.failure) == [.prefetchFailed, .rateLimited])
        #expect(script.actions.last == .finish)
    }

    @Test(
        "a vendor is repeated once for each cause",
        arguments: [ReturnCodeRow.Repetition.closeAndReopen, .prefetchAgain, .initializeAgain])
    func repetition(repetition: ReturnCodeRow.Repetition) {
        var script = MachineScript([.aliyunPNVS, .geetest])
        script.feed(.begin, .prepared, .failed(.pagePresentationFailed, at: .present, repetition: repetition))
        #expect(script.outcomes.isEmpty)
        #expect(script.machine.attempts.isEmpty, "it is the same attempt")
        script.feed(repetition == .closeAndReopen ? .closed(isConfirmed: true) : .prepared)
        #expect(script.count(of: .open(0)) == 2)
        script.feed(.failed(.pagePresentationFailed, at: .present, repetition: repetition))
        #expect(script.machine.attempts.map(\.vendor) == [.aliyunPNVS], "the second time it is a failure")
        script.feed(.closed(isConfirmed: true), .prepared)
        #expect(script.count(of: .open(1)) == 1)
    }

    @Test("each cause has its own repetition")
    func repetitions() {
        var script = MachineScript()
        script.feed(.begin, .prepared, .failed(.busy, at: .present, repetition: .closeAndReopen))
        script.feed(.closed(isConfirmed: true), .failed(.prefetchExpired, at: .present, repetition: .prefetchAgain))
        script.feed(.prepared, .event(.pagePresented))
        #expect(script.count(of: .open(0)) == 3)
        #expect(script.outcomes.isEmpty)
    }

    @Test("with a page up nothing is repeated")
    func noRepetitionWithPage() {
        var script = MachineScript()
        script.showPage()
        script.feed(.failed(.prefetchExpired, repetition: .prefetchAgain))
        #expect(script.failure == .prefetchExpired)
    }
}
