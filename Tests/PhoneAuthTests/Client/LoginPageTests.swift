import Testing

@testable import PhoneAuth

@Suite("A login's page")
struct LoginPageTests {
    @Test("a page that goes away without a result is left by the user after a second")
    func pageGone() {
        var script = MachineScript()
        script.showPage()
        script.feed(.event(.pageDismissed))
        #expect(script.outcomes.isEmpty)
        #expect(script.timers[.pageGone] == 1)
        script.feed(.timer(.pageGone))
        #expect(script.failure == .userCancelled)
        #expect(script.events == [.pagePresented, .pageDismissed])
    }

    @Test("a result within that second counts")
    func resultAfterPageGone() {
        var script = MachineScript()
        script.tapLogin()
        script.feed(.event(.pageDismissed), .credential(.sample()))
        #expect(script.outcomes == [.success(.sample())])
        #expect(script.timers.isEmpty)
    }

    @Test("an agreement that was opened does not keep a page that goes from having gone")
    func goneAfterAgreement() {
        var script = MachineScript()
        script.showPage()
        script.feed(.event(.agreementTapped(index: 0, title: "Terms", url: nil)), .event(.pageDismissed))
        #expect(script.timers[.pageGone] == 1, "else a page that goes would be waited for without end")
    }

    @Test("a page that is back within the second has not gone")
    func pageBack() {
        var script = MachineScript()
        script.showPage()
        script.feed(.event(.pageDismissed), .event(.pagePresented))
        #expect(script.timers[.pageGone] == nil)
        #expect(script.events == [.pagePresented, .pageDismissed, .pagePresented])
        script.feed(.event(.loginTapped(isChecked: true)), .credential(.sample()))
        #expect(script.outcomes == [.success(.sample())])
    }

    struct OnlyAPage: CustomTestStringConvertible {
        let testDescription: String
        let input: LoginMachine.Input
        let rest: [AuthPageEvent]
    }

    @Test(
        "what only a page can give shows that one was up",
        arguments: [
            OnlyAPage(testDescription: "a credential", input: .credential(.sample()), rest: []),
            OnlyAPage(testDescription: "back", input: .failed(.userCancelled), rest: []),
            OnlyAPage(testDescription: "switch", input: .failed(.userChoseOtherMethod), rest: []),
            OnlyAPage(testDescription: "a tap", input: .event(.backTapped), rest: [.backTapped]),
            OnlyAPage(
                testDescription: "a ticked login tap", input: .event(.loginTapped(isChecked: true)),
                rest: [.loginTapped(isChecked: true)]),
        ])
    func impliedPage(_ example: OnlyAPage) {
        var script = MachineScript()
        script.feed(.begin, .prepared, example.input)
        #expect(script.events == [.pagePresented] + example.rest)
        #expect(script.timers[.present] == nil)
    }

    @Test("an implied page is not presented again when the vendor says so later")
    func impliedOnce() {
        var script = MachineScript()
        script.feed(.begin, .prepared, .event(.checkboxToggled(isChecked: true)), .event(.pagePresented))
        #expect(script.events == [.pagePresented, .checkboxToggled(isChecked: true)])
    }

    @Test("a failure that is no decision implies no page, and is of stage present")
    func noImpliedPage() {
        var script = MachineScript()
        script.feed(.begin, .prepared, .failed(.carrierFailure, at: .login))
        #expect(script.events.isEmpty)
        #expect(script.error?.stage == .present)
    }

    @Test("events come once and in order, and the login once")
    func order() {
        var script = MachineScript()
        script.showPage()
        script.feed(
            .event(.checkboxToggled(isChecked: true)), .event(.checkboxToggled(isChecked: true)),
            .event(.agreementTapped(index: 1, title: "Privacy", url: nil)), .event(.loginTapped(isChecked: true)),
            .event(.loginTapped(isChecked: true)), .event(.loadingStarted), .event(.vendorEvent(code: "x")),
            .credential(.sample()), .event(.loginTapped(isChecked: true)), .closed(isConfirmed: true),
            .event(.pageDismissed))
        #expect(
            script.events == [
                .pagePresented, .checkboxToggled(isChecked: true),
                .agreementTapped(index: 1, title: "Privacy", url: nil), .loginTapped(isChecked: true), .loadingStarted,
                .vendorEvent(code: "x"), .pageDismissed,
            ])
        #expect(script.outcomes == [.success(.sample())])
        #expect(script.count(of: .finish) == 1)
    }

    @Test("the vendor's own login tap after a confirmed dialog is told, once, and restarts no clock")
    func tapAfterDialog() {
        var script = MachineScript { $0.confirmingLogsIn = true }
        script.showPage()
        script.feed(.event(.consentDialogConfirmed))
        #expect(script.feed(.event(.loginTapped(isChecked: true))) == [.emit(.loginTapped(isChecked: true))])
        #expect(script.feed(.event(.loginTapped(isChecked: true))).isEmpty)
    }

    @Test("back is told once, whoever tells it", arguments: [AuthPageEvent.backTapped, .otherMethodTapped])
    func leavingTap(event: AuthPageEvent) {
        var script = MachineScript()
        script.showPage()
        script.feed(.event(event), .event(event))
        #expect(script.events == [.pagePresented, event])
        #expect(script.outcomes.isEmpty, "an event ends nothing")
    }

    @Test("nothing is done after the end", arguments: MachineInputs.all)
    func afterTheEnd(input: MachineInputs.Named) {
        var script = MachineScript()
        script.tapLogin()
        script.feed(.credential(.sample()), .closed(isConfirmed: true))
        #expect(script.actions.last == .finish)
        #expect(script.feed(input.input).isEmpty)
    }

    @Test("nothing is done before the beginning but cancelling", arguments: MachineInputs.all)
    func beforeTheBeginning(input: MachineInputs.Named) {
        var script = MachineScript()
        script.feed(input.input)
        switch input.input {
        case .begin: #expect(script.actions.contains { if case .prepare = $0 { true } else { false } })
        case .cancel: #expect(script.failure == .cancelled)
        default: #expect(script.actions.isEmpty)
        }
    }
}

/// One input of each kind.
enum MachineInputs {
    struct Named: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let input: LoginMachine.Input
    }

    static let all: [Named] = [
        Named(testDescription: "begin", input: .begin),
        Named(testDescription: "entered", input: .entered(.prefetch)),
        Named(testDescription: "prepared", input: .prepared),
        Named(testDescription: "page", input: .event(.pagePresented)),
        Named(testDescription: "page gone", input: .event(.pageDismissed)),
        Named(testDescription: "tap", input: .event(.loginTapped(isChecked: true))),
        Named(testDescription: "credential", input: .credential(.sample("tok-B2"))),
        Named(testDescription: "failure", input: .failed(.carrierFailure)),
        Named(testDescription: "exchanged", input: .exchanged),
        Named(testDescription: "exchange failed", input: .exchangeFailed),
        Named(testDescription: "timer", input: .timer(.wholeLogin)),
        Named(testDescription: "cancel", input: .cancel),
        Named(testDescription: "closed", input: .closed(isConfirmed: true)),
    ]
}
