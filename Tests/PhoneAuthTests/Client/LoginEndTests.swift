import Testing

@testable import PhoneAuth

@Suite("How a login ends")
struct LoginEndTests {
    @Test("a failed token settles the login, then closes the page")
    func failedToken() {
        var script = MachineScript([.geetest, .aliyunPNVS])
        script.tapLogin()
        let actions = script.feed(.failed(.carrierFailure))
        #expect(script.failure == .carrierFailure)
        #expect(actions.suffix(3).first == .abandon)
        #expect(actions.last == .close(0), "the outcome is taken before the page closes")
        #expect(script.count(of: .finish) == 0)
        script.feed(.closed(isConfirmed: true))
        #expect(script.events.last == .pageDismissed)
        #expect(script.actions.last == .finish)
    }

    @Test("a vendor that does not confirm the closing ends the login all the same")
    func unconfirmedClosing() {
        var script = MachineScript()
        script.tapLogin()
        script.feed(.credential(.sample()), .closed(isConfirmed: false))
        #expect(script.events.last == .loginTapped(isChecked: true), "nobody saw the page go")
        #expect(script.actions.last == .finish)
    }

    @Test("a failed exchange keeps the page, waits for another tap, and takes the next token")
    func failedExchange() {
        var script = MachineScript { $0.exchanges = true }
        script.tapLogin()
        script.feed(.credential(.sample("tok-A1")))
        #expect(script.count(of: .exchange(.sample("tok-A1"))) == 1)
        let actions = script.feed(.exchangeFailed)
        #expect(actions == [.stopTimer(.exchange), .waitForAnotherTap(0)])
        #expect(script.outcomes.isEmpty)
        script.feed(.event(.loginTapped(isChecked: true)))
        #expect(script.timers[.token] == 9)
        script.feed(.credential(.sample("tok-A2")), .exchanged)
        #expect(script.count(of: .exchange(.sample("tok-A2"))) == 1)
        #expect(script.outcomes == [.exchanged])
        #expect(script.actions.last == .close(0))
    }

    @Test("after a failed exchange the user may leave")
    func leaveAfterFailedExchange() {
        var script = MachineScript { $0.exchanges = true }
        script.tapLogin()
        script.feed(.credential(.sample()), .exchangeFailed, .failed(.userCancelled))
        #expect(script.failure == .userCancelled)
    }

    @Test("an exchange that fails when the page has gone ends the login")
    func failedExchangeWithoutPage() {
        var script = MachineScript { $0.exchanges = true }
        script.tapLogin()
        script.feed(.credential(.sample()), .event(.pageDismissed))
        #expect(script.timers[.pageGone] == nil, "the exchange decides")
        script.feed(.exchangeFailed)
        #expect(script.outcomes == [.exchangeFailed])
    }

    @Test("a second token during the exchange is not exchanged")
    func secondTokenDuringExchange() {
        var script = MachineScript { $0.exchanges = true }
        script.tapLogin()
        script.feed(.credential(.sample("tok-A1")))
        #expect(script.feed(.credential(.sample("tok-A2"))).isEmpty)
    }

    @Test("with the page closing at the token, it closes before the exchange, once, and a failed exchange is the end")
    func closingAtToken() {
        var script = MachineScript {
            $0.exchanges = true
            $0.closesAtToken = true
        }
        script.tapLogin()
        let actions = script.feed(.credential(.sample()))
        #expect(Array(actions.suffix(3)) == [.close(0), .startTimer(.exchange, 15), .exchange(.sample())])
        script.feed(.closed(isConfirmed: true))
        #expect(script.events.last == .pageDismissed)
        script.feed(.exchangeFailed)
        #expect(script.outcomes == [.exchangeFailed])
        #expect(script.actions.last == .finish)
        #expect(script.count(of: .close(0)) == 1)
    }

    @Test(
        "cancelling ends the login as cancelled, at its stage", arguments: [Stage.initialize, .availability, .prefetch])
    func cancelWhilePreparing(stage: Stage) {
        var script = MachineScript()
        script.feed(.begin, .entered(stage), .cancel)
        #expect(
            script.error
                == PhoneAuthError(.cancelled, stage: stage, vendor: .geetest, product: Product(rawValue: "geetest")))
        #expect(script.actions.suffix(2).last == .finish, "there is no page to close")
        #expect(script.timers.isEmpty)
    }

    @Test("cancelling with a page closes it")
    func cancelWithPage() {
        var script = MachineScript()
        script.showPage()
        script.feed(.cancel)
        #expect(script.failure == .cancelled)
        #expect(script.actions.last == .close(0))
        #expect(script.feed(.cancel).isEmpty)
    }

    @Test("every attempt is on the record, with stage, code and time")
    func attempts() {
        var script = MachineScript([.aliyunPNVS, .geetest])
        script.feed(.begin)
        script.wait(2)
        script.feed(.failed(.prefetchFailed, at: .prefetch))
        script.wait(1)
        script.feed(.prepared, .event(.pagePresented), .event(.loginTapped(isChecked: true)), .credential(.sample()))
        #expect(
            script.machine.attempts == [
                Attempt(vendor: .aliyunPNVS, stage: .prefetch, failure: .prefetchFailed, duration: 2),
                Attempt(vendor: .geetest, stage: .login, failure: nil, duration: 1),
            ])
    }
}

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
        #expect(actions.prefix(3) == [.stopTimer(.present), .abandon, .close(0)])
        #expect(actions.count == 4)
        script.feed(.prepared)
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
        script.feed(.prepared)
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
