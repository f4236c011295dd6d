/// The rules of one scene as a value: inputs in, actions out. It knows no player, no clock and no task.
struct SceneMachine {
    private(set) var phase = Phase.idle
    /// The nodes that were taken.
    private(set) var steps: [SceneStep] = []

    private let rules: Rules
    private var pending: SceneVerification?
    private var isHalfwayOpen = false
    private var hasStarted = false
    private var lastToken: Secret?
    private var rejections = 0
    private var lastError: PhoneAuthError?
    /// A node has failed, and the scene waits for the user or the app.
    private var waitsAfterFailure = false
    /// How the scene ended by itself while the app's server was judging.
    private var end: SceneEnd?
    /// The stop has been asked for: once a scene.
    private var stopIsAsked = false
    private var repetitions: Set<ReturnCodeRow.Repetition> = []
    /// Why the start was refused that is being repeated.
    private var refusal: PhoneAuthError?
    private var pagesUp = 0
    private var hasShownPage = false
    /// Whether the present node's page has been told.
    private var nodeHasPage = false
    /// Whether the next node comes by itself, so that no page is no end.
    private var isNextDue = false
    private var leavingTaps: Set<AuthPageEvent> = []

    init(rules: Rules) {
        self.rules = rules
    }

    /// Where the scene stands.
    var state: SceneState {
        switch phase {
        case .idle, .ended: .idle
        case .preparing, .starting: .starting
        case .running: .running(steps.last?.node)
        case .verifying: .verifying(pending?.node ?? SceneNode(rawValue: ""))
        case .stopping: .stopping
        }
    }

    /// Whether the app may say how the scene goes on.
    var waitsForApp: Bool { phase == .verifying || (phase == .running && waitsAfterFailure) }

    /// Takes an input, changes, and says what to do.
    mutating func handle(_ input: Input) -> [Action] {
        guard phase != .ended else { return [] }
        switch input {
        case .begin:
            guard phase == .idle else { return [] }
            phase = .preparing
            return [.prepare(again: false)]
        case .prepared:
            guard phase == .preparing else { return [] }
            phase = .starting
            hasStarted = true
            return [.startTimer(.sign, rules.sign), .start]
        case .notPrepared(let error):
            return phase == .preparing ? settle(.failure(error)) : []
        case .message(let message):
            return handle(message)
        case .answered(let answer):
            return phase == .verifying ? judged(answer) : []
        case .continues(let isSuccess):
            return continues(isSuccess)
        case .timer(let timer):
            return fired(timer)
        case .cancel:
            // The outcome stands; the last steps of an accepted scene need not be waited for.
            return phase == .stopping ? stop() : settle(.failure(error(.cancelled)))
        case .cleared:
            return phase == .starting ? [.startTimer(.sign, rules.sign), .start] : []
        case .stopped:
            return phase == .stopping && stopIsAsked ? finish() : []
        }
    }

    private func error(_ code: PhoneAuthError.Code, at stage: Stage = .scene) -> PhoneAuthError {
        PhoneAuthError(code, stage: stage)
    }

    // MARK: The player

    private mutating func handle(_ message: SceneMessage) -> [Action] {
        if case .ended(let end) = message, phase == .stopping { return confirmEnd(end) }
        guard phase == .starting || phase == .running || phase == .verifying else {
            return phase == .stopping ? afterwards(message) : []
        }
        switch message {
        case .event(let event): return happened(event)
        case .entered(let node): return entered(node)
        case .passed(let node): return phase == .verifying ? [] : passed(node)
        case .credential(let credential, let node, let isHalfway):
            return received(
                SceneVerification(
                    scene: rules.scene, node: node, isHalfway: isHalfway, credential: credential))
        case .nodeFailed(let node, let error, let move): return failed(node, error, move)
        case .refused(let error, let repetition): return refused(error, repetition)
        case .ended(let end): return ended(end)
        }
    }

    /// A start that was refused is repeated once for each cause that the player can mend.
    private mutating func refused(_ error: PhoneAuthError, _ repetition: ReturnCodeRow.Repetition?) -> [Action] {
        guard phase != .verifying else {
            end = .failed(error)
            return []
        }
        guard phase == .starting, let repetition, repetitions.insert(repetition).inserted else {
            return settle(.failure(error))
        }
        refusal = error
        switch repetition {
        case .closeAndReopen:
            return [.clear]
        case .prefetchAgain, .initializeAgain:
            phase = .preparing
            return [.stopTimer(.sign), .prepare(again: true)]
        }
    }

    private mutating func happened(_ event: AuthPageEvent) -> [Action] {
        switch event {
        case .pagePresented: return pagePresented()
        case .pageDismissed: return pageDismissed()
        case .backTapped, .otherMethodTapped:
            guard leavingTaps.insert(event).inserted else { return [] }
        case .otherNumberTapped:
            isNextDue = true
        default:
            break
        }
        // What only a page can bring about shows that one is up, though nobody said so.
        var actions = event.happensOnPage && !hasShownPage ? pagePresented() : []
        actions.append(.emit(event))
        if event == .loginTapped(isChecked: true), phase == .running, pagesUp > 0 {
            return actions + [.stopTimer(.sign), .stopTimer(.pageIdle), .startTimer(.token, rules.token)]
        }
        if phase == .running, event.happensOnPage, pagesUp > 0, let idle = rules.pageIdle {
            actions.append(.startTimer(.pageIdle, idle))
        }
        return actions
    }

