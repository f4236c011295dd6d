import Testing

@testable import PhoneAuth

@Suite("A login's deadlines")
struct LoginDeadlineTests {
    @Test("the present clock runs from the opening to the page")
    func present() {
        var script = MachineScript()
        script.feed(.begin)
        #expect(script.timers[.present] == nil)
        script.feed(.prepared)
        #expect(script.timers[.present] == 9)
        script.feed(.event(.pagePresented))
        #expect(script.timers[.present] == nil)
    }

    @Test("a page that does not come up in time is a timeout at stage present")
    func presentFires() {
        var script = MachineScript()
        script.feed(.begin, .prepared, .timer(.present))
        #expect(script.failure == .timeout)
        #expect(script.error?.stage == .present)
        #expect(script.actions.last == .close(0))
    }

    struct TokenStart: CustomTestStringConvertible {
        let testDescription: String
        let events: [AuthPageEvent]
        let confirmingLogsIn: Bool
        let starts: Bool
    }

    @Test(
        "the token clock starts at a ticked tap, or at the dialog's confirmation with automatic login",
        arguments: [
            TokenStart(testDescription: "nothing", events: [], confirmingLogsIn: true, starts: false),
            TokenStart(
                testDescription: "an unticked tap", events: [.loginTapped(isChecked: false)], confirmingLogsIn: true,
                starts: false),
            TokenStart(
                testDescription: "a tick", events: [.checkboxToggled(isChecked: true)], confirmingLogsIn: true,
                starts: false),
            TokenStart(
                testDescription: "a ticked tap", events: [.loginTapped(isChecked: true)], confirmingLogsIn: false,
                starts: true),
            TokenStart(
                testDescription: "a confirmed dialog with automatic login",
                events: [.consentDialogShown, .consentDialogConfirmed], confirmingLogsIn: true, starts: true),
            TokenStart(
                testDescription: "a confirmed dialog without automatic login",
                events: [.consentDialogShown, .consentDialogConfirmed], confirmingLogsIn: false, starts: false),
            TokenStart(
                testDescription: "a dismissed dialog", events: [.consentDialogShown, .consentDialogDismissed],
                confirmingLogsIn: true, starts: false),
        ])
    func tokenStart(_ example: TokenStart) {
        var script = MachineScript { $0.confirmingLogsIn = example.confirmingLogsIn }
        script.showPage()
        for event in example.events { script.feed(.event(event)) }
        #expect((script.timers[.token] == 9) == example.starts)
        #expect(script.events == [.pagePresented] + example.events)
    }

    @Test("a token that does not come in time is a timeout at stage login, and the page closes")
    func tokenFires() {
        var script = MachineScript()
        script.tapLogin()
        script.feed(.timer(.token))
        #expect(script.failure == .timeout)
        #expect(script.error?.stage == .login)
        #expect(script.actions.last == .close(0))
        #expect(script.timers.isEmpty)
    }

    @Test("the user's time is without limit")
    func usersTime() {
        var script = MachineScript()
        script.showPage()
        #expect(script.timers.isEmpty)
        script.wait(3600)
        script.feed(.event(.loginTapped(isChecked: true)), .credential(.sample()))
        #expect(script.outcomes == [.success(.sample())])
    }

    @Test("the idle limit starts anew with each tap, stops at login, and ends in a timeout")
    func pageIdle() {
        var script = MachineScript { $0.pageIdle = 20 }
        script.showPage()
        #expect(script.timers[.pageIdle] == 20)
        let actions = script.feed(.event(.checkboxToggled(isChecked: true)))
        #expect(actions.contains(.startTimer(.pageIdle, 20)))
        var other = script
        other.feed(.event(.loginTapped(isChecked: true)))
        #expect(other.timers[.pageIdle] == nil)
        script.feed(.timer(.pageIdle))
        #expect(script.failure == .timeout)
    }

    @Test("the whole login's clock leaves the user's time and the exchange out")
    func wholeLogin() {
        var script = MachineScript { $0.exchanges = true }
        script.feed(.begin)
        #expect(script.timers[.wholeLogin] == 30)
        script.wait(4)
        script.feed(.prepared)
        script.wait(1)
        script.feed(.event(.pagePresented))
        #expect(script.timers[.wholeLogin] == nil)
        script.wait(1000)
        script.feed(.event(.loginTapped(isChecked: true)))
        #expect(script.timers[.wholeLogin] == 25)
        script.wait(2)
        script.feed(.credential(.sample()))
        #expect(script.timers[.wholeLogin] == nil)
        script.wait(10)
        script.feed(.exchangeFailed, .event(.loginTapped(isChecked: true)))
        #expect(script.timers[.wholeLogin] == 23)
        script.feed(.timer(.wholeLogin))
        #expect(script.failure == .timeout)
    }

    @Test("the whole login's clock goes on over a failover")
    func wholeLoginOverFailover() {
        var script = MachineScript([.aliyunPNVS, .geetest])
        script.feed(.begin)
        script.wait(12)
        script.feed(.failed(.prefetchFailed, at: .prefetch))
        #expect(script.count(of: .startTimer(.wholeLogin, 30)) == 1)
        #expect(script.timers[.wholeLogin] == 30)
        script.feed(.prepared, .event(.pagePresented), .event(.loginTapped(isChecked: true)))
        #expect(script.timers[.wholeLogin] == 18)
    }

    @Test(
        "the whole login's end is a timeout at the stage that it has come to", arguments: [Stage.initialize, .prefetch])
    func wholeLoginFires(stage: Stage) {
        var script = MachineScript([.aliyunPNVS, .geetest])
        script.feed(.begin, .entered(stage), .timer(.wholeLogin))
        #expect(script.failure == .timeout)
        #expect(script.error?.stage == stage)
        #expect(script.error?.vendor == .aliyunPNVS, "the budget is spent, so no other vendor is tried")
    }

    @Test("a clock that fires when its time has passed changes nothing", arguments: LoginMachine.Timer.allCases)
    func staleTimer(timer: LoginMachine.Timer) {
        var script = MachineScript()
        script.feed(.begin, .prepared, .failed(.carrierFailure))
        let before = script.actions
        script.feed(.timer(timer))
        #expect(script.actions == before)
        script.feed(.closed(isConfirmed: true), .timer(timer))
        #expect(script.actions == before + [.finish])
    }

    @Test("the exchange's deadline ends the login and closes the page")
    func exchangeFires() {
        var script = MachineScript { $0.exchanges = true }
        script.tapLogin()
        script.feed(.credential(.sample()))
        #expect(script.timers == [.exchange: 15])
        script.feed(.timer(.exchange))
        #expect(script.failure == .timeout)
        #expect(script.error?.stage == .exchange)
        #expect(script.actions.last == .close(0))
    }
}
