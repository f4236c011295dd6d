import Testing

@testable import PhoneAuth

@Suite("A scene's rules")
struct SceneMachineTests {
    private func error(_ code: PhoneAuthError.Code) -> PhoneAuthError { PhoneAuthError(code, stage: .scene) }

    @Test("A pass ends the scene with the credential; the player then goes on to its own end and is stopped once")
    func pass() {
        var script = SceneScript()
        script.start()
        script.feed(.message(.event(.pagePresented)))
        script.credential()
        #expect(script.outcomes.isEmpty)
        script.feed(.answered(.verdict(.pass)))
        #expect(script.result?.credential.token.reveal() == "mask-1")
        #expect(script.nodes == ["numberAuth passed"])
        #expect(script.count(.continueScene(true)) == 1 && script.count(.stop) == 0)
        script.feed(.message(.ended(.over)))
        #expect(script.count(.stop) == 1)
        #expect(script.count(.finish) == 0)
        script.feed(.stopped)
        #expect(script.count(.finish) == 1)
        #expect(script.timers.isEmpty)
    }

    @Test("A player that says nothing after a pass is stopped, and let go when it does not confirm that either")
    func silentEnd() {
        var script = SceneScript()
        script.start()
        script.credential()
        script.feed(.answered(.verdict(.pass)), .timer(.stop))
        #expect(script.count(.stop) == 1 && script.count(.finish) == 0)
        script.feed(.timer(.stop))
        #expect(script.count(.finish) == 1)
    }

    @Test(
        "Anything but a pass takes one tap to the next node", arguments: [SceneVerdict.reject, .mismatch, .unknown])
    func noPass(verdict: SceneVerdict) {
        var script = SceneScript()
        script.start()
        script.credential()
        script.feed(.answered(.verdict(verdict)))
        #expect(script.outcomes.isEmpty)
        #expect(script.count(.continueScene(false)) == 1)
        script.feed(.message(.entered(.smsCode)))
        script.credential("mask-2", node: .smsCode)
        script.feed(.answered(.verdict(.pass)))
        #expect(script.result?.credential.token.reveal() == "mask-2")
        #expect(script.nodes.count == 2 && script.nodes[1] == "smsCode passed")
    }

    @Test("A rejected SMS code may be typed again twice; the third rejection goes on without it")
    func retyping() {
        var script = SceneScript()
        script.start()
        for attempt in 1...3 {
            script.credential("mask-\(attempt)", node: .smsCode)
            script.feed(.answered(.verdict(.reject)))
            #expect(script.count(.tryAgain) == min(attempt, 2))
            #expect(script.count(.continueScene(false)) == (attempt == 3 ? 1 : 0))
        }
        #expect(script.nodes == ["smsCode smsCodeRejected"])
    }

    @Test("When the user may try again on the page, the time that it may be left alone begins again")
    func idleAgain() {
        var script = SceneScript(pageIdle: 60)
        script.start()
        script.feed(.message(.event(.pagePresented)), .message(.entered(.smsCode)))
        script.credential(node: .smsCode)
        script.feed(.timer(.pageIdle))
        #expect(script.outcomes.isEmpty, "the server's time is not the user's")
        script.feed(.answered(.verdict(.reject)))
        #expect(script.actions.last { if case .startTimer(.pageIdle, _) = $0 { true } else { false } } != nil)
        script.feed(.timer(.pageIdle))
        #expect(script.failure == .timeout)
        var failed = SceneScript(pageIdle: 60)
        failed.start()
        failed.feed(.message(.event(.pagePresented)), .message(.event(.loginTapped(isChecked: true))))
        failed.feed(.message(.nodeFailed(.numberAuth, error(.carrierFailure), move: .stay)))
        #expect(failed.timers.contains(.pageIdle))
    }

    @Test("A number that is proven and another one than the account's is not typed again")
    func mismatch() {
        var script = SceneScript(.resetPassword)
        script.start()
        script.credential(node: .smsCode)
        script.feed(.answered(.verdict(.mismatch)))
        #expect(script.count(.continueScene(false)) == 1 && script.count(.tryAgain) == 0)
        script.feed(.message(.ended(.over)))
        #expect(script.failure == .numberMismatch)
    }

