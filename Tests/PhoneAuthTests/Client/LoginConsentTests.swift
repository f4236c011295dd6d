import Testing

@testable import PhoneAuth

@Suite("The app's own dialog, as a login's rules see it")
struct LoginConsentTests {
    private func script(holdsToken: Bool = false) -> MachineScript {
        MachineScript { rules in
            rules.asksForConsent = true
            rules.plans[0].canTick = true
            rules.plans[0].holdsToken = holdsToken
        }
    }

    @Test("An answer that comes when the user has gone on already ends the dialog, and the next tap asks again")
    func lateAnswer() {
        var script = script()
        script.showPage()
        script.feed(.event(.loginTapped(isChecked: false)))
        script.feed(.event(.checkboxToggled(isChecked: true)), .event(.loginTapped(isChecked: true)))
        script.feed(.answered(.consent, false))
        #expect(script.events.last == .consentDialogDismissed)
        #expect(script.count(of: .ask(.consent)) == 1)
        script.feed(.answered(.consent, true))
        #expect(script.count(of: .tick(0)) == 0)
    }

    @Test("Consent that comes while a token is fetched ticks the box and fetches no second one")
    func consentWhileFetching() {
        var script = script(holdsToken: true)
        script.tapLogin()
        #expect(script.machine.phase == .fetching)
        script.feed(.answered(.consent, true))
        #expect(script.count(of: .fetchToken(0)) == 0)
    }

    @Test("After the app has ticked the box, the user's next untick is news, whatever was reported before")
    func untickAfterTick() {
        var script = script()
        script.showPage()
        script.feed(.event(.checkboxToggled(isChecked: true)), .event(.checkboxToggled(isChecked: false)))
        script.feed(.event(.loginTapped(isChecked: false)), .answered(.consent, true), .ticked)
        script.feed(.event(.checkboxToggled(isChecked: false)))
        #expect(script.events.count { $0 == .checkboxToggled(isChecked: false) } == 2)
        script.feed(.event(.checkboxToggled(isChecked: false)))
        #expect(script.events.count { $0 == .checkboxToggled(isChecked: false) } == 2)
    }
}
