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
