import Testing

@testable import PhoneAuth

@Suite("A login and the closing of its page")
struct LoginClosingTests {
    @Test("a page that comes up while it is being closed is closed too, and waited for")
    func latePage() {
        var script = MachineScript()
        script.feed(.begin, .prepared, .timer(.present))
        let actions = script.feed(.event(.pagePresented))
        #expect(actions == [.emit(.pagePresented), .close(0)])
        script.feed(.closed(isConfirmed: true))
        #expect(script.count(of: .finish) == 0, "the first closing was asked for before the page was there")
        script.feed(.closed(isConfirmed: true))
        #expect(script.events == [.pagePresented, .pageDismissed])
        #expect(script.count(of: .finish) == 1)
    }

    @Test("an exchange that is quicker than the closing at the token waits for it")
    func quickExchange() {
        var script = MachineScript {
            $0.exchanges = true
            $0.closesAtToken = true
        }
        script.tapLogin()
        script.feed(.credential(.sample()), .exchanged)
        #expect(script.outcomes == [.exchanged])
        #expect(script.count(of: .finish) == 0, "the page is still there")
        script.feed(.closed(isConfirmed: true))
        #expect(script.events.last == .pageDismissed)
        #expect(script.count(of: .finish) == 1)
        #expect(script.count(of: .close(0)) == 1)
    }

    @Test("a closing that nobody confirmed shows no page going, also during the exchange")
    func unconfirmed() {
        var script = MachineScript {
            $0.exchanges = true
            $0.closesAtToken = true
        }
        script.tapLogin()
        script.feed(.credential(.sample()), .closed(isConfirmed: false))
        #expect(script.events.last == .loginTapped(isChecked: true))
        script.feed(.exchanged)
        #expect(script.actions.last == .finish)
    }

    @Test("a page that comes up after the token that showed it is closed once more", arguments: [true, false])
    func pageAfterToken(exchanges: Bool) {
        var script = MachineScript {
            $0.exchanges = exchanges
            $0.closesAtToken = true
        }
        script.feed(.begin, .prepared, .credential(.sample()))
        #expect(script.count(of: .close(0)) == 1)
        script.feed(.event(.pagePresented), .event(.pagePresented))
        #expect(script.count(of: .close(0)) == 2)
        script.feed(.closed(isConfirmed: false), .closed(isConfirmed: true))
        if exchanges { script.feed(.exchanged) }
        #expect(script.events == [.pagePresented, .pageDismissed])
        #expect(script.count(of: .finish) == 1)
    }

    @Test("cancelling while a page is closed for opening again waits for that one closing")
    func cancelWhileReopening() {
        var script = MachineScript()
        script.feed(.begin, .prepared, .failed(.busy, at: .present, repetition: .closeAndReopen), .cancel)
        #expect(script.failure == .cancelled)
        #expect(script.count(of: .close(0)) == 1)
        script.feed(.closed(isConfirmed: true))
        #expect(script.count(of: .open(0)) == 1, "it is not opened again")
        #expect(script.actions.last == .finish)
    }
}