    /// From here on it is the user's turn.
    private mutating func pagePresented() -> [Action] {
        pagesUp += 1
        hasShownPage = true
        nodeHasPage = true
        isNextDue = false
        if phase == .starting { phase = .running }
        let idle = phase == .running ? rules.pageIdle.map { [Action.startTimer(.pageIdle, $0)] } ?? [] : []
        return [.emit(.pagePresented), .stopTimer(.sign), .stopTimer(.pageGone)] + idle
    }

    /// Without a page the user has left, unless the next node is on its way.
    private mutating func pageDismissed() -> [Action] {
        guard pagesUp > 0 else { return [] }
        pagesUp -= 1
        guard pagesUp == 0, phase == .running else { return [.emit(.pageDismissed)] }
        let isOnTheWay = isNextDue || steps.last?.node == .captcha
        return [.emit(.pageDismissed), isOnTheWay ? .startTimer(.sign, rules.sign) : .startTimer(.pageGone, 1)]
    }

    /// What is reported while the scene is being stopped: pages that go, or came up after all, and results too late.
    private mutating func afterwards(_ message: SceneMessage) -> [Action] {
        switch message {
        case .event(.pagePresented): return pagePresented()
        case .event(.pageDismissed): return pageDismissed()
        case .credential, .nodeFailed: return [.noteLate]
        default: return []
        }
    }

    private mutating func passed(_ node: SceneNode) -> [Action] {
        isNextDue = true
        return entered(node) + over(node, nil) + [.startTimer(.sign, rules.sign)]
    }

    private mutating func entered(_ node: SceneNode) -> [Action] {
        if let last = steps.last, last.node == node, !last.isOver { return [] }
        let skipped = skip()
        if phase == .starting { phase = .running }
        waitsAfterFailure = false
        rejections = 0
        nodeHasPage = false
        leavingTaps = []
        steps.append(SceneStep(node: node))
        return skipped + [
            .emit(.sceneNodeEntered(node: node.rawValue)), .stopTimer(.token), .startTimer(.sign, rules.sign),
        ]
    }

    /// The last node, where it was left without a result: for another way by the user, or behind by one that only looks.
    private mutating func skip() -> [Action] {
        guard let last = steps.last, !last.isOver, last.failure == nil else { return [] }
        let needsResult = [.numberAuth, .smsCode, .upGoingSMS].contains(last.node)
        return over(last.node, needsResult ? .userChoseOtherMethod : nil)
    }

    private mutating func received(_ verification: SceneVerification) -> [Action] {
        // Said again, or while another is being judged: the first one counts.
        guard verification.credential.token != lastToken else { return [.noteRepeated] }
        guard phase != .verifying else { return [.noteLate] }
        var actions = entered(verification.node)
        if pagesUp == 0, !nodeHasPage { actions += pagePresented() }
        lastToken = verification.credential.token
        pending = verification
        isHalfwayOpen = verification.isHalfway
        phase = .verifying
        actions += [.stopTimer(.sign), .stopTimer(.token), .stopTimer(.pageIdle), .stopTimer(.pageGone)]
        return actions + [.startTimer(.exchange, rules.exchange), .verify(verification)]
    }

    private mutating func failed(_ node: SceneNode, _ error: PhoneAuthError, _ move: SceneMove) -> [Action] {
        // A token that was there first counts.
        guard phase != .verifying else { return [] }
        let actions = entered(node) + [.stopTimer(.token)] + over(node, error.code)
        lastError = error
        switch move {
        case .goOn: return actions + goOn()
        case .stay:
            waitsAfterFailure = true
            reopenLast()
            return actions + (pagesUp > 0 ? [.stopTimer(.sign)] + letUserTry() : [.startTimer(.sign, rules.sign)])
        case .stop: return actions + settle(.failure(error))
        case .automatic:
            isNextDue = true
            return actions + [.startTimer(.sign, rules.sign)]
        }
    }

    /// Notes how a node ended.
    private mutating func over(_ node: SceneNode, _ failure: PhoneAuthError.Code?) -> [Action] {
        if let index = steps.lastIndex(where: { $0.node == node }) {
            steps[index].failure = failure
            steps[index].isOver = true
        }
        guard let failure else { return [.emit(.sceneNodePassed(node: node.rawValue))] }
        return [.emit(.sceneNodeFailed(node: node.rawValue, code: failure.rawValue))]
    }

    /// The last node's page is still there, so its step is not over: it fails or passes once more.
    private mutating func reopenLast() {
        if let index = steps.indices.last { steps[index].isOver = false }
    }