    @Test("A request that fails, and a server that is silent, end the scene at the exchange")
    func server() {
        for (input, code) in [
            (SceneMachine.Input.answered(.failed), PhoneAuthError.Code.networkFailure),
            (.timer(.exchange), .timeout),
        ] {
            var script = SceneScript()
            script.start()
            script.credential()
            script.feed(input)
            #expect(script.failure == code)
            if case .failure(let error) = script.outcomes.first { #expect(error.stage == .exchange) }
            #expect(script.count(.abandonVerification) == 1)
            #expect(script.count(.stop) == 1)
        }
    }

    enum HalfwayPath: CaseIterable, Sendable {
        case pass, reject, unknown, failed, silence, cancel, appPass, appReject, endThenCancel
    }

    @Test("A half-way question is answered exactly once on every path", arguments: HalfwayPath.allCases)
    func halfway(path: HalfwayPath) {
        var script = SceneScript(.changeNumber)
        script.start()
        script.credential(node: .smsCode, isHalfway: true)
        switch path {
        case .pass: script.feed(.answered(.verdict(.pass)))
        case .reject: script.feed(.answered(.verdict(.reject)))
        case .unknown: script.feed(.answered(.verdict(.unknown)))
        case .failed: script.feed(.answered(.failed))
        case .silence: script.feed(.timer(.exchange))
        case .cancel: script.feed(.cancel)
        case .appPass: script.feed(.continues(isSuccess: true))
        case .appReject: script.feed(.continues(isSuccess: false))
        case .endThenCancel: script.feed(.message(.ended(.left)), .cancel)
        }
        let isPass = path == .pass || path == .appPass
        #expect(script.count(.answerHalfway(true)) == (isPass ? 1 : 0))
        #expect(script.count(.answerHalfway(false)) == (isPass ? 0 : 1))
        script.feed(.cancel, .answered(.verdict(.pass)), .message(.ended(.over)), .stopped)
        #expect(script.count(.answerHalfway(true)) + script.count(.answerHalfway(false)) == 1)
        // Half-way is not the end: nothing is continued for it.
        #expect(script.count(.continueScene(true)) + script.count(.continueScene(false)) == 0)
    }

    @Test("After a half-way pass the scene goes on to the next credential")
    func afterHalfway() {
        var script = SceneScript(.changeNumber)
        script.start()
        script.credential("mask-1", node: .smsCode, isHalfway: true)
        script.feed(.answered(.verdict(.pass)), .message(.entered(.smsCode)))
        script.credential("mask-2", node: .smsCode)
        script.feed(.answered(.verdict(.pass)))
        #expect(script.nodes == ["smsCode passed", "smsCode passed"])
        #expect(script.result?.credential.token.reveal() == "mask-2")
    }

    @Test("What the server has accepted is accepted, though the scene ended meanwhile; what it has not is not")
    func endWhileVerifying() {
        var accepted = SceneScript()
        accepted.start()
        accepted.credential()
        accepted.feed(.message(.ended(.left)))
        #expect(accepted.outcomes.isEmpty)
        accepted.feed(.answered(.verdict(.pass)))
        #expect(accepted.result != nil)
        #expect(accepted.count(.continueScene(true)) == 0 && accepted.count(.stop) == 1)
        var rejected = SceneScript()
        rejected.start()
        rejected.credential()
        rejected.feed(.message(.ended(.left)), .answered(.verdict(.reject)))
        #expect(rejected.failure == .userCancelled)
    }

    @Test("The same token again, and one that comes while another is judged, are no second question")
    func repeated() {
        var script = SceneScript()
        script.start()
        script.credential()
        script.credential()
        script.credential("mask-2")
        #expect(script.actions.count { if case .verify = $0 { true } else { false } } == 1)
        script.feed(.answered(.verdict(.reject)))
        script.credential()
        #expect(script.actions.count { if case .verify = $0 { true } else { false } } == 1)
    }

    @Test("A failed node is followed by what the player says", arguments: [SceneMove.goOn, .stay, .stop])
    func failedNode(move: SceneMove) {
        var script = SceneScript()
        script.start()
        script.feed(.message(.nodeFailed(.smsCode, error(.rateLimited), move: move)))
        #expect(script.count(.continueScene(false)) == (move == .goOn ? 1 : 0))
        #expect(script.failure == (move == .stop ? .rateLimited : nil))
        #expect(script.machine.waitsForApp == (move == .stay))
        if move == .stay {
            script.feed(.continues(isSuccess: false))
            #expect(script.count(.continueScene(false)) == 1)
            #expect(!script.machine.waitsForApp)
        }
    }

    @Test("An end without an accepted credential is a failure: the last node's, the user's, or the player's")
    func ends() {
        var over = SceneScript()
        over.start()
        over.feed(.message(.ended(.over)))
        #expect(over.failure == .sceneNodeFailed)
        var afterNode = SceneScript()
        afterNode.start()
        afterNode.feed(.message(.nodeFailed(.upGoingSMS, error(.carrierFailure), move: .goOn)), .message(.ended(.over)))
        #expect(afterNode.failure == .carrierFailure)
        var left = SceneScript()
        left.start()
        left.feed(.message(.ended(.left)))
        #expect(left.failure == .userCancelled)
        var failed = SceneScript()
        failed.start()
        failed.feed(.message(.ended(.failed(error(.sceneNotFound)))))
        #expect(failed.failure == .sceneNotFound)
    }

    @Test("A refused start is repeated once for each cause that can be mended")
    func repetition() {
        var script = SceneScript()
        script.start()
        script.feed(.message(.refused(error(.authTokenInvalid), repetition: .initializeAgain)))
        #expect(script.count(.prepare(again: true)) == 1 && script.outcomes.isEmpty)
        script.feed(.prepared, .message(.refused(error(.authTokenInvalid), repetition: .initializeAgain)))
        #expect(script.failure == .authTokenInvalid)
        var busy = SceneScript()
        busy.start()
        busy.feed(.message(.refused(error(.sceneBusy), repetition: .closeAndReopen)))
        #expect(busy.count(.clear) == 1)
        busy.feed(.cleared)
        #expect(busy.count(.start) == 2)
    }

    @Test("What stops giving signs of life times out; the user's own turn does not")
    func deadlines() {
        var start = SceneScript()
        start.start()
        start.feed(.timer(.sign))
        #expect(start.failure == .timeout)
        var page = SceneScript()
        page.start()
        page.feed(.message(.event(.pagePresented)))
        #expect(page.timers.isEmpty)
        page.feed(.message(.event(.loginTapped(isChecked: true))))
        #expect(page.timers == [.token])
        page.feed(.timer(.token))
        #expect(page.failure == .timeout)
    }

    private var dismissed: SceneMachine.Input { .message(.event(.pageDismissed)) }
    private var presented: SceneMachine.Input { .message(.event(.pagePresented)) }

    @Test("A page that goes without a result is the user's leaving, after a second; unless the next node is on its way")
    func pageGone() {
        var left = SceneScript()
        left.start()
        left.feed(.message(.entered(.numberAuth)), presented, dismissed)
        #expect(left.timers == [.pageGone])
        left.feed(.timer(.pageGone))
        #expect(left.failure == .userCancelled)
        var onTheWay = SceneScript()
        onTheWay.start()
        onTheWay.feed(.message(.entered(.numberAuth)), presented, .message(.event(.otherNumberTapped)), dismissed)
        #expect(onTheWay.timers == [.sign])
        onTheWay.feed(.timer(.sign))
        #expect(onTheWay.failure == .timeout)
    }

    @Test("A code that is rejected when its page has gone is not typed again")
    func rejectedWithoutPage() {
        var script = SceneScript(.bindNewNumber)
        script.start()
        script.feed(.message(.entered(.smsCode)), presented)
        script.credential(node: .smsCode)
        script.feed(dismissed, .answered(.verdict(.reject)))
        #expect(script.count(.tryAgain) == 0 && script.count(.continueScene(false)) == 1)
    }

    @Test(
        "What only a page can bring about shows that one is up; a failure that keeps a page, and there is none, does not"
    )
    func impliedPage() {
        var tapped = SceneScript()
        tapped.start()
        tapped.feed(.message(.event(.agreementTapped(index: 0, title: nil, url: nil))))
        #expect(tapped.count(.emit(.pagePresented)) == 1 && tapped.timers.isEmpty)
        var failed = SceneScript(.bindNewNumber)
        failed.start()
        failed.feed(.message(.nodeFailed(.smsCode, error(.sceneNodeFailed), move: .stay)))
        #expect(failed.timers == [.sign])
    }

    @Test("Each page that was told is told to have gone, at the latest at the end; one that was not told is not")
    func pagesBalance() {
        var script = SceneScript()
        script.start()
        script.feed(dismissed)
        #expect(script.count(.emit(.pageDismissed)) == 0)
        script.feed(.message(.entered(.smsCode)), presented, .cancel, .stopped)
        #expect(script.count(.emit(.pageDismissed)) == 1)
        #expect(script.actions.last == .finish)
    }

    @Test("Asking for another way while the server judges does not undo what it accepts")
    func otherWayWhileVerifying() {
        var script = SceneScript()
        script.start()
        script.credential()
        script.feed(.message(.refused(error(.userChoseOtherMethod), repetition: nil)), .answered(.verdict(.pass)))
        #expect(script.result != nil)
        var rejected = SceneScript()
        rejected.start()
        rejected.credential()
        rejected.feed(.message(.refused(error(.userChoseOtherMethod), repetition: nil)), .answered(.verdict(.reject)))
        #expect(rejected.failure == .userChoseOtherMethod)
    }

    @Test("A half-way code that is rejected for the third time is given up")
    func halfwayTries() {
        var script = SceneScript(.changeNumber)
        script.start()
        for attempt in 1...3 {
            script.credential("mask-\(attempt)", node: .smsCode, isHalfway: true)
            script.feed(.answered(.verdict(.reject)))
            #expect(script.count(.answerHalfway(false)) == attempt)
            #expect(script.count(.continueScene(false)) == (attempt == 3 ? 1 : 0))
        }
    }

    @Test("A node that the user left for another is no pass")
    func skipped() {
        var script = SceneScript()
        script.start()
        script.feed(.message(.entered(.numberAuth)), presented, .message(.entered(.smsCode)))
        #expect(script.nodes == ["numberAuth userChoseOtherMethod", "smsCode open"])
    }

    @Test("A start that stays in the way of another scene fails for that")
    func staysBusy() {
        var script = SceneScript()
        script.start()
        script.feed(.message(.refused(error(.sceneBusy), repetition: .closeAndReopen)), .timer(.sign))
        #expect(script.failure == .sceneBusy)
    }

    @Test("Results that come again, or when nobody waits any more, are counted")
    func counts() {
        var script = SceneScript()
        script.start()
        script.credential()
        script.credential()
        script.feed(.answered(.verdict(.pass)))
        script.credential("mask-2")
        #expect(script.count(.noteRepeated) == 1 && script.count(.noteLate) == 1)
    }

    @Test("An accepted scene that is cancelled in its last steps is stopped at once, and stays accepted")
    func cancelInLastSteps() {
        var script = SceneScript()
        script.start()
        script.credential()
        script.feed(.answered(.verdict(.pass)))
        #expect(script.count(.stop) == 0)
        script.feed(.cancel)
        #expect(script.count(.stop) == 1)
        script.feed(.cancel, .stopped)
        #expect(script.count(.stop) == 1)
        #expect(script.failure == nil && script.outcomes.count == 1)
    }

    @Test("A scene that is cancelled before it has started is not stopped")
    func cancelEarly() {
        var script = SceneScript()
        script.feed(.begin, .cancel)
        #expect(script.failure == .cancelled)
        #expect(script.count(.stop) == 0 && script.count(.finish) == 1)
    }
}