    /// It is the user's turn again on the page that is up.
    private func letUserTry() -> [Action] {
        rules.pageIdle.map { [.startTimer(.pageIdle, $0)] } ?? []
    }

    /// Takes the edge for failure; the next sign of life must come in time.
    private mutating func goOn() -> [Action] {
        waitsAfterFailure = false
        isNextDue = true
        return [.startTimer(.sign, rules.sign), .continueScene(false)]
    }

    private mutating func ended(_ end: SceneEnd) -> [Action] {
        guard phase != .verifying else {
            // What the server says decides: a number that it has accepted is accepted.
            self.end = end
            return []
        }
        switch end {
        case .over: return settle(.failure(lastError ?? error(.sceneNodeFailed)))
        case .left: return settle(.failure(error(.userCancelled)))
        case .failed(let error): return settle(.failure(error))
        }
    }

    // MARK: The app's server

    private mutating func judged(_ answer: Answer) -> [Action] {
        guard let verification = pending else { return [] }
        pending = nil
        phase = .running
        let answered = answerHalfway(answer == .verdict(.pass)) + [.stopTimer(.exchange)]
        switch answer {
        case .verdict(.pass):
            rejections = 0
            let passed = answered + over(verification.node, nil)
            guard !verification.isHalfway else {
                isNextDue = true
                return passed + (end.map { ended($0) } ?? [.startTimer(.sign, rules.sign)])
            }
            return passed
                + settle(.success(SceneResult(scene: rules.scene, steps: steps, credential: verification.credential)))
        case .verdict(let verdict):
            return answered + rejected(verification, verdict)
        case .failed:
            let error = error(.networkFailure, at: .exchange)
            return answered + over(verification.node, error.code) + settle(.failure(error))
        }
    }

    private mutating func rejected(_ verification: SceneVerification, _ verdict: SceneVerdict) -> [Action] {
        let node = verification.node
        let code: PhoneAuthError.Code =
            switch verdict {
            case .mismatch: .numberMismatch
            case .reject where node == .smsCode: .smsCodeRejected
            case .pass, .reject, .unknown: .sceneNodeFailed
            }
        let actions = over(node, code)
        lastError = error(code)
        if let end { return actions + ended(end) }
        rejections += 1
        waitsAfterFailure = true
        // The code may have been mistyped, where the page is still there.
        let mayRetype = node == .smsCode && verdict != .mismatch && rejections < rules.tries && pagesUp > 0
        if mayRetype {
            reopenLast()
            return actions + letUserTry() + (verification.isHalfway ? [] : [.tryAgain])
        }
        return actions + goOn()
    }

    private mutating func continues(_ isSuccess: Bool) -> [Action] {
        if phase == .verifying {
            return [.abandonVerification] + judged(.verdict(isSuccess ? .pass : .reject))
        }
        guard phase == .running, waitsAfterFailure else { return [] }
        waitsAfterFailure = false
        isNextDue = true
        return [.startTimer(.sign, rules.sign), .continueScene(isSuccess)]
    }

    /// Each half-way question is answered once, whatever becomes of the scene.
    private mutating func answerHalfway(_ isPassed: Bool) -> [Action] {
        guard isHalfwayOpen else { return [] }
        isHalfwayOpen = false
        return [.answerHalfway(isPassed)]
    }

    // MARK: The end

    private mutating func fired(_ timer: Timer) -> [Action] {
        switch (timer, phase) {
        case (.pageGone, .running):
            return settle(.failure(error(.userCancelled)))
        case (.sign, .starting):
            return settle(.failure(refusal ?? error(.timeout)))
        case (.sign, .running), (.token, .running), (.pageIdle, .running):
            return settle(.failure(error(.timeout)))
        case (.exchange, .verifying):
            let node = pending?.node
            let failed = node.map { over($0, .timeout) } ?? []
            return failed + settle(.failure(error(.timeout, at: .exchange)))
        case (.stop, .stopping):
            return stopIsAsked ? finish() : stop()
        default:
            return []
        }
    }

    private mutating func settle(_ outcome: Outcome) -> [Action] {
        let timers = Timer.allCases.map { Action.stopTimer($0) }
        let answers = answerHalfway(false)
        pending = nil
        phase = .stopping
        var actions = timers + answers + [.abandonVerification, .settle(outcome)]
        guard hasStarted else { return actions + finish() }
        if case .success = outcome, end == nil {
            // The scene has its own last steps, such as a score, and says when it is over.
            actions += [.startTimer(.stop, rules.stop), .continueScene(true)]
            return actions
        }
        return actions + stop()
    }

    private mutating func confirmEnd(_ end: SceneEnd) -> [Action] {
        stopIsAsked ? [] : stop()
    }

    private mutating func stop() -> [Action] {
        guard !stopIsAsked else { return [] }
        stopIsAsked = true
        return [.startTimer(.stop, rules.stop), .stop]
    }

    private mutating func finish() -> [Action] {
        let gone = Array(repeating: Action.emit(.pageDismissed), count: pagesUp)
        pagesUp = 0
        phase = .ended
        return gone + [.stopTimer(.stop), .finish]
    }
}
